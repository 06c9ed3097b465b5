package floor

import (
	"testing"
	"time"

	"boardwalk/law/lawtest"
	"boardwalk/money"
	"boardwalk/table"
)

// TestBoundsOfNoticesAreNamedAsTheHousesOwn is about what no paragraph asks for: how early notice may be given, and how late it
// may be given or withdrawn at several tables at once.
func TestBoundsOfNoticesAreNamedAsTheHousesOwn(t *testing.T) {
	lawtest.Cites(t, "house:added-4(a)", "house:added-4(b)", "house:added-4(c)")
	twoOfCraps(t, func(t *testing.T, h *House, log *memory) {
		boss := party("boss")
		v, _ := at(t, h, "craps").View(ctx, "")
		change := func(after time.Duration) table.Change {
			return table.Change{Matter: table.LimitMatter, Limit: table.Limit{Min: v.Terms.Limit.Min, Max: 2 * v.Terms.Limit.Max},
				At: time.Now().Add(after), Posted: true, Announced: true, Told: true}
		}
		refused(t, "house:added-4(a)", errOf(h.PostNotice(ctx, boss, change(366*24*time.Hour), "craps")))
		refused(t, "house:added-4(b)", errOf(h.PostNotice(ctx, boss, change(time.Minute), "craps", "craps-2")))
		must(t)(h.PostNotice(ctx, boss, change(10*time.Minute), "craps", "craps-2"))
		time.Sleep(8 * time.Minute) // the last two minutes just begin
		must(t)(h.WithdrawNotice(ctx, boss, given(t, log, "craps"), given(t, log, "craps-2")))
		must(t)(h.PostNotice(ctx, boss, change(10*time.Minute), "craps", "craps-2"))
		time.Sleep(9 * time.Minute)
		refused(t, "house:added-4(c)", errOf(h.WithdrawNotice(ctx, boss, given(t, log, "craps"), given(t, log, "craps-2"))))
	})
}

func TestATableKeepsSoManyWagersAboveTheMaximum(t *testing.T) {
	lawtest.Cites(t, "house:added-3(a)")
	evening(t, "big-six", func(t *testing.T, _ *House, tab *Table, log *memory) {
		for n := range 200 {
			_, err := tab.AskOver(ctx, party("ann"), 0, money.Cents(n+1)*money.Cent)
			if err == nil {
				continue
			}
			refused(t, "house:added-3(a)", err)
			if waiting := log.waiting(); waiting != n || n == 0 {
				t.Errorf("%d wagers wait after %d were asked for", waiting, n)
			}
			return
		}
		t.Error("there is no last one")
	})
}
