package play

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"boardwalk/card"
	"boardwalk/counsel"
	"boardwalk/play/canvas"
	"boardwalk/table"
	"boardwalk/tile"
)

// hearCards keeps what is known of the cards: by the person, and by each bot.
// With the first card or shuffle of a round the cards of the last one are gone.
func (s *Session) hearCards(e *table.Event) {
	if e.Kind == table.Shuffled && !s.playing {
		s.cleared = true
	}
	s.beginRound()
	if seen, ok := e.For(s.Seat()); ok {
		s.eye.Hear(&seen)
	}
	for _, b := range s.bots {
		if seen, ok := e.For(b.seat); ok {
			b.eye.Hear(&seen)
		}
	}
}

// beginRound takes the cards of the round before away, if they still lie there.
func (s *Session) beginRound() {
	if !s.cleared {
		return
	}
	s.cleared = false
	s.eye.Clear()
	for _, b := range s.bots {
		b.eye.Clear()
	}
	if s.contest != nil {
		s.contest.Begin()
	}
}

// isBlank reports whether an event is about a card or tile of a position at which
// nobody plays. There may be dozens in a round, and nobody ever looks at one.
func (s *Session) isBlank(e table.Event) bool {
	box := e.Box
	if e.Kind == table.Formed {
		box = e.ToBox
	}
	return e.Seat == table.House && box >= 1 && int(box) <= s.Table().Seats() && e.Card == card.Unknown &&
		(e.Tile == tile.None || e.Tile == tile.Unknown)
}

// boxName is a box as one would say it.
func (s *Session) boxName(b table.Box) string {
	name := s.Table().Layout().BoxName(b)
	if name == fmt.Sprint(s.Seat()) {
		return you
	}
	if bot := s.botAt(b.Seat()); bot != nil && name == fmt.Sprint(bot.seat) {
		return bot.name
	}
	return strings.ToUpper(name[:min(1, len(name))]) + name[min(1, len(name)):]
}

// worth is what a hand is worth in the words of the game, if all of it is
// known, and whether the dealer's does not qualify.
func (s *Session) worth(before string, box table.Box, hand uint8) string {
	text := s.eye.Hands.Worth(s.Table(), box, hand)
	if text == "" {
		return ""
	}
	if s.eye.Hands.Unqualified(s.Table(), box, hand) {
		text += ", does not qualify"
	}
	return before + text
}

// drawCards draws the hands on the layout and under them the wagers that the
// person may make or that have chips on them. The dealer's hands and the
// person's own are drawn large, and the others' too where there is room.
func drawCards(s *Session, w, h int) *canvas.Canvas {
	c := canvas.New(w, h)
	if len(s.eye.Hands) == 0 {
		text := "No cards are on the layout."
		if s.Question() == nil {
			text = "No cards are on the layout: bet, and Enter deals."
		}
		c.Text(0, 0, w, text, faint)
		c.H = min(h, s.drawWagers(c, 0, min(2, h-1))+1)
		return c
	}
	shown := s.inOrder()
	small := max(0, len(shown)-max(0, h-3-len(shown))/2) // a large hand takes two lines more
	y := 0
	for i, x := range shown {
		drawn, lines := s.drawLarge, 3
		if isHeap(x) || i >= len(shown)-small && !s.close(x) {
			drawn, lines = s.drawSmall, 1
		}
		if y+lines > h-1 {
			break
		}
		drawn(c, y, x)
		y += lines
	}
	y = s.drawWagers(c, 0, min(y+1, h-1))
	c.H = min(h, y+1)
	return c
}

// inOrder puts the hands of the house first, then the person's own. What nobody plays comes last.
func (s *Session) inOrder() counsel.Hands {
	shown := slices.Clone(s.eye.Hands)
	slices.SortStableFunc(shown, func(a, b counsel.Hand) int {
		return cmp.Compare(s.rankOf(a), s.rankOf(b))
	})
	return shown
}

func (s *Session) rankOf(x counsel.Hand) int {
	switch {
	case isHeap(x):
		return 3
	case x.Owner == table.House:
		return 0
	case x.Owner == s.Seat():
		return 1
	}
	return 2
}

// isHeap reports whether a hand is tiles that are left over: so many that lie face down are counted, and not drawn.
func isHeap(x counsel.Hand) bool {
	const most = 4
	return len(x.Tiles) > most && !slices.ContainsFunc(x.Tiles, func(t tile.Tile) bool { return t != tile.Unknown })
}

