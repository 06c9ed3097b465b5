package warodds

import (
	"errors"
	"fmt"

	"boardwalk/card"
	"boardwalk/game/casinowar"
	"boardwalk/odds"
	"boardwalk/odds/advice"
)

// adviseCasinoWar values a war by every two cards that may decide it.
func adviseCasinoWar(s *advice.View) *advice.Counsel {
	q := s.Question
	mine, dealers := s.CardsOf(q.Box, 0), s.CardsOf(0, 0)
	if !q.Allows(casinowar.Surrender) || len(mine) == 0 || len(dealers) == 0 {
		return nil
	}
	toCome := s.Unseen(s.Options.(*casinowar.Options).Decks)
	list, err := CasinoWarChoices(&s.Asked, mine[0], dealers[0], toCome)
	if err != nil {
		return nil
	}
	basis := fmt.Sprintf("A war is decided by two of the %d cards that you have not seen %s.", len(toCome), s.Since)
	return advice.NewCounsel(q, advice.Floats(list), "the ante", s.On(fmt.Sprintf("ante-%d", q.Box)), basis)
}

func valueCasinoWar(a *odds.Asked, p *advice.Position) (*advice.Values, error) {
	if len(p.Hand) != 1 || len(p.Dealer) != 1 || p.Hand[0].Rank() != p.Dealer[0].Rank() {
		return nil, errors.New("at casino war something is decided only if your card and the dealer's are of one rank: give one card each")
	}
	left, err := advice.Without(card.Standard, a.Options.(*casinowar.Options).Decks, p.Hand, p.Dealer, p.Gone)
	if err != nil {
		return nil, err
	}
	list, err := CasinoWarChoices(a, p.Hand[0], p.Dealer[0], left)
	return &advice.Values{Choices: advice.Floats(list), Of: "the ante"}, err
}

func chartCasinoWar(a *odds.Asked) (*advice.Chart, error) {
	o := a.Options.(*casinowar.Options)
	c := &advice.Chart{Title: "Casino war, " + advice.Decks(o.Decks), Of: "the ante", Text: "Go to war on every tie.",
		Marks: []advice.Mark{{Code: "W", Means: "go to war"}, {Code: "S", Means: "surrender"}}}
	part := advice.Part{Name: "Tie of", Heads: []string{advice.Only}}
	for rank := card.Two; rank <= card.Ace; rank++ {
		mine, dealers := card.New(rank, card.Hearts), card.New(rank, card.Spades)
		v, err := valueCasinoWar(a, &advice.Position{Hand: []card.Card{mine}, Dealer: []card.Card{dealers}})
		if err != nil {
			return nil, err
		}
		cell := advice.NewCell("W", advice.Pretty([]card.Card{mine, dealers}), v.Choices)
		if cell.Values[0].Choice != casinowar.War {
			cell.Code, c.Text = "S", "Go to war on the ties marked W."
		}
		part.Rows = append(part.Rows, advice.Row{Name: advice.RankName(rank), Cells: []advice.Cell{cell}})
	}
	c.Parts = []advice.Part{part}
	return c, nil
}

func placeCasinoWar(v *advice.View) *advice.Place {
	hand := v.CardsOf(v.Question.Box, 0)
	if len(hand) == 0 {
		return nil
	}
	return &advice.Place{Part: "Tie of", Row: advice.RankName(hand[0].Rank()), Head: advice.Only}
}
