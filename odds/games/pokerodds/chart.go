package pokerodds

import (
	"strings"

	"boardwalk/card"
	"boardwalk/odds"
	"boardwalk/odds/advice"
	"boardwalk/odds/housepoker"
	"boardwalk/table"
)

// pokerChart is a chart in the making.
type pokerChart struct {
	*advice.Chart
	game  *pokerGame
	asked *odds.Asked
	codes map[table.Choice]string
}

// charted charts the best play.
func (g *pokerGame) charted(a *odds.Asked) (*advice.Chart, error) {
	c := &pokerChart{Chart: &advice.Chart{Title: a.Rules.Name}, game: g, asked: a, codes: map[table.Choice]string{}}
	if err := g.chart(c); err != nil {
		return nil, err
	}
	return c.Chart, nil
}

// mark says what a choice is called in the chart.
func (c *pokerChart) mark(choice table.Choice, code, means string) {
	c.codes[choice] = code
	c.Marks = append(c.Marks, advice.Mark{Code: code, Means: means})
}

// cell values a hand, with the dealer's cards or the board beside it.
func (c *pokerChart) cell(hand, beside string) (advice.Cell, error) {
	p := &advice.Position{}
	var err error
	if p.Hand, err = card.ParseAll(hand); err != nil {
		return advice.Cell{}, err
	}
	cards := &p.Board
	if c.game.dealer {
		cards = &p.Dealer
	}
	if *cards, err = card.ParseAll(beside); err != nil {
		return advice.Cell{}, err
	}
	v, err := c.game.value(c.asked, p)
	if err != nil {
		return advice.Cell{}, err
	}
	c.Of = v.Of
	x := advice.NewCell("", advice.Pretty(append(p.Hand, *cards...)), v.Choices)
	x.Code = c.codes[x.Values[0].Choice]
	return x, nil
}

// row is one of a part: a name and a hand.
type row struct{ name, hand string }

// byUpCard adds a part with a column for each rank of the dealer's card. It is of a
// suit that the hand has least of.
func (c *pokerChart) byUpCard(name string, rows []row) error {
	part := advice.Part{Name: name}
	for r := card.Ace; ; r-- {
		part.Heads = append(part.Heads, advice.RankName(r))
		if r == card.Two {
			break
		}
	}
	for _, x := range rows {
		line := advice.Row{Name: x.name}
		for r := card.Ace; ; r-- {
			up := string(r.Letter()) + "c"
			for _, suit := range "dhs" {
				if strings.Contains(x.hand, up) {
					up = string(r.Letter()) + string(suit)
				}
			}
			cell := advice.Cell{}
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
	part := advice.Part{Name: name, Heads: []string{"best"}}
	for _, x := range rows {
		hand, beside, _ := strings.Cut(x.hand, "|")
		cell, err := c.cell(hand, beside)
		if err != nil {
			return err
		}
		part.Rows = append(part.Rows, advice.Row{Name: x.name, Cells: []advice.Cell{cell}})
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
		{"A K J 8 3", "As Kh Jd 8c 3s"}, {"A K J 4 2", "As Kh Jd 4c 2s"}, {"A K T 9 8", "As Kh Td 9c 8s"}, {"A K 7 5 3", "As Kh 7d 5c 3s"},
		{"A K 4 3 2", "As Kh 4d 3c 2s"},
	}); err != nil {
		return err
	}
	return c.byUpCard("Other hands", []row{{"Ace high, the best", "As Qh Jd Tc 9s"}, {"Pair of twos", "2s 2h 5d 4c 3s"},
		{"Pair of aces", "As Ah 4d 3c 2s"}})
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
		rows = append(rows, row{"Pair of " + r.Plural(), x + "s " + x + "h " + strings.Join(others, " ")})
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
		{"Flush, the least", "5s 3s 2s"}, {"Straight, the least", "3s 2h As"}, {"Three twos", "2s 2h 2d"}, {"Pair of twos", "2s 2h 9d"},
		{"Pair of aces", "As Ah 9d"},
		{"A K, and a 9", "As Kh 9d"}, {"A Q, and a 9", "As Qh 9d"}, {"A, 9 and 5", "As 9h 5d"}, {"A, 9 and 2", "As 2h 9d"},
		{"K Q, and a 7", "Ks Qh 7d"},
		{"K, 9 and 5", "Ks 9h 5d"}, {"K J, and a 5", "Ks Jh 5d"}, {"Q, 9 and 5", "Qs 9h 5d"}, {"Q 10, and a 5", "Qs Th 5d"},
		{"J 9, and a 5", "Js 9h 5d"}, {"9 7, and a 4", "9s 7h 4d"},
		{"9 8, and a 3", "9s 8h 3d"}, {"3 2, and a 7", "3s 2h 7d"}, {"9 5 of one suit, and a 2", "9s 5s 2d"},
		{"9 8 of one suit, and an ace", "9s 8s Ad"},
		{"9 7 of one suit, and an ace", "9s 7s Ad"}, {"A 6 of one suit, and a king", "As 6s Kd"},
	})
}

