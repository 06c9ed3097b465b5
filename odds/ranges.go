package odds

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"boardwalk/card"
)

// Range is the hands that somebody may have.
type Range []Weighted

// Weighted is a hand and how much it counts beside the others of its range.
type Weighted struct {
	Cards  []card.Card
	Weight uint64
}

// anyHand is every hand of hold 'em.
const anyHand = "any"

// ParseRange reads hands of hold 'em as players write them, with commas between: AsKd is one hand, QQ a pair, AKs and AKo are
// suited and not, AK both. A plus goes on to the best pair, or to the best second card (ATs+ ends with AKs). A hyphen leads
// from one to another: QQ-99, A5s-A2s, 76s-54s. After a colon stands how often such a hand is held, as 0.5; and "any" is
// every hand.
func ParseRange(text string) (Range, error) {
	var r Range
	seen := map[card.Set]bool{}
	for item := range strings.SplitSeq(text, ",") {
		item = strings.TrimSpace(item)
		hands, often, weighted := strings.Cut(item, ":")
		weight := uint64(100)
		if weighted {
			f, err := strconv.ParseFloat(often, 64)
			if weight = uint64(f*100 + 0.5); err != nil || f <= 0 || f > 1 || float64(weight) != f*100 {
				return nil, fmt.Errorf("%s: how often is a number up to 1 with two decimals, as in AQo:0.25", item)
			}
		}
		list, err := handsOf(strings.TrimSpace(hands))
		if err != nil {
			return nil, err
		}
		for _, h := range list {
			set := card.SetOf(h...)
			if seen[set] {
				return nil, fmt.Errorf("%s: %v is in the range twice", item, h)
			}
			seen[set] = true
			r = append(r, Weighted{h, weight})
		}
	}
	r.reduce()
	return r, nil
}

// reduce divides the weights by what all have in common.
func (r Range) reduce() {
	common := uint64(0)
	for i := range r {
		a := r[i].Weight
		for b := common; b != 0; {
			a, b = b, a%b
		}
		common = a
	}
	for i := range r {
		r[i].Weight /= common
	}
}

// class is hands that differ in suits alone.
type class struct {
	high, low card.Rank
	kind      byte // 's' for suited, 'o' for not, 0 for both
}

func handsOf(text string) ([][]card.Card, error) {
	if strings.EqualFold(text, anyHand) {
		return allHands(), nil
	}
	if len(text) == 4 {
		a, errA := card.Parse(text[:2])
		b, errB := card.Parse(text[2:])
		if errA == nil && errB == nil && a != b && a.Suited() && b.Suited() {
			return [][]card.Card{{a, b}}, nil
		}
	}
	classes, err := classesOf(text)
	var list [][]card.Card
	for _, c := range classes {
		list = append(list, c.hands()...)
	}
	return list, err
}

func allHands() (list [][]card.Card) {
	for a := range card.Joker {
		for b := range a {
			list = append(list, []card.Card{a, b})
		}
	}
	return list
}

func classesOf(text string) (list []class, err error) {
	unknown := fmt.Errorf("%q is no hand or range of hold 'em: write AsKd, QQ+, AKs, A5s-A2s, 76s-54s or any", text)
	if first, last, ok := strings.Cut(text, "-"); ok {
		a, okA := parseClass(strings.TrimSpace(first))
		b, okB := parseClass(strings.TrimSpace(last))
		if !okA || !okB || a.kind != b.kind {
			return nil, unknown
		}
		if a.high < b.high || a.high == b.high && a.low < b.low {
			a, b = b, a
		}
		down := int(a.low - b.low)
		switch {
		case a.high == b.high && a.high != a.low && b.high != b.low:
			for n := range down + 1 {
				list = append(list, class{a.high, a.low - card.Rank(n), a.kind})
			}
		case int(a.high-b.high) == down:
			for n := range down + 1 {
				list = append(list, class{a.high - card.Rank(n), a.low - card.Rank(n), a.kind})
			}
		default:
			return nil, fmt.Errorf("%s: the two ends have neither the same first card nor the same distance", text)
		}
		return list, nil
	}
	bare, up := strings.CutSuffix(text, "+")
	c, ok := parseClass(bare)
	if !ok {
		return nil, unknown
	}
	list = append(list, c)
	for up {
		if c.high == c.low {
			c.high++
		}
		c.low++
		if c.high > card.Ace || c.low == c.high && list[0].high != list[0].low {
			break
		}
		list = append(list, c)
	}
	return list, nil
}

func parseClass(text string) (c class, ok bool) {
	if len(text) == 3 {
		c.kind = text[2] | 0x20
		if c.kind != 's' && c.kind != 'o' {
			return c, false
		}
		text = text[:2]
	}
	if len(text) != 2 {
		return c, false
	}
	a, errA := card.Parse(text[:1] + "s")
	b, errB := card.Parse(text[1:] + "s")
	if errA != nil || errB != nil {
		return c, false
	}
	c.high, c.low = max(a.Rank(), b.Rank()), min(a.Rank(), b.Rank())
	return c, c.high != c.low || c.kind == 0
}

func (c class) hands() (list [][]card.Card) {
	for s := range card.Suit(card.Suits) {
		for t := range card.Suit(card.Suits) {
			if c.high == c.low && s <= t || c.kind == 's' && s != t || c.kind == 'o' && s == t {
				continue
			}
			list = append(list, []card.Card{card.New(c.high, s), card.New(c.low, t)})
		}
	}
	return list
}

// String lists the hands, for tests and errors.
func (r Range) String() string {
	words := make([]string, len(r))
	for i, w := range r {
		words[i] = strings.Trim(fmt.Sprint(w.Cards), "[]")
	}
	slices.Sort(words)
	return strings.Join(words, ", ")
}
