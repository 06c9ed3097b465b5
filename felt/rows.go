package felt

import "slices"

// roomBelow is how high an area is, in inches, in which chips lie below two lines of words.
const roomBelow = 4.5

// Cell is an area of a board that is laid out in rows.
type Cell struct {
	Wager string
	Label string
	Sub   string
	Dice  []int
	Wide  float64 // relative to the others in its row; 1 if zero
	Look  string
}

// Rows is a board of areas in rows of equal height, each row filling the width.
func Rows(name string, width, height float64, rows [][]Cell, size float64) *Felt {
	f := New(name, width, height*float64(len(rows)))
	for r, row := range rows {
		sum := 0.0
		for _, c := range row {
			sum += wide(c)
		}
		x := 0.0
		for _, c := range row {
			w := width * wide(c) / sum
			a := f.Rect(c.Wager, x, height*float64(r), w, height).Labelled(c.Label, size).Under(c.Sub).Coloured(c.Look)
			if a.Dice = c.Dice; len(c.Dice) > 0 {
				a.Below()
			}
			x += w
		}
		if row := f.Areas[len(f.Areas)-len(row):]; slices.ContainsFunc(row, (*Area).isNarrow) {
			for _, a := range row { // all of a row alike
				a.Below()
			}
		}
	}
	return f
}

// isNarrow reports whether chips beside the words would push them out of the
// middle, where there is room for chips below them.
func (a *Area) isNarrow() bool {
	half := max(a.Size*WidthOf(a.Label), 0.62*a.Size*WidthOf(a.Sub)) / 2
	return a.H >= roomBelow && a.X+a.W/2+half > a.Chip.X-a.ChipRadius()-margin
}

func wide(c Cell) float64 {
	if c.Wide == 0 {
		return 1
	}
	return c.Wide
}

// Offered is a wager as a default layout needs to know it.
type Offered struct {
	Wager, Name, Sub string
	Kind             string // the wager without its position: what all seats have
	Seat             int    // the position it belongs to; 0: everybody's
	Later            bool   // it is made in the course of the round
}

// Default is the layout of a game that draws none of its own: a half-round
// table if its wagers belong to positions or its boxes do, with the wagers in
// the order in which they are declared, and a board in rows otherwise.
func Default(name string, seats int, boxes []string, wagers []Offered) *Felt {
	var items []Item
	var shared []Cell
	for _, w := range wagers {
		switch {
		case w.Seat == 0:
			shared = append(shared, Cell{Wager: w.Wager, Label: w.Name, Sub: w.Sub})
		case w.Seat == 1 && len(items) == 0:
			items = append(items, Circle(w.Kind, w.Name))
		case w.Seat == 1:
			items = append([]Item{Box(w.Kind, w.Name)}, items...)
		}
	}
	own := map[int]int{} // boxes by seat
	for i, b := range boxes {
		for s := 1; s <= seats; s++ {
			if b == idOf("%d", s) {
				own[s] = i
			}
		}
	}
	if len(items) == 0 && len(own) == 0 {
		return board(name, boxes, shared)
	}
	t := HalfRound(name, seats)
	if len(own) > 0 {
		items = append([]Item{Cards()}, items...)
	}
	t.Position(items...)
	for _, p := range t.felt.Places {
		p.Box = own[p.Seat]
	}
	var middle []Place
	for i, b := range boxes {
		if !seated(own, i) && b != "" {
			middle = append(middle, Place{Box: i, Name: b})
		}
	}
	t.Middle(middle...)
	for i, c := range shared {
		t.felt.Rect(c.Wager, 2, 1+3.4*float64(i), 9, 3).Labelled(c.Label, 0.8).Under(c.Sub)
	}
	t.Inscribe(name)
	return t.felt
}

func seated(own map[int]int, box int) bool {
	for _, b := range own {
		if b == box {
			return true
		}
	}
	return false
}

// board is the default layout of a game without positions: rows of four areas,
// and its boxes above them.
func board(name string, boxes []string, cells []Cell) *Felt {
	arrange := func(across int, width float64) *Felt {
		var rows [][]Cell
		for i := 0; i < len(cells); i += across {
			rows = append(rows, cells[i:min(i+across, len(cells))])
		}
		f := Rows(name, width, 5, rows, 1.05)
		f.Above(boxes...)
		return f
	}
	f := arrange(4, 40)
	f.Upright = arrange(2, 22)
	return f
}

// Above makes room above everything for the cards of boxes, side by side. A box
// without a name has no place.
func (f *Felt) Above(names ...string) {
	n := 0
	for _, b := range names {
		if b != "" {
			n++
		}
	}
	if n == 0 {
		return
	}
	room, cell, k := 7.5, f.Width/float64(n), 0
	y := room/2 + 0.5
	if cell < 12 { // on a phone the points stand below the cards
		room, y = 8.8, 3.9
	}
	f.Below(room)
	for i, b := range names {
		if b == "" {
			continue
		}
		x := cell * float64(k)
		f.Frame(x+0.2, 0.2, cell-0.4, room-0.6)
		f.Places = append(f.Places, &Place{Box: i, Name: b, X: round(x + cell/2), Y: y,
			Card: round(min(cardWidth, cell/3.7)), Room: round(cell - 1)})
		k++
	}
}

// Below makes room above all that is drawn already.
func (f *Felt) Below(room float64) {
	f.Height = round(f.Height + room)
	for _, a := range f.Areas {
		a.Y, a.Chip.Y = round(a.Y+room), round(a.Chip.Y+room)
	}
	for _, t := range f.Texts {
		t.Y = round(t.Y + room)
	}
}
