package blackjack_test

import (
	"slices"

	"boardwalk/card"
	"boardwalk/game/blackjack"
	"boardwalk/money"
)

// What follows is the settlement once more, as plainly as it can be said.

// settle holds what became of every wager against what should have.
func (w *bystander) settle() {
	w.drawn, w.sure = 0, 0
	for s, amount := range w.put {
		want := came{back: amount}
		if w.plays(s) && !w.void {
			want = w.should(s, amount, w.dealer[s.spot])
		}
		if got := w.came[s]; got != want && !w.void {
			w.t.Errorf("%s on %+v came to %+v, not %+v: hand %v, dealer %v", amount, s, got, want, w.hands[[2]int{s.box, s.hand}], w.dealer)
		}
	}
	for spot := range w.dealer {
		if !w.void {
			w.dealt(spot)
		}
	}
}

// plays reports whether a wager was not given back before the deal: at multiple
// action blackjack each player makes two or three.
func (w *bystander) plays(s stake) bool {
	spots := map[int]bool{}
	for other := range w.put {
		if other.seat == s.seat && other.box == s.box && other.kind == "main" {
			spots[other.spot] = true
		}
	}
	switch w.o.MultipleAction {
	case "two-or-three":
		return len(spots) >= 2
	case "three-required":
		return len(spots) == 3
	}
	return true
}

// dealt holds the dealer's cards against 2.12(b) and (c): the dealer draws to
// 17 if that can change what any wager comes to, and not otherwise.
func (w *bystander) dealt(spot int) {
	cards := w.dealer[spot]
	if len(cards) < 2 {
		return
	}
	after := make([][]card.Card, 0, 6) // a hand of three cards for each count that the dealer may come to
	for _, last := range [...]card.Rank{card.Seven, card.Eight, card.Nine, card.Ten, card.Ace, card.Two} {
		hand := []card.Card{card.New(card.Five, card.Clubs), card.New(card.Five, card.Hearts), card.New(last, card.Clubs)}
		if last == card.Two {
			hand = append(hand, card.New(card.Ten, card.Clubs))
		}
		after = append(after, hand)
	}
	matters := false
	for s, amount := range w.put {
		if s.spot == spot && w.plays(s) && s.kind != "insurance" {
			for _, hand := range after {
				matters = matters || w.should(s, amount, hand) != w.should(s, amount, after[0])
			}
		}
	}
	switch total := count(cards); {
	case natural(cards):
	case !matters && len(cards) > 2:
		w.t.Errorf("the dealer drew %v, which decides nothing", cards)
	case matters && total < 17:
		w.t.Errorf("the dealer stopped at %v", cards)
	case len(cards) > 2:
		w.drawn++
		if before := count(cards[:len(cards)-1]); before >= 17 {
			w.t.Errorf("the dealer drew to %v", cards)
		}
	case total < 17:
		w.sure++
	}
}

// should is what a wager comes to against a hand of the dealer's.
func (w *bystander) should(s stake, amount money.Cents, dealer []card.Card) came {
	hand, bothUp := w.hands[[2]int{s.box, s.hand}], w.o.Dealing == blackjack.BothUp
	wins := func(to, one money.Cents) came { return came{amount * to / one, 0, amount} }
	loses, returned := came{0, amount, 0}, came{0, 0, amount}
	player := count(hand)
	split := w.formed[s.box] > 0
	dealerCan := value(w.dealer[0][0]) == 1 || value(w.dealer[0][0]) == 10
	switch {
	case s.kind == "insurance" && len(dealer) < 2:
		return came{won: -1} // it waits for a card that never came
	case s.kind == "insurance" && value(dealer[1]) == 10:
		return wins(2, 1)
	case s.kind == "insurance":
		return loses
	case len(w.first(s.box)) < 2 || w.dead[[2]int{s.box, s.hand}] && (s.kind == "main" || s.kind == "double"):
		return returned
	case s.kind == "over" || s.kind == "under" || s.kind == "suit":
		return w.additional(s.kind, w.first(s.box), wins, loses)
	case player > 21 && w.o.Over21 == blackjack.AfterTheRound && natural(dealer) && !bothUp && !w.original[s]:
		return returned
	case player > 21:
		return loses
	case w.surrendered[s.box] && (!dealerCan || !natural(dealer)):
		return came{0, amount / 2, amount - amount/2}
	case w.surrendered[s.box]:
		return loses
	case natural(hand) && !split && dealerCan && natural(dealer) && !bothUp:
		return returned
	case natural(hand) && !split && w.o.DesignatedAce != "none" && holds(hand, w.o.DesignatedAce) && holds(hand, w.o.DesignatedFace):
		return wins(2, 1)
	case natural(hand) && !split && bothUp:
		return wins(1, 1)
	case natural(hand) && !split:
		return wins(3, 2)
	case natural(dealer) && !bothUp && w.original[s]:
		return loses
	case natural(dealer) && !bothUp:
		return returned
	}
	switch total := count(dealer); {
	case total > 21 || player > total || player == total && player == 21 && len(hand) == 2 && len(dealer) > 2 && !bothUp:
		return w.winner(s.kind, hand, wins)
	case player == total && !bothUp:
		return returned
	}
	return loses
}

