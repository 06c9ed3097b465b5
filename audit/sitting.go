package audit

import (
	"time"

	"boardwalk/floor"
	"boardwalk/journal"
	"boardwalk/ledger"
	"boardwalk/money"
	"boardwalk/table"
)

// sitting is a table as its records say it is, with what is still to be checked when
// the next record is there.
type sitting struct {
	*follower
	id     string
	stage  *stage // nil when the table cannot be followed
	chart  *ledger.Chart
	setup  journal.Setup
	lost   bool   // something is wrong with its records: it is followed again from its next setup
	next   uint64 // the place of its next record
	time   time.Time
	prior  string // the kind of the record before
	last   int64  // its number
	began  int64  // the record of the setup
	rounds uint64 // played

	people   []string                 // by seat, who has it
	stays    []string                 // those who keep their seats when the records go on under a new setup
	due      *journal.Seating         // somebody sat down: the act must follow
	left     map[table.Seat]takenAway // who left with how much: the record must follow
	begun    *table.Entry             // the round under way
	chosen   bool                     // somebody answered in it
	seed     seeding
	open     []entered     // records whose transfers are yet to be compared
	book     *ledger.Tally // of the table's own accounts, as they should be; nil before it is set up
	asides   []held        // what is set aside and not decided yet
	posts    *held         // what takes effect with the entry that is being played
	house    *moment       // at the present record; nil if only a round is rebuilt, or the record is read again
	beacon   func(journal.BeaconChain) (journal.Beacon, error)
	restored bool                        // the house was restored, and the table has not renewed its seeds since
	hear     func(*sitting, *line, told) // what the table told of a record; may be nil
	told     func(*sitting, *line, told) // likewise, while all data is verified
	head     *line                       // the entry that is being played, with its outcomes

	events  uint64 // that the table has told
	counted bool   // they are known
	ordered *use   // the order whose records go by

	pit         string            // that the table stands in
	corrections floor.Corrections // of payments
	asked       []asked           // every correction that was asked for; none if only a round is rebuilt

	contest contest  // the tournament that is held, if one is
	opening []opened // what changes with its next setup, by the house's records
}

// told is the events that followed from a record, and after which outcome of the round
// each came.
type told struct {
	events []table.Event
	came   []int
}

// takenAway is what a player leaves a table with.
type takenAway struct{ chips, coupons money.Cents }

// entered is a record with the transfers that must follow from it and those that do.
type entered struct {
	seq  int64
	want []ledger.Transfer
	got  []transferRow

	alone bool // only its record is read, and its transfers are not compared
}

// newSitting returns a table without records.
func newSitting(f *follower, id string) *sitting { return &sitting{follower: f, id: id, began: -1} }

// known reports whether the state of the table is known: no record was missing or
// wrong since it was set up.
func (s *sitting) known() bool { return s.stage != nil }

// waits reports whether a round is under way.
func (s *sitting) waits() bool { return s.stage != nil && s.stage.wants.kind != anything }

// fault reports something that is wrong with a record.
func (s *sitting) fault(l *line, m Matter, format string, args ...any) {
	s.faultAt(l.seq(), m, format, args...)
}

// faultAt reports something that is wrong at a record number.
func (s *sitting) faultAt(seq int64, m Matter, format string, args ...any) {
	s.find(at(seq, s.id, s.seed.round, m, format, args...))
}

// lose stops checking the table until it is set up anew, because everything that
// follows would be found wrong only because of what went before.
func (s *sitting) lose() {
	s.close()
	s.lost, s.open, s.due, s.left, s.head = true, nil, nil, nil, nil
	s.asides, s.posts, s.contest = nil, nil, contest{}
	s.ordered, s.counted = nil, false
}

// close ends the procedure that the table runs.
func (s *sitting) close() {
	if s.stage != nil {
		s.stage.stop()
		s.stage = nil
	}
}

// record takes the table's next record, with the transfers that follow from it
// and the order that begins with it, if one does.
func (s *sitting) record(l *line, got []transferRow, key *use) {
	r := &l.rec
	if r.Kind == journal.KindEntry && l.entry.Kind.IsOutcome() {
		s.open = append(s.open, entered{seq: l.seq(), got: got, alone: s.house == nil})
		if l.entry.Kind == table.Metered {
			s.metered(l)
		} else {
			s.drew(l)
		}
	} else {
		s.settle(l)
		s.order(l, key)
		s.open = append(s.open, entered{seq: l.seq(), got: got, alone: s.house == nil})
		s.other(l)
	}
	if r.Time.After(s.time) {
		s.time = r.Time
	}
	s.prior, s.last = r.Kind, l.seq()
	if s.lost {
		s.report.Unfollowed++
	}
}

