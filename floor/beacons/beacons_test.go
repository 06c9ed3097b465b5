package beacons

import (
	"context"
	"errors"
	"testing"
	"testing/synctest"
	"time"

	"boardwalk/journal"
	"boardwalk/law"
)

// silent is a beacon that cannot be reached at first.
type silent struct {
	journal.Beacon
	failures int
	asked    []time.Time
}

func (*silent) Chain() journal.BeaconChain { return journal.BeaconChain{} }

func (b *silent) Fetch(context.Context, uint64) ([]byte, error) {
	b.asked = append(b.asked, time.Now())
	if b.failures--; b.failures >= 0 {
		return nil, errors.New("no answer")
	}
	return []byte("value"), nil
}

// TestAValueIsFetchedUntilItIsTaken asks for a value when it is due and then every second, until
// whoever waits for it has it or does not wait any more.
func TestAValueIsFetchedUntilItIsTaken(t *testing.T) {
	for name, c := range map[string]struct {
		failures int
		answers  []error // of who waits
		asked    int
	}{
		"at once":              {0, []error{nil}, 1},
		"when it answers":      {2, []error{nil}, 3},
		"when it is committed": {0, []error{errors.New("the disk is full"), nil}, 2},
		"nobody waits":         {0, []error{law.RefuseFor(law.Stage, "", "not any more")}, 1},
		"it is another value":  {0, []error{law.RefuseFor(law.Unknown, "", "not signed"), nil}, 2},
	} {
		t.Run(name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				b := &silent{failures: c.failures}
				f, begins, taken := Fetcher{Beacon: b, For: "table"}, time.Now(), 0
				for range 3 { // the same round is fetched once, and none is not
					f.Fetch(t.Context(), 7, 5*time.Second, func(round uint64, value []byte) error {
						if round != 7 || string(value) != "value" {
							t.Errorf("round %d is %q", round, value)
						}
						taken++
						return c.answers[taken-1]
					})
					f.Fetch(t.Context(), 0, 0, func(uint64, []byte) error { t.Error("a round of zero is fetched"); return nil })
				}
				time.Sleep(time.Minute)
				if len(b.asked) != c.asked || taken != len(c.answers) {
					t.Fatalf("asked %d times and handed over %d times", len(b.asked), taken)
				}
				for i, at := range b.asked {
					if want := time.Duration(5+i) * time.Second; at.Sub(begins) != want {
						t.Errorf("asked after %s, want %s", at.Sub(begins), want)
					}
				}
			})
		})
	}
}

func TestNothingIsFetchedWithoutABeacon(t *testing.T) {
	f := Fetcher{}
	f.Fetch(t.Context(), 7, 0, func(uint64, []byte) error { t.Error("a value comes from nowhere"); return nil })
}
