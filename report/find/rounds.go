package find

import (
	"context"
	"errors"
	"fmt"
	"math"
	"time"

	"boardwalk/journal"
	"boardwalk/ledger"
	"boardwalk/report/walk"
	"boardwalk/store"
)

// ErrNoTable is the error of a search at a table that is in no log.
var ErrNoTable = errors.New("no such table was ever set up")

// Rounds returns rounds that fit, log by log and table by table, the oldest first. If a limit
// ended the search, next is where it goes on. The logs are those of all shards of the house, its
// own first.
func Rounds(ctx context.Context, logs []*store.Reader, q *Query, from *Place, most Limit) (found []Round, next *Place, err error) {
	s := search{q: q, most: most, found: []Round{}}
	if from == nil {
		from = &Place{}
	}
	if q.Table != "" {
		if err := known(ctx, logs, q.Table); err != nil {
			return nil, nil, err
		}
	}
	for number := from.Log; number < len(logs) && s.next == nil; number++ {
		at := *from
		if number != from.Log {
			at = Place{Log: number}
		}
		if err := s.log(ctx, logs[number], at); err != nil {
			return nil, nil, err
		}
	}
	return s.found, s.next, nil
}

// known returns an error unless a table is in one of the logs.
func known(ctx context.Context, logs []*store.Reader, table string) error {
	for _, log := range logs {
		setup, err := log.SetupAt(ctx, table, math.MaxInt64)
		if err != nil || len(setup) > 0 {
			return err
		}
	}
	return fmt.Errorf("table %s: %w", table, ErrNoTable)
}

// search is a search on its way.
type search struct {
	q     *Query
	most  Limit
	read  int64
	found []Round
	next  *Place // where a limit has ended the search
}

// log searches a log from a place on.
func (s *search) log(ctx context.Context, log *store.Reader, at Place) error {
	size, err := log.Size(ctx)
	if err != nil {
		return err
	}
	low, high := uint64(0), uint64(size)
	if !s.q.From.IsZero() {
		if low, _, err = log.Around(ctx, s.q.From); err != nil {
			return err
		}
	}
	if !s.q.To.IsZero() {
		if _, high, err = log.Around(ctx, s.q.To); err != nil {
			return err
		}
	}
	visited, err := s.visited(ctx, log)
	if err != nil {
		return err
	}
	for id := at.Table; ; {
		if id != "" && (s.q.Table == "" || s.q.Table == id) && (visited == nil || visited[id]) {
			one := Place{Log: at.Log, Table: id, Record: low}
			if id == at.Table {
				one.Record = max(low, at.Record)
			}
			if err := s.table(ctx, log, one, uint64(size)); err != nil || s.next != nil {
				return err
			}
		}
		if id, err = log.NextTable(ctx, id, low, high); errors.Is(err, store.ErrNone) {
			return nil
		} else if err != nil {
			return err
		}
	}
}

// visited returns the tables to which the person that is asked for ever brought money; nil if nobody is asked for.
func (s *search) visited(ctx context.Context, log *store.Reader) (map[string]bool, error) {
	if s.q.Person == "" {
		return nil, nil
	}
	tables := map[string]bool{}
	for t, err := range log.Brought(ctx, s.q.Person, 0) {
		if err != nil {
			return nil, err
		}
		if id, ok := t.To.Table(); ok {
			tables[id] = true
		}
	}
	return tables, nil
}

// errDone ends the walk through a table.
var errDone = errors.New("done")

// table searches a table from a record on.
func (s *search) table(ctx context.Context, log *store.Reader, at Place, before uint64) error {
	if deals, err := s.deals(ctx, log, at, before); err != nil || !deals {
		return err
	}
	w := watch{of: Round{Log: at.Log, Table: at.Table}}
	v := walk.Visitor{
		Before: func(_ *walk.Walk, step *walk.Step) error {
			if !w.endsBefore(step) {
				return nil
			}
			s.take(&w, at.Record)
			switch {
			case !s.q.To.IsZero() && !step.Time.Before(s.q.To):
				return errDone
			case s.full() && step.Seq > at.Record:
				s.next = &Place{at.Log, at.Table, step.Seq}
				return errDone
			}
			return nil
		},
		After: func(k *walk.Walk, step *walk.Step) error {
			n := 1 + int64(step.Last-step.Seq)
			s.read += n
			if s.most.Tell != nil {
				s.most.Tell(n)
			}
			return w.step(k, step)
		}}
	err := walk.Table(ctx, log, at.Table, at.Record, before, &v)
	if errors.Is(err, errDone) {
		return nil
	}
	if err == nil {
		s.take(&w, at.Record)
	}
	return err
}

// deals reports whether an id is a table's, and not a keno lounge's, and whether the table was ever set up for the game that is
// asked for, among the records of a search.
func (s *search) deals(ctx context.Context, log *store.Reader, at Place, before uint64) (bool, error) {
	from := at.Record
	if first, err := log.SetupAt(ctx, at.Table, at.Record); err != nil {
		return false, err
	} else if len(first) > 0 {
		from = first[0].Seq
	}
	for r, err := range log.Setups(ctx, at.Table, from, before) {
		switch {
		case err != nil:
			return false, err
		case r.Kind != journal.KindTable:
			return false, nil
		case s.q.Game == "":
			return true, nil
		}
		var d journal.Setup
		if err := r.Read(&d); err != nil || d.Game == s.q.Game {
			return err == nil, err
		}
	}
	return false, nil
}

// take takes a round that is over, if it fits.
func (s *search) take(w *watch, from uint64) {
	r, ok := w.end()
	if ok && r.First >= from && (s.q.Game == "" || r.Game == s.q.Game) && s.q.fits(&r) {
		s.found = append(s.found, r)
	}
}

// full reports whether a limit is reached.
func (s *search) full() bool {
	return s.most.Rounds > 0 && len(s.found) >= s.most.Rounds || s.most.Records > 0 && s.read >= s.most.Records
}

// ofSeat reads the seat that an account is of: what lies in front of a player, or is set aside as the bank's.
func ofSeat(table string, a ledger.Account) (seat int, ok bool) {
	rest := string(a)
	prefix := "table/" + table + "/seat/"
	if len(rest) <= len(prefix) || rest[:len(prefix)] != prefix {
		return 0, false
	}
	for i := len(prefix); i < len(rest); i++ {
		switch c := rest[i]; {
		case c >= '0' && c <= '9':
			seat = seat*10 + int(c-'0')
		default:
			return seat, rest[i:] == "/cover"
		}
	}
	return seat, true
}

// stamp returns the later of two times.
func stamp(a, b time.Time) time.Time {
	if b.After(a) {
		return b
	}
	return a
}
