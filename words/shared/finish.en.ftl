# The finish card: how a game went, once it is over.

finish-total = Total
finish-course = How it went
finish-start = start
finish-line = { $who }: { $amounts }
turning-lead = takes the lead for good
turning-ahead = was { $amount } ahead
turning-gain = { $amount } in one go
