package pokette

import (
	"strings"

	"boardwalk/card"
	"boardwalk/law"
	"boardwalk/table"
)

// The areas of the layout, in the order of 12.5(a) and (b).
const (
	straight   table.Area = 0   // the 52 cards as package card counts them, then the jokers
	split      table.Area = 54  // 87 between the cards, 5 with a joker
	corner     table.Area = 146 // 36
	singleRank table.Area = 182 // from the ace down
	doubleRank table.Area = 195
	threeRanks table.Area = 207
	color      table.Area = 211 // red, black
	column     table.Area = 213 // the four suits
	jacer      table.Area = 217

	firstHand table.Area = 218 // poker hand wagers, from here on
)

// numberOfAreas is how many areas the layout has.
const numberOfAreas = 226

// spot is all that settles a wager on the next card, so that it is settled by
// its position alone: the cards it covers, and the paragraph that says so.
type spot struct {
	covers cards
	by     law.Cite
}

// suitsAcross are the suits in the order of their columns on the layout. The
// text does not say where they lie; the 2s that go with three ranks each, by
// 12.5(a)6 to 9, come in this order. The jokers lie beyond the aces, one beside
// spades and clubs and one beside diamonds and hearts: so both meet the two aces
// that are in the jacer with them.
var suitsAcross = [card.Suits]card.Suit{card.Spades, card.Clubs, card.Diamonds, card.Hearts}

// drawing is the layout with everything on it.
type drawing struct {
	wagers []table.Wager
	spots  [firstHand]spot
}

func (p *drawing) add(w table.Wager, covers cards) {
	w.OneRoll, w.Made = true, table.Always
	p.spots[len(p.wagers)] = spot{covers, w.Law}
	p.wagers = append(p.wagers, w)
}

// drawn is the drawing, made once.
var drawn = func() *drawing {
	p := &drawing{wagers: make([]table.Wager, 0, numberOfAreas)}
	p.straights()
	p.splits()
	p.corners()
	p.ranks()
	p.doubleRanks()
	p.threeRanks()
	p.add(table.Wager{ID: "red", Name: "Red", Group: "color", Law: "12.5(a)10", Pays: redPays}, suit(card.Diamonds)|suit(card.Hearts))
	p.add(table.Wager{ID: "black", Name: "Black", Group: "color", Law: "12.5(a)11", Pays: blackPays}, suit(card.Spades)|suit(card.Clubs))
	p.suits()
	p.add(table.Wager{ID: "jacer", Name: "Jacer", Law: "12.5(a)13", Pays: jacerPays},
		the(card.New(card.Ace, card.Clubs), card.New(card.Ace, card.Diamonds), card.Joker, card.SecondJoker))
	p.hands()
	return p
}()

// straights are 12.5(a)1: one card, or one joker.
func (p *drawing) straights() {
	for c := range card.SecondJoker + 1 {
		names := []string{c.String(), called(c)}
		if c.Suited() && c.Rank() == card.Ten {
			names = append(names, "10"+c.String()[1:])
		}
		p.add(table.Wager{ID: "straight-" + strings.ToLower(c.String()), Name: "Straight Up " + written(c), Aliases: names,
			Group: "straight up", Law: "12.5(a)1", Pays: straightPays}, the(c))
	}
}

// splits are 12.5(a)2: two cards that adjoin on the layout.
func (p *drawing) splits() {
	for r := card.Ace; ; r-- {
		for i, s := range suitsAcross {
			if i+1 < len(suitsAcross) {
				p.split(card.New(r, s), card.New(r, suitsAcross[i+1]))
			}
			if r > card.Two {
				p.split(card.New(r, s), card.New(r-1, s))
			}
		}
		if r == card.Two {
			break
		}
	}
	p.split(card.Joker, card.SecondJoker)
	for i, s := range suitsAcross {
		p.split(card.Joker+card.Card(i/2), card.New(card.Ace, s))
	}
}

func (p *drawing) split(a, b card.Card) {
	p.add(table.Wager{ID: "split-" + list(a, b), Name: "Split " + written(a) + " " + written(b), Group: "split",
		Law: "12.5(a)2", Pays: splitPays}, the(a, b))
}

