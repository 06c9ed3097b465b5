package twentyone

import (
	"math/big"

	"boardwalk/card"
	"boardwalk/game/blackjack"
	"boardwalk/table"
)

// beside is what the additional wager of a kin of blackjack is worth from a fresh
// shoe. The game's own rule settles every three cards in every order that decide it:
// the dealer's first and the player's two, or the dealer's first three.
func beside(o *blackjack.Options, b *blackjack.Beside, dead []card.Card) *Wager {
	pays := besidePays(o, b)
	ways := make([]int64, len(pays)+1)
	var total int64
	of := func(c card.Card, gone ...card.Card) int64 {
		n := int64(o.Decks) - times(dead, c)
		for _, g := range gone {
			if g == c {
				n--
			}
		}
		return n
	}
	for _, x := range pack(o) {
		for _, y := range pack(o) {
			for _, z := range pack(o) {
				n := of(x) * of(y, x) * of(z, x, y)
				line := besideLine(b, x, y, z)
				if line < 0 {
					line = len(pays)
				}
				ways[line] += n
				total += n
			}
		}
	}
	w := &Wager{ID: b.ID, EV: new(big.Rat)}
	for line, n := range ways {
		net := big.NewRat(-1, 1)
		if line < len(pays) {
			net = big.NewRat(pays[line].Odds.To, pays[line].Odds.One)
		}
		w.add(net, big.NewRat(n, total))
	}
	return w.sorted()
}

// besidePays are the lines of the wager as a table of such options has them.
func besidePays(o *blackjack.Options, b *blackjack.Beside) []table.Pay {
	l := blackjack.New(*o).Layout()
	return l.Wagers[l.MustArea(b.ID+"-1")].Pays
}

// besideLine is the line at which the wager wins on three cards, or -1: the dealer's first and the player's two, or the
// dealer's first three.
func besideLine(b *blackjack.Beside, x, y, z card.Card) int {
	player, dealer := []card.Card{y, z}, []card.Card{x}
	if b.Late {
		player, dealer = nil, []card.Card{x, y}
		if score, _ := blackjack.Score(dealer...); score < 17 {
			dealer = append(dealer, z)
		}
	}
	return b.Line(player, dealer)
}

// pack lists the cards of a deck.
func pack(o *blackjack.Options) (list []card.Card) {
	for _, c := range card.Deck() {
		if o.Pack().Set().Has(c) {
			list = append(list, c)
		}
	}
	return list
}
