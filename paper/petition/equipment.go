package petition

import (
	"bytes"
	"image"
	"image/draw"
	_ "image/jpeg" // a form of pictures
	"image/png"
	"math"
	"strconv"
	"strings"

	"boardwalk/felt"
	"boardwalk/paper"
)

// photo is a picture of a file.
type photo struct {
	data []byte
	form string // png or jpeg
	w, h int
}

// readPictures reads the files of pictures.
func (r *Ready) readPictures() error {
	if r.Layout.Text != "" && r.Layout.Text != "none" {
		if err := r.readPicture(r.Layout); err != nil {
			return err
		}
	}
	for i := range r.Equipment {
		if t := r.Equipment[i].Picture; t.Text != "" {
			if err := r.readPicture(t); err != nil {
				return err
			}
		}
	}
	return nil
}

func (r *Ready) readPicture(t Text) error {
	data, err := r.find(t.Text)
	if err != nil {
		return faultf(t.Line, "%v", err)
	}
	c, form, err := image.DecodeConfig(bytes.NewReader(data))
	if err != nil {
		return faultf(t.Line, "%s is no picture in PNG or JPEG", t.Text)
	}
	decoded, _, err := image.Decode(bytes.NewReader(data))
	if err != nil {
		return faultf(t.Line, "%s cannot be read as a picture: %v", t.Text, err)
	}
	if form == "png" { // a PDF knows neither interlaced ones nor those of 16 bits
		flat := image.NewNRGBA(decoded.Bounds())
		draw.Draw(flat, flat.Rect, decoded, decoded.Bounds().Min, draw.Src)
		var b bytes.Buffer
		if err := png.Encode(&b, flat); err != nil {
			return faultf(t.Line, "%s: %v", t.Text, err)
		}
		data = b.Bytes()
	}
	r.pictures[t.Line] = &photo{data, form, c.Width, c.Height}
	return nil
}

// picture is a picture that the text names.
func (w *writer) picture(t Text, name string) paper.Block {
	p := w.pictures[t.Line]
	return paper.Block{Picture: &paper.Picture{Name: name, Form: p.form, Data: p.data, Width: p.w, Height: p.h,
		Source: declared(t).Source}}
}

// sketches draw equipment that the program knows, by words of its name.
var sketches = []struct {
	word string
	draw func(p *Petition) *felt.Felt // nil for something that this game has not
}{
	{"cards", func(*Petition) *felt.Felt { return cards() }},
	{"deck", func(*Petition) *felt.Felt { return cards() }},
	{"dice", (*Petition).dice},
	{"wheel", (*Petition).wheel},
	{"shoe", func(*Petition) *felt.Felt { return shoe() }},
	{"discard rack", func(*Petition) *felt.Felt { return rack() }},
	{"chips", func(*Petition) *felt.Felt { return chip() }},
	{"table", (*Petition).tableTop},
}

// sketched reports whether there is a sketch or a picture of a thing.
func (p *Petition) sketched(e *Equipment) bool { return e.Picture.Text != "" || p.sketch(e) != nil }

// sketch draws a thing to scale, or returns nil for one that the program does not know.
func (p *Petition) sketch(e *Equipment) *felt.Felt {
	name := " " + strings.ToLower(e.Name.Text) + " "
	for _, s := range sketches {
		if strings.Contains(name, " "+s.word+" ") {
			return s.draw(p)
		}
	}
	return nil
}

// cards are a back and four aces, each 2.5 by 3.5 inches, as cards of the usual size are.
func cards() *felt.Felt {
	const w, h, gap = 2.5, 3.5, 0.4
	f := felt.New("cards", 5*w+6*gap, h+2*gap)
	for i, sign := range []string{"", "A♠", "A♥", "A♦", "A♣"} {
		x := gap + float64(i)*(w+gap)
		f.Frame(x, gap, w, h)
		if sign != "" {
			f.Write(sign, x+w/2, gap+h/2, 0.9, "")
			f.Write(sign, x+0.42, gap+0.4, 0.4, "")
			f.Write(sign, x+w-0.42, gap+h-0.4, 0.4, "")
			continue
		}
		for inset := 0.2; inset < w/2; inset += 0.25 {
			f.Frame(x+inset, gap+inset, w-2*inset, h-2*inset)
		}
	}
	return f
}

