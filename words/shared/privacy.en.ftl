## What is kept of somebody, and how to take it away. PRIVACY.md says the same.

command-privacy = privacy
    .hint = What is kept about you, all of it as a file, or nothing any more.

privacy-about = **What I keep about you, and why**
    - Your Discord number and the name you had when you last sat down: so that your seat is yours and others know who plays.
    - Your seats, your moves with their times, results, and invitations: they are the games.
    - Your settings in /me: language, where you are called, quiet hours, days away, and what a coach has told you in a first game.
    - Your notes, your votes, your answers in advance and your reminders: until they have been used.
    - Where your hands and calls stand in Discord: to keep them up to date.
    I read no messages, and keep nothing of people who only look on. Nothing is sold, shared or used for anything else.
    Press **All of it as a file**: only you see it. Or **Forget me**: I ask once, then no seat, game or list names you any more, and no number leads to you. What others played stays theirs.
    It stays: what stands in Discord (messages and pictures; delete yours there) and in the host’s backups, usually for a week.
    A scrambled mark stays too, which says nothing about you: it keeps an old backup from bringing you back. So does one where a moderator lets you open no tables.
privacy-export = All of it as a file
privacy-delete = Forget me
privacy-export-done = Here is all I keep about you.
privacy-nothing = I keep nothing about you.
privacy-ask = **Forget you, for good?** { $games ->
        [0] You are in no running game.
        [one] You leave one running game for good.
       *[other] You leave { $games } running games for good.
    } { $lobbies ->
        [0] No table waits for you to start.
        [one] You leave one table that has not begun.
       *[other] You leave { $lobbies } tables that have not begun.
    }
    Your past games stay, without your name. Nobody can take this back, not even the host. You may come back any time, as somebody new.
privacy-sure = Yes, forget me
privacy-keep = No, keep it all
privacy-forgotten = You are forgotten: no game, list or setting here leads to you any more. Thank you for having played.
nameless = Player
