package versus

import (
	"boardwalk/game/deal"
	"boardwalk/law"
	"boardwalk/table"
)

// Steps are what a game G does with a hand when its wagers are settled, as
// method expressions: (*Game).reveal.
type Steps[G any] struct {
	Reveal  func(g G, d *table.Dealer, h *Hand) // shows the cards, and what they are worth
	Collect func(g G, d *table.Dealer, h *Hand) // takes what the hand has lost
	Pay     func(g G, d *table.Dealer, h *Hand) // pays what it has won, and gives back what nobody has
}

// StepByStep are the paragraphs of a settlement in which each step is taken for
// all players before the next.
type StepByStep struct{ Order, Reveal, Collect, FaceUp, Pay, Rack law.Cite }

// PlayerByPlayer are the paragraphs of a settlement in which all steps are taken
// for one player before the next.
type PlayerByPlayer struct{ Order, Reveal, Settle, Rack law.Cite }

// SecondMethod is the value of the option that chooses [PlayerByPlayer].
const SecondMethod = "2"

// MethodOption declares the choice between the two methods.
func MethodOption(by law.Cite, method *string) table.Option {
	return table.OneOf("method", by, method, []string{"1", SecondMethod},
		"the method of settlement: step by step for all players, or player by player").
		Procedural()
}

// MethodNotice tells which method the licensee has chosen.
func MethodNotice(by law.Cite, method string) table.Notice {
	return table.Notice{By: by, Text: "wagers are settled by method " + method}
}

// SettleInSteps settles the wagers of a table step by step, counterclockwise
// from the dealer's right.
func (s *Steps[G]) SettleInSteps(g G, t *Table, d *table.Dealer, by *StepByStep) {
	deal.Step(d, by.Order,
		"settled-by-step", "the wagers are settled step by step, counterclockwise from the dealer's right")
	for h := range t.FromRight {
		d.Cite(by.Reveal)
		s.Reveal(g, d, h)
	}
	deal.Step(d, by.Collect, "losers-collected", "all losing wagers are collected")
	for h := range t.FromRight {
		s.Collect(g, d, h)
	}
	deal.Step(d, by.FaceUp, "winning-hands-stay", "the winning hands stay face up until all are paid")
	deal.Step(d, by.Pay, "winners-paid", "all winning wagers are paid")
	for h := range t.FromRight {
		s.Pay(g, d, h)
		t.Rack(h) // here, which nobody sees, and not in a loop of its own, which takes longer
	}
	deal.Step(d, by.Rack, "players-cards-racked", "all players' cards go to the discard rack")
}

// SettleEach settles the wagers of a table player by player, counterclockwise
// from the dealer's right.
func (s *Steps[G]) SettleEach(g G, t *Table, d *table.Dealer, by *PlayerByPlayer) {
	deal.Step(d, by.Order,
		"settled-by-player", "the wagers are settled player by player, counterclockwise from the dealer's right")
	for h := range t.FromRight {
		d.Cite(by.Reveal)
		s.Reveal(g, d, h)
		d.Cite(by.Settle)
		d.NoteAt(h.Seat, "wagers-settled", "losing wagers are collected and winning wagers paid")
		s.Collect(g, d, h)
		s.Pay(g, d, h)
		t.Rack(h)
		d.Cite(by.Rack)
		d.NoteAt(h.Seat, "racked", "the cards go to the discard rack")
	}
}

// Bonuses returns what is paid on a wager besides, the least hand first.
func (t *Table) Bonuses(wager table.Area) []table.Pay { return t.layout.Wagers[t.Area(1, wager)].Bonus }

// PayBonus pays one of the [Table.Bonuses] on what the wager was, which may have been
// collected.
func (t *Table) PayBonus(d *table.Dealer, h *Hand, wager table.Area, line int8, by law.Cite) {
	staked := table.Bet{Seat: h.Seat, Area: t.Area(h.Box, wager), Amount: h.Staked}
	pay := &t.Bonuses(wager)[line]
	d.Payments().Bonus(&staked, pay.Odds, by, pay.Law)
}
