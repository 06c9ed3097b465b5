package paigowodds

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strings"

	"boardwalk/card"
	"boardwalk/game/banked"
	"boardwalk/game/paigow"
	"boardwalk/game/paigowpoker"
	"boardwalk/houseway"
	"boardwalk/odds"
	"boardwalk/odds/advice"
	"boardwalk/table"
	"boardwalk/tile"
)

// The questions of the games in which everybody sets two hands.
const (
	offerSet  = "set"
	offerBank = "bank"
)

// setCounsel puts the ways to set a hand in order, the best first, with how the house sets it and, for who has a wager
// to surrender, what that is worth: 10.7(f)1 and 11.9(e)1 take all of it.
func setCounsel(s *advice.View, values []advice.Worth, house float64, basis string) *advice.Counsel {
	q := s.Question
	if q.Allows(banked.Surrender) {
		values = append(values, advice.Worth{Choice: banked.Surrender, EV: -1})
	}
	values = append(values, advice.Worth{Choice: banked.HouseWay, EV: house})
	slices.SortStableFunc(values, func(a, b advice.Worth) int { return cmp.Compare(b.EV, a.EV) })
	c := &advice.Counsel{Values: values, Of: "the wager", Unit: s.On(fmt.Sprint("wager-", q.Box)), Basis: basis}
	if bank(q) {
		c.Of, c.Unit = "each wager against the bank", 0 // there may be several
	}
	c.Best, c.Cards = values[0].Choice, values[0].Cards
	if house == values[0].EV { // the same hands by the shorter word
		c.Best, c.Cards = banked.HouseWay, 0
	}
	return c
}

func bank(q *table.Question) bool { return !q.Allows(banked.Surrender) }

// against says what the values of a hand rest on.
func against(q *table.Question, what string) string {
	if bank(q) {
		return "Against every " + what + " that a player may have who sets as the house does."
	}
	return "Against every " + what + " that the dealer may have."
}

// advisePaiGow values the three ways to set four tiles.
func advisePaiGow(s *advice.View) *advice.Counsel {
	q := s.Question
	if q.Offer.ID != offerSet {
		return nil
	}
	var stack, gone []tile.Tile
	for _, h := range s.Hands {
		if h.Box == q.Box {
			stack = append(stack, h.Tiles...)
		} else {
			gone = append(gone, h.Tiles...)
		}
	}
	if len(stack) != tile.Height {
		return nil
	}
	values, house, err := paiGowValues(&s.Asked, [tile.Height]tile.Tile(stack), gone, bank(q))
	if err != nil {
		return nil
	}
	return setCounsel(s, values, house, against(q, "stack"))
}

// paiGowValues are what the three ways to set four tiles are worth, and how the house sets them.
func paiGowValues(a *odds.Asked, stack [tile.Height]tile.Tile, gone []tile.Tile, bank bool) (list []advice.Worth,
	house float64, err error) {
	settings, err := PaiGowSettings(a, stack, gone, bank)
	if err != nil {
		return nil, 0, err
	}
	way := a.Rules.New(a.Options).(*paigow.Game).Way()(stack)
	for i, s := range settings {
		h := tile.Split(stack, i+1)
		ev, _ := s.EV.Float64()
		choice := paigow.ChoiceOf(1 | 1<<(i+1))
		list = append(list, advice.Worth{Choice: choice, EV: ev, High: tilesText(h.High[:]), Low: tilesText(h.Low[:])})
		wayHigh, wayLow := way.Ranks()
		if high, low := h.Ranks(); high == wayHigh && low == wayLow {
			house = ev
		}
	}
	return list, house, nil
}

func tilesText(list []tile.Tile) string {
	words := make([]string, len(list))
	for i, t := range list {
		words[i] = t.String()
	}
	return strings.Join(words, " ")
}

// playPaiGow has bots set their tiles as is best, and take the bank when it is offered, which wins copies.
func playPaiGow(s *advice.View) (table.Choice, bool) {
	if c := advisePaiGow(s); c != nil {
		return c.Best, true
	}
	return takeBank(s.Question)
}

func takeBank(q *table.Question) (table.Choice, bool) {
	if q.Offer.ID == offerBank && q.Allows(banked.Accept) {
		return banked.Accept, true
	}
	return "", false
}

