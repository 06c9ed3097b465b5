package housepoker

import (
	"slices"
	"testing"

	"boardwalk/card"
	"boardwalk/money"
	"boardwalk/poker"
)

func parsed(t *testing.T, text string) []card.Card {
	t.Helper()
	cards, err := card.ParseAll(text)
	if err != nil {
		t.Fatal(err)
	}
	return cards
}

// Inclusion and exclusion counts what dealing every hand to the dealer does.
func TestBostonShowdownsAreThoseOfEveryDeal(t *testing.T) {
	for _, text := range []string{"Ks 9s 4s 3h 2d|", "As Ks Qs 4s 2s|Ah Kh 7s", "8s 8h 5s 5d 2c|9c", "6s 5s 4h 3d 2c|"} {
		own, rest, _ := cutBar(text)
		h := bostonHand{cards: [5]card.Card(parsed(t, own)), ways: 1}
		h.rank = poker.FiveAt(&h.cards)
		var gone []card.Card
		if rest != "" {
			gone = parsed(t, rest)
		}
		var want Showdowns
		left := unseen(card.SetOf(h.cards[:]...) | card.SetOf(gone...))
		var d [5]card.Card
		for a := range left {
			for b := range left[:a] {
				for c := range left[:b] {
					for e := range left[:c] {
						for _, f := range left[:e] {
							d = [5]card.Card{left[a], left[b], left[c], left[e], f}
							want.count(h.rank, poker.FiveAt(&d), 0)
						}
					}
				}
			}
		}
		bostonShowdown([]bostonHand{h}, gone, func(_ *bostonHand, got Showdowns) {
			if got != want {
				t.Errorf("%s: %+v, not %+v", text, got, want)
			}
		})
	}
}

func cutBar(text string) (before, after string, ok bool) {
	at := slices.Index([]byte(text), '|')
	return text[:at], text[at+1:], true
}

// What three cards are worth is the same from the count of all hands and from the deals
// of those three alone.
func TestBostonCountAgreesWithSingleHands(t *testing.T) {
	b := &Boston{Ante: money.Dollar, Bonus: [poker.RoyalFlush + 1]money.Cents{poker.TwoPair: 300, poker.Flush: 1500}}
	for _, text := range []string{"7s 3h 2d", "As Ks Qs", "9s 9h 2h", "4c 4d 4h", "Js 8s 5d"} {
		three := [3]card.Card(parsed(t, text))
		s := countBoston().sums[canonical(three)]
		all, allDeals := b.value(s)
		sum, deals := b.Raise(three, nil)
		if times := allDeals / deals; allDeals%deals != 0 || all != sum*money.Cents(times) || sum <= -3*b.Ante*money.Cents(deals) {
			t.Errorf("%s: %d of %d in all, %d of %d alone", text, all, allDeals, sum, deals)
		}
	}
}
