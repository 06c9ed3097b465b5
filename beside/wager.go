package beside

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"boardwalk/card"
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

// Cite is the paragraph under which wagers from a text are taken and settled: none, as no paragraph permits them. So
// they count for nothing where it is counted which paragraphs are kept.
const Cite law.Cite = ""

// Wager is a wager from a text.
type Wager struct {
	Name  string
	ID    string
	Games []string // the ids of the games at which it is made
	Looks []Part   // what it looks at
	Lines []Line   // from the top; the first that fits decides
	Else  table.Verdict
	Text  string // as it was written
}

// Line is one line of what a wager pays.
type Line struct {
	No   int    // of the text
	Text string // the condition, as it was written
	Odds money.Odds
	Push bool // the wager comes back, and nothing is paid

	fits condition
}

// Verdict is what becomes of the wager if the line fits.
func (l *Line) verdict(pays int) table.Verdict {
	if l.Push {
		return table.Back
	}
	return table.Verdict(pays)
}

// Of is what a part of the layout belongs to.
type Of uint8

// What a wager may look at.
const (
	Own       Of = iota + 1 // the cards of whoever made the wager
	Boxed                   // the cards of one of the game's boxes
	Community               // the cards that all share
	Everyone                // all cards of the round
	Roll                    // the dice of the round
	Hand                    // the dice until a seven
	Shooter                 // the dice until a seven-out
	Number                  // the number drawn
)

// Part is something that a wager looks at.
type Part struct {
	Of   Of
	Box  string // of Boxed: what the game calls the box
	From int    // the first card that counts, from 0
	To   int    // up to, but without, this card; 0 for all that there are
	Up   bool   // the first card that is dealt face up, and no other
}

// Fixed is how many cards the part has in every round; false if that depends on the round.
func (p *Part) Fixed() (int, bool) {
	if p.Up {
		return 1, true
	}
	return p.To - p.From, p.To > 0
}

// dice reports whether the part is dice or a number, and not cards.
func (p *Part) dice() bool { return p.Of >= Roll }

// Written is the text of the wager.
func (w *Wager) Written() string { return w.Text }

// pays are the lines that are paid, as the table declares them.
func (w *Wager) pays() (list []table.Pay) {
	for i := range w.Lines {
		if l := &w.Lines[i]; !l.Push {
			list = append(list, table.Pay{On: l.Text, Odds: l.Odds, Law: Cite, Fixed: true})
		}
	}
	return list
}

// Declare returns the areas of the wager: one for every position of a game whose wagers have positions, otherwise
// one for all.
func (w *Wager) Declare(l *table.Layout) []table.Wager {
	one := table.Wager{ID: w.ID, Name: w.Name, Group: w.ID, Law: Cite, OneRoll: !w.lasts(), Made: table.Always, Pays: w.pays(),
		MadeLaw: refusedUnder(l), LockedLaw: refusedUnder(l)}
	if w.lasts() {
		one.MadeText = "is made before the first roll of a hand"
	}
	boxes := positions(l)
	if len(boxes) == 0 {
		return []table.Wager{one}
	}
	list := make([]table.Wager, len(boxes))
	for i, b := range boxes {
		list[i] = one
		list[i].ID, list[i].Name, list[i].Position = fmt.Sprint(w.ID, "-", b.box), fmt.Sprint(w.Name, " ", b.box), b.seat
		if !b.offered {
			list[i].Made, list[i].MadeText = 0, "is not on this layout"
		}
	}
	return list
}

// refusedUnder is the paragraph under which such a wager is refused that cannot be made: the one that lists the wagers
// which can.
func refusedUnder(l *table.Layout) law.Cite { return cmp.Or(l.OnlyListed, l.MadeWithChips) }

// position is a box that is one player's.
type position struct {
	box     table.Box
	seat    table.Seat
	offered bool
}

// positions are the players' boxes of a game at which every wager is made at one.
func positions(l *table.Layout) (list []position) {
	for i, name := range l.Boxes {
		if n, err := strconv.Atoi(name); err != nil || n != i {
			continue
		}
		end := "-" + name
		at := slices.IndexFunc(l.Wagers, func(w table.Wager) bool {
			return strings.HasSuffix(w.ID, end) && !w.Absent && (w.Position == table.Seat(i) || w.Position == table.House)
		})
		if at >= 0 {
			list = append(list, position{table.Box(i), l.Wagers[at].Position, l.Wagers[at].Offered()})
		}
	}
	return list
}

// lasts reports whether the wager may stand for several rounds.
func (w *Wager) lasts() bool { return w.Looks[0].Of == Hand || w.Looks[0].Of == Shooter }

// seen is what there is to look at: cards of each part, dice, a number.
type seen struct {
	parts [][]card.Card // nil for a part that was not dealt
	all   []card.Card
	faces []uint8
	hand  hand
	label string
	ranks *counts // of all cards; nil until somebody asks
	kept  counts
}

