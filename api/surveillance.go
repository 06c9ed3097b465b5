package api

import (
	"context"
	"net/http"

	"boardwalk/floor"
)

// History are events of a table, every card face up.
type History struct {
	Events []Event `json:"events"`
	Last   uint64  `json:"last" doc:"The table's last event"`
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
	s.stream("eye-events", "/api/surveillance/{id}/events", "What happens at a table, every card face up",
		func(ctx context.Context, t *floor.Table, after uint64) (*floor.Stream, error) {
			return t.Eye(ctx, after)
		})
}
