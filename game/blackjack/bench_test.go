package blackjack

import (
	"math"
	"testing"

	"boardwalk/card"
	"boardwalk/chance"
	"boardwalk/internal/pace"
	"boardwalk/money"
	"boardwalk/table"
	"boardwalk/table/tabletest"
)

// basic plays the basic strategy for six decks, a dealer who stands on all
// seventeens, double down after a split and one split: by the player's hand
// and the dealer's first card, 1 for an ace.
type basic struct{ g *Game }

// The tables are strings, a letter for each first card of the dealer from 2 to
// 10 and the ace: s stand, d draw, D double or else draw, S double or else
// stand, p split.
var hardPlay = [22]string{
	4: "dddddddddd", 5: "dddddddddd", 6: "dddddddddd", 7: "dddddddddd", 8: "dddddddddd",
	9: "dDDDDddddd", 10: "DDDDDDDDdd", 11: "DDDDDDDDdd", 12: "ddsssddddd",
	13: "sssssddddd", 14: "sssssddddd", 15: "sssssddddd", 16: "sssssddddd",
	17: "ssssssssss", 18: "ssssssssss", 19: "ssssssssss", 20: "ssssssssss", 21: "ssssssssss",
}

var softPlay = [22]string{
	12: "dddddddddd", 13: "dddDDddddd", 14: "dddDDddddd", 15: "ddDDDddddd", 16: "ddDDDddddd", 17: "dDDDDddddd",
	18: "sSSSSssddd", 19: "ssssssssss", 20: "ssssssssss", 21: "ssssssssss",
}

var pairPlay = [11]string{
	1: "pppppppppd", 2: "ppppppdddd", 3: "ppppppdddd", 4: "dddppddddd", 5: "DDDDDDDDdd", 6: "pppppddddd",
	7: "ppppppdddd", 8: "ppppppppdd", 9: "pppppsppss", 10: "ssssssssss",
}

// plays are the tables as letters by score, soft or not, and first card.
var plays = func() (t [2][22][11]byte) {
	for soft, table := range [2][22]string{hardPlay, softPlay} {
		for score, row := range table {
			for i := range row {
				t[soft][score][(i+1)%10+1] = row[i] // 2 to 10, then the ace
			}
		}
	}
	return
}()

var pairs = func() (t [11][11]byte) {
	for value, row := range pairPlay {
		for i := range row {
			t[value][(i+1)%10+1] = row[i]
		}
	}
	return
}()

func (p *basic) Answer(q *table.Question) table.Answer {
	if q.Offer != subchapter2.decide {
		return table.Answer{Choice: q.First()}
	}
	h := p.g.Hand(q.Box, q.Hand)
	up := points[p.g.dealer.cards[0]]
	return table.Answer{Choice: choose(h, up, q.Open)}
}

func choose(h *Hand, up uint8, open table.Choices) table.Choice {
	if open&maySplit != 0 {
		if pairs[points[h.cards[0]]][up] == 'p' {
			return Split
		}
	}
	soft := 0
	if h.Soft() {
		soft = 1
	}
	switch plays[soft][h.Score()][up] {
	case 'D':
		if open&mayDouble != 0 {
			return Double
		}
		return Draw
	case 'S':
		if open&mayDouble != 0 {
			return Double
		}
		return Stand
	case 'd':
		if open&mayDraw != 0 {
			return Draw
		}
	}
	return Stand
}

func rounds(tb testing.TB, name string, o *Options, setup ...table.Setup) (pace.Way, *table.Table) {
	p := &basic{}
	t := tabletest.Open(tb, Rules, o, 1, append(setup, table.From(chance.NewFast(1, 0)), table.With(p))...)
	p.g = t.Game().(*Game)
	act := table.Act{Kind: table.Make, Seat: 1, Area: mainAt(1, 0, 0), Amount: 10 * money.Dollar}
	return pace.Way{Name: name, Run: func(n int) {
		for range n {
			if err := t.Do(act); err != nil {
				panic(err)
			}
			if err := t.Round(); err != nil {
				panic(err)
			}
		}
	}}, t
}

// bare is the same game in a loop of its own that knows nothing of tables,
// chips and law: what those cost is the ratio to this.
type bare struct {
	source  *chance.Fast
	shoe    card.Shoe
	dealer  Hand
	hands   [2]Hand
	won     money.Cents
	shuffle bool
}

func newBare() *bare {
	return &bare{source: chance.NewFast(1, 0), shoe: card.NewShoe(6), shuffle: true}
}

func (b *bare) draw() card.Card { return b.shoe.Take(b.source.Draw(b.shoe.Left())) }

