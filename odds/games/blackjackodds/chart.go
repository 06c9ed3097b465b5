package blackjackodds

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"boardwalk/card"
	"boardwalk/game/blackjack"
	"boardwalk/sim"
	"boardwalk/table"
)

// chart is how a player plays at blackjack, by letters: hands by whether they
// are soft and by score, pairs by what a card of theirs counts, each by what
// the dealer's first card counts, an ace as one.
type chart struct {
	totals [2][22][11]byte
	pairs  [11][11]bool
	insure bool
}

// counts is what each card counts, an ace as one.
var counts = func() (n [card.Joker]uint8) {
	for _, c := range card.Deck() {
		points, _ := blackjack.Worth(c)
		n[c] = uint8(points)
	}
	return
}()

// charted are players who play by a chart.
type charted struct {
	*chart
	game   *blackjack.Game
	decide *table.Offer

	draw, double, split, surrender table.Choices
}

func sitWith(c *chart, t *table.Table) table.Players {
	p := &charted{chart: c, game: t.Game().(*blackjack.Game)}
	for _, o := range t.Layout().Offers {
		if o.ID == "decide" {
			p.decide = o
		}
	}
	for i, c := range p.decide.Choices { // asked once, because they are bits of every question
		switch c {
		case blackjack.Draw:
			p.draw = 1 << i
		case blackjack.Double:
			p.double = 1 << i
		case blackjack.Split:
			p.split = 1 << i
		case blackjack.Surrender:
			p.surrender = 1 << i
		}
	}
	return p
}

// Answer looks the hand up.
func (p *charted) Answer(q *table.Question) table.Answer {
	if q.Offer != p.decide {
		if p.insure && q.Offer.ID == "insurance" {
			return table.Answer{Choice: blackjack.Insure}
		}
		return table.Answer{Choice: q.First()}
	}
	return table.Answer{Choice: p.choose(q)}
}

func (p *charted) choose(q *table.Question) table.Choice {
	h := p.game.Hand(q.Box, q.Hand)
	first, _ := p.game.UpCard()
	up := counts[first]
	if q.Open&p.split != 0 && p.pairs[counts[h.Cards()[0]]][up] {
		return blackjack.Split
	}
	soft := 0
	if h.Soft() {
		soft = 1
	}
	letter := p.totals[soft][h.Score()][up]
	switch letter {
	case 'D', 'S':
		if q.Open&p.double != 0 {
			return blackjack.Double
		}
	case 'r', 'R':
		if q.Open&p.surrender != 0 {
			return blackjack.Surrender
		}
	}
	if (letter == 'd' || letter == 'D' || letter == 'r') && q.Open&p.draw != 0 {
		return blackjack.Draw
	}
	return blackjack.Stand
}

// chartLines reads the rows of a chart.
type chartLines struct{ chart }

func (r *chartLines) Line(words []string) error {
	if words[0] == "insurance" {
		if len(words) != 2 || words[1] != "yes" && words[1] != "no" {
			return errors.New(`"insurance yes" or "insurance no"`)
		}
		r.insure = words[1] == "yes"
		return nil
	}
	if len(words) < 3 {
		return errors.New(`a row is hard, soft or pair, a number and ten letters, like "hard 12 ddsssddddd"`)
	}
	letters := strings.Join(words[2:], "")
	if len(letters) != 10 {
		return fmt.Errorf("a row has a letter for each first card of the dealer, 2 to 10 and the ace: 10 and not %d", len(letters))
	}
	switch words[0] {
	case "hard":
		return r.totalsRow(0, words[1], letters, 4)
	case "soft":
		return r.totalsRow(1, words[1], letters, 12)
	case "pair":
		return r.pairRow(words[1], letters)
	}
	return fmt.Errorf("a row is hard, soft or pair, not %s", words[0])
}

func (r *chartLines) totalsRow(soft int, which, letters string, least int) error {
	from, to, err := sim.Numbers(which, least, 20)
	if err != nil {
		return err
	}
	if i := strings.IndexFunc(letters, func(c rune) bool { return !strings.ContainsRune("sdDSrR", c) }); i >= 0 {
		return fmt.Errorf("%q is not one of the letters s, d, D, S, r and R", letters[i])
	}
	for score := from; score <= to; score++ {
		if r.totals[soft][score] != [11]byte{} {
			return fmt.Errorf("%s has a row already", [2]string{"hard ", "soft "}[soft]+strconv.Itoa(score))
		}
		for i := range letters {
			r.totals[soft][score][upOf(i)] = letters[i]
		}
	}
	return nil
}

// upOf is what the dealer's card of a column counts: 2 to 10, then the ace.
func upOf(column int) int { return (column+1)%10 + 1 }

func (r *chartLines) pairRow(which, letters string) error {
	if which == "A" {
		which = "1"
	}
	from, to, err := sim.Numbers(which, 1, 10)
	if err != nil {
		return fmt.Errorf("a pair is of A or of a number from 2 to 10, not %s", which)
	}
	for i := range letters {
		if letters[i] != 'p' && letters[i] != '-' {
			return fmt.Errorf("%q is not one of the letters p and -", letters[i])
		}
		for value := from; value <= to; value++ {
			r.pairs[value][upOf(i)] = letters[i] == 'p'
		}
	}
	return nil
}

func (r *chartLines) Strategy() (sim.Strategy, error) {
	c := r.chart
	for soft, least := range [2]int{5, 13} {
		for score := least; score <= 20; score++ {
			if c.totals[soft][score] == [11]byte{} {
				return sim.Strategy{}, fmt.Errorf("%s has no row", [2]string{"hard ", "soft "}[soft]+strconv.Itoa(score))
			}
		}
	}
	// A pair of twos or aces that is not split has its row only where somebody
	// cares to write it.
	for soft, least := range [2]int{4, 12} {
		if c.totals[soft][least] == [11]byte{} {
			c.totals[soft][least] = c.totals[soft][least+1]
		}
	}
	return sim.Strategy{Text: "by a chart", Sit: func(t *table.Table) table.Players { return sitWith(&c, t) }}, nil
}
