package api

import (
	"context"
	"errors"
	"net/http"
	"strings"

	"boardwalk/api/chat"
	"boardwalk/api/wire"
)

// registerChat registers what people at a table say to each other.
func (s *Server) registerChat() {
	handle(s, "chat", http.MethodGet, "/api/tables/{id}/chat", "What people at a table have said lately",
		func(ctx context.Context, in *struct {
			At
			After uint64 `query:"after" doc:"Only what was said after the line of this number"`
		}) (*Body[[]wire.Said], error) {
			t, err := s.table(ctx, in.ID)
			if err != nil {
				return nil, err
			}
			out := []wire.Said{}
			for _, l := range s.chat.Since(t.ID, in.After, s.Store.Now()) {
				out = append(out, wire.Said(l))
			}
			return body(out), nil
		})
	handle(s, "say", http.MethodPost, "/api/tables/{id}/chat", "Say something at a table, or show an emote",
		func(ctx context.Context, in *struct {
			At
			Body wire.Say
		}) (*Body[wire.Said], error) {
			t, err := s.table(ctx, in.ID)
			if err != nil {
				return nil, err
			}
			p := personOf(ctx)
			line := chat.Line{Person: p.ID, Name: p.Name, Seat: int(t.SeatOf(p.ID)), Emote: in.Body.Emote}
			if line.Emote == "" || strings.TrimSpace(in.Body.Text) != "" {
				line.Emote = ""
				if line.Text, err = chat.Clean(in.Body.Text); err != nil {
					return nil, wire.NewProblem(http.StatusUnprocessableEntity, err.Error())
				}
			}
			line, err = s.chat.Say(t.ID, callerOf(ctx).addr, line, s.Store.Now())
			var fast *chat.TooFast
			if errors.As(err, &fast) {
				return nil, wire.TooMany(err.Error(), fast.Wait)
			}
			return body(wire.Said(line)), err
		})
}
