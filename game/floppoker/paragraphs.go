package floppoker

import (
	"boardwalk/game/deal"
	"boardwalk/game/versus"
	"boardwalk/poker"
	"boardwalk/table"
)

// paragraphs are what the house rules say of the hands and the cards. The community
// cards lie in the dealer's place; the round deals them, face up.
var paragraphs = versus.Paragraphs{
	Paragraphs: cards, Seats: seats, PlayerCards: 3, DealerUp: 0b111,
	OnePosition: "house:flop-3(e)", NoWagers: "house:flop-5(b)", Sides: []table.Area{pot},
	Ranks:  versus.RanksOf(poker.High, "house:flop-4(a)", "house:flop-4(a)"),
	AceLow: "house:flop-4(b)", PairNamed: true,
}

// cards are the house rules 1, 2, 5 and 9, which package deal conducts.
var cards = deal.Paragraphs{
	Cards: "three", Deck: "house:flop-1(a)",
	Inspect: "house:flop-2(a)", Spread: "house:flop-2(a)", Wash: "house:flop-2(b)", Washed: "house:flop-2(b)",
	Shuffle: "house:flop-2(c)", Stack: "house:flop-2(c)", NoCut: "house:flop-2(d)", MustCut: "house:flop-2(d)",
	Cut: deal.DealerCut{Take: "house:flop-2(d)"}, Recut: "house:flop-2(d)", Idle: "house:flop-2(e)", Arrival: "house:flop-2(e)",
	Deadline: "house:flop-5(a)", DeadlineFor: "antes and bonus wagers",
	Manual: deal.Way{
		Notice: "house:flop-1(b)", Load: "house:flop-1(b)", Announce: "house:flop-5(a)", Player: "house:flop-5(b)", Dealer: "house:flop-5(c)",
		Stub: "house:flop-5(d)", Count: "house:flop-5(e)",
	},
	Stub: deal.Stub{FaceDown: "house:flop-5(e)", Complete: "house:flop-5(e)", Misdeal: "house:flop-9(d)", BadDeck: "house:flop-9(e)"},
	Irregularities: deal.Irregularities{
		FaceUp: "house:flop-9(a)", FaceUpMore: "house:flop-9(b)", InError: "house:flop-9(c)", WrongNumber: "house:flop-9(d)",
		Locked: "house:flop-3(d)",
	},
}
