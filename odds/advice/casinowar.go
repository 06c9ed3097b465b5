package advice

import (
	"errors"
	"fmt"

	"boardwalk/card"
	"boardwalk/game/casinowar"
	"boardwalk/odds"
	"boardwalk/table"
)

// adviseCasinoWar values a war by every two cards that may decide it.
func adviseCasinoWar(s *View) *Counsel {
	q := s.Question
	mine, dealers := s.hand(q.Box, 0), s.hand(0, 0)
	if !q.Allows(casinowar.Surrender) || len(mine) == 0 || len(dealers) == 0 {
		return nil
	}
	toCome := s.Unseen(s.Options.(*casinowar.Options).Decks)
	list, err := odds.CasinoWarChoices(s.Options, s.Terms, mine[0], dealers[0], toCome)
	if err != nil {
		return nil
	}
	basis := fmt.Sprintf("A war is decided by two of the %d cards that you have not seen %s.", len(toCome), s.Since)
	return newCounsel(q, floats(list), "the ante", s.On(fmt.Sprintf("ante-%d", q.Box)), basis)
}

func valueCasinoWar(options table.Options, terms table.Terms, p *Position) (*Values, error) {
	if len(p.Hand) != 1 || len(p.Dealer) != 1 || p.Hand[0].Rank() != p.Dealer[0].Rank() {
		return nil, errors.New("at casino war something is decided only if your card and the dealer's are of one rank: give one card each")
	}
	left, err := without(options.(*casinowar.Options).Decks, p.Hand, p.Dealer, p.Gone)
	if err != nil {
		return nil, err
	}
	list, err := odds.CasinoWarChoices(options, terms, p.Hand[0], p.Dealer[0], left)
	return &Values{Choices: floats(list), Of: "the ante"}, err
}

func chartCasinoWar(options table.Options, terms table.Terms) (*Chart, error) {
	o := options.(*casinowar.Options)
	c := &Chart{Title: "Casino war, " + decks(o.Decks), Of: "the ante", Text: "Go to war on every tie.",
		Marks: []Mark{{"W", "go to war"}, {"S", "surrender"}}}
	part := Part{Name: "Tie of", Heads: []string{only}}
	for rank := card.Two; rank <= card.Ace; rank++ {
		mine, dealers := card.New(rank, card.Hearts), card.New(rank, card.Spades)
		v, err := valueCasinoWar(o, terms, &Position{Hand: []card.Card{mine}, Dealer: []card.Card{dealers}})
		if err != nil {
			return nil, err
		}
		cell := newCell("W", pretty([]card.Card{mine, dealers}), v.Choices)
		if cell.Values[0].Choice != casinowar.War {
			cell.Code, c.Text = "S", "Go to war on the ties marked W."
		}
		part.Rows = append(part.Rows, Row{Name: rankName(rank), Cells: []Cell{cell}})
	}
	c.Parts = []Part{part}
	return c, nil
}
