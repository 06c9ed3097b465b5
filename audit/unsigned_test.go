package audit

import (
	"slices"
	"strings"
	"testing"
	"time"

	"boardwalk/audit/audittest"
)

// TestAHistoryWithoutItsCheckpointsIsNamed: whoever has the data and not the key
// can write all of it anew, but for the signatures.
func TestAHistoryWithoutItsCheckpointsIsNamed(t *testing.T) {
	dir := t.TempDir()
	if err := audittest.Evening(dir, 4, "blackjack"); err != nil {
		t.Fatal(err)
	}
	signs := Options{Signs: 2 * slack}
	if r, faults := faultsOf(t, dir, signs); len(faults) > 0 || r.Checkpoints < 3 {
		t.Fatalf("%+v: %s", r, list(faults))
	}
	for text, want := range map[string]names{
		`DELETE FROM checkpoint`: record(0),
		`DELETE FROM checkpoint WHERE size > (SELECT min(size) FROM checkpoint)`: record(load(t, dir).checkpoints[0].size),
	} {
		changed := copyDir(t, dir)
		tamper(t, changed, text)
		if _, faults := faultsOf(t, changed, signs); len(faults) != 1 || !want(&faults[0]) || faults[0].Matter != Signatures {
			t.Errorf("%s\nis not named: %s", text, list(faults))
		}
		if _, faults := faultsOf(t, changed, Options{}); len(faults) > 0 {
			t.Errorf("an auditor who does not ask is told: %s", list(faults))
		}
	}
	// Those before the last one say nothing that it does not say.
	changed := copyDir(t, dir)
	tamper(t, changed, `DELETE FROM checkpoint WHERE size < (SELECT max(size) FROM checkpoint)`)
	if _, faults := faultsOf(t, changed, signs); len(faults) > 0 {
		t.Error(list(faults))
	}
}

// TestAHouseThatWasKilledMaySignLater: it has not gone on meanwhile.
func TestAHouseThatWasKilledMaySignLater(t *testing.T) {
	for name, c := range map[string]struct {
		after []time.Duration // one record after another
		fault bool
	}{
		"killed at once":                 {[]time.Duration{0, time.Second, 5 * time.Second}, false},
		"killed, and open the next day":  {[]time.Duration{0, 5 * time.Second, 24 * time.Hour, 5 * time.Second}, false},
		"open for minutes":               {[]time.Duration{0, 50 * time.Second, 50 * time.Second, 50 * time.Second}, true},
		"open for days, and little done": {[]time.Duration{0, 20 * time.Hour, 20 * time.Hour, 20 * time.Hour}, true},
	} {
		var u unsigned
		now := time.Date(2026, 11, 15, 20, 0, 0, 0, time.UTC)
		u.record(now, true)
		for _, d := range c.after {
			now = now.Add(d)
			u.record(now, false)
		}
		f := &findings{}
		u.end(f, 2*slack)
		if got := f.report.Faults > 0; got != c.fault {
			t.Errorf("%s: fault %v", name, got)
		}
		u.record(now, true)
		if u.end(f, time.Nanosecond); u != (unsigned{}) {
			t.Errorf("%s: a checkpoint, and %+v", name, u)
		}
	}
}

// TestAFaultDoesNotWriteOnTheScreen: what is quoted in a fault is what somebody
// put into the data.
func TestAFaultDoesNotWriteOnTheScreen(t *testing.T) {
	dir := t.TempDir()
	if err := audittest.Evening(dir, 1, "big-six"); err != nil {
		t.Fatal(err)
	}
	tamper(t, dir, `UPDATE record SET tbl = char(27) || '[2J' || char(10) || CAST(x'f2' AS TEXT) WHERE seq = 20`)
	_, faults := faultsOf(t, dir, Options{})
	if len(faults) == 0 {
		t.Fatal("nothing is found")
	}
	for _, f := range faults {
		if s := f.String(); slices.ContainsFunc([]byte(s), func(b byte) bool { return b < ' ' }) || s != strings.ToValidUTF8(s, "") {
			t.Errorf("%q", s)
		}
	}
}

// TestACutWritesNoLinesOfTheDispute: whoever cuts could otherwise write what was
// paid.
func TestACutWritesNoLinesOfTheDispute(t *testing.T) {
	cut := "x\x1b[2J\n11:00:00.000  record 9, dealer: pays $1,000,000\u202e"
	r := &Round{Steps: []Step{{Text: "ann cuts: " + quoted(cut), Events: []Event{{Text: "The dealer says: " + quoted(cut)}}}}}
	r.Proof.Cuts = []CutBy{{Person: "ann", Hash: cut}}
	var b strings.Builder
	if err := r.Text(&b); err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(b.String()) {
		if strings.HasPrefix(line, "11:00") || strings.ContainsAny(line, "\x1b\u202e") {
			t.Errorf("%q", line)
		}
	}
	if !strings.Contains(b.String(), "record 9, dealer") {
		t.Error("the cut is not shown at all")
	}
}
