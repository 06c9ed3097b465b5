package odds

import (
	"fmt"
	"math"
	"math/big"
	"strings"
	"testing"

	"boardwalk/keno"
	"boardwalk/law/lawtest"
	"boardwalk/money"
)

// kenoTicket writes a ticket under a rate card; nil is the standard one.
func kenoTicket(t testing.TB, c *keno.Rates, text string) *keno.Ticket {
	t.Helper()
	r, err := keno.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	if c == nil {
		c = keno.Standard()
	}
	made, err := c.Ticket(r)
	if err != nil {
		t.Fatal(err)
	}
	return made
}

// laughlin are the returns of a pick-10 for $1 in six casinos, as printed in the
// Wizard of Odds' survey of January 2012 (wizardofodds.com, keno appendix 14).
var laughlin = []struct {
	casino, pays, returns string
}{
	{"Aquarius", "5 pays 2; 6 pays 20; 7 pays 132; 8 pays 1000; 9 pays 4000; 10 pays 25000", "0.707821"},
	{"Avi", "4 pays 0.50; 5 pays 2; 6 pays 20; 7 pays 120; 8 pays 800; 9 pays 3800; 10 pays 50000", "0.736644"},
	{"Colorado Belle", "4 pays 1; 5 pays 1; 6 pays 20; 7 pays 100; 8 pays 800; 9 pays 3500; 10 pays 25000", "0.722012"},
	{"Golden Nugget", "5 pays 1; 6 pays 20; 7 pays 160; 8 pays 1000; 9 pays 5000; 10 pays 50000", "0.710432"},
	{"Harrah's", "5 pays 2; 6 pays 10; 7 pays 80; 8 pays 900; 9 pays 5000; 10 pays 50000", "0.504632"},
	{"Riverside", "5 pays 1; 6 pays 20; 7 pays 150; 8 pays 1000; 9 pays 4000; 10 pays 50000", "0.688200"},
}

func TestKenoReturnsAsPublished(t *testing.T) {
	lawtest.Cites(t, "15.1[house advantage]", "15.3(e)[advantage]")
	for _, x := range laughlin {
		text := "keno rates " + x.casino + "\nminimum 1\nmaximum 1\nclaim 1 year\nspots 10 " + x.pays
		c, err := keno.ReadRates("", text)
		if err != nil {
			t.Fatal(err)
		}
		k := KenoSpots(c, 0)
		if len(k.Figures) != 1 || k.Figures[0].Wager != "10-spot" {
			t.Fatalf("%s: %d figures", x.casino, len(k.Figures))
		}
		returned := new(big.Rat).Sub(big.NewRat(1, 1), k.Figures[0].House)
		if got := returned.FloatString(6); got != x.returns {
			t.Errorf("%s: returns %s, published %s", x.casino, got, x.returns)
		}
		// Only Avi, Colorado Belle, Golden Nugget and Aquarius would be lawful here.
		tooMuch := strings.Contains(c.Check().Error(), "15.3(e)[advantage]")
		if worse := x.returns < "0.7"; tooMuch != worse {
			t.Errorf("%s returns %s; a fault: %v", x.casino, x.returns, c.Check())
		}
	}
}

// TestKenoChancesAsPublished holds the chances of catches against printed ones: of
// ten spots from the same survey (in combinations of the player's ten numbers,
// C(80,10) in all), and of twenty spots as several sites have them.
func TestKenoChancesAsPublished(t *testing.T) {
	ten := map[int]int64{0: 75_394_027_566, 1: 295_662_853_200, 2: 486_137_960_550, 3: 440_275_888_800, 4: 242_559_401_700,
		5: 84_675_282_048, 6: 18_900_732_600, 7: 2_652_734_400, 8: 222_966_900, 9: 10_077_600, 10: 184_756}
	all := new(big.Int).Binomial(80, 10)
	for _, c := range KenoCatches(keno.Standard(), 10, 100) {
		if want := new(big.Rat).SetFrac(big.NewInt(ten[c.Caught]), all); c.Probability.Cmp(want) != 0 {
			t.Errorf("%d of ten: %s, published %s", c.Caught, c.Probability, want)
		}
	}
	twenty := []string{"0.11857057", "1.15678605", "4.97142576", "12.48637168", "20.50318987", "23.32807380", "19.01745147",
		"11.32954556", "4.98618021"}
	for caught, want := range twenty {
		p := kenoChance(keno.CatchDraws(20, caught))
		if got := p.Mul(p, big.NewRat(100, 1)).FloatString(8); got != want {
			t.Errorf("%d of twenty: %s%%, published %s%%", caught, got, want)
		}
	}
}

// kenoNaively goes through what is caught of every group and king, without taking
// any together, and settles each way by looking its payoff up in the rate card.
func kenoNaively(made *keno.Ticket) (counts map[money.Cents]uint64) {
	groups := append([]keno.Set{}, made.Request.Groups...)
	for n := range made.Request.Kings.All() {
		groups = append(groups, keno.NewSet(n))
	}
	counts = map[money.Cents]uint64{}
	caught := make([]int, len(groups))
	var walk func(i, sum int, draws *big.Int)
	walk = func(i, sum int, draws *big.Int) {
		if sum > 20 {
			return
		}
		if i == len(groups) {
			blank := int64(80 - made.Request.Marked().Len())
			draws = new(big.Int).Mul(draws, new(big.Int).Binomial(blank, int64(20-sum)))
			var won money.Cents
			for _, w := range made.Ways {
				c := 0
				for g, set := range groups {
					if set.And(w.Spots) == set {
						c += caught[g]
					}
				}
				pays := made.Rates.Base(w.Size, c) * w.Rate / made.Rates.Minimum
				won += min(pays, made.Rates.Most)
			}
			counts[min(won, made.Rates.Limit)] += draws.Uint64()
			return
		}
		size := groups[i].Len()
		for c := 0; c <= size; c++ {
			caught[i] = c
			walk(i+1, sum+c, new(big.Int).Mul(draws, new(big.Int).Binomial(int64(size), int64(c))))
		}
	}
	walk(0, 0, big.NewInt(1))
	return counts
}

