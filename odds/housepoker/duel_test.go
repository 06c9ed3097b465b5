package housepoker

import (
	"slices"
	"testing"

	"boardwalk/card"
	"boardwalk/chance"
	"boardwalk/money"
	"boardwalk/poker"
)

// duels are games of every kind: flushes of all cards, of all but one and of all but two, with a card of the dealer's that is
// seen and without, with a hand that the dealer has to have and without.
func duels() map[string]*Duel {
	three := func(cards []card.Card) poker.Rank { return poker.ThreeAt((*[3]card.Card)(cards)) }
	five := func(cards []card.Card) poker.Rank { return poker.FiveAt((*[5]card.Card)(cards)) }
	return map[string]*Duel{
		"three against three":      {Own: 3, OwnRank: three, Dealers: 3, Rank: three, Flush: 3, Least: least("Qs 3h 2d")},
		"five against five":        {Own: 5, OwnRank: five, Dealers: 5, Rank: five, Flush: 5, Least: AceKing(), Up: true},
		"four of five, both":       {Own: 5, OwnRank: poker.FourOf, Dealers: 5, Rank: poker.FourOf, Flush: 4, Least: leastFour()},
		"four of five, of six":     {Own: 5, OwnRank: poker.FourOf, Dealers: 6, Rank: poker.FourOf, Flush: 4, Up: true},
		"four of five, of six too": {Own: 5, OwnRank: poker.FourOf, Dealers: 6, Rank: poker.FourOf, Flush: 4},
	}
}

func least(text string) poker.Rank {
	cards, err := card.ParseAll(text)
	if err != nil {
		panic(err)
	}
	return poker.ThreeAt((*[3]card.Card)(cards))
}

func leastFour() poker.Rank {
	cards, err := card.ParseAll("Ks 4h 3d 2c")
	if err != nil {
		panic(err)
	}
	return poker.FourOf(cards)
}

// What is counted is what comes of dealing every hand to the dealer.
func TestDuelsAreThoseOfEveryDeal(t *testing.T) {
	for name, d := range duels() {
		t.Run(name, func(t *testing.T) {
			all := card.Deck()
			deck, source := all[:], chance.NewFast(1, 2)
			hands := 6
			if d.Dealers > 5 { // there are millions
				hands = 2
			}
			for n := range hands {
				for i := range deck {
					j := i + source.Draw(len(deck)-i)
					deck[i], deck[j] = deck[j], deck[i]
				}
				if n%2 == 0 { // three of one suit come first, or more: of flushes few come by chance
					slices.SortStableFunc(deck[:26], func(a, b card.Card) int { return int(a.Suit()) - int(b.Suit()) })
				}
				hand := slices.Clone(deck[:d.Own])
				up := deck[30]
				dealt := up
				if !d.Up {
					dealt = noCard
				}
				if got, want := d.Against(hand, up, 0), d.dealt(hand, dealt, 0); got != want {
					t.Errorf("%v, against %v: counted %+v, dealt %+v", hand, up, got, want)
				}
			}
		})
	}
}

// Cards that are gone do not come, and a hand that is counted is none of those with other cards.
func TestDuelsWithCardsThatAreGone(t *testing.T) {
	d := duels()["three against three"]
	hand, err := card.ParseAll("As Ah Ad")
	if err != nil {
		t.Fatal(err)
	}
	gone := card.SetOf(card.New(card.Two, card.Spades), card.New(card.Ace, card.Clubs))
	if got, all := d.Against(hand, 0, gone).All(), Choose(47, 3); got != all {
		t.Errorf("%d hands, want %d", got, all)
	}
}

// A count of all hands is that of the game that has a count of its own: caribbean stud.
func TestADuelOfCaribbeanStud(t *testing.T) {
	if testing.Short() {
		t.Skip("counts every hand with every up card")
	}
	d, c := duels()["five against five"], usualCaribbean
	ends := d.Count(nil, 1, func(ends []Ends, m *Met) {
		a, pays := m.Against, c.BetPays[m.Rank.Class()]
		bet := money.Cents(a.Unqualified)*c.AntePays + money.Cents(a.Won)*(c.AntePays+pays) - money.Cents(a.Lost)*(c.Ante+c.Bet)
		if bet <= -c.Ante*money.Cents(a.All()) {
			ends[0].Add(-c.Ante, c.Ante, m.Ways*a.All())
			return
		}
		ends[0].Add(c.AntePays, c.Ante+c.Bet, m.Ways*a.Unqualified)
		ends[0].Add(c.AntePays+pays, c.Ante+c.Bet, m.Ways*a.Won)
		ends[0].Add(0, c.Ante+c.Bet, m.Ways*a.Tied)
		ends[0].Add(-c.Ante-c.Bet, c.Ante+c.Bet, m.Ways*a.Lost)
	})
	best, _ := c.Count(nil)
	for k, ways := range best {
		if ends[0][k] != ways {
			t.Errorf("%+v: %d ways, not %d", k, ends[0][k], ways)
		}
	}
	if ends[0].Ways() != best.Ways() {
		t.Errorf("%d deals, not %d", ends[0].Ways(), best.Ways())
	}
}
