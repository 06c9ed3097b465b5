package letitride

import (
	"boardwalk/game/deal"
	"boardwalk/game/versus"
	"boardwalk/poker"
)

// cardParagraphs are what the subchapter says of the cards: 18.2, 18.4, 18.5,
// 18.7 to 18.9 and 18.12. Package deal conducts it.
var cardParagraphs = deal.Paragraphs{
	Cards: "three",

	Deck: "18.2(a)", Cover: "18.2(a)",
	TwoDecks: deal.TwoDecks{
		Option: "18.2(b)", Each: "18.2(b)1", Backs: "18.2(b)2", Shuffled: "18.2(b)3", Alternate: "18.2(b)4", Rack: "18.2(b)5",
		Separately: "18.4(d)",
	},

	Inspect: "18.4(a)", Spread: "18.4(b)", Wash: "18.4(c)", Washed: "18.4(c)",

	Shuffle: "18.5(a)", Stack: "18.5(a)[stack]", IntoShoe: "18.5(a)[stack]", NoCut: "18.5(b)1", MustCut: "18.5(b)2",
	Cut:  deal.DealerCut{Lay: "18.5(c)[cover card]", Take: "18.5(c)", Rest: "18.5(c)", Remove: "18.5(c)", Done: "18.5(c)"},
	Idle: "18.5(d)", Arrival: "18.5(d)",

	Deadline: "18.6(c)", DeadlineFor: "wagers",

	Manual: deal.Way{
		Notice: "18.7(a)", Load: "18.7(a)", Announce: "18.7(b)", Player: "18.7(c)",
		Cards: []deal.CardsOf{{Player: "18.7(c)1", Dealer: "18.7(c)2"}, {Player: "18.7(c)3", Dealer: "18.7(c)4"},
			{Player: "18.7(c)5", Dealer: "18.7(c)6"}},
		Stub: "18.7(d)", Count: "18.7(e)", Exempt: "18.7(f)", Hours: 8, Change: "18.4(e)[shoe]",
	},
	Stub: deal.Stub{
		Is: "18.1[stub]", FaceDown: "18.7(e)", Complete: "18.7(e)1", Misdeal: "18.7(e)2", BadDeck: "18.7(e)2", DeviceError: "18.7(f)",
	},
	Hand: deal.Way{
		Notice: "18.8(a)", Load: "18.8(b)2", Announce: "18.8(b)3", Player: "18.8(c)",
		Cards: []deal.CardsOf{{Player: "18.8(c)1", Dealer: "18.8(c)2"}, {Player: "18.8(c)3", Dealer: "18.8(c)4"},
			{Player: "18.8(c)5", Dealer: "18.8(c)6"}},
		Stub: "18.8(d)", Count: "18.8(e)", Exempt: "18.7(f)", Hours: 4, Change: "18.4(e)[hand]",
	},
	HandDevice: "18.8(b)1",
	Dealing:    "18.9(a)", DealingApproval: "18.9(a)",
	Automated: deal.Way{
		Notice: "18.9(a)", Load: "18.9(b)1", Announce: "18.9(b)2", Player: "18.9(c)", Dealer: "18.9(c)",
		Stub: "18.9(d)", Count: "18.9(e)", Exempt: "18.7(f)", Hours: 8, Change: "18.4(e)[shoe]",
	},

	Irregularities: deal.Irregularities{
		FaceUp: "18.12(a)", FaceUpMore: "18.12(a)", InError: "18.12(b)", WrongNumber: "18.12(c)",
		ShufflerJam: "18.12(d)", ShoeJam: "18.12(e)", Leaves: "18.12(f)", ShoeLeaves: "18.12(f)", Locked: "18.6(c)", Stay: "18.6(b)",
	},
}

// paragraphs are the whole of it, with what package versus conducts. The
// community cards lie before the dealer, who has no hand.
var paragraphs = versus.Paragraphs{
	Paragraphs: cardParagraphs, Seats: seats, PlayerCards: 3, DealerCards: 3,
	TwoPositions: "18.6(e)", NoWagers: "18.7(c)1", Over: "18.1[round of play]", Touch: "18.10(a)3",
	Ranks: versus.RanksOf(poker.High, "18.3(a)", "18.3(b)1", "18.3(b)2", "18.3(b)3", "18.3(b)4", "18.3(b)5",
		"18.3(b)6", "18.3(b)7", "18.3(b)8", "18.3(b)9"),
	PairNamed: true, AceLow: "18.3(a)[ace low]", Suit: "18.1[suit]",
}
