package spanish21

import (
	"fmt"

	"boardwalk/game/blackjack"
	"boardwalk/law"
	"boardwalk/table"
)

// defaults are the options of a licensee who has said nothing, and what the game
// always does otherwise than blackjack.
func defaults(o *blackjack.Options) {
	o.Decks, o.Boxes, o.Dealing, o.Surrender, o.SplitHands = 6, boxes, blackjack.HoleCardReader, true, 4
	o.Ways = blackjack.Ways{TwentyOneWins: true, DoubleAny: true, Rescue: true, PlayAces: true}
}

// options are those that blackjack has not, or has otherwise.
func options(o *blackjack.Options) []table.Option {
	return []table.Option{
		table.Whole("decks", "house:spanish-2(a)", &o.Decks, 6, 8, "decks of 48 cards in use, six or eight").Titled("Number of decks"),
		table.OneOf("dealing", "house:spanish-6(c)[card reader]", &o.Dealing, []string{blackjack.HoleCardReader, blackjack.HoleCard},
			"the hole card: read by a device where it may make a blackjack, or not").Titled("Dealer's second card"),
		table.Switch("rescue", "house:spanish-10(d)", &o.Rescue, "let players take the raise of a double down back and give the hand up").
			Titled("Take back a double down"),
		table.Whole("redoubles", "house:spanish-10(e)", &o.Redoubles, 0, 2, "times that a doubled hand may be doubled again").
			Titled("Times a double may be doubled again"),
		table.Whole("shared-boxes", "19.13(g)[boxes]", &o.SharedBoxes, 0, boxes,
			"boxes of the table on which several may wager; 0 is all of them").
			Procedural(),
		table.Whole("shared-tables", "19.13(g)[tables]", &o.SharedTables, 0, 100,
			"tables of the casino at which boxes may be shared; 0 is all of them").
			Procedural(),
	}
}

// faults are the numbers of decks that nobody uses.
func faults(o *blackjack.Options) []law.Fault {
	if o.Decks != 7 {
		return nil
	}
	return []law.Fault{{By: "house:spanish-2(a)", Where: "option", Name: "decks", Text: "spanish 21 is dealt from six or eight decks"}}
}

// alike holds the number of tables with shared boxes against the most that each
// of them names.
var alike = &table.Alike{Compare: func(tables []table.Peer) []table.Difference {
	sharing := 0
	var list []table.Difference
	for i, t := range tables {
		o := t.Options.(*blackjack.Options)
		if o.Sharing == 1 {
			continue
		}
		if sharing++; o.SharedTables > 0 && sharing > o.SharedTables {
			list = append(list, table.Difference{Table: i, Option: "sharing", By: "19.13(g)[tables]",
				Text: fmt.Sprintf("boxes may be shared at only %d of the casino's tables", o.SharedTables)})
		}
	}
	return list
}}

// notices say how certain the recovered rules are.
func notices(o *blackjack.Options) []table.Notice {
	list := []table.Notice{
		{By: "house:spanish-1(a)", Text: "the rules beyond 19:47-19.12 to 19.15 are recovered from other sources: " +
			"the odds of the bonus hands with high confidence, " +
			"doubling, rescue, splitting and surrender with medium confidence"},
		{By: "house:spanish-2(b)", Text: "each deck has 48 cards: there are no 10s"},
	}
	if o.Redoubles > 0 {
		list = append(list, table.Notice{By: "house:spanish-10(e)",
			Text: fmt.Sprintf("a doubled hand may be doubled again %s (low confidence)", [...]string{1: "once", 2: "twice"}[o.Redoubles])})
	}
	if o.Additional == match.ID {
		sure := "medium"
		if o.Decks == 8 {
			sure = "low"
		}
		list = append(list, table.Notice{By: matchPaid(o), Text: fmt.Sprintf("match the dealer pays %v and %v, recovered with %s confidence",
			matchPays(o)[0].Odds, matchPays(o)[2].Odds, sure)})
	}
	return list
}
