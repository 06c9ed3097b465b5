package pokette

import (
	"strings"

	"boardwalk/card"
	"boardwalk/felt"
	"boardwalk/table"
)

// The measures of the layout, in inches.
const (
	cell  = 3.0  // a card's box
	wing  = 4.0  // a joker's box, and that of a suit
	band  = 2.2  // the boxes of three ranks and of colors
	low   = 2.8  // the boxes of ranks, with room for chips below their words
	line  = 0.62 // half the width of the spot where a chip lies on a line
	strip = 4.2  // the boxes of poker hands
)

// The lengths of the layout as it lies before the players.
const (
	long = 2*wing + 13*cell
	deep = 4*cell + low + 2*band
)

// Felt draws the layout: the ranks from the ace to the two along its length, a
// suit in each row, ranks below them, and the poker hands in a strip of their
// own, with the wheel and the card stand beside it.
func (g *Game) Felt(int) *felt.Felt {
	f := g.drawFelt(false)
	f.Upright = g.drawFelt(true)
	return f
}

func (g *Game) drawFelt(upright bool) *felt.Felt {
	d := &drawingFelt{upright: upright}
	w, h := long, deep
	if upright {
		w, h = wide*deep, long
	}
	d.felt = felt.New("Pokette layout", w, h)
	d.cards()
	d.suits()
	d.ranks()
	d.outside()
	d.between()
	d.hands(g.layout)
	d.felt.Map = felt.CardsMap
	d.felt.Beside = []*felt.Beside{
		{Kind: felt.Wheel, Name: "Pokette wheel", Stops: g.stops()},
		{Kind: felt.Stand, Name: "Card stand", Count: len(g.stand), Fact: standFact, Was: lastFact},
	}
	d.felt.Lights = &felt.Lights{On: g.lights()}
	if upright {
		for _, a := range d.felt.Areas {
			if a.Label != "" {
				a.Size = max(a.Size, legible)
			}
		}
	}
	return d.felt
}

// legible is how large words on an upright layout are at least, so that they
// can be read where it is as narrow as a phone.
const legible = 0.95

// stops are the sections of the wheel as they are painted.
func (g *Game) stops() []felt.Stop {
	stops := make([]felt.Stop, 0, len(g.wheel.Pockets))
	for i, p := range g.wheel.Pockets {
		s := felt.Stop{Label: p.Label, Sign: "★", Look: "purple"}
		if c := g.faces[i]; c.Suited() {
			s.Sign, s.Look = c.Pretty(), p.Color.String()
		}
		stops = append(stops, s)
	}
	return stops
}

// lights say where the marker lies: on the winning card.
func (g *Game) lights() map[string][]string {
	on := map[string][]string{}
	for i, p := range g.wheel.Pockets {
		on[p.Label] = []string{"straight-" + list(g.faces[i])}
	}
	return on
}

// wide is by how much an upright layout is stretched across, so that its boxes
// can be pressed on a phone.
const wide = 1.5

// drawingFelt is a layout being drawn. Upright, its length goes down the sheet.
type drawingFelt struct {
	felt    *felt.Felt
	upright bool
}

// rect adds an area, given as it lies on the long layout.
func (d *drawingFelt) rect(id string, x, y, w, h float64) *felt.Area {
	if d.upright {
		return d.felt.Rect(id, wide*(deep-y-h), x, wide*h, w)
	}
	return d.felt.Rect(id, x, y, w, h)
}

// spot adds a place on a line.
func (d *drawingFelt) spot(id string, x, y float64) {
	if d.upright {
		x, y = wide*(deep-y), x
	}
	d.felt.Spot(id, x, y, line)
}

// box is the corner of a card's box and its size.
func box(c card.Card) (x, y, w, h float64) {
	switch c {
	case card.Joker:
		return 0, 0, wing, 2 * cell
	case card.SecondJoker:
		return 0, 2 * cell, wing, 2 * cell
	}
	row := 0
	for i, s := range suitsAcross {
		if s == c.Suit() {
			row = i
		}
	}
	return along(c.Rank()), cell * float64(row), cell, cell
}

// along is where the boxes of a rank begin.
func along(r card.Rank) float64 { return wing + cell*float64(card.Ace-r) }

func (d *drawingFelt) cards() {
	for c := range card.SecondJoker + 1 {
		x, y, w, h := box(c)
		a := d.rect("straight-"+list(c), x, y, w, h).Labelled(written(c), 1.05)
		switch {
		case !c.Suited():
			a.Coloured("purple").Below().Size = 0.8
		case drawn.spots[color].covers.has(c):
			a.Coloured("red")
		default:
			a.Coloured("black")
		}
	}
}

