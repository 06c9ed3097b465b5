package poker

import "boardwalk/card"

// ShowingOf ranks the hand of one to four cards that lie face up. A hand of fewer cards has the
// lower rank if a hand of more has the same before the card that it lacks. The cards must be
// different and none a joker or unknown.
func ShowingOf(cards []card.Card) Rank {
	var h holding
	for _, c := range cards {
		h.add(1 << c.Rank())
	}
	return Showing.best(&h, len(cards), false)
}
