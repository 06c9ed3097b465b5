package cluster

import (
	"errors"
	"sync"
	"sync/atomic"
	"testing"
	"time"
)

// double is a worker.
func double(piece []byte) ([]byte, error) { return append(piece, piece...), nil }

// TestWorkIsDoneByAnybody gives many pieces to two nodes.
func TestWorkIsDoneByAnybody(t *testing.T) {
	s := sites(t, "a", "b", "c")
	var done [2]atomic.Int64
	for i := range done {
		if err := s[i].Work("doubling", 2, func() func([]byte) ([]byte, error) {
			return func(piece []byte) ([]byte, error) {
				done[i].Add(1)
				if string(piece) == "bad" {
					return nil, errors.New("that cannot be doubled")
				}
				if string(piece) == "worse" {
					panic("out of paper")
				}
				return double(piece)
			}
		}); err != nil {
			t.Fatal(err)
		}
	}
	crew, err := s[2].Hire("doubling")
	if err != nil {
		t.Fatal(err)
	}
	defer crew.Close()
	s[2].Await(20*time.Second, func([]Member) bool { return crew.Hands() == 4 })
	for end := time.Now().Add(20 * time.Second); crew.Hands() != 4; time.Sleep(time.Millisecond) {
		if time.Now().After(end) {
			t.Fatalf("there are %d hands", crew.Hands())
		}
	}
	var wait sync.WaitGroup
	for range 8 {
		wait.Go(func() {
			for range 25 {
				if out, err := crew.Do([]byte("ab")); err != nil || string(out) != "abab" {
					t.Errorf("%s, %v", out, err)
				}
			}
		})
	}
	wait.Wait()
	if a, b := done[0].Load(), done[1].Load(); a == 0 || b == 0 || a+b != 200 {
		t.Errorf("the nodes did %d and %d", a, b)
	}
	for _, piece := range []string{"bad", "worse"} {
		if _, err := crew.Do([]byte(piece)); err == nil {
			t.Errorf("%s is doubled", piece)
		}
	}
}

// TestWorkOfANodeThatDies is given to another.
func TestWorkOfANodeThatDies(t *testing.T) {
	s := sites(t, "a", "b", "c")
	begun, stuck := make(chan struct{}), make(chan struct{})
	defer close(stuck)
	if err := s[0].Work("doubling", 1, func() func([]byte) ([]byte, error) {
		return func([]byte) ([]byte, error) { close(begun); <-stuck; return nil, nil }
	}); err != nil {
		t.Fatal(err)
	}
	crew, err := s[2].Hire("doubling")
	if err != nil {
		t.Fatal(err)
	}
	defer crew.Close()
	out := make(chan string, 1)
	go func() {
		text, err := crew.Do([]byte("ab"))
		if err != nil {
			t.Error(err)
		}
		out <- string(text)
	}()
	<-begun
	if err := s[1].Work("doubling", 1, func() func([]byte) ([]byte, error) { return double }); err != nil {
		t.Fatal(err)
	}
	s[0].bus.Close() // it says nothing any more
	select {
	case text := <-out:
		if text != "abab" {
			t.Errorf("%q", text)
		}
	case <-time.After(time.Minute):
		t.Error("the piece is not given again")
	}
}
