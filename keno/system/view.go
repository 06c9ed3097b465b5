package system

import (
	"slices"
	"time"

	"boardwalk/journal"
	"boardwalk/keno"
	"boardwalk/law"
	"boardwalk/money"
)

// Board is how a lounge stands, as everybody may see it. It does not change any more.
type Board struct {
	Lounge     string
	Name       string
	Phase      Phase
	Game       uint64           // the present one, or the last if the lounge is shut
	Day        string           // the gaming day
	Opened     time.Time        // when the present game was
	Closes     time.Time        // when it is locked out; zero if a supervisor does it
	Draws      time.Time        // while it is locked out: when it is drawn
	Until      time.Time        // while the lounge is shut: when it opens
	Notice     time.Time        // when it was said that the game will close; zero if it was not
	Round      uint64           // of the seed
	Hash       string           // of the seed, as it was committed to
	Chain      string           // what the round is chained to
	Series     []journal.Series // that are committed to: of the seed, and the next
	Cuts       int              // of the present game
	CutsOpened int              // those of them that are opened
	Opening    time.Time        // while it is locked out: until when cuts may be opened; zero if nothing is mixed in
	Beacon     uint64           // the beacon's round whose value is awaited; zero for none
	Down       string           // why the system is not operational; empty if it is
	Keys       [2]string        // who has turned the Commission's key of the generator, and the supervisor's
	Signs      []uint64         // tickets whose payment a supervisor has to authorize, the first hundred
	Owner      string           // of a private game
	Tickets    int              // that are played in the present game
	Results    []Draw           // the last games, the newest last
	Booths     []BoothView
	Card       *keno.Rates
	Plan       Plan
	At         uint64   // the last event
	Law        law.Cite // the paragraph by which the numbers are shown
}

// BoothView is a booth with its stations.
type BoothView struct {
	Name      string
	Satellite bool
	Stations  []StationView
}

// StationView is a work station. What is in its drawer is for staff.
type StationView struct {
	Number   int
	Auto     bool
	Open     bool
	Writer   string      // empty if nobody works there
	Cash     money.Cents // in the drawer
	Sold     int         // tickets, since it was opened
	Retained int         // paid tickets in the drawer
	Voided   int         // tickets of the gaming day
}

// Board returns how the lounge stands.
func (s *System) Board() *Board {
	b := &Board{Lounge: s.id, Name: s.plan.Name, Phase: s.phase, Game: s.game.Game, Day: s.game.Day, Opened: s.opened, Closes: s.game.Closes,
		Until: s.until, Notice: s.notice, Round: s.round, Down: s.down, Owner: s.plan.Owner, Results: slices.Clone(s.results), Card: s.card,
		Plan: s.plan, At: s.at - 1, Law: board}
	if s.phase != Shut {
		b.Hash, b.Chain, b.Series = s.leaf.String(), s.chain.String(), slices.Clone(s.rounds.InForce())
		b.Cuts, b.CutsOpened = s.rounds.Cuts()
	}
	if s.phase == Locked {
		b.Draws = s.drawsAt()
		if c := s.rounds.Closed(); c != nil {
			b.Opening = c.Until
		}
		b.Beacon, _ = s.AwaitedBeacon()
	}
	b.Tickets, b.Keys = len(s.playing), s.keys
	for _, t := range s.large[:min(len(s.large), 100)] {
		b.Signs = append(b.Signs, t.Sale.Ticket)
	}
	for _, booth := range s.plan.Booths {
		v := BoothView{Name: booth.Name, Satellite: booth.Satellite}
		for _, st := range booth.Stations {
			one := StationView{Number: st.Number, Auto: st.Auto}
			if d := s.desks[st.Number]; d != nil {
				one.Open, one.Writer, one.Cash, one.Sold = d.Open, d.Writer, d.Cash, d.Sold
				one.Retained, one.Voided = len(d.Retained), len(d.Voided)
			}
			v.Stations = append(v.Stations, one)
		}
		b.Booths = append(b.Booths, v)
	}
	return b
}

// Ticket returns a ticket that is at hand: one that can still win or be paid, or that was
// sold since the last setup.
func (s *System) Ticket(number uint64) (Ticket, bool) {
	if t := s.tickets[number]; t != nil {
		return *t, true
	}
	return Ticket{}, false
}

// TicketsOf returns the tickets of a person that are at hand, in the order of their
// numbers.
func (s *System) TicketsOf(person string) (list []Ticket) {
	for _, t := range s.holders[person] {
		list = append(list, *t)
	}
	return list
}

// Voided returns the listing of the tickets that were voided at a station in the gaming
// day, 15.4(e).
func (s *System) Voided(station int) []uint64 {
	if d := s.desks[station]; d != nil {
		return slices.Clone(d.Voided)
	}
	return nil
}

// Held returns what the system itself says that the lounge's accounts hold: the drawers
// by station, unpaid winnings, and those that were not claimed in time.
func (s *System) Held() (drawers map[int]money.Cents, unpaid, unclaimed money.Cents) {
	drawers = map[int]money.Cents{}
	for n, d := range s.desks {
		drawers[n] = d.Cash
	}
	return drawers, s.unpaid, s.lapsed
}

// LastTicket returns the number of the last ticket that was issued.
func (s *System) LastTicket() uint64 { return s.last }
