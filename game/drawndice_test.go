package game_test

import (
	"fmt"
	"math/big"
	"strings"

	"boardwalk/beside"
	"boardwalk/beside/worth"
	"boardwalk/game"
	"boardwalk/keno"
	"boardwalk/odds"
)

func drawBigSix(d *drawing) {
	stops := map[string]int64{"one": 24, "two": 15, "five": 7, "ten": 4, "twenty": 2, "joker": 1, "flag": 1}
	if d.below(2) == 0 {
		d.suppose("wheel ones-23")
		stops["one"], stops["five"] = 23, 8
	}
	pays := map[string]*big.Rat{}
	for _, symbol := range []string{"one", "two", "five", "ten", "twenty", "joker", "flag"} {
		pays[symbol] = d.line(symbol+" pays ODDS", 60)
	}
	d.ask("big-six")
	for symbol, n := range stops {
		d.worth(symbol, one(54, n, pays[symbol]))
	}
}

func drawRoulette(d *drawing) {
	zeros := int64(1 + d.below(3))
	d.suppose("wheel " + []string{"single-zero", "double-zero", "triple-zero"}[zeros-1])
	half := d.below(2) == 0
	d.suppose("even money on zero " + map[bool]string{true: "half", false: "lose"}[half])
	pays := map[string]*big.Rat{}
	for _, group := range []string{"straight", "split", "three numbers", "four numbers", "six numbers", "column", "dozen", "even money"} {
		pays[group] = d.line(group+": ODDS", 40)
	}
	d.ask("roulette")
	pockets := 36 + zeros
	for wager, of := range map[string]struct {
		group   string
		numbers int64
	}{"straight-17": {"straight", 1}, "straight-0": {"straight", 1}, "split-1-2": {"split", 2}, "three-1-2-3": {"three numbers", 3},
		"four-1-2-4-5": {"four numbers", 4}, "six-1-6": {"six numbers", 6}, "column-2": {"column", 12}, "dozen-3": {"dozen", 12}} {
		d.worth(wager, one(pockets, of.numbers, pays[of.group]))
	}
	for _, wager := range []string{"red", "black", "odd", "even", "low", "high"} {
		zero := big.NewRat(-1, 1)
		if half {
			zero = big.NewRat(-1, 2)
		}
		d.worth(wager, mean(pockets, []int64{18, zeros}, []*big.Rat{pays["even money"], zero}))
	}
}

func drawSicBo(d *drawing) {
	pays := map[string]*big.Rat{}
	for _, wager := range []string{"three of a kind", "two of a kind", "any-triple", "two dice combination", "small", "big"} {
		pays[wager] = d.line(wager+": ODDS", 90)
	}
	total := 4 + d.below(14)
	pays["total"] = d.line(fmt.Sprintf("total-%d: ODDS", total), 90)
	kind := []*big.Rat{d.line("one of a kind: ODDS", 9)}
	kind = append(kind, d.lines("one of a kind", 20, "two dice", "three dice")...)
	d.ask("sic-bo")
	var triples, doubles, any, combos, smalls, bigs, totals int64
	singles := make([]int64, 3)
	for a := 1; a <= 6; a++ {
		for b := 1; b <= 6; b++ {
			for c := 1; c <= 6; c++ {
				var of [7]int
				of[a]++
				of[b]++
				of[c]++
				sum, alike := a+b+c, a == b && b == c
				count := func(n *int64, yes bool) {
					if yes {
						*n++
					}
				}
				count(&triples, of[5] == 3)
				count(&doubles, of[3] >= 2)
				count(&any, alike)
				count(&combos, of[2] > 0 && of[6] > 0)
				count(&smalls, sum <= 10 && !alike)
				count(&bigs, sum >= 11 && !alike)
				count(&totals, sum == total)
				if of[4] > 0 {
					singles[of[4]-1]++
				}
			}
		}
	}
	d.worth("triple-5", one(216, triples, pays["three of a kind"]))
	d.worth("double-3", one(216, doubles, pays["two of a kind"]))
	d.worth("any-triple", one(216, any, pays["any-triple"]))
	d.worth("combo-2-6", one(216, combos, pays["two dice combination"]))
	d.worth("small", one(216, smalls, pays["small"]))
	d.worth("big", one(216, bigs, pays["big"]))
	d.worth(fmt.Sprint("total-", total), one(216, totals, pays["total"]))
	d.worth("single-4", mean(216, singles, kind))
}

// throws is in how many of 36 ways two dice come to a total.
func throws(total int) (ways int64) {
	for a := 1; a <= 6; a++ {
		for b := 1; b <= 6; b++ {
			if a+b == total {
				ways++
			}
		}
	}
	return ways
}

