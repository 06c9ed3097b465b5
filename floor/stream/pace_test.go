package stream

import (
	"testing"
	"testing/synctest"
	"time"

	"boardwalk/floor/view"
)

func TestPace(t *testing.T) {
	var p Pace
	if got := p.rest(); got != LeastRest {
		t.Errorf("a house of which nothing is known rests for %s", got)
	}
	now := time.Now()
	notes := func(took time.Duration) {
		for range 500 {
			now = now.Add(time.Millisecond)
			p.Note(took, now)
		}
	}
	for _, c := range []struct{ took, rest time.Duration }{
		{time.Millisecond, LeastRest}, {50 * time.Millisecond, 200 * time.Millisecond}, {time.Minute, mostRest}, {0, LeastRest},
	} {
		notes(c.took)
		if got := p.rest(); got.Round(time.Millisecond) != c.rest {
			t.Errorf("orders take %s, and a table rests for %s, not %s", c.took, got, c.rest)
		}
	}
}

// TestPaceForgets has one order take long in a house where little happens, and one
// in a house where much does: neither makes the tables rest for long.
func TestPaceForgets(t *testing.T) {
	var p Pace
	now := time.Now()
	for _, o := range []struct{ gap, took time.Duration }{{time.Second, time.Millisecond}, {time.Second, 2 * time.Second},
		{time.Second, time.Millisecond}} {
		now = now.Add(o.gap)
		p.Note(o.took, now)
	}
	if got := p.rest(); got != LeastRest {
		t.Errorf("a quiet house rests for %s after one slow order and a quick one", got)
	}
	p.Note(300*time.Millisecond, now.Add(time.Millisecond))
	if got := p.rest(); got > 100*time.Millisecond {
		t.Errorf("a busy house rests for %s after one slow order", got)
	}
}

// TestTablesRest publishes much at once: the first is told at once, the rest
// together, and all of it.
func TestTablesRest(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := New(256, &Pace{}, nil)
		defer h.Close()
		time.Sleep(time.Second) // nothing was told of late
		s := &Stream{hub: h}
		hear := func() (events int) {
			news, err := s.Next(t.Context())
			if err != nil {
				t.Fatal(err)
			}
			return len(news.Events)
		}
		began := time.Now()
		n := uint64(0)
		publish := func() {
			n++
			h.Publish([]view.Event{{N: n}}, view.Status{Event: n})
		}
		publish()
		if got := hear(); got != 1 || time.Since(began) != 0 {
			t.Errorf("%d events after %s", got, time.Since(began))
		}
		for range 20 {
			publish()
		}
		if got := hear(); got != 20 || time.Since(began) != LeastRest {
			t.Errorf("%d events after %s", got, time.Since(began))
		}
		for range 128 {
			publish()
		}
		if got := hear(); got != 128 || time.Since(began) != LeastRest {
			t.Errorf("%d events after %s: it is too much to rest", got, time.Since(began))
		}
		publish()
		many := make([]view.Event, 1000)
		for i := range many {
			n++
			many[i].N = n
		}
		h.Publish(many, view.Status{Event: n})
		if got := hear(); got != 1001 {
			t.Errorf("%d events of 1001", got)
		}
		time.Sleep(LeastRest)
		before := time.Now()
		publish()
		if got := hear(); got != 1 || time.Since(before) != 0 {
			t.Errorf("%d events after %s", got, time.Since(before))
		}
	})
}
