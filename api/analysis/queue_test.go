package analysis

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"boardwalk/api/wire"
	"boardwalk/game"
)

// office is a queue whose pieces of work take a second each, and for which strangers it has done some.
type office struct {
	*queue
	mu   sync.Mutex
	done []string
}

// ask has something worked out for somebody.
func (o *office) ask(ctx context.Context, by Asker, key string) error {
	_, err := o.do(ctx, by, key, func() (any, error) {
		time.Sleep(time.Second)
		o.mu.Lock()
		defer o.mu.Unlock()
		if by.lane() != others {
			return nil, nil
		}
		o.done = append(o.done, by.From)
		return nil, nil
	})
	return err
}

// begin asks without waiting for the answer.
func (o *office) begin(ctx context.Context, by Asker, key string) {
	go func() { _ = o.ask(ctx, by, key) }()
	synctest.Wait()
}

// served returns for whom something was done so far.
func (o *office) served() []string {
	o.mu.Lock()
	defer o.mu.Unlock()
	return slices.Clone(o.done)
}

// isEmpty fails the test unless nothing waits.
func (o *office) isEmpty(t *testing.T) {
	t.Helper()
	synctest.Wait()
	o.queue.mu.Lock()
	defer o.queue.mu.Unlock()
	for i := range o.lanes {
		l := &o.lanes[i]
		if l.busy || l.all != 0 || len(l.lines) != 0 || len(l.turns) != 0 || len(o.pieces) != 0 {
			t.Errorf("still waiting: %+v, %v", l, o.pieces)
		}
	}
}

// refused reports whether an error is a problem of status 429 that says when to come again.
func refused(err error) bool {
	var p *wire.Problem
	return errors.As(err, &p) && p.Status == 429 && p.RetryAfter > 0
}

// TestOneAddressDoesNotHoldUpOthers has one address ask for much. Others wait for at
// most one of its requests.
func TestOneAddressDoesNotHoldUpOthers(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		o := &office{queue: newQueue()}
		greedy, other := Asker{From: "192.0.2.1"}, Asker{From: "192.0.2.2"}
		for range mostWaiting {
			o.begin(t.Context(), greedy, "")
		}
		if err := o.ask(t.Context(), greedy, ""); !refused(err) {
			t.Errorf("too much is asked: %v", err)
		}
		gone, cancel := context.WithCancel(t.Context())
		o.begin(gone, other, "")
		o.begin(t.Context(), other, "")
		cancel()
		time.Sleep(3500 * time.Millisecond)
		if want := []string{greedy.From, other.From, greedy.From}; !slices.Equal(o.served(), want) {
			t.Errorf("served were %v, want %v", o.served(), want)
		}
		time.Sleep(time.Minute)
		if n := len(o.served()); n != mostWaiting+1 {
			t.Errorf("%d were served", n)
		}
		o.isEmpty(t)
	})
}

// TestAFloodFromFortyAddresses has 40 addresses ask for as much as they may, each time for something else. Somebody at
// a table is served at once all the same, and a stranger after one piece of work of each of them.
func TestAFloodFromFortyAddresses(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		o := &office{queue: newQueue()}
		const addresses = 40
		stop, cancel := context.WithCancel(t.Context())
		for i := range addresses {
			for n := range mostWaiting {
				go func() { // whoever is answered asks for something else
					for k := 0; stop.Err() == nil; k++ {
						if refused(o.ask(stop, Asker{From: fmt.Sprint("192.0.2.", i)}, fmt.Sprint("stake ", i, n, k))) {
							time.Sleep(time.Second)
						}
					}
				}()
			}
		}
		synctest.Wait()
		took := func(by Asker) time.Duration {
			t.Helper()
			began := time.Now()
			if err := o.ask(t.Context(), by, ""); err != nil {
				t.Errorf("%+v: %v", by, err)
			}
			return time.Since(began)
		}
		for range 3 {
			if took := took(Asker{From: "198.51.100.1", AtTable: true}); took != time.Second {
				t.Errorf("somebody at a table waits %s for what takes a second", took)
			}
			if took := took(Asker{From: "192.0.2.0", AtTable: true}); took != time.Second {
				t.Errorf("somebody at a table waits %s because of others at the same address", took)
			}
			if took := took(Asker{From: "192.0.2.0", usual: true}); took != time.Second {
				t.Errorf("usual figures wait %s", took)
			}
			if took := took(Asker{From: "198.51.100.2"}); took > (addresses+2)*time.Second {
				t.Errorf("a stranger waits %s", took)
			}
		}
		served := map[string]int{}
		for _, from := range o.served() {
			served[from]++
		}
		for i := range addresses {
			if n := served[fmt.Sprint("192.0.2.", i)]; n < 2 || n > 5 {
				t.Errorf("address %d was served %d times", i, n)
			}
		}
		cancel()
		time.Sleep(time.Minute)
		o.isEmpty(t)
	})
}

