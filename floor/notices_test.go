package floor

import (
	"strings"
	"testing"
	"time"

	"boardwalk/journal"
	"boardwalk/law/lawtest"
	"boardwalk/money"
	"boardwalk/table"
)

func TestANoticeIsWithdrawnBeforeItTakesEffect(t *testing.T) {
	evening(t, "roulette", func(t *testing.T, h *House, tab *Table, log *memory) {
		boss := party("boss")
		v, _ := tab.View(ctx, "")
		most := v.Terms.Limit.Max
		change := func(max money.Cents, after time.Duration) table.Change {
			return table.Change{Matter: table.LimitMatter, Limit: table.Limit{Min: v.Terms.Limit.Min, Max: max}, At: time.Now().Add(after),
				Posted: true, Announced: true, Told: true}
		}
		off, stays := change(2*most, 30*time.Minute), change(3*most, time.Hour)
		must(t)(h.PostNotice(ctx, boss, off, tab.ID))
		refused(t, "8.3(b)", errOf(h.PostNotice(ctx, boss, off, tab.ID))) // twice
		must(t)(h.PostNotice(ctx, boss, stays, tab.ID))

		h.Close() // in a house that was opened again
		h = open(t, h.file, log)
		defer h.Close()
		tab = at(t, h, "roulette")
		notice := Notice{Seq: 7, Table: tab.ID, Change: off.String(), At: off.At}
		refused(t, "8.3(b)", errOf(h.WithdrawNotice(ctx, boss, Notice{Seq: 7, Table: tab.ID, Change: off.String(), At: off.At.Add(time.Minute)})))
		boss.Key = "off"
		must(t)(h.WithdrawNotice(ctx, boss, notice))
		if r := must(t)(h.WithdrawNotice(ctx, boss, notice)); !r.Repeated {
			t.Errorf("%+v", r)
		}
		refused(t, "8.3(b)", errOf(h.WithdrawNotice(ctx, party("boss"), notice)))
		if l := h.Lobby()[0]; len(l.Pending) != 1 || l.Pending[0].String() != stays.String() {
			t.Errorf("to come: %+v", l.Pending)
		}
		if last := lastEvent(t, tab); last.Told.By != "8.3(b)3" ||
			!strings.HasPrefix(last.Told.Text, "the Commission is told: withdrawn: from ") {
			t.Errorf("%+v", last)
		}
		var n journal.Notice
		records := log.records[""]
		if err := records[len(records)-1].Read(&n); err != nil || n.Withdraws != 7 || n.Change != off.String() || !n.Told {
			t.Errorf("%+v, %v", n, err)
		}

		h.Close()
		h = open(t, h.file, log)
		defer h.Close()
		tab = at(t, h, "roulette")
		time.Sleep(40 * time.Minute)
		if v, _ := tab.View(ctx, ""); v.Terms.Limit.Max != most {
			t.Errorf("the change came all the same: %s", v.Terms.Limit.Max)
		}
		time.Sleep(25 * time.Minute)
		if v, _ := tab.View(ctx, ""); v.Terms.Limit.Max != 3*most {
			t.Errorf("the other change did not come: %s", v.Terms.Limit.Max)
		}
		// it is in effect
		refused(t, "8.3(b)", errOf(h.WithdrawNotice(ctx, party("boss"), Notice{Seq: 8, Table: tab.ID, Change: stays.String(), At: stays.At})))
		lawtest.Cites(t, "8.3(b)")
	})
}
