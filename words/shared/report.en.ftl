# Telling whoever hosts the bot that something seems wrong.

report-problem = Report a problem
report-done = Thank you. This is report { NUMBER($number, useGrouping: 0) }: tell its number to whoever runs this bot, and what seemed wrong. It keeps the game as it stands now, and nobody’s name.
refusal-no_such_report = There is no report of that number.
refusal-enough_reports = Enough has been reported at this table. Please tell whoever runs this bot.
