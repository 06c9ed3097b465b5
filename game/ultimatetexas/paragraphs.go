package ultimatetexas

import (
	"boardwalk/card"
	"boardwalk/game/deal"
	"boardwalk/game/versus"
	"boardwalk/poker"
	"boardwalk/table"
)

// paragraphs are what the house rules say of the hands and the cards.
var paragraphs = versus.Paragraphs{
	Paragraphs: cards, Seats: seats, PlayerCards: 2, DealerCards: 2, CommunityCards: 5,
	OnePosition: "house:ultimate-6(c)[seated]", NoWagers: "house:ultimate-7(c)[players]", Sides: []table.Area{trips},
	Kind: poker.High, Ranks: versus.RanksOf(poker.High, "house:ultimate-5(a)[rank]", "house:ultimate-5(b)"), Least: versus.PairOf(card.Two),
	AceLow: "house:ultimate-5(a)[ace low]", Compare: "house:ultimate-5(c)",
}

// cards are the rules of house:cards, which package deal conducts.
var cards = deal.HouseParagraphs("house:ultimate", deal.House{
	Cards: "two", DeadlineFor: "ante, blind and trips wagers", Player: "house:ultimate-7(c)[players]", Dealer: "house:ultimate-7(c)[dealer]",
	Exposed: "house:ultimate-11(a)",
})
