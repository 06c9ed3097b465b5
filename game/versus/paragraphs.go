package versus

import (
	"boardwalk/game/deal"
	"boardwalk/law"
	"boardwalk/poker"
	"boardwalk/table"
)

// Paragraphs are where a game's subchapter speaks of what the family shares,
// and the numbers of its cards. Each game has one value of it. A step whose
// paragraph is empty is not part of the game.
type Paragraphs struct {
	deal.Paragraphs
	Seats int // betting positions

	// The hands.
	PlayerCards, DealerCards uint8 // how many cards each is dealt
	PlayerUp, DealerUp       uint8 // which of them lie face up: bit 0 is the first card

	// The wagers.
	TwoPositions law.Cite // a player may wager at two adjacent positions, if the licensee says so
	OnePosition  law.Cite // or at one only, whatever the licensee says
	NoWagers     law.Cite // cards are dealt to those who have wagered

	// The ranking.
	Ranks   [poker.NoPair + 1]law.Cite // what gives each class its place
	AceLow  law.Cite                   // an ace may end a straight
	Compare law.Cite                   // hands of one class are compared

	// HandMisdealt is where a player's hand with a wrong number of cards is void
	// alone.
	HandMisdealt law.Cite
}

// Incidents declares what may go wrong at a game. What has another outcome the
// game declares itself.
func (p *Paragraphs) Incidents() []table.Declared {
	list := p.Paragraphs.Incidents()
	if p.HandMisdealt != "" {
		list = append(list, table.Declared{ID: HandMisdealt, Law: p.HandMisdealt, Staff: true, Args: "SEAT",
			Help: "a player was dealt a wrong number of cards"})
	}
	return list
}
