package api

import (
	"bufio"
	"io"
	"net"
	"net/http"
	"time"
)

// MaxBody is the size of the largest body in bytes, far more than any request needs.
const MaxBody = 64 << 10

// exchange is a request with its answer: who sent it, and the status that was
// answered. They are one value so that a request costs one allocation.
type exchange struct {
	statusRecorder
	caller
	body requestBody
}

// statusRecorder remembers the status of an answer.
type statusRecorder struct {
	http.ResponseWriter
	status   int       // 0 until something was answered
	exchange *exchange // that it is part of
}

// WriteHeader remembers the first status.
func (w *statusRecorder) WriteHeader(status int) {
	if w.status == 0 {
		w.status = status
		w.exchange.leaveBody()
	}
	w.ResponseWriter.WriteHeader(status)
}

// Write remembers status 200 if none was written before.
func (w *statusRecorder) Write(b []byte) (int, error) {
	if w.status == 0 {
		w.status = http.StatusOK
		w.exchange.leaveBody()
	}
	return w.ResponseWriter.Write(b)
}

// Hijack gives the connection to a stream, which answers on its own.
func (w *statusRecorder) Hijack() (net.Conn, *bufio.ReadWriter, error) {
	conn, rest, err := http.NewResponseController(w.ResponseWriter).Hijack()
	if err == nil {
		w.status = http.StatusOK
	}
	return conn, rest, err
}

// Unwrap is for [http.ResponseController].
func (w *statusRecorder) Unwrap() http.ResponseWriter { return w.ResponseWriter }

// bodyGrace is how long what nobody has read of a body may take to come once the
// request is answered.
const bodyGrace = 250 * time.Millisecond

// requestBody is the body of a request. It notes whether all of it was read, because
// the HTTP server reads what is left once the request is answered, however long that
// takes to come.
type requestBody struct {
	io.ReadCloser
	read   bool // there was none, or it was read to its end
	broken bool // it will not be read to its end
	left   bool // the request is answered
}

// Read reads from the body.
func (b *requestBody) Read(into []byte) (int, error) {
	n, err := b.ReadCloser.Read(into)
	switch err {
	case nil:
	case io.EOF:
		b.read = true
	default:
		b.broken = true
	}
	return n, err
}

// Close closes the body. What was not read of it is lost.
func (b *requestBody) Close() error {
	b.broken = !b.read
	return b.ReadCloser.Close()
}

// watchBody sets the time within which the body of a request has to come.
func (x *exchange) watchBody(r *http.Request, within time.Duration) {
	if r.ContentLength == 0 || r.Body == nil || r.Body == http.NoBody {
		x.body.read = true
		return
	}
	x.body.ReadCloser = r.Body
	r.Body = &x.body
	setReadDeadline(x.ResponseWriter, within)
}

// leaveBody sets a short time for what is left of a body now that the request is
// answered. If it does not come, the HTTP server closes the connection.
func (x *exchange) leaveBody() {
	if !x.body.read && !x.body.left {
		x.body.left = true
		setReadDeadline(x.ResponseWriter, bodyGrace)
		if x.body.broken { // what comes next on the connection is no request
			x.ResponseWriter.Header().Set("Connection", "close")
		}
	}
}

// setReadDeadline sets how long the connection of an answer may take to bring what is
// read next. Connections of tests may have no deadlines.
func setReadDeadline(w http.ResponseWriter, d time.Duration) {
	_ = http.NewResponseController(w).SetReadDeadline(time.Now().Add(d))
}

// SetReadDeadline takes a deadline away. The framework calls it before it reads a body,
// to set a deadline of its own, and afterwards. Every body has one already, so only the
// second is done, and only for a body that is there: see leaveBody for others.
func (w *statusRecorder) SetReadDeadline(at time.Time) error {
	if !at.IsZero() || !w.exchange.body.read {
		return nil
	}
	return http.NewResponseController(w.ResponseWriter).SetReadDeadline(at)
}
