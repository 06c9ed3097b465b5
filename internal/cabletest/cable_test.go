package cabletest

import (
	"io"
	"net"
	"testing"
	"time"
)

// TestACable carries, is slow, holds back without losing anything, is cut, and leads elsewhere.
func TestACable(t *testing.T) {
	c := New(t, "")
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	go func() { // an echo
		for {
			conn, err := l.Accept()
			if err != nil {
				return
			}
			go func() { _, _ = io.Copy(conn, conn); conn.Close() }()
		}
	}()
	dial := func() net.Conn {
		t.Helper()
		conn, err := net.Dial("tcp", c.Addr().String())
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { conn.Close() })
		return conn
	}
	hear := func(conn net.Conn, within time.Duration) (string, error) {
		_ = conn.SetReadDeadline(time.Now().Add(within))
		text := make([]byte, 8)
		n, err := conn.Read(text)
		return string(text[:n]), err
	}
	say := func(conn net.Conn, text string) {
		t.Helper()
		if _, err := io.WriteString(conn, text); err != nil {
			t.Fatal(err)
		}
	}
	if text, err := hear(dial(), 5*time.Second); err == nil {
		t.Errorf("a cable to nowhere says %q", text)
	}
	c.Lead(l.Addr().String())
	conn := dial()
	say(conn, "a")
	if text, err := hear(conn, 5*time.Second); text != "a" {
		t.Error(text, err)
	}
	c.Slow(100 * time.Millisecond)
	began := time.Now()
	say(conn, "b")
	if text, err := hear(conn, 5*time.Second); text != "b" || time.Since(began) < 200*time.Millisecond {
		t.Error(text, err, time.Since(began))
	}
	c.Slow(0)
	c.Hold(true)
	say(conn, "c")
	if text, err := hear(conn, 100*time.Millisecond); err == nil {
		t.Errorf("what is held back comes: %q", text)
	}
	c.Hold(false)
	if text, err := hear(conn, 5*time.Second); text != "c" {
		t.Error("lost:", text, err)
	}
	c.Cut(true)
	if _, err := hear(conn, 5*time.Second); err != io.EOF {
		t.Error("nobody notices the cut:", err)
	}
	if text, err := hear(dial(), 5*time.Second); err == nil {
		t.Errorf("a cut cable says %q", text)
	}
	c.Cut(false)
	conn = dial()
	say(conn, "d")
	if text, err := hear(conn, 5*time.Second); text != "d" {
		t.Error(text, err)
	}
}
