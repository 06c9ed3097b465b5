package api

import (
	"context"
	"errors"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"
	"github.com/danielgtaylor/huma/v2/adapters/humago"

	"boardwalk/api/ratelimit"
	"boardwalk/api/sse"
	"boardwalk/api/wire"
	"boardwalk/floor/lounge"
	"boardwalk/people"
)

// kenoEvents is the operation of a lounge's stream.
const kenoEvents people.Operation = "keno-events"

// registerKenoStream registers the stream of a lounge: event, ball, status, ping and end.
func (s *Server) registerKenoStream() {
	o := operation[Follow](kenoEvents, http.MethodGet, "/api/keno/{id}/events", "What happens in a lounge, as I may know it")
	o.Errors = append(o.Errors, http.StatusGone)
	o.Responses = map[string]*huma.Response{"200": s.describeStream(message{"event", wire.KenoEvent{}}, message{"ball", wire.KenoBall{}},
		message{"status", wire.KenoStatus{}}, message{"ping", wire.Ping{}}, message{"end", wire.End{}})}
	huma.Register(s.api, o, func(ctx context.Context, in *Follow) (*huma.StreamResponse, error) {
		after, err := in.after()
		if err != nil {
			return nil, err
		}
		l, err := s.lounge(ctx, in.ID)
		if err != nil {
			return nil, s.problem(ctx, err)
		}
		c := callerOf(ctx)
		if !s.limiter.Hold(ratelimit.Stream, c.addr) {
			return nil, wire.TooMany("too many streams go there already; close one first", 5*time.Second)
		}
		stream, err := l.Follow(kenoParty(ctx, "", nil), after)
		if err != nil {
			s.limiter.Release(ratelimit.Stream, c.addr)
			if errors.Is(err, lounge.ErrSlow) {
				p := wire.NewProblem(http.StatusGone, err.Error())
				p.See = "/api/keno/" + l.ID
				return nil, p
			}
			return nil, s.problem(ctx, err)
		}
		return &huma.StreamResponse{Body: func(hc huma.Context) {
			defer s.limiter.Release(ratelimit.Stream, c.addr)
			defer stream.Close()
			r, w := humago.Unwrap(hc)
			setStreamHeaders(w.Header())
			if r.Method != http.MethodHead { // there is nothing to stream to
				s.sendKeno(hc.Context(), sse.ToResponse(w, s.Slow), stream, c.token)
			}
		}}, nil
	})
}

// sendKeno writes what is new in a lounge until the stream ends.
func (s *Server) sendKeno(ctx context.Context, out *sse.Writer, stream *lounge.Stream, token string) {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	defer context.AfterFunc(s.streaming, cancel)()
	s.metrics.Streams.Inc()
	defer s.metrics.Streams.Dec()
	ping := time.NewTicker(s.Ping)
	defer ping.Stop()
	text := s.appendPing(nil, 0)
	for out.Write(text) == nil {
		news, err := nextKeno(ctx, stream, ping.C)
		switch {
		case err == nil:
			text = s.kenoTexts.Of(news, s.Store.Now())
			s.metrics.Events.Add(float64(len(news.Events)))
		case errors.Is(err, errPing) && s.sessionMay(ctx, token, kenoEvents):
			text = s.appendPing(nil, 0)
		default:
			_ = out.Write(sse.Append(nil, 0, "end", &wire.End{Why: s.endReason(err)}))
			return
		}
	}
}

// nextKeno waits for news of a lounge. It returns errPing when a ping is due, also in a
// lounge that always has news.
func nextKeno(ctx context.Context, stream *lounge.Stream, ping <-chan time.Time) (*lounge.News, error) {
	select {
	case <-ping:
		return nil, errPing
	default:
	}
	if more := stream.More(); more != nil {
		select {
		case <-more:
		case <-ping:
			return nil, errPing
		case <-ctx.Done():
			return nil, ctx.Err()
		}
	}
	return stream.Next(ctx)
}
