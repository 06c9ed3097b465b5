package beside

import (
	"fmt"
	"strings"

	"boardwalk/card"
)

func readSame(p *phrase, at look) (condition, bool, error) {
	c := condition{}
	var same func(cards []card.Card) bool
	switch {
	case p.take("same", "suit"), p.take("suited"):
		if !p.ends() {
			return c, false, nil
		}
		c.needs.Suits = true
		same = func(cards []card.Card) bool {
			return alike(cards, func(c card.Card) int { return int(c.Suit()) })
		}
	case p.take("same", "colour"), p.take("same", "color"):
		c.needs.Colours = true
		same = func(cards []card.Card) bool {
			return alike(cards, func(c card.Card) int { return redSuits >> c.Suit() & 1 })
		}
	case p.take("same", "rank"):
		c.needs.Ranks = true
		same = func(cards []card.Card) bool {
			return alike(cards, func(c card.Card) int { return int(c.Rank()) })
		}
	default:
		return c, false, nil
	}
	c.holds = func(s *seen) bool { return same(at.cards(s)) }
	return c, true, nil
}

func alike(cards []card.Card, of func(card.Card) int) bool {
	for _, c := range cards {
		if !c.Suited() || of(c) != of(cards[0]) {
			return false
		}
	}
	return len(cards) > 0
}

func readNatural(p *phrase, at look) (condition, bool, error) {
	c := condition{needs: Needs{Values: true}}
	switch {
	case p.take("blackjack"):
		c.holds = func(s *seen) bool { cards := at.cards(s); return len(cards) == 2 && best(cards) == 21 }
	case p.take("natural"):
		c.holds = func(s *seen) bool { cards := at.cards(s); return len(cards) == 2 && pointsOf(cards) >= 8 }
	default:
		return c, false, nil
	}
	return c, true, nil
}

func readPoker(p *phrase, at look) (condition, bool, error) {
	c := condition{needs: Needs{Ranks: true, Suits: true}}
	suited := p.take("suited")
	class := classes
	for n := classes - 1; n >= 0; n-- { // a straight flush before a straight
		if p.take(strings.Fields(classNames[n])...) {
			class = n
			break
		}
	}
	if class == classes {
		return c, false, nil
	}
	of := -1
	better := false
	if kindSize(class) > 0 && p.take("of") {
		r, ok := rankOf(p.peek())
		if p.at++; !ok {
			return c, false, fmt.Errorf("expected a rank: pair of jacks or better")
		}
		of, better = int(r), p.take("or", "better")
	}
	small := smallest(class)
	if n, ok := at.most(); ok && n < small {
		return c, false, fmt.Errorf("a %s takes %d cards, and only %d are looked at", classNames[class], small, n)
	}
	c.holds = func(s *seen) bool {
		var own counts
		n := at.counted(s, &own)
		if made := n.class(); made != class && !(class == straightFlush && made == royalFlush) {
			return false
		}
		if of >= 0 {
			if r, ok := n.grouped(kindSize(class)); !ok || int(r) != of && !(better && int(r) > of) {
				return false
			}
		}
		return !suited || n.suitedKind(kindSize(class), at.cards(s))
	}
	if class == pair || class == twoPair {
		if n, ok := at.most(); ok && n == 2 { // of two cards there is nothing else to make
			c.needs.Suits = suited
		}
	}
	if suited && kindSize(class) == 0 {
		return c, false, fmt.Errorf("suited stands before a pair, three of a kind and the like")
	}
	return c, true, nil
}

// kindSize is of how many cards of one rank a hand is; zero for one that is not of a rank.
func kindSize(class int) int {
	switch class {
	case pair:
		return 2
	case threeOfAKind:
		return 3
	case fourOfAKind:
		return 4
	case fiveOfAKind:
		return 5
	}
	return 0
}

func smallest(class int) int {
	switch class {
	case highCard, pair:
		return 2
	case twoPair, fourOfAKind:
		return 4
	case fullHouse, fiveOfAKind:
		return 5
	}
	return 3
}