func drawCraps(d *drawing) {
	field := d.lines("field", 9, "3, 4, 9, 10 and 11", "2", "12")
	single := map[string]*big.Rat{}
	for _, wager := range []string{"any-seven", "any-craps", "craps-2", "craps-3", "craps-12", "eleven", "hard-4", "hard-8", "place-5",
		"place-10", "pass", "dont-pass", "pass-odds-6", "lose-9"} {
		single[wager] = d.line(wager+" pays ODDS", 40)
	}
	d.suppose("place to lose yes")
	rate := int64(d.below(9))
	d.suppose(fmt.Sprintf("vigorish on buy-4 %d %%", rate))
	buy := d.line("buy-4 pays ODDS", 5)
	d.ask("craps")
	d.worth("field", mean(36, []int64{throws(3) + throws(4) + throws(9) + throws(10) + throws(11), throws(2), throws(12)}, field))
	d.worth("any-seven", one(36, throws(7), single["any-seven"]))
	anyCraps := one(36, throws(2)+throws(3)+throws(12), single["any-craps"])
	d.worth("any-craps", anyCraps)
	horn := new(big.Rat)
	for wager, total := range map[string]int{"craps-2": 2, "craps-3": 3, "craps-12": 12, "eleven": 11} {
		won := one(36, throws(total), single[wager])
		d.worth(wager, won)
		horn.Add(horn, new(big.Rat).Quo(won, big.NewRat(4, 1)))
	}
	d.worth("horn", horn)
	both := new(big.Rat).Add(anyCraps, one(36, throws(11), single["eleven"]))
	d.worth("c-and-e", both.Quo(both, big.NewRat(2, 1)))
	d.worth("hard-4", one(throws(4)+6, 1, single["hard-4"]))
	d.worth("hard-8", one(throws(8)+6, 1, single["hard-8"]))
	d.worth("place-5", one(throws(5)+6, throws(5), single["place-5"]))
	d.worth("place-10", one(throws(10)+6, throws(10), single["place-10"]))
	d.worth("lose-9", one(throws(9)+6, 6, single["lose-9"]))
	d.worth("pass-odds-6", one(throws(6)+6, throws(6), single["pass-odds-6"]))
	won := one(throws(4)+6, throws(4), buy)
	d.worth("buy-4", won.Sub(won, big.NewRat(rate, 100)))

	made, lost := new(big.Rat), new(big.Rat) // the shooter's chances
	for total := 2; total <= 12; total++ {
		n := big.NewRat(throws(total), 36)
		switch total {
		case 7, 11:
			made.Add(made, n)
		case 2, 3, 12:
			lost.Add(lost, n)
		default:
			made.Add(made, new(big.Rat).Mul(n, big.NewRat(throws(total), throws(total)+6)))
			lost.Add(lost, new(big.Rat).Mul(n, big.NewRat(6, throws(total)+6)))
		}
	}
	pass := new(big.Rat).Mul(made, single["pass"])
	d.worth("pass", pass.Sub(pass, lost))
	barred := big.NewRat(1, 36) // 12
	against := new(big.Rat).Sub(lost, barred)
	against.Mul(against, single["dont-pass"])
	d.worth("dont-pass", against.Sub(against, made))
}

// wager reads a side wager of one's own and holds what it is worth against a count.
func (d *drawing) wager(looks string, at string, conditions []string, decks int, won func(pays []*big.Rat) *big.Rat) {
	d.Helper()
	var lines []string
	var pays []*big.Rat
	for _, c := range conditions {
		text, p := d.odds(60)
		if strings.Contains(text, "for") || strings.Contains(text, ".5") {
			text = fmt.Sprintf("%d/%d", p.Num(), p.Denom())
		}
		lines, pays = append(lines, c+"   "+text), append(pays, p)
	}
	text := fmt.Sprintf("wager Drawn, at %s\nlooks at %s\npays %s\notherwise loses\n", at, looks, strings.Join(lines, "\n     "))
	w, err := beside.Parse("drawn", text)
	if err != nil {
		d.Fatalf("%v:\n%s", err, text)
	}
	rules, _ := game.Find(at)
	found, err := worth.Of(&worth.Asked{Rules: rules, Terms: rules.Terms(), Wager: w, Decks: decks})
	if err != nil {
		d.Fatalf("%v:\n%s", err, text)
	}
	if want := new(big.Rat).Neg(won(pays)); found.Figure.House.Cmp(want) != 0 {
		d.Errorf("%d decks, %s and by a count of its own %s:\n%s", decks, found.Figure.House, want, text)
	}
}

