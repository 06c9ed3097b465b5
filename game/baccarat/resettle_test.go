package baccarat_test

import (
	"strings"
	"testing"

	"boardwalk/card"
	"boardwalk/chance"
	"boardwalk/game/baccarat"
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

// draws says which hands have a third card.
func draws(p, b []card.Card) (player, banker bool) {
	mine, theirs := points(p[:2]), points(b[:2])
	if mine >= 8 || theirs >= 8 {
		return false, false
	}
	if mine >= 6 {
		return false, theirs <= 5
	}
	third := points(p[2:])
	return true, theirs <= 2 || theirs == 3 && third != 8 || theirs == 4 && third >= 2 && third <= 7 ||
		theirs == 5 && third >= 4 && third <= 7 || theirs == 6 && (third == 6 || third == 7)
}

// vigorish is worked out a coin at a time.
func vigorish(won money.Cents, o *baccarat.Options, coin5, coin4 money.Cents) money.Cents {
	percent, coin := money.Cents(5), coin5
	switch {
	case o.Vigorish == baccarat.OnTie:
		return 0
	case o.Vigorish == baccarat.FourPercent:
		percent, coin = 4, coin4
	}
	if o.Rounding == baccarat.Exact {
		return won * percent / 100
	}
	owed := money.Cents(0)
	for owed*100 < won*percent {
		owed += coin
	}
	return min(owed, won)
}

// Shoes are played under options, with wagers to the cent and incidents drawn
// at random, and every hand is dealt and settled a second time from its cards.
func TestABystanderSettlesEveryRoundAlike(t *testing.T) {
	lawtest.Cites(t, "3.2(a)1i", "3.2(a)1ii", "3.2(a)1iii", "3.2(a)2i", "3.2(a)2ii", "3.2(a)2iii", "3.2(a)3", "3.3(a)",
		"3.3(b)", "3.3(c)", "3.3(c)[rate]",
		"3.3(c)[rounding]", "3.9(a)", "3.12(a)", "7.2(a)1i", "7.2(a)1ii", "7.2(a)1iii", "7.2(a)2i", "7.2(a)2ii",
		"7.2(a)2iii", "7.2(a)3", "7.3(a)", "7.3(b)",
		"7.3(c)", "7.3(c)[rate]", "7.3(c)[rounding]", "7.3(d)", "7.3(d)[exclusive]", "7.9(a)", "7.11(a)")
	for _, game := range []struct {
		rules        *table.Rules
		options      func() *baccarat.Options
		coin5, coin4 money.Cents
	}{{baccarat.PuntoBanco, baccarat.PuntoBancoOptions, 25, 20}, {baccarat.Minibaccarat, baccarat.MinibaccaratOptions, 5, 5}} {
		will := chance.NewFast(37, 1)
		for i := range 60 {
			o := game.options()
			for _, d := range o.Declare() {
				values := append([]string{"no", "yes", "6", "7", "8", "40"}, d.Words()...)
				_ = d.Set(values[will.Draw(len(values))]) // what does not fit is not set
			}
			if len(o.Faults()) > 0 {
				continue
			}
			terms := game.rules.Terms()
			terms.Chip, terms.Limit.Min = money.Cent, money.Cent
			tab, err := table.Open(game.rules, o, terms, table.From(chance.NewFast(uint64(i), 37)), table.To(new(tabletest.Counter)))
			if err != nil {
				t.Fatal(err)
			}
			for s := table.Seat(1); s <= 3; s++ {
				if err := tab.Do(table.Act{Kind: table.Sit, Seat: s, Amount: 1_000_000 * money.Dollar}); err != nil {
					t.Fatal(err)
				}
			}
			g := tab.Game().(*baccarat.Game)
			for range 150 {
				var put [4][3]money.Cents // banker, player, tie
				var before [4]money.Cents
				for s := table.Seat(1); s <= 3; s++ {
					before[s] = tab.Account(s).Net - g.Owed(s)
					for area := range table.Area(3) {
						amount := money.Cents(will.Draw(2) * will.Draw(3000))
						if tab.Do(table.Act{Kind: table.Make, Seat: s, Area: area, Amount: amount}) == nil {
							put[s][area] = amount
						}
					}
				}
				for _, incident := range tab.Layout().Incidents {
					if will.Draw(12) == 0 {
						_ = tab.Do(table.Act{Kind: table.Report, Word: incident.ID, Args: [2]int{will.Draw(3)}})
					}
				}
				if err := tab.Round(); err != nil {
					t.Fatal(err)
				}
				player, banker := g.Hands()
				p, b := player.Cards(), banker.Cards()
				if len(p) == 0 {
					continue // too few cards: the round was void
				}
				if mine, theirs := draws(p, b); mine != (len(p) == 3) || theirs != (len(b) == 3) {
					t.Fatalf("the Player's Hand has %v and the Banker's %v", p, b)
				}
				for s := table.Seat(1); s <= 3; s++ {
					on, want := put[s], money.Cents(0)
					switch mine, theirs := points(p), points(b); {
					case mine > theirs:
						want = on[1] - on[0] - on[2]
					case theirs > mine:
						want = on[0] - vigorish(on[0], o, game.coin5, game.coin4) - on[1] - on[2]
					default:
						if want = 8 * on[2]; o.Vigorish == baccarat.OnTie {
							want -= on[0] * 25 / 100
						}
					}
					if got := tab.Account(s).Net - g.Owed(s) - before[s]; got != want {
						t.Fatalf("%s: seat %d put %v, and won %s, not %s: %v %v, %+v", game.rules.ID, s, on, got, want, p, b, *o)
					}
				}
			}
		}
	}
}
