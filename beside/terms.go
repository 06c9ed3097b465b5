package beside

import (
	"boardwalk/card"
)

// term is a kind of card: a rank, some ranks, a suit, a colour, a card that matches another one.
type term struct {
	ranks uint16 // one bit each
	suits uint8
	match int // 0; matches, matchesSuited, matchesUnsuited
}

const (
	allRanks        = 1<<card.Ranks - 1
	allSuits        = 1<<card.Suits - 1
	faceRanks       = 1<<card.Jack | 1<<card.Queen | 1<<card.King
	tenRanks        = faceRanks | 1<<card.Ten
	redSuits        = 1<<card.Diamonds | 1<<card.Hearts
	blackSuits      = 1<<card.Spades | 1<<card.Clubs
	matches         = 1
	matchesSuited   = 2
	matchesUnsuited = 3
)

// fits reports whether a card is of the kind; others are the cards that it may match.
func (t *term) fits(c card.Card, others []card.Card) bool {
	if !c.Suited() {
		return t.ranks == allRanks && t.suits == allSuits && t.match == 0
	}
	if t.ranks>>c.Rank()&1 == 0 || t.suits>>c.Suit()&1 == 0 {
		return false
	}
	if t.match == 0 {
		return true
	}
	for _, o := range others {
		if o.Suited() && o.Rank() == c.Rank() && (t.match == matches || (o.Suit() == c.Suit()) == (t.match == matchesSuited)) {
			return true
		}
	}
	return false
}

// term reads a kind of card.
func (p *phrase) term() (t term, ok bool) {
	begin := p.at
	t = term{ranks: allRanks, suits: allSuits}
	if !p.take("a") {
		p.take("an")
	}
	switch {
	case p.take("red"):
		t.suits, ok = redSuits, true
	case p.take("black"):
		t.suits, ok = blackSuits, true
	case p.take("suited", "match"), p.take("suited", "matches"):
		t.match = matchesSuited
		return t, true
	case p.take("unsuited", "match"), p.take("unsuited", "matches"):
		t.match = matchesUnsuited
		return t, true
	case p.take("match"), p.take("matches"):
		t.match = matches
		return t, true
	}
	switch {
	case p.take("face", "card"), p.take("face", "cards"):
		t.ranks, ok = faceRanks, true
	case p.take("ten-value", "card"), p.take("ten-value", "cards"), p.take("ten-value"):
		t.ranks, ok = tenRanks, true
	case p.take("card"), p.take("cards"):
		ok = true
	default:
		if s, is := suitOf(p.peek()); is {
			p.at++
			t.suits &= 1 << s
			return t, true
		}
		if r, is := rankOf(p.peek()); is {
			p.at++
			t.ranks, ok = 1<<r, true
			p.rankRange(&t, r)
		}
	}
	if ok && p.at+1 < len(p.words) && p.peek() == "of" {
		if s, is := suitOf(p.words[p.at+1]); is {
			p.at += 2
			t.suits &= 1 << s
		}
	}
	if !ok {
		p.at = begin
	}
	return t, ok
}

// rankRange reads "to ten" after a rank, or "or higher" and "or lower". An ace is the highest card.
func (p *phrase) rankRange(t *term, from card.Rank) {
	begin := p.at
	switch {
	case p.take("or", "higher"):
		t.ranks = allRanks &^ (1<<from - 1)
	case p.take("or", "lower"):
		t.ranks = 1<<(from+1) - 1
	case p.take("to"):
		to, ok := rankOf(p.peek())
		if p.at++; !ok || to < from {
			p.at = begin
			return
		}
		t.ranks = 1<<(to+1) - 1<<from
	}
}

// list is kinds of cards, each with how many of it there have to be.
type list struct {
	terms   []term // one for every card
	exactly bool
	none    bool
	suited  bool // all of one suit
}

// list reads "two queens of hearts", "king and queen of one suit", "no ace", "exactly five cards".
func (p *phrase) list() (*list, bool) {
	begin := p.at
	l := &list{}
	switch {
	case p.take("no"):
		l.none = true
	case p.take("exactly"):
		l.exactly = true
	default:
		p.take("at", "least")
	}
	for {
		at := p.at
		n, counted := p.number()
		t, ok := p.term()
		if counted && !ok { // it was a rank
			p.at = at
			t, ok = p.term()
			counted = false
		}
		if !ok || counted && (n < 1 || n > 20) {
			p.at = at
			break
		}
		if !counted {
			n = 1
		}
		for range n {
			l.terms = append(l.terms, t)
		}
		if l.none || l.exactly || len(l.terms) > 20 {
			break
		}
		at = p.at
		if !p.take("and") || !p.termComes() {
			p.at = at
			break
		}
	}
	if len(l.terms) == 0 || len(l.terms) > 20 {
		p.at = begin
		return nil, false
	}
	l.suited = p.take("of", "one", "suit")
	return l, true
}

// termComes reports whether a kind of card comes next, perhaps with a number.
func (p *phrase) termComes() bool {
	begin := p.at
	defer func() { p.at = begin }()
	if _, ok := p.number(); ok {
		at := p.at
		if _, ok := p.term(); ok {
			return true
		}
		p.at = at - 1
	}
	_, ok := p.term()
	return ok
}

// holds reports whether the cards have what is listed.
func (l *list) holds(cards, others []card.Card) bool {
	switch {
	case l.suited:
		for s := range card.Suits {
			if l.among(cards, others, 1<<s) {
				return true
			}
		}
		return false
	case l.none, l.exactly:
		n := 0
		for _, c := range cards {
			if l.terms[0].fits(c, others) {
				n++
			}
		}
		return l.none && n == 0 || l.exactly && n == len(l.terms)
	}
	return l.among(cards, others, 0)
}

// among finds different cards for all terms, of some suits if there are any.
func (l *list) among(cards, others []card.Card, suits uint8) bool {
	if len(l.terms) > len(cards) {
		return false
	}
	if l.alike() {
		n := 0
		for _, c := range cards {
			if (suits == 0 || c.Suited() && suits>>c.Suit()&1 != 0) && l.terms[0].fits(c, others) {
				n++
			}
		}
		return n >= len(l.terms)
	}
	return l.assign(0, 0, cards, others, suits)
}

// alike reports whether all terms are the same.
func (l *list) alike() bool {
	for _, t := range l.terms[1:] {
		if t != l.terms[0] {
			return false
		}
	}
	return true
}

// assign gives the terms from i on a card each; used are those that others have, one bit each.
func (l *list) assign(i int, used uint64, cards, others []card.Card, suits uint8) bool {
	if i == len(l.terms) {
		return true
	}
	for k, c := range cards {
		if k < 64 && used>>k&1 == 0 && (suits == 0 || c.Suited() && suits>>c.Suit()&1 != 0) && l.terms[i].fits(c, others) &&
			l.assign(i+1, used|1<<k, cards, others, suits) {
			return true
		}
	}
	return false
}
