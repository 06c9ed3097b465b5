package threedraw

import (
	"boardwalk/game/deal"
	"boardwalk/game/versus"
	"boardwalk/law"
	"boardwalk/poker"
	"boardwalk/table"
)

// paragraphs are what the subchapter says of the hands and the cards.
var paragraphs = versus.Paragraphs{
	Paragraphs: cards, Seats: seats, PlayerCards: 3, DealerCards: 4,
	OnePosition: "13:69F-42.6(c)[seated]", NoWagers: "13:69F-42.10(a)", Sides: []table.Area{first3}, Over: "13:69F-42.1[round of play]",
	Ranks: [poker.NoPair + 1]law.Cite{
		poker.RoyalFlush: "13:69F-42.5(b)1" /* the mini royal flush */, poker.StraightFlush: "13:69F-42.5(b)2",
		poker.ThreeOfAKind: "13:69F-42.5(b)3",
		poker.Straight:     "13:69F-42.5(b)4", poker.Flush: "13:69F-42.5(b)5", poker.Pair: "13:69F-42.5(b)6", poker.HighCard: "13:69F-42.5(b)7",
	},
	Royal: "mini royal flush", PairNamed: true, AceLow: "13:69F-42.5(a)[ace low]", Compare: "13:69F-42.5(a)[rank]",
}

// cards are 42.2 to 42.4, 42.7 to 42.9 and 42.12, which package deal conducts. A
// single card that lies face up voids the round, unlike at the other games, and
// the stub of cards that are dealt from the hand is never counted.
var cards = deal.Paragraphs{
	Cards: "three (the dealer four)", Later: true,

	Deck:  "13:69F-42.2(a)[deck]",
	Cover: "13:69F-42.2(a)[cover card]",
	TwoDecks: deal.TwoDecks{
		Option: "13:69F-42.2(b)", Each: "13:69F-42.2(b)1", Backs: "13:69F-42.2(b)2", Shuffled: "13:69F-42.2(b)3",
		Alternate: "13:69F-42.2(b)4", Rack: "13:69F-42.2(b)5", Separately: "13:69F-42.3(d)",
	},

	Inspect: "13:69F-42.3(a)", PreShuffled: "13:69F-42.4(a)[when]", Spread: "13:69F-42.3(b)",
	Wash: "13:69F-42.3(c)[wash]", Washed: "13:69F-42.3(c)[shuffle]",

	Shuffle: "13:69F-42.4(a)[when]", Stack: "13:69F-42.4(a)[stack]", IntoShoe: "13:69F-42.4(a)[into shoe]",
	NoCut: "13:69F-42.4(b)1", MustCut: "13:69F-42.4(b)2",
	Cut: deal.DealerCut{
		Lay: "13:69F-42.4(c)1i", Take: "13:69F-42.4(c)1ii", Rest: "13:69F-42.4(c)1iii", Remove: "13:69F-42.4(c)1iv", Done: "13:69F-42.4(c)2",
	},
	Recut: "13:69F-42.4(d)", Idle: "13:69F-42.4(e)[idle]", Arrival: "13:69F-42.4(e)[arrival]",

	Deadline: "13:69F-42.6(b)[deadline]", DeadlineFor: "ante and first 3 bonus wagers",

	Manual: deal.Way{
		Notice: "13:69F-42.7(a)[shoe]", Load: "13:69F-42.7(a)[loading]", Announce: "13:69F-42.7(b)", Player: "13:69F-42.7(d)",
		Dealer: "13:69F-42.10(b)",
		Stub:   "13:69F-42.10(g)[stub]", Count: "13:69F-42.7(e)[every five rounds]", Exempt: "13:69F-42.7(f)[exempt]",
	},
	Stub: deal.Stub{
		FaceDown: "13:69F-42.7(e)[face down]", Complete: "13:69F-42.7(e)1", Misdeal: "13:69F-42.7(e)2[misdeal]",
		BadDeck: "13:69F-42.7(e)2[bad deck]", DeviceError: "13:69F-42.7(f)[device finds error]",
	},
	Hand: deal.Way{
		Notice: "13:69F-42.8(a)", Load: "13:69F-42.8(b)2", Announce: "13:69F-42.8(b)3", Player: "13:69F-42.8(c)", Dealer: "13:69F-42.10(b)",
		Stub: "13:69F-42.10(g)[stub]",
	},
	HandDevice: "13:69F-42.8(b)1",
	Dealing:    "13:69F-42.9(a)[choice]",
	Automated: deal.Way{
		Notice: "13:69F-42.9(a)[choice]", Load: "13:69F-42.9(b)1", Announce: "13:69F-42.9(b)2", Player: "13:69F-42.9(c)[order]",
		Dealer: "13:69F-42.10(c)",
		Stub:   "13:69F-42.9(c)[stub]", Count: "13:69F-42.9(d)", Exempt: "13:69F-42.9(e)[exempt]",
		DeviceError: "13:69F-42.9(e)[device finds error]",
	},

	Irregularities: deal.Irregularities{
		FaceUp: "13:69F-42.12(a)[face up]", FaceUpMore: "13:69F-42.12(a)[face up]", OneVoids: true, InError: "13:69F-42.12(a)[drawn in error]",
		WrongNumber: "13:69F-42.12(b)", ShufflerJam: "13:69F-42.12(c)", ShoeJam: "13:69F-42.12(d)", Leaves: "13:69F-42.12(e)",
		ShoeLeaves: "13:69F-42.12(e)",
		Locked:     "13:69F-42.6(b)[locked]", Stay: "13:69F-42.6(c)[stay]",
	},
}
