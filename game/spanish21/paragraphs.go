package spanish21

import (
	"boardwalk/card"
	"boardwalk/game/blackjack"
)

// mostPlayers is the rule that says how many boxes there are.
const mostPlayers = "house:spanish-3(g)"

// paragraphs are what the fragment of subchapter 19 and the recovered rules say of what
// blackjack has too.
var paragraphs = blackjack.Paragraphs{
	Pack: card.WithoutTens, // house:spanish-2(b)

	Blackjack: "house:spanish-1(b)", Reader: "house:spanish-1(c)", NewDealer: "house:spanish-1(d)", Wager: "house:spanish-3(a)",
	DealerOver: "house:spanish-3(d)1", Higher: "house:spanish-3(d)2", Tie: "house:spanish-3(d)5", LosesToBlackjack: "house:spanish-3(d)6",
	Deadline: "house:spanish-3(c)", Placing: "house:spanish-3(b)[chips]", Cash: "house:spanish-3(b)[cash]", Even: "house:spanish-3(d)3",
	BlackjackOdds: "house:spanish-3(e)", Touch: "house:spanish-3(f)", TouchConfirmed: "house:spanish-3(f)[confirmed]",
	Staff: "house:spanish-3(f)[staff]", Inspect: "house:spanish-4(a)", Spread: "house:spanish-4(b)", Wash: "house:spanish-4(c)",
	Shuffle: "house:spanish-5(a)", OfferCut: "house:spanish-5(b)", CutDepth: "house:spanish-5(c)", CutMove: "house:spanish-5(d)[move]",
	CutInsert: "house:spanish-5(d)[cutting card]", CutFirst: "house:spanish-5(e)1", CutBox: "house:spanish-5(e)2",
	CutFarRight: "house:spanish-5(e)3",
	CutOrdered:  "house:spanish-5(e)4", CutDeclined: "house:spanish-5(f)", Reshuffle: "house:spanish-5(g)",
	ReshuffleOrdered: "house:spanish-5(g)[ordered]", Burn: "house:spanish-6(a)", DiscloseBurn: "house:spanish-6(a)[disclose]",
	BurnNewDealer: "house:spanish-6(a)[new dealer]", DealOrder: "house:spanish-6(b)", FirstCard: "house:spanish-6(b)1",
	UpCard:     "house:spanish-6(b)2",
	SecondCard: "house:spanish-6(b)3", Announce: "house:spanish-6(d)", Decide: "house:spanish-6(d)[decide]", Total: "house:spanish-6(e)",
	DealersTotal: "house:spanish-6(f)", PickUp: "house:spanish-6(g)", HoleCard: "house:spanish-6(c)", Read: "house:spanish-6(c)[card reader]",
	ReadBlackjack: "house:spanish-6(c)[dealer blackjack]", CutReached: "house:spanish-6(h)", CutCollect: "house:spanish-6(h)1",
	CutCount: "house:spanish-6(h)2", CutShuffle: "house:spanish-6(h)3", TouchCards: "house:spanish-6(i)", OwnCount: "house:spanish-6(j)",
	PayBlackjack: "house:spanish-7(a)", Surrender: "house:spanish-8(a)", SurrenderAtOnce: "house:spanish-8(a)[at once]",
	SurrenderWaits: "house:spanish-8(a)[waits]", SurrenderFirst: "house:spanish-8(a)[order]", SurrenderInsured: "house:spanish-8(b)",
	SurrenderOption: "house:spanish-8(c)", SurrenderNotice: "house:spanish-8(c)[notice]", Insurance: "house:spanish-9(a)",
	InsuranceLimit: "house:spanish-9(b)", InsuranceTiming: "house:spanish-9(b)[timing]", InsuranceOdds: "house:spanish-9(c)",
	InsuranceLoses: "house:spanish-9(d)", Double: "house:spanish-10(a)", DoubleCard: "house:spanish-10(b)",
	DoubleBlackjack: "house:spanish-10(c)",
	Split:           "house:spanish-11(a)", SplitCard: "house:spanish-11(b)", SplitTotal: "house:spanish-11(b)[total]",
	SplitOnce: "house:spanish-11(c)1",
	SplitAces: "house:spanish-11(d)", SplitBlackjack: "house:spanish-11(e)", Resplit: "house:spanish-11(c)", Draw: "house:spanish-12(a)",
	NoDraw21: "house:spanish-12(a)1", NoDrawDoubled: "house:spanish-12(a)2", DealerDraws: "19.12(b)", DealerStays: "19.12(c)",
	Sharing: "19.13(a)[one to three]", ShareConsent: "19.13(a)[consent]", ShareBoxes: "19.13(g)[boxes]", Caller: "19.13(b)[seated player]",
	CallerUnseated: "19.13(b)[nobody seated]", CallersPlace: "19.13(c)", ShareDouble: "19.13(d)[others may double]",
	ShareOneCard: "19.13(d)[one card]",
	ShareSplit:   "19.13(e)", ShareInsurance: "19.13(f)", SeveralBoxes: "19.14[one box]", SeveralOption: "19.14[licensee permits]",
	FaceUp: "19.15(a)[one card]", InError: "19.15(c)", Exposed: "19.15(d)[exposed card]", ExposedRefused: "19.15(d)[refusal]",
	ExposedBurned: "19.15(d)[burn]", Overdrawn: "19.15(e)", DealerMissed: "19.15(f)", RunOut: "19.15(g)", NoCards: "19.15(h)[no cards]",
	OneCard: "19.15(h)[one card]", CardMissed: "19.15(i)", ReaderMisused: "19.15(l)[supervisor]", ReaderSeen: "19.15(l)1",
	ReaderUnseen: "19.15(l)2",
	ReaderFailed: "19.15(m)", Additional: "house:spanish-16(a)", AdditionalTiming: "house:spanish-16(b)",
	AdditionalPlacing: "house:spanish-16(b)[chips]", AdditionalCash: "house:spanish-16(b)[cash]", AdditionalWager: "house:spanish-16(b)1",
	AdditionalMost: "house:spanish-16(b)2", AdditionalNotice: "house:spanish-16(b)[notice]", Automatic: "house:spanish-5(h)",
	TwentyOne: "house:spanish-3(d)4", Rescue: "house:spanish-10(d)", Redouble: "house:spanish-10(e)", FaceUpMore: "19.15(a)[more than one]",
	StrayTen: "19.15(b)[one 10]", StrayTens: "19.15(b)[more than one]", ShufflerJam: "19.15(j)", ShufflerLeaves: "19.15(k)",
}
