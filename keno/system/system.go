package system

import (
	"encoding/json"
	"errors"
	"fmt"
	"time"

	"boardwalk/journal"
	"boardwalk/keno"
	"boardwalk/law"
	"boardwalk/ledger"
	"boardwalk/money"
)

// House is who does what nobody orders: the clock, and the writer of an automatic
// station.
const House = "house"

// Phase is how a lounge stands.
type Phase string

// The phases.
const (
	Shut   Phase = "shut"   // no game is open
	Open   Phase = "open"   // tickets are sold for the present game
	Locked Phase = "locked" // the present game is locked out, and about to be drawn
)

// System is the keno computer system of one lounge. It is for one goroutine.
type System struct {
	id     string
	config Config
	live   bool // it is not only replayed
	state
	batch    Batch
	events   []Event
	receipts receipts
	spent    map[ledger.Account]money.Cents // by the batch
	now      time.Time
	drain    bool // no game is opened any more
	resumed  bool // it was read back, and nothing was done since
}

// state is what follows from the records.
type state struct {
	plan    Plan
	card    *keno.Rates
	cards   map[*keno.Rates]string // the texts of all rate cards that tickets were sold under
	day     string                 // the gaming day
	at      uint64                 // the place of the next record
	since   int                    // records since the setup
	time    time.Time
	phase   Phase
	game    Game // the present one, or the last
	opened  time.Time
	notice  time.Time // when it was said that the game will close; zero if it was not
	lock    Lock
	drawn   time.Time // when the last game was
	until   time.Time // while shut: when the next gaming day begins
	down    string    // why the system is not operational; empty if it is
	keys    [2]string // who has turned the Commission's key and the supervisor's
	tickets map[uint64]*Ticket
	holders map[string][]*Ticket // of people
	playing []*Ticket            // with games to come
	payable []*Ticket            // winners, in the order in which they expire
	large   []*Ticket            // those of them that a supervisor has to authorize
	last    uint64               // the last ticket
	desks   map[int]*Desk
	unpaid  money.Cents
	lapsed  money.Cents // unclaimed after their time
	year    int         // of which lapsed is
	results []Draw      // the last games, the newest last
	seeds
}

// New sets up a lounge, with its first game if it is open now.
func New(id string, c Config, p Plan, now time.Time) (*System, error) {
	s := &System{id: id, config: c, live: true}
	s.state.init(id)
	s.begin(now)
	if err := s.put(House, KindSetup, Setup{Plan: p}); err != nil {
		return nil, err
	}
	return s, s.Advance(now)
}

// init prepares an empty state.
func (s *state) init(id string) {
	*s = state{at: s.at, tickets: map[uint64]*Ticket{}, holders: map[string][]*Ticket{}, desks: map[int]*Desk{}, phase: Shut}
	s.rounds.Table = id
}

// begin sets the time of what follows. Records hold microseconds.
func (s *System) begin(now time.Time) {
	now = now.UTC().Truncate(time.Microsecond)
	if now.Before(s.time) {
		now = s.time
	}
	s.now = now
}

// Order is something that somebody wants done.
type Order struct {
	By Party
	do func(*System) (kind string, data any, err error)
}

// Do carries an order out, with all that is due then. After a refusal
// ([*law.Refusal], [ErrReused]) the order has changed nothing. After any other error
// the system is to be dropped and read back.
func (s *System) Do(now time.Time, o *Order) (Receipt, error) {
	if err := s.Advance(now); err != nil {
		return Receipt{}, err
	}
	if r, ok := s.receipts.find(o.By); ok {
		return o.By.Confirm(r)
	}
	if r, ok := s.receiptKept(&o.By); ok {
		return o.By.Confirm(r)
	}
	kind, data, err := o.do(s)
	if err != nil {
		return Receipt{}, err
	}
	if err := s.checkOwner(&o.By, data); err != nil {
		return Receipt{}, err
	}
	receipt, err := s.add(o.By, kind, data)
	if err != nil {
		return Receipt{}, err
	}
	return receipt, s.Advance(now)
}

// refused reports whether an error is a refusal, which changes nothing.
func refused(err error) bool {
	var r *law.Refusal
	return errors.As(err, &r)
}

// put does what the system itself decides.
func (s *System) put(who, kind string, data any) error {
	_, err := s.add(Party{Who: who}, kind, data)
	if refused(err) {
		return fmt.Errorf("the system refuses itself: %w", err)
	}
	return err
}

// add makes a record, applies it, and adds it with what follows to the batch.
func (s *System) add(by Party, kind string, data any) (Receipt, error) {
	text, err := journal.Data(data)
	if err != nil {
		return Receipt{}, err
	}
	r := journal.Record{Table: s.id, At: s.at, Time: s.now, Who: by.Who, Kind: kind, Key: by.Key, Data: text}
	if by.Key != "" {
		r.Print = by.Print
	}
	e, err := s.apply(&r, data)
	if err != nil {
		return Receipt{}, err
	}
	for _, t := range e.Transfers {
		t.Record = uint64(len(s.batch.Records))
		s.batch.Transfers = append(s.batch.Transfers, t)
		if s.spent != nil {
			s.spent[t.From] += t.Amount
			s.spent[t.To] -= t.Amount
		}
	}
	s.batch.Records = append(s.batch.Records, r)
	if by.Key != "" {
		text, err := json.Marshal(&e.Receipt)
		if err != nil {
			return Receipt{}, err
		}
		s.batch.Results = append(s.batch.Results, Result{Table: s.id, Key: by.resultKey(), Until: s.now.Add(resultFor), Data: text})
	}
	if s.live {
		s.dropMasters()
	}
	s.events = append(s.events, e.Event)
	return e.Receipt, nil
}

// free returns what an account can spend, less what the batch takes; false if
// nobody can say.
func (s *System) free(a ledger.Account) (money.Cents, bool) {
	if s.config.Held == nil || !s.live {
		return 0, false
	}
	if s.spent == nil {
		s.spent = map[ledger.Account]money.Cents{}
		for _, t := range s.batch.Transfers {
			s.spent[t.From] += t.Amount
			s.spent[t.To] -= t.Amount
		}
	}
	return s.config.Held(a) - s.spent[a], true
}

// Events returns what may be published once the batch is durable.
func (s *System) Events() []Event { return s.events }

// Committed tells the system that its batch is durable.
func (s *System) Committed() {
	b := &s.batch
	*b = Batch{Records: b.Records[:0], Transfers: b.Transfers[:0], Seeds: b.Seeds[:0], Results: b.Results[:0]}
	s.events, s.spent = s.events[:0], nil
}

// Drain has the system open no further game, so that the house can close.
func (s *System) Drain() { s.drain = true }

// ID returns the id of the lounge.
func (s *System) ID() string { return s.id }