// suitedKind reports whether n cards of one rank are of one suit too.
func (c *counts) suitedKind(n int, cards []card.Card) bool {
	for _, x := range cards {
		k := 0
		for _, y := range cards {
			if x.Suited() && x == y {
				k++
			}
		}
		if k >= n {
			return true
		}
	}
	return false
}

func readTotal(p *phrase, at look) (condition, bool, error) {
	of := best
	switch {
	case p.take("hard", "total"):
		of = hard
	case p.take("points"):
		of = pointsOf
	case !p.take("total"):
		return condition{}, false, nil
	}
	within, ok := p.span()
	if !ok {
		return condition{}, false, fmt.Errorf("expected a number after total: total 20, total over 13, total 18 to 21")
	}
	return condition{needs: Needs{Values: true}, holds: func(s *seen) bool {
		cards := at.cards(s)
		return len(cards) > 0 && within.has(of(cards))
	}}, true, nil
}

func readBeats(p *phrase, at look) (condition, bool, error) {
	a, ok := p.named(at.parts)
	if !ok || at.at >= 0 {
		return condition{}, false, nil
	}
	within := span{1, 9}
	switch {
	case p.take("ties"):
		within = span{0, 0}
	case !p.take("beats"):
		return condition{}, false, nil
	}
	b, ok := p.named(at.parts)
	if !ok || a == b {
		return condition{}, false, fmt.Errorf("expected another part that the wager looks at, not %q", p.rest())
	}
	if within.to > 0 && p.take("by") {
		if within, ok = p.span(); !ok || within.from < 1 {
			return condition{}, false, fmt.Errorf("expected by how many points: by 4 to 8")
		}
	}
	return condition{needs: Needs{Values: true, Parts: true}, holds: func(s *seen) bool {
		x, y := s.parts[a], s.parts[b]
		return len(x) > 0 && len(y) > 0 && within.has(pointsOf(x)-pointsOf(y))
	}}, true, nil
}

func readHigher(p *phrase, at look) (condition, bool, error) {
	a, ok := p.named(at.parts)
	if !ok || at.at >= 0 || !p.take("higher", "than") {
		return condition{}, false, nil
	}
	b, ok := p.named(at.parts)
	if !ok || a == b {
		return condition{}, false, fmt.Errorf("expected another part that the wager looks at, not %q", p.rest())
	}
	for _, i := range []int{a, b} {
		if n, fixed := at.parts[i].Fixed(); !fixed || n != 1 {
			return condition{}, false, fmt.Errorf("one card is higher than another: name parts of one card each")
		}
	}
	return condition{needs: Needs{Ranks: true, Parts: true}, holds: func(s *seen) bool {
		x, y := s.parts[a], s.parts[b]
		return len(x) == 1 && len(y) == 1 && x[0].Suited() && y[0].Suited() && x[0].Rank() > y[0].Rank()
	}}, true, nil
}

func readList(p *phrase, at look) (condition, bool, error) {
	l, ok := p.list()
	if !ok {
		return condition{}, false, nil
	}
	c := condition{needs: Needs{Suits: l.suited}}
	last := -1
	for _, t := range l.terms {
		if t.ranks != allRanks {
			c.needs.RankSet = append(c.needs.RankSet, t.ranks)
		}
		if t.suits != allSuits {
			c.needs.SuitSet = append(c.needs.SuitSet, t.suits)
		}
		if t.match > 0 {
			c.needs.Ranks, c.needs.Parts = true, true
			c.needs.Suits = c.needs.Suits || t.match != matches
			last = len(at.parts) - 1
		}
	}
	if last == 0 {
		return c, false, fmt.Errorf("a match is with another card: look at that one too, last")
	}
	if n, fixed := at.most(); fixed && last < 0 && len(l.terms) > n && !l.none {
		return c, false, fmt.Errorf("%d cards are asked for, and only %d are looked at", len(l.terms), n)
	}
	c.holds = func(s *seen) bool {
		if last < 0 {
			return l.holds(at.cards(s), nil)
		}
		if at.at >= 0 {
			return l.holds(s.parts[at.at], s.parts[last])
		}
		return l.holds(s.parts[0], s.parts[last])
	}
	return c, true, nil
}
