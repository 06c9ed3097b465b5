package threecard

import (
	"boardwalk/card"
	"boardwalk/law"
	"boardwalk/poker"
	"boardwalk/table"
)

// landmarks are the ranks of hands that the rules speak of.
type landmarks struct {
	queenHigh poker.Rank    // the lowest hand with a queen
	pair      poker.Rank    // the lowest pair
	aceLow    [2]poker.Rank // 3-2-A as a straight and as a straight flush
}

func newLandmarks() landmarks {
	rank := func(a, b, c card.Card) poker.Rank { return poker.Three([3]card.Card{a, b, c}) }
	two, three, clubAce := card.New(card.Two, card.Clubs), card.New(card.Three, card.Clubs), card.New(card.Ace, card.Clubs)
	return landmarks{
		pair:      rank(card.New(card.Two, card.Hearts), three, two),
		queenHigh: rank(card.New(card.Queen, card.Hearts), three, two),
		aceLow:    [2]poker.Rank{rank(card.New(card.Ace, card.Hearts), three, two), rank(clubAce, three, two)},
	}
}

// Qualifies reports whether a dealer's hand is queen high or better,
// 20.11(a)1.
func (g *Game) Qualifies(r poker.Rank) bool { return r >= g.ranks.queenHigh }

// rankLaws are the paragraphs that give each class its place.
var rankLaws = [poker.RoyalFlush + 1]law.Cite{
	poker.HighCard:      "20.3(a)[rank]",
	poker.Pair:          "20.3(b)5",
	poker.Flush:         "20.3(b)4",
	poker.Straight:      "20.3(b)3",
	poker.ThreeOfAKind:  "20.3(b)2",
	poker.StraightFlush: "20.3(b)1",
}

// highCards are the dealer's words for a hand of none of the classes.
var highCards = func() (words [card.Ranks]string) {
	names := [...]string{"2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king", "ace"}
	for r := range words {
		words[r] = names[r] + " high"
	}
	return
}()

// tell says what a hand is, under the paragraph that ranks it.
func (g *Game) tell(d *table.Dealer, h *hand) {
	d.Cite(rankLaws[h.class])
	if h.class == poker.HighCard {
		d.NoteAt(h.seat, highCards[max(h.cards[0].Rank(), h.cards[1].Rank(), h.cards[2].Rank())])
		return
	}
	d.NoteAt(h.seat, h.class.String())
	if h.rank == g.ranks.aceLow[0] || h.rank == g.ranks.aceLow[1] {
		d.Cite("20.3(a)[ace low]")
		d.NoteAt(h.seat, "the ace completes it with a two and a three")
	}
}

// read ranks a hand that is complete. Most hands are of no class, and a
// comparison says so sooner than the rank itself.
func (g *Game) read(h *hand) {
	h.rank, h.class = poker.ThreeAt(&h.cards), poker.HighCard
	if h.rank >= g.ranks.pair {
		h.class = h.rank.Class()
	}
}

// arranged are the cards as they are laid out to form the hand: alike first,
// and then from the highest down.
func (h *hand) arranged() [3]card.Card {
	c := h.cards
	for _, i := range [...]int{0, 1, 0} {
		if c[i].Rank() < c[i+1].Rank() {
			c[i], c[i+1] = c[i+1], c[i]
		}
	}
	switch {
	case h.class == poker.Pair && c[0].Rank() != c[1].Rank():
		return [3]card.Card{c[1], c[2], c[0]}
	case c[0].Rank() == card.Ace && c[1].Rank() == card.Three && c[2].Rank() == card.Two:
		return [3]card.Card{c[1], c[2], c[0]}
	}
	return c
}

// result is how a hand stands against the dealer's.
type result uint8

const (
	noContest result = iota // no ante, or the dealer's cards not seen
	won
	lost
	drawn
	unopposed // the dealer has less than queen high
)

// against compares a hand with the dealer's.
func (g *Game) against(h, dealer *hand) result {
	switch {
	case h.play == nil:
		return noContest
	case dealer.rank < g.ranks.queenHigh:
		return unopposed
	case h.rank > dealer.rank:
		return won
	case h.rank == dealer.rank:
		return drawn
	}
	return lost
}

// loses is the paragraph by which a hand loses to the dealer's: that of the
// dealer's better class or, within a class, of the comparison.
func loses(h, dealer *hand) law.Cite {
	if h.class == dealer.class {
		return "20.3(c)[compare]"
	}
	return rankLaws[dealer.class]
}
