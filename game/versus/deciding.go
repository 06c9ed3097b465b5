package versus

import (
	"slices"

	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

// The choices of an offer with which a wager is not made, and made.
const (
	declines table.Choices = 1 << iota
	makes
)

// Ask asks a player whether to make a further wager of so much. The first choice
// of the offer is not to, the second to make it: that one is open only to a
// player who has the chips. It reports whether the wager was made. A hand that turns
// out to be void is [Hand.Out], and its player has decided nothing.
func (t *Table) Ask(d *table.Dealer, h *Hand, o *table.Offer, wager table.Area, amount money.Cents, by law.Cite) bool {
	open := declines
	if d.Players().Has(h.Seat, amount) {
		open |= makes
	}
	if d.AskWhich(h.Seat, h.Box, 0, o, open) <= 0 { // or the question was withdrawn
		return false
	}
	t.Stake(d, h, wager, amount, by)
	return true
}

// AskUpTo is [Table.Ask] for a wager of which the player names the amount, from
// least to most. The second choice of the offer takes an amount.
func (t *Table) AskUpTo(d *table.Dealer, h *Hand, o *table.Offer, wager table.Area, least, most money.Cents, by law.Cite) bool {
	amounts := d.CanAdd(h.Seat, t.Area(h.Box, wager), most)
	amounts.Least = max(amounts.Least, least)
	open := declines
	if amounts.Most >= amounts.Least {
		open |= makes
	}
	a := d.AskAmount(h.Seat, h.Box, 0, o, open, amounts)
	if a.Choice != o.Choices[1] {
		return false
	}
	t.Stake(d, h, wager, a.Amount, by)
	return true
}

// AskTimes asks a player for a further wager of so many times the ante, one number for
// each choice of the offer, 0 for no wager. Those choices are open that the player has
// the chips for. It returns the number that was chosen.
func (t *Table) AskTimes(d *table.Dealer, h *Hand, o *table.Offer, wager table.Area, times []money.Cents, by law.Cite) money.Cents {
	ante, open := h.Bets[0].Amount, table.Choices(0)
	for i, n := range times {
		if d.Players().Has(h.Seat, n*ante) {
			open |= 1 << i
		}
	}
	choice := d.Ask(h.Seat, h.Box, 0, o, open).Choice
	if choice == "" { // the question was withdrawn
		return 0
	}
	n := times[slices.Index(o.Choices, choice)]
	if n > 0 {
		t.Stake(d, h, wager, n*ante, by)
	}
	return n
}

// Stake makes a further wager for a player with an ante who has decided to. It
// remembers what the ante was: that is the first wager of a position.
func (t *Table) Stake(d *table.Dealer, h *Hand, wager table.Area, amount money.Cents, by law.Cite) {
	h.Staked = h.Bets[0].Amount
	h.Bets[wager] = d.Stake(h.Seat, t.Area(h.Box, wager), amount, by)
}

// Fold takes a hand out of the round that its player gave up, and its cards to
// the discard rack. What becomes of its wagers the game says before.
func (t *Table) Fold(d *table.Dealer, h *Hand, by law.Cite) {
	t.Rack(h)
	d.Cite(by)
	d.Folds(h.Seat, h.Box, 0, "the cards go to the discard rack")
	t.leaves(h)
}

// FoldBut takes a hand out of the round that its player gave up, as [Table.Fold]
// does, unless one of the game's side wagers rides on it: then the cards stay, by another
// paragraph.
func (t *Table) FoldBut(d *table.Dealer, h *Hand, by, stays law.Cite, word, why string) {
	if !slices.ContainsFunc(t.p.Sides, func(side table.Area) bool { return h.Bets[side] != nil }) {
		t.Fold(d, h, by)
		return
	}
	d.Cite(stays)
	d.NoteAt(h.Seat, word, why)
}
