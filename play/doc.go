// Package play is Boardwalk in the terminal: a table at which one person sits
// beside bots, types what to bet, and may ask of every payment why.
//
// [Session] is the whole of it without a screen: it turns typed lines into
// acts at a live table, plays the bots and keeps the log. [Plain] prints a
// session line by line, [Demonstrate] lets bots play by themselves, and
// [Screen] draws the layout on a full screen. All three do nothing but call
// [Session.Do] and show what it returns.
//
// Other modules should not build on this package: it may change in every version.
//
// # Files
//
// The terms of the screen: inks.go (colours), columns.go (lines side by side), dicefaces.go, commandline.go (the line that
// is being typed).
//
// A session: session.go, bank.go (whose money it is), bots.go, buyin.go, lawful.go (whether an act is lawful now),
// contest.go (players against each other).
//
// What happened, in lines: loglines.go, cardlines.go, opening.go (of a poker table), roundresult.go, why.go (the paragraph
// of a payment).
//
// What is typed: wagernames.go, suggestions.go (what could have been meant), betting.go, gameacts.go, settings.go (hands
// that are set), choice.go (words for choices), asking.go (what is asked, and what is not), answer.go, typinghint.go,
// saving.go (the session as a case), command.go (all commands).
//
// What play is worth: houseedge.go, coach.go.
//
// A round: interlude.go (before wagers are made), round.go.
//
// The layout: board.go, board_numbers.go, board_wheel.go, board_cardwheel.go, board_dice.go, board_craps.go,
// board_cards.go.
//
// The front ends: help.go, pages.go, menu.go, plain.go (line by line), demo.go (bots alone), screenwork.go (what takes
// longer than a blink), screenview.go, screenkeys.go, screen.go.
package play
