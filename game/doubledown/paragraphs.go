package doubledown

import (
	"boardwalk/game/deal"
	"boardwalk/game/versus"
	"boardwalk/law"
	"boardwalk/poker"
	"boardwalk/table"
)

// cardParagraphs are what the subchapter says of the cards: 17.2 to 17.4, 17.8
// and 17.11. Package deal conducts it.
var cardParagraphs = deal.Paragraphs{
	Cards: "the right number of",

	Deck: "17.2(a)", Cover: "17.2(a)",
	TwoDecks: deal.TwoDecks{
		Option: "17.2(b)", Each: "17.2(b)1", Backs: "17.2(b)2", Shuffled: "17.2(b)3", Alternate: "17.2(b)4", Rack: "17.2(b)5",
		Separately: "17.3(d)",
	},

	Inspect: "17.3(a)", Spread: "17.3(b)", Wash: "17.3(c)", Washed: "17.3(c)",

	Shuffle: "17.4(a)", Stack: "17.4(a)[stack]", IntoShoe: "17.4(a)[stack]", NoCut: "17.4(b)1", MustCut: "17.4(b)2", CutStacked: true,
	Offered: &deal.Cutting{
		Offer: &table.Offer{ID: "cut", Law: "17.4(c)", Choices: []table.Choice{deal.Cut, deal.Decline}, Numbers: deal.Depths,
			Text: "Will you cut the cards?"},
		Pass: "17.4(c)", Dealer: "17.4(c)", Depth: "17.4(e)", Move: "17.4(e)",
	},
	Cut:      deal.DealerCut{Remove: "17.4(e)[cover card]"},
	FirstCut: "17.4(d)1", Rotates: "17.4(d)2",
	Idle: "17.4(f)", Arrival: "17.4(f)",

	Deadline: "17.6(b)", DeadlineFor: "wagers",

	Dealing: "17.8(a)",
	Manual: deal.Way{
		Notice: "17.8(a)1", Load: "17.8(a)1", Announce: "17.8(a)1", Player: "17.8(b)", Dealer: "17.8(b)", Cards: turns,
		Stub: "17.9(c)[cards]", Hours: 24, Change: "17.3(e)[shoe]",
	},
	Hand: deal.Way{
		Notice: "17.8(a)", Load: "17.8(a)2i", Announce: "17.8(a)2iii", Player: "17.8(b)", Dealer: "17.8(b)", Cards: turns,
		Stub: "17.9(c)[cards]", Hours: 8, Change: "17.3(e)[hand]",
	},

	Irregularities: deal.Irregularities{
		Exposed: "17.11(a)", FaceUp: "17.11(b)", FaceUpMore: "17.11(b)", InError: "17.11(c)", WrongNumber: "17.11(d)",
		ShufflerJam: "17.11(e)", Leaves: "17.11(f)", Locked: "17.6(b)",
	},
}

// turns are the paragraphs of the four cards before the dealer: the first is the
// hole card.
var turns = []deal.CardsOf{
	{Player: "17.8(b)", Dealer: "17.1[hole card]"}, {Dealer: "17.8(b)"}, {Dealer: "17.8(b)"}, {Dealer: "17.8(b)"},
}

// paragraphs are the whole of it, with what package versus conducts.
var paragraphs = versus.Paragraphs{
	Paragraphs: cardParagraphs, Seats: seats, PlayerCards: 1, DealerCards: 4, PlayerUp: 0b1, DealerUp: 0b1110,
	TwoPositions: "17.6(c)", NoWagers: "17.8(b)", Over: "17.1[round of play]", Touch: "17.8(e)",
	Ranks: versus.RanksOf(poker.High, "17.5(a)", "17.5(b)1", "17.5(b)2", "17.5(b)3", "17.5(b)4", "17.5(b)5",
		"17.5(b)6", "17.5(b)7", "17.5(b)8", "17.5(b)9"),
	PairNamed: true, AceLow: "17.5(a)[ace low]", Suit: "17.1[suit]",
}

// Faults are the combinations that the law does not allow.
func (o *Options) Faults() []law.Fault { return o.Options.Faults(&cardParagraphs) }
