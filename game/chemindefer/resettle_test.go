package chemindefer_test

import (
	"strings"
	"testing"

	"boardwalk/card"
	"boardwalk/chance"
	"boardwalk/game/chemindefer"
	"boardwalk/law/lawtest"
	"boardwalk/money"
	"boardwalk/table"
	"boardwalk/table/tabletest"
)

// points counts as one does at the table: the last digit of the sum.
func points(cards []card.Card) int {
	sum := 0
	for _, c := range cards {
		sum += strings.Index("TA23456789", strings.NewReplacer("J", "T", "Q", "T", "K", "T").Replace(c.String()[:1]))
	}
	return sum % 10
}

// vigorish is worked out a coin at a time.
func vigorish(won money.Cents, o *chemindefer.Options) money.Cents {
	percent, coin := money.Cents(5), money.Cents(25)
	if o.Vigorish == chemindefer.FourPercent {
		percent, coin = 4, 20
	}
	if o.Rounding == chemindefer.Exact {
		return won * percent / 100
	}
	owed := money.Cents(0)
	for owed*100 < won*percent {
		owed += coin
	}
	return min(owed, won)
}

// atRandom are players who answer anything at random.
type atRandom struct{ will *chance.Fast }

func (r atRandom) Answer(q *table.Question) table.Answer {
	choices := q.Choices()
	a := table.Answer{Choice: choices[r.will.Draw(len(choices))]}
	if q.Most > q.Least {
		a.Amount = q.Least + money.Cents(r.will.Draw(int(min(q.Most-q.Least, 5000))))
	}
	return a
}

// covered works out who covers the bank how far: first who may call suivi, then the
// nearest who calls banco, then everybody in turn.
func covered(put [6][3]money.Cents, bank table.Seat, placed money.Cents) (stakes [6]money.Cents) {
	var turn []int
	for s := int(bank) - 1; s >= 1; s-- {
		turn = append(turn, s)
	}
	for s := 5; s > int(bank); s-- {
		turn = append(turn, s)
	}
	for _, area := range []int{2, 1} {
		for _, s := range turn {
			if put[s][area] > 0 {
				stakes[s] = put[s][area]
				return stakes
			}
		}
	}
	left := placed
	for _, s := range turn {
		stakes[s] = min(put[s][0], left)
		left -= stakes[s]
	}
	return stakes
}

// Five players bank, cover and decide at random, to the cent, and a bystander works
// out from the wagers and the cards what each has won. Nothing is made or lost but the
// vigorish.
func TestABystanderSettlesEveryRoundAlike(t *testing.T) {
	lawtest.Cites(t, "4.6(a)1", "4.6(a)2", "4.6(a)3", "4.7(a)", "4.7(b)", "4.7(c)", "4.7(c)[several]", "4.7(d)", "4.7(e)[uncovered]",
		"4.7(g)1", "4.7(g)2", "4.7(g)3", "4.10(b)", "4.10(b)[banker wins]", "4.10(c)", "4.10(c)[rounding]", "4.10(d)[uniform]")
	will := chance.NewFast(41, 1)
	calls := [3]int{}
	for i := range 40 {
		o := chemindefer.DefaultOptions()
		for _, d := range o.Declare() {
			values := append([]string{"no", "yes", "6", "7", "8", "40"}, d.Words()...)
			_ = d.Set(values[will.Draw(len(values))]) // what does not fit is not set
		}
		terms := chemindefer.Rules.Terms()
		terms.Chip, terms.Limit.Min = money.Cent, money.Cent
		tab, err := table.Open(chemindefer.Rules, o, terms, table.From(chance.NewFast(uint64(i), 41)),
			table.With(atRandom{will}), table.To(new(tabletest.Counter)))
		if err != nil {
			t.Fatal(err)
		}
		for s := table.Seat(1); s <= 5; s++ {
			if err := tab.Do(table.Act{Kind: table.Sit, Seat: s, Amount: 10_000 * money.Dollar}); err != nil {
				t.Fatal(err)
			}
		}
		g := tab.Game().(*chemindefer.Game)
		for range 200 {
			if err := tab.Interlude(); err != nil {
				t.Fatal(err)
			}
			bank, placed := g.Bank()
			if bank == 0 {
				_ = tab.Do(table.Act{Kind: table.Special, Seat: 1, Word: "offer-shoe"})
				continue
			}
			var put [6][3]money.Cents
			var before [6]money.Cents
			for s := table.Seat(1); s <= 5; s++ {
				before[s] = tab.Account(s).Net
				area := table.Area(will.Draw(3)) * table.Area(will.Draw(2))
				amount := placed
				if area == 0 {
					amount = money.Cents(will.Draw(int(placed) + 1))
				}
				if tab.Do(table.Act{Kind: table.Make, Seat: s, Area: area, Amount: amount}) == nil {
					put[s][area] = amount
					calls[area]++
				}
			}
			stakes, sum := covered(put, bank, placed), money.Cents(0)
			for _, x := range stakes {
				sum += x
			}
			vig := tab.Results().Vigorish
			if err := tab.Round(); (err == nil) != (sum > 0) {
				t.Fatalf("%v with %v against a bank of %s", err, put, placed)
			} else if err != nil {
				_ = tab.Do(table.Act{Kind: table.Special, Word: "order-pass", Args: [2]int{1}})
				continue
			}
			player, banker := g.Hands()
			mine, theirs := points(player), points(banker)
			for s := table.Seat(1); s <= 5; s++ {
				want := money.Cents(0)
				switch {
				case mine > theirs && s == bank:
					want = -sum
				case mine > theirs:
					want = stakes[s]
				case mine < theirs && s == bank:
					want = sum - vigorish(sum, o)
				case mine < theirs:
					want = -stakes[s]
				}
				if got := tab.Account(s).Net - before[s]; got != want {
					t.Fatalf("seat %d won %s, not %s: bank of %s at %d, wagers %v, cards %v %v, %+v", s, got, want, placed, bank, put, player, banker, *o)
				}
			}
			if r := tab.Results(); r.Inventory != 0 || r.Centre != 0 || mine < theirs != (r.Vigorish > vig) && sum > 20 {
				t.Fatalf("the house has %+v", r)
			}
		}
	}
	if calls[1] < 100 || calls[2] < 10 {
		t.Errorf("only %v wagers on each area", calls)
	}
}
