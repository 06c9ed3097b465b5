package minitex

import (
	"boardwalk/game/deal"
	"boardwalk/game/versus"
	"boardwalk/poker"
	"boardwalk/table"
)

// cardParagraphs are what the subchapter says of the cards: 36.2 to 36.4, 36.7
// to 36.9 and 36.12. Package deal conducts it.
var cardParagraphs = deal.Paragraphs{
	Cards: "two",

	Deck: "36.2(a)[deck]",
	TwoDecks: deal.TwoDecks{
		Option: "36.2(b)", Each: "36.2(b)1", Backs: "36.2(b)2", Shuffled: "36.2(b)3", Alternate: "36.2(b)4", Rack: "36.2(b)5",
		Separately: "36.3(d)",
	},

	Inspect: "36.3(a)", PreShuffled: "36.3(a)", Spread: "36.3(b)", Wash: "36.3(c)[wash]", Washed: "36.3(c)[shuffle]",

	Shuffle: "36.4(a)[when]", Stack: "36.4(a)[stack]", IntoShoe: "36.4(a)[into shoe]", NoCut: "36.4(b)1", MustCut: "36.4(b)2",
	Cut:   deal.DealerCut{Lay: "36.4(c)1i", Take: "36.4(c)1ii", Rest: "36.4(c)1iii", Remove: "36.4(c)1iv", Done: "36.4(c)2"},
	Recut: "36.4(d)", Idle: "36.4(e)[idle]", Arrival: "36.4(e)[arrival]",

	Deadline: "36.6(b)[deadline]", DeadlineFor: "ante and pocket poker wagers",

	Manual: deal.Way{
		Notice: "36.7(a)[shoe]", Load: "36.7(a)[loading]", Announce: "36.7(b)", Player: "36.7(d)",
		Cards: []deal.CardsOf{{Player: "36.7(d)1", Dealer: "36.7(d)2"}, {Player: "36.7(d)3", Dealer: "36.7(d)4"}},
		Stub:  "36.7(e)", Count: "36.7(f)[every five rounds]",
	},
	Stub: deal.Stub{
		Is: "36.1[stub]", FaceDown: "36.7(f)[face down]", Complete: "36.7(f)1", Misdeal: "36.7(f)2[misdeal]", BadDeck: "36.7(f)2[bad deck]",
		DeviceError: "36.9(f)[device finds error]",
	},
	Hand: deal.Way{
		Notice: "36.8(a)", Load: "36.8(b)2", Announce: "36.8(b)3[announce]", Player: "36.8(c)",
		Cards: []deal.CardsOf{{Player: "36.8(c)1", Dealer: "36.8(c)2"}, {Player: "36.8(c)3", Dealer: "36.8(c)4"}},
		Stub:  "36.8(d)", Count: "36.8(e)",
	},
	HandDevice: "36.8(b)1",
	Dealing:    "36.9(a)[choice]", DealingApproval: "36.9(a)[approval]",
	Automated: deal.Way{
		Notice: "36.9(a)[choice]", Load: "36.9(b)1", Announce: "36.9(b)2", Player: "36.9(c)[players]", Dealer: "36.9(c)[dealer stack]",
		Stub: "36.9(d)[stub]", Count: "36.9(e)", Exempt: "36.9(f)[exempt]",
	},

	Irregularities: deal.Irregularities{
		FaceUp: "36.12(b)[one card]", FaceUpMore: "36.12(b)[more than one]", InError: "36.12(c)", Exposed: "36.12(a)[void]",
		ShufflerJam: "36.12(e)", ShoeJam: "36.12(f)", Leaves: "36.12(g)", ShoeLeaves: "36.12(g)", Locked: "36.6(b)[locked]",
		Stay: "36.6(e)[stay]",
	},
}

// paragraphs are the whole of it, with what package versus conducts.
var paragraphs = versus.Paragraphs{
	Paragraphs: cardParagraphs, Seats: seats, PlayerCards: 2, DealerCards: 2, CommunityCards: 3,
	OnePosition: "36.13", NoWagers: "36.1[ante]", Sides: []table.Area{pocket}, Over: "36.1[round of play]", HandMisdealt: "36.12(d)[player]",
	Kind: poker.MiniTex, Ranks: versus.RanksOf(poker.MiniTex, "36.5(b)6"), Least: aceKing,
	PairNamed: true, AceLow: "36.5(a)[ace low]", Compare: "36.5(c)[compare]",
}

// aceKing is the lowest hand with ace and king, with which the dealer qualifies, 36.10(g)1.
// Its third card is at least a four: with a lower one the hole cards are a pair, or make a
// straight with the ace.
var aceKing = versus.RankOf(poker.MiniTex, "4c 2d Ah Ks 9c")
