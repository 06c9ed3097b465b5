package roulette

import (
	"fmt"
	"strings"

	"boardwalk/law"
	"boardwalk/table"
	"boardwalk/wheel"
)

// The areas of the layout, in the order of 5.1(e) and (f).
const (
	straight      table.Area = 0   // 0 to 36, then 00
	split         table.Area = 38  // 57 between the numbers, 6 with 0 or 00
	three         table.Area = 101 // 12 rows, 3 groups with 0 or 00
	four          table.Area = 116
	firstFive     table.Area = 138
	six           table.Area = 139
	column        table.Area = 150
	dozen         table.Area = 153
	red           table.Area = 156 // then black, odd, even, 1 to 18, 19 to 36
	seven         table.Area = 162
	adjacent      table.Area = 163 // by the centre number: 0 to 36, then 00
	numberOfAreas            = 201
)

// spot is all that settles a wager, so that it is settled by its position
// alone: the numbers it covers, and the paragraph that says so.
type spot struct {
	covers Numbers
	by     law.Cite
}

// drawing is a layout with everything on it that any table may offer.
type drawing struct {
	wagers []table.Wager
	spots  [numberOfAreas]spot
}

func (p *drawing) add(w table.Wager, covers Numbers) {
	w.OneRoll, w.Made = true, table.Always
	p.spots[len(p.wagers)] = spot{covers, w.Law}
	p.wagers = append(p.wagers, w)
}

// drawn is the drawing, made once.
var drawn = func() *drawing {
	p := &drawing{wagers: make([]table.Wager, 0, numberOfAreas)}
	p.straights()
	p.splits()
	p.threes()
	p.fours()
	p.add(table.Wager{ID: "first-five", Name: "First Five Numbers", Group: "first five numbers", Law: "5.1(e)5", Pays: firstFivePays},
		the(0, DoubleZero, 1, 2, 3))
	p.sixes()
	p.columns()
	p.dozens()
	p.halves()
	p.seven()
	p.adjacents()
	return p
}()

// straights are 5.1(e)1: within the box of one number.
func (p *drawing) straights() {
	for n := Number(0); n <= DoubleZero; n++ {
		p.add(table.Wager{ID: "straight-" + n.String(), Name: "Straight " + n.String(), Aliases: []string{n.String()},
			Group: "straight", Law: "5.1(e)1", Pays: straightPays}, the(n))
	}
}

// splits are 5.1(e)2: on the line between two boxes. Where the layout has a 00,
// 0 lies above 1 and half of 2, and 00 above the rest; where it has not, 0 lies
// above all three, so that only there 0 and 3 share a line.
func (p *drawing) splits() {
	for n := Number(1); n <= 36; n++ {
		if n%3 != 0 {
			p.split(n, n+1)
		}
		if n <= 33 {
			p.split(n, n+3)
		}
	}
	// This one may also lie on the line between the 2nd 12 and the 3rd 12.
	p.split(0, DoubleZero, "2nd-12-3rd-12", "courtesy-line")
	p.split(0, 1)
	p.split(0, 2)
	p.split(0, 3)
	p.split(DoubleZero, 2)
	p.split(DoubleZero, 3)
}

func (p *drawing) split(a, b Number, aliases ...string) {
	p.add(table.Wager{ID: "split-" + list(a, b), Name: "Split " + list(a, b), Aliases: aliases, Group: "split",
		Law: "5.1(e)2", Pays: splitPays}, the(a, b))
}

// threes are 5.1(e)3: a row, or a group of 5.1(e)3i. That list is complete as
// we read it: 0-2-3, which a layout without 00 would have room for, is not on
// it, and so is not a wager here.
func (p *drawing) threes() {
	for n := Number(1); n <= 34; n += 3 {
		p.three("5.1(e)3", []string{"street-" + n.String()}, n, n+1, n+2)
	}
	for _, group := range [][3]Number{{0, 1, 2}, {0, 2, DoubleZero}, {DoubleZero, 2, 3}} {
		p.three("5.1(e)3i", nil, group[:]...)
		p.wagers[len(p.wagers)-1].Law = "5.1(e)3ii" // where it is put; what it covers is 3i
	}
}

func (p *drawing) three(by law.Cite, aliases []string, ns ...Number) {
	p.add(table.Wager{ID: "three-" + list(ns...), Name: "Three Numbers " + list(ns...), Aliases: aliases,
		Group: "three numbers", Law: by, Pays: threePays}, the(ns...))
}

