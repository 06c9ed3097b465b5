package poker

import (
	"cmp"
	"slices"
	"testing"

	"boardwalk/card"
	"boardwalk/chance"
)

// jokerReference ranks five cards by 11.3 as one reads it: the joker is each card that it may
// be, one after the other. The list is compared from the left.
func jokerReference(h [5]card.Card, lowest bool) (best []int) {
	at := slices.Index(h[:], card.Joker)
	if at < 0 {
		return paiGowKey(reference(h), lowest)
	}
	aces := 0
	for _, c := range h {
		if c != card.Joker && c.Rank() == card.Ace {
			aces++
		}
	}
	if aces == 4 {
		return []int{10}
	}
	for _, c := range card.Deck() {
		if slices.Contains(h[:], c) {
			continue
		}
		with := h
		with[at] = c
		key := reference(with)
		completes := key[0] == 4 || key[0] == 5 || key[0] == 8
		if key = paiGowKey(key, lowest); (c.Rank() == card.Ace || completes) && slices.Compare(key, best) > 0 {
			best = key
		}
	}
	return best
}

// paiGowKey puts a royal flush above four-of-a-kind and all straight flushes, and
// ace-two-three-four-five where it belongs.
func paiGowKey(key []int, lowest bool) []int {
	if key[0] != 4 && key[0] != 8 {
		return key
	}
	top := 2 * key[1]
	if top == 10 && !lowest {
		top = 2*13 + 1
	}
	if key[0] == 8 && key[1] == 14 {
		return []int{9}
	}
	return []int{key[0], top}
}

// deal53 deals random cards of a deck with a joker, which is often among them.
func deal53(source chance.Source, cards []card.Card) {
	deck := card.WithJoker.Cards()
	for i := range cards {
		j := i + source.Draw(len(deck)-i)
		deck[i], deck[j] = deck[j], deck[i]
		cards[i] = deck[i]
	}
	if source.Draw(2) == 0 && !slices.Contains(cards, card.Joker) {
		cards[source.Draw(len(cards))] = card.Joker
	}
}

func TestHighHandsWithAJokerAgreeWithTheText(t *testing.T) {
	source := chance.NewFast(11, 3)
	for _, lowest := range []bool{false, true} {
		hands := WithJoker(lowest)
		var before [5]card.Card
		deal53(source, before[:])
		key := jokerReference(before, lowest)
		for range 5_000 {
			var h [5]card.Card
			deal53(source, h[:])
			if source.Draw(3) == 0 { // hands of one suit are rare
				for i := range h {
					if h[i] != card.Joker {
						h[i] = card.New(card.Rank(i*2+source.Draw(2)), card.Spades)
					}
				}
			}
			own := jokerReference(h, lowest)
			if want := slices.Compare(own, key); cmp.Compare(hands.High(&h), hands.High(&before)) != want {
				t.Fatalf("lowest %v: %v is %v and %v is %v, want %d", lowest, h, hands.High(&h), before, hands.High(&before), want)
			}
			before, key = h, own
		}
	}
}

// Every way to set seven cards is ranked as its two hands are, and is lawful exactly if the
// five cards would beat the two or equal them.
func TestSettingsAreRankedAsTheirHands(t *testing.T) {
	source := chance.NewFast(11, 4)
	for _, lowest := range []bool{false, true} {
		hands := WithJoker(lowest)
		for range 5_000 {
			var h [7]card.Card
			deal53(source, h[:])
			var all [Settings]Setting
			hands.Settings(&h, &all)
			for n, s := range all {
				low := [2]card.Card{h[Pairs[n][0]], h[Pairs[n][1]]}
				var high [5]card.Card
				copy(high[:], slices.DeleteFunc(slices.Clone(h[:]), func(c card.Card) bool { return c == low[0] || c == low[1] }))
				if s.High != hands.High(&high) || s.Low != hands.Low(&low) {
					t.Fatalf("%v with %v low is %v and %v", h, low, s.High, s.Low)
				}
				a, b := int(rankOrAce[low[0]]), int(rankOrAce[low[1]])
				want := true
				switch {
				case a == b:
					want = s.High.Class() != HighCard && (s.High.Class() != Pair || int(s.High.First()) >= a)
				case s.High.Class() == HighCard:
					want = slices.Compare([]int{s.High.face(0), s.High.face(1)}, []int{max(a, b) + 1, min(a, b) + 1}) >= 0
				}
				if s.Lawful() != want {
					t.Fatalf("%v over %v is lawful: %v", s.High, s.Low, s.Lawful())
				}
			}
		}
	}
}

func TestPlainWay(t *testing.T) {
	way := PlainWay{WithJoker(false)}
	for _, c := range []struct{ hand, low string }{
		{"As Ks Qd 9c 7d 4h 2c", "Ks Qd"},
		{"As Kh Kd 9c 7d 4h 2c", "As 9c"},
		{"As Ad Kc Jh 8s 6d 4c", "Kc Jh"},
		{"Ks Kh Kd 9c 7d 4h 2c", "9c 7d"},
		{"7s 7h 5d 5c Kd 4h 2c", "5d 5c"},
		{"Ks Kh 7s 7h 5d 5c 2c", "Ks Kh"}, // two pairs are above any pair
		{"Js Jh Jd 5c 5d 4h 2c", "5c 5d"},
		{"As Kd Qs Jh Tc 9d 3c", "As 3c"}, // the lower straight leaves the ace
		{"As Ks 9s 7s 4s 4d 3c", "4d 3c"},
		{"As Ah Ac Ad Jk Kc Kh", "As Ah"}, // three aces are above a pair of them
	} {
		var h [7]card.Card
		copy(h[:], parse(t, c.hand))
		low := way.Low(&h)
		if want := parse(t, c.low); !slices.Equal(low[:], want) {
			t.Errorf("%s: %v is set low, want %v", c.hand, low, want)
		}
	}
}

func BenchmarkPlainWay(b *testing.B) {
	way := PlainWay{WithJoker(false)}
	source := chance.NewFast(1, 1)
	var dealt [1024][7]card.Card
	for i := range dealt {
		deal53(source, dealt[i][:])
	}
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		way.Low(&dealt[i%len(dealt)])
	}
}

func BenchmarkSettings(b *testing.B) {
	hands := WithJoker(false)
	source := chance.NewFast(1, 1)
	var dealt [1024][7]card.Card
	for i := range dealt {
		deal53(source, dealt[i][:])
	}
	var all [Settings]Setting
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		hands.Settings(&dealt[i%len(dealt)], &all)
	}
}
