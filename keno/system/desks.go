package system

import (
	"fmt"
	"slices"

	"boardwalk/journal"
	"boardwalk/law"
	"boardwalk/ledger"
	"boardwalk/money"
)

// Desk is a work station whose drawer is open.
type Desk struct {
	Station  int         `json:"station"`
	Writer   string      `json:"writer"` // the identification code: the id of the person
	Cash     money.Cents `json:"cash"`   // in the drawer
	Sold     int         `json:"sold,omitempty"`
	Retained []uint64    `json:"retained,omitempty"` // the tickets that were paid, which stay in the drawer until the end of the shift
	Voided   []uint64    `json:"voided,omitempty"`   // the listing of the gaming day, whoever worked there
	Open     bool        `json:"open"`
}

// desk returns the desk of a station, open or not. One that was never open is not kept:
// whoever asks for it may be refused, and a refusal leaves nothing behind.
func (s *System) desk(station int) *Desk {
	if d := s.desks[station]; d != nil {
		return d
	}
	return &Desk{Station: station}
}

// writerAt finds the station at which somebody is served, and the writer there. A
// patron may leave it open.
func (s *System) writerAt(by *Party, station int) (int, string, *law.Refusal) {
	if by.Rank == Inspector {
		return 0, "", law.RefuseFor(law.Staff, "house:added-9(c)", "the Commission's inspector does not wager")
	}
	if s.plan.Owner != "" && by.Who != s.plan.Owner {
		return 0, "", law.RefuseFor(law.Staff, "", "this is a private game of somebody else")
	}
	for _, b := range s.plan.Booths {
		for _, st := range b.Stations {
			d := s.desks[st.Number]
			own := d != nil && d.Open && (by.Rank == Patron && st.Auto || by.Rank != Patron && d.Writer == by.Who)
			if own && (station == 0 || station == st.Number) {
				return st.Number, d.Writer, nil
			}
		}
	}
	switch booth, st := s.plan.station(station); {
	case station == 0 && by.Rank == Patron:
		return 0, "", law.RefuseFor(law.Closed, atStation, "no automatic work station is open")
	case station == 0:
		return 0, "", law.RefuseFor(law.Closed, atStation, "open the drawer of a work station first")
	case booth == nil:
		return 0, "", law.RefuseFor(law.Unknown, atStation, "keno is wagered at a work station of a booth, and there is no station %d", station)
	case by.Rank == Patron && !st.Auto:
		return 0, "", law.RefuseFor(law.Staff, atStation, "a keno writer works at station %d: ask there", station)
	}
	return 0, "", law.RefuseFor(law.Closed, atStation, "the drawer of station %d is not yours, or not open", station)
}

// checkDesk refuses a station at which the writer does not work.
func (s *System) checkDesk(station int, writer string) *law.Refusal {
	if b, _ := s.plan.station(station); b == nil {
		return law.RefuseFor(law.Unknown, atStation, "there is no work station %d", station)
	}
	if d := s.desks[station]; d == nil || !d.Open || d.Writer != writer {
		return law.RefuseFor(law.Closed, atStation, "%s does not work at station %d", writer, station)
	}
	return nil
}

// OpenDrawer makes the order by which a writer begins to work at a station, with the
// imprest in the drawer.
func OpenDrawer(by Party, station int) Order {
	return Order{By: by, do: func(s *System) (string, any, error) {
		return KindDrawer, Drawer{Station: station, Writer: by.Who, Rank: by.Rank, Open: true, Imprest: s.plan.Imprest}, nil
	}}
}

// CloseDrawer makes the order by which a writer's shift ends: the drawer is counted, and
// goes with the paid tickets in it.
func CloseDrawer(by Party, station int, counted money.Cents) Order {
	return Order{By: by, do: func(s *System) (string, any, error) {
		d := s.desk(station)
		return KindDrawer, Drawer{Station: station, Writer: d.Writer, Rank: by.Rank, Holds: d.Cash, Counted: counted,
			Retained: slices.Clone(d.Retained)}, nil
	}}
}

