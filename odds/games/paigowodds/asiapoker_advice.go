package paigowodds

import (
	"cmp"
	"fmt"
	"slices"

	"boardwalk/card"
	"boardwalk/game/asiapoker"
	"boardwalk/odds"
	"boardwalk/odds/advice"
	"boardwalk/poker"
	"boardwalk/table"
)

// adviseAsia values the ways to set seven cards into three hands.
func adviseAsia(s *advice.View) *advice.Counsel {
	q := s.Question
	if q.Offer.ID != offerSet {
		return nil
	}
	cards, gone := asiaCards(s)
	if cards == nil {
		return nil
	}
	values, err := asiaValues(s.Options, cards, gone)
	if err != nil {
		return nil
	}
	c := &advice.Counsel{Values: values, Of: "the wager", Unit: s.On(fmt.Sprint("wager-", q.Box)), Best: values[0].Choice,
		Cards: values[0].Cards,
		Basis: fmt.Sprintf("Against %d hands that the dealer may have, drawn at random.", AsiaDealers)}
	return c
}

// asiaCards returns the seven cards that somebody is to set, and those of others that can
// be seen; nil if the seven are not known.
func asiaCards(v *advice.View) (own *[7]card.Card, gone card.Set) {
	var cards []card.Card
	for _, h := range v.Hands {
		if h.Box == v.Question.Box {
			cards = append(cards, h.Cards...)
		} else {
			gone |= card.SetOf(h.Cards...)
		}
	}
	if len(cards) != 7 {
		return nil, 0
	}
	return (*[7]card.Card)(cards), gone
}

// asiaValues are what the lawful settings are worth and the house way, the best first. Where
// the house way is as good as any it comes first.
func asiaValues(options table.Options, hand *[7]card.Card, gone card.Set) ([]advice.Worth, error) {
	settings, house, err := AsiaSettings(options, hand, gone)
	if err != nil {
		return nil, err
	}
	list := []advice.Worth{{Choice: asiapoker.HouseWay}}
	for _, s := range settings {
		var c [7]card.Card
		for i, at := range poker.AsiaPlaces[s.Way] {
			c[i] = hand[at]
		}
		a := AsiaAnswer(hand, s.Way)
		list = append(list, advice.Worth{Choice: a.Choice, EV: s.EV, High: cardsText(c[:4]), Low: cardsText(c[4:]), Cards: a.Cards})
		if s.Way == house {
			list[0].EV = s.EV
		}
	}
	slices.SortStableFunc(list, func(a, b advice.Worth) int { return cmp.Compare(b.EV, a.EV) })
	return list, nil
}

// setAsia sets seven cards for the greatest chance to win two of three hands.
func setAsia(s *advice.View) (a table.Answer, ok bool) {
	hand, _ := asiaCards(s)
	if s.Question.Offer.ID != offerSet || hand == nil {
		return table.Answer{}, false
	}
	return AsiaAnswer(hand, AsiaBest(s.Options)(hand)), true
}

// playAsia is the choice of setAsia, and has the house set a hand that is not known.
func playAsia(s *advice.View) (table.Choice, bool) {
	if a, ok := setAsia(s); ok {
		return a.Choice, true
	}
	return asiapoker.HouseWay, s.Question.Offer.ID == offerSet
}

// cardsAsia is the three cards that setAsia takes from the high hand.
func cardsAsia(s *advice.View, choice table.Choice) card.Set {
	a, _ := setAsia(s)
	if choice != a.Choice {
		return 0
	}
	return a.Cards
}

// prepareAsia learns how often single hands of the dealer's come.
func prepareAsia(o table.Options) { AsiaBest(o) }

func valueAsia(a *odds.Asked, p *advice.Position) (*advice.Values, error) {
	if len(p.Hand) != 7 {
		return nil, fmt.Errorf("a hand of asia poker has seven cards, not %d", len(p.Hand))
	}
	values, err := asiaValues(a.Options, (*[7]card.Card)(p.Hand), card.SetOf(p.Gone...))
	return &advice.Values{Choices: values, Of: "the wager"}, err
}

// asiaHands are hands of every kind, for the chart.
var asiaHands = []struct{ name, hand string }{
	{"No pair", "Ks Qh 9d 7c 5h 3d 2c"}, {"No pair, an ace", "As Jh Td 8c 6h 4d 3c"}, {"Pair of fives", "5s 5h Qd 9c 7h 3d 2c"},
	{"Pair of aces", "As Ah Qd 9c 7h 4d 2c"}, {"Two pairs", "Qs Qh 5d 5c 9h 7d 2c"}, {"Two low pairs", "4s 4h 3d 3c Kh Jd 9c"},
	{"Three pairs", "Qs Qh 7d 7c 5h 5d 2c"}, {"Three of a kind", "8s 8h 8d Qc Jh 4d 2c"}, {"Three aces", "As Ah Ad Qc Jh 6d 2c"},
	{"A flush", "As Js 8s 4s Kh 9d 3c"}, {"A straight", "9s 8h 7d 6c Kh Jd 2c"}, {"A joker", "Jk Qh 9d 7c 5h 3d 2c"},
}

// chartAsia shows how hands of every kind are set best, and where the house way is not.
func chartAsia(a *odds.Asked) (*advice.Chart, error) {
	c := &advice.Chart{Title: "Asia poker", Of: "the wager",
		Marks: []advice.Mark{{Code: "H", Means: "the house way is best"}, {Code: "S", Means: "another setting is better"}},
		Text: "The house way puts the highest pair in the medium hand if the hands stay in order, otherwise a pair or " +
			"better in the high hand; then it has " +
			"the highest low hand, the best kind of high hand and the highest medium hand. Often something is better: split a pair of aces, " +
			"and break a straight or a flush that leaves only low cards."}
	part := advice.Part{Name: "Hands of every kind", Heads: []string{"Best"}}
	for _, r := range asiaHands {
		hand, err := card.ParseAll(r.hand)
		if err != nil {
			return nil, err
		}
		values, err := asiaValues(a.Options, (*[7]card.Card)(hand), 0)
		if err != nil {
			return nil, err
		}
		code := "S"
		if values[0].Choice == asiapoker.HouseWay {
			code = "H"
		}
		part.Rows = append(part.Rows, advice.Row{Name: r.name, Cells: []advice.Cell{advice.NewCell(code, r.hand, values)}})
	}
	c.Parts = []advice.Part{part}
	return c, nil
}
