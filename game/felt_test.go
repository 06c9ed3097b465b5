package game_test

import (
	"bytes"
	"encoding/json"
	"flag"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"boardwalk/felt"
	"boardwalk/game"
	"boardwalk/table"
)

var redraw = flag.Bool("redraw", false, "write the layouts in testdata anew")

// TestEveryWagerHasAnArea holds the layouts of all games against what they
// offer, under the usual options and under some that add areas.
func TestEveryWagerHasAnArea(t *testing.T) {
	more := map[string][][2]string{
		"roulette":  {{"wheel", "single-zero"}, {"wheel", "double-zero-as-single"}, {"five-adjacent", "yes"}, {"seven-numbers", "yes"}},
		"blackjack": {{"additional", "over-under"}, {"additional", "same-suit"}, {"multiple-action", "two-or-three"}, {"boxes", "5"}},
		"craps":     {{"lay", "no"}, {"horn-high-area", "no"}},
	}
	for _, r := range game.All {
		for _, opt := range append(more[r.ID], [2]string{}) {
			o := r.Options()
			if opt[0] != "" {
				if err := table.SetOption(o, opt[0], opt[1]); err != nil {
					t.Fatal(err)
				}
			}
			l := r.New(r.Copy(o)).Layout()
			for _, f := range r.Felt(o, 0).Drawings() {
				for i := range l.Wagers {
					w := &l.Wagers[i]
					if f.Pot == nil && (w.Made != 0 || w.Moved) && f.Find(w.ID) == nil {
						t.Errorf("%s with %v: no area for %s", r.ID, opt, w.ID)
					}
					if !w.Offered() && f.Find(w.ID) != nil {
						t.Errorf("%s with %v: an area for %s, which is not offered", r.ID, opt, w.ID)
					}
				}
				for _, a := range f.Areas {
					if a.X < -0.01 || a.Y < -0.01 || a.X+a.W > f.Width+0.01 || a.Y+a.H > f.Height+0.01 {
						t.Errorf("%s: %s lies beyond the edge", r.ID, a.Wager)
					}
					if hit := f.Hit(a.Chip); hit != a && a.Fact == "" && !a.Lying && (hit == nil || !hit.Lying) {
						t.Errorf("%s with %v: a chip on %s lies on %+v", r.ID, opt, a.Wager, hit)
					}
				}
				for i, a := range f.Areas {
					for _, b := range f.Areas[i+1:] {
						if printed(a) && printed(b) && a.Is == b.Is && a.X+a.W > b.X+0.02 && b.X+b.W > a.X+0.02 && a.Y+a.H > b.Y+0.02 && b.Y+b.H > a.Y+0.02 {
							t.Errorf("%s: %s and %s overlap", r.ID, a.Wager, b.Wager)
						}
					}
				}
				boxes := map[int]bool{}
				for _, p := range f.Places {
					if p.Box < 0 || p.Box >= len(l.Boxes) || boxes[p.Box] {
						t.Errorf("%s: a place for box %d", r.ID, p.Box)
					}
					boxes[p.Box] = true
				}
				if lights := f.Lights; lights != nil {
					for on, ids := range lights.On {
						for _, id := range ids {
							if at, ok := l.Area(id); !ok || l.Wagers[at].Offered() && f.Find(id) == nil {
								t.Errorf("%s: %s lights %s", r.ID, on, id)
							}
						}
					}
				}
			}
		}
	}
}

// printed reports whether an area is a plain one on the cloth, so that no other
// may lie across it.
func printed(a *felt.Area) bool { return !a.Bare && a.Seat == 0 }

func TestALayoutHasAsManyPositionsAsTheTable(t *testing.T) {
	for _, id := range []string{"blackjack", "hold-em", "three-card-poker", "red-dog"} {
		r, _ := game.Find(id)
		if f := r.Felt(nil, 4); len(f.Positions) != 4 || slices.ContainsFunc(f.Areas, func(a *felt.Area) bool { return a.Seat > 4 }) {
			t.Errorf("%s: %d positions", id, len(f.Positions))
		}
	}
}

// TestCardsStayClearOfTheAreas lays a player's own cards, which the page draws larger
// by a tenth and spreads over as much as there is room, beside the areas of the
// position. None may lie across another.
func TestCardsStayClearOfTheAreas(t *testing.T) {
	for id, cards := range map[string]float64{
		"caribbean-stud": 5, "four-card-poker": 5, "three-card-poker": 3, "three-card-draw": 3, "let-it-ride": 3, "double-down-stud": 1,
		"mini-tex": 2, "texas-holdem-bonus": 2,
	} {
		r, _ := game.Find(id)
		f := r.Felt(nil, 0)
		for _, p := range f.Places {
			card := 1.1 * p.Card
			hand := corners(p.X, p.Y, min(p.Room, card*(1+0.6*(cards-1))), 1.4*card, p.Turn)
			for _, a := range f.Areas {
				if a.Seat != p.Seat || p.Seat == 0 || a.Lying {
					continue
				}
				c := felt.Rect{X: a.X, Y: a.Y, W: a.W, H: a.H}.Centre()
				part := 1.0
				if a.Round {
					part = 0.8 // a circle has no corners
				}
				if across(hand, corners(c.X, c.Y, part*a.W, part*a.H, a.Turn)) {
					t.Errorf("%s: the cards of seat %d lie across %s", id, p.Seat, a.Wager)
				}
			}
		}
	}
}

