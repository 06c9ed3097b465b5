package letitride

import (
	"testing"

	"boardwalk/game/versus"
	"boardwalk/law"
	"boardwalk/law/lawtest"
	"boardwalk/money"
)

// A limit of $50,000 is lawful by itself; a higher one, if the Commission approved it.
func TestAHigherPayoutLimitNeedsApproval(t *testing.T) {
	lawtest.Cites(t, "18.11(c)")
	for most, want := range map[money.Cents]law.Cite{
		0: "", versus.LeastPayoutLimit: "", versus.LeastPayoutLimit + money.Dollar: "18.11(c)", 100_000 * money.Dollar: "18.11(c)",
	} {
		o := DefaultOptions()
		o.Limit.Most = most
		for _, option := range o.Declare() {
			if option.Name == "payout-limit" && option.Assumes() != want {
				t.Errorf("a limit of %s assumes an approval under %q, want %q", most, option.Assumes(), want)
			}
		}
	}
}
