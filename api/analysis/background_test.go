package analysis

import (
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"boardwalk/game"
)

// TestNobodyWaitsForALongCount has several ask for counts that take long. Each is answered at once, one count is made at
// a time, and only for rules that the house has reason to count.
func TestNobodyWaitsForALongCount(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		made := 0
		b := background{work: func(_ *Rules, tell func(done, all int)) {
			for i := range 60 {
				time.Sleep(time.Second)
				tell(i+1, 60)
			}
			made++
		}}
		rules, ok := game.Find("pai-gow-poker")
		if !ok {
			t.Fatal("there is no pai gow poker")
		}
		usual := &Rules{Game: rules, Options: rules.Options(), Terms: rules.Terms()}
		ask := func(r *Rules, name string, status int, done float64, text string) {
			t.Helper()
			began := time.Now()
			p := b.begin(r, name)
			if p.Status != status || time.Since(began) > 0 || !strings.Contains(p.Detail, text) {
				t.Errorf("%d after %s: %s", p.Status, time.Since(began), p.Detail)
			}
			if status == 503 && (p.Done == nil || *p.Done != done || p.RetryAfter == 0) {
				t.Errorf("%v is done, want %v", p.Done, done)
			}
		}
		ask(usual, "a", 503, 0, "These figures are being worked out, and 0% is done.")
		time.Sleep(30500 * time.Millisecond)
		ask(usual, "a", 503, 0.5, "50%")
		ask(usual, "b", 503, 0.5, "The figures of other rules")

		other, err := ParseRules(rules, []string{"ace-low=yes"}, nil)
		if err != nil {
			t.Fatal(err)
		}
		ask(other, "c", 422, 0, "boardwalk odds pai-gow-poker")
		posted := *other
		posted.posted = true
		time.Sleep(time.Minute)
		ask(&posted, "c", 503, 0, "0%")
		time.Sleep(2 * time.Minute)
		b.mu.Lock()
		defer b.mu.Unlock()
		if made != 2 || b.name != "" {
			t.Errorf("%d counts were made, and %q is being made", made, b.name)
		}
	})
}

// A count may have parts of different lengths, each told of in its own unit. What is done is a share of the whole, and never
// more than all of it.
func TestTheShareThatIsDoneIsNeverMoreThanAll(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		steps := []struct {
			done, all int
			want      float64
		}{{50 * 16432, 100 * 16432, 0.5}, {50 * 1755, 100 * 1755, 0.5}, {75 * 1755, 100 * 1755, 0.75}, {3, 5, 0.75}, {1755, 1755, 1}}
		b := background{work: func(_ *Rules, tell func(done, all int)) {
			for _, s := range steps {
				tell(s.done, s.all)
				time.Sleep(time.Second)
			}
		}}
		rules, _ := game.Find("texas-holdem-bonus")
		usual := &Rules{Game: rules, Options: rules.Options(), Terms: rules.Terms()}
		b.begin(usual, "a")
		for _, s := range steps {
			synctest.Wait()
			if p := b.begin(usual, "a"); *p.Done != s.want {
				t.Errorf("%d of %d: %v is done, want %v", s.done, s.all, *p.Done, s.want)
			}
			time.Sleep(time.Second)
		}
	})
}
