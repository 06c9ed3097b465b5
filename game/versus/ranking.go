package versus

import (
	"boardwalk/card"
	"boardwalk/law"
	"boardwalk/poker"
	"boardwalk/table"
)

// Rank is what a hand is worth: of two hands the one with the higher rank wins. At the
// games of poker it is a [poker.Rank]; a game with a [Ranking] makes its own.
type Rank uint32

// Class is the class of a rank at the games of poker.
func (r Rank) Class() poker.Class { return poker.Rank(r).Class() }

// Ranking ranks the hands of a game that are not hands of poker.
type Ranking interface {
	// Rank returns what cards are worth.
	Rank(cards []card.Card) Rank

	// Lay puts the cards as they are laid out, those that make the hand first.
	Lay(cards []card.Card)

	// By returns the paragraph that gives a rank its place among others.
	By(r Rank) law.Cite

	// Says returns what a rank is called, of a player's hand or of the dealer's: "the dealer has a
	// four-card flush".
	Says(r Rank, dealers bool) string
}

// Reveal ranks a hand by the ranking of the game, turns its cards face up as they are laid
// out, and says what the hand is. The paragraph of turning is cited before.
func (t *Table) Reveal(d *table.Dealer, h *Hand) {
	h.Rank = t.p.Ranking.Rank(h.Cards[:h.Dealt])
	if !d.Heard() {
		return
	}
	t.laid = h.Cards
	t.p.Ranking.Lay(t.laid[:h.Dealt])
	t.TurnOver(d, h, t.laid[:h.Dealt])
	d.Cite(t.p.Ranking.By(h.Rank))
	d.NoteAt(h.Seat, "hand", t.p.Ranking.Says(h.Rank, h.Box == 0))
}

// rank returns the rank of all cards of a hand, and false if they make none.
func (p *Paragraphs) rank(cards []card.Card) (Rank, bool) {
	if p.Ranking != nil {
		return p.Ranking.Rank(cards), true
	}
	r, err := p.Kind.Rank(cards...)
	return Rank(r), err == nil
}
