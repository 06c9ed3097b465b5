package roulette

import (
	"testing"

	"boardwalk/law/lawtest"
)

// TestTheSevenNumbersWagerNeedsApproval holds that a table that offers it assumes the Commission's approval.
func TestTheSevenNumbersWagerNeedsApproval(t *testing.T) {
	lawtest.Cites(t, "5.1(f)1")
	for _, offered := range []bool{false, true} {
		for _, x := range (&Options{SevenNumbers: offered}).Declare() {
			if by := x.Assumes(); (by == "5.1(f)1") != (offered && x.Name == "seven-numbers") {
				t.Errorf("offered %t: %s assumes an approval by %q", offered, x.Name, by)
			}
		}
	}
}