// before are how many cards lie before the dealer at games of poker against the house, and how
// many community cards.
var before = map[string]struct{ dealer, community float64 }{
	"caribbean-stud": {dealer: 5}, "four-card-poker": {dealer: 6}, "three-card-poker": {dealer: 3}, "three-card-draw": {dealer: 4},
	"let-it-ride": {dealer: 3}, "double-down-stud": {dealer: 4}, "mini-tex": {2, 3}, "texas-holdem-bonus": {2, 5},
	"ultimate-texas-holdem": {2, 5}, "mississippi-stud": {dealer: 3},
}

// TestInscriptionsStayClear holds that the words on a layout with positions run neither into
// each other nor into betting areas or the cards before the dealer, and that the words of an
// area stay within it.
func TestInscriptionsStayClear(t *testing.T) {
	for _, r := range game.All {
		f := r.Felt(nil, 0)
		if len(f.Positions) == 0 || f.Pot != nil {
			continue
		}
		words := make([][][4]felt.Point, len(f.Texts))
		for i, text := range f.Texts {
			words[i] = letters(t, text)
		}
		for i, text := range f.Texts {
			for _, a := range f.Areas {
				c, part := felt.Rect{X: a.X, Y: a.Y, W: a.W, H: a.H}.Centre(), 1.0
				if a.Round {
					part = 0.8 // a circle has no corners
				}
				if !a.Lying && !a.Bare && anyAcross(words[i], corners(c.X, c.Y, part*a.W, part*a.H, a.Turn)) {
					t.Errorf("%s: %q runs into %s", r.ID, text.Text, a.Wager)
				}
			}
			for _, p := range f.Places {
				cards := before[r.ID].dealer
				if p.Box != 0 {
					cards = before[r.ID].community
				}
				if p.Seat == 0 && cards > 0 && anyAcross(words[i], corners(p.X, p.Y, 1.08*cards*p.Card, 1.4*p.Card, p.Turn)) {
					t.Errorf("%s: %q runs into the cards of box %d", r.ID, text.Text, p.Box)
				}
			}
			for j := range i {
				for _, letter := range words[j] {
					if anyAcross(words[i], letter) {
						t.Errorf("%s: %q runs into %q", r.ID, text.Text, f.Texts[j].Text)
						break
					}
				}
			}
		}
		for _, a := range f.Areas {
			room := a.W
			if a.Round {
				room *= 0.95 // where the words stand
			}
			if a.Seat != 0 && !a.Upwards && a.Size*felt.WidthOf(a.Label) > room {
				t.Errorf("%s: %q is wider than the area of %s", r.ID, a.Label, a.Wager)
			}
		}
	}
}

func anyAcross(words [][4]felt.Point, other [4]felt.Point) bool {
	return slices.ContainsFunc(words, func(letter [4]felt.Point) bool { return across(letter, other) })
}

// letters are where those of an inscription stand: straight, or along the lower side of an
// ellipse from its middle outwards.
func letters(t *testing.T, text *felt.Text) (list [][4]felt.Point) {
	const spaced = 0.06 // between two letters, as the page prints them
	wide := text.Size * (felt.WidthOf(text.Text) + spaced*float64(len(text.Text)))
	if text.Path == "" {
		return [][4]felt.Point{corners(text.X, text.Y, wide, 0.7*text.Size, text.Turn)}
	}
	var from, to felt.Point
	var rx, ry float64
	if _, err := fmt.Sscanf(strings.NewReplacer("M", "", "A", " ", " 0 0 0 ", " ").Replace(text.Path), "%f %f %f %f %f %f",
		&from.X, &from.Y, &rx, &ry, &to.X, &to.Y); err != nil {
		t.Fatalf("%s: %v", text.Path, err)
	}
	x := (from.X + to.X) / 2
	y := from.Y - ry*math.Sqrt(max(0, 1-math.Pow((from.X-x)/rx, 2)))
	const step = 0.5 // degrees
	for _, way := range []float64{-1, 1} {
		for along, angle := 0.0, 90.0; along < wide/2; angle += way * step {
			sin, cos := math.Sincos(angle * math.Pi / 180)
			dx, dy := rx*sin, -ry*cos // as the words run
			l := math.Hypot(dx, dy)
			along += l * step * math.Pi / 180
			up := 0.35 * text.Size // the middle of a capital above the line
			list = append(list, corners(x+rx*cos+up*dy/l, y+ry*sin-up*dx/l, 0.1, 0.7*text.Size, math.Atan2(dy, dx)*180/math.Pi))
		}
	}
	return list
}