func (b *bare) round() {
	if b.shuffle {
		b.shoe.Shuffle()
		b.shoe.InsertCut(78)
		b.shuffle = false
		b.shoe.Discard(b.draw())
	}
	const stake = 10 * money.Dollar
	b.hands[0], b.dealer = Hand{}, Hand{}
	b.hands[0].take(b.draw())
	b.dealer.take(b.draw())
	b.hands[0].take(b.draw())
	up := points[b.dealer.cards[0]]
	natural := b.hands[0].Blackjack()
	n, live, sure := 1, 0, natural
	for i := 0; i < n && !natural; i++ {
		h := &b.hands[i]
		for {
			if h.Len() == 1 {
				h.take(b.draw())
			}
			if h.Score() >= 21 || h.split && h.cards[0].Rank() == card.Ace {
				break
			}
			open := mayStand | mayDraw
			if h.Len() == 2 {
				open |= mayDouble
				if n == 1 && h.Pair() {
					open |= maySplit
				}
			}
			switch choose(h, up, open) {
			case Draw:
				h.take(b.draw())
				continue
			case Double:
				h.doubled = true
				h.take(b.draw())
			case Split:
				first, second := h.cards[0], h.cards[1]
				*h, b.hands[1] = Hand{split: true}, Hand{split: true}
				h.take(first)
				b.hands[1].take(second)
				n = 2
				continue
			}
			break
		}
		if h.Score() == 21 && h.Len() == 2 {
			sure = true // but for a blackjack
		} else if h.Score() <= 21 {
			live++
		}
	}
	if natural && up > 1 && up < 10 {
		b.won += stake * 3 / 2
	} else if sure || live > 0 {
		b.dealer.take(b.draw())
		for live > 0 && b.dealer.Score() < 17 {
			b.dealer.take(b.draw())
		}
	}
	for i := range n {
		h := &b.hands[i]
		wager := stake
		if h.doubled {
			wager *= 2
		}
		dealer, player := b.dealer.Score(), h.Score()
		switch {
		case natural && up > 1 && up < 10:
		case natural && b.dealer.Blackjack():
		case natural:
			b.won += stake * 3 / 2
		case player > 21:
			b.won -= wager
		case b.dealer.Blackjack():
			if i == 0 {
				b.won -= stake
			}
		case dealer > 21 || player > dealer || player == 21 && dealer == 21 && h.Len() == 2 && b.dealer.Len() > 2:
			b.won += wager
		case player < dealer:
			b.won -= wager
		}
	}
	for i := range n {
		for _, c := range b.hands[i].Cards() {
			b.shoe.Discard(c)
		}
	}
	for _, c := range b.dealer.Cards() {
		b.shoe.Discard(c)
	}
	b.shuffle = b.shoe.CutReached()
}

func BenchmarkRounds(b *testing.B) {
	loop := newBare()
	plain, _ := rounds(b, "table", DefaultOptions())
	events, _ := rounds(b, "events", DefaultOptions(), table.To(new(tabletest.Counter)))
	hole := DefaultOptions()
	hole.Dealing = HoleCard
	withHole, _ := rounds(b, "hole-card", hole)
	pace.Compare(b, "rounds", plain, events, withHole, pace.Way{Name: "bare", Run: func(n int) {
		for range n {
			loop.round()
		}
	}})
}

// The comparison is honest: on the same cards the loop and the table win the
// same.
func TestTheBareLoopPlaysTheSameGame(t *testing.T) {
	way, tab := rounds(t, "table", DefaultOptions())
	loop := newBare()
	for i := range 100_000 {
		way.Run(1)
		loop.round()
		if got := tab.Account(1).Net; got != loop.won {
			t.Fatalf("after round %d the table has %s and the loop %s", i+1, got, loop.won)
		}
	}
}

func TestRoundsAllocateNothing(t *testing.T) {
	way, _ := rounds(t, "table", DefaultOptions(), table.To(new(tabletest.Counter)))
	if n := testing.AllocsPerRun(100, func() { way.Run(100) }); n != 0 {
		t.Errorf("100 rounds allocate %v times", n)
	}
}

// The worth of the game is known: with these rules about half a percent for
// the house. A million rounds have a standard error of about 0.12 percent.
func TestBasicStrategyLosesAboutHalfAPercent(t *testing.T) {
	const n = 1_000_000
	way, tab := rounds(t, "table", DefaultOptions())
	way.Run(n)
	edge := -float64(tab.Account(1).Net) / float64(10*money.Dollar) / n
	t.Logf("the house has %.3f%%", 100*edge)
	if se := 1.15 / math.Sqrt(n); edge < 0.003-3*se || edge > 0.007+3*se {
		t.Errorf("the house has %.3f%%", 100*edge)
	}
}
