package api

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
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
	huma.Register(s.api, huma.Operation{OperationID: string(op), Method: http.MethodGet, Path: path, Summary: summary, Tags: []string{tagOf(path)},
		Errors: []int{401, 403, 404, 422, 429, 503}, Responses: map[string]*huma.Response{"200": s.streamed()},
	}, func(ctx context.Context, in *Follow) (*huma.StreamResponse, error) {
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
			defer stream.Close()
			r, w := humago.Unwrap(hc)
			w.Header().Set("Content-Type", "text/event-stream")
			w.Header().Set("X-Accel-Buffering", "no")
			if r.Method == http.MethodGet { // and not HEAD, which would hear nothing for ever
				s.tell(hc.Context(), w, t, stream)
			}
		}}, nil
	})
}

// streamed describes what a stream may hold.
func (s *Server) streamed() *huma.Response {
	registry := s.api.OpenAPI().Components.Schemas
	var kinds []*huma.Schema
	for _, k := range []struct {
		name string
		of   any
	}{{"event", Event{}}, {"status", Status{}}, {"ping", Ping{}}, {"end", End{}}} {
		kinds = append(kinds, &huma.Schema{Title: k.name, Type: huma.TypeObject, Required: []string{"event", "data"}, Properties: map[string]*huma.Schema{
			"id":    {Type: huma.TypeInteger, Description: "The number of the last event that this leaves nothing missing of."},
			"event": {Type: huma.TypeString, Enum: []any{k.name}},
			"data":  registry.Schema(reflect.TypeOf(k.of), true, k.name),
		}})
	}
	return &huma.Response{Description: "Server-sent events, one object of the array each", Content: map[string]*huma.MediaType{
		"text/event-stream": {Schema: &huma.Schema{Type: huma.TypeArray, Items: &huma.Schema{OneOf: kinds}}}}}
}

// tell writes what is new, all of it at once, until somebody has had enough.
func (s *Server) tell(ctx context.Context, w http.ResponseWriter, t *floor.Table, stream *floor.Stream) {
	s.meters.streams.Inc()
	defer s.meters.streams.Dec()
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	stop := context.AfterFunc(s.streaming, cancel)
	defer stop()
	out := &teller{control: http.NewResponseController(w), w: w, slow: s.Slow}
	listing := t.Listing()
	l := layoutOf(&listing)
	out.put(0, "ping", &Ping{time.Now().UTC()}) // so that the reader knows at once that it is heard
	for out.flush() == nil {
		if pause(ctx, pace) != nil {
			return
		}
		news, err := s.wait(ctx, stream)
		switch {
		case err == nil:
			for i := range news.Events {
				e := l.eventOf(&news.Events[i])
				out.put(e.N, "event", &e)
			}
			st := l.statusOf(&news.Status, time.Now())
			out.put(news.Last, "status", &st)
			s.meters.told.Add(float64(len(news.Events)))
		case errors.Is(err, context.DeadlineExceeded):
			out.put(0, "ping", &Ping{time.Now().UTC()})
		default:
			if errors.Is(err, floor.ErrSlow) {
				s.meters.slow.Inc()
			}
			out.put(0, "end", &End{err.Error()})
			_ = out.flush()
			return
		}
	}
}

// pace is how long a stream rests after each write, so that a busy table writes
// much at once and not often. Nobody sees the difference.
const pace = 10 * time.Millisecond

func pause(ctx context.Context, d time.Duration) error {
	timer := time.NewTimer(d)
	defer timer.Stop()
	select {
	case <-timer.C:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}

// wait waits for news, and no longer than until the next ping.
func (s *Server) wait(ctx context.Context, stream *floor.Stream) (floor.News, error) {
	ctx, cancel := context.WithTimeout(ctx, s.Ping)
	defer cancel()
	return stream.Next(ctx)
}

// teller collects events and writes them in one go.
type teller struct {
	control *http.ResponseController
	w       http.ResponseWriter
	text    bytes.Buffer
	slow    time.Duration
}

func (t *teller) put(id uint64, kind string, v any) {
	if id > 0 {
		t.text.WriteString("id: ")
		t.text.Write(strconv.AppendUint(t.text.AvailableBuffer(), id, 10))
		t.text.WriteByte('\n')
	}
	t.text.WriteString("event: ")
	t.text.WriteString(kind)
	t.text.WriteString("\ndata: ")
	e := json.NewEncoder(&t.text)
	e.SetEscapeHTML(false)
	if err := e.Encode(v); err != nil {
		panic("api: an event that is no JSON: " + err.Error())
	}
	t.text.WriteByte('\n')
}

// flush writes what there is. A reader who does not take it in time has had
// its stream.
func (t *teller) flush() error {
	if err := t.control.SetWriteDeadline(time.Now().Add(t.slow)); err != nil && !errors.Is(err, http.ErrNotSupported) {
		return err
	}
	_, err := t.w.Write(t.text.Bytes())
	t.text.Reset()
	if t.text.Cap() > 64<<10 { // one who read a long history does not keep the memory of it
		t.text = bytes.Buffer{}
	}
	return errors.Join(err, t.control.Flush())
}
