package advice

import (
	"fmt"
	"strings"

	"boardwalk/card"
	"boardwalk/odds/housepoker"
	"boardwalk/table"
)

// pokerChart is a chart in the making.
type pokerChart struct {
	*Chart
	game    *pokerGame
	options table.Options
	terms   table.Terms
	codes   map[table.Choice]string
}

// charted charts the best play.
func (g *pokerGame) charted(options table.Options, terms table.Terms) (*Chart, error) {
	c := &pokerChart{Chart: &Chart{Title: g.rules.Name}, game: g, options: options, terms: terms, codes: map[table.Choice]string{}}
	if err := g.chart(c); err != nil {
		return nil, err
	}
	return c.Chart, nil
}

// mark says what a choice is called in the chart.
func (c *pokerChart) mark(choice table.Choice, code, means string) {
	c.codes[choice] = code
	c.Marks = append(c.Marks, Mark{code, means})
}

// cell values a hand, with the dealer's cards or the board beside it.
func (c *pokerChart) cell(hand, beside string) (Cell, error) {
	p := &Position{}
	var err error
	if p.Hand, err = card.ParseAll(hand); err != nil {
		return Cell{}, err
	}
	cards := &p.Board
	if c.game.dealer {
		cards = &p.Dealer
	}
	if *cards, err = card.ParseAll(beside); err != nil {
		return Cell{}, err
	}
	v, err := c.game.value(c.options, c.terms, p)
	if err != nil {
		return Cell{}, err
	}
	c.Of = v.Of
	x := newCell("", pretty(append(p.Hand, *cards...)), v.Choices)
	x.Code = c.codes[x.Values[0].Choice]
	return x, nil
}

// row is one of a part: a name and a hand.
type row struct{ name, hand string }

// byUpCard adds a part with a column for each rank of the dealer's card. It is of a
// suit that the hand has least of.
func (c *pokerChart) byUpCard(name string, rows []row) error {
	part := Part{Name: name}
	for r := card.Ace; ; r-- {
		part.Heads = append(part.Heads, rankName(r))
		if r == card.Two {
			break
		}
	}
	for _, x := range rows {
		line := Row{Name: x.name}
		for r := card.Ace; ; r-- {
			up := string(r.Letter()) + "c"
			for _, suit := range "dhs" {
				if strings.Contains(x.hand, up) {
					up = string(r.Letter()) + string(suit)
				}
			}
			cell := Cell{}
			if !strings.Contains(x.hand, up) {
				var err error
				if cell, err = c.cell(x.hand, up); err != nil {
					return err
				}
			}
			if line.Cells = append(line.Cells, cell); r == card.Two {
				break
			}
		}
		part.Rows = append(part.Rows, line)
	}
	c.Parts = append(c.Parts, part)
	return nil
}

// list adds a part with one column, for hands with cards beside them after a bar.
func (c *pokerChart) list(name string, rows []row) error {
	part := Part{Name: name, Heads: []string{"best"}}
	for _, x := range rows {
		hand, beside, _ := strings.Cut(x.hand, "|")
		cell, err := c.cell(hand, beside)
		if err != nil {
			return err
		}
		part.Rows = append(part.Rows, Row{Name: x.name, Cells: []Cell{cell}})
	}
	c.Parts = append(c.Parts, part)
	return nil
}

// sentence makes a rule the text of a chart.
func sentence(text string) string { return strings.ToUpper(text[:1]) + text[1:] + "." }

func chartCaribbean(c *pokerChart) error {
	c.mark("bet", "B", "bet")
	c.mark("fold", "F", "fold")
	c.Text = sentence(housepoker.CaribbeanRules[0].Text)
	if err := c.byUpCard("Ace and king, by the dealer's card", []row{
		{"A K Q J 9", "As Kh Qd Jc 9s"}, {"A K Q J 2", "As Kh Qd Jc 2s"}, {"A K Q 8 3", "As Kh Qd 8c 3s"}, {"A K J T 8", "As Kh Jd Tc 8s"},
		{"A K J 8 3", "As Kh Jd 8c 3s"}, {"A K J 4 2", "As Kh Jd 4c 2s"}, {"A K T 9 8", "As Kh Td 9c 8s"}, {"A K 7 5 3", "As Kh 7d 5c 3s"}, {"A K 4 3 2", "As Kh 4d 3c 2s"},
	}); err != nil {
		return err
	}
	return c.byUpCard("Other hands", []row{{"Ace high, the best", "As Qh Jd Tc 9s"}, {"Pair of twos", "2s 2h 5d 4c 3s"}, {"Pair of aces", "As Ah 4d 3c 2s"}})
}

func chartFourCard(c *pokerChart) error {
	c.mark("play 3", "3", "play three times the ante")
	c.mark("play 1", "1", "play as much as the ante")
	c.mark("fold", "F", "fold")
	c.Text = sentence(housepoker.FourRules[0].Text)
	housepoker.PrepareFour()
	var rows []row
	for r := card.Ace; ; r-- {
		x := string(r.Letter())
		// Beside a pair the other cards are those in the middle that make nothing with it.
		others := []string{"Kd", "Jc", "7s"}
		switch {
		case r >= card.Ten:
			others = []string{"9d", "6c", "3s"}
		case r == card.Seven:
			others = []string{"Kd", "Jc", "4s"}
		}
		rows = append(rows, row{fmt.Sprint("Pair of ", r, "s"), x + "s " + x + "h " + strings.Join(others, " ")})
		if r == card.Two {
			break
		}
	}
	rows = append(rows, row{"Ace high", "As Kh Qd 9c 7s"}, row{"Two pairs", "3s 3h 2d 2c 9s"})
	return c.byUpCard("Hands, by the dealer's card", rows)
}

func chartThreeDraw(c *pokerChart) error {
	c.mark("in-to-win", "P", "play the three cards")
	c.mark("discard-first", "1", "replace the first card")
	c.mark("discard-second", "2", "replace the second card")
	c.mark("discard-third", "3", "replace the third card")
	c.mark("fold", "F", "fold")
	c.Text = sentence(housepoker.ThreeDrawRules[0].Text)
	return c.list("Hands", []row{
		{"Flush, the least", "5s 3s 2s"}, {"Straight, the least", "3s 2h As"}, {"Three twos", "2s 2h 2d"}, {"Pair of twos", "2s 2h 9d"}, {"Pair of aces", "As Ah 9d"},
		{"A K, and a 9", "As Kh 9d"}, {"A Q, and a 9", "As Qh 9d"}, {"A, 9 and 5", "As 9h 5d"}, {"A, 9 and 2", "As 2h 9d"}, {"K Q, and a 7", "Ks Qh 7d"},
		{"K, 9 and 5", "Ks 9h 5d"}, {"K J, and a 5", "Ks Jh 5d"}, {"Q, 9 and 5", "Qs 9h 5d"}, {"Q 10, and a 5", "Qs Th 5d"}, {"J 9, and a 5", "Js 9h 5d"}, {"9 7, and a 4", "9s 7h 4d"},
		{"9 8, and a 3", "9s 8h 3d"}, {"3 2, and a 7", "3s 2h 7d"}, {"9 5 of one suit, and a 2", "9s 5s 2d"}, {"9 8 of one suit, and an ace", "9s 8s Ad"},
		{"9 7 of one suit, and an ace", "9s 7s Ad"}, {"A 6 of one suit, and a king", "As 6s Kd"},
	})
}
