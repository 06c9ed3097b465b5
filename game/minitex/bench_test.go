package minitex

import (
	"testing"

	"boardwalk/card"
	"boardwalk/chance"
	"boardwalk/game/versus"
	"boardwalk/money"
	"boardwalk/poker"
	"boardwalk/table"
	"boardwalk/table/tabletest"
)

// both is an ante and a pocket poker wager of one player's.
var both = []table.Act{
	{Kind: table.Make, Seat: 1, Area: ante, Amount: 10 * money.Dollar},
	{Kind: table.Make, Seat: 1, Area: pocket, Amount: 5 * money.Dollar},
}

// staying are players who always go on.
type staying struct{}

func (staying) Answer(q *table.Question) table.Answer {
	return table.Answer{Choice: q.Offer.Choices[1]}
}

// bare is mini-tex as a loop sees it that knows nothing else: no table, no
// players, no law. The player always goes on.
type bare struct {
	source         *chance.Fast
	deck           card.Shoe
	aceKing, royal poker.Rank
	won            money.Cents
}

func newBare() *bare {
	return &bare{source: chance.NewFast(1, 0), deck: card.NewShoe(1),
		aceKing: poker.Rank(versus.RankOf(poker.MiniTex, "4c 2d Ah Ks 9c")), royal: poker.Rank(versus.RankOf(poker.MiniTex, "Ac Kc Qc 2h 4s"))}
}

func (w *bare) round() {
	var player, dealer [2]card.Card
	var board [3]card.Card
	left := 52
	draw := func() card.Card { left--; return w.deck.Take(w.source.Draw(left + 1)) }
	player[0], dealer[0], player[1], dealer[1] = draw(), draw(), draw(), draw()
	draw()
	board[0], board[1] = draw(), draw()
	draw()
	board[2] = draw()
	for range 52 - left {
		w.deck.Discard(0)
	}
	w.deck.Shuffle()
	const ante, pocket = 10 * money.Dollar, 5 * money.Dollar
	p, h := poker.MiniTexOf(&player, &board), poker.MiniTexOf(&dealer, &board)
	switch {
	case p < h:
		w.won -= 5 * ante
	case p > h && h >= w.aceKing:
		w.won += 5 * ante
	case p > h:
		w.won += 3 * ante
	}
	if p == w.royal {
		w.won += usualBonus * ante
	}
	a, b := max(player[0].Rank(), player[1].Rank()), min(player[0].Rank(), player[1].Rank())
	suited, next := player[0].Suit() == player[1].Suit(), a == b+1 || a == card.Ace && b == card.Two
	switch {
	case suited && a == card.Ace && b == card.King:
		w.won += 25 * pocket
	case a == b && a == card.Ace:
		w.won += 20 * pocket
	case suited && next:
		w.won += 5 * pocket
	case a == b:
		w.won += 3 * pocket
	case next:
		w.won += 2 * pocket
	default:
		w.won -= pocket
	}
}

func BenchmarkRounds(b *testing.B) {
	tabletest.Bench(b, "rounds", Rules, both, newBare().round, table.With(staying{}))
}

func TestTheBareLoopPlaysTheSameGame(t *testing.T) {
	loop := newBare()
	tabletest.SameGame(t, Rules, both, func() money.Cents { loop.round(); return loop.won }, table.With(staying{}))
}

func TestRoundsAllocateNothing(t *testing.T) {
	tabletest.NoAllocations(t, Rules, both)
	w := tabletest.Rounds(t, "", Rules, both, table.To(new(tabletest.Counter)), table.With(staying{}))
	if n := testing.AllocsPerRun(100, func() { w.Run(100) }); n != 0 {
		t.Errorf("100 rounds to the end allocate %v times", n)
	}
}
