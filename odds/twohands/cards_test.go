package twohands

import (
	"reflect"
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

// wagers are of several sizes, of which the second loses a twentieth of a win.
var wagers = []Net{{3, 4}, {19, 20}, {1, 1}}

// fives is what some people lose of a win, in twentieths.
var fives = [roles]Net{{19, 20}, {19, 20}}

// twentieth is where that is among the wagers.
const twentieth = 1

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
		got := g.Count(wagers, twentieth, 0, nil)
		var house [roles]Count
		var best, byKind [roles][3]int64
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
				for i, n := range wagers {
					best[r][i] += mostOf(&list, Role(r), n)
				}
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
				for i, n := range wagers {
					most := int64(-1 << 62)
					for s := range sum {
						if lawful[number]>>s&1 != 0 {
							most = max(most, n.of(sum[s][r]))
						}
					}
					byKind[r][i] += most
					if v := n.of(sum[got.Settings[number]][r]); r == Player && i == twentieth && v != most {
						t.Errorf("kind %d: the setting that is kept is worth %d, want %d", number, v, most)
					}
				}
			}
		}
		for i, w := range wagers {
			at, ok := got.For(Net{2 * w.Won, 2 * w.Lost})
			if !ok {
				t.Fatalf("there are no sums of %+v", w)
			}
			for r := range roles {
				if v := w.of(at.Best[r]); v != best[r][i] || best[r][i] < byKind[r][i] {
					t.Errorf("%d ranks, set as is best for %+v: %d, want %d", n, w, v, best[r][i])
				}
				if v := w.of(at.ByKind[r]); v != byKind[r][i] {
					t.Errorf("%d ranks, set as is best for %+v by kind: %d, want %d", n, w, v, byKind[r][i])
				}
			}
		}
		if _, ok := got.For(Net{9, 10}); ok {
			t.Error("there are sums of a wager that was not asked about")
		}
		if again := read(t, got); !reflect.DeepEqual(again, got) {
			t.Error("what was written is not what is read")
		}
	}
}

// read writes sums and reads them again.
func read(t *testing.T, s *Sums) *Sums {
	t.Helper()
	data, err := s.MarshalBinary()
	if err != nil {
		t.Fatal(err)
	}
	again := &Sums{}
	if err := again.UnmarshalBinary(data); err != nil {
		t.Fatal(err)
	}
	if again.UnmarshalBinary(data[:len(data)/2]) == nil {
		t.Error("half a file was read")
	}
	return again
}

// Each wager gets the setting that is best by it, however many wagers there are, and the first of several that are alike.
func TestStepsOfManyWagers(t *testing.T) {
	var worth []Net
	for won := int64(700); won <= 1000; won++ {
		worth = append(worth, Net{won, 1000})
	}
	source := chance.NewFast(7, 1)
	got, want := make(steps, len(worth)+1), make([]outcome, len(worth))
	for range 500 {
		var list []outcome
		for range 1 + source.Draw(5) {
			won := int64(source.Draw(60))
			list = append(list, outcome{won, won - 8 + int64(source.Draw(5))})
		}
		may, ways := uint64(1)<<len(list)-1, 1+int64(source.Draw(9))
		got.add(worth, list, may, ways)
		for i, n := range worth {
			b := list[bestFor(n, list, may)]
			want[i] = outcome{want[i].won + ways*b.won, want[i].lost + ways*b.lost}
		}
	}
	sum := outcome{}
	for i := range want {
		if sum = (outcome{sum.won + got[i].won, sum.lost + got[i].lost}); sum != want[i] {
			t.Fatalf("for %+v: %+v, want %+v", worth[i], sum, want[i])
		}
	}
}

// mostOf is what the best setting is worth.
func mostOf(list *[houseway.Settings]Setting, r Role, n Net) int64 {
	most := int64(-1 << 62)
	for s := range list {
		if !list[s].Foul {
			most = max(most, n.of(list[s].Of[r]))
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
	k := g.list().counting(wagers, workers(0), nil)
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
			for i, n := range wagers {
				if want := mostOf(&list, Role(r), n); got[r][i] != want {
					t.Fatalf("%v is worth %d in the count, and %d by itself", hand, got[r][i], want)
				}
			}
		}
	}
}

// bestOf is what the count finds for one hand, by wager.
func (k *counting) bestOf(hand *[7]card.Card) (most [roles][3]int64) {
	kind, _ := houseway.KindOf(hand)
	number := uint32(0)
	if plain := kind; true {
		plain.Suited = 0
		number = plain.Number()
	}
	i := k.plainOf[number]
	found := newSums(len(wagers))
	d := &dealing{counting: k, found: &found, hand: i, asking: &k.plain[i]}
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
		sum := outcome{}
		for i, n := range wagers {
			sum = outcome{sum.won + found[setBest][r][i].won, sum.lost + found[setBest][r][i].lost}
			most[r][i] = n.worth(sum)
		}
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
		f := g.Count(wagers, twentieth, 0, nil)
		b.Logf("%+v %+v", f.Best, f.House)
	}
}
