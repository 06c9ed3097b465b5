package sitting

import (
	"crypto/sha256"
	"errors"
	"fmt"
	"slices"
	"testing"
	"time"

	"boardwalk/chance"
	"boardwalk/floor/view"
	"boardwalk/journal"
	"boardwalk/money"
	"boardwalk/table"
)

// testBeacon has a round every three seconds. Its values are hashes, so anybody could
// predict them: it is for tests alone.
type testBeacon struct{ genesis time.Time }

func (b testBeacon) At(t time.Time) uint64 {
	if t.Before(b.genesis) {
		return 0
	}
	return uint64(t.Sub(b.genesis)/(3*time.Second)) + 1
}

func (b testBeacon) Due(round uint64) time.Time {
	return b.genesis.Add(time.Duration(round-1) * 3 * time.Second)
}

func (b testBeacon) Verify(round uint64, value []byte) error {
	if !slices.Equal(value, b.value(round)) {
		return errors.New("it is not signed")
	}
	return nil
}

func (testBeacon) value(round uint64) []byte {
	v := sha256.Sum256([]byte(fmt.Sprint("beacon ", round)))
	return v[:]
}

// withBeacon is an evening at a table that uses a beacon.
func withBeacon(t *testing.T) (*evening, testBeacon) {
	e := newEvening(t, "roulette", 0)
	b := testBeacon{e.clock.Add(-time.Minute - time.Second)}
	e.config.Beacon, e.config.Chain = b, &journal.BeaconChain{Scheme: "test", Genesis: b.genesis.Unix(), Period: 3}
	e.Sitting.config = e.config
	e.advance(0) // it takes the beacon over
	e.must(Sit(by("ann"), 1, 500*money.Dollar))
	e.must(Sit(by("bob"), 2, 500*money.Dollar))
	return e, b
}

// rounds draws everything again, with the beacon's values verified, after a change of
// the records.
func (e *evening) faultsWith(b journal.Beacon, edit func(*Record)) (faults []string) {
	r := journal.Rounds{Table: e.id}
	for _, rec := range e.records {
		rec.Data = slices.Clone(rec.Data)
		edit(&rec)
		if rec.Kind == KindFloor && r.Beacon == nil {
			if d, err := Decode[FloorData](&rec); err == nil && d.Placement != nil && d.Placement.Beacon != nil {
				r.Beacon = b
			}
		}
		var entry table.Entry
		if rec.Kind == journal.KindEntry {
			entry, _ = journal.UnmarshalEntry(rec.Data)
		}
		for _, f := range r.Record(&rec, &entry) {
			faults = append(faults, f.Text)
		}
	}
	return faults
}

// TestARoundWaitsForTheBeacon plays rounds whose beacon round is the first that is due
// after the cuts could be opened.
func TestARoundWaitsForTheBeacon(t *testing.T) {
	e, b := withBeacon(t)
	for i := range 3 {
		e.wager("ann")
		if i > 0 {
			e.must(e.cut("ann", chance.Seed{byte(i)}))
		}
		e.advance(20 * time.Second)
		if i > 0 {
			e.must(e.open("ann", chance.Seed{byte(i)}))
		}
		round, st := e.seeds.round, e.Status()
		wants, due := e.AwaitedBeacon()
		if st.Phase != view.Opening || wants == 0 || !due.After(e.seeds.closed.Until) ||
			due.Sub(e.seeds.closed.Until) > 3*time.Second || st.Seed.Beacon != wants {
			t.Fatalf("waits for %d, due %v: %+v", wants, due, st)
		}
		e.refuse(Act(by("ann"), table.Act{Kind: table.Make, Area: 3, Amount: 10 * money.Dollar}))
		e.refuse(BeaconSpoke(wants-1, b.value(wants-1)))
		e.refuse(BeaconSpoke(wants, b.value(wants+1)))
		if i == 2 {
			e.Sitting = e.replayed() // a restart finds the same
			if again, _ := e.AwaitedBeacon(); again != wants {
				t.Errorf("after a restart it waits for %d", again)
			}
		}
		e.advance(10 * time.Second)
		if e.seeds.round != round {
			t.Fatal("the round does not wait")
		}
		e.must(BeaconSpoke(wants, b.value(wants)))
		if e.seeds.round != round+1 {
			t.Fatal("the round is not played")
		}
	}
	if faults := e.faultsWith(b, func(*Record) {}); len(faults) > 0 {
		t.Error(faults)
	}
	for what, edit := range map[string]func(*Record){
		"another round of the beacon": editing(t, journal.KindNoMoreBets, func(d *journal.NoMoreBets) { d.Beacon++ }),
		"no round of the beacon":      editing(t, journal.KindNoMoreBets, func(d *journal.NoMoreBets) { d.Beacon = 0 }),
		"another value":               editing(t, journal.KindBeacon, func(d *journal.BeaconSpoke) { d.Value = "00" + d.Value[2:] }),
		"the value of another round":  editing(t, journal.KindBeacon, func(d *journal.BeaconSpoke) { d.Beacon++ }),
		"no value": func(r *Record) {
			if r.Kind == journal.KindBeacon {
				r.Kind = "none"
			}
		},
		"wagers that are not closed": func(r *Record) {
			if r.Kind == journal.KindNoMoreBets {
				r.Kind = "none"
			}
		},
	} {
		if len(e.faultsWith(b, edit)) == 0 {
			t.Errorf("%s, and nobody noticed", what)
		}
	}
}

// editing changes the data of all records of a kind.
func editing[T any](t *testing.T, kind string, edit func(*T)) func(*Record) {
	return func(r *Record) {
		if r.Kind != kind {
			return
		}
		d, err := Decode[T](r)
		if err != nil {
			t.Fatal(err)
		}
		edit(&d)
		r.Data = encode(d)
	}
}

// TestABeaconThatIsSilent: the wagers come free after an hour, which is recorded.
func TestABeaconThatIsSilent(t *testing.T) {
	e, b := withBeacon(t)
	e.wager("ann")
	e.advance(20 * time.Second)
	round, from := e.seeds.round, len(e.records)
	e.advance(59 * time.Minute)
	if e.seeds.round != round {
		t.Fatal("it does not wait")
	}
	e.advance(2 * time.Minute)
	if got := e.kinds(from); e.seeds.round != round+1 || !slices.Equal(got, []string{"void", "reveal", "commit"}) {
		t.Errorf("round %d, recorded as %q", e.seeds.round, got)
	}
	if faults := e.faultsWith(b, func(*Record) {}); len(faults) > 0 {
		t.Error(faults)
	}
}

// TestAHouseGivesItsBeaconUp: the table goes on without it, under a new setup.
func TestAHouseGivesItsBeaconUp(t *testing.T) {
	e, _ := withBeacon(t)
	e.config.Beacon, e.config.Chain = nil, nil
	e.Sitting = e.replayed()
	e.advance(0)
	round := e.seeds.round
	e.wager("ann")
	e.advance(20 * time.Second)
	if e.placement.Beacon != nil || e.seeds.round != round+1 {
		t.Errorf("%+v", e.Status())
	}
}