func TestKenoTicketsAreCountedExactly(t *testing.T) {
	for _, text := range []string{
		"1-6 @ $1",
		"1-15 @ $100",
		"split 1 2 | 3 4 5 | 6 7 8 9 @ $3",
		"1 2 | 3 4 | 5 6 | 7 8: 4/2, 1/8 @ $1",
		"1 2 3 | 4 5 6 | 7 8 9 | 10 11 12 | 13 14 15: 5/3, 10/6 @ $5",
		"1 2 3 4 | 5 6 7 8 | 9 10 11 12 | 13 14 15 16: 6/8 @ $20", // beyond the limit of a game
		"combination 1 2 | 3 4 | 5 6: A+B @ $1, B+C @ $2, 1/6 @ $3",
		"k1 | k2 | k3 | 4 5 6 | 7 8 9: 6/4, 1/9 @ $1",
		"k1 | 2 3 | 4 5 6 7: A, B, 1/7, A+B @ $2",
	} {
		made := kenoTicket(t, nil, text)
		k := KenoTicket(made)
		want := kenoFigure("ticket", kenoNaively(made), made.Wager)
		f := k.Figures[0]
		if f.House.Cmp(want.House) != 0 || f.Variance.Cmp(want.Variance) != 0 || len(f.Results) != len(want.Results) {
			t.Errorf("%s: house %s, variance %s, %d results; naively %s, %s, %d", text,
				f.House, f.Variance, len(f.Results), want.House, want.Variance, len(want.Results))
			continue
		}
		sum := new(big.Int)
		for i, r := range f.Results {
			sum.Add(sum, r.Ways)
			if w := want.Results[i]; r.Net.Cmp(w.Net) != 0 || r.Ways.Cmp(w.Ways) != 0 {
				t.Errorf("%s: %s in %v ways; naively %s in %v", text, r.Net, r.Ways, w.Net, w.Ways)
			}
		}
		if sum.Uint64() != keno.Draws {
			t.Errorf("%s: the results have %v draws", text, sum)
		}
	}
}

// TestKenoMomentsAgree holds the figures of tickets that are too large to be gone
// through against those of tickets that are not. Wagers are small, so that no
// limit makes a difference.
func TestKenoMomentsAgree(t *testing.T) {
	for _, text := range []string{
		"1 2 3 @ $1",
		"1 2 | 3 4 | 5 6 | 7 8: 4/2, 6/4 @ $1",
		"combination 1 2 | 3 4 | 5 6: A+B @ $1, B+C @ $2, 1/6 @ $3",
		"k1 | k2 | k3 | 4 5 | 6 7: 7/3, 3/6 @ $1",
	} {
		made := kenoTicket(t, nil, text)
		whole, moments := kenoWhole(made), kenoMoments(made)
		if whole.House.Cmp(moments.House) != 0 || whole.Variance.Cmp(moments.Variance) != 0 {
			t.Errorf("%s: %s and %s by pairs, %s and %s by draws", text, moments.House, moments.Variance, whole.House, whole.Variance)
		}
	}
}

// TestKenoTicketsOfEveryKindCostTheHouseTheSame: the advantage of a ticket is the
// mean of its ways', whatever they have in common.
func TestKenoTicketsOfEveryKindCostTheHouseTheSame(t *testing.T) {
	c := keno.Standard()
	made := kenoTicket(t, nil, "1 2 3 4 | 11 12 13 14 | 21 22 23 24 | 31 32 33 34 | 41 42 43 44: 5/4 @ $1")
	k := KenoTicket(made)
	if want := c.Advantage(4, 100); k.Figures[0].House.Cmp(want) != 0 || k.Figures[1].House.Cmp(want) != 0 {
		t.Errorf("five groups of four: %s, one of them %s, want %s", k.Figures[0].House, k.Figures[1].House, want)
	}
	if k.Figures[0].StandardDeviation() >= k.Figures[1].StandardDeviation() {
		t.Error("five ways are no steadier than one")
	}
}

// TestTheLargestKenoTickets: twenty groups of four in pairs, and forty kings in pairs.
func TestTheLargestKenoTickets(t *testing.T) {
	var groups, kings []string
	for i := range 20 {
		groups = append(groups, fmt.Sprintf("%d-%d", 4*i+1, 4*i+4))
		kings = append(kings, fmt.Sprintf("k%d k%d", 2*i+1, 2*i+2))
	}
	for _, text := range []string{strings.Join(groups, " | ") + ": 190/8 @ $1", strings.Join(kings, " ") + ": 780/2 @ $1"} {
		made := kenoTicket(t, nil, text)
		f := KenoTicket(made).Figures[0]
		sum := 0.0
		for _, r := range f.Results {
			sum += float(r.Probability)
		}
		if math.Abs(sum-1) > 1e-12 || f.HouseAdvantage() < 0.2 || f.HouseAdvantage() > 0.35 {
			t.Errorf("%d ways: chances add up to %v, advantage %v", len(made.Ways), sum, f.HouseAdvantage())
		}
	}
}
