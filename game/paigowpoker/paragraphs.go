package paigowpoker

import (
	"boardwalk/card"
	"boardwalk/game/banked"
	"boardwalk/game/deal"
	"boardwalk/table"
)

// cardParagraphs are what the subchapter says of the cards: 11.2, 11.5, 11.6, 11.8 to
// 11.8B and 11.11. Package deal conducts it.
var cardParagraphs = deal.Paragraphs{
	Pack: card.WithJoker, Cards: "seven",

	Deck: "11.2(a)", Cover: "11.2(a)",
	TwoDecks: deal.TwoDecks{
		Option: "11.2(b)", Each: "11.2(b)1", Backs: "11.2(b)2", Shuffled: "11.2(b)3", Alternate: "11.2(b)4", Rack: "11.2(b)5",
		Separately: "11.5(d)",
	},

	Inspect: "11.5(a)", Spread: "11.5(b)", Wash: "11.5(c)", Washed: "11.5(c)",

	Shuffle: "11.6(a)", Stack: "11.6(a)[stack]", IntoShoe: "11.6(a)[stack]", NoCut: "11.6(b)1", MustCut: "11.6(b)2",
	Offered: &deal.Cutting{
		Offer: &table.Offer{ID: "cut", Law: "11.6(c)", Choices: []table.Choice{deal.Cut, deal.Decline}, Numbers: deal.Depths,
			Text: "Will you cut the cards?"},
		Pass: "11.6(c)", Dealer: "11.6(c)", Depth: "11.6(e)", Move: "11.6(e)",
	},
	FirstCut: "11.6(d)1", BankCut: "11.6(d)2", Rotates: "11.6(d)3",
	CutCard: "11.6(e)[cutting card]", CoverCard: "11.6(e)[cover card]",
	Idle: "11.6(f)", Arrival: "11.6(f)",

	Deadline: "11.7(c)", DeadlineFor: "wagers",

	Dealing: "11.8A(a)", DealingApproval: "11.8B(a)",
	Manual: deal.Way{
		Notice: "11.8(a)", Load: "11.8(a)", Announce: "11.8(a)", Player: "11.8(c)", Dealer: "11.8(c)", Hours: 8, Change: "11.5(e)[shoe]",
	},
	Hand: deal.Way{
		Notice: "11.8A(a)", Load: "11.8A(b)1", Announce: "11.8A(b)2", Player: "11.8A(f)", Dealer: "11.8A(f)", Hours: 4, Change: "11.5(e)[hand]",
	},
	Automated: deal.Way{
		Notice: "11.8B(a)", Load: "11.8B(b)1", Announce: "11.8B(b)2", Player: "11.8B(d)", Dealer: "11.8B(d)", Hours: 8, Change: "11.5(e)[shoe]",
	},
	Stub: deal.Stub{Misdeal: "11.8(d)2", BadDeck: "11.8(d)2"}, // each way of dealing has its own: see fourLeft

	Irregularities: deal.Irregularities{
		FaceUp: "11.11(f)", FaceUpMore: "11.11(f)", InError: "11.11(g)", WrongNumber: "11.11(h)",
		ShufflerJam: "11.11(m)", ShoeJam: "11.11(n)", Leaves: "11.11(o)", ShoeLeaves: "11.11(o)", Locked: "11.7(c)", Stay: "11.7(b)",
	},
}

// bankedParagraphs are what it says of setting, comparing and paying, of the bank and
// of two betting areas: 11.9, 11.10 and 11.12. Package banked conducts it.
var bankedParagraphs = banked.Paragraphs{
	Seats:    seats,
	NoWagers: "11.8(d)1", NoCoupons: "11.7(a)",
	TwoAreas: "11.12(a)", Larger: "11.12(b)", Equal: "11.12(b)[equal]", Final: "11.12(b)[final]",

	Set: "11.9(a)", Own: "11.9(b)",
	Surrender: "11.9(e)", SurrenderTakes: "11.9(e)1", SurrenderRack: "11.9(e)2",

	Expose: "11.9(f)", Collect: "11.9(g)", LoseLower: "11.9(g)1", LoseCopy: "11.9(g)2", Copy: "11.1[copy hand]", Identical: "11.3(e)[copy]",
	Push: "11.9(h)", PushHigh: "11.9(h)1", PushLow: "11.9(h)2",
	Winners: "11.9(i)", Win: "11.9(i)[win]", Vigorish: "11.9(j)[vigorish]", Rounding: "11.9(j)[rounding]",
	WinnersRack: "11.9(j)[collect cards]",

	Bank: banked.BankParagraphs{
		Option: "11.10(a)", Means: "11.1[bank]", Start: "11.10(b)", Offer: "11.10(c)",
		Marker: "11.10(c)[marker]", Markers: "11.1[marker]", Rotation: "11.10(c)[rotation]",
		NoRepeat: "11.10(c)[no repeat]", NoTaker: "11.10(c)[no taker]", Wagered: "11.10(d)1", Chips: "11.10(d)2",
		CoOption: "11.10(e)", CoRequest: "11.10(e)[request]", CoSetting: "11.10(e)[setting]", CoNoWager: "11.10(e)[no dealer wager]",
		OneArea: "11.10(f)", Stake: "11.10(g)", Less: "11.10(g)[less or none]",
		Compare: "11.10(k)", Outcome: "11.10(k)[outcome]",
		Expose: "11.10(l)", Pay: "11.10(l)[pay]", Surplus: "11.10(l)[surplus]",
		CoExpose: "11.10(m)", CoPay: "11.10(m)[pay]", CoSurplus: "11.10(m)[surplus]",
		Inventory: "11.10(n)", Vigorish: "11.10(o)", Foul: "11.11(j)",
	},
}
