package reddog

import (
	"testing"

	"boardwalk/card"
	"boardwalk/chance"
	"boardwalk/law/lawtest"
	"boardwalk/money"
	"boardwalk/table"
	"boardwalk/table/tabletest"
)

// raiser raises by as much as the original wager whenever the spread is wide
// enough. It sees only the cards on the layout.
type raiser struct {
	from int
	game *Game
}

func (p *raiser) Answer(q *table.Question) table.Answer {
	if q.Offer == raiseOffer && Spread(p.game.cards[0], p.game.cards[1]) >= p.from {
		return table.Answer{Choice: Raise}
	}
	return table.Answer{Choice: q.First()}
}

func automatic() *Options { return &Options{Decks: 1, Automatic: true} }

// Every deal of one deck is played: 132,600 orders of three cards, less the 50
// third cards that do not come after each of 384 consecutive pairs. The house
// wins exactly what counting by hand says: 3.155 percent of the original wagers
// with the best play, which is to raise on a spread of 7 or more.
func TestEveryDealOfOneDeck(t *testing.T) {
	lawtest.Cites(t, "6.5(i)2", "6.5(f)1", "6.5(i)1")
	for _, from := range []int{12, 7, 1} {
		players := &raiser{from: from}
		tab := tabletest.Open(t, Rules, automatic(), 1, table.With(players))
		players.game = tab.Game().(*Game)
		const stake = 100 * money.Dollar
		if err := tab.Do(table.Act{Kind: table.Make, Seat: 1, Area: 0, Amount: stake}); err != nil {
			t.Fatal(err)
		}
		rounds, won := 0, money.Cents(0)
		if err := table.Enumerate(tab, func(*chance.Tree) {
			rounds++
			won += tab.Account(1).Net
		}); err != nil {
			t.Fatal(err)
		}
		const orders = 52 * 51 * 50
		if want := counted(from) * stake; rounds != orders-384*49 || won != want {
			t.Errorf("raising from %d on: %d deals win %s; counted by hand they win %s", from, rounds, won, want)
		}
		if from == 7 {
			if permille := -float64(won) / float64(stake) / orders * 1000; permille < 31.54 || permille > 31.56 {
				t.Errorf("the house wins %.3f percent, not 3.155", permille/10)
			}
		}
	}
}

// counted is what all orders of three cards win for a wager of one, found from
// the numbers of cards alone and with nothing of the game's.
func counted(raiseFrom int) money.Cents {
	odds := []int{5, 4, 2, 1, 1, 1, 1, 1, 1, 1, 1}
	won := 13 * 4 * 3 * 2 * 11 // three of a kind
	for low := range 13 {
		for high := low + 2; high < 13; high++ {
			inside := 4 * (high - low - 1)
			units := 1
			if high-low-1 >= raiseFrom {
				units = 2
			}
			deals := 2 * 4 * 4
			won += deals * units * (inside*odds[high-low-2] - (50 - inside))
		}
	}
	return money.Cents(won)
}

func TestSpreads(t *testing.T) {
	lawtest.Cites(t, "6.5(g)", "6.5(g)1", "6.5(g)2", "6.1(b)1", "6.1(b)2", "6.1(b)3", "6.1(b)4", "6.1(b)5")
	for _, c := range []struct {
		a, b string
		want int
	}{
		{"4h", "7c", 2}, {"Kc", "9d", 3}, {"2s", "Ad", 11}, {"Jd", "Ac", 2}, {"Qs", "Td", 1},
		{"Ts", "Jd", Consecutive}, {"Ad", "Ks", Consecutive}, {"Ad", "2s", 11}, {"8s", "8d", Pair},
	} {
		a, _ := card.Parse(c.a)
		b, _ := card.Parse(c.b)
		if got := Spread(a, b); got != c.want || Spread(b, a) != got {
			t.Errorf("%s and %s have a spread of %d, not %d", c.a, c.b, got, c.want)
		}
	}
}

// Whatever is chosen together, whole shoes are played without a card lost.
func TestWalksWithOptionsTogether(t *testing.T) {
	for i, o := range []*Options{{Decks: 2, MoreAreas: true, Automatic: true}, {Decks: 8, MoreAreas: true}, {Decks: 1, MoreAreas: true}} {
		tabletest.Walk(t, Rules, o, chance.NewFast(uint64(i), 6), 3000)
	}
}

// The discard rack holds the hands in the order in which they were dealt, so
// that each can be rebuilt from it.
func TestTheRackKeepsTheOrder(t *testing.T) {
	lawtest.Cites(t, "6.5(j)")
	tab := tabletest.Open(t, Rules, &Options{Decks: 2}, 1, table.From(chance.NewFast(3, 1)))
	g := tab.Game().(*Game)
	for range 20 {
		if err := tab.Round(); err != nil {
			t.Fatal(err)
		}
		rack, cards := g.Shoe().Rack(), g.Cards()
		for i, c := range cards {
			if got := rack[len(rack)-len(cards)+i]; got != c {
				t.Fatalf("card %d of the round was %v and the rack has %v", i+1, c, got)
			}
		}
	}
}
