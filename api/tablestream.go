package api

import (
	"bytes"
	"context"
	"errors"
	"net"
	"net/http"
	"runtime/debug"
	"time"

	"boardwalk/api/ratelimit"
	"boardwalk/api/sse"
	"boardwalk/api/wire"
	"boardwalk/floor"
	"boardwalk/people"
)

// tableStream is the stream of a table on its way to one reader.
type tableStream struct {
	*sse.Writer
	events *floor.Stream
	encode func(*floor.News) []byte // writes news as messages
	op     people.Operation         // the operation that the reader asked for
	token  string                   // the reader's session; empty for none
	addr   string                   // the reader's address, which has a slot for the stream
	asker  string                   // on whose behalf old events are read
	table  string                   // the table at which the reader hears what people say; empty for none
	said   <-chan struct{}          // has something when somebody said a line there
	heard  uint64                   // the last line that was sent

	watching func() int // how many people look on at the table
}

// newsEncoder returns a function that writes news of a table as messages of a stream.
func (s *Server) newsEncoder(l *layout) func(*floor.News) []byte {
	return func(news *floor.News) (text []byte) {
		sse.WithBuffer(func(b *sse.Buffer) {
			for i := range news.Events {
				e := l.eventOf(&news.Events[i])
				b.Begin(e.N, "event")
				b.Text = e.AppendJSON(b.Text)
				b.End()
			}
			if !news.Part {
				st := l.statusOf(&news.Status, s.Store.Now())
				b.Begin(news.Last, "status")
				b.Text = st.AppendJSON(b.Text)
				b.End()
			}
			text = bytes.Clone(b.Text)
		})
		return text
	}
}

// deliver sends a stream to its reader. Many people listen for a long time and hear
// little, and the HTTP server keeps much memory for each request. So deliver takes the
// connection over, serves it from a goroutine with a small stack, and returns. Where
// there is no connection to take, as under HTTP/2, it returns when the stream ends.
func (s *Server) deliver(ctx context.Context, w http.ResponseWriter, t *tableStream) {
	conn, err := s.takeOver(w)
	if err != nil {
		t.Writer = sse.ToResponse(w, s.Slow)
		if c := callerOf(ctx); !c.stream { // else whoever listens by HTTP/2 could do little else
			c.stream = true
			s.limiter.Release(ratelimit.Request, c.addr)
		}
		ctx, cancel := context.WithCancel(ctx)
		defer cancel()
		defer context.AfterFunc(s.streaming, cancel)()
		s.send(ctx, t, nil)
		return
	}
	t.Writer = sse.ToConn(conn, s.Slow)
	head := bytes.NewBufferString("HTTP/1.1 200 OK\r\nConnection: close\r\nDate: " + time.Now().UTC().Format(http.TimeFormat) + "\r\n")
	_ = w.Header().Write(head)
	head.WriteString("\r\n")
	go func() {
		defer s.streams.Done()
		defer conn.Close()
		defer func() {
			if fault := recover(); fault != nil {
				s.Log.Error("a fault of the program", "fault", fault, "stack", string(debug.Stack()))
			}
		}()
		ctx, cancel := context.WithCancel(context.WithValue(s.streaming, floor.Asker{}, t.asker))
		defer cancel()
		go func() { // the reader sends nothing, so a read ends when the reader hangs up
			_, _ = conn.Read(make([]byte, 1))
			cancel()
		}()
		s.send(ctx, t, head.Bytes())
	}()
}

// takeOver takes a connection from the HTTP server, unless streams are to end.
func (s *Server) takeOver(w http.ResponseWriter) (net.Conn, error) {
	s.ending.Lock()
	defer s.ending.Unlock()
	if err := s.streaming.Err(); err != nil {
		return nil, err
	}
	conn, _, err := http.NewResponseController(w).Hijack()
	if err == nil {
		s.streams.Add(1)
	}
	return conn, err
}

// EndStreams ends every stream of events, so that a server can shut down.
func (s *Server) EndStreams() {
	s.ending.Lock()
	s.endStreams()
	s.ending.Unlock()
	s.streams.Wait()
}

// send writes what is new until the stream ends: head first, with a ping behind it so
// that the reader knows at once that the stream is open. All news since the last write
// goes into one write.
func (s *Server) send(ctx context.Context, t *tableStream, head []byte) {
	defer t.events.Close()
	defer s.limiter.Release(ratelimit.Stream, t.addr)
	s.metrics.Streams.Inc()
	defer s.metrics.Streams.Dec()
	ping := time.NewTicker(s.Ping)
	defer ping.Stop()
	if t.table != "" {
		said, end := s.chat.Listen(t.table)
		defer end()
		t.said = said
	}
	text := s.appendLines(s.appendPing(head, t.watching()), t)
	for t.Write(text) == nil {
		news, err := t.wait(ctx, ping.C)
		switch {
		case err == nil:
			text = news.Text(t.encode)
			s.metrics.Events.Add(float64(len(news.Events)))
		case errors.Is(err, errSaid):
			text = s.appendLines(nil, t)
		case errors.Is(err, errPing) && s.sessionMay(ctx, t.token, t.op):
			text = s.appendPing(nil, t.watching())
		default:
			_ = t.Write(sse.Append(nil, 0, "end", &wire.End{Why: s.endReason(err)}))
			return
		}
	}
}

// appendPing appends a ping to a text, with how many people look on.
func (s *Server) appendPing(text []byte, watching int) []byte {
	return sse.Append(text, 0, "ping", &wire.Ping{Time: s.Store.Now().UTC(), Watching: watching})
}

// appendLines appends what people have said at the table since the last line that was sent.
func (s *Server) appendLines(text []byte, t *tableStream) []byte {
	if t.table == "" {
		return text
	}
	for _, l := range s.chat.Since(t.table, t.heard, s.Store.Now()) {
		said := wire.Said(l)
		text = sse.Append(text, 0, "said", &said)
		t.heard = l.N
	}
	return text
}

// sessionMay reports whether a session may still ask for a stream. It is called at every
// ping, because streams are not told who was locked out or has signed out.
func (s *Server) sessionMay(ctx context.Context, token string, op people.Operation) bool {
	if token == "" {
		return true
	}
	p, ok, err := s.People.Of(ctx, token)
	return err == nil && ok && p.May(op)
}

// endReason returns the reason that a reader is given for the end of a stream.
func (s *Server) endReason(err error) string {
	switch {
	case s.streaming.Err() != nil:
		return "the house is closing"
	case errors.Is(err, errPing):
		return "your session is over"
	case errors.Is(err, floor.ErrSlow):
		s.metrics.Dropped.Inc()
	}
	return err.Error()
}

// errPing says that a ping is due.
var errPing = errors.New("it is time for a ping")

// errSaid says that somebody said something.
var errSaid = errors.New("somebody said something")

// wait waits for news. It returns errPing when a ping is due and errSaid when somebody
// said something, also at a table that always has news.
func (t *tableStream) wait(ctx context.Context, ping <-chan time.Time) (*floor.News, error) {
	select {
	case <-ping:
		return nil, errPing
	case <-t.said:
		return nil, errSaid
	default:
	}
	if more := t.events.More(); more != nil {
		select {
		case <-more:
		case <-ping:
			return nil, errPing
		case <-t.said:
			return nil, errSaid
		case <-ctx.Done():
			return nil, ctx.Err()
		}
	}
	return t.events.Next(ctx)
}
