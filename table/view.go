package table

import (
	"fmt"

	"boardwalk/money"
)

// View is a table as one seat may see it: everybody's wagers, since they lie
// on the layout, but nobody else's bankroll.
type View struct {
	Seat    Seat
	Game    string
	Round   int
	Own     Account
	Players []Seat
	Bets    []Bet
	Ceased  string // why gaming has ceased, if it has
}

// View returns the table as a seat may see it.
func (t *Table) View(s Seat) View {
	v := View{Seat: s, Game: t.rules.ID, Round: t.rounds + 1, Ceased: t.shutdown}
	if t.Taken(s) {
		v.Own = t.Account(s)
	}
	v.Players = append(v.Players, t.present...)
	for b := range t.Standing {
		v.Bets = append(v.Bets, *b)
	}
	return v
}

// Total returns what a seat has on the layout.
func (v View) Total(s Seat) money.Cents {
	sum := money.Cents(0)
	for _, b := range v.Bets {
		if b.Seat == s {
			sum += b.Amount
		}
	}
	return sum
}

// Position describes all that bears on the rounds to come: the game's state and
// the wagers on the layout, but no account.
func (t *Table) Position() string {
	var bets []Bet
	for b := range t.Standing {
		bets = append(bets, *b)
	}
	if t.aside != nil {
		return fmt.Sprintf("%+v %+v %v", t.game.Snapshot(), bets, t.lasts)
	}
	return fmt.Sprintf("%+v %+v", t.game.Snapshot(), bets)
}
