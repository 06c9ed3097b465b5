package banked

import (
	"boardwalk/card"
	"boardwalk/table"
)

// SetHands has all players set their hands at once and unseen: everybody with a
// wager, and the bank unless the dealer sets the hands of a co-bank. A player with
// two hands sets the one with the larger wager first, and of equal ones the first
// counterclockwise. The first choice of the offer must be [HouseWay], and the last
// [Surrender]: the bank has nothing to surrender.
func (t *Table) SetHands(d *table.Dealer, o *table.Offer) {
	step(d, t.p.Set, "everybody-sets", "everybody sets a high hand and a low hand")
	step(d, t.p.Own, "players-set-own", "players set their own hands, and nobody but the dealer may touch them as well")
	all := table.Choices(1)<<len(o.Choices) - 1
	for {
		n := t.toSet(o, all)
		if n == 0 {
			break
		}
		for i, a := range d.AskAll(t.questions[:n]) {
			h := t.asked[i]
			if h.set = true; a.Choice == Surrender {
				h.Surrendered = true
			} else {
				t.pieces.Set(d, h, a)
			}
		}
		if d.Heard() {
			t.laidDown(d)
		}
		if !t.twice {
			break
		}
	}
	t.setBank(d)
}

// toSet makes the questions about the hands that are to be set now, counterclockwise,
// and returns how many there are.
func (t *Table) toSet(o *table.Offer, all table.Choices) (n int) {
	hands := t.hands[1 : t.p.Seats+1]
	for i := len(hands) - 1; i >= 0; i-- {
		h := &hands[i]
		if !h.Plays || !t.sets(h) {
			continue
		}
		q := &t.questions[n]
		q.Seat, q.Box, q.Offer, q.Open, q.Own = h.Seat, h.Box, o, all, t.pieces.Cards(h)
		if h.Bet == nil {
			q.Open = all >> 1
		}
		t.asked[n] = h
		n++
	}
	return n
}

// sets reports whether a hand is to be set now: it is not yet, and its player has
// none that comes before it.
func (t *Table) sets(h *Hand) bool {
	if !h.Plays || h.set || h.Bet == nil && t.half {
		return false
	}
	if !t.twice {
		return true
	}
	for _, p := range [2]table.Box{h.Box + 1, h.Box - 1} {
		if p == 0 || int(p) > t.p.Seats {
			continue
		}
		if other := &t.hands[p]; other.Plays && other.Seat == h.Seat && !other.set && comesFirst(other, h) {
			return false
		}
	}
	return true
}

// comesFirst reports whether the first of a player's two hands is set before the
// other.
func comesFirst(a, b *Hand) bool {
	return a.Wagered > b.Wagered || a.Wagered == b.Wagered && a.Box > b.Box
}

// laidDown says of hands that were just set, of players who have another one to
// set, which rule put them first, and that they are not changed.
func (t *Table) laidDown(d *table.Dealer) {
	for i := t.p.Seats; i >= 1; i-- {
		h := &t.hands[i]
		if !t.sets(h) || h.Bet == nil {
			continue
		}
		for _, p := range [2]table.Box{h.Box + 1, h.Box - 1} {
			if p == 0 || int(p) > t.p.Seats || t.hands[p].Seat != h.Seat || !t.hands[p].set || !t.hands[p].Plays {
				continue
			}
			d.Cite(t.p.Larger)
			if t.hands[p].Wagered == h.Wagered {
				d.Cite(t.p.Equal)
			}
			d.NoteAt(h.Seat, "one-hand-set", "has set one hand, and sets the other now")
			d.Cite(t.p.Final)
			d.NoteAt(h.Seat, "set-hand-stays", "the hand that is set lies face down, and is not changed")
		}
	}
}

// setBank sets what is not for the bank to set: the hand of a co-bank, and one that
// the bank has set wrongly, which does not lose.
func (t *Table) setBank(d *table.Dealer) {
	if t.bank == table.House {
		return
	}
	switch h := t.Opponent(); {
	case t.half:
		t.pieces.SetAsHouse(d, h, card.Down, t.p.Bank.CoSetting)
		h.set = true
	case h.Foul != "":
		h.Foul = ""
		t.pieces.SetAsHouse(d, h, card.Down, t.p.Bank.Foul)
	}
}
