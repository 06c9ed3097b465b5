package advice

import (
	"errors"
	"fmt"

	"boardwalk/card"
	"boardwalk/game/reddog"
	"boardwalk/odds"
	"boardwalk/table"
)

// adviseRedDog values a raise by every card that may come third.
func adviseRedDog(s *View) *Counsel {
	q := s.Question
	left, right := s.hand(0, 0), s.hand(1, 0)
	if !q.Allows(reddog.Raise) || len(left) == 0 || len(right) == 0 {
		return nil
	}
	toCome := s.Unseen(s.Options.(*reddog.Options).Decks)
	list, err := odds.RedDogChoices(s.Options, s.Terms, left[0], right[0], toCome)
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
	c := newCounsel(q, floats(list), "the original wager", s.On(fmt.Sprintf("original-%d", q.Hand)), basis)
	if c != nil {
		c.Parts = true
	}
	return c
}

func valueRedDog(options table.Options, terms table.Terms, p *Position) (*Values, error) {
	left, err := without(options.(*reddog.Options).Decks, p.Hand, p.Gone)
	if err != nil {
		return nil, err
	}
	if len(p.Hand) != 2 || reddog.Spread(p.Hand[0], p.Hand[1]) < 1 {
		return nil, errors.New("at red dog a raise is offered on two cards with others between them")
	}
	list, err := odds.RedDogChoices(options, terms, p.Hand[0], p.Hand[1], left)
	return &Values{Choices: floats(list), Of: "the original wager"}, err
}

// The widest spread at red dog: from a two to an ace.
const widest = 11

func chartRedDog(options table.Options, terms table.Terms) (*Chart, error) {
	o := options.(*reddog.Options)
	c := &Chart{Title: "Red dog, " + decks(o.Decks), Of: "the original wager", Marks: []Mark{{"R", "raise"}, {"C", "do not raise"}}}
	part := Part{Name: "Spread", Heads: []string{only}}
	from := 0
	for spread := 1; spread <= widest; spread++ {
		low := (widest - spread) / 2 // of the cards with such a spread, those in the middle
		hand := []card.Card{card.New(card.Rank(low), card.Clubs), card.New(card.Rank(low+spread+1), card.Spades)}
		v, err := valueRedDog(o, terms, &Position{Hand: hand})
		if err != nil {
			return nil, err
		}
		cell := newCell("C", pretty(hand), v.Choices)
		if cell.Values[0].Choice == reddog.Raise {
			cell.Code = "R"
			if from == 0 {
				from = spread
			}
		}
		part.Rows = append(part.Rows, Row{Name: fmt.Sprint(spread), Cells: []Cell{cell}})
	}
	c.Parts = []Part{part}
	c.Text = fmt.Sprintf("Raise on spreads of %d and more.", from)
	return c, nil
}
