package felt

import (
	"math"
	"slices"
)

// The layout as who sits at it sees it: the own position in the middle, in front
// and large, with the others around it in their order, each about half as large.
const (
	seatedWidth  = 72.0
	seatedHeight = 34.0
	ownCard      = 4.8
	ownScale     = 1.4  // of the own areas that lie above or below the cards
	ownMost      = 1.8  // of those beside them
	ownDepth     = 14.2 // what an own position may take of the table's depth
	ownFoot      = 30.2 // where it ends
	ownChip      = 1.9  // how much larger chips are there
	otherCard    = 2.5
	otherRoom    = 5.6
	otherScale   = 0.72
	readable     = 0.62 // letters of others' areas that are smaller are not printed
)

// sitting is such a layout that is being drawn.
type sitting struct {
	*Felt
	from *Felt
	rows bool    // community cards lie before the dealer's, and what those are worth stands beside them
	foot float64 // where the cards and words before the dealer end
}

// seat draws the layout as somebody at the middle position sees it; nil if it has no
// positions along a curve. The page gives the places to the seats from its own on.
func (f *Felt) seat() *Felt {
	n := len(f.Positions)
	if f.items == nil || n < 2 {
		return nil
	}
	s := &sitting{Felt: New(f.Name, seatedWidth, seatedHeight), from: f}
	s.Holders, s.Beside, s.Lights, s.Map = f.Holders, f.Beside, f.Lights, f.Map
	s.Tray = &Rect{seatedWidth/2 - 11, 0.4, 22, 2.6}
	s.shared()
	s.inscribed()
	s.common()
	own := (n + 1) / 2
	for p := 1; p <= n; p++ {
		switch {
		case p < own:
			s.other(p, 1, float64(p-1), own-1)
		case p == own:
			s.own(p)
		default:
			s.other(p, -1, float64(n-p), n-own)
		}
	}
	return s.Felt
}

// shared lays the places that are nobody's: those before the dealer larger, and
// others at the side as they are.
func (s *sitting) shared() {
	const middle = halfWidth / 2
	rows := map[float64]bool{}
	for _, p := range s.from.Places {
		if p.Seat == 0 && math.Abs(p.X-middle) < 14 {
			rows[p.Y] = true
		}
	}
	larger, top := 1.45, 3.1
	if s.rows = len(rows) > 1; s.rows {
		larger = 1.5
	}
	first := math.Inf(1)
	for y := range rows {
		first = min(first, y)
	}
	for _, p := range s.from.Places {
		if p.Seat != 0 {
			continue
		}
		q := *p
		if !rows[p.Y] {
			q.X = round(p.X * seatedWidth / halfWidth)
			s.Places = append(s.Places, &q)
			continue
		}
		q.Card, q.Room = round(larger*p.Card), round(min(larger*p.Room, 36))
		q.X = round(seatedWidth/2 + larger*(p.X-middle))
		if q.Y = round(top + 0.7*q.Card); p.framed {
			q.Y = round(q.Y + 0.12*q.Card + 0.2)
		}
		if p.Y > first {
			q.Y = round(q.Y + 1.4*q.Card + 0.3)
		}
		if p.framed {
			s.Frame(q.X-0.72*q.Card, q.Y-0.82*q.Card, 1.44*q.Card, 1.64*q.Card)
		}
		s.Places = append(s.Places, &q)
		if s.foot = max(s.foot, q.Y+0.7*q.Card); p.framed {
			s.foot = max(s.foot, q.Y+0.9*q.Card)
		}
	}
}

// inscribed writes the lines along flat curves below the dealer's cards.
func (s *sitting) inscribed() {
	y := s.foot + 0.3
	if s.from.worthBelow && !s.rows {
		y += 1.5
	}
	for i, t := range s.from.Texts {
		q := *t
		q.Size = round(max(0.72, 1.12*t.Size))
		if y += 0.45 + 0.95*q.Size; i == 0 {
			y += 0.3
		}
		e := ellipse{seatedWidth / 2, 2.2, 34, y - 2.2}
		q.Path = e.arc(155, 25)
		s.Texts = append(s.Texts, &q)
		s.foot = y
	}
	if s.from.Says != nil {
		s.foot += 1.8
		s.Says = &Point{seatedWidth / 2, round(s.foot - 0.6)}
	}
}

