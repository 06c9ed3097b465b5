package audit

import (
	"context"
	"slices"
	"strings"
	"testing"

	"boardwalk/audit/audittest"
	"boardwalk/floor"
	"boardwalk/game/gametest"
	"boardwalk/journal"
	"boardwalk/store/storetest"
	"boardwalk/version"
)

// corrected is a house that version 0.1.0 left in the middle of a hand, and in which 0.2.0 played on, which has a correction.
func corrected(t *testing.T) (dir string) {
	t.Helper()
	dir = t.TempDir()
	gametest.Deal(t, gametest.Older)
	program := func(number string) floor.Setting { return floor.Program(version.Program{Version: number}) }
	if err := audittest.Evening(dir, 2, gametest.ID, "craps"); err != nil {
		t.Fatal(err)
	}
	if _, err := audittest.PlayOn(dir, 1, 0, []string{gametest.ID, "craps"}, program("0.1.0")); err != nil {
		t.Fatal(err)
	}
	if err := audittest.LeaveInHand(dir, 2, []string{gametest.ID, "craps"}, program("0.1.0")); err != nil {
		t.Fatal(err)
	}
	gametest.Deal(t, gametest.Newer)
	found, err := audittest.PlayOn(dir, 3, 8, []string{gametest.ID, "craps"}, program("0.2.0"), floor.MaxLen(12))
	if err != nil {
		t.Fatal(err)
	}
	if !found[gametest.ID].Question {
		t.Fatal("nobody was in the middle of a hand")
	}
	return dir
}

// TestARoundLeadsToItsProgramAndRules: the hand that one program began and another ended, and those before and after it.
func TestARoundLeadsToItsProgramAndRules(t *testing.T) {
	dir := corrected(t)
	r, err := Verify(context.Background(), dir, Options{SeedKey: storetest.Key, Fault: func(f Fault) { t.Error(f.String()) }})
	if err != nil {
		t.Fatal(err)
	}
	if n := len(r.Openings); n != 3 || r.Openings[n-1].Program.Version != "0.2.0" ||
		!slices.Contains(r.Openings[n-1].Changes, "the rules of over-seven went from version 1 to 2") {
		t.Errorf("%+v", r.Openings)
	}
	if n := len(r.Notes); n == 0 || !strings.Contains(r.Notes[n-1].Text,
		"opened by 0.2.0, and by 0.1.0 before; the rules of over-seven went") {
		t.Errorf("%+v", r.Notes)
	}
	var told []string
	for round := uint64(1); ; round++ {
		r, err := Rebuild(context.Background(), dir, gametest.ID, round, "")
		if err != nil {
			break
		}
		if len(r.Faults) > 0 || len(r.Proof.Wrong) > 0 {
			t.Errorf("round %d: %v %v", round, r.Faults, r.Proof.Wrong)
		}
		if line := r.Dealt(); len(told) == 0 || told[len(told)-1] != line {
			told = append(told, line)
		}
	}
	if len(told) < 3 || !strings.HasSuffix(told[0], ", rules of over-seven 1") ||
		told[len(told)-1] != "dealt by 0.2.0, rules of over-seven 2" {
		t.Errorf("%q", told)
	}
	if !slices.ContainsFunc(told, func(s string) bool {
		return strings.HasPrefix(s, "dealt by 0.1.0, from record ") && strings.HasSuffix(s, " on by 0.2.0, rules of over-seven 1")
	}) {
		t.Errorf("no hand that one program began and the other ended: %q", told)
	}
}

// TestACorrectionThatNobodyMadeIsFound: rules that change at a table without an opening that says so, too early, or back.
func TestACorrectionThatNobodyMadeIsFound(t *testing.T) {
	dir := corrected(t)
	at := func(n int, from, to string) func(*journal.Record) bool {
		return func(r *journal.Record) bool {
			if r.Kind == journal.KindTable && r.Table == gametest.ID && strings.Contains(string(r.Data), from) {
				if n--; n == -1 {
					r.Data = []byte(strings.Replace(string(r.Data), from, to, 1))
				}
			}
			return true
		}
	}
	for name, c := range map[string]struct {
		edit func(*journal.Record) bool
		says string
	}{
		"no opening": {dropWith(`"version":"0.2.0"`), "is set up under version 2 of the rules of over-seven, and the program that opened"},
		"too early":  {at(0, `"rules":1`, `"rules":2`), "is set up under version 2 of the rules of over-seven, and the program that opened"},
		"back again": {at(1, `"rules":2`, `"rules":1`), "under version 1 of the rules of over-seven, and the program that opened"},
	} {
		t.Run(name, func(t *testing.T) {
			k := load(t, dir)
			k.forge(t, func(*journal.Record) bool { return true })
			if faults := k.verify(t); len(faults) > 0 {
				t.Fatalf("written anew as it was: %s", list(faults))
			}
			k.forge(t, c.edit)
			if faults := k.verify(t); !slices.ContainsFunc(faults, func(f Fault) bool {
				return f.Matter == Rules && strings.Contains(f.Text, c.says)
			}) {
				t.Errorf("%s", list(faults))
			}
		})
	}
}
