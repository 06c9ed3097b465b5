package craps

import (
	"strconv"
	"strings"

	"boardwalk/felt"
	"boardwalk/table"
)

// spelled is a number as its box has it.
func spelled(n int) string {
	if word := map[int]string{6: "SIX", 9: "NINE"}[n]; word != "" {
		return word
	}
	return strconv.Itoa(n)
}

// number draws the box of a point number with what may lie on it: bets on the
// number, and come wagers that have gone there with their odds beside them.
func (d *felting) number(n int, x, y, w float64) {
	half, word := w/2, spelled(n)
	size := 25.0
	if len(word) > 2 {
		size = 17
	}
	d.Frame(x*unit, y*unit, w*unit, 112*unit)
	d.write(word, x+half, y+31, size, "gold")
	for i, kind := range []string{"lay", "lose"} {
		left := x + half*float64(i)
		spoken(d.area(id(kind, n), left, y, half, 19, kind, 7.6), left+9, y+9.5, left+half-9, y+9.5)
	}
	spoken(d.area(id("place", n), x, y+58, w, 35, "place", 9.4), x+21, y+75.5, x+w-16, y+75.5)
	spoken(d.area(id("buy", n), x, y+93, w, 19, "buy", 9), x+21, y+102.5, x+w-16, y+102.5)
	d.travelled(n, x, y+49, w)
}

// uprightNumber is a smaller one, which is the area of the place bet altogether.
func (d *felting) uprightNumber(n int, x, y, w, h float64) {
	word, size := spelled(n), 22.0
	if len(word) > 2 {
		size = 13
	}
	spoken(d.area(id("place", n), x, y, w, h, "place", 8.6), x+22, y+h-13, x+w-15, y+h-14)
	d.write(word, x+24, y+13, size, "gold")
	d.travelled(n, x, y+32, w)
}

// travelled draws the spots of come wagers on their number and of their odds.
func (d *felting) travelled(n int, x, y, w float64) {
	for i, kind := range []string{"come", "dont-come"} {
		left := x + w/2*float64(i)
		d.Spot(id(kind, n), (left+9)*unit, y*unit, 8*unit).Lying = true
		d.Spot(id(kind+"-odds", n), (left+w/2-9)*unit, y*unit, 8*unit).Labelled("odds", 6.8*unit).With = id(kind, n)
	}
}

// fieldPays are the odds of the field that are not even money.
func (d *felting) fieldPays() (list []table.Pay) {
	for _, p := range d.g.layout.Wagers[d.g.layout.MustArea("field")].Pays {
		if p.Odds.String() != "1 to 1" {
			list = append(list, p)
		}
	}
	return list
}

func (d *felting) fieldOdds() string {
	var words []string
	for _, p := range d.fieldPays() {
		words = append(words, p.Odds.String()+" on "+p.On)
	}
	return strings.Join(words, ", ")
}

// stickman draws the box of proposition bets in the centre of the table, and
// returns where it ends.
func (d *felting) stickman(x, y, w, high float64) float64 {
	wide := func(id, label string, x, w, h, size float64) *felt.Area {
		return d.area(id, x, y, w, h*high, label, size)
	}
	wide("any-seven", "ANY SEVEN", x, w, 34, 14).Coloured("seven")
	y += 34 * high
	for _, row := range [][2]int{{6, 10}, {8, 4}} {
		for i, n := range row {
			left := x + w/2*float64(i)
			a := wide(id("hard", n), "Hard "+strconv.Itoa(n), left, w/2, 46, 8.4)
			spoken(a, left+26, y+33*high, left+w/2-20, y+23*high).Diced((left+26)*unit, (y+12*high)*unit, 16*unit, n/2, n/2)
		}
		y += 46 * high
	}
	for i, b := range []struct {
		id    string
		faces [2]int
	}{{"craps-3", [2]int{1, 2}}, {"craps-2", [2]int{1, 1}}, {"craps-12", [2]int{6, 6}}, {"eleven", [2]int{5, 6}}} {
		left, mid := x+w/4*float64(i), x+w/4*(float64(i)+0.5)
		a := wide(b.id, d.odds(b.id), left, w/4, 58, 8.6).Under("")
		spoken(a, mid, y+24.5*high, mid, y+43*high).Diced(mid*unit, (y+10*high)*unit, 14*unit, b.faces[0], b.faces[1])
	}
	y += 58 * high
	wide("any-craps", "ANY CRAPS", x, w/2, 34, 10)
	wide("c-and-e", "C & E", x+w/2, w/2, 34, 11)
	y += 34 * high
	wide("horn", "HORN", x, w, 32, 14)
	y += 32 * high
	for i, n := range []int{2, 3, 11, 12} {
		left := x + w/4*float64(i)
		spoken(wide(id("horn-high", n), "High "+strconv.Itoa(n), left, w/4, 50, 9.4), left+w/8, y+10*high, left+w/8, y+33*high)
	}
	return y + 50*high
}
