package game_test

import (
	"fmt"
	"math/big"
	"sync"
	"testing"
)

// Cards of this count are numbers from 0 to 51: four suits of each rank, from two up to the ace.
func rank(c int) int { return c / 4 }
func suit(c int) int { return c % 4 }

// isStraight reports whether ranks that all differ, as bits, follow each other: so many of them, the ace high or low.
func isStraight(bits, cards int) bool {
	for low := 0; low+cards <= 13; low++ {
		if bits == (1<<cards-1)<<low {
			return true
		}
	}
	return bits == 1<<12|(1<<(cards-1)-1)
}

// The classes of hands of three cards here, from the lowest.
const (
	noPair3 = iota
	pair3
	flush3
	straight3
	trips3
	straightFlush3
	miniRoyal3
	classes3
)

// three is the class of three cards.
func three(a, b, c int) int {
	bits := 1<<rank(a) | 1<<rank(b) | 1<<rank(c)
	suited := suit(a) == suit(b) && suit(b) == suit(c)
	switch {
	case rank(a) == rank(b) && rank(b) == rank(c):
		return trips3
	case suited && bits == 7<<10:
		return miniRoyal3
	case suited && isStraight(bits, 3):
		return straightFlush3
	case isStraight(bits, 3):
		return straight3
	case suited:
		return flush3 // with several decks two of its cards may be a pair
	case rank(a) == rank(b) || rank(b) == rank(c) || rank(a) == rank(c):
		return pair3
	}
	return noPair3
}

// threes is how many hands of three cards there are of each class.
var threes = sync.OnceValue(func() (n [classes3]int64) {
	for a := range 52 {
		for b := range a {
			for c := range b {
				n[three(a, b, c)]++
			}
		}
	}
	return n
})

const all3 = 52 * 51 * 50 / 6

func drawPairPlus(d *drawing) {
	pays := d.lines("pair-plus", 60, "pair", "flush", "straight", "three of a kind", "straight flush")
	d.ask("three-card-poker")
	n := threes()
	n[straightFlush3] += n[miniRoyal3]
	d.worth("pair-plus", mean(all3, n[pair3:miniRoyal3], pays))
}

// drawThreeCards draws the other wagers on three cards.
func drawThreeCards(d *drawing) {
	n := threes()
	switch d.below(3) {
	case 0:
		pays := d.lines("bonus", 60, "pair", "flush", "straight", "three-of-a-kind", "straight flush", "mini royal")
		d.ask("flop-poker")
		d.worth("bonus", mean(all3, n[pair3:], pays))
	case 1:
		pays := d.lines("first 3", 60, "pair", "flush", "straight", "three-of-a-kind", "straight flush", "mini royal flush")
		if pays[0].Cmp(pays[3]) > 0 {
			return // three of a kind would be broken up, for a pair that is left is paid
		}
		d.ask("three-card-draw")
		d.worth("first-3", mean(all3, n[pair3:], pays))
	default:
		pays := d.lines("bonus", 60, "pair", "flush", "straight", "three-of-a-kind", "straight flush")
		d.ask("boston-5-stud")
		n[straightFlush3] += n[miniRoyal3]
		d.worth("bonus", mean(all3, n[pair3:miniRoyal3], pays))
	}
}

// showdown is a hand of three cards against all that the dealer may have.
type showdown struct {
	class                      int
	wins, ties, loses, nothing int64 // nothing: the dealer does not qualify
}

// showdowns goes through every two hands of three cards.
var showdowns = sync.OnceValue(func() []showdown {
	type hand struct {
		cards uint64
		class int
		value int
	}
	var hands []hand
	for a := range 52 {
		for b := range a {
			for c := range b {
				high, middle, low := rank(a), rank(b), rank(c) // a is no lower than b, and b no lower than c
				class := three(a, b, c)
				class = min(class, straightFlush3)
				switch {
				case (class == straight3 || class == straightFlush3) && high == 12 && low == 0:
					high, middle, low = 1, 0, 0 // the ace is low
				case class == pair3 && middle == low:
					high, low = low, high
				}
				hands = append(hands, hand{1<<a | 1<<b | 1<<c, class, ((class*13+high)*13+middle)*13 + low})
			}
		}
	}
	const queen = 10 * 13 * 13
	list := make([]showdown, len(hands))
	for i := range hands {
		h, s := &hands[i], &list[i]
		s.class = h.class
		for j := range hands {
			x := &hands[j]
			switch {
			case h.cards&x.cards != 0:
			case x.value < queen:
				s.nothing++
			case x.value < h.value:
				s.wins++
			case x.value > h.value:
				s.loses++
			default:
				s.ties++
			}
		}
	}
	return list
})

