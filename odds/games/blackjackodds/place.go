package blackjackodds

import (
	"fmt"

	"boardwalk/card"
	"boardwalk/game/blackjack"
	"boardwalk/odds/advice"
)

// placeBlackjack finds a hand among the totals and pairs, under the dealer's card.
func placeBlackjack(v *advice.View) *advice.Place {
	q, dealer := v.Question, v.CardsOf(0, 0)
	if len(dealer) == 0 || q.Allows(blackjack.Insure) {
		return nil
	}
	p := &advice.Place{Head: valueName(dealer[0])}
	if len(dealer) > 1 { // both of the dealer's cards lie face up
		total, soft := points(dealer)
		if p.Head = fmt.Sprint(total); soft {
			p.Head = "s" + p.Head
		}
	}
	if q.Allows(blackjack.Attack) {
		p.Part, p.Row = "First", "Raise"
		return p
	}
	hand := v.CardsOf(q.Box, q.Hand)
	if len(hand) < 2 {
		return nil
	}
	total, soft := points(hand)
	switch {
	case q.Offer.ID == "doubled":
		p.Part, p.Row = "After", fmt.Sprint(total)
	case q.Allows(blackjack.Split) && valueName(hand[0]) == valueName(hand[1]):
		p.Part, p.Row = "Pairs", valueName(hand[0])+" "+valueName(hand[0])
	case soft:
		p.Part, p.Row = "Soft", fmt.Sprint("A ", total-11)
	default:
		p.Part, p.Row = "Hard", fmt.Sprint(total)
	}
	return p
}

// points is the total of a hand at blackjack, and whether an ace counts 11 in it.
func points(hand []card.Card) (total int, soft bool) {
	for _, c := range hand {
		switch r := c.Rank(); {
		case r == card.Ace:
			total, soft = total+1, true
		case r >= card.Ten:
			total += 10
		default:
			total += int(r-card.Two) + 2
		}
	}
	if soft = soft && total <= 11; soft {
		total += 10
	}
	return total, soft
}

// valueName is how a card is called where only its value counts: all face cards are tens.
func valueName(c card.Card) string {
	if r := c.Rank(); r != card.Ace {
		return advice.RankName(min(r, card.Ten))
	}
	return "A"
}