// common lays the areas that are everybody's: those in the middle below the
// inscriptions, and others at the side as they are.
func (s *sitting) common() {
	top := s.foot + 0.6
	for _, a := range s.from.Areas {
		if a.Seat != 0 {
			continue
		}
		q := *a
		dx, dy := a.X*seatedWidth/halfWidth-a.X, 0.0
		if math.Abs(a.X+a.W/2-halfWidth/2) < 14 {
			dx, dy = (seatedWidth-halfWidth)/2, top-a.Y
			s.foot = max(s.foot, top+a.H)
		}
		q.X, q.Y, q.Chip = round(a.X+dx), round(a.Y+dy), Point{a.Chip.X + dx, a.Chip.Y + dy}.rounded()
		s.Areas = append(s.Areas, &q)
	}
}

// depths is how deep areas are together, and how wide, and where among them the cards lie:
// before them, after them, or nowhere.
func (s *sitting) depths() (deep, wide float64, areas []Item, cards int) {
	for i, it := range s.from.items {
		if it.cards {
			if cards = 1; i == 0 {
				cards = -1
			}
			continue
		}
		deep, wide = deep+it.d, max(wide, it.w)
		areas = append(areas, it)
	}
	return deep, wide, areas, cards
}

// most is how many cards a position is dealt, if the layout says it.
func (s *sitting) most() (n int) {
	for _, it := range s.from.items {
		n = max(n, it.most)
	}
	return n
}

// own lays the position in the middle: cards above or below the areas, or beside
// them where both together are too deep.
func (s *sitting) own(p int) {
	const x, gap = seatedWidth / 2, 0.5
	deep, wide, areas, cards := s.depths()
	high := 1.4 * ownCard
	room := ownFoot - s.foot - 1
	const foot = ownFoot + 2.4 // where nothing stands below
	switch scale := min(ownScale, (room-high-1.2)/deep); {
	case cards == 0:
		scale = min(ownMost, room/deep)
		s.stack(p, areas, x, foot-1-scale*deep/2, scale, ownChip, 1)
		s.at(p, x+scale*wide/2+4, foot-2)
	case cards < 0 && scale > 1.1: // what the cards are worth stands between them and the bet
		s.hand(p, x, foot-scale*deep-1.4-high/2, ownCard, 26)
		s.stack(p, areas, x, foot-scale*deep/2, scale, ownChip, 1)
		s.at(p, x+scale*wide/2+4.5, foot-1.2)
	case cards > 0 && scale > 1.1:
		s.stack(p, areas, x, ownFoot-high-gap-scale*deep/2, scale, ownChip, 1)
		s.hand(p, x, ownFoot-high/2, ownCard, 26)
		s.at(p, x, ownFoot+1.2)
	default:
		scale = min(ownMost, ownDepth/deep, room/deep)
		hand := 13.0
		if s.most() > 3 {
			hand, scale = 17, min(scale, 12/wide) // both together stay clear of the neighbors
		}
		left := x - (scale*wide+gap+hand)/2
		if len(s.from.Positions)%2 == 0 {
			left += 2.4 // the side where one fewer sits has room
		}
		mid := ownFoot - max(scale*deep, high)/2
		s.stack(p, areas, left+scale*wide/2, mid, scale, ownChip, -1)
		s.hand(p, left+scale*wide+gap+hand/2+0.6, mid, ownCard, hand)
		s.at(p, left+scale*wide+gap+hand/2+0.6, mid+high/2+1.3)
	}
}

