package versus

import (
	"boardwalk/card"
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/poker"
	"boardwalk/table"
)

// Hand is the cards of a position, or the dealer's, and what rides on them.
type Hand struct {
	Cards   [MostCards]card.Card
	Dealt   uint8                  // how many of them lie there
	Racked  uint8                  // how many lay there when they went to the discard rack last
	up      uint8                  // which of its cards are dealt face up, one bit each
	Box     table.Box              // the position; 0 for the dealer
	Seat    table.Seat             // whose it is
	Out     bool                   // it was folded, or is void
	GivenUp bool                   // its player gave it up, and what is lost with it is collected later
	Class   poker.Class            // of Rank, at the games of poker
	Result  Result                 // against the dealer
	Rank    Rank                   // what the cards are worth, once the game has ranked them
	Staked  money.Cents            // what the ante was when the first further wager was made
	Bets    [MostWagers]*table.Bet // by the place among the wagers of a position; nil for none
}

// Result is how a hand stands against the dealer's.
type Result uint8

// The results.
const (
	NoContest Result = iota // the hand does not play against the dealer's
	Won
	Lost
	Tied
	Unopposed // the dealer's hand does not qualify
)

// Against compares a hand with the dealer's. Least is the rank from which on the
// dealer's hand qualifies, 0 if any does.
func (h *Hand) Against(dealer *Hand, least Rank) Result {
	switch {
	case dealer.Rank < least:
		return Unopposed
	case h.Rank > dealer.Rank:
		return Won
	case h.Rank == dealer.Rank:
		return Tied
	}
	return Lost
}

// LosesBy is the paragraph by which a hand loses to the dealer's: that of the
// dealer's better class or, within a class, of the comparison.
func (t *Table) LosesBy(h *Hand) law.Cite {
	dealer := t.Dealer()
	if t.p.Ranking != nil {
		if by := t.p.Ranking.By(dealer.Rank); by != t.p.Ranking.By(h.Rank) {
			return by
		}
	} else if h.Class != dealer.Class {
		return t.p.Ranks[dealer.Class]
	}
	return t.p.Compare
}

// Read takes note of what the cards are worth. Most hands are below the lowest pair, and
// a comparison says so sooner than the rank itself.
func (h *Hand) Read(r poker.Rank, pair Rank) {
	h.Rank, h.Class = Rank(r), poker.HighCard
	if h.Rank >= pair {
		h.Class = r.Class()
	}
}

// WithoutAnte reports whether a hand has no ante, which it then tells: the hand does not
// play against the dealer's.
func (h *Hand) WithoutAnte(d *table.Dealer, by law.Cite) bool {
	if h.Bets[0] != nil {
		return false
	}
	d.Cite(by)
	d.NoteAt(h.Seat, "no-ante", "there is no ante, so the hand does not play against the dealer")
	return true
}

// Players are the hands still in the round, clockwise from the dealer's left.
func (t *Table) Players(yield func(*Hand) bool) {
	for _, h := range t.players {
		if !h.Out && !yield(h) {
			return
		}
	}
}

// FromRight are the hands still in the round, counterclockwise from the dealer's
// right, as wagers are settled.
func (t *Table) FromRight(yield func(*Hand) bool) {
	for i := len(t.players) - 1; i >= 0; i-- {
		if h := t.players[i]; !h.Out && !yield(h) {
			return
		}
	}
}

// giveBack returns all wagers of a hand that are not decided yet.
func (h *Hand) giveBack(d *table.Dealer, by law.Cite) {
	for _, b := range h.Bets {
		if b != nil && b.Amount > 0 {
			d.Returns(b, by)
		}
	}
}

// Rack puts the cards of a hand into the discard rack, in their order.
func (t *Table) Rack(h *Hand) {
	t.Deck().DiscardAll(h.Cards[:h.Dealt])
	h.Racked, h.Dealt = h.Dealt, 0
}

// leaves takes a hand out of the round.
func (t *Table) leaves(h *Hand) {
	h.Out = true
	if t.left--; t.left == 0 {
		t.NobodyLeft()
	}
}

// PairOf is the rank of the lowest hand of five cards with a pair of that rank.
func PairOf(r card.Rank) Rank {
	five := [5]card.Card{card.New(r, card.Hearts), card.New(r, card.Spades)}
	for i, next := 2, card.Two; i < len(five); next++ {
		if next != r {
			five[i] = card.New(next, card.Clubs)
			i++
		}
	}
	rank, err := poker.High.RankOnce(five[:]...) // no table is built for it
	if err != nil {
		panic(err)
	}
	return Rank(rank)
}
