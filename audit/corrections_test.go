package audit

import (
	"context"
	"slices"
	"strings"
	"testing"
	"time"

	"boardwalk/audit/audittest"
	"boardwalk/casino"
	"boardwalk/journal"
	"boardwalk/money"
	"boardwalk/people"
	"boardwalk/store/storetest"
)

// TestCorrectedPaymentsAreInOrder: an evening in which payments are corrected verifies, and the replay of the round shows them.
func TestCorrectedPaymentsAreInOrder(t *testing.T) {
	dir := t.TempDir()
	if err := audittest.Evening(dir, 2, "craps"); err != nil {
		t.Fatal(err)
	}
	if _, err := Verify(context.Background(), dir, Options{SeedKey: storetest.Key, Fault: func(f Fault) { t.Error(f.String()) }}); err != nil {
		t.Fatal(err)
	}
	k := load(t, dir)
	var c journal.Correction
	k.forge(t, dataOfKind(t, journal.KindCorrection, 0, func(d *journal.Correction) { c = *d }))
	r, err := Rebuild(context.Background(), dir, "craps", c.Round, Everybody)
	if err != nil {
		t.Fatal(err)
	}
	var text []string
	for _, s := range r.Steps {
		if s.Kind == journal.KindCorrection {
			text = append(text, s.Who+": "+s.Text)
		}
	}
	want := "max: a payment to ann (seat 1, " + c.Wager + ") is corrected by $5, house:added-3(b): paid at other odds; asked for by fay"
	if len(text) != 2 || text[0] != want || !strings.Contains(text[1], "-$2") {
		t.Errorf("the round's corrections are %q, want first %q", text, want)
	}
}

// TestAForgedCorrectionIsFound writes another history of corrections, with hashes and signatures that are all in order.
func TestAForgedCorrectionIsFound(t *testing.T) {
	edit := func(n int, edit func(*journal.Correction)) func(*testing.T) func(*journal.Record) bool {
		return func(t *testing.T) func(*journal.Record) bool { return dataOfKind(t, journal.KindCorrection, n, edit) }
	}
	by := func(n int, who string) func(*testing.T) func(*journal.Record) bool {
		return func(*testing.T) func(*journal.Record) bool {
			return func(r *journal.Record) bool {
				if r.Kind == journal.KindCorrection {
					if n--; n == -1 {
						r.Who = who
					}
				}
				return true
			}
		}
	}
	for _, c := range []struct {
		name string
		m    Matter
		text string
		edit func(*testing.T) func(*journal.Record) bool
	}{
		{"a player confirms", People, "bob confirms the correction of a payment, and had no right to it then", by(1, "bob")},
		{"a floorperson confirms", People, "had no right to it then", by(1, "fay")},
		{"a stranger asks", People, "had no right to it then", by(0, "nobody-known")},
		{"another amount is confirmed", Order, "otherwise than it was asked for", edit(1, func(c *journal.Correction) { c.Amount *= 10 })},
		{"another person gets it", Order, "otherwise than it was asked for", edit(1, func(c *journal.Correction) { c.Person = "bob" })},
		{"it is confirmed twice", Order, "does not wait for it", edit(3, func(c *journal.Correction) { c.Number = 1 })},
		{"a declined one is confirmed", Transfers, "should follow from it, and there is none", edit(5, func(c *journal.Correction) {
			c.Did, c.Why = journal.CorrectionConfirmed, "paid at other odds"
		})},
		{"a number is left out", Order, "is next", edit(0, func(c *journal.Correction) { c.Number = 7 })},
		{"a round that is not over", Order, "which is not over", edit(6, func(c *journal.Correction) { c.Round += 100 })},
		{"somebody who was not there", Seats, "did not have that seat then", edit(6, func(c *journal.Correction) { c.Seat = 2 })},
		{"no such wager", Rules, "which there is not", edit(6, func(c *journal.Correction) { c.Wager = "the-moon" })},
		{"no such paragraph", Rules, "which there is not", edit(6, func(c *journal.Correction) { c.Law = "99.9" })},
		{"the one that waits is not carried on", Order, "other corrections of payments than before",
			func(t *testing.T) func(*journal.Record) bool {
				return func(r *journal.Record) bool {
					r.Data = []byte(strings.Replace(string(r.Data), `"corrections":{"last":4`, `"corrections":{"last":5`, 1))
					return true
				}
			}},
	} {
		t.Run(c.name, func(t *testing.T) {
			k := eveningOf(t, "craps", 2)
			before := sprint(k)
			k.forge(t, c.edit(t))
			if sprint(k) == before {
				t.Fatal("nothing was changed")
			}
			faults := k.verify(t)
			if !slices.ContainsFunc(faults, func(f Fault) bool { return f.Matter == c.m && strings.Contains(f.String(), c.text) }) {
				t.Errorf("%s is not found: %v", c.text, faults)
			}
		})
	}
}

// TestATransferOfACorrectionIsFound: money that moves without one, or otherwise than one says.
func TestATransferOfACorrectionIsFound(t *testing.T) {
	for name, change := range map[string]func(*transferRow){
		"more":     func(x *transferRow) { x.Amount += money.Dollar },
		"to bob":   func(x *transferRow) { x.To = "player/bob" },
		"in drops": func(x *transferRow) { x.Memo = "corrections" },
	} {
		k := eveningOf(t, "craps", 2)
		i := slices.IndexFunc(k.transfers, func(x transferRow) bool { return x.Memo == "correction" })
		if i < 0 {
			t.Fatal("no payment was corrected")
		}
		change(&k.transfers[i])
		if faults := k.verify(t); !slices.ContainsFunc(faults, func(f Fault) bool { return f.Matter == Transfers }) {
			t.Errorf("%s: %v", name, faults)
		}
	}
}

// TestRightsAreThoseOfTheTime: whoever had a role when the order was given had its rights, and no longer.
func TestRightsAreThoseOfTheTime(t *testing.T) {
	at := time.Date(2026, 11, 18, 20, 0, 0, 0, time.UTC)
	r := register{"max": {role: casino.PitBoss, pits: []string{"Pit"}}}
	m := r["max"]
	m.holds(at.Add(-time.Hour))
	m.role = people.Player
	m.holds(at)
	for _, c := range []struct {
		who, pit string
		when     time.Duration // after the role was lost
		may      bool
	}{{"max", "Pit", -2 * time.Hour, false}, {"max", "Pit", -time.Minute, true}, {"max", "Pit", slack / 2, true},
		{"max", "Elsewhere", -time.Minute, false}, {"max", "Pit", 2 * slack, false}, {"eve", "Pit", -time.Minute, false}} {
		if got := may(r.roles(c.who), "confirm-correction", c.pit, at.Add(c.when)); got != c.may {
			t.Errorf("%+v: %v", c, got)
		}
	}
}