// drawThreeCardAnte draws the bonus on the ante, which changes nobody's play: best play goes on with the hands that are worth it.
func drawThreeCardAnte(d *drawing) {
	pays := d.lines("ante bonus", 40, "straight", "three of a kind", "straight flush")
	d.ask("three-card-poker")
	const dealers = 49 * 48 * 47 / 6
	scaled, by := together(pays)
	sum := int64(0)
	for _, s := range showdowns() {
		plays := by * (s.nothing + 2*s.wins - 2*s.loses)
		if s.class >= straight3 {
			plays += scaled[s.class-straight3] * dealers
		}
		sum += max(plays, -by*dealers)
	}
	d.worth("ante", new(big.Rat).SetFrac(big.NewInt(sum), new(big.Int).Mul(big.NewInt(by*all3), big.NewInt(dealers))))
}

// The classes of hands of five cards here, pairs apart as some games pay them.
const (
	noPair5 = iota
	pairToFives
	pairSixToNine
	pairOfTens
	pairOfJacks
	twoPair5
	trips5
	straight5
	flush5
	fullHouse5
	four5
	straightFlush5
	royal5
	classes5
)

// five is the class of five cards.
func five(a, b, c, d, e int) int {
	var of [13]uint8
	of[rank(a)]++
	of[rank(b)]++
	of[rank(c)]++
	of[rank(d)]++
	of[rank(e)]++
	bits, pairs, alike, paired := 0, 0, uint8(1), 0
	for r, n := range of {
		if n > 0 {
			bits |= 1 << r
		}
		if n == 2 {
			pairs++
			paired = r
		}
		alike = max(alike, n)
	}
	suited := suit(a) == suit(b) && suit(b) == suit(c) && suit(c) == suit(d) && suit(d) == suit(e)
	switch {
	case suited && bits == 31<<8:
		return royal5
	case alike == 1 && isStraight(bits, 5) && suited:
		return straightFlush5
	case alike == 4:
		return four5
	case alike == 3 && pairs == 1:
		return fullHouse5
	case suited:
		return flush5
	case alike == 1 && isStraight(bits, 5):
		return straight5
	case alike == 3:
		return trips5
	case pairs == 2:
		return twoPair5
	case pairs == 0:
		return noPair5
	case paired >= 9:
		return pairOfJacks
	case paired == 8:
		return pairOfTens
	case paired >= 4:
		return pairSixToNine
	}
	return pairToFives
}

// choose is n over k.
var choose = func() (c [53][6]int) {
	for n := range c {
		c[n][0] = 1
		for k := 1; k < 6 && n > 0; k++ {
			c[n][k] = c[n-1][k-1] + c[n-1][k]
		}
	}
	return c
}()

const (
	all4 = 52 * 51 * 50 * 49 / 24
	all5 = all4 * 48 / 5
)

// number4 is the place of four cards, the highest first, among all that there are.
func number4(a, b, c, d int) int { return choose[a][4] + choose[b][3] + choose[c][2] + choose[d][1] }

// fives is how many hands of five cards there are of each class, and which of them each four cards become with a fifth.
var fives = sync.OnceValues(func() (n [classes5]int64, after [][classes5]uint8) {
	after = make([][classes5]uint8, all4)
	for a := range 52 {
		for b := range a {
			for c := range b {
				for d := range c {
					for e := range d {
						class := five(a, b, c, d, e)
						n[class]++
						after[number4(b, c, d, e)][class]++
						after[number4(a, c, d, e)][class]++
						after[number4(a, b, d, e)][class]++
						after[number4(a, b, c, e)][class]++
						after[number4(a, b, c, d)][class]++
					}
				}
			}
		}
	}
	return n, after
})

