package threecard

import (
	"math"
	"testing"

	"boardwalk/card"
	"boardwalk/chance"
	"boardwalk/law/lawtest"
	"boardwalk/money"
	"boardwalk/poker"
	"boardwalk/table"
	"boardwalk/table/tabletest"
)

// best is the best play: to go on with queen, six and four or better.
type best struct {
	game  *Game
	least poker.Rank
}

func newBest() *best {
	return &best{least: poker.Three([3]card.Card{card.New(card.Queen, card.Hearts), card.New(card.Six, card.Clubs),
		card.New(card.Four, card.Clubs)})}
}

func (p *best) Answer(q *table.Question) table.Answer {
	if poker.Three(p.game.Hand(q.Box)) >= p.least {
		return table.Answer{Choice: Play}
	}
	return table.Answer{Choice: Fold}
}

// A simulation of the whole game comes out at the published advantages of the
// house: 3.37 percent of the ante.
func TestHouseAdvantage(t *testing.T) {
	lawtest.Cites(t, "20.11(a)1[win]", "20.11(a)1[dealer below queen high]", "20.11(a)3")
	players := newBest()
	counter := &mean{}
	tab := tabletest.Open(t, Rules, nil, 1, table.From(chance.NewFast(20, 1)), table.With(players), table.To(counter))
	players.game = tab.Game().(*Game)
	const rounds = 600_000
	for range rounds {
		if err := tab.Do(table.Act{Kind: table.Make, Seat: 1, Area: ante, Amount: money.Dollar}); err != nil {
			t.Fatal(err)
		}
		if err := tab.Round(); err != nil {
			t.Fatal(err)
		}
		counter.rest()
	}
	const published = -0.033730
	if got, err := counter.result(); math.Abs(got-published) > 4*err {
		t.Errorf("a round wins %.5f of the ante, not %.5f, with a standard error of %.5f", got, published, err)
	}
}

// mean adds up what each round wins.
type mean struct {
	now             money.Cents
	n, sum, squares float64
}

func (m *mean) Event(e *table.Event) {
	switch e.Kind {
	case table.Paid:
		m.now += e.Amount
	case table.Collected:
		m.now -= e.Stake
	}
}

func (m *mean) rest() {
	x := float64(m.now) / float64(money.Dollar)
	m.n, m.sum, m.squares, m.now = m.n+1, m.sum+x, m.squares+x*x, 0
}

func (m *mean) result() (mean, standardError float64) {
	mean = m.sum / m.n
	return mean, math.Sqrt((m.squares/m.n - mean*mean) / m.n)
}

// chosen is a source that deals one player the hand that the test wants.
type chosen struct {
	hand [3]card.Card
	next int
}

func (c *chosen) Draw(int) int { panic("no card is drawn at random") }

func (c *chosen) Pick(pool []card.Card, box int) int {
	if box == 1 {
		want := c.hand[c.next%3]
		c.next++
		for i, x := range pool {
			if x == want {
				return i
			}
		}
	}
	for i, x := range pool { // the dealer gets what the player does not need
		if x != c.hand[0] && x != c.hand[1] && x != c.hand[2] {
			return i
		}
	}
	panic("no such card")
}

// All 22,100 hands are dealt to a player with a pair plus wager alone. Each
// ledger then pays exactly what counting by hand says: 48 straight flushes, 52
// three-of-a-kinds, 720 straights, 1,096 flushes and 3,744 pairs.
func TestEveryPairPlusHand(t *testing.T) {
	lawtest.Cites(t, "20.11(a)2[A]", "20.11(a)2[B]", "20.11(a)2[C]", "20.11(a)2[D]", "20.11(a)2[1998]")
	for _, c := range []struct {
		ledger, edition  string
		flush, trips, sf int64
	}{{"A", Edition2007, 4, 30, 40}, {"B", Edition2007, 4, 33, 35}, {"C", Edition2007, 3, 30, 40},
		{"D", Edition2007, 3, 33, 35}, {"A", Edition1998, 4, 30, 40}} {
		o := DefaultOptions()
		o.Ledger, o.Edition = c.ledger, c.edition
		source := &chosen{}
		tab := tabletest.Open(t, Rules, o, 1, table.From(source))
		hands := int64(0)
		for i := card.Card(0); i < 52; i++ {
			for j := i + 1; j < 52; j++ {
				for k := j + 1; k < 52; k++ {
					source.hand = [3]card.Card{i, j, k}
					hands++
					if err := tab.Do(table.Act{Kind: table.Make, Seat: 1, Area: pairPlus, Amount: money.Dollar}); err != nil {
						t.Fatal(err)
					}
					if err := tab.Round(); err != nil {
						t.Fatal(err)
					}
				}
			}
		}
		want := 48*c.sf + 52*c.trips + 720*6 + 1096*c.flush + 3744*1 - (22100 - 48 - 52 - 720 - 1096 - 3744)
		if got := tab.Account(1).Net; hands != 22100 || got != money.Cents(want)*money.Dollar {
			t.Errorf("ledger %s (%s): %d hands win %s, not $%d", c.ledger, c.edition, hands, got, want)
		}
	}
}

// The play wager is declared as one that comes on top of the ante and is as much as
// it.
func TestThePlayWagerSupplementsTheAnte(t *testing.T) {
	lawtest.Cites(t, "20.1[play wager]", "20.6(d)[play]")
	plays := 0
	for _, w := range New(*DefaultOptions()).Layout().Wagers {
		if w.Group != "play" {
			continue
		}
		plays++
		if one := (money.Odds{To: 1, One: 1}); !w.Supplement || len(w.Needs) != 1 || w.Needs[0].Least != one || w.Needs[0].Most != one {
			t.Errorf("%s: %+v", w.Name, w)
		}
	}
	if plays != seats {
		t.Errorf("%d play wagers at %d positions", plays, seats)
	}
}
