package mississippi

import (
	"boardwalk/game/deal"
	"boardwalk/game/versus"
	"boardwalk/poker"
)

// paragraphs are what the house rules say of the hands and the cards.
var paragraphs = versus.Paragraphs{
	Paragraphs: cards, Seats: seats, PlayerCards: 2, DealerCards: 3,
	OnePosition: "house:mississippi-6(c)[seated]", NoWagers: "house:mississippi-7(c)[players]",
	Ranks:  versus.RanksOf(poker.High, "house:mississippi-5(a)[rank]", "house:mississippi-5(b)"),
	AceLow: "house:mississippi-5(a)[ace low]", PairNamed: true,
}

// cards are the house rules 2 to 4, 7, 8 and 11, which package deal conducts.
var cards = deal.Paragraphs{
	Cards: "two",

	Deck:  "house:mississippi-2(a)[deck]",
	Cover: "house:mississippi-2(a)[cover cards]",
	TwoDecks: deal.TwoDecks{
		Option: "house:mississippi-2(b)", Each: "house:mississippi-2(b)1", Backs: "house:mississippi-2(b)2", Shuffled: "house:mississippi-2(b)3",
		Alternate: "house:mississippi-2(b)4",
		Rack:      "house:mississippi-2(b)5", Separately: "house:mississippi-3(d)",
	},

	Inspect: "house:mississippi-3(a)", Spread: "house:mississippi-3(b)", Wash: "house:mississippi-3(c)[wash]", Washed: "house:mississippi-3(c)[shuffle]",

	Shuffle: "house:mississippi-4(a)[when]", Stack: "house:mississippi-4(a)[stack]", NoCut: "house:mississippi-4(b)1", MustCut: "house:mississippi-4(b)2",
	Cut:   deal.DealerCut{Take: "house:mississippi-4(c)"},
	Recut: "house:mississippi-4(d)", Idle: "house:mississippi-4(e)[idle]", Arrival: "house:mississippi-4(e)[arrival]",

	Deadline: "house:mississippi-6(b)[deadline]", DeadlineFor: "antes",

	Manual: deal.Way{
		Notice: "house:mississippi-7(a)[shoe]", Load: "house:mississippi-7(a)[loading]", Announce: "house:mississippi-7(b)",
		Player: "house:mississippi-7(c)[players]",
		Dealer: "house:mississippi-7(c)[community]",
		Stub:   "house:mississippi-7(d)", Count: "house:mississippi-7(e)[every five rounds]", Exempt: "house:mississippi-7(f)[exempt]",
	},
	Stub: deal.Stub{
		FaceDown: "house:mississippi-7(e)[face down]", Complete: "house:mississippi-7(e)1", Misdeal: "house:mississippi-7(e)2[misdeal]",
		BadDeck: "house:mississippi-7(e)2[bad deck]", DeviceError: "house:mississippi-7(f)[device finds error]",
	},
	Hand: deal.Way{
		Notice: "house:mississippi-8(a)", Load: "house:mississippi-8(b)2", Announce: "house:mississippi-8(b)3",
		Player: "house:mississippi-8(c)", Dealer: "house:mississippi-8(c)",
		Stub: "house:mississippi-8(d)", Count: "house:mississippi-8(e)", Exempt: "house:mississippi-7(f)[exempt]",
	},
	HandDevice: "house:mississippi-8(b)1",
	Dealing:    "house:mississippi-8(a)",

	Irregularities: deal.Irregularities{
		FaceUp: "house:mississippi-11(b)[one card]", FaceUpMore: "house:mississippi-11(b)[more than one]", InError: "house:mississippi-11(c)",
		WrongNumber: "house:mississippi-11(d)", ShufflerJam: "house:mississippi-11(e)", Leaves: "house:mississippi-11(f)",
		Locked: "house:mississippi-6(b)[locked]", Stay: "house:mississippi-6(c)[stay]",
	},
}