// worth4 is what four cards are worth on average with a fifth, times 48, by what each class wins.
func worth4(won *[classes5]int64) []int64 {
	_, after := fives()
	worth := make([]int64, len(after))
	for i := range after {
		for class, n := range after[i] {
			worth[i] += int64(n) * won[class]
		}
	}
	return worth
}

// each3 goes through all hands of three cards, and gives the places of the four cards that each may become.
func each3(visit func(number int, fours []int)) {
	fours := make([]int, 0, 49)
	for a := range 52 {
		for b := range a {
			for c := range b {
				fours = fours[:0]
				for x := range 52 {
					switch {
					case x == a || x == b || x == c:
					case x > a:
						fours = append(fours, number4(x, a, b, c))
					case x > b:
						fours = append(fours, number4(a, x, b, c))
					case x > c:
						fours = append(fours, number4(a, b, x, c))
					default:
						fours = append(fours, number4(a, b, c, x))
					}
				}
				visit(choose[a][3]+choose[b][2]+choose[c][1], fours)
			}
		}
	}
}

// fiveLines are the lines of the games that pay hands of five cards, from two pair up, with odds for each class.
var fiveLines = []string{"two pair", "three of a kind", "straight", "flush", "full house", "four of a kind", "straight flush",
	"royal flush"}

// drawFive draws a pay table of hands of five cards: what each class wins, of so many parts of the wager. The classes of pairs from
// one on are paid at its first line; those between are pushes if there are any.
func (d *drawing) drawFive(wager, pair string, paidFrom, pushFrom int) (won *[classes5]int64, parts int64) {
	pays := d.lines(wager, 30, append([]string{pair}, fiveLines...)...)
	scaled, by := together(pays)
	won = &[classes5]int64{}
	for class := range won {
		switch {
		case class >= twoPair5:
			won[class] = scaled[1+class-twoPair5]
		case class >= paidFrom:
			won[class] = scaled[0]
		case class < pushFrom:
			won[class] = -by
		}
	}
	return won, by
}

func drawLetItRide(d *drawing) {
	won, parts := d.drawFive("bet one", "pair of tens or better", pairOfTens, pairOfTens)
	d.text = append(d.text, strings3(d.text[len(d.text)-1])...)
	d.ask("let-it-ride")
	worth := worth4(won)
	sum := int64(0)
	each3(func(_ int, fours []int) {
		first := int64(0)
		for _, x := range fours {
			first += worth[x]
			sum += worth[x] + max(worth[x], 0)
		}
		sum += max(first, 0)
	})
	d.worth("bet-three", new(big.Rat).SetFrac(big.NewInt(sum), big.NewInt(parts*all3*49*48)))
}

// strings3 has the other two wagers of let it ride paid as the first.
func strings3(line string) []string {
	return []string{"bet two" + line[len("bet one"):], "bet three" + line[len("bet one"):]}
}

func drawDoubleDown(d *drawing) {
	won, parts := d.drawFive("original", "pair of jacks or better", pairOfJacks, pairSixToNine)
	d.suppose("double down" + d.text[0][len("original"):])
	d.ask("double-down-stud")
	sum := int64(0)
	for _, worth := range worth4(won) {
		sum += worth + max(worth, 0)
	}
	d.worth("original", big.NewRat(sum, parts*all4*48))
}