func (d *drawingFelt) suits() {
	signs := map[card.Suit]string{card.Spades: "♠", card.Clubs: "♣", card.Diamonds: "♦", card.Hearts: "♥"}
	for i, s := range suitsAcross {
		a := d.rect("suit-"+s.String(), long-wing, cell*float64(i), wing, cell).Labelled(signs[s], 0.9).Under("3 to 1")
		a.Chip.X = a.X + a.W - 1
	}
}

// ranks draws the boxes of single ranks, and those of three ranks with their 2.
func (d *drawingFelt) ranks() {
	for r := card.Ace; ; r-- {
		d.side(d.rect("rank-"+letter(r), along(r), 4*cell, cell, low).Labelled("4×"+strings.ToUpper(letter(r)), 0.8).Below())
		if r == card.Two {
			break
		}
	}
	for i := range 4 {
		w := &drawn.wagers[threeRanks+table.Area(i)]
		label := strings.TrimPrefix(w.Name, "Rank ") + " + " + written(card.New(card.Two, suitsAcross[i]))
		d.side(d.rect(w.ID, wing+3*cell*float64(i), 4*cell+low, 3*cell, band).Labelled(label, 0.9))
	}
}

// outside draws red, black and the jacer.
func (d *drawingFelt) outside() {
	y := 4*cell + low + band
	d.side(d.rect("red", wing, y, 4*cell, band).Labelled("RED", 1).Coloured("red"))
	d.side(d.rect("jacer", wing+4*cell, y, 5*cell, band).Labelled("JACER  A♣ A♦ jokers", 0.9))
	d.side(d.rect("black", wing+9*cell, y, 4*cell, band).Labelled("BLACK", 1).Coloured("black"))
}

// side has the letters of an upright layout run along its length, with the
// chips below them.
func (d *drawingFelt) side(a *felt.Area) *felt.Area {
	if d.upright && a.H > a.W {
		a.Upwards = true
		a.Chip.X, a.Chip.Y = a.X+a.W/2, a.Y+a.H-1
	}
	return a
}

// between adds the wagers on lines and corners: each lies where the boxes of
// its cards meet. A double rank lies on the line below its two ranks.
func (d *drawingFelt) between() {
	for a := split; a < singleRank; a++ {
		x, y := meeting(drawn.spots[a].covers)
		d.spot(drawn.wagers[a].ID, x, y)
	}
	for i := range int(threeRanks - doubleRank) {
		d.spot(drawn.wagers[doubleRank+table.Area(i)].ID, wing+cell*float64(i+1), 4*cell)
	}
}

// meeting is the middle of what the boxes of some cards share.
func meeting(covers cards) (x, y float64) {
	left, right, top, bottom := 0.0, 1e9, 0.0, 1e9
	for c := range card.SecondJoker + 1 {
		if covers.has(c) {
			bx, by, w, h := box(c)
			left, right = max(left, bx), min(right, bx+w)
			top, bottom = max(top, by), min(bottom, by+h)
		}
	}
	return (left + right) / 2, (top + bottom) / 2
}

// hands draws the poker hands in rows of their own, each with a button that
// lies there while the wager is open.
func (d *drawingFelt) hands(l *table.Layout) {
	across := 4
	if d.upright {
		across = 2
	}
	f := d.felt
	top := f.Height + 1.6
	f.Write("Poker hands of the cards on the stand", f.Width/2, top-0.7, 0.9, "gold")
	w := f.Width / float64(across)
	for i := range hands {
		wager := &l.Wagers[firstHand+table.Area(i)]
		x, y := w*float64(i%across), top+strip*float64(i/across)
		f.Rect(wager.ID, x, y, w, strip).Labelled(wager.Name, 0.9).Under(wager.OnlyOdds()).Below().Chip.Y += 0.2
		at := felt.Point{X: x + 1.5, Y: y + 0.7*strip}
		f.Marks = append(f.Marks, &felt.Mark{Fact: wager.ID, On: "OPEN", Off: "–", Say: wager.Name + " wagers:",
			Rest: wager.Name + " wagers are closed",
			At:   map[string]felt.Point{openWord: at}, Home: at})
	}
	f.Height = top + strip*float64((len(hands)+across-1)/across)
}
