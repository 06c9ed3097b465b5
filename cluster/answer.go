package cluster

import (
	"bytes"
	"context"
	"errors"
	"io"
	"net/http"
	"net/url"
	"os"
	"runtime/debug"
	"sync"
	"sync/atomic"
	"time"

	"boardwalk/api"
)

// window is how many bytes of a body are on their way at once. The reader says when it has taken some.
const window = 256 << 10

// piece is how many bytes of a body go into one frame at most.
const piece = 64 << 10

// answer is the answer to a request that another process forwarded. It is the [http.ResponseWriter] of the handler.
type answer struct {
	link   *link
	own    *Own
	id     uint64
	ctx    context.Context
	cancel context.CancelFunc

	header http.Header
	status int
	text   []byte      // not sent yet
	begun  atomic.Bool // status and headers were sent

	batch uint64 // where the last frame of the body waits, see link.sendBody
	at    int

	mu       sync.Mutex
	left     int // bytes that may be sent
	deadline time.Time
	allowed  chan struct{} // has something when more may be sent
}

// answer answers a request of another process, on a goroutine of its own.
func (n *Node) answer(l *link, id uint64, payload []byte) {
	asked, err := readRequest(payload)
	var own *Own
	if err == nil {
		own = n.enter(asked.shard)
	}
	if own == nil {
		l.send(frameLost, id, nil)
		return
	}
	n.answered.Add(1)
	ctx, cancel := context.WithCancel(api.WithOrigin(context.Background(), asked.origin))
	a := &answer{link: l, own: own, id: id, ctx: ctx, cancel: cancel, header: http.Header{}, left: window, allowed: make(chan struct{}, 1)}
	l.mu.Lock()
	if l.gone {
		cancel()
	}
	l.answers[id] = a
	l.mu.Unlock()
	go func() {
		defer own.running.Done()
		defer cancel()
		if a.serve(asked) {
			a.finish()
		} else {
			l.send(frameLost, id, nil)
		}
		l.mu.Lock()
		if l.answers[id] == a {
			delete(l.answers, id)
		}
		l.mu.Unlock()
	}()
}

// serve has the server answer, and reports false if it broke off.
func (a *answer) serve(asked *request) (ok bool) {
	u, err := url.ParseRequestURI(asked.uri)
	if err != nil {
		a.WriteHeader(http.StatusBadRequest)
		return true
	}
	r := (&http.Request{Method: asked.method, URL: u, Host: asked.host, RequestURI: asked.uri, RemoteAddr: asked.origin.Addr,
		Header: asked.header,
		Proto:  "HTTP/1.1", ProtoMajor: 1, ProtoMinor: 1, ContentLength: int64(len(asked.body)), Body: http.NoBody}).WithContext(a.ctx)
	if len(asked.body) > 0 {
		r.Body = io.NopCloser(bytes.NewReader(asked.body))
	}
	defer func() {
		if fault := recover(); fault != nil {
			if fault != http.ErrAbortHandler {
				a.link.node.bus.log.Error("a fault of the program", "fault", fault, "stack", string(debug.Stack()))
			}
			ok = false
		}
	}()
	a.link.node.handler(a.own, asked).ServeHTTP(a, r)
	return true
}

// Header implements [http.ResponseWriter].
func (a *answer) Header() http.Header { return a.header }

// WriteHeader sets the status, the first time.
func (a *answer) WriteHeader(status int) {
	if a.status == 0 && status >= 200 {
		a.status = status
	}
}

// Write keeps a text until there is enough to send, or Flush is called.
func (a *answer) Write(text []byte) (int, error) {
	a.WriteHeader(http.StatusOK)
	a.text = append(a.text, text...)
	if len(a.text) < piece/2 {
		return len(text), nil
	}
	return len(text), a.FlushError()
}

// FlushError sends what was written. It waits while the reader has too much to take.
func (a *answer) FlushError() error {
	a.WriteHeader(http.StatusOK)
	if a.begun.CompareAndSwap(false, true) {
		if a.lost() || a.own.isOver() {
			a.cancel()
			return errLost
		}
		h := head{a.status, a.header}
		a.link.sendHead(a, h.append(nil))
	}
	for len(a.text) > 0 {
		n := min(len(a.text), piece)
		if err := a.take(n); err != nil {
			return err
		}
		a.link.sendBody(a, a.text[:n])
		a.text = a.text[n:]
	}
	a.text = nil
	return nil
}

// errLost is the end of an answer that the next owner gives instead.
var errLost = errors.New("another node owns what was asked for")

// lost reports whether the answer is a fault of a server that has stopped.
func (a *answer) lost() bool { return a.status >= 500 && a.own.fails() }

// take takes n bytes of what may be sent.
func (a *answer) take(n int) error {
	for {
		a.mu.Lock()
		if a.left >= n || a.left == window {
			a.left -= n
			a.mu.Unlock()
			return a.ctx.Err()
		}
		deadline := a.deadline
		a.mu.Unlock()
		var late <-chan time.Time
		if !deadline.IsZero() {
			t := time.NewTimer(time.Until(deadline))
			defer t.Stop()
			late = t.C
		}
		select {
		case <-a.allowed:
		case <-a.ctx.Done():
			return a.ctx.Err()
		case <-late:
			return os.ErrDeadlineExceeded
		}
	}
}

// allow lets n bytes more be sent.
func (a *answer) allow(n int) {
	a.mu.Lock()
	a.left = min(window, a.left+n)
	a.mu.Unlock()
	select {
	case a.allowed <- struct{}{}:
	default:
	}
}

// SetWriteDeadline is for [http.ResponseController].
func (a *answer) SetWriteDeadline(t time.Time) error {
	a.mu.Lock()
	defer a.mu.Unlock()
	a.deadline = t
	return nil
}

// finish sends the rest of the answer.
func (a *answer) finish() {
	a.WriteHeader(http.StatusOK)
	switch {
	case a.ctx.Err() != nil || a.lost():
		a.link.send(frameLost, a.id, nil)
	case !a.begun.Load() && len(a.text) <= piece:
		h := head{a.status, a.header}
		a.link.send(frameWhole, a.id, append(h.append(nil), a.text...))
	case a.FlushError() != nil:
		a.link.send(frameLost, a.id, nil)
	default:
		a.link.send(frameEnd, a.id, nil)
	}
}
