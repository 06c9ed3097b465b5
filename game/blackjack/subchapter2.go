package blackjack

// subchapter2 is blackjack itself.
var subchapter2 = newKin(Differences{Paragraphs: Paragraphs{
	BartCarter: "2.1[Bart Carter shuffle]", Blackjack: "2.1[blackjack]", Reader: "2.1[card reader device]", NewDealer: "2.1[dealer]",
	Determinant: "2.1[determinant card]", DoubleShoe: "2.1[double shoe]",

	Decks: "2.2(a)", AceIsOne: "2.2(b)3ii", TwoDecks: "2.2(c)", Backs: "2.2(c)[backs]",

	Wager: "2.3(a)", DealerOver: "2.3(a)1", Higher: "2.3(a)2", TwoCards: "2.3(a)3", FiveCards: "2.3(a)4", Tie: "2.3(b)",
	LosesToBlackjack: "2.3(b)[dealer blackjack]", Deadline: "2.3(c)", Placing: "2.3(d)", Cash: "2.3(d)[cash]", Even: "2.3(e)",
	Suited678: "2.3(e)1", ThreeSevens: "2.3(e)2", Designated: "2.3(e)3", FiveCardOdds: "2.3(e)4", BlackjackOdds: "2.3(e)[blackjack]",
	ExtraOdds: "2.3(e)[extra odds]", Touch: "2.3(f)", TouchConfirmed: "2.3(g)", Staff: "2.3(h)", Entry: "2.3(i)", EntryNone: "2.3(i)1",
	EntryMinimum: "2.3(i)2", AbsenceNone: "2.3(i)3", AbsenceMinimum: "2.3(i)4", EntryAlike: "2.3(j)", Reserved: "2.3(j)[reserved seat]",
	DeadlineDouble: "2.3(k)",

	Inspect: "2.4(a)", Spread: "2.4(b)", Wash: "2.4(c)", OpenDouble: "2.4(d)",

	Shuffle: "2.5(a)", OfferCut: "2.5(b)", CutDepth: "2.5(c)", CutMove: "2.5(d)", CutStaysOut: "2.5(d)[Bart Carter]",
	CutInsert: "2.5(d)[cutting card]", CutFirst: "2.5(e)1", CutBox: "2.5(e)2", CutFarRight: "2.5(e)3", CutOrdered: "2.5(e)4",
	CutDeclined: "2.5(f)", Reshuffle: "2.5(g)", ReshuffleOrdered: "2.5(g)1", ReshuffleDiscards: "2.5(g)2", Approved: "2.5(h)",

	Burn: "2.6(c)", NoBurn: "2.6(c)[Bart Carter]", DiscloseBurn: "2.6(c)[disclose]", BurnNewDealer: "2.6(c)[new dealer]",
	DrawDeterminant: "2.6(d)1", DeterminantSuits: "2.6(d)1[suits]", DeterminantStays: "2.6(d)2", DeterminantBurned: "2.6(d)2[burn]",
	DealOrder: "2.6(e)", FirstCard: "2.6(e)1", UpCard: "2.6(e)2", SecondCard: "2.6(e)3", Announce: "2.6(f)", Decide: "2.6(f)[decide]",
	Total: "2.6(g)", DealersCard: "2.6(h)", DealersTotal: "2.6(h)[further cards]", PickUp: "2.6(i)", HoleCard: "2.6(j)",
	Read: "2.6(j)[card reader]", ReadBlackjack: "2.6(j)[dealer blackjack]", BothUp: "2.6(k)", BothUpTie: "2.6(k)1", BothUpOdds: "2.6(k)2",
	BothUpNoSurrender: "2.6(k)3", BothUpDouble: "2.6(k)4", BothUpSplit: "2.6(k)5", CutReached: "2.6(l)", CutCollect: "2.6(l)1",
	CutCount: "2.6(l)2i", CutCountDouble: "2.6(l)2ii", CutShuffle: "2.6(l)3", ShuffleDiscards: "2.6(m)", InsertStacks: "2.6(m)[stacks]",
	TouchCards: "2.6(n)", OwnCount: "2.6(o)",

	PayBlackjack: "2.7(a)", WaitBlackjack: "2.7(b)", PayWaiting: "2.7(b)[no dealer blackjack]", StandOff: "2.7(b)[stand off]",

	Surrender: "2.8(a)", SurrenderAtOnce: "2.8(a)1", SurrenderWaits: "2.8(a)2", SurrenderFirst: "2.8(a)[order]", SurrenderInsured: "2.8(b)",
	SurrenderOption: "2.8(c)", SurrenderMultiple: "2.8(c)[multiple action]", SurrenderNotice: "2.8(c)[notice]",

	Insurance: "2.9(a)", InsuranceLimit: "2.9(b)", InsuranceTiming: "2.9(b)[timing]", InsuranceOdds: "2.9(c)", InsuranceLoses: "2.9(d)",

	Double: "2.10(a)", DoubleCard: "2.10(a)[one card]", DoubleBlackjack: "2.10(b)",

	Split: "2.11(a)", SplitCard: "2.11(b)", SplitTotal: "2.11(c)", SplitOnce: "2.11(c)1", SplitAces: "2.11(c)2", SplitBlackjack: "2.11(d)",
	Resplit: "2.11(e)", ResplitAces: "2.11(e)[aces]", ResplitEach: "2.11(e)[each hand]", ResplitMultiple: "2.11(e)[multiple action]",

	Draw: "2.12(a)", NoDraw21: "2.12(a)1", NoDrawDoubled: "2.12(a)2", NoDrawAces: "2.12(a)3", DealerDraws: "2.12(b)", DealerStays: "2.12(c)",

	Sharing: "2.13(a)", ShareConsent: "2.13(a)", Caller: "2.13(b)", CallerUnseated: "2.13(b)", CallersPlace: "2.13(c)",
	ShareDouble: "2.13(d)", ShareOneCard: "2.10(a)[one card]", ShareSplit: "2.13(e)", ShareInsurance: "2.13(f)",
	SeveralBoxes: "2.14", SeveralOption: "2.14",

	FaceUp: "2.15(a)", InError: "2.15(b)", Exposed: "2.15(c)", ExposedRefused: "2.15(c)[refusal]",
	ExposedBurned: "2.15(c)[refusal]", Overdrawn: "2.15(d)",
	DealerMissed: "2.15(e)", RunOut: "2.15(f)", NoCards: "2.15(g)", OneCard: "2.15(g)[one card]", WrongSide: "2.15(h)", CardMissed: "2.15(i)",
	ReaderMisused: "2.15(j)", ReaderSeen: "2.15(j)1", ReaderUnseen: "2.15(j)2", ReaderFailed: "2.15(k)", UpCardUnmoved: "2.15(l)",
	UpCardRacked: "2.15(m)",

	FiveCard21: "2.16(a)", FiveCard21Blackjack: "2.16(b)", FiveCard21Tie: "2.16(b)[dealer 21]", FiveCard21Option: "2.16(c)",

	Additional: "2.17(a)", OverUnder: "2.17(a)1", SameSuit: "2.17(a)2", AdditionalTiming: "2.17(b)", OverWins: "2.17(b)1",
	UnderWins: "2.17(b)2", SuitWins: "2.17(b)3", Thirteen: "2.17(c)", AdditionalLoses: "2.17(d)", AdditionalPaid: "2.17(e)",
	OverUnderOdds: "2.17(e)1", SuitTable: "2.17(e)2", SuitNotice: "2.17(e)2[notice]", AdditionalPlacing: "2.17(f)",
	AdditionalCash: "2.17(f)[cash]", AdditionalWager: "2.17(g)1", AdditionalMost: "2.17(g)2", AdditionalNotice: "2.17(h)",
	AdditionalApart: "2.17(i)",

	Multiple: "2.18(a)", MultipleWagers: "2.18(b)", MultiplePosted: "2.18(b)[posting]", MultipleThree: "2.18(b)[three required]",
	MultipleDecide: "2.18(c)", MultipleEach: "2.18(c)[each wager]", MultipleInsure: "2.18(d)", FirstHand: "2.18(e)", FirstSettled: "2.18(f)",
	AllOver: "2.18(f)1", UpCardKept: "2.18(f)2", MultipleBust: "2.18(f)[bust]", SecondHand: "2.18(g)", SecondSettled: "2.18(h)",
	NoThird: "2.18(h)[no third wager]", ThirdHand: "2.18(h)[third hand]", ThirdSettled: "2.18(i)", MultiplePickUp: "2.18(j)",

	Automatic: "2.20",
}})
