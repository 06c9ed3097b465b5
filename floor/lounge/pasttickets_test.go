package lounge

import (
	"context"
	"crypto/sha256"
	"encoding/json"
	"errors"
	"fmt"
	"reflect"
	"slices"
	"testing"
	"time"

	"boardwalk/chance"
	"boardwalk/journal"
	"boardwalk/keno/system"
	"boardwalk/law/lawtest"
)

// TestAnOldTicketIsRecalledWhole keeps tickets of every fate in mind, records the lounge's
// state anew so that they are not at hand any more, and wants each as it was.
func TestAnOldTicketIsRecalledWhole(t *testing.T) {
	lawtest.Cites(t, "15.5(h)")
	h := open(t, "ann")
	h.max = 40
	h.restart()
	ctx, ann := context.Background(), Party{Who: "ann"}
	must := func(r Receipt, err error) Receipt {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
		return r
	}
	now := func(n uint64) Ticket {
		t.Helper()
		one, err := h.Ticket(ctx, ann, n)
		if err != nil {
			t.Fatal(err)
		}
		return one
	}
	void := must(h.Buy(ctx, ann, Purchase{Request: "1 2 @ $1"})).Ticket
	must(h.Void(ctx, ann, void, 0))
	many := must(h.Buy(ctx, ann, Purchase{Request: "1-5 @ $1 x 3"})).Ticket
	refunded := must(h.Buy(ctx, ann, Purchase{Request: "11-15 @ $1 x 20"})).Ticket
	h.drawn()
	must(h.Refund(ctx, ann, refunded, 0))
	paid := h.winner("ann", "1 @ $2").Sale.Ticket
	must(h.Redeem(ctx, ann, Claim{Ticket: paid}))
	var lost uint64
	for lost == 0 {
		n := must(h.Buy(ctx, ann, Purchase{Request: "1-8 @ $1"})).Ticket
		if h.drawn(); now(n).Won == 0 {
			lost = n
		}
	}
	if w := now(many); w.Won > 0 {
		must(h.Redeem(ctx, ann, Claim{Ticket: many}))
	}
	if w := now(refunded); w.Won > 0 {
		must(h.Redeem(ctx, ann, Claim{Ticket: refunded}))
	}
	all := []uint64{void, many, refunded, paid, lost}
	var were []Ticket
	for _, n := range all {
		were = append(were, now(n))
	}
	for range 15 {
		h.drawn() // with a new setup in between
	}
	h.restart()
	for i, n := range all {
		err := h.Look(ctx, func(s *system.System) error {
			if _, there := s.Ticket(n); there {
				return errors.New("it is at hand")
			}
			return nil
		})
		if err != nil {
			t.Fatalf("ticket %d: %v", n, err)
		}
		is, was := now(n), were[i]
		if is.Rules() == nil || !reflect.DeepEqual(is.Rules().Ways, was.Rules().Ways) {
			t.Fatalf("ticket %d has other ways", n)
		}
		if a, b := written(t, is), written(t, was); a != b {
			t.Errorf("ticket %d is  %s\nand was %s", n, a, b)
		}
	}
	list, err := h.Tickets(ctx, "ann", 0, 100)
	if err != nil {
		t.Fatal(err)
	}
	i := slices.IndexFunc(list, func(t Ticket) bool { return t.Sale.Ticket == paid })
	if i < 0 || !list[i].Paid || list[i].Won == 0 {
		t.Errorf("the list of %d tickets does not say that ticket %d was paid", len(list), paid)
	}
}

// written is a ticket as the lounge writes it down.
func written(t *testing.T, one Ticket) string {
	t.Helper()
	text, err := json.Marshal(one)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// testBeacon has a round every three seconds. Its values are hashes, so anybody could
// predict them: it is for tests alone.
type testBeacon struct{}

func (testBeacon) At(t time.Time) uint64 { return uint64(t.Sub(begins)/(3*time.Second)) + 1 }
func (testBeacon) Due(round uint64) time.Time {
	return begins.Add(time.Duration(round-1) * 3 * time.Second)
}
func (testBeacon) Chain() journal.BeaconChain {
	return journal.BeaconChain{Scheme: "test", Genesis: begins.Unix(), Period: 3}
}
func (testBeacon) value(round uint64) []byte {
	v := sha256.Sum256([]byte(fmt.Sprint("beacon ", round)))
	return v[:]
}
func (b testBeacon) Verify(round uint64, value []byte) error {
	if !slices.Equal(value, b.value(round)) {
		return errors.New("it is not signed")
	}
	return nil
}
func (b testBeacon) Fetch(_ context.Context, round uint64) ([]byte, error) {
	return b.value(round), nil
}

// TestARaceShowsWhatWasMixedIn draws games with a cut, with a beacon, and with both.
func TestARaceShowsWhatWasMixedIn(t *testing.T) {
	h := open(t, "ann")
	ctx, ann := context.Background(), Party{Who: "ann"}
	secret := chance.Seed(sha256.Sum256([]byte("ann")))
	play := func(cuts bool) *Race {
		t.Helper()
		if _, err := h.Buy(ctx, ann, Purchase{Request: "1 @ $1"}); err != nil {
			t.Fatal(err)
		}
		b := h.Board()
		if cuts {
			if _, err := h.Cut(ctx, ann, b.Round, journal.CutOf("keno-1", b.Round, 0, "ann", secret).String()); err != nil {
				t.Fatal(err)
			}
		}
		h.later(b.Closes.Sub(h.clock()))
		if cuts {
			if _, err := h.OpenCut(ctx, ann, b.Round, secret.String()); err != nil {
				t.Fatal(err)
			}
		}
		h.later(5 * time.Second)
		for h.beacon != nil && h.Board().Game == b.Game { // the value comes on another goroutine
			time.Sleep(time.Millisecond)
		}
		race, err := h.Race(ctx, b.Game)
		if err != nil {
			t.Fatal(err)
		}
		proved(t, race)
		return race
	}
	if r := play(false); r.Cuts != nil || r.Beacon != nil || !r.Until.IsZero() {
		t.Errorf("nothing was mixed into %+v", r)
	}
	if r := play(true); len(r.Cuts) != 1 || r.Cuts[0].Person != "ann" || r.Beacon != nil || r.Until.IsZero() {
		t.Errorf("a cut was mixed into %+v", r)
	}
	h.beacon = testBeacon{}
	h.restart()
	h.drawn() // the present game began without a beacon
	for _, cuts := range []bool{false, true} {
		if r := play(cuts); r.Beacon == nil || !testBeacon.Due(testBeacon{}, r.Beacon.Round).After(r.Until) || (len(r.Cuts) == 1) != cuts {
			t.Errorf("the beacon was mixed into %+v", r)
		}
	}
}
