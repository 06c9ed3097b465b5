package blackjack

import (
	"fmt"
	"slices"
	"strings"

	"boardwalk/felt"
)

// Felt draws the layout: a circle at every box, two more where multiple action
// is offered, the additional wagers before it, and the two rules that every
// player asks about.
func (g *Game) Felt(seats int) *felt.Felt {
	main := circle(0)
	items := []felt.Item{felt.Cards().Clear()}
	switch g.options.Additional {
	case OverUnder:
		items = append(items, felt.Row(felt.Box("over", "Over 13").Sized(4.2, 2.3), felt.Box("under", "Under 13").Sized(4.2, 2.3)))
	case SameSuit:
		items = append(items, felt.Box("same-suit", "Same Suit").Sized(5, 2.3))
	}
	if g.options.multiple() {
		main = felt.Row(circle(2).Sized(3.1, 3.1), circle(1).Sized(3.1, 3.1), circle(0).Sized(3.1, 3.1))
	}
	if b := g.p.Beside; b != nil && g.options.Additional == b.ID {
		items = append(items, felt.Box(b.ID, b.Name).Sized(5, 2.3))
	}
	items = append(items, main)
	pays := g.mainPays()[1] // the line of blackjacks
	return felt.HalfRound(g.p.layoutName(), min(seats, g.options.Boxes)).
		DealerCards(0, "Dealer").
		Inscribe(slices.Concat(g.p.Inscribed, []string{"BLACKJACK PAYS " + strings.ToUpper(pays.Odds.String()),
			"DEALER MUST DRAW TO 16 AND STAND ON ALL 17S", "INSURANCE PAYS " + strings.ToUpper(g.insurancePays()[0].Odds.String())})...).
		Position(items...).
		Felt()
}

// circle is the area of the wager against one of the dealer's hands. What is
// added in the course of the round lies beside it.
func circle(spot int) felt.Item {
	s := spotNames[spot]
	item := felt.Circle(s.id, []string{"Bet", "2nd", "3rd"}[spot]).Called([]string{"Bet", "Second bet", "Third bet"}[spot])
	if spot == 0 {
		item = item.Main()
	}
	extra := []felt.Extra{{Wager: s.prefix + "double-%d", Name: "Double down"}, {Wager: s.prefix + "insurance-%d", Name: "Insurance"}}
	hands := mostHands
	if spot > 0 {
		hands = 2
	}
	for hand := 2; hand <= hands; hand++ {
		extra = append(extra,
			felt.Extra{Wager: fmt.Sprint(s.id, "-%d-hand-", hand), Name: fmt.Sprint("Hand ", hand)},
			felt.Extra{Wager: fmt.Sprint(s.prefix, "double-%d-hand-", hand), Name: fmt.Sprint("Double down, hand ", hand)})
	}
	return item.With(extra...)
}
