package paigow

import (
	"boardwalk/game/banked"
	"boardwalk/game/deal"
)

// tileParagraphs are what the subchapter says of the tiles, the shaker and the deal:
// 10.2(a), 10.3, 10.4, 10.6, 10.8(i) to (m) and 10.9. Package deal conducts it.
var tileParagraphs = deal.TileParagraphs{
	Set: "10.2(a)", Dice: "10.3(a)", DiceHours: "10.3(c)",

	Inspect: "10.4(a)", Pairs: "10.4(a)1", Alike: "10.4(a)2", Unmarked: "10.4(a)3", Substitute: "10.4(a)3i", Sealed: "10.4(a)3ii",
	Spread: "10.4(b)", Wash: "10.4(c)",

	Shuffle: "10.4(d)", Stacks: "10.4(d)[stacks]", TurnedOver: "10.4(e)", After: "10.4(f)", Idle: "10.4(g)", Arrival: "10.4(g)",

	Deadline: "10.5(c)", DeadlineFor: "wagers",
	House: deal.TileWay{
		Announce: "10.6(a)", Shake: "10.6(a)", Total: "10.6(b)", Count: "10.6(c)", DeadCounts: true,
		Examples: deal.Examples{9: "10.6(c)1", 15: "10.6(c)2"},
		Deal:     "10.6(d)", Marker: "10.6(d)[marker]", Collect: "10.6(e)", Cover: "10.6(f)",
	},
	Bank: deal.TileWay{
		Announce: "10.8(i)", Shake: "10.8(i)", Lid: "10.8(i)[lid]", Total: "10.8(i)[lid]", Count: "10.8(j)",
		Deal: "10.8(k)", Stake: "10.8(h)[placement]", Collect: "10.8(l)", Cover: "10.8(m)",
	},

	Irregularities: deal.TileIrregularities{
		NotFlat: "10.9(a)", FellOut: "10.9(b)", WrongTotal: "10.9(c)", Player: "10.9(d)", Others: "10.9(e)",
		Locked: "10.5(c)", Stay: "10.5(b)", Touch: "10.7(b)", Final: "10.10(b)[final]",
	},
}

// paragraphs are what it says of wagers, settlement and the bank, 10.5, 10.7, 10.8 and
// 10.10, which package banked conducts.
var paragraphs = banked.Paragraphs{
	Seats: seats,

	NoWagers: "10.6(e)", NoCoupons: "10.5(a)", TwoAreas: "10.10(a)", Larger: "10.10(b)", Equal: "10.10(b)[equal]", Final: "10.10(b)[final]",

	Set: "10.7(a)", Own: "10.7(b)", Surrender: "10.7(f)", SurrenderTakes: "10.7(f)1", SurrenderRack: "10.7(f)2",

	Expose: "10.7(g)", Collect: "10.7(h)", LoseLower: "10.7(h)[lose]", LoseCopy: "10.7(h)[lose]", Copy: "10.1[copy hand]",
	Push: "10.7(i)", PushHigh: "10.7(i)1", PushLow: "10.7(i)2",
	Winners: "10.7(j)", Win: "10.7(j)[win]", Vigorish: "10.7(k)[vigorish]", Rounding: "10.7(k)[rounding]",
	WinnersRack: "10.7(k)[collect tiles]",

	Bank: banked.BankParagraphs{
		Option: "10.8(a)", Means: "10.1[bank]", Start: "10.8(b)",
		Offer: "10.8(c)", Marker: "10.8(c)[marker]", Markers: "10.1[marker]",
		Rotation: "10.8(c)[rotation]", NoRepeat: "10.8(c)[no repeat]", NoTaker: "10.8(c)[no taker]",
		Wagered: "10.8(d)1", Chips: "10.8(d)2",
		CoOption: "10.8(e)", CoRequest: "10.8(e)[request]", CoSetting: "10.8(e)[setting]", CoNoWager: "10.8(e)[no dealer wager]",
		OneArea: "10.8(f)", Stake: "10.8(h)", Less: "10.8(h)[less or none]",
		Compare: "10.8(n)", Outcome: "10.8(n)[outcome]", Expose: "10.8(o)", Pay: "10.8(o)[pay]", Surplus: "10.8(o)[surplus]",
		CoExpose: "10.8(p)", CoPay: "10.8(p)[pay]", CoSurplus: "10.8(p)[surplus]",
		Inventory: "10.8(q)", Vigorish: "10.8(r)",
	},
}
