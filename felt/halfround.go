package felt

import "strconv"

// Table is a table with positions that is being laid out.
type Table struct {
	felt  *Felt
	curve ellipse
	from  float64 // angle of the first seat
	to    float64 // angle of the last seat
	seats int
	width float64 // of a position, along the curve
}

// The usual half-round table.
const (
	halfWidth  = 64.0
	halfHeight = 33.4
	cardWidth  = 3.0 // larger than a card of 2.5 inches, so that it can be read
	fanned     = 0.8 // how far areas turn towards their player
	leaning    = 0.5 // how far cards do, which everybody is to read
	clearing   = 0.7 // how far they do to stay clear of areas beside them
	clearCard  = 2.7 // the width of such a card
)

// HalfRound is a table at which the dealer stands at the straight side and the
// players sit along a curve, seat 1 at the dealer's left, which is the players'
// right.
func HalfRound(name string, seats int) *Table {
	f := New(name, halfWidth, halfHeight)
	f.Edge = path("M", 1.0, 0.5, "H", halfWidth-1, "A", halfWidth/2-1, 31.6, " 0 0 1 ", 1.0, 0.5, "Z")
	f.Tray = &Rect{round(halfWidth/2 - 10), 0.9, 20, 2.4}
	t := &Table{felt: f, curve: ellipse{halfWidth / 2, 1, 28.8, 30.6}, seats: seats, from: 19, to: 161, width: 10}
	if seats < 5 {
		t.from, t.to = 40, 140
	}
	if seats > 1 {
		t.width = min(t.width, 72/float64(seats))
	}
	for s := 1; s <= seats; s++ {
		p := t.curve.at(t.angle(s)).rounded()
		_, turn := t.curve.inward(t.angle(s))
		f.Positions = append(f.Positions, &Position{Seat: s, X: p.X, Y: p.Y, Turn: round(leaning * turn)})
	}
	return t
}

// angle is where a seat is on the curve.
func (t *Table) angle(seat int) float64 {
	if t.seats == 1 {
		return 90
	}
	return t.from + (t.to-t.from)*float64(seat-1)/float64(t.seats-1)
}

// Item is something that every position has.
type Item struct {
	wager, name string
	round       bool
	cards       bool
	clear       bool    // the cards stay clear of the betting areas beside them
	most        int     // how many cards are dealt, if more than three
	w, d        float64 // width along the curve and depth towards the dealer
	label       string
	look        string
	main        bool
	extra       []Extra
	row         []Item
}

// Extra is a wager whose chips are put beside another's in the course of the
// round: its area shows only while something lies there.
type Extra struct{ Wager, Name string }

// Circle is a round betting area. Its wager at seat 3 has the id "wager-3".
func Circle(wager, label string) Item {
	return Item{wager: wager, name: label, label: label, round: true, w: 4.8, d: 4.8}
}

// Box is a square betting area.
func Box(wager, label string) Item {
	return Item{wager: wager, name: label, label: label, w: 5.2, d: 3.1}
}

// Cards is where the position's cards lie.
func Cards() Item { return Item{cards: true, w: 8.6, d: 4.6} }

// Clear keeps a hand clear of the betting areas beside it: the
// cards are a little smaller, and turned nearly as far as the areas are.
func (i Item) Clear() Item {
	i.clear = true
	return i
}

// Holding says that a player is dealt more than three cards: the own hand has room
// for all their corners.
func (i Item) Holding(cards int) Item {
	i.most = cards
	return i
}

// Row puts several areas side by side, in the order in which the player sees
// them.
func Row(items ...Item) Item {
	r := Item{row: items}
	for _, i := range items {
		r.w += i.w
		r.d = max(r.d, i.d)
	}
	return r
}

// Called sets how the area is called in a sentence, if not as it is labelled.
func (i Item) Called(name string) Item {
	i.name = name
	return i
}

// Main says that this is the bet of the game: "Ann bets $5" needs no more words.
func (i Item) Main() Item {
	i.main = true
	return i
}

// Sized sets the width of an area and its depth, in inches.
func (i Item) Sized(w, d float64) Item {
	i.w, i.d = w, d
	return i
}

// With says which wagers are put beside this one in the course of the round. %d
// in an id is the number of the seat; without it "-3" is appended.
func (i Item) With(extra ...Extra) Item {
	i.extra = append(i.extra, extra...)
	return i
}

// Position gives every position these items, from the dealer's side to the
// player's.
func (t *Table) Position(items ...Item) *Table {
	t.felt.items = items
	for s := 1; s <= t.seats; s++ {
		in, turn := t.curve.inward(t.angle(s))
		p := t.curve.at(t.angle(s))
		at := 1.7 // the player's name is before it
		for _, it := range items {
			at += it.d + 0.45
		}
		for _, it := range items {
			at -= it.d/2 + 0.45
			t.put(s, it, Point{p.X + in.X*at, p.Y + in.Y*at}, turn)
			at -= it.d / 2
		}
	}
	return t
}

