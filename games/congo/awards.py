"""What players of Congo are told at the end that they had most of."""

from games.course import Award

AWARDS = (
    Award("okapi", ("okapi_hunted",)),
    Award("hero", ("gorilla_died", "warrior_died")),
    Award("mosquito", ("malaria_bit",)),
    Award("lost", ("gorilla_killed", "gorilla_won", "warrior_won", "malaria_took")),
    Award("hippos", ("hippos_committed",)),
    Award("schemer", ("special_played",)),
    Award("crew", ("auxiliaries_added",)),
    Award("flags", ("port_taken",)),
    Award("late", ("special_gained",)),
)
