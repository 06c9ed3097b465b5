package bigsix_test

import (
	"testing"

	"boardwalk/chance"
	"boardwalk/game/bigsix"
	"boardwalk/money"
	"boardwalk/table"
	"boardwalk/table/tabletest"
)

func TestAWitnessSettlesEverySpinAlike(t *testing.T) {
	odds := map[string]money.Cents{"one": 1, "two": 2, "five": 5, "ten": 10, "twenty": 20, "joker": 45, "flag": 45}
	labels := map[string]string{"one": "$1", "two": "$2", "five": "$5", "ten": "$10", "twenty": "$20", "joker": "joker", "flag": "flag"}
	for i, clapper := range []string{"previous", "respin"} {
		w := &tabletest.Witness{Settle: func(e *table.Event, laid []tabletest.Laid) (due []tabletest.Movement) {
			if e.Kind == table.Voided {
				return nil
			}
			for _, l := range laid {
				m := tabletest.Movement{Kind: table.Collected, Seat: l.Seat, ID: l.ID, Amount: l.Amount}
				if e.Text == labels[l.ID] {
					m.Kind, m.Amount = table.Paid, l.Amount*odds[l.ID]
				}
				due = append(due, m)
			}
			return due
		}}
		w.Watch(t, bigsix.Rules, &bigsix.Options{Wheel: "ones-23", Clapper: clapper}, chance.NewFast(uint64(i), 55), 6_000)
		for id := range odds {
			if !w.Settled(id) {
				t.Errorf("no wager on %s was ever settled", id)
			}
		}
	}
}