// dice are as many as the game throws, three quarters of an inch wide, each with another face up.
func (p *Petition) dice() *felt.Felt {
	count := 0
	for _, b := range p.beside() {
		if b.Kind == felt.Dice {
			count = b.Count
		}
	}
	if count == 0 {
		count = 2
	}
	const edge, gap = 0.75, 0.3
	f := felt.New("dice", gap+float64(count)*(edge+gap), edge+2*gap)
	for i := range count {
		x, y := gap+float64(i)*(edge+gap), gap
		f.Frame(x, y, edge, edge)
		for _, at := range pips[i%len(pips)] {
			f.Write("•", x+at.X*edge, y+at.Y*edge, 0.42, "")
		}
	}
	return f
}

// pips are where the pips of faces are, as parts of the edge: six, five, four.
var pips = [][]felt.Point{
	{{X: .27, Y: .22}, {X: .27, Y: .5}, {X: .27, Y: .78}, {X: .73, Y: .22}, {X: .73, Y: .5}, {X: .73, Y: .78}},
	{{X: .27, Y: .27}, {X: .73, Y: .27}, {X: .5, Y: .5}, {X: .27, Y: .73}, {X: .73, Y: .73}},
	{{X: .27, Y: .27}, {X: .73, Y: .27}, {X: .27, Y: .73}, {X: .73, Y: .73}},
}

// beside is what stands beside the layout of the game.
func (p *Petition) beside() []*felt.Beside {
	if p.Rules == nil {
		return nil
	}
	return p.Rules.Felt(p.Choice, 0).Beside
}

// wheel is the wheel of the game with all its pockets, clockwise; nil for a game without one.
func (p *Petition) wheel() *felt.Felt {
	for _, b := range p.beside() {
		if b.Kind != felt.Wheel || len(b.Stops) == 0 {
			continue
		}
		const r, inner = 12.0, 8.6
		f := felt.New("wheel", 2*r+2, 2*r+2)
		c := r + 1
		f.Ring(c, c, r)
		f.Ring(c, c, inner)
		f.Ring(c, c, 1.6)
		n := float64(len(b.Stops))
		for i, s := range b.Stops {
			sin, cos := math.Sincos(2 * math.Pi * float64(i) / n)
			f.Shapes = append(f.Shapes, &felt.Shape{Path: "M" + coordinates(c+inner*sin, c-inner*cos) + "L" +
				coordinates(c+r*sin, c-r*cos), Look: "line"})
			angle := (float64(i) + 0.5) / n
			sin, cos = math.Sincos(2 * math.Pi * angle)
			sign := s.Sign
			if sign == "" {
				sign = s.Label
			}
			f.Texts = append(f.Texts, &felt.Text{Text: sign, X: c + 10.4*sin, Y: c - 10.4*cos, Turn: 360 * angle,
				Size: min(0.95, 40/n)})
		}
		return f
	}
	return nil
}

func coordinates(x, y float64) string {
	return strconv.FormatFloat(x, 'f', 2, 64) + " " + strconv.FormatFloat(y, 'f', 2, 64)
}

// shoe is a shoe for cards from above: the cards, the weight behind them, and the opening in front.
func shoe() *felt.Felt {
	f := felt.New("shoe", 20, 6)
	f.Frame(1, 1, 17, 4)
	f.Frame(1.4, 1.25, 9.5, 3.5)
	f.Frame(11.1, 1.25, 2.2, 3.5)
	f.Frame(18, 1.5, 1.2, 3)
	f.Write("cards", 6.1, 3, 0.7, "")
	f.Write("weight", 12.2, 3, 0.45, "")
	return f
}

// rack is a discard rack from above.
func rack() *felt.Felt {
	f := felt.New("discard rack", 5, 6)
	f.Frame(0.75, 0.75, 3.5, 4.5)
	f.Frame(1.25, 1.25, 2.5, 3.5)
	return f
}

// chip is a value chip, 1 9/16 inches wide.
func chip() *felt.Felt {
	f := felt.New("chips", 2.4, 2.4)
	for _, r := range []float64{0.78, 0.56, 0.5} {
		f.Ring(1.2, 1.2, r)
	}
	return f
}

// tableTop is the top of the table, as the layout has it; nil for a petition without a design.
func (p *Petition) tableTop() *felt.Felt {
	if p.Rules == nil {
		return nil
	}
	return p.Rules.Felt(p.Choice, 0)
}
