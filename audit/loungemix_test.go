package audit

import (
	"encoding/hex"
	"slices"
	"testing"

	"boardwalk/audit/audittest"
	"boardwalk/chance"
	"boardwalk/journal"
	"boardwalk/keno/system"
)

// testBeacon verifies the values of the beacon of [audittest.KenoMixed].
func testBeacon(journal.BeaconChain) (journal.Beacon, error) { return audittest.Beacon{}, nil }

// TestAForgedMixOfALoungeIsFound changes what players and a beacon have mixed into draws of
// keno, with hashes and signatures that are all in order.
func TestAForgedMixOfALoungeIsFound(t *testing.T) {
	dir := t.TempDir()
	if err := audittest.KenoMixed(dir); err != nil {
		t.Fatal(err)
	}
	evening := load(t, dir)
	if faults := evening.copied().verifyWith(t, testBeacon); len(faults) > 0 {
		t.Fatalf("nothing is forged, and the faults are %v", faults)
	}
	seed := chance.Seed{1, 2, 3}
	for _, c := range []struct {
		name string
		m    Matter
		edit func(*journal.Record) bool
	}{
		{"another cut", Rules, dataOfKind(t, journal.KindCut, 0, func(d *journal.Cut) { d.Hash = journal.Digest(seed).String() })},
		{"a cut less", Rules, drop(journal.KindCut, 0)},
		{"a cut of another person", Rules, whoOf(journal.KindCut, 0, "carl")},
		{"another secret", Rules, dataOfKind(t, journal.KindOpen, 1, func(d *journal.Opening) { d.Secret = seed.String() })},
		{"another cut and its secret", Draws, both(
			dataOfKind(t, journal.KindCut, 0, func(d *journal.Cut) { d.Hash = journal.CutOf(audittest.KenoID, d.Round, 0, "ann", seed).String() }),
			dataOfKind(t, journal.KindOpen, 0, func(d *journal.Opening) { d.Secret = seed.String() }))},
		{"a cut that was not opened is not told of", Seeds, drop(journal.KindUnopened, 0)},
		{"a cut of somebody else was not opened", Seeds,
			dataOfKind(t, journal.KindUnopened, 0, func(d *journal.Unopened) { d.Cuts[0].Person = "ann" })},
		{"another value of the beacon", Seeds, dataOfKind(t, journal.KindBeacon, 1,
			func(d *journal.BeaconSpoke) { d.Value = hex.EncodeToString(seed[:]) })},
		{"a value of the round before", Seeds, dataOfKind(t, journal.KindBeacon, 1, func(d *journal.BeaconSpoke) {
			d.Beacon--
			d.Value = hex.EncodeToString(audittest.Beacon{}.Value(d.Beacon))
		})},
		{"no value of the beacon", Rules, drop(journal.KindBeacon, 1)},
		{"a draw says that the beacon was silent", Rules, dataOfKind(t, system.KindDraw, 1, func(d *system.Draw) { d.Beacon = 0 })},
		{"a draw says that a cut was not opened", Rules, dataOfKind(t, system.KindDraw, 1, func(d *system.Draw) { d.Opened-- })},
	} {
		t.Run(c.name, func(t *testing.T) {
			k := evening.copied()
			k.forge(t, c.edit)
			faults := k.verifyWith(t, testBeacon)
			if !slices.ContainsFunc(faults, func(f Fault) bool { return f.Matter == c.m && f.Table == audittest.KenoID }) {
				t.Errorf("not found; the faults are %v", faults)
			}
		})
	}
}

// both makes two changes.
func both(a, b func(*journal.Record) bool) func(*journal.Record) bool {
	return func(r *journal.Record) bool { return a(r) && b(r) }
}
