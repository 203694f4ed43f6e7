# How far a hint looks ahead, and what tells how its tries came out.

hint-until = to the end of the turn

telling-award = You win the award of the round
telling-bailout = You need a bail-out
telling-no_dividends = Your company pays no dividends
telling-income = Your company is paid for cargo
telling-contract = You complete a contract
telling-reward = You are rewarded for a ship
telling-passenger = You place a passenger
telling-warship = A warship brings you money
telling-free_action = You gain a free action
