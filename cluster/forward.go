package cluster

import (
	"bytes"
	"encoding/binary"
	"errors"
	"io"
	"net/http"
	"strings"
	"sync"
	"time"

	"boardwalk/api"
	"boardwalk/api/wire"
)

// How long a request waits for an owner while there is none. A stream has more time, because a browser takes a refusal
// of one for final.
const (
	patience       = 3 * time.Second
	streamPatience = 15 * time.Second
)

// slow is how long the reader of an answer may take for one piece of it.
const slow = 10 * time.Second

// forward has the owner of what is asked for answer a request.
func (n *Node) forward(w http.ResponseWriter, r *http.Request) {
	asked, problem := n.read(w, r)
	if problem != nil {
		problem.Write(w)
		return
	}
	to := &reader{ResponseWriter: w, control: http.NewResponseController(w), stream: isStream(r)}
	defer to.leave(n)
	switch err := n.exchange(r, asked, to); {
	case err == nil:
	case err == errBroken || to.begun:
		panic(http.ErrAbortHandler)
	default:
		p := wire.NewProblem(http.StatusServiceUnavailable, err.Error())
		p.RetryAfter = time.Second
		p.Write(w)
	}
}

// Why there is no answer.
var (
	errNobody  = errors.New("no node has the house at the moment; ask again")
	errUnknown = errors.New("the node that was asked is gone, and whether this was done is not known; look before you ask again")
	errBroken  = errors.New("the exchange broke off")
)

// exchange has the owner answer a request, and the next one if it goes away meanwhile.
func (n *Node) exchange(r *http.Request, asked *request, to *reader) error {
	for {
		id := n.awaitOwner(r, asked.shard, to.stream)
		switch {
		case r.Context().Err() != nil:
			return errBroken
		case id == "" || n.isClosed():
			return errNobody
		case id == n.bus.id && !to.begun:
			if n.here(to, r, asked) {
				return nil
			}
			continue // it was the owner for a moment
		}
		switch n.ask(r, id, asked, to) {
		case answered:
			return nil
		case broken:
			return errBroken
		}
		n.metrics.lost.Inc()
		to.rest = nil // the next owner sends the whole message
		switch {      // the owner is gone, or is it no longer
		case to.begun && !to.stream:
			return errBroken
		case to.last != "":
			asked.header = asked.header.Clone()
			asked.header.Set("Last-Event-Id", to.last)
		case !to.begun && !repeatable(r):
			return errUnknown
		}
	}
}

// read reads a request with its body.
func (n *Node) read(w http.ResponseWriter, r *http.Request) (*request, *wire.Problem) {
	asked := &request{shard: n.config.ShardOf(r), method: r.Method, uri: r.URL.RequestURI(), host: r.Host,
		origin: n.config.Pages.Origin(r), header: r.Header}
	if r.Body == nil || r.Body == http.NoBody {
		return asked, nil
	}
	control := http.NewResponseController(w)
	_ = control.SetReadDeadline(time.Now().Add(api.BodyTime))
	body, err := io.ReadAll(http.MaxBytesReader(w, r.Body, api.MaxBody))
	_ = control.SetReadDeadline(time.Time{})
	var large *http.MaxBytesError
	switch {
	case errors.As(err, &large):
		return nil, wire.NewProblem(http.StatusRequestEntityTooLarge, "the body is too long")
	case err != nil:
		return nil, wire.NewProblem(http.StatusRequestTimeout, "the body of the request did not come in time")
	}
	asked.body = body
	return asked, nil
}

// isStream reports whether a request is for a stream that can be taken up again where it broke off.
func isStream(r *http.Request) bool {
	return r.Method == http.MethodGet && strings.HasPrefix(r.URL.Path, "/api/") && strings.HasSuffix(r.URL.Path, "/events")
}

// repeatable reports whether a request may be sent a second time when nobody knows what became of the first.
func repeatable(r *http.Request) bool {
	return r.Method == http.MethodGet || r.Method == http.MethodHead || r.Header.Get("Idempotency-Key") != ""
}

// awaitOwner waits for the process that owns a shard. It returns "" if there is none in time.
func (n *Node) awaitOwner(r *http.Request, shard int, stream bool) string {
	limit := patience
	if stream {
		limit = streamPatience
	}
	var late <-chan time.Time
	for {
		m, changed := n.roster.owner(shard)
		if m.ID != "" {
			return m.ID
		}
		if late == nil {
			t := time.NewTimer(limit)
			defer t.Stop()
			late = t.C
		}
		select {
		case <-changed:
		case <-late:
			return ""
		case <-r.Context().Done():
			return ""
		case <-n.stop:
			return ""
		}
	}
}

// isClosed reports whether the node leaves the house.
func (n *Node) isClosed() bool {
	select {
	case <-n.stop:
		return true
	default:
		return false
	}
}

// here answers a request that waited for an owner, which is now this process. It reports false if it is not.
func (n *Node) here(to *reader, r *http.Request, asked *request) bool {
	own := n.enter(asked.shard)
	if own == nil {
		return false
	}
	defer own.running.Done()
	r.Body = io.NopCloser(bytes.NewReader(asked.body))
	n.answered.Add(1)
	n.handler(own, asked).ServeHTTP(to.ResponseWriter, r)
	return true
}

// outcome is what became of a forwarded request.
type outcome int

