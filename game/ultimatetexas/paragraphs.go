package ultimatetexas

import (
	"boardwalk/card"
	"boardwalk/game/deal"
	"boardwalk/game/versus"
	"boardwalk/poker"
)

// paragraphs are what the house rules say of the hands and the cards.
var paragraphs = versus.Paragraphs{
	Paragraphs: cards, Seats: seats, PlayerCards: 2, DealerCards: 2, CommunityCards: 5,
	OnePosition: "house:ultimate-6(c)[seated]", NoWagers: "house:ultimate-7(c)[players]",
	Kind: poker.High, Ranks: versus.RanksOf(poker.High, "house:ultimate-5(a)[rank]", "house:ultimate-5(b)"), Least: versus.PairOf(card.Two),
	AceLow: "house:ultimate-5(a)[ace low]", Compare: "house:ultimate-5(c)",
}

// cards are the house rules 2 to 4, 7, 8 and 11, which package deal conducts.
var cards = deal.Paragraphs{
	Cards: "two",

	Deck:  "house:ultimate-2(a)[deck]",
	Cover: "house:ultimate-2(a)[cover cards]",
	TwoDecks: deal.TwoDecks{
		Option: "house:ultimate-2(b)", Each: "house:ultimate-2(b)1", Backs: "house:ultimate-2(b)2", Shuffled: "house:ultimate-2(b)3",
		Alternate: "house:ultimate-2(b)4",
		Rack:      "house:ultimate-2(b)5", Separately: "house:ultimate-3(d)",
	},

	Inspect: "house:ultimate-3(a)", Spread: "house:ultimate-3(b)", Wash: "house:ultimate-3(c)[wash]", Washed: "house:ultimate-3(c)[shuffle]",

	Shuffle: "house:ultimate-4(a)[when]", Stack: "house:ultimate-4(a)[stack]", NoCut: "house:ultimate-4(b)1", MustCut: "house:ultimate-4(b)2",
	Cut:   deal.DealerCut{Take: "house:ultimate-4(c)"},
	Recut: "house:ultimate-4(d)", Idle: "house:ultimate-4(e)[idle]", Arrival: "house:ultimate-4(e)[arrival]",

	Deadline: "house:ultimate-6(b)[deadline]", DeadlineFor: "ante, blind and trips wagers",

	Manual: deal.Way{
		Notice: "house:ultimate-7(a)[shoe]", Load: "house:ultimate-7(a)[loading]", Announce: "house:ultimate-7(b)",
		Player: "house:ultimate-7(c)[players]", Dealer: "house:ultimate-7(c)[dealer]",
		Stub: "house:ultimate-7(d)", Count: "house:ultimate-7(e)[every five rounds]", Exempt: "house:ultimate-7(f)[exempt]",
	},
	Stub: deal.Stub{
		FaceDown: "house:ultimate-7(e)[face down]", Complete: "house:ultimate-7(e)1", Misdeal: "house:ultimate-7(e)2[misdeal]",
		BadDeck: "house:ultimate-7(e)2[bad deck]", DeviceError: "house:ultimate-7(f)[device finds error]",
	},
	Hand: deal.Way{
		Notice: "house:ultimate-8(a)", Load: "house:ultimate-8(b)2", Announce: "house:ultimate-8(b)3", Player: "house:ultimate-8(c)", Dealer: "house:ultimate-8(c)",
		Stub: "house:ultimate-8(d)", Count: "house:ultimate-8(e)", Exempt: "house:ultimate-7(f)[exempt]",
	},
	HandDevice: "house:ultimate-8(b)1",
	Dealing:    "house:ultimate-8(a)",

	Irregularities: deal.Irregularities{
		FaceUp: "house:ultimate-11(b)[one card]", FaceUpMore: "house:ultimate-11(b)[more than one]", InError: "house:ultimate-11(c)",
		WrongNumber: "house:ultimate-11(d)", Exposed: "house:ultimate-11(a)", ShufflerJam: "house:ultimate-11(e)", Leaves: "house:ultimate-11(f)",
		Locked: "house:ultimate-6(b)[locked]", Stay: "house:ultimate-6(c)[stay]",
	},
}
