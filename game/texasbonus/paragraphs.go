package texasbonus

import (
	"boardwalk/game/deal"
	"boardwalk/game/versus"
	"boardwalk/poker"
	"boardwalk/table"
)

// paragraphs are what the rules say of the hands and the cards.
var paragraphs = versus.Paragraphs{
	Paragraphs: cards, Seats: seats, PlayerCards: 2, DealerCards: 2, CommunityCards: 5,
	OnePosition: "house:texas-6(e)[seated]", NoWagers: "house:texas-7(c)[players]", Sides: []table.Area{bonus}, Over: "28.1[round of play]",
	Kind: poker.High, Ranks: versus.RanksOf(poker.High, "house:texas-5(a)[rank]", "house:texas-5(b)"),
	PairNamed: true, AceLow: "house:texas-5(a)[ace low]", Compare: "house:texas-5(c)",
}

// cards are 28.2 and, beyond it, the recovered rules 2 to 4, 7, 8 and 12, which
// package deal conducts.
var cards = deal.Paragraphs{
	Cards: "two",

	Deck:  "28.2(a)[deck]",
	Cover: "28.2(a)[cover cards]",
	TwoDecks: deal.TwoDecks{
		Option: "28.2(b)", Each: "28.2(b)1", Backs: "28.2(b)2", Shuffled: "house:texas-2(a)", Alternate: "house:texas-2(b)",
		Rack:       "house:texas-2(c)",
		Separately: "house:texas-3(d)",
	},

	Inspect: "house:texas-3(a)", Spread: "house:texas-3(b)", Wash: "house:texas-3(c)[wash]", Washed: "house:texas-3(c)[shuffle]",

	Shuffle: "house:texas-4(a)[when]", Stack: "house:texas-4(a)[stack]", NoCut: "house:texas-4(b)1", MustCut: "house:texas-4(b)2",
	Cut:   deal.DealerCut{Take: "house:texas-4(c)"},
	Recut: "house:texas-4(d)", Idle: "house:texas-4(e)[idle]", Arrival: "house:texas-4(e)[arrival]",

	Deadline: "house:texas-6(b)[deadline]", DeadlineFor: "ante and bonus wagers",

	Manual: deal.Way{
		Notice: "house:texas-7(a)[shoe]", Load: "house:texas-7(a)[loading]", Announce: "house:texas-7(b)",
		Player: "house:texas-7(c)[players]", Dealer: "house:texas-7(c)[dealer]",
		Stub: "house:texas-7(d)", Count: "house:texas-7(e)[every five rounds]", Exempt: "house:texas-7(f)[exempt]",
	},
	Stub: deal.Stub{
		Is: "28.1[stub]", FaceDown: "house:texas-7(e)[face down]", Complete: "house:texas-7(e)1", Misdeal: "house:texas-7(e)2[misdeal]",
		BadDeck: "house:texas-7(e)2[bad deck]", DeviceError: "house:texas-7(f)[device finds error]",
	},
	Hand: deal.Way{
		Notice: "house:texas-8(a)", Load: "house:texas-8(b)2", Announce: "house:texas-8(b)3", Player: "house:texas-8(c)",
		Dealer: "house:texas-8(c)",
		Stub:   "house:texas-8(d)", Count: "house:texas-8(e)", Exempt: "house:texas-7(f)[exempt]",
	},
	HandDevice: "house:texas-8(b)1",
	Dealing:    "house:texas-8(a)",

	Irregularities: deal.Irregularities{
		FaceUp: "house:texas-12(b)[one card]", FaceUpMore: "house:texas-12(b)[more than one]", InError: "house:texas-12(c)",
		WrongNumber: "house:texas-12(d)", Exposed: "house:texas-12(a)", ShufflerJam: "house:texas-12(e)", Leaves: "house:texas-12(f)",
		Locked: "house:texas-6(b)[locked]", Stay: "house:texas-6(e)[stay]",
	},
}
