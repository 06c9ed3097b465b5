package find

import (
	"slices"

	"boardwalk/casino"
	"boardwalk/floor/sitting"
	"boardwalk/floor/view"
	"boardwalk/journal"
	"boardwalk/ledger"
	"boardwalk/money"
	"boardwalk/report/walk"
	"boardwalk/table"
)

// watch is a round while its records are read.
type watch struct {
	of     Round
	begun  bool
	played bool
	people map[table.Seat]string
	hands  map[place]string
	order  []place
}

// place is where a hand lies.
type place struct {
	box  table.Box
	hand uint8
}

// endsBefore reports whether a round ends before a step.
func (w *watch) endsBefore(s *walk.Step) bool {
	return s.Kind == journal.KindCommit || s.Kind == journal.KindTable
}

// end ends the round, and reports false if nothing was played and nothing happened in it.
func (w *watch) end() (Round, bool) {
	r := w.of
	ok := w.begun && (w.played || len(r.Incidents) > 0)
	for _, at := range w.order {
		if worth := w.hands[at]; worth != "" {
			r.Hands = append(r.Hands, Hand{Seat: seatOf(at.box, r.Players), Hand: at.hand, Worth: worth})
		}
	}
	w.of = Round{Log: r.Log, Table: r.Table}
	w.begun, w.played, w.hands, w.order = false, false, map[place]string{}, nil
	if r.Incidents == nil {
		r.Incidents = []string{}
	}
	if r.Hands == nil {
		r.Hands = []Hand{}
	}
	if r.Players == nil {
		r.Players = []Player{}
	}
	return r, ok
}

// seatOf returns the seat behind a box; the house's for a box at which nobody sits.
func seatOf(box table.Box, players []Player) table.Seat {
	if slices.ContainsFunc(players, func(p Player) bool { return p.Seat == box.Seat() }) {
		return box.Seat()
	}
	return table.House
}

// step takes a step of the table.
func (w *watch) step(k *walk.Walk, s *walk.Step) error {
	switch {
	case s.Kind == journal.KindTable:
		w.people = map[table.Seat]string{}
		return nil
	case s.Floor != nil && s.Floor.Placement != nil:
		w.carry(s.Floor.Placement)
		return nil
	case s.Kind == journal.KindCommit:
		t := k.Sitting.Table()
		w.begun = true
		w.of.Round, w.of.First, w.of.Game, w.of.Name = k.Round, s.Seq, t.Rules().ID, t.Rules().Name
		w.of.Began = s.Time
		if w.hands == nil {
			w.hands = map[place]string{}
		}
	}
	if !w.begun {
		w.sits(s)
		return nil
	}
	w.of.Last, w.of.Ended = s.Last, stamp(w.of.Ended, s.Time)
	w.sits(s)
	switch {
	case s.Kind == journal.KindEntry && s.Entry.Kind == table.Played && !s.Entry.Refused:
		w.played = true
		w.of.Began = s.Time
		for _, seat := range seats(w.people) {
			w.player(seat)
		}
	case s.Kind == journal.KindUnopened:
		w.of.Incidents = append(w.of.Incidents, walk.CutsNotOpened)
	case s.Kind == journal.KindVoid:
		w.of.Incidents = append(w.of.Incidents, walk.NothingDealt)
	}
	for i := range s.Events {
		if s.Events[i].Kind == journal.KindEntry {
			w.event(k, &s.Events[i])
		}
	}
	return nil
}

// seats returns the seats that are taken, in their order.
func seats(people map[table.Seat]string) (list []table.Seat) {
	for seat := range people {
		list = append(list, seat)
	}
	slices.Sort(list)
	return list
}

// carry takes the people who keep their seats under a new setup.
func (w *watch) carry(p *sitting.Placement) {
	if p.Carried != nil {
		for _, c := range p.Carried.People {
			w.people[c.Seat] = c.Person
		}
	}
}

// sits follows who takes a seat. Who left stays the player of the round.
func (w *watch) sits(s *walk.Step) {
	for i := range s.Events {
		switch e := &s.Events[i]; e.Kind {
		case journal.KindSit:
			w.people[e.Seat] = e.Person
		case journal.KindStand:
			delete(w.people, e.Seat)
		}
	}
}

// player returns the player of a seat in the round, or nil if nobody sits there.
func (w *watch) player(seat table.Seat) *Player {
	person := w.people[seat]
	for i := range w.of.Players {
		if p := &w.of.Players[i]; p.Seat == seat && (p.Person == person || person == "") {
			return p
		}
	}
	if person == "" {
		return nil
	}
	w.of.Players = append(w.of.Players, Player{Seat: seat, Person: person, Bot: casino.IsBot(person)})
	return &w.of.Players[len(w.of.Players)-1]
}

// event takes an event: what it moves, what hands are worth after it, and what was reported.
func (w *watch) event(k *walk.Walk, e *view.Event) {
	told := &e.Told
	if told.Kind == table.Reported {
		w.of.Incidents = append(w.of.Incidents, told.Word)
	}
	if told.Kind != table.Awarded {
		w.hand(place{told.Box, told.Hand}, told, e)
	}
	for i := range e.Others {
		o := &e.Others[i]
		w.worth(place{o.Box, o.Hand}, o.Worth, o.OwnWorth)
	}
	w.money(k, told)
}

// hand notes what the hand of a card is worth.
func (w *watch) hand(at place, told *table.Event, e *view.Event) {
	if told.Kind == table.Formed {
		at = place{told.ToBox, told.ToHand}
	}
	w.worth(at, e.Worth, e.OwnWorth)
}

// worth notes what a hand is worth to whoever sees most of it.
func (w *watch) worth(at place, public, own string) {
	if own != "" {
		public = own
	}
	if public == "" {
		return
	}
	if _, known := w.hands[at]; !known {
		w.order = append(w.order, at)
	}
	w.hands[at] = public
}

// money adds up what players win and lose: what their chips and wagers become more or fewer by, besides what
// they bring and take away. Where players play against each other, wagers go to the pot and are lost until it is won.
func (w *watch) money(k *walk.Walk, e *table.Event) {
	switch e.Kind {
	case table.Seated, table.Left:
		return
	}
	for _, t := range ledger.Derive([]table.Event{*e}, k.Chart, nil) {
		if seat, ok := ofSeat(k.ID, t.To); ok {
			w.add(table.SeatNumber(seat), t.Amount)
		}
		if seat, ok := ofSeat(k.ID, t.From); ok {
			w.add(table.SeatNumber(seat), -t.Amount)
		}
	}
	if k.Sitting.Table().Rules().EachOther {
		return
	}
	switch {
	case e.Kind == table.Wagered && e.Tender != table.Coupon:
		w.add(e.Seat, e.Amount)
	case e.Kind == table.Reduced:
		w.add(e.Seat, -e.Amount)
	case e.Kind == table.Paid, e.Kind == table.Collected, e.Kind == table.Returned && e.Return != table.VigorishBack:
		w.add(e.Seat, -e.Stake)
	case e.Kind == table.Marked:
		w.add(e.Seat, -e.Amount)
	}
}

// add adds to what the player of a seat won.
func (w *watch) add(seat table.Seat, amount money.Cents) {
	if p := w.player(seat); p != nil {
		p.Net += amount
	}
}
