package houseway

import (
	"slices"
	"strings"

	"boardwalk/card"
)

// dealt is seven cards: their settings, and what is alike among them. A joker is an ace.
type dealt struct {
	kind Kind
	Set
	of      [FiveAces + 1]settings // which settings have a high hand of each class
	five    bool                   // five aces
	fours   group
	threes  group
	pairs   group
	singles group

	// What the settings rank if no flush is counted. Kinds of the same ranks are mostly looked at one after another, and
	// a flush changes few settings of them.
	plain    Set
	plainOf  [FiveAces + 1]settings
	wheelLow bool
}

// group is the ranks that come so many times, the highest first.
type group struct {
	ranks [7]uint8
	n     int
}

func (g *group) add(r uint8) {
	g.ranks[g.n] = r
	g.n++
}

// deal looks at a kind of hand.
func (d *dealt) deal(k *Kind, wheelLow bool) {
	if d.kind.Ranks != k.Ranks || d.kind.Joker != k.Joker || d.wheelLow != wheelLow {
		d.dealRanks(k, wheelLow)
	}
	d.kind, d.Set, d.of = *k, d.plain, d.plainOf
	for rest := k.flushes(); rest != 0; rest &= rest - 1 {
		i := rest.first()
		d.of[d.High[i].Class()] &^= 1 << i
		d.High[i], _ = k.rank(i, wheelLow)
		d.of[d.High[i].Class()] |= 1 << i
		if Lawful(d.High[i], d.Low[i]) {
			d.Lawful |= 1 << i
		}
	}
}

// dealRanks looks at the ranks of a kind of hand.
func (d *dealt) dealRanks(k *Kind, wheelLow bool) {
	*d = dealt{wheelLow: wheelLow}
	plain := *k
	plain.Suited = 0
	plain.Rank(wheelLow, &d.plain)
	for i, h := range d.plain.High {
		d.plainOf[h.Class()] |= 1 << i
	}
	for i := 0; i < 7; {
		j := i + 1
		for j < 7 && k.Ranks[j] == k.Ranks[i] {
			j++
		}
		switch r := k.Ranks[i]; j - i {
		case 1:
			d.singles.add(r)
		case 2:
			d.pairs.add(r)
		case 3:
			d.threes.add(r)
		case 4:
			d.fours.add(r)
		case 5:
			d.five = true
		}
		i = j
	}
}

// made reports whether five of the cards can be of a class.
func (d *dealt) made(c Class) bool { return d.of[c] != 0 }

// cardWords is what can be said of seven cards.
var cardWords = vocabulary[dealt]{
	game:      CardGame,
	condition: cardCondition,
	wish:      cardWish,
	conditions: `"any hand", "five aces", "four of a kind", "three of a kind", "second three of a kind", "pair", ` +
		`"second pair", "third pair", ` +
		`"single", "second single" (each of these with ranks after it like A, 7-10 or J-K), "straight", "flush", ` +
		`"straight flush", "royal flush" and "joker"`,
	wishes: `"high" with what the five cards are, like "full house", "pair A" or "straight or better" ("or" between several), ` +
		`"low pair" and "low high card" (with ranks or without), "best high" and "best low"`,
}

// counted are the conditions about cards that are alike: which group, and which of its ranks.
var counted = []struct {
	words string
	group func(*dealt) *group
	place int
}{
	{"four of a kind", func(d *dealt) *group { return &d.fours }, 0},
	{"second three of a kind", func(d *dealt) *group { return &d.threes }, 1},
	{"three of a kind", func(d *dealt) *group { return &d.threes }, 0},
	{"second pair", func(d *dealt) *group { return &d.pairs }, 1},
	{"third pair", func(d *dealt) *group { return &d.pairs }, 2},
	{"pair", func(d *dealt) *group { return &d.pairs }, 0},
	{"second single", func(d *dealt) *group { return &d.singles }, 1},
	{"single", func(d *dealt) *group { return &d.singles }, 0},
}

