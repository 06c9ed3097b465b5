package floor

import (
	"context"
	"errors"
	"fmt"

	"boardwalk/journal"
	"boardwalk/table"
)

// Past is a round of play, or what there is of the one under way: how the table
// stood when its seed was committed to, and what happened from then on.
type Past struct {
	View
	Events []Event
	Over   bool
	After  []table.Fact // what everybody saw at the end, as [Status].Facts are at the beginning

	live  *table.Live
	saved []byte
}

// ErrNoRound says that a table has not come to a round, or never will.
var ErrNoRound = errors.New("there is no such round of play")

// Past rebuilds a round from the record as a person may see it. It is the work
// of whoever asks and none of the table's.
func (t *Table) Past(ctx context.Context, person string, round uint64) (*Past, error) {
	return t.past(ctx, round, person, func(e *Event) (Event, bool) { return e.For(person) })
}

// EyePast rebuilds a round with every card face up. Whether somebody may see it
// is for the caller to say.
func (t *Table) EyePast(ctx context.Context, round uint64) (*Past, error) {
	return t.past(ctx, round, "", func(e *Event) (Event, bool) { return *e, true })
}

func (t *Table) past(ctx context.Context, round uint64, person string, see func(*Event) (Event, bool)) (*Past, error) {
	leave, err := t.enter(ctx)
	if err != nil {
		return nil, err
	}
	defer leave()
	list, err := t.sequences(ctx, round)
	if err != nil {
		return nil, err
	}
	records, err := t.read(ctx, list[len(list)-1], round)
	if err != nil {
		return nil, err
	}
	p := &Past{}
	begun := false
	s, err := t.replay(records, func(s *sitting, r *Record) {
		if begun {
			return
		}
		if r.Kind == journal.KindCommit {
			d, err := decode[journal.Commit](r)
			if begun = err == nil && d.Round == round; begun {
				p.View = s.view(person)
			}
		}
		s.publish = s.publish[:0] // what came before is not wanted
	})
	switch {
	case err != nil:
		return nil, err
	case !begun:
		return nil, ErrNoRound
	}
	p.live, p.saved, p.After = s.live, s.state, s.live.Facts()
	for i := range s.publish {
		if e, ok := see(&s.publish[i]); ok {
			p.Events = append(p.Events, e)
			p.Over = e.Kind == journal.KindReveal
			if e.Kind == journal.KindSit && e.Person == person && p.Seat == table.House {
				p.Seat = e.Seat // who came before the round was played
			}
		}
	}
	return p, nil
}

// Entries are the table's journal up to the round, with what it was opened
// with, and how the table stood then if it only went on ([table.ReplayFrom]).
// They hold every card.
func (p *Past) Entries() (saved []byte, rules *table.Rules, options table.Options, terms table.Terms, entries []table.Entry) {
	t := p.live.Table()
	return p.saved, t.Rules(), t.Options(), t.Terms(), p.live.Journal()
}

// replay does again what some records of one sequence say, and calls before
// before it does what a record says.
func (t *Table) replay(records []Record, before func(*sitting, *Record)) (*sitting, error) {
	s := &sitting{id: t.ID}
	for i := 0; i < len(records); {
		before(s, &records[i])
		n, err := s.again(records[i:])
		if err != nil {
			return nil, fmt.Errorf("table %s, record %d: %w", t.ID, records[i].At, err)
		}
		i += n
	}
	return s, nil
}

// sequence is where a setup begins.
type sequence struct {
	seq    uint64
	rounds uint64 // seeds that were used before
	goesOn bool   // with the cards of the one before
}

// sequences are those of the table up to the one in which a round was played.
func (t *Table) sequences(ctx context.Context, round uint64) ([]sequence, error) {
	setups, err := t.house.log.Setups(ctx, t.ID)
	if err != nil {
		return nil, err
	}
	var list []sequence
	for i := 0; i+1 < len(setups); i += 2 {
		d, err := decode[matter](&setups[i+1])
		if err != nil {
			return nil, err
		}
		if d.Post == nil || d.Post.Rounds >= round {
			break
		}
		list = append(list, sequence{setups[i].Seq, d.Post.Rounds, d.Post.Stays != nil})
	}
	if len(list) == 0 {
		return nil, ErrNoRound
	}
	return list, nil
}

// read returns the records of a sequence as far as the end of a round.
func (t *Table) read(ctx context.Context, from sequence, round uint64) ([]Record, error) {
	var records []Record
	for r, err := range t.house.log.TableFrom(ctx, t.ID, from.seq) {
		if err != nil || r.Kind == journal.KindTable && len(records) > 0 {
			return records, err
		}
		records = append(records, r)
		if r.Kind != journal.KindReveal {
			continue
		}
		if d, err := decode[journal.Reveal](&r); err != nil || d.Round >= round {
			return records, err
		}
	}
	return records, nil
}

// enter waits until one may read old records: not many at once.
func (t *Table) enter(ctx context.Context) (leave func(), err error) {
	select {
	case t.house.past <- struct{}{}:
		return func() { <-t.house.past }, nil
	case <-ctx.Done():
		return nil, ctx.Err()
	}
}
