package housepoker

import (
	"maps"
	"sync"
	"testing"

	"boardwalk/card"
	"boardwalk/money"
	"boardwalk/poker"
)

// smallPack is the twos to sixes, and a joker.
var smallPack = func() card.Pack {
	cards := []card.Card{card.Joker}
	for r := card.Two; r <= card.Six; r++ {
		for s := range card.Suit(card.Suits) {
			cards = append(cards, card.New(r, s))
		}
	}
	return card.PackOf(cards...)
}()

// wildRanks are what each hand of three cards of the small pack is worth, of which twos and the joker may be any other card.
var wildRanks = sync.OnceValue(func() map[card.Set]poker.Rank {
	ranks := map[card.Set]poker.Rank{}
	each(smallPack.Cards(), 3, nil, func(cards []card.Card) { ranks[card.SetOf(cards...)] = bestWild(cards) })
	return ranks
})

func wildThree(cards []card.Card) poker.Rank { return wildRanks()[card.SetOf(cards...)] }

// bestWild is the best hand that three cards can make. It may have a card twice.
func bestWild(cards []card.Card) (best poker.Rank) {
	for i, c := range cards {
		if c != card.Joker && c.Rank() != card.Two {
			continue
		}
		for as := card.New(card.Three, 0); as < card.Joker; as++ {
			if as.Rank() != card.Two {
				made := [3]card.Card(cards)
				made[i] = as
				best = max(best, bestWild(made[:]))
			}
		}
		return best
	}
	return poker.ThreeAt((*[3]card.Card)(cards))
}

// wholeDuels are games whose hands are ranked one by one: with a card of the dealer's that is seen and without, and with a hand
// that the dealer has to have.
func wholeDuels() map[string]*Duel {
	three := func(cards []card.Card) poker.Rank { return poker.ThreeAt((*[3]card.Card)(cards)) }
	sum := func(cards []card.Card) (r poker.Rank) { // the lowest is zero
		for _, c := range cards {
			if c.Suited() {
				r += poker.Rank(c.Rank())
			}
		}
		return r
	}
	return map[string]*Duel{
		"wild cards":           {Pack: smallPack, Own: 3, OwnRank: wildThree, Dealers: 3, Rank: wildThree},
		"a card is seen":       {Pack: smallPack, Own: 3, OwnRank: wildThree, Dealers: 3, Rank: wildThree, Up: true},
		"the dealer qualifies": {Pack: smallPack, Own: 3, OwnRank: wildThree, Dealers: 3, Rank: wildThree, Least: least("6s 5h 3d")},
		"two against three":    {Pack: smallPack, Own: 2, OwnRank: sum, Dealers: 3, Rank: sum, Up: true},
		"four against two":     {Pack: smallPack, Own: 4, OwnRank: sum, Dealers: 2, Rank: sum, Least: 2},
		"no wild cards":        {Own: 3, OwnRank: three, Dealers: 3, Rank: three, Least: least("Qs 3h 2d")},
	}
}

// tally adds how every hand fares, whatever is decided: the ends are told apart by what they are called here.
func tally(e Ends, a Against, ways uint64) {
	for i, n := range []uint64{a.Unqualified, a.Won, a.Tied, a.Lost} {
		e.Add(money.Cents(i), 0, n*ways)
	}
}

// What is counted is what comes of dealing every hand to the player and, as Against does, to the dealer. With three cards of 52,
// of which suits make flushes, it is what [Duel] counts by ranks and suits.
func TestHandsThatAreRankedOneByOne(t *testing.T) {
	for name, d := range wholeDuels() {
		t.Run(name, func(t *testing.T) {
			counted := d.Count(nil, 1, func(ends []Ends, m *Met) { tally(ends[0], m.Against, m.Ways) })[0]
			want := Ends{}
			if d.Pack == card.Standard {
				by := &Duel{Own: d.Own, OwnRank: d.OwnRank, Dealers: d.Dealers, Rank: d.Rank, Least: d.Least, Flush: 3}
				want = by.Count(nil, 1, func(ends []Ends, m *Met) { tally(ends[0], m.Against, m.Ways) })[0]
			} else {
				everyHand(d, want)
			}
			if !maps.Equal(counted, want) {
				t.Errorf("counted %v, dealt %v", counted, want)
			}
		})
	}
}

// everyHand deals every hand to the player and to the dealer, with the card that is seen.
func everyHand(d *Duel, e Ends) {
	cards := d.Pack.Cards()
	each(cards, d.Own, nil, func(own []card.Card) {
		rank := d.OwnRank(own)
		var left []card.Card
		for _, c := range cards {
			if !card.SetOf(own...).Has(c) {
				left = append(left, c)
			}
		}
		times := uint64(1)
		if d.Up { // each of the dealer's cards may be the one that is seen
			times = uint64(d.Dealers)
		}
		var a Against
		each(left, d.Dealers, nil, func(dealers []card.Card) { a.count(rank, d.Rank(dealers), d.Least) })
		tally(e, a, times)
	})
}

// each visits every set of n of some cards.
func each(cards []card.Card, n int, held []card.Card, visit func([]card.Card)) {
	if n == 0 {
		visit(held)
		return
	}
	for i, c := range cards {
		each(cards[i+1:], n-1, append(held[:len(held):len(held)], c), visit)
	}
}

// One hand alone fares as in the count of all, and cards that are gone do not come.
func TestOneHandThatIsRankedByItself(t *testing.T) {
	d := wholeDuels()["a card is seen"]
	d.Count(nil, 1, func(_ []Ends, m *Met) {
		if got := d.Against(m.Cards, m.Up, 0); got != m.Against {
			t.Errorf("%v against %v: %+v alone, %+v in the count", m.Cards, m.Up, got, m.Against)
		}
	})
	hand, err := card.ParseAll("3s 4h Jk")
	if err != nil {
		t.Fatal(err)
	}
	gone := card.SetOf(card.New(card.Two, card.Spades), card.New(card.Five, card.Clubs))
	if got, all := d.Against(hand, card.New(card.Six, card.Spades), gone).All(), Choose(15, 2); got != all {
		t.Errorf("%d hands, want %d", got, all)
	}
}

// A duel that cannot be counted says why.
func TestDuelsThatAreTooLarge(t *testing.T) {
	for _, d := range []*Duel{
		{Own: 5, Dealers: 6}, {Own: 7, Dealers: 5}, {Pack: card.WithJoker, Own: 3, Dealers: 3, Flush: 3},
	} {
		func() {
			defer func() {
				if recover() == nil {
					t.Errorf("%d against %d, flush %d: it was prepared", d.Own, d.Dealers, d.Flush)
				}
			}()
			d.prepare()
		}()
	}
}

// Every hand of five cards is visited, with a joker and two as without.
func TestEachHandOfAPack(t *testing.T) {
	for pack, want := range map[card.Pack]uint64{card.Standard: 2598960, card.WithJoker: 2869685, card.WithTwoJokers: 3162510,
		card.WithoutTens: 1712304} {
		all := uint64(0)
		EachHand(pack, 5, func(_ []card.Card, ways uint64) { all += ways })
		if all != want {
			t.Errorf("%v: %d hands of five cards, want %d", pack, all, want)
		}
	}
}
