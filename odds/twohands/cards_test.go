package twohands

import (
	"testing"

	"boardwalk/card"
	"boardwalk/chance"
	"boardwalk/houseway"
)

func way(t testing.TB) *houseway.Cards {
	t.Helper()
	w, err := houseway.ForCards("", false)
	if err != nil {
		t.Fatal(err)
	}
	return w
}

// fives is what some people lose of a win, in twentieths.
var fives = [roles]Net{{19, 20}, {19, 20}}

// deckOf is the cards of the highest ranks and the joker.
func deckOf(n int) (mask uint16, cards []card.Card, gone card.Set) {
	for c := range card.Joker {
		if int(c.Rank()) >= 13-n {
			cards = append(cards, c)
			mask |= 1 << c.Rank()
		} else {
			gone |= card.SetOf(c)
		}
	}
	return mask, append(cards, card.Joker), gone
}

// everyHand deals seven of some cards in every way.
func everyHand(cards []card.Card, visit func(hand *[7]card.Card, in uint32)) {
	var hand [7]card.Card
	var deal func(n, from int, in uint32)
	deal = func(n, from int, in uint32) {
		if n == 7 {
			visit(&hand, in)
			return
		}
		for i := from; i < len(cards); i++ {
			hand[n] = cards[i]
			deal(n+1, i+1, in|1<<i)
		}
	}
	deal(0, 0, 0)
}

// TestHandsOfAShortDeckCardByCard deals every pair of hands of four ranks and the joker.
func TestHandsOfAShortDeckCardByCard(t *testing.T) {
	w := way(t)
	mask, cards, gone := deckOf(4)
	g := newCards(w, mask)
	type dealt struct {
		in   uint32
		high houseway.High
		low  houseway.Low
	}
	var all []dealt
	everyHand(cards, func(hand *[7]card.Card, in uint32) {
		k, _ := houseway.KindOf(hand)
		var s houseway.Set
		k.Rank(false, &s)
		at := w.Setting(&k)
		all = append(all, dealt{in, s.High[at], s.Low[at]})
	})
	n := 0
	everyHand(cards, func(hand *[7]card.Card, in uint32) {
		if n++; n%37 != 0 {
			return
		}
		for _, s := range g.Settings(hand, gone) {
			var want [roles]Count
			for i := range all {
				if d := &all[i]; d.in&in == 0 && !s.Foul {
					want[Player].add(s.High > d.high, s.Rank > d.low, 1)
					want[Bank].add(s.High >= d.high, s.Rank >= d.low, 1)
				}
			}
			if s.Of != want {
				t.Fatalf("%v, %v: %+v, want %+v", *hand, s.Low, s.Of, want)
			}
		}
	})
}

// TestTheCountIsTheSumOfAllHands adds up all hands of five ranks and the joker, one at a time: as the house sets them,
// with the best setting of each hand, and with the best of each kind.
func TestTheCountIsTheSumOfAllHands(t *testing.T) {
	w := way(t)
	decks := []int{4, 5}
	if testing.Short() {
		decks = decks[:1]
	}
	for _, n := range decks {
		mask, cards, gone := deckOf(n)
		g := newCards(w, mask)
		got := g.Count(fives, 0, nil)
		var house [roles]Count
		var best, byKind [roles]int64
		kinds := map[uint32]*[houseway.Settings][roles]Count{}
		lawful := map[uint32]uint32{}
		everyHand(cards, func(hand *[7]card.Card, in uint32) {
			k, _ := houseway.KindOf(hand)
			number := k.Number()
			sum := kinds[number]
			if sum == nil {
				sum = new([houseway.Settings][roles]Count)
				kinds[number] = sum
			}
			list := g.Settings(hand, gone)
			for r := range roles {
				house[r] = house[r].plus(list[w.Setting(&k)].Of[r], 1)
				best[r] += mostOf(&list, Role(r))
				for s := range list {
					sum[s][r] = sum[s][r].plus(list[s].Of[r], 1)
					if !list[s].Foul {
						lawful[number] |= 1 << s
					}
				}
			}
		})
		if got.House != house {
			t.Errorf("%d ranks, set as the house does: %+v, want %+v", n, got.House, house)
		}
		for number, sum := range kinds {
			for r := range roles {
				most := int64(-1 << 62)
				for s := range sum {
					if lawful[number]>>s&1 != 0 {
						most = max(most, fives[r].of(sum[s][r]))
					}
				}
				byKind[r] += most
				if v := fives[r].of(sum[got.Settings[r][number]][r]); v != most {
					t.Errorf("%d ranks, kind %d: the setting that is kept is worth %d, want %d", n, number, v, most)
				}
			}
		}
		for r := range roles {
			if v := fives[r].of(got.Best[r]); v != best[r] || best[r] < byKind[r] {
				t.Errorf("%d ranks, set as is best: %d, want %d", n, v, best[r])
			}
			if v := fives[r].of(got.ByKind[r]); v != byKind[r] {
				t.Errorf("%d ranks, set as is best by kind: %d, want %d", n, v, byKind[r])
			}
		}
	}
}

