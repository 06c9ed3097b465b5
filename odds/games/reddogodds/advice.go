package reddogodds

import (
	"errors"
	"fmt"

	"boardwalk/card"
	"boardwalk/game/reddog"
	"boardwalk/odds"
	"boardwalk/odds/advice"
)

// adviseRedDog values a raise by every card that may come third.
func adviseRedDog(s *advice.View) *advice.Counsel {
	q := s.Question
	left, right := s.CardsOf(0, 0), s.CardsOf(1, 0)
	if !q.Allows(reddog.Raise) || len(left) == 0 || len(right) == 0 {
		return nil
	}
	toCome := s.Unseen(s.Options.(*reddog.Options).Decks)
	list, err := RedDogChoices(&s.Asked, left[0], right[0], toCome)
	if err != nil {
		return nil
	}
	between := 0
	for _, c := range toCome {
		if reddog.Between(c, left[0], right[0]) {
			between++
		}
	}
	basis := fmt.Sprintf("%d of the %d cards that you have not seen %s fall between the two.", between, len(toCome), s.Since)
	c := advice.NewCounsel(q, advice.Floats(list), "the original wager", s.On(fmt.Sprintf("original-%d", q.Hand)), basis)
	if c != nil {
		c.Parts = true
	}
	return c
}

func valueRedDog(a *odds.Asked, p *advice.Position) (*advice.Values, error) {
	left, err := advice.Without(card.Standard, a.Options.(*reddog.Options).Decks, p.Hand, p.Gone)
	if err != nil {
		return nil, err
	}
	if len(p.Hand) != 2 || reddog.Spread(p.Hand[0], p.Hand[1]) < 1 {
		return nil, errors.New("at red dog a raise is offered on two cards with others between them")
	}
	list, err := RedDogChoices(a, p.Hand[0], p.Hand[1], left)
	return &advice.Values{Choices: advice.Floats(list), Of: "the original wager"}, err
}

// The widest spread at red dog: from a two to an ace.
const widest = 11

func chartRedDog(a *odds.Asked) (*advice.Chart, error) {
	o := a.Options.(*reddog.Options)
	c := &advice.Chart{Title: "Red dog, " + advice.Decks(o.Decks), Of: "the original wager",
		Marks: []advice.Mark{{Code: "R", Means: "raise"}, {Code: "C", Means: "do not raise"}}}
	part := advice.Part{Name: "Spread", Heads: []string{advice.Only}}
	from := 0
	for spread := 1; spread <= widest; spread++ {
		low := (widest - spread) / 2 // of the cards with such a spread, those in the middle
		hand := []card.Card{card.New(card.Rank(low), card.Clubs), card.New(card.Rank(low+spread+1), card.Spades)}
		v, err := valueRedDog(a, &advice.Position{Hand: hand})
		if err != nil {
			return nil, err
		}
		cell := advice.NewCell("C", advice.Pretty(hand), v.Choices)
		if cell.Values[0].Choice == reddog.Raise {
			cell.Code = "R"
			if from == 0 {
				from = spread
			}
		}
		part.Rows = append(part.Rows, advice.Row{Name: fmt.Sprint(spread), Cells: []advice.Cell{cell}})
	}
	c.Parts = []advice.Part{part}
	c.Text = fmt.Sprintf("Raise on spreads of %d and more.", from)
	return c, nil
}

func placeRedDog(v *advice.View) *advice.Place {
	left, right := v.CardsOf(0, 0), v.CardsOf(1, 0)
	if len(left) == 0 || len(right) == 0 {
		return nil
	}
	return &advice.Place{Part: "Spread", Row: fmt.Sprint(reddog.Spread(left[0], right[0])), Head: advice.Only}
}
