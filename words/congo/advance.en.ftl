# What a player of Congo may answer before being asked.

advance-no_special_here = No special card at this stop
    .label = No special card at this stop
    .says = when I am asked, plays no card
advance-no_special = No special card in this game
    .label = No special card in this game
    .says = whenever I am asked, plays no card
advance-pass_unless_overbid = Pass as long as nobody is above me, at this stop
    .label = Pass unless overbid here
    .says = passes as long as nobody is above me
advance-pass_here = Pass at this stop, whatever happens
    .label = Pass here, whatever happens
    .says = passes even if I am overbid
span-stop = to the end of this stop
