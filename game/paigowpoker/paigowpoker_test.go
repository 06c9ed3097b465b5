package paigowpoker

import (
	"testing"

	"boardwalk/chance"
	"boardwalk/game/banked"
	"boardwalk/game/deal"
	"boardwalk/table"
	"boardwalk/table/tabletest"
)

// TestWalks plays the game at random under the options that change most. With a bank
// a walk must come to all that a bank is for.
func TestWalks(t *testing.T) {
	steps := 1600
	if testing.Short() {
		steps = 400
	}
	for i, change := range []func(*Options){
		func(o *Options) {},
		func(o *Options) { o.Banking = banked.WithBank },
		func(o *Options) { o.Banking = banked.WithCoBank },
		func(o *Options) { o.Banking, o.TwoAreas = banked.WithCoBank, true },
		func(o *Options) { o.Banking, o.Cards.Dealing = banked.WithBank, deal.FromHand },
		func(o *Options) {
			o.Banking, o.Cards.Dealing, o.Starting, o.Additional = banked.WithBank, deal.AutomatedShoe, Generator, "21-to-4"
		},
	} {
		o := DefaultOptions()
		change(o)
		kinds, parties := map[table.EventKind]int{}, map[table.Party]int{}
		seen := 0
		tabletest.WalkEach(t, Rules, o, chance.NewFast(uint64(i), 1), steps, func(_ *table.Live, log table.Log) {
			for ; seen < len(log); seen++ {
				kinds[log[seen].Kind]++
				if log[seen].Kind == table.Centred {
					parties[log[seen].Against]++
				}
			}
		})
		if !testing.Short() && o.Banking != banked.NoBank && (kinds[table.Covered] < 3 || kinds[table.Released] < 3 || kinds[table.Centred] < 3) {
			t.Errorf("options %d: %d covers, %d releases, %d amounts through the centre of %d parties", i, kinds[table.Covered],
				kinds[table.Released],
				kinds[table.Centred], len(parties))
		}
	}
}

// The regulation's own examples of the count, and all others: from the dealer as one
// counterclockwise, with six positions.
func TestTheCountOfTheDice(t *testing.T) {
	for n, want := range map[int]table.Box{8: 0, 14: 1, 3: 5, 2: 6, 9: 6, 18: 4, 1: 0, 7: 1} {
		if got := counted(0, n); got != want {
			t.Errorf("a total of %d gives the first card to %d, not %d", n, got, want)
		}
	}
	for bank := range table.Box(boxes) {
		for n := 1; n <= 18; n++ {
			at := bank
			for range n - 1 {
				if at == 0 {
					at = boxes
				}
				at--
			}
			if got := counted(bank, n); got != at {
				t.Errorf("a total of %d from %d ends at %d, not %d", n, bank, got, at)
			}
		}
	}
}
