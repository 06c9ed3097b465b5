package guide

import (
	"bytes"
	"fmt"
	"io/fs"
	"slices"
	"strconv"
	"strings"

	"boardwalk/card"
	"boardwalk/casebook"
	"boardwalk/cases"
	"boardwalk/paper"
	"boardwalk/table"
	"boardwalk/web/src/words"
)

// mostExamples is how many a full guide has, and mostTried how many cases are looked at for them.
const (
	mostExamples = 3
	mostTried    = 60
)

// example is a case of the book that was played, and suits a guide.
type example struct {
	title  string
	file   string
	events []table.Event
	layout *table.Layout
}

// examples are short cases under the same options, in which somebody wins or loses: the shortest first.
func (g *guide) examples(most int) {
	var blocks []paper.Block
	for _, e := range g.played(most) {
		source := paper.Source{Declared: "cases/" + e.file}
		blocks = append(blocks, paper.Para(paper.Text{Text: words.Capital(e.title), Source: source}, paper.Heading))
		if h := g.hands(e); len(h.Rows) > 0 {
			h.Source = source
			blocks = append(blocks, paper.Block{Hands: h})
		}
		blocks = append(blocks, paper.Block{List: &paper.List{Items: g.told(e)}})
	}
	g.Add(g.In.Say("Examples"), blocks...)
}

// played are cases of the game that suit, so many at most: those that take the fewest lines to write.
func (g *guide) played(most int) (found []*example) {
	files, err := fs.Glob(cases.Files, g.Rules.ID+"/*.case")
	if err != nil {
		return nil
	}
	type written struct {
		file string
		data []byte
	}
	var list []written
	for _, file := range files {
		if data, err := cases.Files.ReadFile(file); err == nil && !unusual(data) {
			list = append(list, written{file, data})
		}
	}
	slices.SortStableFunc(list, func(a, b written) int { return bytes.Count(a.data, []byte("\n")) - bytes.Count(b.data, []byte("\n")) })
	for _, w := range list[:min(mostTried, len(list))] {
		if len(found) == most {
			break
		}
		if e := g.playedOut(w.file, w.data); e != nil {
			found = append(found, e)
		}
	}
	return found
}

// playedOut runs a case; nil if it does not suit.
func (g *guide) playedOut(file string, data []byte) *example {
	c, err := casebook.Parse(file, bytes.NewReader(data))
	if err != nil {
		return nil
	}
	r := casebook.Run(c, func(id string) (*table.Rules, bool) { return g.Rules, id == g.Rules.ID })
	if len(r.Failures) > 0 || r.Journal == nil || !sameOptions(r.Options, g.Options) {
		return nil
	}
	e := &example{title: c.Title, file: file}
	t, err := table.Replay(r.Rules, r.Options, r.Terms, r.Journal, e)
	if err != nil {
		return nil
	}
	if e.layout = t.Layout(); !e.suits(r.Rules.EachOther) {
		return nil
	}
	return e
}

// unusual reports whether a case is about something that a guide's example is not: nobody is paid, or there are
// incidents, notices, refusals or several games.
func unusual(data []byte) bool {
	if !bytes.Contains(data, []byte(" pay ")) && !bytes.Contains(data, []byte(" award ")) {
		return true
	}
	for _, line := range []string{"\nincident", "\nnotice", "\nrefused", "\nfault", "\ngame    each", "\nwager-file",
		"\nclock", "\nsetup", "coupon"} {
		if bytes.Contains(data, []byte(line)) {
			return true
		}
	}
	return false
}

func sameOptions(a, b table.Options) bool {
	other := b.Declare()
	for i, o := range a.Declare() {
		if o.Value() != other[i].Value() {
			return false
		}
	}
	return true
}

// Event keeps what happens, for [table.Replay].
func (e *example) Event(x *table.Event) { e.events = append(e.events, *x) }

