package advice

import (
	"fmt"

	"boardwalk/card"
	"boardwalk/game/blackjack"
	"boardwalk/game/reddog"
	"boardwalk/poker"
)

// Place is where on its chart a hand is, by the words that stand there.
type Place struct {
	Part string `json:"part"`
	Row  string `json:"row"`
	Head string `json:"head" doc:"The column; that of a part with one column has the name best"`
}

// only is the head of a part with one column.
const only = "best"

// PlaceOf returns the place on the game's chart of the hand that somebody is asked about,
// or nil if the chart has none for it.
func (a *Adviser) PlaceOf(v *View) *Place {
	if a.Place == nil {
		return nil
	}
	return a.Place(v)
}

// placeBlackjack finds a hand among the totals and pairs, under the dealer's card.
func placeBlackjack(v *View) *Place {
	q, dealer := v.Question, v.hand(0, 0)
	if len(dealer) == 0 || q.Allows(blackjack.Insure) {
		return nil
	}
	p := &Place{Head: valueName(dealer[0])}
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
	hand := v.hand(q.Box, q.Hand)
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
		return rankName(min(r, card.Ten))
	}
	return "A"
}

func placeRedDog(v *View) *Place {
	left, right := v.hand(0, 0), v.hand(1, 0)
	if len(left) == 0 || len(right) == 0 {
		return nil
	}
	return &Place{"Spread", fmt.Sprint(reddog.Spread(left[0], right[0])), only}
}

func placeCasinoWar(v *View) *Place {
	hand := v.hand(v.Question.Box, 0)
	if len(hand) == 0 {
		return nil
	}
	return &Place{"Tie of", rankName(hand[0].Rank()), only}
}

// placeThreeCard finds a hand with a queen by its other two cards. Any other is at the one of
// its kind that the chart has: if that is played, all above are.
func placeThreeCard(v *View) *Place {
	hand := v.hand(v.Question.Box, 0)
	if len(hand) != 3 {
		return nil
	}
	rank, _ := poker.ThreeCard.Rank(hand...)
	names := map[poker.Class]string{poker.Pair: "Pair of twos", poker.Flush: "Flush, the least", poker.Straight: "Straight, the least",
		poker.ThreeOfAKind: "Three twos", poker.StraightFlush: "Straight flush, the least"}
	if name, ok := names[rank.Class()]; ok {
		return &Place{otherHands, name, only}
	}
	high := [3]card.Rank{hand[0].Rank(), hand[1].Rank(), hand[2].Rank()}
	for i := range high { // the highest first
		for j := i + 1; j < len(high); j++ {
			if high[j] > high[i] {
				high[i], high[j] = high[j], high[i]
			}
		}
	}
	switch high[0] {
	case card.Ace:
		return &Place{otherHands, "Ace high, the least", only}
	case card.King:
		return &Place{otherHands, "King high, the least", only}
	case card.Queen:
		return &Place{queenHands, rankName(high[1]), rankName(high[2])}
	}
	return &Place{otherHands, "Jack high, the best", only}
}