// other takes a record that is not an outcome.
func (s *sitting) other(l *line) {
	if l.rec.Kind != journal.KindEntry {
		s.count(l)
	}
	s.shown(l)
	s.rises(l)
	switch l.rec.Kind {
	case journal.KindTable:
		s.set(l)
	case journal.KindEntry:
		s.seeds(l)
		s.entry(l)
		return // what is told of it is complete only with its outcomes
	case journal.KindCommit:
		s.commit(l)
	case journal.KindReveal:
		s.reveal(l)
	case journal.KindSeries, journal.KindBeacon:
		s.seeds(l)
	case journal.KindCut, journal.KindOpen:
		s.cut(l)
	case journal.KindNoMoreBets:
		s.closes(l)
	case journal.KindUnopened:
		s.unopened(l)
	case journal.KindVoid:
		s.void(l)
	case journal.KindSit:
		s.sit(l)
	case journal.KindStand:
		s.seeds(l)
		s.stand(l)
	case floor.KindFloor:
		s.matter(l)
	case journal.KindCorrection:
		s.correction(l)
	default:
		s.fault(l, Lines, "nothing is known of records of kind %q", l.rec.Kind)
	}
	s.toldOf(l, told{})
}

// toldOf passes on what the table told of a record.
func (s *sitting) toldOf(l *line, t told) {
	if s.hear != nil {
		s.hear(s, l, t)
	}
	if s.told != nil {
		s.told(s, l, t)
	}
}

// matter takes a record of the floor.
func (s *sitting) matter(l *line) {
	m, err := l.floorData()
	if err != nil {
		s.fault(l, Lines, "%v", err)
		return
	}
	switch {
	case m.Placement != nil:
		if s.prior != journal.KindTable {
			s.fault(l, Order, "the post of a table that was not just set up")
		}
		if s.setup.Designed() && !m.Placement.Table.Private {
			s.fault(l, Rules, "a public table deals what somebody designed")
		}
		s.place(l, m.Placement)
		s.pit = m.Placement.Pit
		s.carriesCorrections(l, m.Placement.Corrections)
		s.holdTournament(l, m.Placement)
		if s.known() {
			s.chart.Link(m.Placement.Table.Meter)
			s.stay(l, m)
		}
	case m.Tournament != nil:
		s.tournament(l, m.Tournament)
	case m.Close != "" || m.Open != "":
		s.contest.closed = m.Close != ""
	case m.Reserved != nil:
		s.setAside(l, m.Reserved)
	case m.Released != nil:
		s.free(l, m.Released)
	case m.Leaving != nil:
		if s.known() && s.person(m.Leaving.Seat) == "" {
			s.fault(l, Seats, "somebody leaves seat %d, and nobody sits there", m.Leaving.Seat)
		}
	}
}

// rest reports what should have happened by now.
func (s *sitting) rest(l *line) {
	for seat, with := range s.left {
		s.fault(l, Seats, "the player of seat %d left with %s, and no record says that %s stood up", seat, with.chips, s.person(seat))
		delete(s.left, seat)
	}
}

// end checks what can be checked only when there are no more records.
func (s *sitting) end() {
	s.settle(&line{})
	s.order(nil, nil)
	for _, o := range s.opening {
		s.faultAt(s.last, Rules, "the house's records say that the rules change with its opening, and the table is not set up so: %s", o.change)
	}
	if !s.known() {
		return
	}
	if s.due != nil {
		s.faultAt(s.last, Seats, "%s sat down at seat %d, and the table does not know it", s.due.Person, s.due.Seat)
	}
	for seat, with := range s.left {
		s.faultAt(s.last, Seats, "the player of seat %d left with %s, and no record says that %s stood up", seat, with.chips, s.person(seat))
	}
	if c := &s.contest; c.Runs() && !s.waits() && (len(s.goingOut()) > 0 || c.IsDecided(c.Began)) {
		s.faultAt(s.last, Rules, "the tournament is decided, and no record says so")
	}
	switch {
	case !s.seed.open:
		s.faultAt(s.last, Seeds, "no seed is committed to")
	case !s.waits() && len(s.seed.drawn) > 0:
		s.faultAt(s.last, Seeds, "the seed of round %d was used, and no other is committed to", s.seed.round)
	}
}