// drawMississippi goes back street by street: a player folds what has been wagered, or adds one to three times the ante.
func drawMississippi(d *drawing) {
	won, parts := d.drawFive("ante", "pair of jacks or better", pairOfJacks, pairSixToNine)
	for _, street := range []string{"third street", "fourth street", "fifth street"} {
		d.suppose(street + d.text[0][len("ante"):])
	}
	most := 1 + d.below(3)
	d.suppose(fmt.Sprint("most-times ", most))
	d.ask("mississippi-stud")
	worth := worth4(won)
	fourth := func(wagered int, at int) int64 { // on fifth street, times 48
		best := -int64(wagered) * 48 * parts
		for more := 1; more <= most; more++ {
			best = max(best, int64(wagered+more)*worth[at])
		}
		return best
	}
	var third [9][]int64 // on fourth street, by what is wagered, times 49 times 48
	for wagered := 2; wagered <= 1+most; wagered++ {
		third[wagered] = make([]int64, all3)
	}
	each3(func(number int, fours []int) {
		var sums [9]int64 // by what is wagered then
		for wagered := 3; wagered <= 1+2*most; wagered++ {
			for _, x := range fours {
				sums[wagered] += fourth(wagered, x)
			}
		}
		for wagered := 2; wagered <= 1+most; wagered++ {
			best := -int64(wagered) * 49 * 48 * parts
			for more := 1; more <= most; more++ {
				best = max(best, sums[wagered+more])
			}
			third[wagered][number] = best
		}
	})
	sum := int64(0)
	for a := range 52 {
		for b := range a {
			best := int64(-50 * 49 * 48 * parts)
			for more := 1; more <= most; more++ {
				all := int64(0)
				for c := range 52 {
					switch {
					case c == a || c == b:
					case c > a:
						all += third[1+more][choose[c][3]+choose[a][2]+choose[b][1]]
					case c > b:
						all += third[1+more][choose[a][3]+choose[c][2]+choose[b][1]]
					default:
						all += third[1+more][choose[a][3]+choose[b][2]+choose[c][1]]
					}
				}
				best = max(best, all)
			}
			sum += best
		}
	}
	d.worth("ante", new(big.Rat).SetFrac(big.NewInt(sum), new(big.Int).Mul(big.NewInt(1326*50*49*48), big.NewInt(parts))))
}

// drawProgressive draws what the dollar on the jackpot pays. A royal flush takes the whole of it.
func drawProgressive(d *drawing) {
	start := int64(1000 * (1 + d.below(90)))
	dollars := map[int]int64{royal5: start}
	for class, option := range map[int]string{flush5: "flush", fullHouse5: "full-house", four5: "four", straightFlush5: "straight-flush"} {
		dollars[class] = int64(1 + d.below(900))
		d.suppose(fmt.Sprintf("%s $%d", option, dollars[class]))
	}
	if share := int64(d.below(30)); share > 0 {
		dollars[straightFlush5] = start * share / 100
		d.suppose(fmt.Sprintf("straight-flush %d%%", share))
	}
	d.suppose(fmt.Sprintf("start $%d", start))
	d.ask("caribbean-stud")
	n, _ := fives()
	sum := int64(-all5)
	for class, paid := range dollars {
		sum += paid * n[class]
	}
	d.worth("progressive", big.NewRat(sum, all5))
}

// The classes of hands of four cards here, from the lowest that is paid.
const (
	nothing4 = iota
	pairOfAces4
	twoPair4
	straight4
	flush4
	trips4
	straightFlush4
	four4
	classes4
)

// four is the class of four cards.
func four(c [4]int) int {
	var of [13]int
	bits, suited := 0, true
	for _, x := range c {
		of[rank(x)]++
		bits |= 1 << rank(x)
		suited = suited && suit(x) == suit(c[0])
	}
	pairs, alike := 0, 0
	for _, n := range of {
		if n == 2 {
			pairs++
		}
		alike = max(alike, n)
	}
	switch {
	case alike == 4:
		return four4
	case alike == 1 && suited && isStraight(bits, 4):
		return straightFlush4
	case alike == 3:
		return trips4
	case suited:
		return flush4
	case alike == 1 && isStraight(bits, 4):
		return straight4
	case pairs == 2:
		return twoPair4
	case of[12] == 2:
		return pairOfAces4
	}
	return nothing4
}

// foursOfFive is how many hands of five cards have a best four of each class.
var foursOfFive = sync.OnceValue(func() (n [classes4]int64) {
	class := make([]uint8, all4)
	for a := range 52 {
		for b := range a {
			for c := range b {
				for d := range c {
					class[number4(a, b, c, d)] = uint8(four([4]int{a, b, c, d}))
				}
			}
		}
	}
	for a := range 52 {
		for b := range a {
			for c := range b {
				for d := range c {
					for e := range d {
						n[max(class[number4(b, c, d, e)], class[number4(a, c, d, e)], class[number4(a, b, d, e)],
							class[number4(a, b, c, e)], class[number4(a, b, c, d)])]++
					}
				}
			}
		}
	}
	return n
})

func drawAcesUp(d *drawing) {
	pays := d.lines("aces up", 60, "pair of aces", "two pairs", "straight", "flush", "three of a kind", "straight flush", "four of a kind")
	d.ask("four-card-poker")
	n := foursOfFive()
	d.worth("aces-up", mean(all5, n[pairOfAces4:], pays))
}

