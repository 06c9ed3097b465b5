package poker

import "boardwalk/card"

// Counts is how many cards of each rank there are, whatever their suits. The counts of two hands together are those of
// the one plus those of the other, so that whoever deals many boards to the same hands adds once for each.
type Counts uint64

// CountsOf counts the ranks of cards. None may be a joker or unknown.
func CountsOf(cards ...card.Card) (c Counts) {
	for _, x := range cards {
		c += Counts(weights[x] >> keyShift << keyShift)
	}
	return c
}

// Seven ranks the seven cards that were counted, as [Seven] does if no five of them are of one suit.
func (c Counts) Seven() Rank {
	t := table7.Load()
	if t == nil {
		t = fillSevens()
	}
	return t.at(uint64(c))
}

// Suited ranks the best five of five to seven cards of one suit by the set of their ranks. With two more cards of other
// suits they cannot be better: a full house has two ranks, so of seven cards at most four are of one suit.
func Suited(ranks uint16) Rank {
	t := table7.Load()
	if t == nil {
		t = fillSevens()
	}
	return t.suits[ranks]
}

// OmahaUnsuited ranks as [OmahaHighOf] does if no suit is twice in the hand and three times on the board.
func OmahaUnsuited(hole *[4]card.Card, board []card.Card) Rank {
	t := table5.Load()
	if t == nil {
		t = fillFives()
	}
	return t.omahaUnsuited(hole, board) + omahaKind
}

// OmahaSuited ranks the best hand of two of the player's cards and three of the board, all of one suit, by the sets of
// their ranks. It is zero if there is none.
func OmahaSuited(own, shared uint16) Rank {
	t := table5.Load()
	if t == nil {
		t = fillFives()
	}
	if r := t.omahaFlush(own, shared); r != 0 {
		return r + omahaKind
	}
	return 0
}
