package game

import (
	"testing"
	"time"

	"boardwalk/chance"
	"boardwalk/money"
	"boardwalk/table"
	"boardwalk/table/tabletest"
)

// A licensee may change odds, charges, chips, limits and options while wagers
// lie: what was taken is still settled, and nothing breaks.
func TestChangesAtAnyTime(t *testing.T) {
	for _, r := range All {
		if r.Subchapter == "19:47-14" {
			continue // the walk does not know the new chip when it answers
		}
		t.Run(r.ID, func(t *testing.T) {
			will := chance.NewFast(3, 9)
			now := time.Date(2001, 1, 1, 12, 0, 0, 0, time.UTC)
			taken := 0
			tabletest.WalkEach(t, r, r.Options(), chance.NewFast(5, 9), steps(r)/7, func(live *table.Live, _ table.Log) {
				if live.Question() != nil {
					return
				}
				now = now.Add(10 * time.Minute)
				if will.Draw(3) == 0 {
					c := anyChange(r, live.Table(), will)
					c.At, c.Posted, c.Announced, c.Told = now.Add(30*time.Minute), true, true, true
					if live.Post(c, now) == nil {
						taken++
					}
				} else {
					_ = live.Clock(now)
				}
			})
			if taken < 50 {
				t.Errorf("only %d changes were lawful", taken)
			}
		})
	}
}

func anyChange(r *table.Rules, tab *table.Table, will chance.Source) table.Change {
	wagers := tab.Layout().Wagers
	w := &wagers[will.Draw(len(wagers))]
	name := w.ID
	if will.Draw(2) == 0 && w.Group != "" {
		name = w.Group
	}
	switch will.Draw(5) {
	case 0:
		return table.Change{Matter: table.ChipMatter, Amount: []money.Cents{1, 5, 25, 100, 500}[will.Draw(5)]}
	case 1:
		min := money.Cents(will.Draw(20)+1) * 25
		return table.Change{Matter: table.LimitMatter, Name: []string{"", name}[will.Draw(2)],
			Limit: table.Limit{Min: min, Max: min * money.Cents(will.Draw(100)+10)}}
	case 2:
		o := w.Pays
		if len(o) == 0 {
			return table.Change{Matter: table.ChipMatter, Amount: 100}
		}
		p := o[will.Draw(len(o))].Odds
		return table.Change{Matter: table.PaysMatter, Name: name, Odds: money.Odds{To: p.To*7 + int64(will.Draw(9)), One: p.One * 7}}
	case 3:
		return table.Change{Matter: table.VigorishMatter, Name: name, Rate: money.Rate(will.Draw(6) * 100)}
	}
	opts := tab.Options().Declare()
	if len(opts) == 0 {
		return table.Change{Matter: table.ChipMatter, Amount: 100}
	}
	o := opts[will.Draw(len(opts))]
	words := append([]string{"no", "yes", "1", "2", "3", "4", "6", "8"}, o.Words()...)
	return table.Change{Matter: table.OptionMatter, Name: o.Name, Value: words[will.Draw(len(words))]}
}
