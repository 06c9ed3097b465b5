package banktest

import (
	"testing"

	"boardwalk/chance"
	"boardwalk/table"
	"boardwalk/table/tabletest"
)

// TestWalks plays the game at random in all of its versions. A walk must come to all
// that the game is for.
func TestWalks(t *testing.T) {
	for i, bank := range []string{Player, Half, Centre} {
		t.Run(bank, func(t *testing.T) {
			kinds, parties := map[table.EventKind]int{}, map[table.Party]bool{}
			most, seen := 0, 0
			tabletest.WalkEach(t, Rules, &Options{Bank: bank}, chance.NewFast(uint64(i), 1), 2000, func(l *table.Live, log table.Log) {
				together := 0
				for ; seen < len(log); seen++ {
					e := log[seen]
					kinds[e.Kind]++
					if e.Kind == table.Paid {
						parties[e.Against] = true
					}
					if e.Kind != table.Offered {
						together = 0
						continue
					}
					together++
					most = max(most, together)
				}
			})
			wanted := []table.EventKind{table.Covered, table.Released, table.Answered}
			if bank == Centre {
				wanted = append(wanted, table.Centred, table.Vigorished)
			}
			for _, k := range wanted {
				if kinds[k] < 20 {
					t.Errorf("%q was told %d times", k, kinds[k])
				}
			}
			if most < 3 || len(parties) < 2 {
				t.Errorf("at most %d were asked at once, and %d parties have paid", most, len(parties))
			}
		})
		tabletest.Walk(t, Rules, &Options{Bank: bank}, chance.NewFast(uint64(i), 2), 700)
	}
}