// corners are those of a rectangle about a point, turned clockwise by degrees.
func corners(x, y, w, h, degrees float64) (list [4]felt.Point) {
	sin, cos := math.Sincos(degrees * math.Pi / 180)
	for i, c := range [4]felt.Point{{X: -w, Y: -h}, {X: w, Y: -h}, {X: w, Y: h}, {X: -w, Y: h}} {
		list[i] = felt.Point{X: x + (c.X*cos-c.Y*sin)/2, Y: y + (c.X*sin+c.Y*cos)/2}
	}
	return list
}

// across reports whether two rectangles overlap: there is no side of either beyond
// which the other lies.
func across(a, b [4]felt.Point) bool {
	for _, of := range [2][4]felt.Point{a, b} {
		for i := range of {
			from, to := of[i], of[(i+1)%4]
			reach := func(p [4]felt.Point) (low, high float64) {
				low, high = math.Inf(1), math.Inf(-1)
				for _, c := range p {
					d := (c.Y-from.Y)*(to.X-from.X) - (c.X-from.X)*(to.Y-from.Y)
					low, high = min(low, d), max(high, d)
				}
				return low, high
			}
			lowA, highA := reach(a)
			lowB, highB := reach(b)
			if highA <= lowB || highB <= lowA {
				return false
			}
		}
	}
	return true
}

// TestChipsCoverNoWords lays a chip on every area of every game: it covers neither the
// name of the area nor what it pays. The numbers and cards of a wheel's layout, which have a
// box each, are covered by chips as at every table.
func TestChipsCoverNoWords(t *testing.T) {
	for _, r := range game.All {
		for _, f := range r.Felt(nil, 0).Drawings() {
			for _, a := range f.Areas {
				if a.Label+a.Sub == "" || strings.HasPrefix(a.Wager, "straight-") || a.With != "" {
					continue
				}
				c := felt.Rect{X: a.X, Y: a.Y, W: a.W, H: a.H}.Centre()
				at := c
				if a.Words != nil {
					at = *a.Words
				}
				wide := max(a.Size*felt.WidthOf(a.Label), a.Small*felt.WidthOf(a.Sub))
				high := 0.72*a.Size + a.Small
				if a.Upwards {
					wide, high = high, wide
				}
				sin, cos := math.Sincos(-a.Turn * math.Pi / 180)
				chip := felt.Point{X: c.X + (a.Chip.X-c.X)*cos - (a.Chip.Y-c.Y)*sin, Y: c.Y + (a.Chip.X-c.X)*sin + (a.Chip.Y-c.Y)*cos}
				dx, dy := max(0, math.Abs(chip.X-at.X)-wide/2), max(0, math.Abs(chip.Y-at.Y)-high/2)
				if math.Hypot(dx, dy) < a.ChipRadius()-0.05 {
					t.Errorf("%s, %v inches wide: a chip on %s covers %q or %q", r.ID, f.Width, a.Wager, a.Label, a.Sub)
				}
			}
		}
	}
}

// TestChipsOfTheRoundHaveAPlace holds that what is wagered when the dealer offers
// it lies somewhere too.
func TestChipsOfTheRoundHaveAPlace(t *testing.T) {
	for id, wagers := range map[string][]string{
		"blackjack":        {"double-1", "insurance-7", "main-2-hand-4", "double-2-hand-4"},
		"three-card-poker": {"play-7"},
		"red-dog":          {"raise-8"},
		"craps":            {"pass-odds-4", "dont-pass-odds-10", "come-odds-6", "dont-come-odds-9"},
	} {
		r, _ := game.Find(id)
		for _, w := range wagers {
			if r.Felt(nil, 0).Find(w) == nil {
				t.Errorf("%s: no place for %s", id, w)
			}
		}
	}
}

// TestFeltsAreSmall holds a layout to what a phone can load.
func TestFeltsAreSmall(t *testing.T) {
	for _, r := range game.All {
		text, err := json.Marshal(r.Felt(nil, 0))
		if err != nil || len(text) > 64<<10 {
			t.Errorf("%s: %d bytes, %v", r.ID, len(text), err)
		}
	}
}

// TestLayoutsLookTheSame holds the drawings of three games against those in
// testdata.
func TestLayoutsLookTheSame(t *testing.T) {
	for _, id := range []string{"roulette", "craps", "blackjack"} {
		r, _ := game.Find(id)
		var out bytes.Buffer
		if err := r.Felt(nil, 0).SVG(&out); err != nil {
			t.Fatal(err)
		}
		path := filepath.Join("testdata", id+".svg")
		if *redraw {
			if err := os.MkdirAll("testdata", 0o755); err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(path, out.Bytes(), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		kept, err := os.ReadFile(path)
		if err != nil {
			t.Error(err)
		}
		if !bytes.Equal(kept, out.Bytes()) {
			t.Errorf("%s looks different: see it, then go test ./game -run Layouts -redraw", id)
		}
	}
}
