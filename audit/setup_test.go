package audit

import (
	"strings"
	"testing"
	"time"

	"boardwalk/game"
	"boardwalk/journal"
	"boardwalk/table"
)

// setups is a table that is set up again and again, with the faults that were found.
type setups struct {
	t      *testing.T
	s      *sitting
	faults []string
	seq    int64
}

func newSetups(t *testing.T) *setups {
	u := &setups{t: t}
	f := &follower{findings: findings{tell: func(f Fault) { u.faults = append(u.faults, f.String()) }}}
	u.s = newSitting(f, "craps-1")
	t.Cleanup(u.s.close)
	rules, _ := game.Find("craps")
	u.set(journal.NewSetup(rules, rules.Options(), rules.Terms()))
	if len(u.faults) > 0 || !u.s.known() {
		t.Fatal(u.faults)
	}
	return u
}

// set sets the table up, as it is written.
func (u *setups) set(setup journal.Setup) {
	data, err := journal.Data(setup)
	if err != nil {
		u.t.Fatal(err)
	}
	u.seq++
	u.s.set(&line{row: recordRow{seq: u.seq, table: u.s.id}, rec: journal.Record{Kind: journal.KindTable, Table: u.s.id, Data: data}})
}

// standing is a setup that says how the table stands.
func (u *setups) standing() journal.Setup {
	tab := u.s.stage.table
	setup := journal.NewSetup(tab.Rules(), tab.Options(), tab.Terms())
	var err error
	if setup.State, err = tab.Snapshot().MarshalJSON(); err != nil {
		u.t.Fatal(err)
	}
	return setup
}

func (u *setups) play(entries ...table.Entry) {
	for i := range entries {
		if u.s.stage.play(&entries[i]); u.s.stage.wants.err != nil {
			u.t.Fatal(u.s.stage.wants.err)
		}
	}
}

// TestATableGoesOnAsItIsWritten sets a table up as it stands, and otherwise: only what is written byte for byte as the table
// stands is the same table still, and its accounts are those that it had.
func TestATableGoesOnAsItIsWritten(t *testing.T) {
	u := newSetups(t)
	u.play(table.Entry{Kind: table.Opened},
		table.Entry{Kind: table.Acted, Act: table.Act{Kind: table.Sit, Seat: 2, Amount: 50000, Person: "ann"}})
	u.s.book.Take(u.s.stage.table)
	was, right := u.s.stage, u.standing()
	u.set(right)
	if len(u.faults) > 0 || u.s.stage != was {
		t.Fatalf("it is another table: %v, %q", u.s.stage != was, u.faults)
	}
	if u.s.settle(&line{}); len(u.faults) > 0 {
		t.Fatal(u.faults)
	}
	wrong := right
	wrong.State = []byte(strings.Replace(string(right.State), `"chips":50000`, `"chips":60000`, 1))
	if string(wrong.State) == string(right.State) {
		t.Fatalf("no chips in %s", right.State)
	}
	u.set(wrong)
	if len(u.faults) != 1 || !strings.Contains(u.faults[0], "goes on otherwise than it stood") || u.s.stage == was {
		t.Errorf("the same table: %v, %q", u.s.stage == was, u.faults)
	}
	if u.s.settle(&line{}); !strings.Contains(u.faults[len(u.faults)-1], "by the ledger") {
		t.Errorf("$100 came from nowhere: %q", u.faults)
	}
}

// TestASnapshotHasAllOfATableAtRest looks for what no snapshot has: a table that waits, and changes that are to come.
func TestASnapshotHasAllOfATableAtRest(t *testing.T) {
	u := newSetups(t)
	u.play(table.Entry{Kind: table.Opened})
	if !u.s.rests() {
		t.Error("a table that was opened does not rest")
	}
	pass, _ := u.s.stage.table.Layout().Area("pass")
	u.play(table.Entry{Kind: table.Acted, Act: table.Act{Kind: table.Sit, Seat: 1, Amount: 50000, Person: "ann"}},
		table.Entry{Kind: table.Acted, Act: table.Act{Kind: table.Make, Seat: 1, Area: pass, Amount: 1000}})
	u.play(table.Entry{Kind: table.Played})
	if u.s.rests() {
		t.Error("a table in the middle of a round rests")
	}
	was := u.s.stage
	u.set(u.standing())
	if u.s.stage == was || len(u.faults) != 1 || !strings.Contains(u.faults[0], "in the middle of a round") {
		t.Errorf("a table that waits goes on: %v, %q", u.s.stage == was, u.faults)
	}

	u = newSetups(t)
	u.play(table.Entry{Kind: table.Opened})
	now := time.Date(2026, 5, 1, 12, 0, 0, 0, time.UTC)
	limit := u.s.stage.table.Terms().Limit
	limit.Min *= 2
	u.play(table.Entry{Kind: table.Noticed, Time: now, Change: table.Change{Matter: table.LimitMatter, Limit: limit,
		At: now.Add(24 * time.Hour), Posted: true, Announced: true, Told: true}})
	if len(u.s.stage.table.Pending()) != 1 || u.s.rests() {
		t.Errorf("%d changes are to come, and the table rests: %v", len(u.s.stage.table.Pending()), u.s.rests())
	}
}
