package paigowpoker

import (
	"testing"

	"boardwalk/card"
	"boardwalk/chance"
	"boardwalk/money"
	"boardwalk/poker"
	"boardwalk/table"
	"boardwalk/table/tabletest"
)

// one is a wager of one player's.
var one = []table.Act{{Kind: table.Make, Seat: 1, Area: 0, Amount: 10 * money.Dollar}}

// bare is pai gow poker as a loop sees it that knows nothing else: no table, no
// players, no law. One player and the dealer set by the house way.
type bare struct {
	source *chance.Fast
	deck   card.Shoe
	hands  *poker.JokerHands
	way    poker.Way
	dealt  [2]hand // the player's and the dealer's
	won    money.Cents
}

func newBare() *bare {
	hands := poker.WithJoker(false)
	return &bare{source: chance.NewFast(1, 0), deck: card.WithJoker.Shoe(1), hands: hands, way: DefaultOptions().way()}
}

func (w *bare) round() {
	total := 3
	for range 3 {
		total += w.source.Draw(6)
	}
	player, dealer := &w.dealt[0], &w.dealt[1]
	first, second := player, dealer // clockwise from the starting position
	if counted(0, total) != 1 {
		first, second = dealer, player
	}
	for i := range dealt {
		first.cards[i] = w.deck.Take(w.source.Draw(w.deck.Left()))
		second.cards[i] = w.deck.Take(w.source.Draw(w.deck.Left()))
	}
	w.deck.DiscardAll(player.cards[:])
	w.deck.DiscardAll(dealer.cards[:])
	w.deck.Shuffle()
	for _, h := range [2]*hand{player, dealer} {
		low := w.way.Low(&h.cards)
		h.divide(card.SetOf(low[0], low[1]))
		h.High, h.Low = w.hands.High((*[5]card.Card)(h.cards[:5])), w.hands.Low((*[2]card.Card)(h.cards[5:]))
	}
	switch high, low := player.High > dealer.High, player.Low > dealer.Low; {
	case high && low:
		w.won += 950
	case !high && !low:
		w.won -= 1000
	}
}

// BenchmarkRounds plays one player against the dealer, both by the house way.
func BenchmarkRounds(b *testing.B) { tabletest.Bench(b, "rounds", Rules, one, newBare().round) }

func TestTheBareLoopPlaysTheSameGame(t *testing.T) {
	loop := newBare()
	tabletest.SameGame(t, Rules, one, func() money.Cents { loop.round(); return loop.won })
}

func TestRoundsAllocateNothing(t *testing.T) { tabletest.NoAllocations(t, Rules, one) }
