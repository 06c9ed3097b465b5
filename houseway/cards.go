package houseway

import (
	"sync"
	"sync/atomic"

	"boardwalk/card"
)

// Cards is a house way of pai gow poker. It comes from [ForCards] or [ParseCards].
type Cards struct {
	file     string
	rules    []rule[dealt]
	wheelLow bool
	found    found
}

// found are the settings of all kinds, each found when it is first asked for: the setting and one, and 0 for those that
// nobody has asked for. Four are in a word, so that all of them take 290 KiB and stay in the processor's cache.
type found []atomic.Uint32

func newFound() found { return make(found, (Kinds+3)/4) }

// at returns the entry of a kind.
func (f found) at(kind uint32) uint8 { return uint8(f[kind/4].Load() >> (kind % 4 * 8)) }

// put sets the entry of a kind. Others may put those of other kinds at the same time.
func (f found) put(kind uint32, entry uint8) {
	word, shift := &f[kind/4], kind%4*8
	for {
		old := word.Load()
		if word.CompareAndSwap(old, old&^(0xff<<shift)|uint32(entry)<<shift) {
			return
		}
	}
}

// ParseCards reads a house way of pai gow poker. file is the name that faults give.
func ParseCards(file, text string, wheelLow bool) (*Cards, []Fault) {
	rules, faults := parse(file, text, &cardWords)
	if len(faults) > 0 {
		return nil, faults
	}
	return &Cards{file: file, rules: rules, wheelLow: wheelLow, found: newFound()}, nil
}

// WheelLow reports whether ace to five are the lowest straight.
func (w *Cards) WheelLow() bool { return w.wheelLow }

// Setting returns how a kind of hand is set: one of [LowPlaces].
func (w *Cards) Setting(k *Kind) int {
	if n := w.found.at(k.Number()); n != 0 {
		return int(n) - 1
	}
	d := room.Get().(*dealt)
	defer room.Put(d)
	return w.decide(k, d)
}

// room is what hands are looked at in, so that a round allocates nothing.
var room = sync.Pool{New: func() any { return new(dealt) }}

// Ranked is [Cards.Setting] with the ranks of the two hands.
func (w *Cards) Ranked(k *Kind) (setting int, high High, low Low) {
	if n := w.found.at(k.Number()); n != 0 {
		setting = int(n) - 1
		high, low = k.rank(setting, w.wheelLow)
		return setting, high, low
	}
	d := room.Get().(*dealt)
	defer room.Put(d)
	setting = w.decide(k, d)
	return setting, d.High[setting], d.Low[setting]
}

// decide has the rules set a hand, and keeps what they say.
func (w *Cards) decide(k *Kind, d *dealt) int {
	d.deal(k, w.wheelLow)
	left, by := decide(w.rules, d, settings(d.Lawful))
	n := 0
	if by >= 0 {
		n = left.first()
	}
	w.found.put(k.Number(), uint8(n)+1)
	return n
}

// Set sets seven cards: bit i says that cards[i] is of the low hand. Cards of the same kind are set alike.
func (w *Cards) Set(cards *[7]card.Card) uint8 {
	k, order := KindOf(cards)
	low := LowPlaces[w.Setting(&k)]
	return 1<<order[low[0]] | 1<<order[low[1]]
}

// Low returns the two cards of the low hand.
func (w *Cards) Low(cards *[7]card.Card) [2]card.Card {
	k, order := KindOf(cards)
	low := LowPlaces[w.Setting(&k)]
	return [2]card.Card{cards[order[low[0]]], cards[order[low[1]]]}
}

// Check holds the way against all kinds of hands of seven cards of 53: every one must be decided, with one setting or
// with several that rank alike, and every rule must decide some hand.
func (w *Cards) Check() []Fault {
	c := checker[dealt]{
		file: w.file, rules: w.rules, kinds: "kinds of hands",
		all:   func(d *dealt) settings { return settings(d.Lawful) },
		alike: func(d *dealt, a, b int) bool { return d.High[a] == d.High[b] && d.Low[a] == d.Low[b] },
		write: func(d *dealt) string { return d.kind.String() },
		set: func(d *dealt, i int) string {
			low := LowPlaces[i]
			return d.kind.write(1<<low[0] | 1<<low[1])
		},
	}
	var d dealt
	for k := range EveryKind {
		d.deal(k, w.wheelLow)
		c.hold(&d, 1)
	}
	return c.faults()
}

// String writes the kind as cards: those of the flush as spades, and the others in suits that make none.
func (k *Kind) String() string { return k.write(1<<7 - 1) }

// write writes some of the cards.
func (k *Kind) write(places uint8) string {
	text := ""
	used := [4]int{}
	last, same := uint8(0), 0
	for i, r := range k.Ranks {
		word := "Jk"
		if i > 0 || !k.Joker {
			suit := card.Spades
			if k.Suited>>i&1 == 0 {
				if r != last {
					same = 0
				}
				suit = k.otherSuit(r, &used, same)
				same |= 1 << suit
			} else {
				same = 1 << suit
			}
			last = r
			used[suit]++
			word = card.New(card.Rank(r-2), suit).String()
		}
		if places>>i&1 != 0 {
			if text != "" {
				text += " "
			}
			text += word
		}
	}
	return text
}

// otherSuit is a suit for a card that is of no flush: the one that was used least, of those that the rank has not used.
func (k *Kind) otherSuit(r uint8, used *[4]int, same int) card.Suit {
	best := -1
	for s := range used {
		if same>>s&1 != 0 || k.Suited != 0 && card.Suit(s) == card.Spades {
			continue
		}
		if best < 0 || used[s] < used[best] {
			best = s
		}
	}
	return card.Suit(best)
}