// other lays a position at a side, the nth of so many from the dealer on: areas on
// the inner side, cards beside them and the name below.
func (s *sitting) other(p int, side, nth float64, of int) {
	deep, wide, areas, cards := s.depths()
	step := (ownFoot - 5) / float64(max(3, of))
	fits := func(deep, wide float64) float64 { return min(otherScale, 5.6/deep, 8/wide, (step-2.6)/deep) }
	scale := fits(deep, wide)
	inRows := slices.ContainsFunc(areas, func(it Item) bool { return it.row != nil })
	if row := Row(areas...); cards == 0 && !inRows && fits(row.d, row.w) > scale {
		areas, deep, wide, scale = []Item{row}, row.d, row.w, fits(row.d, row.w) // side by side they are larger
	}
	aw := scale * wide
	room := min(9, max(otherRoom, 13-aw))
	if cards == 0 {
		room = 0
	}
	high := max(scale*deep, 1.4*otherCard*min(1, room))
	y := 5 + step*(nth+0.5) - 2.1 // a name stays above the trays in which hands are set
	// further in where the middle of the table leaves room
	out := (aw+room+0.5)/2 + 2.5
	if low := (y - 15) / 12; low > 0 {
		out += 6 * low
	}
	x := seatedWidth/2 + side*(seatedWidth/2-out)
	s.stack(p, areas, x-side*(room+0.5)/2, y, scale, 1, -side)
	if cards != 0 {
		s.hand(p, x+side*(aw+0.5)/2, y, otherCard, room)
	}
	s.at(p, x, y+high/2+1)
}

func (s *sitting) at(p int, x, y float64) {
	s.Positions = append(s.Positions, &Position{Seat: p, X: round(x), Y: round(y)})
}

func (s *sitting) hand(p int, x, y, card, room float64) {
	s.Places = append(s.Places, &Place{Box: s.boxOf(p), Seat: p, X: round(x), Y: round(y), Card: card, Room: room,
		Fan: true, Own: card == ownCard})
}

// boxOf is the box of a position's cards.
func (s *sitting) boxOf(p int) int {
	for _, q := range s.from.Places {
		if q.Seat == p {
			return q.Box
		}
	}
	return p
}

// stack lays areas above each other about a point, those of a row side by side. Chips that
// come in the course of the round lie to the right, or to the left if extra is -1.
func (s *sitting) stack(p int, areas []Item, x, y, scale, chip, extra float64) {
	deep := 0.0
	for _, it := range areas {
		deep += it.d
	}
	y -= scale * deep / 2
	for _, it := range areas {
		row := it.row
		if row == nil {
			row = []Item{it}
		}
		left := x - scale*it.w/2
		for _, one := range row {
			w, d := scale*one.w-0.2, scale*one.d-0.2
			s.place(p, one, left+scale*one.w/2, y+scale*it.d/2, w, d, chip, extra)
			left += scale * one.w
		}
		y += scale * it.d
	}
}

func (s *sitting) place(p int, it Item, x, y, w, d, chip, extra float64) {
	a := s.Rect(idOf(it.wager, p), x-w/2, y-d/2, w, d)
	size := min(0.95, (w-0.5)/max(1, WidthOf(it.label)))
	if chip == 1 && size < readable {
		size = 0
	}
	if size > 0 {
		a.Label, a.Size = it.label, round(size)
	}
	a.Seat, a.Round, a.Name, a.Look, a.Main = p, it.round, it.name, it.look, it.main
	if a.Chips = round(min(chip*ChipWidth, 0.62*d, w/2.2)); size == 0 {
		a.Chips = round(min(ChipWidth, 0.8*d))
	}
	const shallow = 0.9 // the words of a box that has no room for chips below them
	if !it.round && size > 0 && d < a.Chips+shallow*size {
		a.Size = round(min(size, (w-a.Chips-0.8)/WidthOf(it.label)))
		if size = a.Size; chip == 1 && size < readable {
			a.Label, a.Size, size = "", 0, 0
		}
	}
	switch {
	case size == 0:
	case it.round || w < a.Chips+size*WidthOf(it.label)+0.7:
		a.Chip.Y = round(y + d/2 - a.Chips/2 - 0.06*d)
		a.Low = true
	default:
		a.Chip.X = round(x + w/2 - a.Chips/2 - 0.3)
	}
	for k, e := range it.extra {
		x := s.Spot(idOf(e.Wager, p), x+extra*(w/2+0.5*chip+0.9*float64(k%4)), y-0.6-0.7*float64(k/4), 0.8*max(1, chip*0.8))
		x.Seat, x.Name, x.Lying = p, e.Name, true
	}
}
