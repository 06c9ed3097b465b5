package system

import (
	"fmt"
	"time"

	"boardwalk/journal"
	"boardwalk/ledger"
	"boardwalk/money"
)

// Effect is what follows from a record.
type Effect struct {
	Transfers []ledger.Transfer
	Event     Event
	Receipt   Receipt
}

// Wrong is the error of a record that the system would not have made.
type Wrong struct {
	Seq  uint64 // of the record, or of an earlier one that it shows to be wrong
	Seed bool   // about seeds
	Draw bool   // an outcome is not what the seed gives
	Text string
}

// Error says what is wrong.
func (w *Wrong) Error() string { return w.Text }

// wrong makes the error of a record whose data is not what follows from the rules.
func wrong(format string, args ...any) error { return &Wrong{Text: fmt.Sprintf(format, args...)} }

// Apply holds the next record against the rules and does what it says. It returns an
// error, a [*Wrong] or a [*boardwalk/law.Refusal], if the system would not have made the
// record; nothing has changed then, except after a setup that is wrong or a seed that is.
func (s *System) Apply(r *journal.Record) (Effect, error) {
	if r.Time.Before(s.time) {
		return Effect{}, wrong("time runs backwards: it was written %s before the record before it", s.time.Sub(r.Time))
	}
	return s.apply(r, nil)
}

// apply is Apply, with the data of the record if it is at hand.
func (s *System) apply(r *journal.Record, data any) (Effect, error) {
	if s.card == nil && r.Kind != KindSetup {
		return Effect{}, wrong("the lounge was never set up")
	}
	e := Effect{Event: Event{At: r.At, Time: r.Time, Kind: r.Kind}, Receipt: Receipt{Lounge: s.id, At: r.At, Print: r.Print}}
	if err := s.dispatch(r, data, &e); err != nil {
		return Effect{}, err
	}
	s.at, s.time = r.At+1, r.Time
	if r.Kind != KindSetup {
		s.since++
	}
	s.receipts.keep(r.Who, r.Key, e.Receipt)
	return e, nil
}

func (s *System) dispatch(r *journal.Record, data any, e *Effect) error {
	switch r.Kind {
	case KindSetup:
		return applied(r, data, e, s.applySetup)
	case KindGame:
		return applied(r, data, e, s.applyGame)
	case KindTicket:
		return applied(r, data, e, s.applySale)
	case KindVoid:
		return applied(r, data, e, s.applyVoid)
	case KindClosing:
		return applied(r, data, e, s.applyClosing)
	case KindLock:
		return applied(r, data, e, s.applyLock)
	case KindOverride:
		return applied(r, data, e, s.applyOverride)
	case KindDraw:
		return applied(r, data, e, s.applyDraw)
	case KindSigned:
		return applied(r, data, e, s.applySigned)
	case KindPaid:
		return applied(r, data, e, s.applyPayment)
	case KindRefund:
		return applied(r, data, e, s.applyRefund)
	case KindDrawer:
		return applied(r, data, e, s.applyDrawer)
	case KindKey:
		return applied(r, data, e, s.applyKey)
	case KindStop:
		return applied(r, data, e, s.applyStop)
	case KindClosed:
		return applied(r, data, e, s.applyClosed)
	case KindExpired:
		return applied(r, data, e, s.applyExpired)
	case KindUnclaimed:
		return applied(r, data, e, s.applyUnclaimed)
	case journal.KindSeries, journal.KindCommit, journal.KindReveal, journal.KindVoid:
		return s.applySeeds(r, e)
	case journal.KindCut:
		return applied(r, data, e, s.applyCut)
	case journal.KindNoMoreBets:
		return applied(r, data, e, s.applyNoMoreBets)
	case journal.KindOpen:
		return applied(r, data, e, s.applyOpening)
	case journal.KindUnopened:
		return applied(r, data, e, s.applyUnopened)
	case journal.KindBeacon:
		return applied(r, data, e, s.applyBeacon)
	}
	return wrong("nothing is known of records of kind %q", r.Kind)
}

// applied has the data of a record applied.
func applied[T any](r *journal.Record, data any, e *Effect, apply func(*journal.Record, *T, *Effect) error) error {
	d, ok := data.(T)
	if !ok {
		if err := r.Read(&d); err != nil {
			return wrong("%v", err)
		}
	}
	return apply(r, &d, e)
}

// move adds a transfer to what follows; one of nothing is none.
func (e *Effect) move(from, to ledger.Account, amount money.Cents, memo string) {
	if amount > 0 {
		e.Transfers = append(e.Transfers, ledger.Transfer{From: from, To: to, Amount: amount, Memo: memo})
	}
}

// Follow returns a system without records, for whoever follows them with [System.Apply].
// Values of a beacon are verified by what the function returns for it; a nil function
// verifies none.
func Follow(id string, beacon func(journal.BeaconChain) journal.Beacon) *System {
	s := &System{id: id, config: Config{Beacon: beacon}}
	s.state.init(id)
	return s
}

// Load reads a system back from its records, the first of which is its last setup.
func Load(id string, records []journal.Record) (*System, error) {
	s := Follow(id, nil)
	for i := range records {
		if _, err := s.Apply(&records[i]); err != nil {
			return nil, fmt.Errorf("record %d of lounge %s: %w", records[i].Seq, id, err)
		}
	}
	if s.card == nil {
		return nil, fmt.Errorf("lounge %s has no setup", id)
	}
	return s, nil
}

// Resume makes a system that was read back a live one, with the masters of its seeds.
func (s *System) Resume(c Config, masters []Seed, now time.Time) error {
	s.config, s.live, s.resumed = c, true, true
	s.begin(now)
	s.useBeacon(s.game.Beacon)
	return s.takeMasters(masters)
}
