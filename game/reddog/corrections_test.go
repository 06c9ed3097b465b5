package reddog

import (
	"testing"

	"boardwalk/chance"
	"boardwalk/law"
	"boardwalk/law/lawtest"
	"boardwalk/money"
	"boardwalk/table"
)

// TestValueCall: the value of the third card is announced under 6.5(i). A table that was set up before that was corrected goes
// on as it was.
func TestValueCall(t *testing.T) {
	lawtest.Cites(t, "6.5(i)")
	for version, want := range map[int][2]bool{1: {false, false}, 2: {true, true}} {
		o, ok := Rules.AsOf(version, DefaultOptions())
		if !ok || Rules.VersionOf(o) != version {
			t.Fatalf("there is no version %d", version)
		}
		called := 0
		for seed := uint64(1); called == 0 && seed < 50; seed++ {
			var log table.Log
			tab, err := table.Open(Rules, Rules.Copy(o), Rules.Terms(), table.From(chance.NewFast(seed, 0)), table.To(&log))
			if err != nil {
				t.Fatal(err)
			}
			for _, a := range []table.Act{{Kind: table.Sit, Seat: 1, Amount: 100 * money.Dollar},
				{Kind: table.Make, Seat: 1, Area: 0, Amount: 10 * money.Dollar}} {
				if err := tab.Do(a); err != nil {
					t.Fatal(err)
				}
			}
			if err := tab.Round(); err != nil {
				t.Fatal(err)
			}
			for i := range log {
				if e := &log[i]; e.Word == "third-value" {
					called++
					byOrder, beside := e.By.Full() == law.Cite("6.5(i)").Full(), e.OddsBy != ""
					if [2]bool{byOrder, beside} != want {
						t.Errorf("version %d: announced under %s, beside it %q", version, e.By, e.OddsBy)
					}
				}
			}
		}
		if called == 0 {
			t.Errorf("version %d: no third card", version)
		}
	}
}
