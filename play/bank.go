package play

import (
	"fmt"

	"boardwalk/money"
	"boardwalk/table"
)

// roundMoves is what a round that waits for an answer has done to the money at the
// table. Until the round is over the table itself stands as it did before.
type roundMoves struct {
	chips  map[table.Seat]money.Cents // in front of a player
	cover  map[table.Seat]money.Cents // set aside by a player who has the bank
	wagers map[ownArea]money.Cents    // on the layout
	centre money.Cents                // of the table
}

// ownArea is an area of the layout and whose wager lies there.
type ownArea struct {
	seat table.Seat
	area table.Area
}

// hear follows one event.
func (m *roundMoves) hear(e *table.Event) {
	own := ownArea{e.Seat, e.Area}
	switch e.Kind {
	case table.Covered:
		m.chips[e.Seat] -= e.Amount
		m.cover[e.Seat] += e.Amount
	case table.Released:
		m.chips[e.Seat] += e.Amount
		m.cover[e.Seat] -= e.Amount
	case table.Centred:
		m.centre += e.Amount
	case table.Wagered:
		m.chips[e.Seat] -= e.Amount
		m.wagers[own] += e.Amount
	case table.Paid:
		m.chips[e.Seat] += e.Amount + e.Stake
		m.wagers[own] -= e.Stake
	case table.Returned:
		m.chips[e.Seat] += e.Amount
		m.wagers[own] -= e.Stake
	case table.Collected:
		m.wagers[own] -= e.Stake
	}
	if e.Against == table.TheCentre {
		m.centre -= paidOut(e)
	}
	if seat := e.Against.Seat(); seat != table.House {
		m.cover[seat] += bankGain(e)
	}
}

// clear forgets the moves: the table has made them.
func (m *roundMoves) clear() {
	m.chips, m.cover, m.wagers = map[table.Seat]money.Cents{}, map[table.Seat]money.Cents{}, map[ownArea]money.Cents{}
	m.centre = 0
}

// paidOut is what an event took from whomever it was against; less than nothing if
// it gave.
func paidOut(e *table.Event) money.Cents {
	switch e.Kind {
	case table.Paid, table.Centred:
		return e.Amount
	case table.Collected:
		return -e.Stake
	}
	return 0
}

// bankGain is what an event won the player whom it was against; less than nothing
// if it lost, and zero if it was against no player.
func bankGain(e *table.Event) money.Cents {
	out := paidOut(e)
	if out < 0 {
		player, _ := e.Against.Split(-out)
		return player
	}
	player, _ := e.Against.Split(out)
	return -player
}

// hearBank follows what happens to the money of players who have the bank.
func (s *Session) hearBank(e *table.Event) {
	if s.playing {
		s.moves.hear(e)
	}
	if s.Seat() == table.House {
		return // who only watches is told of every wager
	}
	switch seat := e.Against.Seat(); {
	case seat != table.House && seat != s.Seat():
		s.banked[seat] += bankGain(e)
	case e.Kind == table.Vigorished:
		if _, ok := s.banked[e.Seat]; ok { // what the house charges the bank
			s.banked[e.Seat] -= e.Amount
		}
	}
}

// covers is what a seat has set aside to cover the wagers of others.
func (s *Session) covers(seat table.Seat) money.Cents {
	return s.Table().Account(seat).Cover + s.moves.cover[seat]
}

// inFront is the chips and the cash in front of a seat.
func (s *Session) inFront(seat table.Seat) money.Cents {
	a := s.Table().Account(seat)
	return a.Chips + a.Cash + s.moves.chips[seat]
}

// onLayout is what a seat has on the layout.
func (s *Session) onLayout(seat table.Seat) money.Cents {
	sum := s.Table().Account(seat).Layout
	for own, amount := range s.moves.wagers {
		if own.seat == seat {
			sum += amount
		}
	}
	return sum
}

// centre is what lies in the centre of the table.
func (s *Session) centre() money.Cents { return s.Table().Results().Centre + s.moves.centre }

// party names whom a wager is against, after a word. It is empty for the house,
// which nearly every wager is against.
func (s *Session) party(word string, p table.Party) string {
	switch p {
	case table.TheHouse:
		return ""
	case table.ThePot:
		return word + "the pot"
	case table.TheCentre:
		return word + "the centre of the table"
	}
	who := s.who(p.Seat())
	if who == you {
		who = "you"
	}
	if p.Half() {
		who += " and the house, half each"
	}
	return word + who
}

// bankLine tells what happened to the money of a bank.
func (s *Session) bankLine(e table.Event) string {
	who, verb := s.who(e.Seat), func(you, she string) string {
		if e.Seat == s.Seat() {
			return you
		}
		return she
	}
	switch {
	case e.Seat == table.House:
		who = "The house"
	case e.Against.Half():
		who += " and the house"
	}
	switch {
	case e.Kind == table.Covered && e.Stake > e.Amount:
		return fmt.Sprintf("%s %s %s more aside to cover the wagers of others, %s in all.", who, verb("set", "sets"), e.Amount, e.Stake)
	case e.Kind == table.Covered:
		return fmt.Sprintf("%s %s %s aside to cover the wagers of others.", who, verb("set", "sets"), e.Amount)
	case e.Kind == table.Released:
		return fmt.Sprintf("%s %s the %s back that was set aside.", who, verb("take", "takes"), e.Amount)
	case e.Amount < 0:
		return fmt.Sprintf("%s %s %s from the centre of the table.", who, verb("get", "gets"), -e.Amount)
	}
	return fmt.Sprintf("%s %s %s into the centre of the table.", who, verb("put", "puts"), e.Amount)
}
