package api

import (
	"context"
	"encoding/json"
	"fmt"
	"math"
	"net/http"
	"strings"

	"boardwalk/api/wire"
	"boardwalk/floor"
	"boardwalk/journal"
	"boardwalk/table"
)

// registerSurveillance registers what surveillance sees: every card of every table.
func (s *Server) registerSurveillance() {
	handleTable(s, "eye-table", "/api/surveillance/{id}", "A table with every card face up",
		func(ctx context.Context, t *floor.Table) (wire.TableView, error) { return s.view(ctx, t, "", true) })
	handle(s, "eye-history", http.MethodGet, "/api/surveillance/{id}/history", "What happened at a table at any moment, every card face up",
		s.eyeHistory)
	handle(s, "eye-rounds", http.MethodGet, "/api/surveillance/{id}/rounds",
		"The rounds of a table and what else happened there, the newest first", s.timeline)
	handle(s, "eye-round", http.MethodGet, "/api/surveillance/{id}/rounds/{round}",
		"A round at a table, over or under way: every card face up, or as one person could see it",
		s.eyeRound)
	s.stream("eye-events", "/api/surveillance/{id}/events", "/api/surveillance/%s/history?after=%d",
		"What happens at a table, every card face up",
		func(ctx context.Context, t *floor.Table, after uint64) (*floor.Stream, error) {
			return t.Surveil(ctx, after)
		})
}

// HistoryAsked is a request for events of a table.
type HistoryAsked struct {
	At
	After uint64 `query:"after"`
	Most  int    `query:"most" minimum:"1" maximum:"1000" default:"200"`
}

// eyeHistory returns what happened at a table, every card face up.
func (s *Server) eyeHistory(ctx context.Context, in *HistoryAsked) (*Body[wire.History], error) {
	t, err := s.pastTable(ctx, in.ID)
	if err != nil {
		return nil, err
	}
	events, err := t.History(ctx, in.After, in.Most)
	if err != nil {
		return nil, err
	}
	listing := t.Listing()
	l := layoutAt(&listing)
	out := wire.History{Events: []wire.Event{}, Last: t.Last()}
	for i := range events {
		out.Events = append(out.Events, l.eventOf(&events[i]))
	}
	return body(out), nil
}

// EyeRoundAsked is a request for a round as somebody could see it.
type EyeRoundAsked struct {
	InRound
	As string `query:"as" maxLength:"64" doc:"The id of the person whose view is wanted; - for somebody who only watched"`
}

// eyeRound returns a round with every card face up, or as one person could see it.
func (s *Server) eyeRound(ctx context.Context, in *EyeRoundAsked) (*Body[wire.RoundReplay], error) {
	t, err := s.pastTable(ctx, in.ID)
	if err != nil {
		return nil, err
	}
	look := func() (*floor.Past, error) { return t.Past(ctx, strings.TrimPrefix(in.As, "-"), in.Round) }
	if in.As == "" {
		look = func() (*floor.Past, error) { return t.PastUnredacted(ctx, in.Round) }
	}
	p, err := look()
	if err != nil {
		return nil, noRound(err)
	}
	return body(replayOf(t, in.Round, p)), nil
}

// timeline returns what happened at a table before a record, the newest first.
func (s *Server) timeline(ctx context.Context, in *struct {
	At
	Before uint64 `query:"before" maximum:"9007199254740991" doc:"Only what came before this record; the newest if there is none"`
	Most   int    `query:"most" minimum:"1" maximum:"500" default:"100"`
}) (*Body[wire.Timeline], error) {
	t, err := s.pastTable(ctx, in.ID)
	if err != nil {
		return nil, err
	}
	before := in.Before
	if before == 0 {
		before = math.MaxInt64 // later than any record
	}
	out := wire.Timeline{Moments: []wire.Moment{}}
	round := t.Status().Round // of the newest records; a commitment ends the round before it
	for r, err := range s.Store.MomentsBefore(ctx, t.ID, before) {
		if err != nil {
			return nil, err
		}
		if len(out.Moments) == in.Most {
			out.Next = out.Moments[in.Most-1].Record
			break
		}
		m := wire.Moment{Record: r.Seq, Time: r.Time, Round: round}
		if err := describeRecord(&m, &r); err != nil {
			return nil, err
		}
		if round = m.Round; m.Kind != "" {
			out.Moments = append(out.Moments, m)
		}
	}
	return body(out), nil
}

// describeRecord says what a record is about. If there is nothing to say about it, the
// moment gets no kind.
func describeRecord(m *wire.Moment, r *journal.Record) error {
	switch r.Kind {
	case journal.KindCommit: // with it the round before is over
		var d journal.Commit
		if err := r.Read(&d); err != nil {
			return err
		}
		if m.Round = d.Round - 1; m.Round > 0 {
			m.Kind = "round"
		}
	case journal.KindUnopened:
		m.Kind, m.Text = "incident", "cuts were not opened"
	case journal.KindVoid:
		m.Kind, m.Text = "incident", "nothing is dealt under the seed"
	case journal.KindSit, journal.KindStand:
		var d journal.Seating
		if err := r.Read(&d); err != nil {
			return err
		}
		m.Kind, m.Text = floorKinds[r.Kind], d.Person
	case journal.KindCorrection:
		var d journal.Correction
		if err := r.Read(&d); err != nil {
			return err
		}
		m.Kind, m.Text = "correction", fmt.Sprintf("%s: %s for %s in round %d, %s: %s", d.Did, d.Amount, d.Person, d.Round, d.Wager, d.Why)
	case journal.KindTable:
		m.Kind = "setup"
	case "floor":
		var d struct{ Close, Open string }
		if err := json.Unmarshal(r.Data, &d); err != nil {
			return err
		}
		switch {
		case d.Close != "":
			m.Kind, m.Text = "floor", "closed: "+d.Close
		case d.Open != "":
			m.Kind, m.Text = "floor", "open: "+d.Open
		}
	case journal.KindEntry:
		e, err := journal.UnmarshalEntry(r.Data)
		if err != nil {
			return err
		}
		if e.Kind == table.Acted && e.Act.Kind == table.Report {
			m.Kind, m.Text = "incident", e.Act.Word
		}
	}
	return nil
}
