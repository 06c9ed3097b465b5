package play

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"boardwalk/felt"
	"boardwalk/money"
	"boardwalk/play/canvas"
	"boardwalk/play/ring"
	"boardwalk/table"
)

// board is how a layout is drawn and how its outcomes are shown. It is chosen
// by the map that a game's felt declares; what is special in none of these ways
// is left out.
type board struct {
	faces  func(*Session, Outcome) string            // how it fell, in a few characters
	mark   func(*Session, Outcome) string            // the same as briefly as possible
	draw   func(s *Session, w, h int) *canvas.Canvas // the layout, in that room or somewhat more
	shows  func(*Session, Outcome) []string          // how it fell, drawn large
	motion func(frame int) string                    // while it is falling
	state  func(*Session) string                     // the stage of the game
}

// maps are the boards of layouts that are drawn by hand.
var maps = map[felt.Map]*board{
	felt.LineMap:    crapsBoard,
	felt.NumbersMap: numbersBoard,
	felt.WheelMap:   wheelBoard,
	felt.DiceMap:    diceBoard,
	felt.CardsMap:   cardWheelBoard,
}

// boardOf returns the board of a table: the map that its felt names, or one of
// hands of cards, or one that lists the wagers of any layout.
func boardOf(r *table.Rules, l *table.Layout) *board {
	if b, ok := maps[r.Felt(nil, 0).Map]; ok {
		return b
	}
	if len(l.Boxes) > 0 {
		return &board{draw: drawCards}
	}
	return &board{draw: drawAny}
}

// describe returns the one line that a game says of itself.
func describe(r *table.Rules) string {
	if r.About.Description != "" {
		return r.About.Description
	}
	return fmt.Sprintf("%d positions, subchapter %s.", r.Seats, r.Subchapter)
}

// verbOf returns how the next round is begun.
func verbOf(r *table.Rules) string { return cmp.Or(r.About.Begin, "next") }

// stakesOf returns the posted limits in a few words.
func stakesOf(r *table.Rules, options table.Options, lim table.Limit) string {
	if r.EachOther {
		return ring.Stakes(options, lim)
	}
	return fmt.Sprintf("%s to %s", lim.Min, lim.Max)
}

// decidedAtOnce reports whether every wager is decided by every outcome.
func decidedAtOnce(l *table.Layout) bool {
	return len(l.Boxes) == 0 && !slices.ContainsFunc(l.Wagers, func(w table.Wager) bool { return !w.OneRoll })
}

// fact returns one of the things that everybody sees at the table.
func (s *Session) fact(id string) (table.Fact, bool) {
	for _, f := range s.live.Facts() {
		if f.ID == id {
			return f, true
		}
	}
	return table.Fact{}, false
}

// holds returns what a seat has besides chips, in the game's own words: the
// dice, the shoe.
func (s *Session) holds(seat table.Seat) string {
	var words []string
	for _, f := range s.live.Facts() {
		if f.Seats == 1<<seat && f.Amount == 0 && s.contest == nil {
			words = append(words, strings.ReplaceAll(f.ID, "-", " "))
		}
	}
	return strings.Join(words, ", ")
}

// holders names who has what, for the head of the screen: " · bank: Bot Ada".
func (s *Session) holders() string {
	var things []string
	by := map[string][]string{}
	for _, seat := range s.Table().Present() {
		held := s.holds(seat)
		if held == "" {
			continue
		}
		if by[held] == nil {
			things = append(things, held)
		}
		by[held] = append(by[held], s.who(seat))
	}
	text := ""
	for _, held := range things {
		text += fmt.Sprintf(" · %s: %s", held, strings.Join(by[held], ", "))
	}
	return text
}

// outcome is how it fell, in words and faces.
func (s *Session) outcome(o Outcome) string {
	text := o.Text
	if s.board.faces == nil && o.Faces[1] != 0 { // dice that only say who is dealt to first
		return fmt.Sprintf("The dice show %s: %s.", strings.TrimSpace(diceText(s, o)), text)
	}
	if s.board.faces != nil {
		text = strings.TrimSpace(s.board.faces(s, o) + "  " + text)
	}
	return text
}

// brief are the last outcomes in a few characters, the newest first.
func (s *Session) brief(past []Outcome) string {
	var list []string
	for i := len(past) - 1; i >= 0 && len(list) < 4; i-- {
		text := past[i].Text
		if s.board.mark != nil {
			text = s.board.mark(s, past[i])
		}
		list = append(list, text)
	}
	return strings.Join(list, " ")
}

// Draw is the layout in so many columns and rows, as lines.
func (s *Session) Draw(w, h int) []string {
	if s.contest != nil {
		return strings.Split(s.contest.Draw(w, h).String(), "\n")
	}
	return strings.Split(s.board.draw(s, w, h).String(), "\n")
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
	for own, amount := range s.moves.wagers {
		switch {
		case !slices.Contains(areas, own.area):
		case own.seat == s.Seat():
			k.own += amount
		default:
			k.others += amount
		}
	}
	return k
}

// onAreas returns what a seat has on areas, by name; an area that is not there
// has nothing. Of a wager that was there before the round it is what lay there then.
func (s *Session) onAreas(seat table.Seat, names ...string) money.Cents {
	sum := money.Cents(0)
	for _, name := range names {
		if a, ok := s.at(name); ok {
			sum += cmp.Or(s.Table().Bet(seat, a).Amount, s.moves.wagers[ownArea{seat, a}])
		}
	}
	return sum
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

// drawChips writes a stack: ● are the person's own chips, ○ everybody else's.
func drawChips(c *canvas.Canvas, x, y, most int, k stack) {
	end := x + most
	if k.own > 0 {
		mark := "●" + canvas.Chip(k.own)
		if k.on {
			mark += "!"
		}
		x = c.Text(x, y, end-x, mark, own)
		x++
	}
	if k.others > 0 && x < end {
		c.Text(x, y, end-x, "○"+canvas.Chip(k.others), other)
	}
}

// lamp is the ink of an area's label: lit if the last outcome pays it.
func (s *Session) lamp(name string, otherwise canvas.Ink) canvas.Ink {
	if a, ok := s.at(name); ok && s.lit[a] {
		return winning
	}
	return otherwise
}

// drawAny draws any layout: its groups, with the wagers that may be made or
// that have chips on them.
func drawAny(s *Session, w, h int) *canvas.Canvas {
	var areas []table.Area
	for i := range s.Table().Layout().Wagers {
		wager := &s.Table().Layout().Wagers[i]
		if k := s.stack(table.Area(i)); wager.Made&s.Table().Game().Phase() != 0 && !wager.Moved || k.own+k.others > 0 {
			areas = append(areas, table.Area(i))
		}
	}
	c := canvas.New(w, h)
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
			end := c.Text(x, y, cell-7, phrase(wager), s.lamp(wager.ID, label))
			drawChips(c, end+1, y, x+cell-end-2, s.stack(a))
			x += cell
		}
	}
	c.H = min(h, y+1)
	return c
}
