# What the server answers when something cannot be done. Every sentence says what to do, where there is something to do.

## Who and where

server-no-such-table = There is no such table. Check the link.
server-no-such-title = This server does not have that game.
server-no-such-seat = This table has no such seat.
server-no-such-bot = There is no such kind of bot for this game.
server-no-such-group = There is no such playing group.
server-nothing-here = There is nothing at this address.
server-bad-key = This link does not open a seat at this table. Ask the host for a new one.
server-not-your-seat = That seat is not yours.
server-private = This table is not public. Ask the host for the link of a seat.
server-no-open-seat = No seat is free at this table.
server-lent-to-a-bot = A bot plays this seat now. Take it back first.
server-bad-name = A name has 1 to 32 letters that can be read, and no hidden ones.
server-invite-void = This invitation is no longer valid: somebody has taken the seat, or a newer one was sent. Ask for a new one.
server-seat-taken = Somebody sits there already.
server-host-only = Only the host of the table can do that before the game begins.
server-seats-full = Names and seats have changed so often at this table that they stay as they are now.
server-not-begun = The game has not begun yet: everybody must be there and ready.
server-begun = The game has begun already.
server-bad-promise = The share of luck does not fit what was promised. A promise and a share have 64 hexadecimal digits.
server-revealing = Everybody is ready, so promises of luck can no longer be changed.
server-not-revealing = It is not yet time to show a share of luck: not everybody is ready, or none was promised.
server-not-asked = That question is no longer open.
server-nobody-to-decide = There is no bot that could decide this for you.
server-said-enough = So many claims and promises have been made at this table that no more fit. Chat is still open.
server-undone-enough = So much has been taken back at this table that the rest stands.
server-to-and-fro = That is enough to and fro. Decide now.
server-hints-off = At this table nobody asks a bot for advice.
server-call-turn = It is your turn at the table.
server-call-address = The server calls only public addresses that begin with https://.
server-calls-full = This seat is called in so many ways already that no more fit. Call one off first.
server-calls-off = This server calls nobody.
server-not-over-yet = The same can be played again once this game is over.

## Making a table

server-setup-refused = The table cannot be set up like this.
server-wrong-seats = That number of seats does not fit the game.
server-bad-clock = The clock must give between 5 seconds and an hour for a decision, or between an hour and 30 days by correspondence.
server-bad-seed = A seed is a number, or 64 hexadecimal digits.

## Limits

# Lines of talk about who sits where; $name (text) is the name of the seat now, $before (text) the one before.
server-seat-sat = { $name } sat down.
server-seat-left = { $before } left, and the seat is free.
server-seat-invited = Somebody new is invited to { $name }.
server-seat-filled = { $name }, a bot, took a free seat.
server-seat-lent = A bot plays for { $name }.
server-seat-back = { $name } plays again.
server-seat-renamed = { $before } is now called { $name }.

# $reason (text) names the place or the field.
server-unreadable = That message cannot be read ({ $reason }).
server-too-large = That is too large.
server-too-slow = That took too long to arrive. Try again.
server-too-fast = Too much at once. Wait a moment and try again.
server-enough-today = So much was made or brought from your network today that others come first now. Try again tomorrow.
server-too-busy = The server cannot keep up just now. Try again in a moment.
server-full-of-tables = The server has no room for another table just now. Try again later.
server-full-of-guests = There is no room for another guest just now. Try again later.
server-closing = The server is just restarting. Try again in a moment; nothing is lost.
server-moved = This table is changing servers, or cannot be reached just now. The page comes back by itself; nothing that was acknowledged is lost.
server-other-origin = This page belongs to another site and may not sit down here.
server-hello-first = Say first at which table.
server-disk-full = The server's disk is full, so that was not kept. Nothing kept before is lost; try again later.
server-disk = The server could not keep that. Nothing kept before is lost; try again.

## At the table

server-over = This game is over.
server-not-over = The record can be seen once the game is over: it shows everything that is hidden.
server-not-over-here = A game goes on from one of its steps once it is over. One that is being played does so only if nobody but its maker ever sat there: its luck to come and everything hidden would be known.
server-no-such-step = The game has no such step.
server-nothing-left = At that step the game is over. Choose an earlier one.
server-chat-empty = There is nothing to say in that message.
server-chat-too-long = That message is too long.
server-chat-full = So much has been said at this table that no more fits.
server-undo-off = At this table nothing is taken back.
# $who (text) is the name of who answered.
server-undo-last = the last answer of { $who }
server-no-request = Nobody asks you to agree to anything now: that request no longer stands.
# $who (text) is the name of who asks.
server-other-request = The request you answered no longer stands, so your answer counts for nothing: it is { $who } who asks now, or for something else.
# $who (text) is the name of who asks.
server-undo-asked = { $who } has asked to take something back; that is settled first.
# $seconds (number) is how long the same may not be asked for.
server-undo-declined = The others do not agree to take that back. You may ask for it again when something has changed at the table, or in { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
server-mates-off = At this table nobody acts for somebody else.
server-mate-is-there = That player is there, or has left only a moment ago.
server-needs-everybody = Everybody who sits at this table must agree to that, also those for whom a bot plays.
server-not-faulted = Nothing is wrong with this table.
# $id (text) is the number of the fault, to be named in a report.
server-fault = The rules broke down at this table (fault { $id }). You can step back to before that; the operator has a report.
# $version (number) is the rules version of the game, $here (number) the one of this server; the same where only the content differs.
server-other-rules = This game was played under other rules or with other content (rules version { $version }, here { $here }): it can be looked at and, once it is over, exported, but not played on.
# $reason (text) names the line of the record.
server-record-refused = This record does not replay here: { $reason }

## The page that is shown when the browser client was not built in

server-no-client = The browser client is not part of this program. Build it with “cargo xtask play”, or run “npm ci” and “npm run build” in the folder web and build the program again.

## holdout serve

# $address (text) is where a browser finds the server.
server-open-at = Holdout is open at { $address } (end it with Ctrl+C)
# $count (number) of games that were being played.
server-games-rebuilt =
    { $count ->
        [0] No game was being played.
        [one] One game that was being played goes on.
       *[other] { $count } games that were being played go on.
    }
# $count (number) of games that cannot go on by themselves.
server-games-faulted =
    { $count ->
        [one] One of them does not replay with the rules of this program; it says so to whoever opens it.
       *[other] { $count } of them do not replay with the rules of this program; they say so to whoever opens them.
    }
server-stopped = Everything is on disk. Goodbye.
