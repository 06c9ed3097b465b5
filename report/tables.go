package report

import (
	"context"
	"strconv"
	"time"

	"boardwalk/journal"
	"boardwalk/ledger"
	"boardwalk/report/walk"
	"boardwalk/store"
	"boardwalk/table"
)

// seatText writes a seat as a number.
func seatText(s table.Seat) string { return strconv.Itoa(int(s)) }

// readTable plays the records of a table of the day again. It returns nil for an id that is no table's.
func readTable(ctx context.Context, log *store.Reader, id string, k *tableBooks, figures *Figures, from, to time.Time,
	tell func(int64)) (*Table, *happenings, error) {
	t := &Table{ID: id, Records: k.Records}
	h := &happenings{log: k.Log}
	g := &wagers{figures: figures, lines: map[string]*Wager{}}
	begun := false
	rounds := int64(0)
	today := func(s *walk.Step) bool { return !s.Time.Before(from) && s.Time.Before(to) }
	v := walk.Visitor{
		Before: func(w *walk.Walk, s *walk.Step) error {
			if !begun && today(s) {
				begun = true
				t.Opening = w.Holds(ledger.Inventory(id))
			}
			return nil
		},
		After: func(w *walk.Walk, s *walk.Step) error {
			if s.Kind == journal.KindTable {
				g.setUp(w)
			}
			in := today(s)
			for i := range s.Events {
				e := &s.Events[i]
				if e.Kind != journal.KindEntry {
					continue
				}
				if in {
					g.hear(w, e)
				}
				g.follow(s, &e.Told)
			}
			if s.Entry.Kind == table.Noticed || s.Entry.Kind == table.Clocked {
				g.worths = nil // the rules may be others now
			}
			if !in {
				return nil
			}
			tell(1 + int64(s.Last-s.Seq))
			h.step(w, s)
			if s.Kind == journal.KindEntry && s.Entry.Kind == table.Played && !s.Entry.Refused {
				rounds++
			}
			t.describe(w)
			t.Closing = w.Holds(ledger.Inventory(id))
			return nil
		}}
	if err := walk.Table(ctx, log, id, k.First, k.Last+1, &v); err != nil {
		return nil, nil, err
	}
	if t.Game == "" {
		return nil, nil, nil
	}
	t.Rounds = rounds
	t.take(k, g)
	h.coupons = g.coupons
	return t, h, nil
}

// describe notes what a table is called.
func (t *Table) describe(w *walk.Walk) {
	rules := w.Sitting.Table().Rules()
	t.Game, t.GameName, t.Name, t.Designed = rules.ID, rules.Name, rules.Name, rules.Designed()
	if p := &w.Placement; p.Pit != "" {
		t.Pit, t.Private, t.Tournament = p.Pit, p.Table.Private, p.Tournament != nil
		if p.Table.Name != "" {
			t.Name = p.Table.Name
		}
	}
}

// take takes what the ledger says of the table and what its events do.
func (t *Table) take(k *tableBooks, g *wagers) {
	t.Drop, t.DropBox, t.Taken, t.Fills, t.Credits = k.drop, k.box, k.taken, k.fills, k.credits
	t.Fed, t.Drawn, t.Fixed = k.fed, k.drawn, k.corrected
	t.Vigorish, t.Rake, t.Centre = g.vigorish, g.rake, g.centre
	t.Win = g.play + k.corrected
	t.Wagers = g.list()
	if t.Wagers == nil {
		t.Wagers = []Wager{}
	}
	for i := range t.Wagers {
		w := &t.Wagers[i]
		if w.With == "" {
			t.Handle += w.Handle
		}
		t.Theory.join(&w.Theory)
	}
	t.Theory.settle()
	t.hold()
	t.Ledger = k.house
	t.Differs = t.Ledger - (t.Win + t.Fills - t.Credits - t.Fed + t.Drawn)
	if t.Differs == 0 { // the inventory as the table itself has it
		t.Differs = t.Closing - t.Opening - k.inventory
	}
}

// hold finds the win as a part of the drop.
func (m *Money) hold() {
	m.Hold = nil
	if m.Drop > 0 {
		h := float64(m.Win) / float64(m.Drop)
		m.Hold = &h
	}
}
