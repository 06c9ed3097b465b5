package threecard

import (
	"boardwalk/game/deal"
	"boardwalk/game/versus"
	"boardwalk/poker"
)

// cardParagraphs are what the subchapter says of the cards: 20.2, 20.4, 20.5,
// 20.7 to 20.9 and 20.12. Package deal conducts it.
var cardParagraphs = deal.Paragraphs{
	Cards: "three",

	Deck:        "20.2(a)[deck]",
	Cover:       "20.2(a)[cover card]",
	CoverInShoe: "20.2(c)",
	TwoDecks: deal.TwoDecks{
		Option: "20.2(b)", Each: "20.2(b)1", Backs: "20.2(b)2", Shuffled: "20.2(b)3", Alternate: "20.2(b)4", Rack: "20.2(b)5",
		Separately: "20.4(d)",
	},

	Inspect: "20.4(a)", PreShuffled: "20.4(a)", Spread: "20.4(b)", Wash: "20.4(c)[wash]", Washed: "20.4(c)[shuffle]",

	Shuffle: "20.5(a)[when]", Stack: "20.5(a)[stack]", IntoShoe: "20.5(a)[into shoe]", NoCut: "20.5(b)1", MustCut: "20.5(b)2",
	Cut:   deal.DealerCut{Lay: "20.5(c)1i", Take: "20.5(c)1ii", Rest: "20.5(c)1iii", Remove: "20.5(c)1iv", Done: "20.5(c)2"},
	Recut: "20.5(d)", Idle: "20.5(e)[idle]", Arrival: "20.5(e)[arrival]",

	Deadline: "20.6(d)[deadline]", DeadlineFor: "ante and pair plus wagers",

	Manual: deal.Way{
		Notice: "20.7(a)[shoe]", Load: "20.7(a)[loading]", Announce: "20.7(b)[announce]", Player: "20.7(c)[order]", Dealer: "20.7(c)[face down]",
		Stub: "20.7(d)", Count: "20.7(e)[every five rounds]", Exempt: "20.7(f)[exempt]",
	},
	Stub: deal.Stub{
		Is: "20.1[stub]", FaceDown: "20.7(e)[face down]", Complete: "20.7(e)1", Misdeal: "20.7(e)2[misdeal]", BadDeck: "20.7(e)2[bad deck]",
		DeviceError: "20.7(f)[device finds error]",
	},
	Hand: deal.Way{
		Notice: "20.8(a)", Load: "20.8(b)2", Announce: "20.8(b)3[announce]", Player: "20.8(c)", Dealer: "20.8(c)",
		Stub: "20.8(d)", Count: "20.8(e)", Exempt: "20.7(f)[exempt]",
	},
	HandDevice: "20.8(b)1",
	Dealing:    "20.9(a)[choice]", DealingApproval: "20.9(a)[approval]",
	Automated: deal.Way{
		Notice: "20.9(a)[choice]", Load: "20.9(b)1", Announce: "20.9(b)2", Player: "20.9(c)[players]", Dealer: "20.9(c)1",
		Stub: "20.9(d)", Count: "20.9(e)", Exempt: "20.7(f)[exempt]",
	},
	DealerLast: "20.9(c)2",

	Irregularities: deal.Irregularities{
		FaceUp: "20.12(a)[one card]", FaceUpMore: "20.12(a)[more than one]", InError: "20.12(b)", WrongNumber: "20.12(c)", Exposed: "20.12(d)",
		ShufflerJam: "20.12(e)", ShoeJam: "20.12(f)", Leaves: "20.12(g)", ShoeLeaves: "20.12(g)", Locked: "20.6(d)[locked]",
		Stay: "20.6(c)[stay]",
	},
}

// paragraphs are the whole of it, with what package versus conducts.
var paragraphs = versus.Paragraphs{
	Paragraphs: cardParagraphs, Seats: seats, PlayerCards: 3, DealerCards: 3,
	TwoPositions: "20.6(e)", Both: "20.6(a)3", NoWagers: "20.7(c)[order]", Over: "20.1[round of play]",
	Kind: poker.ThreeCard, Ranks: versus.RanksOf(poker.ThreeCard, "20.3(a)[rank]"),
	Least:     versus.RankOf(poker.ThreeCard, "Qh 3c 2c"), // queen high, 20.11(a)1
	PairNamed: true, AceLow: "20.3(a)[ace low]", Compare: "20.3(c)[compare]",
}

// The two methods of settlement, 20.10(c)1 and 2, and that of 1998.
var (
	stepByStep = versus.StepByStep{Order: "20.10(c)1", Reveal: "20.10(c)1i", Collect: "20.10(c)1ii", Pay: "20.10(c)1iii",
		Rack: "20.10(c)1iv"}
	playerByPlayer = versus.PlayerByPlayer{Order: "20.10(c)2", Reveal: "20.10(c)2i", Settle: "20.10(c)2ii", Rack: "20.10(c)2iii"}
	stepsOf1998    = versus.StepByStep{Reveal: "20.10(b)[player reveal][1998]", Collect: "20.10(c)[losers first][1998]",
		FaceUp: "20.10(c)[face up][1998]", Pay: "20.10(c)1[1998]"}
)
