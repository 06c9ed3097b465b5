package mississippi

import (
	"boardwalk/game/deal"
	"boardwalk/game/versus"
	"boardwalk/poker"
)

// paragraphs are what the house rules say of the hands and the cards.
var paragraphs = versus.Paragraphs{
	Paragraphs: cards, Seats: seats, PlayerCards: 2, DealerCards: 3,
	OnePosition: "house:mississippi-6(c)[seated]", NoWagers: "house:mississippi-7(c)[players]",
	Ranks:  versus.RanksOf(poker.High, "house:mississippi-5(a)[rank]", "house:mississippi-5(b)"),
	AceLow: "house:mississippi-5(a)[ace low]", PairNamed: true,
}

// cards are the rules of house:cards, which package deal conducts.
var cards = deal.HouseParagraphs("house:mississippi", deal.House{
	Cards: "two", DeadlineFor: "antes", Player: "house:mississippi-7(c)[players]", Dealer: "house:mississippi-7(c)[community]",
})
