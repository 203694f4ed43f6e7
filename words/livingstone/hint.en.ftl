# How far a hint looks ahead, and what tells how its tries came out.

hint-until = to the end of the round

telling-queen_content = The Queen is content
telling-majority = You have a majority
telling-white_stone = You draw the white stone
telling-tent = You place a tent
telling-sale = You sell gems