// playPaiGowPoker has bots set their cards as the house does: the best way takes too long to find for a table that
// waits. They take the bank when it is offered.
func playPaiGowPoker(s *advice.View) (table.Choice, bool) {
	if s.Question.Offer.ID == offerSet {
		return banked.HouseWay, true
	}
	return takeBank(s.Question)
}

func valuePaiGow(a *odds.Asked, p *advice.Position) (*advice.Values, error) {
	if len(p.Tiles) != tile.Height {
		return nil, fmt.Errorf("a hand of pai gow has four tiles, not %d", len(p.Tiles))
	}
	values, house, err := paiGowValues(p.Asked(a), [tile.Height]tile.Tile(p.Tiles), p.Without, p.Bank)
	return withHouse(values, house, p.Bank), err
}

// withHouse are the ways to set a hand with what else may be chosen.
func withHouse(values []advice.Worth, house float64, bank bool) *advice.Values {
	values = append(values, advice.Worth{Choice: banked.HouseWay, EV: house})
	if !bank {
		values = append(values, advice.Worth{Choice: banked.Surrender, EV: -1})
	}
	slices.SortStableFunc(values, func(a, b advice.Worth) int { return cmp.Compare(b.EV, a.EV) })
	return &advice.Values{Choices: values, Of: "the wager"}
}

// advisePaiGowPoker values the 21 ways to set seven cards.
func advisePaiGowPoker(s *advice.View) *advice.Counsel {
	q := s.Question
	if q.Offer.ID != offerSet {
		return nil
	}
	var cards []card.Card
	var gone card.Set
	for _, h := range s.Hands {
		if h.Box == q.Box {
			cards = append(cards, h.Cards...)
		} else {
			gone |= card.SetOf(h.Cards...)
		}
	}
	if len(cards) != 7 {
		return nil
	}
	values, house, err := paiGowPokerValues(&s.Asked, (*[7]card.Card)(cards), gone, bank(q))
	if err != nil {
		return nil
	}
	return setCounsel(s, values, house, against(q, "hand"))
}

// paiGowPokerValues are what the ways to set seven cards are worth, and how the house sets them. Foul hands lose.
func paiGowPokerValues(a *odds.Asked, hand *[7]card.Card, gone card.Set, bank bool) (list []advice.Worth, house float64, err error) {
	o := a.Options.(*paigowpoker.Options)
	settings, err := PaiGowPokerSettings(a, hand, gone, bank)
	if err != nil {
		return nil, 0, err
	}
	way, err := houseway.ForCards(o.HouseWay, o.AceLow)
	if err != nil {
		return nil, 0, err
	}
	set := way.Set(hand)
	for _, s := range settings {
		ev, _ := s.EV.Float64()
		mask := uint8(0)
		for _, p := range s.Low {
			mask |= 1 << p
		}
		var high, low []card.Card
		for i, c := range hand {
			if mask>>i&1 != 0 {
				low = append(low, c)
			} else {
				high = append(high, c)
			}
		}
		if mask == set {
			house = ev
		}
		list = append(list, advice.Worth{Choice: paigowpoker.SetHand, EV: ev, High: cardsText(high), Low: cardsText(low),
			Cards: card.SetOf(low...)})
	}
	return list, house, nil
}

func cardsText(list []card.Card) string {
	words := make([]string, len(list))
	for i, c := range list {
		words[i] = c.String()
	}
	return strings.Join(words, " ")
}

func valuePaiGowPoker(a *odds.Asked, p *advice.Position) (*advice.Values, error) {
	if len(p.Hand) != 7 {
		return nil, fmt.Errorf("a hand of pai gow poker has seven cards, not %d", len(p.Hand))
	}
	hand, gone := card.SetOf(p.Hand...), card.SetOf(p.Gone...)
	if hand.Len() != 7 || gone.Len() != len(p.Gone) || hand&gone != 0 || (hand | gone).Has(card.SecondJoker) {
		return nil, errors.New("there are 52 cards and one joker, each once")
	}
	values, house, err := paiGowPokerValues(p.Asked(a), (*[7]card.Card)(p.Hand), gone, p.Bank)
	return withHouse(values, house, p.Bank), err
}
