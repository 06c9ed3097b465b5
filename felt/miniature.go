package felt

import (
	"math"
	"strings"
)

// The size of a miniature, in its own units.
const (
	miniWidth  = 300.0
	miniHeight = 150.0
)

// Miniature is the heart of a layout, drawn small for a list of games: what is
// printed, and what lies there as in the middle of a round. It is 300 by 150.
type Miniature struct {
	Shapes []*Shape `json:"shapes,omitempty" doc:"What is printed, one path for each look"`
	Texts  []*Text  `json:"texts,omitempty"`
	Hands  []*Laid  `json:"hands,omitempty" doc:"Cards and tiles"`
	Chips  []*Chip  `json:"chips,omitempty"`
	Dice   []*Die   `json:"dice,omitempty"`
}

// Laid is a hand that lies on a miniature.
type Laid struct {
	Box   int      `json:"box" doc:"Which of the game's boxes; that of any player if own"`
	Own   bool     `json:"own,omitempty" doc:"A player's hand, and not everybody's"`
	X     float64  `json:"x" doc:"The middle of the hand"`
	Y     float64  `json:"y"`
	Card  float64  `json:"card" doc:"Width of a card"`
	Room  float64  `json:"room" doc:"How wide the hand may spread"`
	Turn  float64  `json:"turn,omitempty" doc:"Degrees clockwise"`
	Cards []string `json:"cards" doc:"As in Td; ?? lies face down, 6-4 is a tile"`
}

// Chip is a chip that lies on a miniature.
type Chip struct {
	X     float64 `json:"x" doc:"The middle"`
	Y     float64 `json:"y"`
	Value int     `json:"value" doc:"In dollars"`
}

// Die is a die that lies on a miniature.
type Die struct {
	X    float64 `json:"x" doc:"The middle"`
	Y    float64 `json:"y"`
	Face int     `json:"face"`
	Turn float64 `json:"turn,omitempty" doc:"Degrees clockwise"`
}

// Miniature draws the layout small, under a name, with what lies there: cards by
// the name of their place, those of a player under "", dice under "dice", and
// letters of past hands under "board". A layout with positions is best given with one.
func (f *Felt) Miniature(name string, lies map[string]string) *Miniature {
	m := &mini{Miniature: &Miniature{}, felt: f, name: strings.ToUpper(name), lies: lies, drawn: map[string]*strings.Builder{}}
	switch {
	case f.Pot != nil:
		m.oval()
	case len(f.Positions) > 0:
		m.halfRound()
	default:
		m.board()
	}
	for _, look := range []string{"wood", "cloth", "red", "black", "green", "blue", "purple", "gold", "frame", "line",
		"faint", "bead-red", "bead-blue", "bead-green", "ivory"} {
		if b := m.drawn[look]; b != nil {
			m.Shapes = append(m.Shapes, &Shape{Path: b.String(), Look: look})
		}
	}
	return m.Miniature
}

// mini is a miniature that is being drawn.
type mini struct {
	*Miniature
	felt  *Felt
	name  string
	lies  map[string]string
	drawn map[string]*strings.Builder // paths by their look
}

func tenth(v float64) float64 { return math.Round(v*10) / 10 }

func (m *mini) draw(look string, parts ...any) {
	for i, p := range parts {
		if v, ok := p.(float64); ok {
			parts[i] = tenth(v)
		}
	}
	if m.drawn[look] == nil {
		m.drawn[look] = &strings.Builder{}
	}
	m.drawn[look].WriteString(path(parts...))
}

func (m *mini) disc(look string, x, y, rx, ry float64) {
	m.draw(look, "M", x-rx, y, "a", rx, ry, " 0 1 0 ", 2*rx, 0.0, "a", rx, ry, " 0 1 0 ", -2*rx, 0.0, "Z")
}

// write puts words about a point, no wider than room.
func (m *mini) write(words string, x, y, size, room float64, look string) {
	size = min(size, room/max(1, WidthOf(words)))
	m.Texts = append(m.Texts, &Text{Text: words, X: tenth(x), Y: tenth(y), Size: tenth(size), Look: look})
}

// lay puts a hand down.
func (m *mini) lay(box int, own bool, cards string, x, y, width, room float64) {
	if cards != "" {
		m.Hands = append(m.Hands, &Laid{Box: box, Own: own, X: tenth(x), Y: tenth(y), Card: width, Room: room, Cards: strings.Fields(cards)})
	}
}

func (m *mini) chip(x, y float64, value int) {
	m.Chips = append(m.Chips, &Chip{X: tenth(x), Y: tenth(y), Value: value})
}

// area draws a betting area as the felt has it, moved and scaled.
func (m *mini) area(a *Area, dx, dy, scale float64) {
	x, y, w, h := a.X*scale+dx, a.Y*scale+dy, a.W*scale, a.H*scale
	if a.Bare || a.Lying || a.Fact != "" {
		return
	}
	for _, look := range []string{a.Look, "line"} {
		switch {
		case look == "" || look == "ink":
		case a.bend != nil:
			to := "M"
			for _, p := range a.bend {
				m.draw(look, to, p.X*scale+dx, p.Y*scale+dy)
				to = "L"
			}
			m.draw(look, "Z")
		case a.Round:
			m.disc(look, x+w/2, y+h/2, w/2, h/2)
		default:
			m.draw(look, "M", x, y, "h", w, "v", h, "h", -w, "Z")
		}
	}
	for i, face := range a.Dice {
		mid, edge := Point{a.X + a.W/2, a.Y + 0.4*a.H}, 1.3
		if a.DiceAt != nil {
			mid, edge = *a.DiceAt, a.Die
		}
		m.write(string(rune('⚀'+face-1)), mid.X*scale+dx+(float64(i)-float64(len(a.Dice)-1)/2)*1.15*edge*scale,
			mid.Y*scale+dy, 1.45*edge*scale, 99, "")
	}
	if size := min(a.Size*scale, (w-1)/max(0.5, WidthOf(a.Label))); a.Label != "" && size >= 4.4 && !a.Upwards {
		at := Point{x + w/2, y + h/2}
		if a.Words != nil {
			at = Point{a.Words.X*scale + dx, a.Words.Y*scale + dy}
		}
		m.write(a.Label, at.X, at.Y, size, w, "")
	}
}