func chartDoubleDown(c *pokerChart) error {
	c.mark("double", "D", "double down")
	c.mark("decline", "N", "do not double down")
	c.Text = sentence(housepoker.DoubleDownRules[0].Text)
	return c.list("The four cards that you see", []row{
		{"Pair of fives", "5s 5h 9d Kc"}, {"Pair of sixes", "6s 6h 9d Kc"}, {"Pair of aces", "As Ah 9d Kc"}, {"Two pairs", "3s 3h 2d 2c"},
		{"Three twos", "2s 2h 2d 9c"},
		{"Four of one suit", "9s 7s 4s 2s"}, {"2 3 4 5", "2s 3h 4d 5c"}, {"3 4 5 6", "3s 4h 5d 6c"},
		{"10 J Q K", "Ts Jh Qd Kc"}, {"J Q K A", "Js Qh Kd Ac"},
		{"9 10 J K", "9s Th Jd Kc"}, {"A K Q 9", "As Kh Qd 9c"},
	})
}

func chartLetItRide(c *pokerChart) error {
	c.mark("ride", "R", "let it ride")
	c.mark("withdraw", "W", "withdraw")
	c.Text = sentence(housepoker.LetItRideRules[0].Text)
	if err := c.list("Bet one, with three cards", []row{
		{"Pair of nines", "9s 9h Ad"}, {"Pair of tens", "Ts Th 2d"}, {"Three twos", "2s 2h 2d"}, {"A K 10 of one suit", "As Ks Ts"},
		{"2 3 4 of one suit", "2s 3s 4s"},
		{"A 2 3 of one suit", "As 2s 3s"}, {"3 4 5 of one suit", "3s 4s 5s"}, {"7 8 10 of one suit", "7s 8s Ts"},
		{"6 7 9 of one suit", "6s 7s 9s"},
		{"8 10 Q of one suit", "8s Ts Qs"},
		{"7 9 J of one suit", "7s 9s Js"}, {"A K Q of three suits", "As Kh Qd"},
	}); err != nil {
		return err
	}
	return c.list("Bet two, with four cards", []row{
		{"Pair of nines", "9s 9h Ad|4c"}, {"Pair of tens", "Ts Th 2d|4c"}, {"Two pairs", "2s 2h 3d|3c"}, {"Four of one suit", "9s 7s 4s|2s"},
		{"7 8 9 10", "7s 8h 9d|Tc"},
		{"6 7 8 9", "6s 7h 8d|9c"}, {"J Q K A", "Js Qh Kd|Ac"}, {"9 10 J K", "9s Th Jd|Kc"},
	})
}

// holes adds a part with a row for each rank and a column for the other: of one suit above
// the diagonal, of two suits below it.
func (c *pokerChart) holes(name string, value func(housepoker.HoleClass) (advice.Cell, error)) error {
	part := advice.Part{Name: name}
	for hi := card.Ace; ; hi-- {
		part.Heads = append(part.Heads, advice.RankName(hi))
		line := advice.Row{Name: advice.RankName(hi)}
		for lo := card.Ace; ; lo-- {
			cell, err := value(housepoker.HoleClass{High: max(hi, lo), Low: min(hi, lo), Suited: hi > lo})
			if err != nil {
				return err
			}
			if line.Cells = append(line.Cells, cell); lo == card.Two {
				break
			}
		}
		if part.Rows = append(part.Rows, line); hi == card.Two {
			break
		}
	}
	c.Parts = append(c.Parts, part)
	return nil
}

func chartMiniTex(c *pokerChart) error {
	c.mark("flop", "G", "go on")
	c.mark("river", "R", "go on")
	c.mark("play", "P", "play")
	c.mark("fold", "F", "fold")
	c.Text = sentence(housepoker.MiniTexRules[0].Text)
	if err := c.list("Before the flop", []row{{"3 2", "3s 2h"}, {"5 2", "5s 2h"}, {"6 2", "6s 2h"}, {"7 2", "7s 2h"}, {"8 2", "8s 2h"},
		{"5 2 of one suit", "5s 2s"}}); err != nil {
		return err
	}
	if err := c.list("Before the river", []row{
		{"K 7 on 10 4", "Ks 7h|Td 4c"}, {"K 7 on 10 4, one of your suit", "Ks 7h|Ts 4c"}, {"Q 8 on 9 4", "Qs 8h|9d 4c"},
		{"Pair of fours", "Ks 4h|Td 4c"}, {"A 9 on Q 5 of one suit", "As 9h|Qd 5d"},
	}); err != nil {
		return err
	}
	return c.list("After the river", []row{
		{"Ace and queen, three suits", "As 9h|Qd 5c 2h"}, {"Ace and jack, three suits", "As 9h|Jd 5c 2h"},
		{"Ace and king, two of one suit", "As Kh|Td 5d 2c"},
		{"Pair of twos, two of one suit", "2s 9h|Td 5d 2c"}, {"A ten, on a pair", "Ts 8h|5d 5c Kh"}, {"A jack, on a pair", "Js 8h|5d 5c Kh"},
		{"Flush, the least", "5s 2s|3s Kd 9h"},
	})
}

