package doubledown_test

import (
	"fmt"
	"testing"

	"boardwalk/card"
	"boardwalk/chance"
	"boardwalk/game/deal"
	"boardwalk/game/doubledown"
	"boardwalk/game/versus/versustest"
	"boardwalk/law/lawtest"
	"boardwalk/money"
	"boardwalk/table"
	"boardwalk/table/tabletest"
)

// should is what a position wins by 17.10.
func should(w *versustest.Bystander, p table.Box) money.Cents {
	staked := w.Put[fmt.Sprint("original-", p)] + w.Put[fmt.Sprint("double-down-", p)]
	if w.Void {
		return 0
	}
	hand := versustest.Strength(append([]card.Card{w.Cards[p][0]}, w.Cards[0]...))
	odds := []money.Cents{-1, 1, 2, 3, 5, 8, 10, 25, 100}[hand[0]]
	switch pair := hand[1]; {
	case hand[0] == 1 && pair <= 5:
		odds = -1
	case hand[0] == 1 && pair <= 10:
		odds = 0
	case hand[0] == 8 && pair == 14:
		odds = 1000
	}
	return min(staked*odds, 100_000*money.Dollar)
}

// Rounds are played under options, with decisions and incidents drawn at random,
// and settled a second time by somebody who ranks hands from scratch.
func TestABystanderSettlesEveryRoundAlike(t *testing.T) {
	lawtest.Cites(t, "17.5(b)1", "17.5(b)2", "17.5(b)3", "17.5(b)4", "17.5(b)5", "17.5(b)6", "17.5(b)7", "17.5(b)8", "17.5(b)9",
		"17.9(a)", "17.9(b)", "17.9(c)", "17.10(c)")
	will := chance.NewFast(17, 3)
	for i, o := range tables() {
		w := &versustest.Bystander{Will: will}
		tab := tabletest.Open(t, doubledown.Rules, o, 0, table.From(chance.NewFast(uint64(i), 17)), table.With(w), table.To(w))
		w.Table = tab
		for _, s := range []table.Seat{1, 3, 6} {
			if err := tab.Do(table.Act{Kind: table.Sit, Seat: s, Amount: tabletest.Bankroll}); err != nil {
				t.Fatal(err)
			}
		}
		incidents := tab.Layout().Incidents
		for range 2000 {
			w.Begin()
			w.Put = map[string]money.Cents{}
			before, places := map[table.Seat]money.Cents{}, map[table.Seat][]table.Box{}
			for _, s := range tab.Present() {
				before[s] = tab.Account(s).Net
				for _, p := range []table.Box{s.Box(), s.Box() + 1} {
					area, _ := tab.Layout().Area(fmt.Sprint("original-", p))
					amount := money.Cents(will.Draw(10_000)+1) * money.Dollar
					if err := tab.Do(table.Act{Kind: table.Make, Seat: s, Area: area, Amount: amount}); (err == nil) != (p == s.Box() || o.TwoPositions) {
						t.Fatal(err)
					} else if err == nil {
						places[s] = append(places[s], p)
					}
				}
			}
			if will.Draw(10) == 0 {
				_ = tab.Do(table.Act{Kind: table.Report, Word: incidents[will.Draw(len(incidents))].ID, Args: [2]int{1}}) // some do not fit the table
			}
			if err := tab.Round(); err != nil {
				t.Fatal(err)
			}
			for s, list := range places {
				var want money.Cents
				for _, p := range list {
					want += should(w, p)
				}
				if won := tab.Account(s).Net - before[s]; won != want {
					t.Fatalf("%+v: seat %d won %s, not %s: %v, %v", o, s, won, want, w.Put, w.Cards)
				}
			}
			if err := tab.Verify(); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// tables are options that the law allows together.
func tables() []*doubledown.Options {
	std := doubledown.DefaultOptions
	hand, device, two := std(), std(), std()
	hand.Dealing = deal.FromHand
	device.Shuffling, device.IntoShoe = deal.Device, true
	two.Shuffling, two.TwoPositions = deal.DeviceTwoDecks, true
	return []*doubledown.Options{std(), hand, device, two}
}

// Whatever is chosen together and whatever goes wrong, no chip and no card is
// lost.
func TestWalksWithOptionsTogether(t *testing.T) {
	for i, o := range tables() {
		tabletest.Walk(t, doubledown.Rules, o, chance.NewFast(uint64(i), 17), 1500)
	}
}