// close reports whether a hand is the house's or the person's own.
func (s *Session) close(x counsel.Hand) bool { return s.rankOf(x) < 2 }

func (s *Session) drawLarge(c *canvas.Canvas, y int, x counsel.Hand) {
	c.Text(0, y+1, 14, s.handName(x), label)
	at := 15
	for i, k := range x.Cards {
		if at+5 >= c.W {
			break
		}
		if x.Tiles != nil {
			c.Tile(at, y, x.Tiles[i])
		} else {
			c.Card(at, y, k)
		}
		at += 6
	}
	room := c.W - at - 1
	lines := []string{strings.TrimSpace(s.worth("", x.Box, x.Hand) + s.onBox(x))}
	if len([]rune(lines[0])) > room {
		lines = wrap(lines[0], room)
		y-- // the card is three lines high: all are beside it
	}
	for i, line := range lines {
		c.Text(at+1, y+1+i, room, line, called)
	}
}

func (s *Session) drawSmall(c *canvas.Canvas, y int, x counsel.Hand) {
	c.Text(0, y, 14, s.handName(x), label)
	at := 15
	if isHeap(x) {
		c.Text(at, y, c.W-at, fmt.Sprintf("%d tiles, face down", len(x.Tiles)), faint)
		return
	}
	for i, k := range x.Cards {
		face, ink := canvas.Face(k), canvas.CardInk(k)
		if x.Tiles != nil {
			face, ink = x.Tiles[i].Pretty(), canvas.TileInk(x.Tiles[i])
		}
		at = c.Text(at, y, c.W-at, face, ink) + 1
	}
	c.Text(at+1, y, c.W-at-1, strings.TrimSpace(s.worth("", x.Box, x.Hand)+s.onBox(x)), called)
}

// handName names a hand: of several in a box, by its number.
func (s *Session) handName(x counsel.Hand) string {
	name := s.boxName(x.Box)
	if x.Hand > 0 || len(s.eye.Hands.Of(x.Box, 1)) > 0 {
		name += fmt.Sprintf(", hand %d", x.Hand+1)
	}
	return name
}

// onBox is what its owner has on the layout, at games where a box is a seat's.
func (s *Session) onBox(x counsel.Hand) string {
	if x.Hand > 0 || x.Box == 0 || s.Table().Layout().BoxName(x.Box) != fmt.Sprint(x.Owner) || !s.Table().Taken(x.Owner) {
		return ""
	}
	text, mark := "", map[bool]string{true: "●", false: "○"}[x.Owner == s.Seat()]
	if sum := s.onLayout(x.Owner); sum > 0 {
		text += "  " + mark + canvas.Chip(sum)
	}
	if sum := s.covers(x.Owner); sum > 0 {
		text += "  bank " + mark + canvas.Chip(sum)
	}
	return text
}

// shownWagers are the areas that may be bet on now or have chips on them. Those of
// several positions that are called the same are shown as one.
func (s *Session) shownWagers() [][]table.Area {
	var shown [][]table.Area
	at := map[string]int{}
	lawful := s.Lawful()
	for i := range s.Table().Layout().Wagers {
		a := table.Area(i)
		if k := s.stack(a); k.own+k.others == 0 && !slices.Contains(lawful, a) {
			continue
		}
		w := s.wager(a)
		n, ok := at[phrase(w)]
		if w.Position == table.House || !ok {
			at[phrase(w)], shown = len(shown), append(shown, []table.Area{a})
			continue
		}
		shown[n] = append(shown[n], a)
	}
	return shown
}

// drawWagers lists the wagers that may be made now or have chips on them, and
// returns the last line that it used.
func (s *Session) drawWagers(c *canvas.Canvas, x, y int) int {
	const cell = 20
	for _, areas := range s.shownWagers() {
		if x+cell > c.W {
			x, y = 0, y+1
		}
		if y >= c.H {
			return c.H - 1
		}
		end := c.Text(x, y, cell-7, phrase(s.wager(areas[0])), label)
		drawChips(c, end+1, y, x+cell-end-2, s.stack(areas...))
		x += cell
	}
	if in := s.centre(); in > 0 && y < c.H {
		if x+cell > c.W && y+1 < c.H {
			x, y = 0, y+1
		}
		c.Text(x, y, cell, "centre "+canvas.Chip(in), label)
	}
	return y
}
