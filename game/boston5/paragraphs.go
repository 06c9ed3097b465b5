package boston5

import (
	"boardwalk/game/deal"
	"boardwalk/game/versus"
	"boardwalk/poker"
)

// paragraphs are what the house rules say of the hands and the cards. Three cards are
// dealt at first; the last two are dealt by the round.
var paragraphs = versus.Paragraphs{
	Paragraphs: cards, Seats: seats, PlayerCards: 3, DealerCards: 3,
	OnePosition: "house:boston-3(e)", NoWagers: "house:boston-5(b)",
	Ranks:  versus.RanksOf(poker.High, "house:boston-4(a)", "house:boston-4(a)"),
	AceLow: "house:boston-4(b)", Compare: "house:boston-4(c)",
}

// cards are the house rules 1, 2, 5 and 8, which package deal conducts.
var cards = deal.Paragraphs{
	Cards: "three", Deck: "house:boston-1(a)",
	Inspect: "house:boston-2(a)", Spread: "house:boston-2(a)", Wash: "house:boston-2(b)", Washed: "house:boston-2(b)",
	Shuffle: "house:boston-2(c)", Stack: "house:boston-2(c)", NoCut: "house:boston-2(d)", MustCut: "house:boston-2(d)",
	Cut: deal.DealerCut{Take: "house:boston-2(d)"}, Recut: "house:boston-2(d)", Idle: "house:boston-2(e)", Arrival: "house:boston-2(e)",
	Deadline: "house:boston-5(a)", DeadlineFor: "antes and bonus wagers",
	Manual: deal.Way{
		Notice: "house:boston-1(b)", Load: "house:boston-1(b)", Announce: "house:boston-5(a)", Player: "house:boston-5(b)",
		Dealer: "house:boston-5(b)",
		Stub:   "house:boston-5(e)", Count: "house:boston-5(f)",
	},
	Stub: deal.Stub{FaceDown: "house:boston-5(f)", Complete: "house:boston-5(f)", Misdeal: "house:boston-8(e)", BadDeck: "house:boston-8(f)"},
	Irregularities: deal.Irregularities{
		FaceUp: "house:boston-8(a)", FaceUpMore: "house:boston-8(b)", InError: "house:boston-8(c)", WrongNumber: "house:boston-8(e)",
		Exposed: "house:boston-8(d)", Locked: "house:boston-3(d)",
	},
}