const (
	answered outcome = iota
	lost             // by the owner
	broken           // by the reader
)

// call is a request that was forwarded.
type call struct {
	link *link
	id   uint64

	mu     sync.Mutex
	head   *head
	bodies [][]byte
	end    byte          // how it ended: frameEnd, frameLost, or 0
	news   chan struct{} // has something when there is more
}

// receive takes a frame of the answer.
func (c *call) receive(kind byte, payload []byte) {
	c.mu.Lock()
	switch kind {
	case frameHead, frameWhole:
		h, rest, err := readHead(payload)
		switch {
		case err != nil:
			c.end = frameLost
		case kind == frameWhole:
			c.head, c.bodies, c.end = h, [][]byte{rest}, frameEnd
		default:
			c.head = h
		}
	case frameBody:
		c.bodies = append(c.bodies, payload)
	case frameEnd, frameLost:
		c.end = kind
	}
	c.mu.Unlock()
	select {
	case c.news <- struct{}{}:
	default:
	}
}

// ask forwards a request to a process, and its answer to the reader.
func (n *Node) ask(r *http.Request, id string, asked *request, to *reader) outcome {
	n.asked.Add(1)
	l := n.link(id)
	c := &call{link: l, id: n.calls.Add(1), news: make(chan struct{}, 1)}
	l.mu.Lock()
	l.asked[c.id] = c
	isGone := l.gone
	l.mu.Unlock()
	defer func() {
		l.mu.Lock()
		delete(l.asked, c.id)
		l.mu.Unlock()
	}()
	if isGone {
		return lost
	}
	l.send(frameAsk, c.id, asked.append(nil))
	for {
		now, changed := n.roster.owner(asked.shard)
		if now.ID != "" && now.ID != id { // an owner that stands still says nothing when another has taken over
			l.send(frameCancel, c.id, nil)
			return lost
		}
		select {
		case <-c.news:
		case <-changed:
			continue
		case <-r.Context().Done():
			l.send(frameCancel, c.id, nil)
			return broken
		}
		c.mu.Lock()
		head, bodies, end := c.head, c.bodies, c.end
		c.bodies = nil
		c.mu.Unlock()
		if end == frameLost {
			return lost
		}
		if head != nil && !to.begin(head, n) {
			return broken // the stream cannot be taken up again
		}
		taken := 0
		for _, b := range bodies {
			if err := to.take(b); err != nil {
				l.send(frameCancel, c.id, nil)
				return broken
			}
			taken += len(b)
		}
		if end == frameEnd {
			if err := to.flush(); err != nil {
				return broken
			}
			return answered
		}
		if taken > 0 {
			if err := to.flush(); err != nil {
				l.send(frameCancel, c.id, nil)
				return broken
			}
			l.send(frameCredit, c.id, binary.AppendUvarint(nil, uint64(taken)))
		}
	}
}

// reader is who asked, with what was sent there so far.
type reader struct {
	http.ResponseWriter
	control *http.ResponseController
	stream  bool   // a stream of events that can be taken up again
	begun   bool   // status and headers were sent
	last    string // the id of the last event that was sent
	rest    []byte // of a message whose end has not come yet
	counted bool   // among the node's streams
}

// begin sends status and headers. Of a stream that is taken up again they were sent already; begin then reports false
// if it is refused.
func (to *reader) begin(h *head, n *Node) bool {
	events := strings.HasPrefix(h.header.Get("Content-Type"), "text/event-stream")
	if to.begun {
		return !to.stream || h.status == http.StatusOK && events
	}
	to.begun = true
	to.stream = to.stream && h.status == http.StatusOK && events
	if to.stream {
		to.counted = true
		n.streams.Add(1)
	}
	header := to.Header()
	clear(header)
	for name, values := range h.header {
		header[name] = values
	}
	_ = to.control.SetWriteDeadline(time.Now().Add(slow))
	to.WriteHeader(h.status)
	n.metrics.forwarded(h.status)
	return to.flush() == nil
}

// leave counts the stream no more.
func (to *reader) leave(n *Node) {
	if to.counted {
		n.streams.Add(-1)
	}
}

// take sends a piece of the body. Of a stream only whole messages are sent, so that it can be taken up after any of
// them.
func (to *reader) take(text []byte) error {
	_ = to.control.SetWriteDeadline(time.Now().Add(slow))
	if !to.stream {
		_, err := to.Write(text)
		return err
	}
	if len(to.rest) > 0 {
		text = append(to.rest, text...)
	}
	whole := bytes.LastIndex(text, []byte("\n\n")) + 2
	if whole < 2 {
		to.rest = bytes.Clone(text)
		return nil
	}
	to.rest = bytes.Clone(text[whole:])
	text = text[:whole]
	if at := bytes.LastIndex(text, []byte("\nid: ")); at >= 0 {
		to.note(text[at+5:])
	} else if bytes.HasPrefix(text, []byte("id: ")) {
		to.note(text[4:])
	}
	_, err := to.Write(text)
	return err
}

// note remembers the id of an event.
func (to *reader) note(text []byte) { to.last = string(text[:bytes.IndexByte(text, '\n')]) }

// flush sends what the HTTP server would hold back.
func (to *reader) flush() error {
	if !to.stream {
		return nil
	}
	return to.control.Flush()
}
