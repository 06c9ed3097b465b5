package blackjackodds

import (
	"slices"
	"testing"

	"boardwalk/card"
	"boardwalk/game/blackjack"
	"boardwalk/odds/advice"
	"boardwalk/odds/oddstest"
	"boardwalk/odds/twentyone"
	"boardwalk/table"
)

// TestOneStrategyDoesNotHoldUpAnother has a strategy that is not found yet. Who asks
// for another one does not wait for it.
func TestOneStrategyDoesNotHoldUpAnother(t *testing.T) {
	known := findBasic
	defer func() { findBasic = known }()
	slow, quick := *blackjack.DefaultOptions(), *blackjack.DefaultOptions()
	slow.Decks, quick.Decks = 5, 3
	begun, found, asked := make(chan struct{}), make(chan struct{}), 0
	findBasic = func(o *blackjack.Options) (*twentyone.Strategy, error) {
		asked++
		if *o == slow {
			close(begun)
			<-found
		}
		return new(twentyone.Strategy), nil
	}
	ready := make(chan struct{})
	go func() {
		prepareBlackjack(&slow)
		close(ready)
	}()
	<-begun
	if s, err := basicOf(&quick); s == nil || err != nil {
		t.Errorf("the other strategy: %v, %v", s, err)
	}
	close(found)
	<-ready
	if s, err := basicOf(&slow); s == nil || err != nil || asked != 2 {
		t.Errorf("after its preparation: %v, %v, found %d times in all", s, err, asked)
	}
	basics.Lock()
	delete(basics.known, slow)
	delete(basics.known, quick)
	basics.Unlock()
}

// A hand is found on the chart where its play stands: by total, as soft or as a pair, under the dealer's card.
func TestPlacesOfBlackjack(t *testing.T) {
	a := oddstest.Asked(t, blackjack.Rules, "")
	offer := &table.Offer{ID: "decide", Choices: []table.Choice{blackjack.Stand, blackjack.Draw, blackjack.Split}}
	c, err := chartBlackjack(a)
	if err != nil {
		t.Fatal(err)
	}
	for _, x := range []struct {
		hand, dealer string
		open         table.Choices
		want         advice.Place
		code         string
	}{
		{"Ts 6h", "Kd", 0b011, advice.Place{Part: "Hard", Row: "16", Head: "10"}, "H"},
		{"5s 6h", "6d", 0b011, advice.Place{Part: "Hard", Row: "11", Head: "6"}, "D"},
		{"As 7h", "6d", 0b011, advice.Place{Part: "Soft", Row: "A 7", Head: "6"}, "Ds"},
		{"As 7h Kd", "Ad", 0b011, advice.Place{Part: "Hard", Row: "18", Head: "A"}, "S"},
		{"8s 8h", "Ad", 0b111, advice.Place{Part: "Pairs", Row: "8 8", Head: "A"}, ""},
		{"Ks Th", "2d", 0b111, advice.Place{Part: "Pairs", Row: "10 10", Head: "2"}, "S"},
		{"8s 8h", "7d", 0b011, advice.Place{Part: "Hard", Row: "16", Head: "7"}, "H"},
	} {
		hand, _ := card.ParseAll(x.hand)
		dealer, _ := card.ParseAll(x.dealer)
		at := placeBlackjack(&advice.View{Question: &table.Question{Box: 1, Offer: offer, Open: x.open}, Asked: *a,
			Hands: []advice.Hand{{Box: 0, Cards: dealer}, {Box: 1, Cards: hand}}})
		if at == nil || *at != x.want {
			t.Errorf("%s against %s is at %+v", x.hand, x.dealer, at)
			continue
		}
		found := ""
		for _, p := range c.Parts {
			for _, r := range p.Rows {
				if p.Name == at.Part && r.Name == at.Row {
					found = r.Cells[slices.Index(p.Heads, at.Head)].Code
				}
			}
		}
		if found == "" || x.code != "" && found != x.code {
			t.Errorf("%s against %s: the chart says %q", x.hand, x.dealer, found)
		}
	}
}
