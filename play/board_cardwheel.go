package play

import (
	"fmt"
	"strings"

	"boardwalk/card"
	"boardwalk/felt"
	"boardwalk/play/canvas"
	"boardwalk/table"
)

var cardWheelBoard = &board{
	draw: drawCardWheel, shows: sectionPicture,
	mark: func(s *Session, o Outcome) string { return sectionFace(s, o) },
	motion: func(frame int) string {
		faces := []string{"2♠", "7♥", "Q♣", "4♦", "9♠", "A♥", "6♣", "J♦", "3♠"}
		var around []string
		for i := range 7 {
			around = append(around, faces[(frame+i)%len(faces)])
		}
		around[3] = ">" + around[3] + "<"
		return strings.Join(around, " ") + "  the wheel turns"
	},
}

const (
	cardsLeft  = 7 // where the ranks begin
	cardsPitch = 5
)

// ranksAcross and suitsDown are the ranks and suits in the order in which a
// layout of cards has them.
const (
	ranksAcross = "akqjt98765432"
	suitsDown   = "scdh"
)

// sectionFace is the card or joker of an outcome.
func sectionFace(s *Session, o Outcome) string { return faceOf(s.pocket(o).Label) }

// faceOf is a card as it stands on the layout.
func faceOf(label string) string {
	c, err := card.Parse(label)
	if err != nil || !c.Suited() {
		return "joker"
	}
	return c.Pretty()
}

// sectionPicture shows the card that won, and those before it.
func sectionPicture(s *Session, o Outcome) []string {
	ink := pocketInk(s.pocket(o).Color)
	lines := []string{ink.Paint("         "), ink.Paint(fmt.Sprintf("%5s    ", sectionFace(s, o))), ink.Paint("         ")}
	var last []string
	for i := len(s.past) - 2; i >= 0 && len(last) < 6; i-- {
		last = append(last, sectionFace(s, s.past[i]))
	}
	return append(lines, strings.Join(last, " "))
}

// drawCardWheel draws the card stand with the wagers that it opens, the cards
// four by thirteen with the jokers on the left and the suits on the right, and
// the wagers on ranks and colours below. Chips on a line between cards lie on
// that line.
func drawCardWheel(s *Session, w, h int) *canvas.Canvas {
	c := canvas.New(cardsLeft+13*cardsPitch+7, 16)
	drawStand(s, c)
	for i, suit := range suitsDown {
		y := 1 + 2*i
		for j, rank := range ranksAcross {
			x := cardsLeft + j*cardsPitch
			c.Box(x, y, cardsPitch, 2)
			drawCardBox(s, c, x, y, string(rank)+string(suit))
		}
		name := "suit-" + card.Suit(strings.IndexRune("cdhs", suit)).String()
		c.Box(cardsLeft+13*cardsPitch, y, 6, 2)
		drawField(c, s, cardsLeft+13*cardsPitch, y, 6, name, "3:1")
	}
	for i, joker := range []string{"jk", "j2"} {
		y := 1 + 4*i
		c.Box(0, y, cardsLeft, 4)
		c.Text(1, y+1, cardsLeft-1, "JOKER", s.lamp("straight-"+joker, label))
		drawChips(c, 1, y+2, cardsLeft-1, s.pile("straight-"+joker))
	}
	drawRanks(s, c)
	drawBetween(s, c)
	return c
}

// drawCardBox writes a card and the chips in its box.
func drawCardBox(s *Session, c *canvas.Canvas, x, y int, label string) {
	name := "straight-" + label
	ink := blackBox
	if strings.ContainsAny(label[1:], "dh") {
		ink = redBox
	}
	end := c.Text(x+1, y+1, 4, fmt.Sprintf("%3s", faceOf(label)), s.lamp(name, ink))
	switch k := s.pile(name); {
	case k.own > 0:
		c.Set(end, y+1, '●', own)
	case k.others > 0:
		c.Set(end, y+1, '○', other)
	}
}