// mostOf is what the best setting is worth.
func mostOf(list *[houseway.Settings]Setting, r Role) int64 {
	most := int64(-1 << 62)
	for s := range list {
		if !list[s].Foul {
			most = max(most, fives[r].of(list[s].Of[r]))
		}
	}
	return most
}

// TestTheBestOfHandsAtRandom holds what the count finds for a hand, suits and all, against that hand alone: all of its
// settings are valued, and none that the count left aside is better.
func TestTheBestOfHandsAtRandom(t *testing.T) {
	ranks, hands := 7, 3000
	if !testing.Short() {
		ranks, hands = 13, 3000
	}
	mask, cards, gone := deckOf(ranks)
	g := newCards(way(t), mask)
	k := g.list().counting(fives, workers(0), nil)
	for i := range k.plains {
		k.spread(i)
	}
	source := chance.NewFast(11, 1)
	for range hands {
		for i := range 7 {
			j := i + source.Draw(len(cards)-i)
			cards[i], cards[j] = cards[j], cards[i]
		}
		hand := [7]card.Card(cards)
		list := g.Settings(&hand, gone)
		got := k.bestOf(&hand)
		for r := range roles {
			if want := mostOf(&list, Role(r)); got[r] != want {
				t.Fatalf("%v is worth %d in the count, and %d by itself", hand, got[r], want)
			}
		}
	}
}

// bestOf is what the count finds for one hand.
func (k *counting) bestOf(hand *[7]card.Card) (most [roles]int64) {
	kind, _ := houseway.KindOf(hand)
	number := uint32(0)
	if plain := kind; true {
		plain.Suited = 0
		number = plain.Number()
	}
	i := k.plainOf[number]
	d := &dealing{counting: k, found: &Found{}, hand: i, asking: &k.plain[i]}
	var suits [card.Suits]uint16
	for _, c := range hand {
		if c.Suited() {
			suits[c.Suit()] |= 1 << c.Rank()
		}
	}
	if kind.Suited == 0 {
		d.begin()
		for s, ranks := range suits {
			d.suits[s] = uint8(k.plains[i].place(ranks))
		}
		d.dealt(1)
	} else {
		for n := k.plains[i].flush; n < k.plains[i].noFlush; n++ {
			f := &k.handList.flush[n]
			if f.kind != kind {
				continue
			}
			there := k.apart
			for _, ranks := range suits {
				if ranks != f.mask && size(ranks) == 2 {
					there = k.alike
				}
			}
			d.asking = &k.flush[n]
			d.begin()
			for j, q := range d.need {
				at := int(k.beginFlush[n]) + j
				d.value[j] = k.met[k.first[i]+q] + k.own[at] + there[at]
			}
			d.take(1)
		}
	}
	for r := range roles {
		most[r] = fives[r].of(d.found.Best[r])
	}
	return most
}

// TestSettingsOfAHand holds one hand against hands that are dealt at random.
func TestSettingsOfAHand(t *testing.T) {
	w := way(t)
	g := NewCards(w)
	for _, text := range []string{"As Ah Kd Kc 9s 5d 2c", "Jk Kd Qd 9d 4d 4s 4c", "Ah Qh Th 7h 3h 3s 2s", "Ks Qd Jh 9s 7c 4d 2h"} {
		cards, err := card.ParseAll(text)
		if err != nil {
			t.Fatal(err)
		}
		hand := [7]card.Card(cards)
		list := g.Settings(&hand, 0)
		var deck []card.Card
		for c := range card.SecondJoker {
			if !card.SetOf(hand[:]...).Has(c) {
				deck = append(deck, c)
			}
		}
		source := chance.NewFast(3, 1)
		const rounds = 40000
		won := make([]int, len(list))
		for range rounds {
			for i := range 7 {
				j := i + source.Draw(len(deck)-i)
				deck[i], deck[j] = deck[j], deck[i]
			}
			k, _ := houseway.KindOf((*[7]card.Card)(deck))
			var s houseway.Set
			k.Rank(false, &s)
			at := w.Setting(&k)
			for i := range list {
				if list[i].High > s.High[at] && list[i].Rank > s.Low[at] {
					won[i]++
				}
			}
		}
		for i := range list {
			c := list[i].Of[Player]
			if list[i].Foul {
				continue
			}
			if c.Deals() != 53524680 {
				t.Fatalf("%s: %d deals", text, c.Deals())
			}
			if p, q := float64(c.Won)/float64(c.Deals()), float64(won[i])/rounds; p-q > 0.01 || q-p > 0.01 {
				t.Errorf("%s, %v: wins %.4f, and %.4f of hands at random", text, list[i].Low, p, q)
			}
		}
	}
}

func BenchmarkSettings(b *testing.B) {
	g := NewCards(way(b))
	hand := [7]card.Card{0, 14, 28, 42, 4, 18, 32}
	b.ResetTimer()
	for b.Loop() {
		g.Settings(&hand, 0)
	}
}

func BenchmarkNewCards(b *testing.B) {
	for b.Loop() {
		w, _ := houseway.ParseCards("", houseway.StandardCards(), false)
		NewCards(w)
	}
}

func BenchmarkCountCards(b *testing.B) {
	g := NewCards(way(b))
	for b.Loop() {
		f := g.Count(fives, 0, nil)
		b.Logf("%+v %+v", f.Best, f.House)
	}
}
