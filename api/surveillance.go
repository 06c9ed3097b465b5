package api

import (
	"context"
	"encoding/json"
	"net/http"
	"strings"
	"time"

	"boardwalk/floor"
	"boardwalk/journal"
	"boardwalk/table"
)

// History are events of a table, every card face up.
type History struct {
	Events []Event `json:"events"`
	Last   uint64  `json:"last" doc:"The table's last event"`
}

// Timeline is what there is to look at of a table, the newest first.
type Timeline struct {
	Moments []Moment `json:"moments"`
	Next    uint64   `json:"next,omitempty" doc:"Where older ones begin, if there are any: their before"`
}

// Moment is a round that ended, or something else worth a look.
type Moment struct {
	Record uint64    `json:"record"`
	Time   time.Time `json:"time"`
	Kind   string    `json:"kind" enum:"round,incident,arrive,depart,floor,setup"`
	Round  uint64    `json:"round" doc:"In which round it happened"`
	Text   string    `json:"text,omitempty"`
}

func (s *Server) surveillance() {
	handle(s, "eye-table", http.MethodGet, "/api/surveillance/{id}", "A table with every card face up",
		func(ctx context.Context, in *At) (*Body[TableView], error) {
			t, err := s.table(ctx, in.ID)
			if err != nil {
				return nil, err
			}
			v, err := s.view(ctx, t, "", true)
			return body(v), err
		})
	handle(s, "eye-history", http.MethodGet, "/api/surveillance/{id}/history", "What happened at a table at any moment, every card face up",
		func(ctx context.Context, in *struct {
			At
			After uint64 `query:"after"`
			Most  int    `query:"most" minimum:"1" maximum:"1000" default:"200"`
		}) (*Body[History], error) {
			t, err := s.table(ctx, in.ID)
			if err != nil {
				return nil, err
			}
			news, err := since(ctx, t, "", true, in.After)
			if err != nil {
				return nil, err
			}
			listing := t.Listing()
			l := layoutOf(&listing)
			out := History{Events: []Event{}, Last: news.Last}
			for i := range news.Events[:min(in.Most, len(news.Events))] {
				out.Events = append(out.Events, l.eventOf(&news.Events[i]))
			}
			return body(out), nil
		})
	handle(s, "eye-rounds", http.MethodGet, "/api/surveillance/{id}/rounds", "The rounds of a table and what else happened there, the newest first", s.timeline)
	handle(s, "eye-round", http.MethodGet, "/api/surveillance/{id}/rounds/{round}", "A round at a table, over or under way: every card face up, or as one person could see it",
		func(ctx context.Context, in *struct {
			InRound
			As string `query:"as" maxLength:"64" doc:"The id of the person whose view is wanted; - for somebody who only watched"`
		}) (*Body[RoundReplay], error) {
			t, err := s.table(ctx, in.ID)
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
		})
	s.stream("eye-events", "/api/surveillance/{id}/events", "What happens at a table, every card face up",
		func(ctx context.Context, t *floor.Table, after uint64) (*floor.Stream, error) {
			return t.Surveil(ctx, after)
		})
}

// timeline reads back from a record.
func (s *Server) timeline(ctx context.Context, in *struct {
	At
	Before uint64 `query:"before" maximum:"9007199254740991" doc:"Only what came before this record; the newest if there is none"`
	Most   int    `query:"most" minimum:"1" maximum:"500" default:"100"`
}) (*Body[Timeline], error) {
	t, err := s.table(ctx, in.ID)
	if err != nil {
		return nil, err
	}
	before := in.Before
	if before == 0 {
		before = forever
	}
	out := Timeline{Moments: []Moment{}}
	round := t.Status().Round // that of what is newest; a reveal says whose moments come before it
	for r, err := range s.Store.MomentsBefore(ctx, t.ID, before) {
		if err != nil {
			return nil, err
		}
		if len(out.Moments) == in.Most {
			out.Next = out.Moments[in.Most-1].Record
			break
		}
		m := Moment{Record: r.Seq, Time: r.Time, Round: round}
		if err := m.tell(&r); err != nil {
			return nil, err
		}
		if round = m.Round; m.Kind != "" {
			out.Moments = append(out.Moments, m)
		}
	}
	return body(out), nil
}

// tell says what a record is about. Those of which there is nothing to say have
// no kind.
func (m *Moment) tell(r *journal.Record) error {
	switch r.Kind {
	case journal.KindReveal:
		var d journal.Reveal
		if err := r.Read(&d); err != nil {
			return err
		}
		m.Kind, m.Round = "round", d.Round
	case journal.KindCommit: // of what comes after it
		var d journal.Commit
		if err := r.Read(&d); err != nil {
			return err
		}
		m.Round = d.Round
	case journal.KindSit, journal.KindStand:
		var d journal.Seating
		if err := r.Read(&d); err != nil {
			return err
		}
		m.Kind, m.Text = floorKinds[r.Kind], d.Person
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
