package api

import (
	"bytes"
	"context"
	"errors"
	"io"
	"net"
	"net/http"
	"runtime/debug"
	"time"

	"boardwalk/floor"
	"boardwalk/people"
)

// teller writes to somebody who listens.
type teller struct {
	out   io.Writer
	limit func(time.Time) error // sets by when what is written must be taken
	slow  time.Duration         // how long that may take
	until time.Time             // the limit that is set
}

// telling is a stream of events on its way to whoever hears it.
type telling struct {
	teller
	stream *floor.Stream
	news   func(*floor.News) []byte // writes news down
	op     people.Operation         // what whoever hears it has asked for
	token  string                   // by what session; empty for none
}

// answering tells in the answer to a request, by way of the server.
func answering(w http.ResponseWriter, slow time.Duration) teller {
	control := http.NewResponseController(w)
	return teller{out: flushing{w, control}, limit: control.SetWriteDeadline, slow: slow}
}

// open begins to tell. Many people listen for long and hear little, so their
// connections are taken from the server, which keeps much memory for each: a
// goroutine of a small stack is enough. Where there is no connection to take, as
// under HTTP/2, the handler tells.
func (s *Server) open(ctx context.Context, w http.ResponseWriter, t *telling) {
	conn, err := s.takeOver(w)
	if err != nil {
		t.teller = answering(w, s.Slow)
		ctx, cancel := context.WithCancel(ctx)
		defer cancel()
		defer context.AfterFunc(s.streaming, cancel)()
		s.tell(ctx, t, nil)
		return
	}
	t.teller = teller{out: conn, limit: conn.SetWriteDeadline, slow: s.Slow}
	head := bytes.NewBufferString("HTTP/1.1 200 OK\r\nConnection: close\r\nDate: " + time.Now().UTC().Format(http.TimeFormat) + "\r\n")
	_ = w.Header().Write(head)
	head.WriteString("\r\n")
	go func() {
		defer s.telling.Done()
		defer conn.Close()
		defer func() {
			if fault := recover(); fault != nil {
				s.Log.Error("a fault of the program", "fault", fault, "stack", string(debug.Stack()))
			}
		}()
		ctx, cancel := context.WithCancel(s.streaming)
		defer cancel()
		go func() { // whoever listens has nothing to say, and hangs up in the end
			_, _ = conn.Read(make([]byte, 1))
			cancel()
		}()
		s.tell(ctx, t, head.Bytes())
	}()
}

// takeOver takes a connection from the server, unless streams are to end.
func (s *Server) takeOver(w http.ResponseWriter) (net.Conn, error) {
	s.ending.Lock()
	defer s.ending.Unlock()
	if err := s.streaming.Err(); err != nil {
		return nil, err
	}
	conn, _, err := http.NewResponseController(w).Hijack()
	if err == nil {
		s.telling.Add(1)
	}
	return conn, err
}

// EndStreams ends every stream of events, so that a server can shut down.
func (s *Server) EndStreams() {
	s.ending.Lock()
	s.endStreams()
	s.ending.Unlock()
	s.telling.Wait()
}

// flushing writes through whatever the server would hold back.
type flushing struct {
	io.Writer
	control *http.ResponseController
}

func (f flushing) Write(text []byte) (int, error) {
	n, err := f.Writer.Write(text)
	return n, errors.Join(err, f.control.Flush())
}

// tell writes what is new, all of it at once, until somebody has had enough.
func (s *Server) tell(ctx context.Context, t *telling, head []byte) {
	defer t.stream.Close()
	s.meters.streams.Inc()
	defer s.meters.streams.Dec()
	ping := time.NewTicker(s.Ping)
	defer ping.Stop()
	text := message(head, 0, "ping", &Ping{s.Store.Now().UTC()}) // so that the reader knows at once that it is heard
	for t.write(text) == nil {
		news, err := t.wait(ctx, ping.C)
		switch {
		case err == nil:
			text = news.Text(t.news)
			s.meters.told.Add(float64(len(news.Events)))
		case errors.Is(err, errPing) && s.mayHear(ctx, t):
			text = message(nil, 0, "ping", &Ping{s.Store.Now().UTC()})
		default:
			_ = t.write(message(nil, 0, "end", &End{s.whyEnd(err)}))
			return
		}
	}
}

// mayHear reports whether a session may still hear what it asked for. It is asked
// at every ping: nobody tells the streams who was locked out, or has signed out.
func (s *Server) mayHear(ctx context.Context, t *telling) bool {
	if t.token == "" {
		return true
	}
	p, ok, err := s.People.Of(ctx, t.token)
	return err == nil && ok && p.May(t.op)
}

// whyEnd says why a stream ends.
func (s *Server) whyEnd(err error) string {
	switch {
	case s.streaming.Err() != nil:
		return "the house is closing"
	case errors.Is(err, errPing):
		return "your session is over"
	case errors.Is(err, floor.ErrSlow):
		s.meters.slow.Inc()
	}
	return err.Error()
}

// write writes some text. A reader who does not take it in time has had its
// stream.
func (t *teller) write(text []byte) error {
	if now := time.Now(); t.until.Sub(now) < t.slow*3/4 { // not each time: it costs as much as to write a little
		t.until = now.Add(t.slow)
		if err := t.limit(t.until); err != nil && !errors.Is(err, http.ErrNotSupported) {
			return err
		}
	}
	_, err := t.out.Write(text)
	return err
}

var errPing = errors.New("it is time for a ping")

// wait waits for news, and no longer than until the next ping, which comes at a
// busy table too.
func (t *telling) wait(ctx context.Context, ping <-chan time.Time) (*floor.News, error) {
	select {
	case <-ping:
		return nil, errPing
	default:
	}
	if more := t.stream.More(); more != nil {
		select {
		case <-more:
		case <-ping:
			return nil, errPing
		case <-ctx.Done():
			return nil, ctx.Err()
		}
	}
	return t.stream.Next(ctx)
}
