package doubleattack

import (
	"boardwalk/card"
	"boardwalk/game/blackjack"
)

// mostPlayers is the rule that says how many boxes there are.
const mostPlayers = "house:doubleattack-3(g)"

// paragraphs are what the recovered rules and the fragment of subchapter 26 say of what
// blackjack has too.
var paragraphs = blackjack.Paragraphs{
	Pack: card.WithoutTens, // house:doubleattack-2(b)

	Blackjack: "house:doubleattack-1(b)", Reader: "house:doubleattack-1(c)", NewDealer: "house:doubleattack-1(d)",
	Wager:      "house:doubleattack-3(a)",
	DealerOver: "house:doubleattack-3(d)1", Higher: "house:doubleattack-3(d)2", Tie: "house:doubleattack-3(d)5",
	LosesToBlackjack: "house:doubleattack-3(d)6", Deadline: "house:doubleattack-3(c)", Placing: "house:doubleattack-3(b)[chips]",
	Cash: "house:doubleattack-3(b)[cash]", Even: "house:doubleattack-3(d)3", BlackjackOdds: "house:doubleattack-3(e)",
	Touch:          "house:doubleattack-3(f)",
	TouchConfirmed: "house:doubleattack-3(f)[confirmed]", Staff: "house:doubleattack-3(f)[staff]", Inspect: "house:doubleattack-4(a)",
	Spread: "house:doubleattack-4(b)", Wash: "house:doubleattack-4(c)", Shuffle: "house:doubleattack-5(a)",
	OfferCut: "house:doubleattack-5(b)",
	CutDepth: "house:doubleattack-5(c)", CutMove: "house:doubleattack-5(d)[move]", CutInsert: "house:doubleattack-5(d)[cutting card]",
	CutFirst: "house:doubleattack-5(e)1", CutBox: "house:doubleattack-5(e)2", CutFarRight: "house:doubleattack-5(e)3",
	CutOrdered: "house:doubleattack-5(e)4", CutDeclined: "house:doubleattack-5(f)", Reshuffle: "house:doubleattack-5(g)",
	ReshuffleOrdered: "house:doubleattack-5(g)[ordered]", Burn: "house:doubleattack-6(a)", DiscloseBurn: "house:doubleattack-6(a)[disclose]",
	BurnNewDealer: "house:doubleattack-6(a)[new dealer]", DealOrder: "house:doubleattack-6(b)", FirstCard: "house:doubleattack-6(b)1",
	UpCard: "house:doubleattack-6(b)2", SecondCard: "house:doubleattack-6(b)3", Announce: "house:doubleattack-6(d)",
	Decide: "house:doubleattack-6(d)[decide]", Total: "house:doubleattack-6(e)", DealersTotal: "house:doubleattack-6(f)",
	PickUp: "house:doubleattack-6(g)", HoleCard: "house:doubleattack-6(c)", Read: "house:doubleattack-6(c)[card reader]",
	ReadBlackjack: "house:doubleattack-6(c)[dealer blackjack]", CutReached: "house:doubleattack-6(h)", CutCollect: "house:doubleattack-6(h)1",
	CutCount: "house:doubleattack-6(h)2", CutShuffle: "house:doubleattack-6(h)3", TouchCards: "house:doubleattack-6(i)",
	OwnCount: "house:doubleattack-6(j)", PayBlackjack: "house:doubleattack-7(a)", WaitBlackjack: "house:doubleattack-7(b)",
	PayWaiting: "house:doubleattack-7(b)[no dealer blackjack]", StandOff: "house:doubleattack-7(b)[stand off]",
	Surrender:       "house:doubleattack-8(a)",
	SurrenderAtOnce: "house:doubleattack-8(a)[at once]", SurrenderWaits: "house:doubleattack-8(a)[waits]",
	SurrenderFirst: "house:doubleattack-8(a)[order]", SurrenderInsured: "house:doubleattack-8(b)", Insurance: "house:doubleattack-9(a)",
	InsuranceLimit: "house:doubleattack-9(b)", InsuranceTiming: "house:doubleattack-9(b)[timing]", InsuranceOdds: "house:doubleattack-9(c)",
	InsuranceLoses: "house:doubleattack-9(d)", Double: "house:doubleattack-10(a)", DoubleCard: "house:doubleattack-10(b)",
	DoubleBlackjack: "house:doubleattack-10(c)", Split: "house:doubleattack-11(a)", SplitCard: "house:doubleattack-11(b)",
	SplitTotal: "house:doubleattack-11(b)[total]", SplitOnce: "house:doubleattack-11(c)1", SplitAces: "house:doubleattack-11(d)",
	SplitBlackjack: "house:doubleattack-11(e)", Resplit: "house:doubleattack-11(c)", Draw: "house:doubleattack-12(a)",
	NoDraw21: "house:doubleattack-12(a)1", NoDrawDoubled: "house:doubleattack-12(a)2", DealerDraws: "house:doubleattack-12(b)",
	DealerStays: "house:doubleattack-12(c)", Sharing: "house:doubleattack-13(a)", ShareConsent: "house:doubleattack-13(a)[consent]",
	Caller: "house:doubleattack-13(b)", CallerUnseated: "house:doubleattack-13(b)[nobody seated]", CallersPlace: "house:doubleattack-13(c)",
	ShareDouble: "house:doubleattack-13(d)", ShareOneCard: "house:doubleattack-13(d)[one card]", ShareSplit: "house:doubleattack-13(e)",
	ShareInsurance: "house:doubleattack-13(f)", SeveralBoxes: "house:doubleattack-14(a)", SeveralOption: "house:doubleattack-14(b)",
	FaceUp: "house:doubleattack-15(a)", InError: "house:doubleattack-15(c)", Exposed: "house:doubleattack-15(d)",
	ExposedRefused: "house:doubleattack-15(d)[refusal]", ExposedBurned: "house:doubleattack-15(d)[burn]",
	Overdrawn:    "house:doubleattack-15(e)",
	DealerMissed: "house:doubleattack-15(f)", RunOut: "house:doubleattack-15(g)", NoCards: "26.?(h)[no cards]", OneCard: "26.?(h)[one card]",
	CardMissed: "26.?(i)", ReaderMisused: "26.?(l)[supervisor]", ReaderSeen: "26.?(l)1", ReaderUnseen: "26.?(l)2", ReaderFailed: "26.?(m)",
	Additional: "house:doubleattack-16(a)", AdditionalTiming: "house:doubleattack-16(b)", AdditionalPlacing: "house:doubleattack-16(b)[chips]",
	AdditionalCash: "house:doubleattack-16(b)[cash]", AdditionalWager: "house:doubleattack-16(b)1",
	AdditionalMost:   "house:doubleattack-16(b)2",
	AdditionalNotice: "house:doubleattack-16(b)[notice]", Automatic: "house:doubleattack-5(h)", Attack: "house:doubleattack-3(h)",
	AttackLimit: "house:doubleattack-3(h)[limit]", SurrenderLate: "house:doubleattack-8(d)", Rescue: "house:doubleattack-10(d)",
	FaceUpMore: "house:doubleattack-15(a)[more than one]", StrayTen: "house:doubleattack-15(b)",
	StrayTens:   "house:doubleattack-15(b)[more than one]",
	ShufflerJam: "26.?(j)", ShufflerLeaves: "26.?(k)",
}
