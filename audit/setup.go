package audit

import (
	"bytes"

	"boardwalk/floor"
	floorsitting "boardwalk/floor/sitting"
	"boardwalk/journal"
	"boardwalk/ledger"
	"boardwalk/table"
)

// set takes a record that sets the table up.
func (s *sitting) set(l *line) {
	setup, err := l.setup()
	s.stays = nil
	var book *ledger.Tally
	var same *stage // the table that goes on, if the setup says exactly how it stands
	before := 0
	if s.known() {
		s.rest(l)
		if len(setup.State) > 0 {
			before = s.setup.Rules
			if s.stands(l, &setup) && s.rests() {
				same = s.stage
			}
			book = s.book
		} else {
			s.empty(l)
			if err == nil {
				s.reposts(l, &setup)
			}
		}
		if s.waits() {
			s.fault(l, Rules, "the table is set up anew in the middle of a round")
		}
		if len(setup.State) == 0 && s.seed.rounds.FirstUnrevealed() <= s.seed.round {
			s.fault(l, Seeds, "the table is set up anew, and the seed of round %d was never revealed", s.seed.rounds.FirstUnrevealed())
		}
	}
	if len(setup.State) == 0 {
		s.opening = nil
	}
	if same == nil {
		s.close()
	}
	s.began, s.seed.open = l.seq(), false
	s.people, s.due, s.left, s.begun, s.head = nil, nil, nil, nil, nil
	s.lost, s.book, s.setup, s.posts = false, nil, setup, nil
	if err != nil {
		s.fault(l, Lines, "%v", err)
		s.lose()
		return
	}
	s.setUnder(l, &setup, before)
	if s.stage = same; same == nil {
		if s.stage, err = newStage(&s.setup); err != nil {
			s.fault(l, Rules, "the table cannot be set up: %v", err)
			s.lose()
			return
		}
	}
	s.people, s.left = make([]string, s.stage.table.Seats()+1), map[table.Seat]takenAway{}
	s.chart = ledger.NewChart(s.id, s.stage.table.Seats())
	s.report.Sittings++
	if s.book = ledger.NewTally(s.chart); book == nil { // what went before is not known
		s.book.Take(s.stage.table)
		return
	}
	for a, held := range book.All() {
		s.book.Enter(&ledger.Transfer{To: a, Amount: held})
	}
}

// The records of a table that is never empty go on under a new setup from time
// to time. It says how the table stands, and that must be as the records before
// it leave it, to the last card and chip. The house builds its table anew from what it
// wrote. Here the table goes on that was played so far, if the setup is byte for byte what
// that table is written as: one built from the same bytes would be the same, which the
// tests of package game hold for every game. So each table is played from its first setup
// to its end without a break, and whatever the house's table lost by being built anew
// comes to light in the play that follows.

// rests reports whether a snapshot has all of the table: no round is under way, and no
// change of its terms is to come.
func (s *sitting) rests() bool { return !s.waits() && len(s.stage.table.Pending()) == 0 }

// stands checks the snapshot of a new setup against the table as the records before it
// leave it. It reports whether they are the same byte for byte, under the same version of
// the rules.
func (s *sitting) stands(l *line, setup *journal.Setup) bool {
	s.stays = s.people
	was := journal.NewSetup(s.stage.table.Rules(), s.stage.table.Options(), s.stage.table.Terms())
	was.State, _ = s.stage.table.Snapshot().MarshalJSON()
	version := was.Rules
	s.goesOver(l, &was, setup)
	before, _ := journal.Data(was)
	if bytes.Equal(before, l.rec.Data) {
		return setup.Rules == version
	}
	// An option that the program has learned since is not in it, and has its usual value.
	again, err := rewritten(setup)
	if after, _ := journal.Data(again); err != nil || !bytes.Equal(before, after) {
		s.fault(l, Rules, "the table goes on otherwise than it stood: %s, and it was %s", after, before)
	}
	return false
}

// rewritten returns a setup as this program would write it.
func rewritten(setup *journal.Setup) (journal.Setup, error) {
	rules, options, terms, err := floorsitting.RulesOf(setup)
	if err != nil {
		return *setup, err
	}
	again := journal.NewSetup(rules, options, terms)
	again.State = setup.State
	return again, nil
}

// empty reports whoever is still at a table that is set up anew.
func (s *sitting) empty(l *line) {
	for seat, p := range s.people {
		if p != "" {
			s.fault(l, Seats, "the table is set up anew, and %s still has seat %d", p, seat)
		}
	}
	for i := range s.asides {
		s.fault(l, Transfers, "the table is set up anew, and %s of %s's is still set aside", s.asides[i].Amount, s.asides[i].Person)
	}
}

// stay keeps everybody in their seats at a table that goes on under a new setup.
func (s *sitting) stay(l *line, m *floor.FloorData) {
	kept := m.Placement.Carried
	if (kept != nil) != (len(s.setup.State) > 0) {
		s.fault(l, Order, "only a table that goes on says who stays")
	}
	if kept == nil {
		s.asides = nil
		return
	}
	s.stayAside(l, kept.Reservations)
	for _, p := range kept.People {
		if p.Seat == table.House || int(p.Seat) >= len(s.people) {
			s.fault(l, Seats, "%s stays in seat %d, which there is not", p.Person, p.Seat)
			continue
		}
		s.people[p.Seat] = p.Person
	}
	for seat, was := range s.stays {
		if now := s.people[seat]; now != was {
			s.fault(l, Seats, "seat %d is said to be kept by %q, and it was %q", seat, now, was)
		}
	}
}