// fours are 5.1(e)4: on the common corner of four boxes.
func (p *drawing) fours() {
	for n := Number(1); n <= 32; n++ {
		if n%3 == 0 {
			continue
		}
		ns := []Number{n, n + 1, n + 3, n + 4}
		p.add(table.Wager{ID: "four-" + list(ns...), Name: "Four Numbers " + list(ns...),
			Aliases: []string{"corner-" + list(ns...), "corner-" + n.String()},
			Group:   "four numbers", Law: "5.1(e)4", Pays: fourPays}, the(ns...))
	}
}

// sixes are 5.1(e)6: on the outside corner that two rows share.
func (p *drawing) sixes() {
	for n := Number(1); n <= 31; n += 3 {
		p.add(table.Wager{ID: "six-" + list(n, n+5), Name: fmt.Sprintf("Six Numbers %d to %d", n, n+5), Aliases: []string{"line-" + n.String()},
			Group: "six numbers", Law: "5.1(e)6", Pays: sixPays}, run(n, n+5))
	}
}

// columns are 5.1(e)7: in the box at the bottom of the column.
func (p *drawing) columns() {
	for c := Number(1); c <= 3; c++ {
		covers := Numbers(0)
		for n := c; n <= 36; n += 3 {
			covers |= the(n)
		}
		p.add(table.Wager{ID: "column-" + c.String(), Name: "Column " + c.String(), Group: "column", Law: "5.1(e)7", Pays: columnPays}, covers)
	}
}

// dozens are 5.1(e)8: in the boxes labelled 1st 12, 2nd 12 and 3rd 12.
func (p *drawing) dozens() {
	for i, label := range []string{"1st 12", "2nd 12", "3rd 12"} {
		first := Number(12*i + 1)
		p.add(table.Wager{ID: fmt.Sprintf("dozen-%d", i+1), Name: fmt.Sprintf("Dozen %d to %d", first, first+11),
			Aliases: []string{label, label + " dozen"}, Group: "dozen", Law: "5.1(e)8", Pays: dozenPays}, run(first, first+11))
	}
}

// halves are 5.1(e)9 to 14. Neither 0 nor 00 is an even number here: 5.2(b) to
// (d) treat "even" on them as they treat "odd".
func (p *drawing) halves() {
	reds, blacks, odds := Numbers(0), Numbers(0), Numbers(0)
	for _, pocket := range wheel.SingleZero().Pockets {
		n, _ := ParseNumber(pocket.Label)
		switch pocket.Color {
		case wheel.Red:
			reds |= the(n)
		case wheel.Black:
			blacks |= the(n)
		}
		odds |= the(n) * Numbers(n&1)
	}
	for _, h := range []struct {
		id, name string
		aliases  []string
		by       law.Cite
		pays     []table.Pay
		covers   Numbers
	}{
		{"red", "Red", nil, "5.1(e)9", redPays, reds},
		{"black", "Black", nil, "5.1(e)10", blackPays, blacks},
		{"odd", "Odd", nil, "5.1(e)11", oddPays, odds},
		{"even", "Even", nil, "5.1(e)12", evenPays, run(1, 36) &^ odds},
		{"low", "1 to 18", []string{"1-18"}, "5.1(e)13", lowPays, run(1, 18)},
		{"high", "19 to 36", []string{"19-36"}, "5.1(e)14", highPays, run(19, 36)},
	} {
		p.add(table.Wager{ID: h.id, Name: h.name, Aliases: h.aliases, Group: "even money", Law: h.by, Pays: h.pays}, h.covers)
	}
}

// seven is 5.1(f): in the area designated for it.
func (p *drawing) seven() {
	p.add(table.Wager{ID: "seven-numbers", Name: "Seven Numbers", Group: "seven numbers", Law: "5.1(f)", Pays: sevenPays},
		run(10, 15)|the(33))
	p.wagers[seven].Law = "5.1(f)2" // where it is put; what it covers is 5.1(f)
}

// adjacents are 5.1(e)1i: on the centre of five numbers of the wheel's replica.
// Which five they are depends on the wheel.
func (p *drawing) adjacents() {
	for n := Number(0); n <= DoubleZero; n++ {
		p.add(table.Wager{ID: "adjacent-" + n.String(), Name: "Five Adjacent Numbers about " + n.String(),
			Aliases: []string{"five-adjacent-" + n.String()},
			Group:   "five adjacent numbers", Law: "5.1(e)1i(2)", Parts: 5, PartLaw: "5.1(e)1i(2)", UnitLaw: "5.1(e)1i(2)",
			Pays: adjacentPays(n)}, 0)
	}
}

// list writes numbers as ids do: 17-20.
func list(ns ...Number) string {
	s := make([]string, len(ns))
	for i, n := range ns {
		s[i] = n.String()
	}
	return strings.Join(s, "-")
}
