package history

import (
	"context"

	"boardwalk/floor/sitting"
	"boardwalk/floor/view"
	"boardwalk/journal"
	"boardwalk/table"
)

// Past is a round of play, or what there is of the one under way: how the table
// stood when its seed was committed to, and what happened from then on.
type Past struct {
	view.Table
	Events []view.Event
	Over   bool
	Proof  view.SeedProof
	After  []table.Fact // what everybody saw at the end, as [view.Status].Facts are at the beginning
	Asked  []Asked      // what the person was asked, in order

	live  *table.Live
	saved []byte
}

// Asked is a question that was put to a person in the course of a round.
type Asked struct {
	ID       string
	Question table.Question
	Bets     []table.Bet // that lay there at that moment
	After    uint64      // the number of the last event before it
}

// Past rebuilds a round of a table as a person may see it.
func (h *Reader) Past(ctx context.Context, id, person string, round uint64) (*Past, error) {
	return h.past(ctx, id, round, person, func(e *view.Event) (view.Event, bool) { return e.For(person) })
}

// PastUnredacted rebuilds a round of a table with every card face up. Whether
// somebody may see it is for the caller to say.
func (h *Reader) PastUnredacted(ctx context.Context, id string, round uint64) (*Past, error) {
	return h.past(ctx, id, round, "", func(e *view.Event) (view.Event, bool) { return *e, true })
}

func (h *Reader) past(ctx context.Context, id string, round uint64, person string,
	see func(*view.Event) (view.Event, bool)) (*Past, error) {
	leave, err := h.enter(ctx)
	if err != nil {
		return nil, err
	}
	defer leave()
	from, err := h.sequenceOf(ctx, id, round)
	if err != nil {
		return nil, err
	}
	x, err := h.read(ctx, id, from, round)
	if err != nil {
		return nil, err
	}
	p := &Past{}
	begun := false
	s, err := sitting.Replay(id, x.records, func(s *sitting.Sitting, r *sitting.Record) {
		if begun {
			p.ask(s, r, person)
			return
		}
		if r.Kind == journal.KindCommit {
			d, err := sitting.Decode[journal.Commit](r)
			if begun = err == nil && d.Round == round; begun {
				p.Table = s.View(person)
			}
		}
		s.DropEvents() // what came before is not wanted
	})
	switch {
	case err != nil:
		return nil, err
	case !begun:
		return nil, ErrNoRound
	}
	p.live, p.saved, p.After = s.Live(), s.Saved(), s.Live().Facts()
	p.Over, p.Proof = x.over, s.Drawn().Proof
	x.reveal(&p.Proof)
	events := s.Events()
	for i := range events {
		if e, ok := see(&events[i]); ok {
			p.Events = append(p.Events, e)
			if e.Kind == journal.KindSit && e.Person == person && p.Seat == table.House {
				p.Seat = e.Seat // who came before the round was played
			}
		}
	}
	return p, nil
}

// ask notes the question that is open to a person before a record, unless it was noted before.
func (p *Past) ask(s *sitting.Sitting, r *sitting.Record, person string) {
	if person == "" || r.Kind != journal.KindEntry {
		return
	}
	v := s.View(person)
	q, events := v.Status.Question, s.Events()
	if q == nil || len(events) == 0 {
		return
	}
	id := v.Status.QuestionID()
	if n := len(p.Asked); n > 0 && p.Asked[n-1].ID == id {
		return
	}
	p.Asked = append(p.Asked, Asked{ID: id, Question: *q, Bets: v.Bets, After: events[len(events)-1].N})
}

// Entries returns the table's journal up to the end of the round, with what it was
// opened with, and how the table stood then if it continued an earlier setup
// ([table.ReplayFrom]). They hold every card.
func (p *Past) Entries() (saved []byte, rules *table.Rules, options table.Options, terms table.Terms, entries []table.Entry) {
	t := p.live.Table()
	return p.saved, t.Rules(), t.Options(), t.Terms(), p.live.Journal()
}