// suits reports whether one round is played in which somebody is paid, by few players with few wagers: some more where they
// play against each other. Cards of places where nobody plays do not count.
func (e *example) suits(eachOther bool) bool {
	paid, made, cards := 0, 0, 0
	seats := map[table.Seat]bool{}
	for i := range e.events {
		switch x := &e.events[i]; x.Kind {
		case table.Paid, table.Awarded:
			paid++
			seats[x.Seat] = true
		case table.Wagered:
			made++
			seats[x.Seat] = true
		case table.Dealt:
			if !e.nobodys(x) {
				cards++
			}
		}
	}
	players := 2
	if eachOther {
		players = 3
	}
	return paid > 0 && made > 0 && made <= 4*len(seats) && len(seats) <= players && cards <= 24
}

// nobodys reports whether a card lies before a place for a player at which nobody plays.
func (e *example) nobodys(x *table.Event) bool {
	return x.Seat == table.House && numbered(e.layout, x.Box)
}

// numbered reports whether a box is of a place for a player: those are called by their number.
func numbered(l *table.Layout, b table.Box) bool {
	_, err := strconv.Atoi(l.BoxName(b))
	return err == nil
}

// hands are the cards that lay before each place.
func (g *guide) hands(e *example) *paper.Hands {
	h := &paper.Hands{}
	at := map[[2]int]int{}
	for i := range e.events {
		x := &e.events[i]
		if x.Kind != table.Dealt || x.Card == card.Unknown && x.Tile == 0 || e.nobodys(x) {
			continue
		}
		face := suited(x.Card)
		if x.Tile != 0 {
			face = x.Tile.String()
		}
		key := [2]int{int(x.Box), int(x.Hand)}
		row, ok := at[key]
		if !ok {
			name := g.In.Say(e.layout.BoxName(x.Box))
			if numbered(e.layout, x.Box) {
				name = fmt.Sprintf(g.In.Say("Player %s"), name)
			}
			if x.Hand > 0 {
				name += ", " + strconv.Itoa(int(x.Hand)+1)
			}
			row = len(h.Rows)
			at[key] = row
			h.Rows = append(h.Rows, paper.Hand{Place: words.Capital(name)})
		}
		h.Rows[row].Cards = append(h.Rows[row].Cards, face)
	}
	return h
}

// suits are the signs of the suits by the letters with which cases write them.
var suits = strings.NewReplacer("s", "♠", "h", "♥", "d", "♦", "c", "♣", "T", "10")

// suited is a card as it is printed: "10♥".
func suited(c card.Card) string { return suits.Replace(c.String()) }

// told are the wagers, the outcome and the payments as sentences, each with its paragraph.
func (g *guide) told(e *example) (list []paper.Text) {
	for i := range e.events {
		x := &e.events[i]
		text := g.sentence(e, x)
		if text == "" {
			continue
		}
		list = append(list, paper.Text{Text: text, Source: paper.Source{Law: x.By, Declared: "cases/" + e.file}})
	}
	return list
}

func (g *guide) sentence(e *example, x *table.Event) string {
	wager := ""
	if x.Area != table.NoArea && int(x.Area) < len(e.layout.Wagers) {
		wager = words.Capital(g.In.Say(e.layout.Wagers[x.Area].Called()))
	}
	switch x.Kind {
	case table.Wagered:
		return fmt.Sprintf(g.In.Say("Player %d bets %s: %s."), x.Seat, x.Amount, wager)
	case table.Thrown:
		return fmt.Sprintf(g.In.Say("The outcome: %s."), g.In.Say(x.Text))
	case table.Paid:
		return fmt.Sprintf(g.In.Say("Player %d wins %s: %s."), x.Seat, x.Amount, wager)
	case table.Awarded:
		return fmt.Sprintf(g.In.Say("Player %d wins %s from the pot."), x.Seat, x.Amount)
	case table.Collected:
		return fmt.Sprintf(g.In.Say("Player %d loses %s: %s."), x.Seat, x.Stake, wager)
	case table.Returned:
		return fmt.Sprintf(g.In.Say("Player %d gets %s back: %s."), x.Seat, x.Stake, wager)
	}
	return ""
}
