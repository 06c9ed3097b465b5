package paigowpoker

import (
	"testing"

	"boardwalk/law"
	"boardwalk/law/lawtest"
)

// TestWhatMustBeSubmittedOrApproved holds that a table assumes that the way in which the dealer's hands are set was
// submitted, and that another wager of the dealer's than the player's last one was approved.
func TestWhatMustBeSubmittedOrApproved(t *testing.T) {
	lawtest.Cites(t, "11.9(d)", "11.10(g)")
	assumed := func(o *Options) map[string]law.Cite {
		all := map[string]law.Cite{}
		for _, x := range o.Declare() {
			if by := x.Assumes(); by != "" {
				all[x.Name] = by
			}
		}
		return all
	}
	o := DefaultOptions()
	if got := assumed(o); got["house-way"] != "11.9(d)" || got["dealer-wager"] != "" {
		t.Errorf("the usual options assume %v", got)
	}
	o.Dealer = "50%"
	if got := assumed(o); got["dealer-wager"] != "11.10(g)" {
		t.Errorf("half of the last wager assumes %v", got)
	}
}
