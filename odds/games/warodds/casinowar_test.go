package warodds

import (
	"math"
	"testing"

	"boardwalk/card"
	"boardwalk/game/casinowar"
	"boardwalk/money"
	"boardwalk/odds"
	"boardwalk/odds/advice"
	"boardwalk/table"
)

// asked is a table of the game with its mathematics.
func asked(o *casinowar.Options) *odds.Asked {
	return &odds.Asked{Rules: casinowar.Rules.With(Mathematics), Options: o, Terms: casinowar.Rules.Terms()}
}

// Under all options going to war is best on every tie, and the chart says so
// with what each is worth.
func TestCasinoWarGoesToWarOnEveryTie(t *testing.T) {
	for _, o := range []*casinowar.Options{{Decks: 1}, {Decks: 6}, {Decks: 6, Bonus: true}, {Decks: 8}} {
		c, err := chartCasinoWar(asked(o))
		if err != nil {
			t.Fatal(err)
		}
		if c.Text != "Go to war on every tie." || len(c.Parts[0].Rows) != 13 {
			t.Errorf("%+v: %s, %d rows", o, c.Text, len(c.Parts[0].Rows))
		}
		for _, r := range c.Parts[0].Rows {
			v := r.Cells[0].Values
			if v[0].Choice != casinowar.War || v[1].Choice != casinowar.Surrender || v[1].EV != -0.5 || v[1].Cost != v[0].EV+0.5 ||
				math.Abs(v[0].EV-warByHand(float64(o.Decks), o.Bonus)) > 1e-12 {
				t.Errorf("%+v, tie of %s: %+v", o, r.Name, v)
			}
		}
	}
}

// warByHand is what a war is worth, from the numbers of cards alone: two lost by
// the lower card, one won otherwise, and a bonus of one on a second tie.
func warByHand(decks float64, bonus bool) float64 {
	left, alike, tied := 52*decks-2, 4*decks, 4*decks-2
	equal := (12*alike*(alike-1) + tied*(tied-1)) / (left * (left - 1))
	worth := 1 - 3*(1-equal)/2
	if bonus {
		worth += equal
	}
	return worth
}

// What has been seen matters: with only low cards left most wars are ties, which
// the player wins.
func TestCasinoWarCountsTheCardsThatAreLeft(t *testing.T) {
	var gone []card.Card
	for _, c := range card.Deck() {
		if c.Rank() > card.Three {
			gone = append(gone, c)
		}
	}
	o := &casinowar.Options{Decks: 2}
	v, err := valueCasinoWar(asked(o), &advice.Position{Hand: gone[:1], Dealer: gone[:1], Gone: append(gone, gone[1:]...)[1:]})
	if err != nil {
		t.Fatal(err)
	}
	// Of eight twos and eight threes, the player loses 2 if a two comes and then a
	// three: 8/16 times 8/15.
	if want := 1 - 3*8.0/30; math.Abs(v.Choices[1].EV-want) > 1e-12 {
		t.Errorf("a war is worth %v, not %v", v.Choices[1].EV, want)
	}
}

func TestCasinoWarValuesTiesOnly(t *testing.T) {
	cards, _ := card.ParseAll("8h 9h")
	if v, err := valueCasinoWar(asked(casinowar.DefaultOptions()), &advice.Position{Hand: cards[:1], Dealer: cards[1:]}); err == nil {
		t.Errorf("an eight against a nine is valued: %+v", v)
	}
}

// The counsel that a player gets who is asked.
func TestCasinoWarCounsel(t *testing.T) {
	cards, _ := card.ParseAll("8h 8c")
	offers := casinowar.New(*casinowar.DefaultOptions()).Layout().Offers
	q := &table.Question{Seat: 2, Box: 2, Open: table.AllChoices, Offer: offers[len(offers)-1]}
	view := &advice.View{Asked: *asked(casinowar.DefaultOptions()), Question: q,
		Hands:  []advice.Hand{{Box: 0, Cards: cards[1:]}, {Box: 2, Cards: cards[:1]}},
		Unseen: func(decks int) []card.Card { left, _ := advice.Without(card.Standard, decks, cards); return left },
		Since:  "since the last shuffle",
		On:     func(...string) money.Cents { return 10 * money.Dollar }}
	c := adviseCasinoWar(view)
	if c == nil || c.Best != casinowar.War || c.Unit != 10*money.Dollar || len(c.Values) != 2 {
		t.Errorf("counsel is %+v", c)
	}
	q.Open = 1 // only to surrender
	if c := adviseCasinoWar(view); c == nil || c.Best != casinowar.Surrender || len(c.Values) != 1 {
		t.Errorf("counsel without chips is %+v", c)
	}
}
