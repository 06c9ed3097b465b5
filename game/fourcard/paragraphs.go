package fourcard

import (
	"boardwalk/game/deal"
	"boardwalk/game/versus"
	"boardwalk/poker"
	"boardwalk/table"
)

// cardParagraphs are what the subchapter says of the cards: 27.2, 27.4, 27.5,
// 27.7 to 27.9 and 27.12. Package deal conducts it.
var cardParagraphs = deal.Paragraphs{
	Cards: "five (the dealer six)",

	Deck:  "27.2(a)[deck]",
	Cover: "27.2(a)[cover card]",
	TwoDecks: deal.TwoDecks{
		Option: "27.2(b)", Each: "27.2(b)1", Backs: "27.2(b)2", Shuffled: "27.2(b)3", Alternate: "27.2(b)4", Rack: "27.2(b)5",
		Separately: "27.4(d)",
	},

	Inspect: "27.4(a)", PreShuffled: "27.4(a)", Spread: "27.4(b)", Wash: "27.4(c)[wash]", Washed: "27.4(c)[shuffle]",

	Shuffle: "27.5(a)[when]", Stack: "27.5(a)[stack]", IntoShoe: "27.5(a)[into shoe]", NoCut: "27.5(b)1", MustCut: "27.5(b)2",
	Cut:   deal.DealerCut{Lay: "27.5(c)1i", Take: "27.5(c)1ii", Rest: "27.5(c)1iii", Remove: "27.5(c)1iv", Done: "27.5(c)2"},
	Recut: "27.5(d)", Idle: "27.5(e)[idle]", Arrival: "27.5(e)[arrival]",

	Deadline: "27.6(d)[deadline]", DeadlineFor: "ante and aces up wagers",

	Manual: deal.Way{
		Notice: "27.7(a)[shoe]", Load: "27.7(a)[loading]", Announce: "27.7(b)[announce]",
		Player: "27.7(c)[order]", Cards: []deal.CardsOf{{Player: "27.7(c)[player cards]", Dealer: "27.7(c)[dealer cards]"}},
		Stub: "27.7(d)", Count: "27.7(e)[every five rounds]", Exempt: "27.7(f)[exempt]",
	},
	Stub: deal.Stub{
		Is: "27.1[stub]", FaceDown: "27.7(e)[face down]", Complete: "27.7(e)1", Misdeal: "27.7(e)2[misdeal]", BadDeck: "27.7(e)2[bad deck]",
		DeviceError: "27.7(f)[device finds error]",
	},
	Hand: deal.Way{
		Notice: "27.8(a)", Load: "27.8(b)2", Announce: "27.8(b)3[announce]",
		Player: "27.8(c)[order]", Cards: []deal.CardsOf{{Player: "27.8(c)[player cards]", Dealer: "27.8(c)[dealer cards]"}},
		Stub: "27.8(d)", Count: "27.8(e)", Exempt: "27.7(f)[exempt]",
	},
	HandDevice: "27.8(b)1",
	Dealing:    "27.9(a)[choice]", DealingApproval: "27.9(a)[approval]",
	Automated: deal.Way{
		Notice: "27.9(a)[choice]", Load: "27.9(b)1", Announce: "27.9(b)2", Player: "27.9(c)[players]", Dealer: "27.9(c)[dealer five]",
		Stub: "27.9(d)", Count: "27.9(e)", Exempt: "27.7(f)[exempt]",
	},

	Irregularities: deal.Irregularities{
		FaceUp: "27.12(a)[one card]", FaceUpMore: "27.12(a)[more than one]", InError: "27.12(b)", WrongNumber: "27.12(c)", Exposed: "27.12(d)",
		ShufflerJam: "27.12(e)", ShoeJam: "27.12(f)", Leaves: "27.12(g)", ShoeLeaves: "27.12(g)", Locked: "27.6(d)[locked]",
		Stay: "27.6(c)[stay]",
	},
}

// upCard is which of the dealer's cards lies face up, counted from 0.
const upCard = 5

// paragraphs are the whole of it, with what package versus conducts.
var paragraphs = versus.Paragraphs{
	Paragraphs: cardParagraphs, Seats: seats, PlayerCards: 5, DealerCards: 6, DealerUp: 1 << upCard,
	TwoPositions: "27.6(e)", Both: "27.6(a)3", NoWagers: "27.7(c)[order]", Sides: []table.Area{acesUp}, Over: "27.1[round of play]",
	Kind: poker.FourCard, Ranks: versus.RanksOf(poker.FourCard, "27.3(a)[rank]"),
	PairNamed: true, AceLow: "27.3(a)[ace low]", Compare: "27.3(c)[compare]",
}

// The two methods of settlement, 27.10(e)1 and 2.
var (
	stepByStep = versus.StepByStep{Order: "27.10(e)1", Reveal: "27.10(e)1i", Collect: "27.10(e)1ii", Pay: "27.10(e)1iii",
		Rack: "27.10(e)1iv"}
	playerByPlayer = versus.PlayerByPlayer{Order: "27.10(e)2", Reveal: "27.10(e)2i", Settle: "27.10(e)2ii", Rack: "27.10(e)2iii"}
)
