package api

import (
	"context"
	"net/http"
	"reflect"
	"strconv"
	"time"

	"github.com/danielgtaylor/huma/v2"
	"github.com/danielgtaylor/huma/v2/adapters/humago"

	"boardwalk/floor"
	"boardwalk/people"
)

// Follow is where to follow a table from.
type Follow struct {
	At
	Resume string `header:"Last-Event-ID" maxLength:"20" doc:"The last event that was received"`
	After  string `query:"after" maxLength:"20" doc:"The same, for those who cannot send headers. From now on if there is neither"`
}

// after is the event after which to begin.
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
		return 0, newProblem(http.StatusUnprocessableEntity, "an event has a number")
	}
	return n, nil
}

// Ping says that the stream is alive.
type Ping struct {
	Time time.Time `json:"time"`
}

// End says why a stream ends. Unless the house is closing it can be taken up
// again.
type End struct {
	Why string `json:"why"`
}

func (s *Server) streams() {
	s.stream("events", "/api/tables/{id}/events", "What happens at a table, as I may see it",
		func(ctx context.Context, t *floor.Table, after uint64) (*floor.Stream, error) {
			return t.Watch(ctx, who(ctx).ID, after)
		})
}

// stream registers a stream of server-sent events: event, status, ping and end.
func (s *Server) stream(op people.Operation, path, summary string, watch func(context.Context, *floor.Table, uint64) (*floor.Stream, error)) {
	o := operation[Follow](op, http.MethodGet, path, summary)
	o.Responses = map[string]*huma.Response{"200": s.streamed()}
	huma.Register(s.api, o, func(ctx context.Context, in *Follow) (*huma.StreamResponse, error) {
		after, err := in.after()
		if err != nil {
			return nil, err
		}
		t, err := s.table(ctx, in.ID)
		if err != nil {
			return nil, err
		}
		stream, err := watch(ctx, t, after)
		if err != nil {
			return nil, s.problem(ctx, err)
		}
		return &huma.StreamResponse{Body: func(hc huma.Context) {
			r, w := humago.Unwrap(hc)
			w.Header().Set("Content-Type", "text/event-stream")
			w.Header().Set("X-Accel-Buffering", "no")
			if r.Method == http.MethodHead { // who would hear nothing for ever
				stream.Close()
				return
			}
			s.open(hc.Context(), w, &telling{stream: stream, news: s.writer(layouts[t.Game()]), op: op, token: askingOf(ctx).token})
		}}, nil
	})
}

// streamed describes what the stream of a table may hold.
func (s *Server) streamed() *huma.Response {
	return s.streamOf(kind{"event", Event{}}, kind{"status", Status{}}, kind{"ping", Ping{}}, kind{"end", End{}})
}

// kind is a kind of message in a stream.
type kind struct {
	name string
	of   any
}

func (s *Server) streamOf(list ...kind) *huma.Response {
	registry := s.api.OpenAPI().Components.Schemas
	var kinds []*huma.Schema
	for _, k := range list {
		kinds = append(kinds, &huma.Schema{Title: k.name, Type: huma.TypeObject, Required: []string{"event", "data"}, Properties: map[string]*huma.Schema{
			"id":    {Type: huma.TypeInteger, Description: "The number of the last event that this leaves nothing missing of."},
			"event": {Type: huma.TypeString, Enum: []any{k.name}},
			"data":  registry.Schema(reflect.TypeOf(k.of), true, k.name),
		}})
	}
	return &huma.Response{Description: "Server-sent events, one object of the array each", Content: map[string]*huma.MediaType{
		"text/event-stream": {Schema: &huma.Schema{Type: huma.TypeArray, Items: &huma.Schema{OneOf: kinds}}}}}
}
