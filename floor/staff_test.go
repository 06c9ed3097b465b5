package floor

import (
	"strings"
	"testing"
	"time"

	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

func TestANoticeIsOfTheNearFuture(t *testing.T) {
	evening(t, "roulette", func(t *testing.T, h *House, tab *Table, log *memory) {
		v, _ := tab.View(ctx, "")
		c := table.Change{Matter: table.LimitMatter, Limit: table.Limit{Min: v.Terms.Limit.Min, Max: 2 * v.Terms.Limit.Max},
			Posted: true, Announced: true}
		for after, by := range map[time.Duration]law.Cite{-time.Minute: "8.3(c)", -50000 * time.Hour: "8.3(c)",
			400 * 24 * time.Hour: "house:added-4(a)"} {
			c.At = time.Now().Add(after)
			refused(t, by, errOf(h.PostNotice(ctx, party("boss"), c, tab.ID)))
		}
		c.At = time.Now().Add(300 * 24 * time.Hour)
		must(t)(h.PostNotice(ctx, party("boss"), c, tab.ID))
	})
}

func TestStaffDoNotActForAPlayer(t *testing.T) {
	evening(t, "hold-em", func(t *testing.T, h *House, tab *Table, log *memory) {
		refused(t, "14.7(a)", errOf(tab.Report(ctx, party("fran"), table.Act{Kind: table.Special, Word: "sit-out", Seat: 1})))
		must(t)(tab.Act(ctx, party("ann"), table.Act{Kind: table.Special, Word: "sit-out"}))
	})
	evening(t, "roulette", func(t *testing.T, h *House, tab *Table, log *memory) { // whose seat is theirs, whatever they say
		must(t)(tab.Report(ctx, party("fran"), table.Act{Kind: table.Report, Word: "short-spin", Seat: 1}))
	})
}

func TestWhatIsWrittenCanBePrinted(t *testing.T) {
	evening(t, "roulette", func(t *testing.T, h *House, tab *Table, log *memory) {
		ann, boss := party("ann"), party("boss")
		red := area(t, tab, "red")
		v, _ := tab.View(ctx, "")
		over := Over{Seat: 1, Area: red, Amount: v.Terms.Limit.Max + 10*money.Dollar}
		must(t)(tab.AddChips(ctx, ann, over.Amount))
		must(t)(tab.AskOver(ctx, ann, red, over.Amount))
		before := len(log.all("roulette"))
		for _, text := range []string{"\x1b[2J", "one\ntwo", "\u202eback", "half\xff", "tab\t"} {
			refused(t, "", errOf(tab.Cut(ctx, ann, tab.Status().Round, text)))
			refused(t, "", errOf(tab.Deny(ctx, boss, over, text)))
			refused(t, "", errOf(tab.Close(ctx, boss, text)))
			refused(t, "", errOf(tab.Eject(ctx, boss, 1, text)))
		}
		if got := len(log.all("roulette")); got != before {
			t.Errorf("%d records were written", got-before)
		}
		must(t)(cut(tab, "ann"))
		must(t)(tab.Close(ctx, boss, "a break"))
		refused(t, "", errOf(tab.Open(ctx, boss, "\r")))
		for _, r := range log.all("roulette") {
			if strings.Contains(string(r.Data), "\\u001b") {
				t.Errorf("%s", r.Data)
			}
		}
	})
}
