package game_test

import (
	"fmt"
	"math/big"
	"strings"
	"testing"

	"boardwalk/game"
	"boardwalk/odds"
	"boardwalk/whatif"
)

// TestDrawnPayTables supposes pay tables that nobody has ever printed, drawn from a fixed seed, and holds the exact house advantage
// against a count that is written out here once more, with loops over numbers, dice and cards, and with none of the code that
// deals and settles. A short test draws about a hundred, fewer of those whose figures take long, and a long test ten times as many.
func TestDrawnPayTables(t *testing.T) {
	const seed = 38
	for _, kind := range []struct {
		name  string
		times int
		draw  func(*drawing)
	}{
		{"big six", 8, drawBigSix}, {"roulette", 6, drawRoulette}, {"sic bo", 6, drawSicBo}, {"craps", 2, drawCraps},
		{"baccarat", 6, drawBaccarat}, {"casino war", 2, drawCasinoWar}, {"red dog", 2, drawRedDog},
		{"pair plus", 3, drawPairPlus}, {"three cards", 3, drawThreeCards}, {"three card poker", 2, drawThreeCardAnte},
		{"aces up", 1, drawAcesUp}, {"progressive", 2, drawProgressive}, {"let it ride", 2, drawLetItRide},
		{"double down stud", 6, drawDoubleDown}, {"mississippi stud", 2, drawMississippi}, {"high card flush", 1, drawFlushes},
		{"pocket poker", 2, drawPocketPoker}, {"blackjack, beside the hand", 3, drawBesideBlackjack}, {"match the dealer", 1, drawMatch},
		{"wagers of two cards", 10, drawTwoCards}, {"wagers of three cards", 10, drawThreeCardWager}, {"wagers of dice", 8, drawDiceWager},
		{"wagers until a seven", 8, drawUntilSeven}, {"wagers of numbers", 8, drawNumberWager}, {"keno", 10, drawKeno},
	} {
		t.Run(kind.name, func(t *testing.T) {
			if !testing.Short() {
				kind.times *= 10
			}
			for n := range kind.times {
				kind.draw(&drawing{T: t, seed: seed + uint64(n)*1_000_003 + uint64(len(kind.name))*7919})
			}
		})
	}
}

// drawing is one pay table that is being drawn.
type drawing struct {
	*testing.T
	seed  uint64
	text  []string // what is supposed so far
	found *odds.Report
}

// below draws a number from 0 to n-1.
func (d *drawing) below(n int) int {
	d.seed = d.seed*6364136223846793005 + 1442695040888963407
	return int(d.seed >> 33 % uint64(n))
}

// odds draws odds: as they are written, and what they pay for each dollar.
func (d *drawing) odds(most int) (text string, pays *big.Rat) {
	to, one := int64(1+d.below(most)), int64(1+d.below(7))
	switch d.below(8) {
	case 0:
		return "push", new(big.Rat)
	case 1:
		return fmt.Sprintf("%d for 1", to+1), big.NewRat(to, 1)
	case 2:
		return fmt.Sprintf("%d/%d", to, one), big.NewRat(to, one)
	case 3:
		return fmt.Sprintf("%d.5 to 1", to), big.NewRat(2*to+1, 2)
	case 4, 5:
		return fmt.Sprintf("%d to %d", to, one), big.NewRat(to, one)
	}
	return fmt.Sprint(to), big.NewRat(to, 1)
}

// line draws the odds of a line, and supposes them.
func (d *drawing) line(format string, most int) *big.Rat {
	text, pays := d.odds(most)
	d.suppose(strings.ReplaceAll(format, "ODDS", text))
	return pays
}

// lines draws the odds of several lines of a wager, of each of which the name is given.
func (d *drawing) lines(wager string, most int, names ...string) []*big.Rat {
	pays, parts := make([]*big.Rat, len(names)), make([]string, len(names))
	for i, name := range names {
		var text string
		text, pays[i] = d.odds(most)
		parts[i] = name + " " + text
	}
	d.suppose(wager + ": " + strings.Join(parts, ", "))
	return pays
}

func (d *drawing) suppose(line string) { d.text = append(d.text, line) }

// ask finds the figures of what was supposed.
func (d *drawing) ask(id string) {
	d.Helper()
	rules, ok := game.Find(id)
	if !ok {
		d.Fatalf("no game %s", id)
	}
	s, err := whatif.Read(rules, nil, rules.Terms(), strings.Join(d.text, "\n"))
	if err != nil {
		d.Fatal(err)
	}
	if d.found, err = odds.For(s.Rules, s.Options, s.Terms); err != nil {
		d.Fatalf("%s, %s: %v", id, strings.Join(d.text, "; "), err)
	}
}

// worth holds the house advantage of a wager against a count: what is won on average for each dollar. Where there is a figure of
// best play and of simpler ways to play, the first is meant.
func (d *drawing) worth(wager string, won *big.Rat) {
	d.Helper()
	f := d.found.Find(wager, "")
	if f == nil {
		d.Errorf("%s: there is no figure of %s", strings.Join(d.text, "; "), wager)
		return
	}
	if want := new(big.Rat).Neg(won); f.House == nil || f.House.Cmp(want) != 0 {
		d.Errorf("%s: %s has %v per %s, and by a count of its own %s", strings.Join(d.text, "; "), wager, f.House, f.Per, want)
	}
}

// mean is what is won on average by a wager that comes to each of some results in so many of all ways, and loses in all others.
func mean(all int64, ways []int64, pays []*big.Rat) *big.Rat {
	sum, left := new(big.Rat), all
	for i, n := range ways {
		sum.Add(sum, new(big.Rat).Mul(big.NewRat(n, 1), pays[i]))
		left -= n
	}
	sum.Sub(sum, big.NewRat(left, 1))
	return sum.Quo(sum, big.NewRat(all, 1))
}

// one is mean for a wager with one line.
func one(all, ways int64, pays *big.Rat) *big.Rat { return mean(all, []int64{ways}, []*big.Rat{pays}) }

// together puts several amounts over one denominator, so that loops can add them up as whole numbers.
func together(pays []*big.Rat) (scaled []int64, by int64) {
	by = 1
	for _, p := range pays {
		n := p.Denom().Int64()
		a, b := by, n
		for b != 0 {
			a, b = b, a%b
		}
		by = by / a * n
	}
	for _, p := range pays {
		scaled = append(scaled, p.Num().Int64()*(by/p.Denom().Int64()))
	}
	return scaled, by
}
