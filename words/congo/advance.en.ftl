# What a player of Congo may answer before being asked.

advance-no_special_here = No special card at this stop
advance-no_special = No special card in this game
advance-pass_unless_overbid = Pass as long as nobody is above me, at this stop
advance-pass_here = Pass at this stop, whatever happens
span-stop = to the end of this stop