// corners are 12.5(a)3: four cards that meet in a point.
func (p *drawing) corners() {
	for r := card.Ace; r > card.Two; r-- {
		for i, s := range suitsAcross[:3] {
			next := suitsAcross[i+1]
			four := []card.Card{card.New(r, s), card.New(r, next), card.New(r-1, s), card.New(r-1, next)}
			words := make([]string, len(four))
			for j, c := range four {
				words[j] = written(c)
			}
			p.add(table.Wager{ID: "corner-" + list(four...), Name: "Corner " + strings.Join(words, " "),
				Group: "corner", Law: "12.5(a)3", Pays: cornerPays}, the(four...))
		}
	}
}

// ranks are 12.5(a)4: the four cards of a rank.
func (p *drawing) ranks() {
	for r := card.Ace; ; r-- {
		p.add(table.Wager{ID: "rank-" + letter(r), Name: "Single Rank " + strings.ToUpper(letter(r)), Aliases: []string{"rank-" + r.String()},
			Group: "single rank", Law: "12.5(a)4", Pays: rankPays}, rank(r))
		p.wagers[len(p.wagers)-1].Law = "12.1[rank]" // what a rank is; what it wins on is 12.5(a)4
		if r == card.Two {
			return
		}
	}
}

// doubleRanks are 12.5(a)5: two ranks that adjoin on the layout.
func (p *drawing) doubleRanks() {
	for r := card.Ace; r > card.Two; r-- {
		both := letter(r) + "-" + letter(r-1)
		p.add(table.Wager{ID: "double-" + both, Name: "Double Rank " + strings.ToUpper(both),
			Group: "double rank", Law: "12.5(a)5", Pays: doubleRankPays}, rank(r)|rank(r-1))
	}
}

// threeRanks are 12.5(a)6 to 9: twelve cards and a 2 each.
func (p *drawing) threeRanks() {
	for i, g := range []struct {
		by   law.Cite
		pays []table.Pay
	}{{"12.5(a)6", aceHighPays}, {"12.5(a)7", jackHighPays}, {"12.5(a)8", eightHighPays}, {"12.5(a)9", fiveHighPays}} {
		high := card.Ace - card.Rank(3*i)
		all := letter(high) + "-" + letter(high-1) + "-" + letter(high-2)
		p.add(table.Wager{ID: "rank-" + all, Name: "Rank " + strings.ToUpper(all), Aliases: []string{all, strings.ReplaceAll(all, "-", "")},
			Group: "three ranks", Law: g.by, Pays: g.pays}, rank(high)|rank(high-1)|rank(high-2)|the(card.New(card.Two, suitsAcross[i])))
	}
}

// suits are 12.5(a)12: a column of the layout.
func (p *drawing) suits() {
	for _, s := range suitsAcross {
		name := s.String()
		p.add(table.Wager{ID: "suit-" + name, Name: "Suit " + strings.ToUpper(name[:1]) + name[1:], Aliases: []string{name, "column-" + name},
			Group: "suit", Law: "12.5(a)12", Pays: suitPays}, suit(s))
		p.wagers[len(p.wagers)-1].Law = "12.1[suit]" // what a suit is; what it wins on is 12.5(a)12
	}
}

// list writes cards as ids do: qh-kh.
func list(cs ...card.Card) string {
	s := make([]string, len(cs))
	for i, c := range cs {
		s[i] = strings.ToLower(c.String())
	}
	return strings.Join(s, "-")
}

// letter writes a rank as ids do.
func letter(r card.Rank) string {
	if r == card.Ten {
		return "10"
	}
	return strings.ToLower(string(rune(r.Letter())))
}

// written is a card as it stands on the layout.
func written(c card.Card) string {
	switch c {
	case card.Joker:
		return "Joker 1"
	case card.SecondJoker:
		return "Joker 2"
	}
	return c.Pretty()
}

// called is a card as the dealer announces it, with its suit.
func called(c card.Card) string {
	switch c {
	case card.Joker:
		return "first joker"
	case card.SecondJoker:
		return "second joker"
	}
	return c.Rank().String() + " of " + c.Suit().String()
}