// winner is what a hand wins beyond 1 to 1; what was added in doubling down
// wins no more than that.
func (w *bystander) winner(kind string, hand []card.Card, wins func(to, one money.Cents) came) came {
	total := count(hand)
	ranks := map[card.Rank]int{}
	suits := map[card.Suit]bool{}
	for _, c := range hand {
		ranks[c.Rank()]++
		suits[c.Suit()] = true
	}
	switch {
	case kind == "double":
	case total == 21 && len(hand) == 5 && (w.o.FiveCard21 || w.o.FiveCardOdds):
		return wins(2, 1)
	case len(hand) == 3 && len(suits) == 1 && ranks[card.Six] == 1 && ranks[card.Seven] == 1 && ranks[card.Eight] == 1 &&
		w.o.SuitedSixSevenEight:
		return wins(2, 1)
	case len(hand) == 3 && ranks[card.Seven] == 3 && w.o.ThreeSevens:
		return wins(3, 2)
	}
	return wins(1, 1)
}

// first are the first two cards of a box, which may have been split since.
func (w *bystander) first(box int) []card.Card {
	a := w.hands[[2]int{box, 0}]
	if w.formed[box] == 0 {
		return a[:min(2, len(a))]
	}
	return []card.Card{a[0], w.hands[[2]int{box, 1}][0]}
}

// suitOdds are the tables of 2.17(e)2 in halves, by decks: for king and queen,
// and for any other two cards.
var suitOdds = map[int][][2]money.Cents{
	1: {{100, 5}, {20, 6}, {10, 6}, {50, 5}}, 2: {{20, 6}, {10, 6}, {50, 5}, {40, 5}}, 4: {{10, 6}, {50, 5}, {40, 5}, {100, 4}},
	6: {{10, 6}, {50, 5}, {40, 5}}, 8: {{10, 6}, {50, 5}, {100, 4}},
}

func (w *bystander) additional(kind string, two []card.Card, wins func(to, one money.Cents) came, loses came) came {
	thirteen := value(two[0]) + value(two[1])
	switch {
	case kind == "over" && thirteen > 13, kind == "under" && thirteen < 13:
		return wins(1, 1)
	case kind != "suit" || two[0].Suit() != two[1].Suit():
		return loses
	}
	odds := suitOdds[w.o.Decks][w.o.SuitTable-1]
	if low, high := min(two[0].Rank(), two[1].Rank()), max(two[0].Rank(), two[1].Rank()); low == card.Queen && high == card.King {
		return wins(odds[0], 2)
	}
	return wins(odds[1], 2)
}

func value(c card.Card) int {
	if c.Rank() == card.Ace {
		return 1
	}
	return min(int(c.Rank())+2, 10)
}

func count(cards []card.Card) int {
	total, ace := 0, false
	for _, c := range cards {
		total += value(c)
		ace = ace || c.Rank() == card.Ace
	}
	if ace && total+10 <= 21 {
		return total + 10
	}
	return total
}

func natural(cards []card.Card) bool { return len(cards) == 2 && count(cards) == 21 }

func holds(cards []card.Card, name string) bool {
	return slices.ContainsFunc(cards, func(c card.Card) bool { return c.String() == name })
}
