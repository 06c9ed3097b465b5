package api

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"reflect"
	"strconv"
	"strings"
	"time"

	"github.com/danielgtaylor/huma/v2"
	"github.com/danielgtaylor/huma/v2/adapters/humago"

	"boardwalk/api/ratelimit"
	"boardwalk/api/wire"
	"boardwalk/floor"
	"boardwalk/people"
)

// Follow is a request for the stream of a table: from which event on.
type Follow struct {
	At
	Resume string `header:"Last-Event-ID" maxLength:"20" doc:"The last event that was received"`
	After  string `query:"after" maxLength:"20" doc:"The same, for those who cannot send headers. From now on if there is neither"`
}

// after returns the event after which to begin; the greatest number means from now on.
func (f *Follow) after() (uint64, error) {
	text := f.Resume
	if text == "" {
		text = f.After
	}
	if text == "" {
		return ^uint64(0), nil
	}
	n, err := strconv.ParseUint(text, 10, 64)
	if err != nil {
		return 0, wire.NewProblem(http.StatusUnprocessableEntity, "an event has a number")
	}
	return n, nil
}

// registerStreams registers the stream of a table.
func (s *Server) registerStreams() {
	s.stream("events", "/api/tables/{id}/events", "/api/tables/%s", "What happens at a table, as I may see it",
		func(ctx context.Context, t *floor.Table, after uint64) (*floor.Stream, error) {
			return t.Watch(ctx, personOf(ctx).ID, after)
		})
}

// stream registers a stream of server-sent events: event, status, said, ping and end. past is
// where to look for what the stream no longer has, with the table's id and perhaps the
// event that was asked for.
func (s *Server) stream(op people.Operation, path, past, summary string,
	watch func(context.Context, *floor.Table, uint64) (*floor.Stream, error)) {
	o := operation[Follow](op, http.MethodGet, path, summary)
	o.Errors = append(o.Errors, http.StatusGone)
	o.Responses = map[string]*huma.Response{"200": s.describeStream(message{"event", wire.Event{}}, message{"status", wire.Status{}},
		message{"said", wire.Said{}}, message{"ping", wire.Ping{}}, message{"end", wire.End{}})}
	huma.Register(s.api, o, func(ctx context.Context, in *Follow) (*huma.StreamResponse, error) {
		after, err := in.after()
		if err != nil {
			return nil, err
		}
		t, err := s.table(ctx, in.ID)
		if err != nil {
			return nil, err
		}
		c := callerOf(ctx)
		if !s.limiter.Hold(ratelimit.Stream, c.addr) {
			return nil, wire.TooMany("too many streams go there already; close one first", 5*time.Second)
		}
		stream, err := watch(ctx, t, after)
		if err != nil {
			s.limiter.Release(ratelimit.Stream, c.addr)
			var gone *floor.Gone
			if errors.As(err, &gone) {
				return nil, goneProblem(gone, past, t.ID, after)
			}
			return nil, s.problem(ctx, err)
		}
		return &huma.StreamResponse{Body: func(hc huma.Context) {
			r, w := humago.Unwrap(hc)
			setStreamHeaders(w.Header())
			if r.Method == http.MethodHead { // there is nothing to stream to
				stream.Close()
				s.limiter.Release(ratelimit.Stream, c.addr)
				return
			}
			s.deliver(hc.Context(), w, &tableStream{events: stream, encode: s.newsEncoder(layoutAt(t.Published())), op: op,
				token: c.token, addr: c.addr,
				asker: c.asker(), table: t.ID, watching: func() int { return t.Listing().Spectators }})
		}}, nil
	})
}

// goneProblem says that a stream no longer has what was asked for, and where it is.
func goneProblem(gone *floor.Gone, past, id string, after uint64) *wire.Problem {
	p := wire.NewProblem(http.StatusGone, gone.Error()+"; how the table stands is at /api/tables/"+id+
		", and each round at /api/tables/"+id+"/rounds/{round}")
	if p.See = fmt.Sprintf(past, id); strings.Contains(past, "%d") {
		p.See = fmt.Sprintf(past, id, after)
	}
	return p
}

// setStreamHeaders sets the headers of a stream. The second keeps proxies from
// collecting events before they pass them on.
func setStreamHeaders(h http.Header) {
	h.Set("Content-Type", "text/event-stream")
	h.Set("X-Accel-Buffering", "no")
}

// message is a kind of message in a stream, with a value of its type.
type message struct {
	name string
	of   any
}

// describeStream describes for the OpenAPI document which messages a stream has.
func (s *Server) describeStream(list ...message) *huma.Response {
	registry := s.api.OpenAPI().Components.Schemas
	var kinds []*huma.Schema
	for _, k := range list {
		kinds = append(kinds, &huma.Schema{Title: k.name, Type: huma.TypeObject, Required: []string{"event", "data"},
			Properties: map[string]*huma.Schema{
				"id":    {Type: huma.TypeInteger, Description: "The number of the last event that this leaves nothing missing of."},
				"event": {Type: huma.TypeString, Enum: []any{k.name}},
				"data":  registry.Schema(reflect.TypeOf(k.of), true, k.name),
			}})
	}
	return &huma.Response{Description: "Server-sent events, one object of the array each", Content: map[string]*huma.MediaType{
		"text/event-stream": {Schema: &huma.Schema{Type: huma.TypeArray, Items: &huma.Schema{OneOf: kinds}}}}}
}
