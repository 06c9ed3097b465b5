package beside

import (
	"fmt"
	"strings"

	"boardwalk/card"
)

// condition is what a pay line asks for.
type condition struct {
	holds func(*seen) bool
	rises bool // once it holds it goes on holding as more dice are thrown
	needs Needs
}

// Needs is what conditions tell cards apart by.
type Needs struct {
	Ranks   bool     // every rank from every other
	Suits   bool     // whether cards are of one suit
	Colours bool     // whether they are of one colour
	Values  bool     // what they count in a total
	Parts   bool     // which part a card lies in
	RankSet []uint16 // whether they are among these ranks, one bit each
	SuitSet []uint8  // likewise suits
}

func (n *Needs) add(o *Needs) {
	n.Ranks, n.Suits, n.Colours = n.Ranks || o.Ranks, n.Suits || o.Suits, n.Colours || o.Colours
	n.Values, n.Parts = n.Values || o.Values, n.Parts || o.Parts
	n.RankSet, n.SuitSet = append(n.RankSet, o.RankSet...), append(n.SuitSet, o.SuitSet...)
}

// Needs returns what the wager's conditions tell cards apart by.
func (w *Wager) Needs() (n Needs) {
	for i := range w.Lines {
		n.add(&w.Lines[i].fits.needs)
	}
	return n
}

// look is where a condition looks: at a part of what the wager looks at, or at all of it.
type look struct {
	parts []Part
	at    int // -1 is all
}

func (l *look) cards(s *seen) []card.Card {
	if l.at < 0 {
		return s.all
	}
	return s.parts[l.at]
}

// counted are the cards of a look, counted. Those of all cards are counted once.
func (l *look) counted(s *seen, own *counts) *counts {
	if l.at >= 0 {
		countCards(s.parts[l.at], own)
		return own
	}
	if s.ranks == nil {
		countCards(s.all, &s.kept)
		s.ranks = &s.kept
	}
	return s.ranks
}

// readCondition reads the condition of a pay line: conditions with "or" between them, of which each is conditions
// with "and" or a comma between them.
func readCondition(text string, parts []Part) (condition, error) {
	p := newPhrase(text)
	c, err := p.either(parts)
	if err == nil && !p.done() {
		err = fmt.Errorf("%q is not understood after %q; docs/design.md lists the conditions", p.rest(),
			strings.Join(p.words[:p.at], " "))
	}
	return c, err
}

func (p *phrase) either(parts []Part) (condition, error) {
	c, err := p.both(parts)
	for err == nil && p.take("or") {
		var other condition
		if other, err = p.both(parts); err == nil {
			a, b := c, other
			c = condition{holds: func(s *seen) bool { return a.holds(s) || b.holds(s) }, rises: a.rises && b.rises}
			c.needs.add(&a.needs)
			c.needs.add(&b.needs)
		}
	}
	return c, err
}

func (p *phrase) both(parts []Part) (condition, error) {
	c, err := p.one(parts)
	for err == nil && (p.take(",") || p.take("and")) {
		var other condition
		if other, err = p.one(parts); err == nil {
			a, b := c, other
			c = condition{holds: func(s *seen) bool { return a.holds(s) && b.holds(s) }, rises: a.rises && b.rises}
			c.needs.add(&a.needs)
			c.needs.add(&b.needs)
		}
	}
	return c, err
}

// one reads a single condition, with "not" or a part before it.
func (p *phrase) one(parts []Part) (condition, error) {
	if p.take("not") {
		c, err := p.one(parts)
		inner := c.holds
		c.holds, c.rises = func(s *seen) bool { return !inner(s) }, false
		return c, err
	}
	at, begin := look{parts, -1}, p.at
	if i, ok := p.named(parts); ok && p.take(":") {
		at.at = i
	} else {
		p.at = begin
	}
	for _, k := range kinds {
		begin := p.at
		if k.dice != parts[0].dice() {
			continue
		}
		c, ok, err := k.read(p, at)
		if err != nil {
			return condition{}, err
		}
		if ok {
			c.needs.Parts = c.needs.Parts || at.at >= 0
			return c, nil
		}
		p.at = begin
	}
	return condition{}, fmt.Errorf("%q is no condition; docs/design.md lists them", p.rest())
}

// kind is a kind of condition.
type kind struct {
	Words string // an example of it
	dice  bool   // of dice and numbers, and not of cards
	read  func(p *phrase, at look) (condition, bool, error)
}

// kinds are all conditions, in the order in which they are tried. What a text may say is listed here, and nowhere else.
var kinds = []kind{
	{"same suit | suited | same colour | same rank", false, readSame},
	{"blackjack | natural", false, readNatural},
	{"pair | two pair | three of a kind | straight | flush | full house | four of a kind | five of a kind | " +
		"straight flush | royal flush; suited pair; pair of jacks or better", false, readPoker},
	{"total 20 | hard total over 13 | points 8 to 9", false, readTotal},
	{"player beats banker by 4 to 8 | player ties banker", false, readBeats},
	{"player's first card higher than player's second card", false, readHigher},
	{"two queens of hearts | king and queen of one suit | no ace | exactly five cards | one suited match", false, readList},
	{"pair | triple", true, readDiceAlike},
	{"all of 2 3 4 5 6", true, readThrown},
	{"four points | 20 rolls", true, readHand},
	{"total 7 | total over 9 | total 2 to 6", true, readDiceTotal},
	{"dice 1 2", true, readFaces},
	{"number 0, 00 | number 1 to 12 | even | odd", true, readNumber},
}

// ends reports whether a condition may end here.
func (p *phrase) ends() bool {
	return p.done() || p.peek() == "," || p.peek() == "and" || p.peek() == "or"
}

// most is how many cards there are to look at, if that is known.
func (l *look) most() (n int, fixed bool) {
	for i := range l.parts {
		if l.at < 0 || l.at == i {
			k, ok := l.parts[i].Fixed()
			if !ok {
				return 0, false
			}
			n += k
		}
	}
	return n, true
}

// span is a range of whole numbers.
type span struct{ from, to int }

func (s span) has(n int) bool { return n >= s.from && n <= s.to }

// span reads "20", "over 13", "under 13", "20 or more", "4 to 8", "9 or less".
func (p *phrase) span() (span, bool) {
	const large = 1 << 20
	switch {
	case p.take("over"):
		n, ok := p.number()
		return span{n + 1, large}, ok
	case p.take("under"):
		n, ok := p.number()
		return span{-large, n - 1}, ok
	}
	n, ok := p.number()
	if !ok {
		return span{}, false
	}
	switch {
	case p.take("or", "more"):
		return span{n, large}, true
	case p.take("or", "less"):
		return span{-large, n}, true
	case p.take("to"):
		m, ok := p.number()
		return span{n, m}, ok && m >= n
	}
	return span{n, n}, true
}
