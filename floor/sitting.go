package floor

import (
	"encoding/json"
	"iter"
	"time"

	"boardwalk/casino"
	"boardwalk/floor/stream"
	"boardwalk/law"
	"boardwalk/ledger"
	"boardwalk/store"
	"boardwalk/table"
)

// sitter is who has a seat.
type sitter struct {
	person  string
	name    string
	bot     bool
	leaving bool // stands up as soon as it is lawful

	// What follows is not in the record.
	ready  bool             // needs no more time to wager
	away   bool             // for too long
	missed int              // answers in a row that the clock gave
	seen   time.Time        // when the person last did something
	there  *stream.Presence // of the person, once it was asked for
}

// id is the person, if there is one.
func (p *sitter) id() string {
	if p == nil {
		return ""
	}
	return p.person
}

// sitting is a table from its last setup on: what follows from its records, and
// what the clock adds to that. One goroutine has it.
type sitting struct {
	id    string
	post  post
	live  *table.Live
	src   *source
	chart *ledger.Chart

	people  []*sitter // by seat
	named   naming    // who sits down next
	closed  string    // why staff have closed the table
	changes []time.Time
	clocked time.Time       // what the table was last told of the time
	at      uint64          // the place of the next record
	events  uint64          // the number of the last event
	began   uint64          // the last event before the round under way
	entries int             // of the live table's journal that are records
	rounds  int             // played since the setup
	deeds   int             // acts, rounds and answers since then
	state   json.RawMessage // how the table stood, of one whose records only go on
	cards   []table.Event   // dealt in the round under way
	last    []string        // how the last rounds came out
	fault   bool            // the table did what cannot be, and does nothing more
	keys    map[mark]Receipt
	older   map[mark]Receipt // that keys has no more room for
	tally   *ledger.Tally    // of the table's own accounts
	asides  []*held          // in the order in which they were set aside

	// What follows is not in the record.
	house    *House
	hub      *stream.Hub
	now      time.Time
	window   time.Time // when betting ends; zero if it has not begun
	deadline time.Time // for the answer to the open question
	asked    int       // entries when the deadline was set
	stuck    *law.Refusal
	blamed   table.Seat // whom the last refused round was refused for
	draining bool
	sign     []table.Notice
	names    []string // the persons by seat, as the lobby last had them
	balks    uint32   // seats that no bot takes, one bit each

	owed    *matter // that is to be recorded before anything else
	by      Party   // who does what is being done
	posts   *held   // what was set aside for it
	told    []table.Event
	batch   store.Batch
	publish []Event
}

// Event hears what the table tells.
func (s *sitting) Event(e *table.Event) { s.told = append(s.told, *e) }

// players yields who sits where.
func (s *sitting) players() iter.Seq2[table.Seat, *sitter] {
	return func(yield func(table.Seat, *sitter) bool) {
		for seat, p := range s.people {
			if p != nil && !yield(table.Seat(seat), p) {
				return
			}
		}
	}
}

// seatOf returns a person's seat, or the house's.
func (s *sitting) seatOf(person string) table.Seat {
	if person == "" {
		return table.House
	}
	for seat, p := range s.players() {
		if p.person == person {
			return seat
		}
	}
	return table.House
}

// humans is how many people sit there.
func (s *sitting) humans() (n int) {
	for _, p := range s.players() {
		if !p.bot {
			n++
		}
	}
	return n
}

// record writes a record of the floor's own and does what it says.
func (s *sitting) record(kind, who string, data any) {
	r := Record{Table: s.id, At: s.at, Time: s.now, Who: who, Kind: kind, Data: encode(data)}
	r.Key, r.Print = s.key()
	s.batch.Records = append(s.batch.Records, r)
	if err := s.apply(&r, data); err != nil {
		panic("floor: a record that was just written: " + err.Error())
	}
}

// key is the key of what is being done and what it is for, for its first record
// only.
func (s *sitting) key() (key, print string) {
	if key = s.by.Key; key != "" {
		s.by.Key, print = "", s.by.Print
	}
	return key, print
}

// times are how long the table waits.
func (s *sitting) times() casino.Times { return s.post.Times }