func cardCondition(words string) condition[dealt] {
	switch words {
	case "any hand":
		return always[dealt]
	case "five aces":
		return func(d *dealt) bool { return d.five }
	case "joker":
		return func(d *dealt) bool { return d.kind.Joker }
	case "straight":
		return func(d *dealt) bool { return d.made(Straight) || d.made(StraightFlush) || d.made(RoyalFlush) }
	case "flush":
		return func(d *dealt) bool { return d.kind.Suited != 0 }
	case "straight flush":
		return func(d *dealt) bool { return d.made(StraightFlush) || d.made(RoyalFlush) }
	case "royal flush":
		return func(d *dealt) bool { return d.made(RoyalFlush) }
	}
	for _, c := range counted {
		rest, ok := strings.CutPrefix(words, c.words)
		if !ok {
			continue
		}
		from, to, ok := ranks(rest)
		if !ok {
			return nil
		}
		return func(d *dealt) bool {
			g := c.group(d)
			return g.n > c.place && g.ranks[c.place] >= from && g.ranks[c.place] <= to
		}
	}
	return nil
}

// ranks reads what follows a group: nothing, " A" or " 7-10".
func ranks(words string) (from, to uint8, ok bool) {
	if words == "" {
		return 2, ace, true
	}
	words, ok = strings.CutPrefix(words, " ")
	low, high, several := strings.Cut(words, "-")
	if !several {
		high = low
	}
	from, okFrom := rank(low)
	to, okTo := rank(high)
	return from, to, ok && okFrom && okTo && from <= to
}

func rank(word string) (uint8, bool) {
	if word == "10" {
		word = "T"
	}
	c, err := card.Parse(word + "s")
	if err != nil || len(word) != 1 || !c.Suited() {
		return 0, false
	}
	return uint8(c.Rank()) + 2, true
}

func cardWish(words string) wish[dealt] {
	switch words {
	case "best high":
		return most(func(d *dealt, i int) uint32 { return uint32(d.High[i]) })
	case "best low":
		return most(func(d *dealt, i int) uint32 { return uint32(d.Low[i]) })
	}
	first, rest, _ := strings.Cut(words, " ")
	switch first {
	case "high":
		return highWish(rest)
	case "low":
		for _, c := range []Class{Pair, HighCard} {
			after, ok := strings.CutPrefix(rest, c.String())
			if !ok {
				continue
			}
			from, to, ok := ranks(after)
			if !ok {
				return nil
			}
			return keep(func(d *dealt, i int) bool {
				l := d.Low[i]
				return l.Pair() == (c == Pair) && l.Top() >= int(from) && l.Top() <= int(to)
			})
		}
	}
	return nil
}

// highWish reads what five cards are to be.
func highWish(words string) wish[dealt] {
	words, better := strings.CutSuffix(words, " or better")
	type kind struct {
		class    Class
		from, to uint8
	}
	var kinds []kind
	for word := range strings.SplitSeq(words, " or ") {
		class := slices.IndexFunc(classNames[:], func(name string) bool { return word == name || strings.HasPrefix(word, name+" ") })
		if class < 0 {
			return nil
		}
		from, to, ok := ranks(word[len(classNames[class]):])
		if !ok {
			return nil
		}
		kinds = append(kinds, kind{Class(class), from, to})
	}
	return func(d *dealt, all settings) (left settings) {
		for _, k := range kinds {
			if better {
				for _, higher := range d.of[k.class+1:] {
					left |= all & higher
				}
			}
			these := all & d.of[k.class]
			if k.class == Straight || k.class == StraightFlush || k.from == 2 && k.to == ace {
				left |= these
				continue
			}
			for ; these != 0; these &= these - 1 {
				i := these.first()
				if top := d.High[i].Top(); top >= int(k.from) && top <= int(k.to) {
					left |= 1 << i
				}
			}
		}
		return left
	}
}
