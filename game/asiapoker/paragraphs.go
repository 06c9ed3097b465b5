package asiapoker

import (
	"boardwalk/card"
	"boardwalk/game/deal"
	"boardwalk/game/versus"
)

// paragraphs are what the house rules say of the hands and the cards.
var paragraphs = versus.Paragraphs{
	Paragraphs: cards, Seats: seats, PlayerCards: dealt, DealerCards: dealt,
	OnePosition: "house:asia-3(c)", NoWagers: "house:asia-3(a)",
}

// cards are the house rules 1, 2, 5 and 9, which package deal conducts.
var cards = deal.Paragraphs{
	Pack: card.WithJoker, Cards: "seven", Deck: "house:asia-1(a)",
	Inspect: "house:asia-2(a)", Spread: "house:asia-2(a)", Wash: "house:asia-2(b)", Washed: "house:asia-2(b)",
	Shuffle: "house:asia-2(c)", Stack: "house:asia-2(c)", NoCut: "house:asia-2(d)", MustCut: "house:asia-2(d)",
	Cut: deal.DealerCut{Take: "house:asia-2(d)"}, Recut: "house:asia-2(d)", Idle: "house:asia-2(e)", Arrival: "house:asia-2(e)",
	Deadline: "house:asia-5(a)", DeadlineFor: "wagers", Stub: deal.Stub{Misdeal: "house:asia-9(d)", BadDeck: "house:asia-9(e)"},
	Manual: deal.Way{
		Notice: "house:asia-1(b)", Load: "house:asia-1(b)", Announce: "house:asia-5(a)", Player: "house:asia-5(c)", Dealer: "house:asia-5(c)",
	},
	Irregularities: deal.Irregularities{FaceUp: "house:asia-9(a)", FaceUpMore: "house:asia-9(b)", InError: "house:asia-9(c)",
		WrongNumber: "house:asia-9(d)", Locked: "house:asia-3(b)"},
}