// put lays an item of a seat about a point.
func (t *Table) put(seat int, it Item, c Point, turn float64) {
	f := t.felt
	switch {
	case it.cards:
		p := &Place{Box: seat, Seat: seat, X: round(c.X), Y: round(c.Y), Turn: round(leaning * turn), Card: cardWidth, Room: it.w, Fan: true}
		if it.clear {
			p.Turn, p.Card = round(clearing*turn), clearCard
		}
		f.Places = append(f.Places, p)
	case it.row != nil:
		left := -it.w / 2
		for _, one := range it.row {
			off := turned(Point{left + one.w/2, 0}, fanned*turn)
			t.put(seat, one, Point{c.X + off.X, c.Y + off.Y}, turn)
			left += one.w
		}
	default:
		size := min(0.82, (it.w-0.8)/max(1, WidthOf(it.label))) // the words stay within the area
		a := f.Rect(idOf(it.wager, seat), c.X-it.w/2+0.1, c.Y-it.d/2+0.1, it.w-0.2, it.d-0.2).Labelled(it.label, size)
		a.Seat, a.Round, a.Name, a.Look, a.Main = seat, it.round, it.name, it.look, it.main
		a.Chip = Rect{a.X, a.Y, a.W, a.H}.Centre().rounded()
		if it.round {
			a.Below()
		} else {
			a.Turn = round(fanned * turn)
			off := Point{it.w/2 - ChipWidth/2 - 0.35, 0} // beside the words
			if a.Low = it.w < 4.4; a.Low {
				off = Point{0, 0.18 * it.d}
			}
			off = turned(off, a.Turn)
			a.Chip = Point{c.X + off.X, c.Y + off.Y}.rounded()
		}
		for k, e := range it.extra {
			off := turned(Point{it.w/2 + 0.5 + 0.7*float64(k%4), -0.6 - 0.5*float64(k/4)}, fanned*turn)
			x := f.Spot(idOf(e.Wager, seat), c.X+off.X, c.Y+off.Y, 0.8)
			x.Seat, x.Name, x.Lying = seat, e.Name, true
		}
	}
}

// idOf is the id of a position's wager.
func idOf(wager string, seat int) string {
	n := strconv.Itoa(seat)
	for i := 0; i+1 < len(wager); i++ {
		if wager[i:i+2] == "%d" {
			return wager[:i] + n + wager[i+2:]
		}
	}
	return wager + "-" + n
}

// DealerCards adds the dealer's place for cards of a box.
func (t *Table) DealerCards(box int, name string) *Table {
	t.felt.Places = append(t.felt.Places, &Place{Box: box, Name: name, X: halfWidth / 2, Y: 6.1, Card: cardWidth, Room: 30})
	return t
}

// Middle adds places for cards side by side before the dealer, in the order in
// which the players see them.
func (t *Table) Middle(places ...Place) *Table {
	const apart = 6.4
	x := halfWidth/2 - apart*float64(len(places)-1)/2
	for _, p := range places {
		p.X, p.Y, p.Card, p.Room, p.framed = round(x), 6.6, cardWidth, apart-1, true
		t.felt.Shapes = append(t.felt.Shapes, &Shape{Path: rectangle(x-2.3, 4, 4.6, 5.2), Look: "frame"})
		t.felt.Places = append(t.felt.Places, &p)
		x += apart
	}
	return t
}

// lettering is how lines of words are written along ellipses about the dealer: the radii of the
// first one and the height of its letters, and how much those of the others differ.
type lettering struct{ rx, ry, size, moreX, moreY, small float64 }

var (
	usual = lettering{15, 9, 1.35, 1.4, 1.55, 0.95}
	lower = lettering{19, 10.1, 1.2, 1.4, 1.3, 0.75} // below two rows of cards, and flatter
	fine  = lettering{13.4, 8.9, 1.1, 0.4, 0.8, 0.52}
)

// Inscribe writes lines along curves between the dealer and the players, the
// first one largest.
func (t *Table) Inscribe(lines ...string) *Table { return t.write(usual, lines) }

// InscribeLower is [Table.Inscribe] for a table at which a row of five community
// cards lies before the dealer's, or the dealer has so many that what they are worth
// stands below them.
func (t *Table) InscribeLower(lines ...string) *Table {
	t.felt.worthBelow = true
	return t.write(lower, lines)
}

// InscribeFine is [Table.Inscribe] for up to four lines of which all but the first
// are long.
func (t *Table) InscribeFine(lines ...string) *Table { return t.write(fine, lines) }

func (t *Table) write(l lettering, lines []string) *Table {
	for i, line := range lines {
		if line == "" {
			continue
		}
		e := ellipse{halfWidth / 2, 2.2, l.rx, l.ry}
		text := &Text{Text: line, Path: e.arc(170, 10), Size: l.size, Look: "ink"}
		if i == 0 {
			text.Look = "gold"
		}
		t.felt.Texts = append(t.felt.Texts, text)
		l.rx, l.ry, l.size = l.rx+l.moreX, l.ry+l.moreY, l.small
	}
	return t
}

// Announced has a marker below the inscriptions show what the dealer announced
// last in the round.
func (t *Table) Announced() *Table {
	t.felt.Says = &Point{halfWidth / 2, 16.6}
	return t
}

// Felt is the finished layout.
func (t *Table) Felt() *Felt { return t.felt }
