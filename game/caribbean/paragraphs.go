package caribbean

import (
	"boardwalk/game/deal"
	"boardwalk/game/versus"
	"boardwalk/law"
	"boardwalk/poker"
)

// upCard is which of the dealer's five cards lies face up.
const upCard = 4

// paragraphs are what the subchapter says of the cards: 16.2 to 16.5, 16.7 to
// 16.9 and 16.13. Package deal conducts it.
var paragraphs = versus.Paragraphs{
	Paragraphs: deal.Paragraphs{
		Cards: "five",

		Deck:  "16.2(a)",
		Cover: "16.2(a)",
		TwoDecks: deal.TwoDecks{
			Option: "16.2(b)", Each: "16.2(b)1", Backs: "16.2(b)2", Shuffled: "16.2(b)3", Alternate: "16.2(b)4", Rack: "16.2(b)5",
			Separately: "16.3(d)",
		},

		Inspect: "16.3(a)", Spread: "16.3(b)", Wash: "16.3(c)",

		Shuffle: "16.4(a)", Stack: "16.4(a)[stack]", IntoShoe: "16.4(a)[stack]", NoCut: "16.4(b)1", MustCut: "16.4(b)2",
		Cut:  deal.DealerCut{Take: "16.4(c)", Rest: "16.4(c)", Remove: "16.4(c)", Done: "16.4(c)"},
		Idle: "16.4(d)", Arrival: "16.4(d)",

		Deadline: "16.6(b)", DeadlineFor: "ante and progressive wagers",

		Manual: deal.Way{
			Notice: "16.7(a)", Load: "16.7(a)", Announce: "16.7(b)", Player: "16.7(d)", Dealer: "16.7(d)", Stub: "16.7(e)", Count: "16.7(f)",
			Hours: hours, Change: change,
		},
		Stub: deal.Stub{
			Is: "16.1[stub]", FaceDown: "16.7(f)", Complete: "16.7(f)1", Misdeal: "16.7(f)2", BadDeck: "16.7(f)2", DeviceError: "16.9(f)",
		},
		Hand: deal.Way{
			Notice: "16.8(a)", Load: "16.8(b)2", Announce: "16.8(b)3", Player: "16.8(c)", Dealer: "16.8(c)", Stub: "16.8(d)", Count: "16.8(e)",
			Hours: hours, Change: change,
		},
		HandDevice: "16.8(b)1",
		Dealing:    "16.9(a)", DealingApproval: "16.9(a)",
		Automated: deal.Way{
			Notice: "16.9(a)", Load: "16.9(b)1", Announce: "16.9(b)2", Player: "16.9(c)", Dealer: "16.9(c)", Stub: "16.9(d)",
			Count: "16.9(e)", Exempt: "16.9(f)",
			Hours: hours, Change: change,
		},

		Irregularities: deal.Irregularities{
			FaceUp: "16.13(b)", FaceUpMore: "16.13(b)", InError: "16.13(c)", Exposed: "16.13(a)",
			ShufflerJam: "16.13(e)", ShoeJam: "16.13(f)", Leaves: "16.13(g)", ShoeLeaves: "16.13(g)", Locked: "16.6(b)", Stay: "16.6(f)",
		},
	},
	Seats:       seats,
	PlayerCards: 5, DealerCards: 5, DealerUp: 1 << upCard,
	OnePosition: "16.6(e)", NoWagers: "16.1[ante wager]", Over: "16.1[round of play]",
	Kind: poker.High, Ranks: versus.RanksOf(poker.High, "16.5(a)", "16.5(b)1", "16.5(b)2", "16.5(b)3", "16.5(b)4", "16.5(b)5",
		"16.5(b)6", "16.5(b)7", "16.5(b)8", "16.5(b)9"),
	Least:     versus.RankOf(poker.High, "Ah Kc 4c 3c 2c"), // 16.1
	PairNamed: true, AceLow: "16.5(a)[ace low]", Compare: "16.5(c)",
	HandMisdealt: "16.13(d)[player]", Touch: "16.10(b)",
}

// The cards are changed after eight hours, whatever they are dealt from.
const (
	hours  = 8
	change = law.Cite("16.3(e)")
)