func drawDiceWager(d *drawing) {
	low, high, last := 2+d.below(4), 9+d.below(4), 6+d.below(3)
	fits := []func(a, b int) bool{
		func(a, b int) bool { return a+b == low },
		func(a, b int) bool { return a+b >= high },
		func(a, b int) bool { return a == b },
		func(a, b int) bool { return a+b >= 6 && a+b <= last },
	}
	ways := make([]int64, len(fits))
	for a := 1; a <= 6; a++ {
		for b := 1; b <= 6; b++ {
			for i, fit := range fits {
				if fit(a, b) {
					ways[i]++
					break
				}
			}
		}
	}
	d.wager("dice of the roll", "craps", []string{fmt.Sprintf("total %d", low), fmt.Sprintf("total over %d", high-1), "pair",
		fmt.Sprintf("total 6 to %d", last)}, 0, func(pays []*big.Rat) *big.Rat { return mean(36, ways, pays) })
}

// allBefore is the chance that all of some totals are thrown before a seven.
func allBefore(totals []int) *big.Rat {
	known := map[int]*big.Rat{}
	var from func(seen int) *big.Rat
	from = func(seen int) *big.Rat {
		if seen == 1<<len(totals)-1 {
			return big.NewRat(1, 1)
		}
		if known[seen] == nil {
			sum, all := new(big.Rat), throws(7)
			for i, total := range totals {
				if seen>>i&1 == 0 {
					all += throws(total)
					sum.Add(sum, new(big.Rat).Mul(big.NewRat(throws(total), 1), from(seen|1<<i)))
				}
			}
			known[seen] = sum.Quo(sum, big.NewRat(all, 1))
		}
		return known[seen]
	}
	return from(0)
}

func drawUntilSeven(d *drawing) {
	totals := []int{2, 3, 4, 5, 6, 8, 9, 10, 11, 12}
	for i := range totals { // in any order
		j := d.below(len(totals))
		totals[i], totals[j] = totals[j], totals[i]
	}
	many := 3 + d.below(3)
	more, fewer := totals[:many], totals[:many-2]
	written := func(list []int) string { return "all of " + strings.Trim(fmt.Sprint(list), "[]") }
	d.wager("dice until a seven", "craps", []string{written(more), written(fewer)}, 0, func(pays []*big.Rat) *big.Rat {
		all, some := allBefore(more), allBefore(fewer)
		won := new(big.Rat).Mul(all, pays[0])
		won.Add(won, new(big.Rat).Mul(new(big.Rat).Sub(some, all), pays[1]))
		return won.Add(won, some).Sub(won, big.NewRat(1, 1))
	})
}

func drawNumberWager(d *drawing) {
	last := 2 + d.below(20)
	ways := make([]int64, 3)
	for n := -1; n <= 36; n++ { // -1 is 00
		switch {
		case n <= 0:
			ways[0]++
		case n <= last:
			ways[1]++
		case n%2 == 1:
			ways[2]++
		}
	}
	d.wager("number drawn", "roulette", []string{"number 0, 00", fmt.Sprintf("number 1 to %d", last), "odd"}, 0,
		func(pays []*big.Rat) *big.Rat { return mean(38, ways, pays) })
}

func drawKeno(d *drawing) {
	spots := int64(2 + d.below(7))
	card, parts, dollars := keno.Standard(), []string{}, make([]int64, spots+1)
	for caught := range dollars {
		if dollars[caught] = int64(d.below(4) * d.below(500)); dollars[caught] == 0 && int64(caught) == spots {
			dollars[caught] = 7 // a card has to pay something
		}
		pays := fmt.Sprintf("%d pays $%d", caught, dollars[caught])
		if dollars[caught] == 0 {
			pays = fmt.Sprintf("%d pays nothing", caught)
		}
		parts = append(parts, pays)
	}
	text := fmt.Sprintf("limit none; spots %d: %s", spots, strings.Join(parts, ", "))
	supposed, err := card.Suppose(text)
	if err != nil {
		d.Fatal(err)
	}
	won := new(big.Rat)
	for caught, dollar := range dollars {
		ways := new(big.Int).Binomial(spots, int64(caught))
		ways.Mul(ways, new(big.Int).Binomial(80-spots, 20-int64(caught)))
		chance := new(big.Rat).SetFrac(ways, new(big.Int).Binomial(80, 20))
		won.Add(won, chance.Mul(chance, big.NewRat(dollar*100, int64(supposed.Minimum))))
	}
	want := won.Sub(big.NewRat(1, 1), won)
	for _, f := range odds.KenoSpots(supposed, 0).Figures {
		if f.Wager == fmt.Sprintf("%d-spot", spots) && f.House.Cmp(want) != 0 {
			d.Errorf("%s: %s and by a count of its own %s", text, f.House, want)
		}
	}
}