// drawRanks draws the wagers on ranks, on three ranks, on colours and on the
// jokers with their aces.
func drawRanks(s *Session, c *canvas.Canvas) {
	for j, rank := range ranksAcross {
		letter := strings.Replace(string(rank), "t", "10", 1)
		drawField(c, s, cardsLeft+j*cardsPitch, 9, cardsPitch, "rank-"+letter, strings.ToUpper(letter))
	}
	for i, three := range []string{"a-k-q", "j-10-9", "8-7-6", "5-4-3"} {
		text := strings.ToUpper(three) + " 2" + string([]rune("♠♣♦♥")[i])
		drawField(c, s, cardsLeft+15*i, 11, 15, "rank-"+three, text)
	}
	for i, cell := range [3][2]string{{"red", "RED"}, {"jacer", "JACER A♣ A♦ jokers"}, {"black", "BLACK"}} {
		drawField(c, s, cardsLeft+[3]int{0, 15, 45}[i], 13, [3]int{15, 30, 15}[i], cell[0], cell[1])
	}
}

// drawBetween puts a mark where each wager on cards or ranks that adjoin lies.
func drawBetween(s *Session, c *canvas.Canvas) {
	for b := range s.Table().Standing {
		kind, list, _ := strings.Cut(s.wager(b.Area).ID, "-")
		if kind != "split" && kind != "corner" && kind != "double" {
			continue
		}
		x, y, n := 0, 0, 0
		for word := range strings.SplitSeq(list, "-") {
			cx, cy := cardMiddle(kind, word)
			x, y, n = x+cx, y+cy, n+1
		}
		mark, with := '○', other
		if s.stack(b.Area).own > 0 {
			mark, with = '●', own
		}
		c.Set(x/n, y/n, mark, with)
	}
}

// cardMiddle is the middle of the box of a card, a joker or a rank.
func cardMiddle(kind, word string) (x, y int) {
	switch word {
	case "jk":
		return cardsLeft / 2, 3
	case "j2":
		return cardsLeft / 2, 7
	}
	letter := strings.Replace(word, "10", "t", 1)[:1]
	x = cardsLeft + strings.Index(ranksAcross, letter)*cardsPitch + cardsPitch/2
	if kind == "double" {
		return x, 9 // on the line above the ranks
	}
	return x, 2 + 2*strings.Index(suitsDown, word[1:])
}

// drawStand writes the cards on the stand, or those that were there last, and the
// wagers that are open or lie there.
func drawStand(s *Session, c *canvas.Canvas) {
	stand := s.standBeside()
	if stand == nil {
		return
	}
	title, with := "Stand", plain
	f, ok := s.fact(stand.Fact)
	if last, was := s.fact(stand.Was); !ok && was {
		f, title, with = last, "Last", faint
	}
	x := c.Text(0, 0, 6, title, label) + 1
	cards := strings.Fields(f.Text)
	for i := range stand.Count {
		face := "[   ]"
		if i < len(cards) {
			face = fmt.Sprintf("[%3s]", faceOf(cards[i]))
		}
		x = c.Text(x, 0, 5, face, with)
	}
	x++
	for i := range s.Table().Layout().Wagers {
		a := table.Area(i)
		w := s.wager(a)
		k := s.stack(a)
		open := w.Made&s.Table().Game().Phase() != 0
		if w.OneRoll || !open && k.own+k.others == 0 && s.star(w.ID) == "" {
			continue
		}
		ink := s.lamp(w.ID, plain)
		x = c.Text(x, 0, max(0, c.W-x), s.star(w.ID)+strings.ToLower(w.Name), ink)
		if k.own+k.others > 0 {
			drawChips(c, x+1, 0, max(0, min(6, c.W-x-1)), k)
			x += 6
		}
		x += 2
	}
}

// standBeside is the card stand beside the layout, or nil.
func (s *Session) standBeside() *felt.Beside {
	for _, b := range s.Table().Rules().Felt(s.Table().Options(), 0).Beside {
		if b.Kind == felt.Stand {
			return b
		}
	}
	return nil
}
