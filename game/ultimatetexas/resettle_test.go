package ultimatetexas_test

import (
	"slices"
	"testing"

	"boardwalk/card"
	"boardwalk/chance"
	"boardwalk/game/deal"
	"boardwalk/game/ultimatetexas"
	"boardwalk/game/versus/versustest"
	"boardwalk/law/lawtest"
	"boardwalk/money"
	"boardwalk/table"
	"boardwalk/table/tabletest"
)

// best is the best five of seven cards.
func best(cards []card.Card) []int {
	var most []int
	for i := range cards {
		for j := range i {
			five := slices.Delete(slices.Clone(cards), i, i+1)
			five = slices.Delete(five, j, j+1)
			if s := versustest.Strength(five); slices.Compare(s, most) > 0 {
				most = s
			}
		}
	}
	return most
}

// paid is what a line of odds pays by the class of a hand, a royal flush being 9.
func paid(hand []int, odds [10]float64) float64 {
	if hand[0] == 8 && hand[1] == 14 {
		return odds[9]
	}
	return odds[hand[0]]
}

var tripsOdds = map[string][10]float64{
	"A": {-1, -1, -1, 3, 4, 7, 9, 30, 40, 50}, "B": {-1, -1, -1, 3, 5, 6, 8, 30, 40, 50},
	"C": {-1, -1, -1, 3, 4, 7, 8, 30, 40, 50}, "D": {-1, -1, -1, 3, 5, 6, 7, 20, 40, 50},
}

// should is what a position wins.
func should(w *versustest.Bystander, o *ultimatetexas.Options, p table.Box) money.Cents {
	at := "-" + string('0'+rune(p))
	ante, trips, play := w.Put["ante"+at], w.Put["trips"+at], w.Put["play"+at]
	folded := slices.Contains(w.Answers[p], ultimatetexas.Fold)
	switch {
	case w.Void && folded: // before the stub was counted
		return -2 * ante
	case w.Void || ante == 0:
		return 0
	}
	mine, dealers := best(slices.Concat(w.Cards[p], w.Cards[7])), best(slices.Concat(w.Cards[0], w.Cards[7]))
	won := money.Cents(float64(trips) * paid(mine, tripsOdds[o.Trips]))
	if folded {
		return won - 2*ante
	}
	blind := [10]float64{4: 1, 5: 1.5, 6: 3, 7: 10, 8: 50, 9: 500}
	if o.Blind == "B" {
		blind[4] = 0
	}
	qualified := money.Cents(0)
	if dealers[0] > 0 {
		qualified = 1
	}
	switch n := slices.Compare(mine, dealers); {
	case n < 0:
		won -= play + ante + qualified*ante
	case n > 0:
		won += play + money.Cents(float64(ante)*paid(mine, blind)) + qualified*ante
	}
	return won
}

// tables are options that the rules allow together.
func tables() []*ultimatetexas.Options {
	std := ultimatetexas.DefaultOptions
	hand, two, counts := std(), std(), std()
	hand.Dealing, hand.Shuffling, hand.Blind, hand.Trips = deal.FromHand, deal.Device, "B", "B"
	two.Shuffling, two.Trips = deal.DeviceTwoDecks, "C"
	counts.Shuffling, counts.DeviceCounts, counts.Trips, counts.Limit.Most = deal.Device, true, "D", 75_000*money.Dollar
	return []*ultimatetexas.Options{std(), hand, two, counts}
}

// Rounds are played under options, with decisions and incidents drawn at random, and
// settled a second time by somebody who ranks hands from scratch.
func TestABystanderSettlesEveryRoundAlike(t *testing.T) {
	lawtest.Cites(t, "house:ultimate-5(b)", "house:ultimate-5(c)", "house:ultimate-5(d)", "house:ultimate-9(e)[wagers]",
		"house:ultimate-9(e)[trips]",
		"house:ultimate-9(g)[ante]", "house:ultimate-9(h)1", "house:ultimate-9(h)2", "house:ultimate-9(h)3",
		"house:ultimate-9(i)", "house:ultimate-10(a)",
		"house:ultimate-10(b)[table A]", "house:ultimate-10(b)[table B]", "house:ultimate-10(c)[table A]", "house:ultimate-10(c)[table D]")
	will := chance.NewFast(32, 3)
	for i, o := range tables() {
		w := &versustest.Bystander{Will: will}
		tab := tabletest.Open(t, ultimatetexas.Rules, o, 6, table.From(chance.NewFast(uint64(i), 32)), table.With(w), table.To(w))
		w.Table = tab
		for range 500 {
			w.Begin()
			w.Put = map[string]money.Cents{}
			before := map[table.Seat]money.Cents{}
			for _, s := range tab.Present() {
				before[s] = tab.Account(s).Net
				amount := money.Cents(will.Draw(8)+1) * 2 * money.Dollar
				for _, area := range []table.Area{0, 1, 2} {
					if err := tab.Do(table.Act{Kind: table.Make, Seat: s, Area: table.Area(s-1)*5 + area, Amount: amount}); err != nil {
						t.Fatal(err)
					}
				}
			}
			for _, incident := range tab.Layout().Incidents {
				if will.Draw(60) == 0 {
					_ = tab.Do(table.Act{Kind: table.Report, Word: incident.ID, Args: [2]int{will.Draw(8)}}) // some do not fit the table
				}
			}
			if err := tab.Round(); err != nil {
				t.Fatal(err)
			}
			for _, s := range tab.Present() {
				if got, want := tab.Account(s).Net-before[s], should(w, o, s.Box()); got != want {
					t.Fatalf("%+v: seat %d won %s, not %s: %v, %v, cards %v", *o, s, got, want, w.Put, w.Answers, w.Cards)
				}
			}
			if err := tab.Verify(); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// Whatever is chosen together and whatever goes wrong, no chip and no card is lost.
func TestWalksWithOptionsTogether(t *testing.T) {
	for i, o := range tables() {
		tabletest.Walk(t, ultimatetexas.Rules, o, chance.NewFast(uint64(i), 32), 1000)
	}
}

// wagers are ante and blind of two players.
var wagers = func() (list []table.Act) {
	for seat := range table.Seat(2) {
		for area := range table.Area(2) {
			list = append(list, table.Act{Kind: table.Make, Seat: seat + 1, Area: table.Area(seat)*5 + area, Amount: 2 * money.Dollar})
		}
	}
	return list
}()

// The discard rack holds the burned cards, each player's in one piece, and the dealer's and
// the community cards last.
func TestTheRackKeepsTheHands(t *testing.T) {
	lawtest.Cites(t, "house:ultimate-9(j)")
	rack, dealt := versustest.Watch(t, ultimatetexas.Rules, nil, false, 1, wagers, table.With(tabletest.Taking(ultimatetexas.BetFour)))
	if want := slices.Concat(dealt[2], dealt[1], dealt[0], dealt[7]); !slices.Equal(rack[2:], want) {
		t.Fatalf("in the discard rack are %v, not two burned cards and %v", rack, want)
	}
}
