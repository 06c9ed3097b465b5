package play

import (
	"fmt"
	"strings"

	"boardwalk/card"
	"boardwalk/money"
	"boardwalk/table"
)

// board is how one game is spoken of and drawn. A game without one is played
// all the same, on the generic board.
type board struct {
	about string   // one line for the menu
	tips  string   // a few good commands, for help
	verb  string   // how the next round is begun
	bare  string   // what a bare number stands for: "straight"
	words []string // further names of wagers, for completion

	speak  func(*Session, []string) string                    // the game's own ways of naming a wager; "" if it is none
	faces  func(Outcome) string                               // how it fell, in a few characters
	mark   func(Outcome) string                               // the same as briefly as can be
	holds  func(*Session, table.Seat) string                  // what a seat has besides chips: the dice
	draw   func(s *Session, w, h int) *canvas                 // the layout, in that room or somewhat more
	shows  func(*Session, Outcome) []string                   // how it fell, drawn large
	motion func(frame int) string                             // while it is falling
	state  func(*Session) string                              // the stage of the game
	worth  func([]card.Card) string                           // what a hand is worth, in the game's words
	advise func(*bot, *Session, *table.Question) table.Answer // a bot's answer, from what it may know
	shines bool                                               // every wager is decided by every outcome

	// At a game of players against each other all wagers are made in turn.
	turns  bool
	plan   cardPlan
	ask    func(*Session, *table.Question) string                           // what the person may do
	read   func(*Session, *table.Question, []string) (table.Answer, string) // an answer as it is typed, or what is wrong with it
	hear   func(*Session, table.Event) bool                                 // tells of an event in the game's own way, if it has one
	stakes func(table.Options, table.Limit) string                          // in place of limits
}

var boards = map[string]*board{
	"craps":            crapsBoard,
	"blackjack":        blackjackBoard,
	"punto-banco":      puntoBancoBoard,
	"roulette":         rouletteBoard,
	"big-six":          bigSixBoard,
	"red-dog":          redDogBoard,
	"minibaccarat":     minibaccaratBoard,
	"sic-bo":           sicBoBoard,
	"three-card-poker": threeCardBoard,

	"seven-card-stud":                 sevenCardStudBoard,
	"seven-card-stud-high-low":        studHighLowBoard,
	"seven-card-stud-eight-or-better": studEightBoard,
	"hold-em":                         holdEmBoard,
	"omaha":                           omahaBoard,
	"omaha-eight-or-better":           omahaEightBoard,
	"five-card-draw":                  fiveCardDrawBoard,
	"five-card-draw-low":              drawLowBoard,
	"five-card-stud":                  fiveCardStudBoard,
}

// boardOf is a game's own board, or one that does for any game.
func boardOf(r *table.Rules) *board {
	if b, ok := boards[r.ID]; ok {
		return b
	}
	b := &board{about: fmt.Sprintf("%d positions, subchapter %s.", r.Seats, r.Subchapter), verb: "next"}
	if len(r.New(r.Options()).Layout().Boxes) > 0 {
		b.verb, b.draw = "deal", drawCards
	}
	return b
}

// terms are the posted limits in a few words.
func (b *board) terms(options table.Options, lim table.Limit) string {
	if b.stakes != nil {
		return b.stakes(options, lim)
	}
	return fmt.Sprintf("%s to %s", lim.Min, lim.Max)
}

// outcome is how it fell, in words and faces.
func (b *board) outcome(o Outcome) string {
	text := o.Text
	if b.faces != nil {
		text = strings.TrimSpace(b.faces(o) + "  " + text)
	}
	return text
}

// brief are the last outcomes in a few characters, the newest first.
func (b *board) brief(past []Outcome) string {
	var list []string
	for i := len(past) - 1; i >= 0 && len(list) < 4; i-- {
		text := past[i].Text
		if b.mark != nil {
			text = b.mark(past[i])
		}
		list = append(list, text)
	}
	return strings.Join(list, " ")
}

// Draw is the layout in so many columns and rows, as lines.
func (s *Session) Draw(w, h int) []string {
	draw := s.board.draw
	if draw == nil {
		draw = drawAny
	}
	return strings.Split(draw(s, w, h).String(), "\n")
}

// stack is the chips on an area: the person's own and everybody else's.
type stack struct {
	own, others money.Cents
	on          bool
}

func (s *Session) stack(areas ...table.Area) stack {
	var k stack
	for b := range s.Table().Standing {
		for _, a := range areas {
			if b.Area != a {
				continue
			}
			if b.Seat == s.Seat() {
				k.own += b.Amount
				k.on = k.on || b.On
			} else {
				k.others += b.Amount
			}
		}
	}
	return k
}

// at is the area of a name, and false if the layout has none.
func (s *Session) at(name string) (table.Area, bool) { return s.Table().Layout().Area(name) }

// pile is [Session.stack] by name; an area that is not there has no chips.
func (s *Session) pile(names ...string) stack {
	var areas []table.Area
	for _, name := range names {
		if a, ok := s.at(name); ok {
			areas = append(areas, a)
		}
	}
	return s.stack(areas...)
}

// chip is an amount in as few characters as can be.
func chip(c money.Cents) string {
	if c >= 1000*money.Dollar {
		return fmt.Sprintf("%d.%dk", c/(1000*money.Dollar), c/(100*money.Dollar)%10)
	}
	return plainAmount(c)
}

// chips writes a stack: ● are the person's own chips, ○ everybody else's.
func (c *canvas) chips(x, y, most int, k stack) {
	end := x + most
	if k.own > 0 {
		mark := "●" + chip(k.own)
		if k.on {
			mark += "!"
		}
		x = c.text(x, y, end-x, mark, own)
		x++
	}
	if k.others > 0 && x < end {
		c.text(x, y, end-x, "○"+chip(k.others), other)
	}
}

// lamp is the ink of an area's label: lit if the last outcome pays it.
func (s *Session) lamp(name string, otherwise ink) ink {
	if a, ok := s.at(name); ok && s.lit[a] {
		return winning
	}
	return otherwise
}

// drawAny draws any layout: its groups, with the wagers that may be made or
// that have chips on them.
func drawAny(s *Session, w, h int) *canvas {
	var areas []table.Area
	for i := range s.Table().Layout().Wagers {
		wager := &s.Table().Layout().Wagers[i]
		if k := s.stack(table.Area(i)); wager.Made&s.Table().Game().Phase() != 0 && !wager.Moved || k.own+k.others > 0 {
			areas = append(areas, table.Area(i))
		}
	}
	c := newCanvas(w, h)
	const cell = 19
	x, y := 0, 0
	for _, g := range s.groups(areas) {
		if x+cell*min(2, len(g.areas)) > w && x > 0 {
			x, y = 0, y+1
		}
		for _, a := range g.areas {
			if x+cell > w {
				x, y = 0, y+1
			}
			wager := s.wager(a)
			end := c.text(x, y, cell-7, phrase(wager), s.lamp(wager.ID, label))
			c.chips(end+1, y, x+cell-end-2, s.stack(a))
			x += cell
		}
	}
	c.h = min(h, y+1)
	return c
}