// sevenSuited is how many hands of seven cards have a longest flush, and a longest straight flush, of each length.
var sevenSuited = sync.OnceValues(func() (flushes, straights [8]int64) {
	var suits [8][8]int64 // of one suit, by the number of its cards and the longest run of them
	for mask := range 1 << 13 {
		cards, run := 0, 0
		for r := range 13 {
			cards += mask >> r & 1
		}
		for length := 1; length <= 7; length++ {
			for low := -1; low+length <= 13; low++ { // -1 is an ace below the two
				fits := true
				for r := low; r < low+length; r++ {
					fits = fits && mask>>((r+13)%13)&1 == 1
				}
				if fits {
					run = length
				}
			}
		}
		if cards <= 7 {
			suits[cards][run]++
		}
	}
	type hands [8][8][8]int64 // by cards, the longest flush and the longest straight flush
	var so hands
	so[0][0][0] = 1
	for range 4 {
		var next hands
		for cards, list := range so {
			for flush, list := range list {
				for run, n := range list {
					for more := 0; n > 0 && cards+more <= 7; more++ {
						for length, ways := range suits[more] {
							next[cards+more][max(flush, more)][max(run, length)] += n * ways
						}
					}
				}
			}
		}
		so = next
	}
	for flush, list := range so[7] {
		for run, n := range list {
			flushes[flush] += n
			straights[run] += n
		}
	}
	return flushes, straights
})

func drawFlushes(d *drawing) {
	flush := d.lines("flush-bonus", 80, "four-card flush", "five-card flush", "six-card flush", "seven-card flush")
	straight := d.lines("straight-flush-bonus", 80, "three-card straight flush", "four-card straight flush", "five-card straight flush",
		"six-card straight flush", "seven-card straight flush")
	d.ask("high-card-flush")
	const all7 = 133_784_560
	flushes, straights := sevenSuited()
	d.worth("flush-bonus", mean(all7, flushes[4:], flush))
	d.worth("straight-flush-bonus", mean(all7, straights[3:], straight))
}

func drawPocketPoker(d *drawing) {
	pays := d.lines("pocket poker", 40, "straight", "pair", "straight flush", "pair of aces", "royal straight flush")
	aceTwo := d.below(2) == 0
	d.suppose("ace-two " + map[bool]string{true: "yes", false: "no"}[aceTwo])
	d.ask("mini-tex")
	ways := make([]int64, 5)
	for a := range 52 {
		for b := range a {
			suited := suit(a) == suit(b)
			follow := rank(a) == rank(b)+1 || aceTwo && rank(a) == 12 && rank(b) == 0
			switch {
			case suited && rank(a) == 12 && rank(b) == 11:
				ways[4]++
			case rank(a) == rank(b) && rank(a) == 12:
				ways[3]++
			case suited && follow:
				ways[2]++
			case rank(a) == rank(b):
				ways[1]++
			case follow:
				ways[0]++
			}
		}
	}
	d.worth("pocket-poker", mean(52*51/2, ways, pays))
}

// TestALineThatPushes: a pair that gets its stake back neither wins nor loses. No line of the law pays so, but a supposed one may.
func TestALineThatPushes(t *testing.T) {
	best := []*big.Rat{new(big.Rat), big.NewRat(4, 1), big.NewRat(5, 1), big.NewRat(30, 1), big.NewRat(40, 1), big.NewRat(50, 1)}
	const lines = ": pair push, flush 4, straight 5, three-of-a-kind 30, straight flush 40"
	for _, test := range []struct{ game, wager, says, royal string }{
		{"flop-poker", "bonus", "bonus", ", mini royal 50"},
		{"three-card-draw", "first-3", "first 3", ", mini royal flush 50"},
		{"boston-5-stud", "bonus", "bonus", ""},
	} {
		t.Run(test.game, func(t *testing.T) {
			n := threes()
			if test.royal == "" {
				n[straightFlush3] += n[miniRoyal3]
				n[miniRoyal3] = 0
			}
			d := &drawing{T: t}
			d.suppose(test.says + lines + test.royal)
			d.ask(test.game)
			d.worth(test.wager, mean(all3, n[pair3:], best))
		})
	}
}