// judge returns what becomes of the wager by what was seen, and the line that decided; -1 for none.
func (w *Wager) judge(s *seen) (v table.Verdict, line int) {
	pays := 0
	for i := range w.Lines {
		if w.Lines[i].fits.holds(s) {
			return w.Lines[i].verdict(pays), i
		}
		if !w.Lines[i].Push {
			pays++
		}
	}
	return w.Else, -1
}

// OfCards decides the wager by the cards of its parts: the line that fits, or -1. It is for whoever counts all cards
// that there can be; see [Wager.Looks] for the parts.
func (w *Wager) OfCards(s *Cards) int {
	s.seen.ranks = nil
	s.seen.all = s.seen.all[:0]
	for _, p := range s.seen.parts {
		s.seen.all = append(s.seen.all, p...)
	}
	_, line := w.judge(&s.seen)
	return line
}

// AllOfCards returns every line that fits the cards, one bit each, whichever comes first.
func (w *Wager) AllOfCards(s *Cards) (lines uint64) {
	w.OfCards(s)
	return w.all(&s.seen)
}

// AllOfRoll is AllOfCards for a roll of dice.
func (w *Wager) AllOfRoll(faces ...uint8) uint64 { return w.all(&seen{faces: faces}) }

func (w *Wager) all(s *seen) (lines uint64) {
	for i := range w.Lines {
		if w.Lines[i].fits.holds(s) {
			lines |= 1 << i
		}
	}
	return lines
}

// All returns the cards of all parts, as they were looked at last.
func (c *Cards) All() []card.Card { return c.seen.all }

// Cards are the cards of a wager's parts. It keeps its memory from one use to the next.
type Cards struct{ seen seen }

// Deal sets the cards of every part.
func (c *Cards) Deal(parts [][]card.Card) { c.seen.parts = parts }

// OfRoll decides a wager on the dice of a roll, and OfNumber one on a number drawn, as [Wager.OfCards] does.
func (w *Wager) OfRoll(faces ...uint8) int {
	_, line := w.judge(&seen{faces: faces})
	return line
}

// OfNumber is OfRoll for a number, by its name among all that there are.
func (w *Wager) OfNumber(label string) int {
	_, line := w.judge(&seen{label: label})
	return line
}

// Net is what a line leaves for each dollar that is wagered, as two numbers; -1 is no line.
func (w *Wager) Net(line int) (to, one int64) {
	switch {
	case line >= 0 && w.Lines[line].Push, line < 0 && w.Else == table.Back:
		return 0, 1
	case line < 0:
		return -1, 1
	}
	return w.Lines[line].Odds.To, w.Lines[line].Odds.One
}

// Join returns rules that carry wagers beside those of the game, or says why one of them cannot lie there.
func Join(rules *table.Rules, wagers ...*Wager) (*table.Rules, error) {
	same := *rules
	same.Beside = slices.Clip(rules.Beside)
	l := rules.Layout(nil)
	for _, w := range wagers {
		if err := w.fitsAt(rules, l); err != nil {
			return nil, err
		}
		same.Beside = append(same.Beside, w)
		l = same.Layout(nil)
	}
	if len(same.Beside) > table.MostBeside {
		return nil, fmt.Errorf("no more than %d wagers lie beside those of a game", table.MostBeside)
	}
	return &same, nil
}

// fitsAt says why the wager cannot lie on a layout.
func (w *Wager) fitsAt(rules *table.Rules, l *table.Layout) error {
	switch {
	case !slices.Contains(w.Games, rules.ID):
		return fmt.Errorf("%s is a wager at %s, and not at %s", w.Name, strings.Join(w.Games, " and "), rules.ID)
	case rules.EachOther:
		return fmt.Errorf("%s: at %s players wager against each other, and no wager lies beside theirs", w.Name, rules.Name)
	}
	for _, d := range w.Declare(l) {
		if _, taken := l.Area(d.ID); taken {
			return fmt.Errorf("%s: there is a wager %s at %s already", w.Name, d.ID, rules.Name)
		}
	}
	for i := range w.Looks {
		if err := w.Looks[i].at(rules, l); err != nil {
			return fmt.Errorf("%s: %w", w.Name, err)
		}
	}
	return nil
}

// at says why there is no such part at a game.
func (p *Part) at(rules *table.Rules, l *table.Layout) error {
	_, shared := l.SharedBox()
	switch {
	case p.Of == Own && len(positions(l)) == 0:
		if !slices.Contains(l.Boxes, "player") {
			return fmt.Errorf("players have no cards of their own at %s", rules.Name)
		}
	case p.Of == Boxed && !slices.Contains(l.Boxes, p.Box):
		return fmt.Errorf("nothing is dealt to %q at %s, only to %s", p.Box, rules.Name, strings.Join(l.Boxes, ", "))
	case p.Of == Community && !shared:
		return fmt.Errorf("there are no community cards at %s", rules.Name)
	case p.Of == Everyone && len(l.Boxes) == 0:
		return fmt.Errorf("no cards are dealt at %s", rules.Name)
	case p.dice() && len(l.Boxes) > 0 && p.Of != Roll:
		return fmt.Errorf("cards are dealt at %s, and no dice thrown until a seven nor numbers drawn", rules.Name)
	}
	return nil
}
