package main

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"io"
	"net"
	"strconv"
)

// connection is a connection that speaks as much of HTTP/1.1 as is needed here, so
// that what is measured is the house and not whoever asks it.
type connection struct {
	conn   net.Conn
	in     *bufio.Reader
	out    []byte
	answer []byte
	cookie string
	from   string // what a proxy would say; "" without one
}

func dial(addr, cookie string) (*connection, error) {
	conn, err := net.Dial("tcp", addr)
	if err != nil {
		return nil, err
	}
	return &connection{conn: conn, in: bufio.NewReaderSize(conn, 2048), cookie: cookie}, nil
}

// ask sends a request and returns its answer, which is good until the next.
func (w *connection) ask(method, path, key, body string) ([]byte, error) {
	if err := w.send(method, path, key, body); err != nil {
		return nil, err
	}
	status, length, err := w.head()
	if err != nil {
		return nil, err
	}
	if length < 0 {
		return nil, errors.New("an answer of no known length")
	}
	if cap(w.answer) < length {
		w.answer = make([]byte, length)
	}
	w.answer = w.answer[:length]
	if _, err := io.ReadFull(w.in, w.answer); err != nil {
		return nil, err
	}
	if status >= 300 {
		return nil, &refused{status, string(w.answer)}
	}
	return w.answer, nil
}

// follow asks for a stream and returns its body, which ends with the connection.
func (w *connection) follow(path string) (*bufio.Reader, error) {
	if err := w.send("GET", path, "", ""); err != nil {
		return nil, err
	}
	status, _, err := w.head()
	if err == nil && status != 200 {
		err = &refused{status, path}
	}
	return w.in, err
}

func (w *connection) send(method, path, key, body string) error {
	b := append(w.out[:0], method...)
	b = append(append(b, ' '), path...)
	b = append(b, " HTTP/1.1\r\nHost: localhost\r\n"...)
	if w.cookie != "" {
		b = append(append(append(b, "Cookie: "...), w.cookie...), "\r\n"...)
	}
	if w.from != "" {
		b = append(append(append(b, "X-Forwarded-For: "...), w.from...), "\r\n"...)
	}
	if key != "" {
		b = append(append(append(b, "Idempotency-Key: "...), key...), "\r\n"...)
	}
	b = append(b, "Content-Type: application/json\r\nContent-Length: "...)
	b = strconv.AppendInt(b, int64(len(body)), 10)
	b = append(append(b, "\r\n\r\n"...), body...)
	w.out = b
	_, err := w.conn.Write(b)
	return err
}

// head reads an answer as far as its body, whose length is -1 if it does not
// say, and keeps the cookie.
func (w *connection) head() (status, length int, err error) {
	line, err := w.in.ReadSlice('\n')
	if err != nil {
		return 0, 0, err
	}
	if len(line) < 12 {
		return 0, 0, fmt.Errorf("%q is no answer", line)
	}
	if status, err = strconv.Atoi(string(line[9:12])); err != nil {
		return 0, 0, err
	}
	length = -1
	for {
		line, err := w.in.ReadSlice('\n')
		if err != nil {
			return 0, 0, err
		}
		if line = bytes.TrimRight(line, "\r\n"); len(line) == 0 {
			return status, length, nil
		}
		if value, ok := bytes.CutPrefix(line, []byte("Content-Length: ")); ok {
			if length, err = strconv.Atoi(string(value)); err != nil {
				return 0, 0, err
			}
		}
		if value, ok := bytes.CutPrefix(line, []byte("Set-Cookie: ")); ok {
			pair, _, _ := bytes.Cut(value, []byte(";"))
			w.cookie = string(pair)
		}
	}
}

// refused is an answer other than yes.
type refused struct {
	status int
	text   string
}

func (r *refused) Error() string { return fmt.Sprintf("%d: %s", r.status, r.text) }
