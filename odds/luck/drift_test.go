package luck

import (
	"math"
	"testing"

	"boardwalk/card"
	"boardwalk/chance"
)

// A shoe of two kinds of cards, of which a round takes them until it has two high ones: rounds of low cards are long, and a
// shoe that begins with them has fewer. The drift has a mean of zero all the same; the same sum over the rounds that there
// are, without the end of a shoe, has not.
func TestTheDriftOfAShoeHasAMeanOfZero(t *testing.T) {
	const high, low, shoes = card.Card(0), card.Card(1), 100_000
	source := chance.NewFast(3, 3)
	// A shoe seldom has nine rounds.
	d := NewDrift(9, []card.Card{high, low}, func(c card.Card) float64 { return 1 - 2*float64(c) })
	var sums, squares [2]float64
	for range shoes {
		p := Pool{Total: 40}
		p.Cards[high], p.Cards[low] = 20, 20
		whole, naive := 0.0, 0.0
		for p.Total > 10 {
			luck := d.Begins(false)
			whole += luck
			naive += luck
			for had := 0; had < 2 && p.Total > 0; {
				c := low
				if source.Draw(p.Total) < int(p.Cards[high]) {
					c, had = high, had+1
				}
				p.Cards[c]--
				p.Total--
			}
			if p.Total > 0 {
				d.Over(&p)
			}
		}
		whole += d.Rest()
		d.begun = false
		for i, x := range []float64{whole, naive} {
			sums[i] += x
			squares[i] += x * x
		}
	}
	z := func(i int) float64 {
		mean := sums[i] / shoes
		return mean / math.Sqrt((squares[i]/shoes-mean*mean)/shoes)
	}
	if math.Abs(z(0)) > 4 {
		t.Errorf("the drift is %.1f standard errors away from zero", z(0))
	}
	if math.Abs(z(1)) < 10 {
		t.Errorf("without the end of a shoe it is only %.1f standard errors away, so this test would notice nothing", z(1))
	}
}