// TestWhatWaitsIsBounded has more addresses ask than there is room for: whoever has something waiting may have no
// more, and others still may.
func TestWhatWaitsIsBounded(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		o := &office{queue: newQueue()}
		for i := range mostInAll / mostWaiting {
			for range mostWaiting {
				o.begin(t.Context(), Asker{From: fmt.Sprint("192.0.2.", i)}, "")
			}
		}
		late := Asker{From: "198.51.100.1"}
		o.begin(t.Context(), late, "")
		if err := o.ask(t.Context(), late, ""); !refused(err) {
			t.Errorf("a second request: %v", err)
		}
		o.queue.mu.Lock()
		if n := o.lanes[others].all; n != mostInAll+1 {
			t.Errorf("%d requests wait", n)
		}
		o.queue.mu.Unlock()
		time.Sleep(time.Hour)
		o.isEmpty(t)
	})
}

// TestTheSameIsWorkedOutOnce has many ask for the same: it is worked out once, as soon as it is anybody's turn, and
// those who have gone away do not matter.
func TestTheSameIsWorkedOutOnce(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		o := &office{queue: newQueue()}
		o.begin(t.Context(), Asker{From: "192.0.2.1"}, "")
		gone, cancel := context.WithCancel(t.Context())
		o.begin(gone, Asker{From: "192.0.2.2"}, "the same")
		for i := range 20 {
			o.begin(t.Context(), Asker{From: fmt.Sprint("198.51.100.", i)}, "the same")
		}
		o.begin(gone, Asker{From: "192.0.2.2"}, "not wanted any more")
		cancel()
		began := time.Now()
		if err := o.ask(t.Context(), Asker{From: "203.0.113.1", AtTable: true}, "the same"); err != nil || time.Since(began) != time.Second {
			t.Errorf("somebody at a table waits %s for what strangers wait for, %v", time.Since(began), err)
		}
		time.Sleep(time.Minute)
		served := o.served()
		slices.Sort(served) // both lanes ended at the same time
		if want := []string{"192.0.2.1", "192.0.2.2"}; !slices.Equal(served, want) {
			t.Errorf("worked out for %v, want %v", served, want)
		}
		o.isEmpty(t)
	})
}

// TestAFaultIsThatOfWhoeverAsked has a piece of work break: all who wait for it break, and the next is done.
func TestAFaultIsThatOfWhoeverAsked(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		o := &office{queue: newQueue()}
		faults := make(chan any, 2)
		for range 2 {
			go func() {
				defer func() { faults <- recover() }()
				_, _ = o.do(t.Context(), Asker{From: "192.0.2.1"}, "bad", func() (any, error) {
					time.Sleep(time.Second)
					panic("a fault of the program")
				})
			}()
		}
		for range 2 {
			if fault, ok := (<-faults).(string); !ok || !strings.Contains(fault, "a fault of the program") ||
				!strings.Contains(fault, "queue_test.go") {
				t.Errorf("the fault is %v", fault)
			}
		}
		if err := o.ask(t.Context(), Asker{From: "192.0.2.1"}, "good"); err != nil {
			t.Error(err)
		}
		o.isEmpty(t)
	})
}

// TestWhatIsAskedForIsRemembered forgets what nobody asked for longest.
func TestWhatIsAskedForIsRemembered(t *testing.T) {
	q, found := newQueue(), 0
	ask := func(n int) {
		t.Helper()
		got, err := remember(t.Context(), q, Asker{From: "192.0.2.1", usual: n < 0}, fmt.Sprint(n),
			func() (int, error) { found++; return n, nil })
		if err != nil || got != n {
			t.Errorf("%d: %v, %v", n, got, err)
		}
	}
	ask(-1) // usual figures are not forgotten
	for n := range mostKnown {
		ask(n)
	}
	ask(-1)
	ask(0)
	ask(mostKnown)
	if ask(0); found != mostKnown+2 {
		t.Errorf("%d results were worked out", found)
	}
	ask(-1)
	if ask(1); found != mostKnown+3 {
		t.Errorf("the second of %d results is still known", mostKnown+1)
	}
}

// TestWhichRulesAreUsual tells the rules that a game has if nobody says otherwise from others.
func TestWhichRulesAreUsual(t *testing.T) {
	rules, ok := game.Find("craps")
	if !ok {
		t.Fatal("there is no craps")
	}
	for _, c := range []struct {
		options, pays []string
		usual         bool
	}{{nil, nil, true}, {nil, []string{"field on 12=3 to 1"}, false}, {[]string{"odds=10"}, nil, false}} {
		r, err := ParseRules(rules, c.options, c.pays)
		if err != nil {
			t.Error(err)
		} else if r.asUsual() != c.usual {
			t.Errorf("%v %v are usual: %t", c.options, c.pays, r.asUsual())
		}
	}
}
