# What a player of Congo may answer before being asked.

advance-no_special_here = No special card at this stop
    .label = No special card at this stop
advance-no_special = No special card in this game
    .label = No special card in this game
advance-pass_unless_overbid = Pass as long as nobody is above me, at this stop
    .label = Pass unless overbid here
advance-pass_here = Pass at this stop, whatever happens
    .label = Pass here, whatever happens
span-stop = to the end of this stop