// applyDrawer takes the opening or closing of a drawer.
func (s *System) applyDrawer(r *journal.Record, d *Drawer, e *Effect) error {
	booth, station := s.plan.station(d.Station)
	auto := station != nil && station.Auto && r.Who == House && d.Writer == House
	switch {
	case booth == nil:
		if desk := s.desks[d.Station]; d.Open || desk == nil || r.Who != House { // one that the casino file has no more is closed
			return law.RefuseFor(law.Unknown, atStation, "there is no work station %d", d.Station)
		}
	case !auto && !d.Rank.writes():
		return law.RefuseFor(law.Staff, atStation, "a keno writer works at a station")
	case station.Auto && !auto && d.Open:
		return law.RefuseFor(law.Taken, atStation, "station %d is an automatic one", d.Station)
	}
	desk := s.desk(d.Station)
	account, bank := ledger.KenoDrawer(s.id, d.Station), ledger.KenoBank(s.id)
	e.Event.Law, e.Event.Staff, e.Event.Station = retains, true, d.Station
	if d.Open {
		busy := -1
		for n, other := range s.desks {
			if other.Open && other.Writer == d.Writer && d.Writer != House {
				busy = n
			}
		}
		switch {
		case desk.Open:
			return law.RefuseFor(law.Taken, atStation, "the drawer of station %d is open: %s works there", d.Station, desk.Writer)
		case busy >= 0:
			return law.RefuseFor(law.Taken, atStation, "%s has the drawer of station %d", d.Writer, busy)
		case d.Imprest != s.plan.Imprest || d.Writer == "":
			return wrong("a drawer begins with %s, and not with %s", s.plan.Imprest, d.Imprest)
		}
		s.desks[d.Station] = &Desk{Station: d.Station, Writer: d.Writer, Cash: d.Imprest, Open: true, Voided: desk.Voided}
		e.move(bank, account, d.Imprest, "imprest")
		e.Event.Amount, e.Event.Text = d.Imprest, fmt.Sprintf("%s opens the drawer of station %d", d.Writer, d.Station)
		return nil
	}
	switch {
	case !desk.Open:
		return law.RefuseFor(law.Closed, retains, "the drawer of station %d is not open", d.Station)
	case !auto && r.Who != desk.Writer && !d.Rank.supervises() && r.Who != House:
		return law.RefuseFor(law.Staff, retains, "%s has the drawer of station %d: nobody else but a supervisor closes it",
			desk.Writer, d.Station)
	case d.Counted < 0:
		return law.RefuseFor(law.Amount, retains, "a drawer holds at least nothing")
	case d.Writer != desk.Writer || d.Holds != desk.Cash || !slices.Equal(d.Retained, desk.Retained):
		return wrong("the drawer of station %d holds %s and %d paid tickets, and %s and %d are said", d.Station, desk.Cash,
			len(desk.Retained), d.Holds, len(d.Retained))
	}
	e.move(account, bank, desk.Cash, "drawer")
	e.Event.Amount = d.Counted
	e.Event.Text = fmt.Sprintf("the drawer of station %d is closed with %s; %s was counted", d.Station, d.Holds, d.Counted)
	e.Receipt.Amount = d.Counted - d.Holds
	*desk = Desk{Station: d.Station, Voided: desk.Voided}
	return nil
}

// opensDay begins the listings of voided tickets anew when another gaming day begins.
func (s *System) opensDay(name string) {
	if s.day == name {
		return
	}
	s.day = name
	for _, d := range s.desks {
		d.Voided = nil
	}
}

// TurnKey makes the order to put a key of the generator in, or to take it out: the
// Commission's inspector has one, and a keno supervisor the other.
func TurnKey(by Party, in bool) Order {
	return Order{By: by, do: func(*System) (string, any, error) { return KindKey, Key{Rank: by.Rank, In: in}, nil }}
}

// The places of the keys.
const (
	commission = iota
	supervisor
)

// applyKey takes a turn of a key.
func (s *System) applyKey(r *journal.Record, d *Key, e *Effect) error {
	place := supervisor
	switch {
	case d.Rank == Inspector:
		place = commission
	case !d.Rank.supervises():
		return law.RefuseFor(law.Staff, dualKey, "the Commission's inspector has one key of the generator, and a keno supervisor the other")
	}
	switch {
	case d.In == (s.keys[place] != ""):
		return law.RefuseFor(law.Stage, dualKey, "the key is %s already", map[bool]string{true: "in", false: "out"}[d.In])
	case d.In && s.keys[1-place] == r.Who:
		return law.RefuseFor(law.Staff, dualKey, "nobody has both keys")
	}
	if s.keys[place] = ""; d.In {
		s.keys[place] = r.Who
	}
	e.Event.Law, e.Event.Staff, e.Event.Text = dualKey, true, fmt.Sprintf("%s turns the %s's key", r.Who, d.Rank)
	return nil
}

// generatorOpen reports whether both keys are in: the generator may be serviced, and
// draws nothing.
func (s *System) generatorOpen() bool { return s.keys[commission] != "" && s.keys[supervisor] != "" }
