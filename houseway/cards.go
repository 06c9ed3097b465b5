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
	found    []atomic.Uint32 // the setting of each kind and one, found when it is first asked for
}

// ParseCards reads a house way of pai gow poker. file is the name that faults give.
func ParseCards(file, text string, wheelLow bool) (*Cards, []Fault) {
	rules, faults := parse(file, text, &cardWords)
	if len(faults) > 0 {
		return nil, faults
	}
	return &Cards{file: file, rules: rules, wheelLow: wheelLow, found: make([]atomic.Uint32, Kinds)}, nil
}

// WheelLow reports whether ace to five are the lowest straight.
func (w *Cards) WheelLow() bool { return w.wheelLow }

// Setting returns how a kind of hand is set: one of [LowPlaces].
func (w *Cards) Setting(k *Kind) int {
	at := &w.found[k.Number()]
	if n := at.Load(); n != 0 {
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
	if n := w.found[k.Number()].Load(); n != 0 {
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
	w.found[k.Number()].Store(uint32(n) + 1)
	return n
}

// Settings returns how all kinds of hands that were asked for are set, by their numbers: [Cards.Setting] and one, and 0
// for the others. It is for who keeps them in a file.
func (w *Cards) Settings() []byte {
	list := make([]byte, Kinds)
	for i := range list {
		list[i] = byte(w.found[i].Load())
	}
	return list
}

// Learn takes what [Cards.Settings] of a way with the same text has returned.
func (w *Cards) Learn(list []byte) {
	for i, n := range list[:min(len(list), Kinds)] {
		if n <= Settings {
			w.found[i].Store(uint32(n))
		}
	}
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
