package sse

import (
	"errors"
	"io"
	"net"
	"net/http"
	"time"
)

// Writer sends messages to one reader.
type Writer struct {
	out         io.Writer
	setDeadline func(time.Time) error
	slow        time.Duration // how long the reader may take for one write
	deadline    time.Time     // the deadline that is set
}

// ToResponse returns a writer that writes to the answer of a request, and flushes
// every write. A reader may take as long as slow for one write.
func ToResponse(w http.ResponseWriter, slow time.Duration) *Writer {
	control := http.NewResponseController(w)
	return &Writer{out: flusher{w, control}, setDeadline: control.SetWriteDeadline, slow: slow}
}

// ToConn returns a writer that writes to a connection which was taken over from the
// HTTP server.
func ToConn(conn net.Conn, slow time.Duration) *Writer {
	return &Writer{out: conn, setDeadline: conn.SetWriteDeadline, slow: slow}
}

// Write writes a text. It returns an error if the reader does not take it in time;
// the stream is then over.
func (w *Writer) Write(text []byte) error {
	// A new deadline costs as much as a short write, so it is not set each time.
	if now := time.Now(); w.deadline.Sub(now) < w.slow*3/4 {
		w.deadline = now.Add(w.slow)
		if err := w.setDeadline(w.deadline); err != nil && !errors.Is(err, http.ErrNotSupported) {
			return err
		}
	}
	_, err := w.out.Write(text)
	return err
}

// flusher flushes after every write what the HTTP server would hold back.
type flusher struct {
	io.Writer
	control *http.ResponseController
}

func (f flusher) Write(text []byte) (int, error) {
	n, err := f.Writer.Write(text)
	return n, errors.Join(err, f.control.Flush())
}