func chartTexas(c *pokerChart) error {
	c.mark("bet", "B", "bet")
	c.mark("check", "C", "check")
	c.mark("fold", "F", "fold")
	c.Text = sentence(housepoker.TexasRules[0].Text)
	if err := c.holes("Before the flop: of one suit above the diagonal", func(h housepoker.HoleClass) (advice.Cell, error) {
		cards := h.Cards()
		return c.cell(cards[0].String()+" "+cards[1].String(), "")
	}); err != nil {
		return err
	}
	return c.list("Before the turn and before the river", []row{
		{"Pair of twos, three cards", "9s 2h|Kd 7c 2s"}, {"Ace, three cards", "As 4h|Kd 7c 2s"}, {"King, three cards", "Ks 4h|Jd 7c 2s"},
		{"Four of one suit", "9s 4s|Ks 7s 2d"},
		{"Pair of twos, four cards", "9s 2h|Kd 7c 2s Jh"}, {"Ace, four cards", "As 4h|Kd 7c 2s Jh"},
		{"Ace on a pair, four cards", "As 4h|Kd 7c 7s Jh"},
	})
}

func chartMississippi(c *pokerChart) error {
	c.mark("bet-3x", "3", "bet three times the ante")
	c.mark("bet-2x", "2", "bet twice the ante")
	c.mark("bet-1x", "1", "bet as much as the ante")
	c.mark("fold", "F", "fold")
	c.Text = sentence(housepoker.MississippiRules[0].Text)
	if err := c.holes("Third street: of one suit above the diagonal", func(h housepoker.HoleClass) (advice.Cell, error) {
		cards := h.Cards()
		return c.cell(cards[0].String()+" "+cards[1].String(), "")
	}); err != nil {
		return err
	}
	if err := c.list("Fourth street, with three cards", []row{
		{"Pair of fives", "5s 5h|Kd"}, {"Pair of sixes", "6s 6h|2d"}, {"5 6 7 of one suit", "5s 6s|7s"}, {"4 5 6 of one suit", "4s 5s|6s"},
		{"8 10 J of one suit", "8s Ts|Js"}, {"A 4 9 of one suit", "As 4s|9s"}, {"Jack and nine, and a 2", "Js 9h|2d"},
		{"King, and 4 2", "Ks 4h|2d"},
		{"4 5 6", "4s 5h|6d"}, {"3 4 5", "3s 4h|5d"}, {"6 7 9", "6s 7h|9d"}, {"9 6, and a 2", "9s 6h|2d"},
	}); err != nil {
		return err
	}
	return c.list("Fifth street, with four cards", []row{
		{"Pair of fives", "5s 5h|Kd 2c"}, {"Pair of sixes", "6s 6h|2d 9c"}, {"Four of one suit", "9s 7s|4s 2s"}, {"5 6 7 8", "5s 6h|7d 8c"},
		{"4 5 6 7", "4s 5h|6d 7c"}, {"9 10 J K", "9s Th|Jd Kc"}, {"J Q and 4 2", "Js Qh|4d 2c"}, {"K 9 and 4 2", "Ks 9h|4d 2c"},
		{"6 8 10, and a 2", "6s 8h|Td 2c"},
	})
}

func chartUltimate(c *pokerChart) error {
	c.mark("bet-4x", "4", "bet four times the ante")
	c.mark("bet-3x", "3", "bet three times the ante")
	c.mark("bet", "B", "bet")
	c.mark("check", "C", "check")
	c.mark("fold", "F", "fold")
	c.Text = sentence(housepoker.UltimateRules[0].Text)
	if err := c.holes("Before the flop: of one suit above the diagonal", func(h housepoker.HoleClass) (advice.Cell, error) {
		cards := h.Cards()
		return c.cell(cards[0].String()+" "+cards[1].String(), "")
	}); err != nil {
		return err
	}
	return c.list("After the flop and at the end", []row{
		{"Pair of twos in the hand, on the flop", "2s 2h|Kd 9c 7s"}, {"Pair with the flop", "9s 2h|Kd 7c 2s"},
		{"Four of one suit, with a ten", "Ts 4s|Ks 7s 2d"},
		{"Four of one suit, with a nine", "9s 4s|Ks 7s 2d"}, {"Ace, at the end", "As 4h|Kd 7c 2s Jh 9d"},
		{"Six, at the end", "6s 4h|Kd 8c 2s Jh 9d"},
	})
}
