package twentyone

import (
	"cmp"
	"fmt"
	"strings"

	"boardwalk/game/blackjack"
)

// mark is what a chart says in one place.
type mark struct {
	code  string
	means string
	fill  string // of the picture
}

// The marks of a chart. A player who may not do the first does the second.
var (
	markStand          = mark{"S", "stand", "#e9d8a6"}
	markDraw           = mark{"H", "hit", "#ffffff"}
	markDoubleDraw     = mark{"D", "double down, or else hit", "#94d2bd"}
	markDoubleStand    = mark{"Ds", "double down, or else stand", "#6fb7c9"}
	markSplit          = mark{"P", "split the pair", "#f2a65a"}
	markSurrenderDraw  = mark{"Rh", "surrender, or else hit", "#d8a7d8"}
	markSurrenderStand = mark{"Rs", "surrender, or else stand", "#c58bb5"}
	marks              = []*mark{&markStand, &markDraw, &markDoubleDraw, &markDoubleStand, &markSplit, &markSurrenderDraw, &markSurrenderStand,
		&markAttack, &markStay, &markGiveUp, &markAgain}
)

// The marks of the kin of blackjack.
var (
	markAttack = mark{"A", "raise the wager", "#94d2bd"}
	markStay   = mark{"-", "do not raise", "#ffffff"}
	markGiveUp = mark{"G", "give the doubled hand up", "#d8a7d8"}
	markAgain  = mark{"2", "double again", "#6fb7c9"}
)

// stars are marks with a number of cards from which on the hand is drawn to: 3 to 6
// of each mark that has such exceptions.
var stars = func() (list []*mark) {
	for _, m := range []mark{markStand, markDoubleDraw, markDoubleStand, markSurrenderDraw, markSurrenderStand} {
		for n := 3; n <= mostTold; n++ {
			list = append(list, &mark{fmt.Sprint(m.code, n, "*"), fmt.Sprintf("%s; with %d cards or more hit", m.means, n), m.fill})
		}
	}
	return list
}()

// starred is a mark with an exception.
func starred(m *mark, n int) *mark {
	for _, s := range stars {
		if s.code == fmt.Sprint(m.code, n, "*") {
			return s
		}
	}
	return m
}

// of is the mark of an entry.
func (c *column) of(soft bool, total int) *mark {
	a := c.total[kind(soft)][total]
	switch draws := a.otherwise() == toDraw; {
	case c.surrender[kind(soft)][total] && draws:
		return &markSurrenderDraw
	case c.surrender[kind(soft)][total]:
		return &markSurrenderStand
	case a.doubles() && draws:
		return &markDoubleDraw
	case a.doubles():
		return &markDoubleStand
	case draws:
		return &markDraw
	}
	return &markStand
}

// chart is a strategy as rows and columns.
type chart struct {
	title   string
	under   string // a line about the rules
	heads   []string
	columns []*column
	parts   []part
}

type part struct {
	name string
	rows []row
}

type row struct {
	name  string
	marks []*mark
}

func (s *Strategy) chart() *chart {
	c := &chart{title: cmp.Or(s.options.Name(), "Blackjack") + ", " + rulesText(&s.options)}
	c.under = fmt.Sprintf("Worth %+.4f%% of the wager, from a fresh shoe", 100*s.ev)
	for v := range values { // the ace last
		c.add(s, (v+1)%values, valueName((v+1)%values))
	}
	for k, word := range []string{"", "s"} { // a blackjack that everybody sees leaves nothing to decide
		for t := 4; t <= 20; t++ {
			c.add(s, values+22*k+t, word+fmt.Sprint(t))
		}
	}
	if seven := s.columns[6]; seven != nil && seven.superFrom > 0 {
		c.under += fmt.Sprintf(" and without the super bonus. Draw to two sevens of one suit against a 7 where that "+
			"is more than %d times the wager.",
			(seven.superFrom+superParts-1)/superParts)
	}
	if s.options.Dealing == blackjack.BothUp {
		c.under += " Above, the dealer's total, s for soft."
	}
	c.parts = []part{c.totals("Hard", false, 5, 20), c.totals("Soft", true, 13, 20), c.pairs()}
	if s.options.Attack {
		c.parts = append([]part{c.attack(s)}, c.parts...)
	}
	if s.options.Rescue || s.options.SurrenderAnytime {
		c.parts = append(c.parts, c.doubled())
	}
	if s.options.SurrenderAnytime && !s.options.PlayAces {
		c.parts = append(c.parts, c.splitAces())
	}
	c.exceptions()
	return c
}

func (c *chart) add(s *Strategy, at int, name string) {
	if s.columns[at] != nil {
		c.columns, c.heads = append(c.columns, s.columns[at]), append(c.heads, name)
	}
}

func (c *chart) totals(name string, soft bool, low, high int) part {
	p := part{name: name}
	for t := high; t >= low; t-- {
		r := row{name: fmt.Sprint(t)}
		if soft {
			r.name = fmt.Sprintf("A %d", t-11)
		}
		for _, col := range c.columns {
			r.marks = append(r.marks, col.of(soft, t))
		}
		p.rows = append(p.rows, r)
	}
	return p
}

func (c *chart) pairs() part {
	p := part{name: "Pairs"}
	for i := range values { // aces, then tens down to twos
		v := (values - i) % values
		r := row{name: valueName(v) + " " + valueName(v)}
		total, soft := 2*(v+1), v == 0
		if soft {
			total = 12
		}
		for _, col := range c.columns {
			m := col.of(soft, total)
			if col.split[v] {
				m = &markSplit
			}
			r.marks = append(r.marks, m)
		}
		p.rows = append(p.rows, r)
	}
	return p
}

// attack is the row that says on which cards of the dealer's to raise.
func (c *chart) attack(s *Strategy) part {
	r := row{name: "Raise"}
	for v := range values {
		m := &markStay
		if s.attacks[(v+1)%values] {
			m = &markAttack
		}
		r.marks = append(r.marks, m)
	}
	return part{name: "First", rows: []row{r}}
}

// doubled is the rows of hands that were doubled down.
func (c *chart) doubled() part {
	p := part{name: "After"}
	for t := 17; t >= 12; t-- {
		r := row{name: fmt.Sprint(t)}
		for _, col := range c.columns {
			m := &markStand
			if col.total[0][t]&toRescue != 0 {
				m = &markGiveUp
			}
			if col.total[0][t]&toAgain != 0 {
				m = &markAgain
			}
			r.marks = append(r.marks, m)
		}
		p.rows = append(p.rows, r)
	}
	return p
}

// splitAces is the rows of split aces that have one card each.
func (c *chart) splitAces() part {
	p := part{name: "Split"}
	for t := 20; t >= 12; t-- {
		r := row{name: fmt.Sprint("A ", t-11)}
		if t == 12 {
			r.name = "A A"
		}
		for _, col := range c.columns {
			m := &markStand
			if col.aces[t] {
				m = &markSurrenderStand
			}
			r.marks = append(r.marks, m)
		}
		p.rows = append(p.rows, r)
	}
	return p
}

// exceptions puts a star to the marks of totals that are drawn to with more cards.
func (c *chart) exceptions() {
	for _, p := range c.parts {
		if p.name != "Hard" && p.name != "Soft" {
			continue
		}
		for _, r := range p.rows {
			t := pointsOf(strings.TrimPrefix(r.name, "A "))
			if p.name == "Soft" {
				t += 11
			}
			for i, col := range c.columns {
				if n := col.draws[kind(p.name == "Soft")][t]; n > 0 {
					r.marks[i] = starred(r.marks[i], int(n))
				}
			}
		}
	}
}

// used lists the marks that the chart has.
func (c *chart) used() (list []*mark) {
	seen := map[*mark]bool{}
	for _, p := range c.parts {
		for _, r := range p.rows {
			for _, m := range r.marks {
				seen[m] = true
			}
		}
	}
	for _, m := range marks {
		if seen[m] {
			list = append(list, m)
		}
	}
	for _, m := range stars {
		if seen[m] {
			list = append(list, m)
		}
	}
	return list
}

var dealingText = map[string]string{
	blackjack.NoHoleCard: "no hole card", blackjack.HoleCard: "hole card", blackjack.HoleCardReader: "card reader",
	blackjack.BothUp: "both cards up",
}

// rulesText says which options matter to a strategy.
func rulesText(o *blackjack.Options) string {
	words := []string{fmt.Sprintf("%d decks", o.Decks), dealingText[o.Dealing]}
	if o.Decks == 1 {
		words[0] = "one deck"
	}
	words = append(words, []string{"", "", "pairs split once", "pairs split up to three hands", "pairs split up to four hands"}[o.SplitHands])
	for _, extra := range []struct {
		on   bool
		text string
	}{
		{o.SplitHands > 2 && o.SplitAcesOnce, "aces split once"}, {o.Surrender, "surrender"},
		{o.SoftDouble, "soft 19 and 20 doubled"}, {o.FiveCard21, "five cards totalling 21"},
		{o.FiveCardOdds, "2 to 1 on five cards totalling 21"}, {o.SuitedSixSevenEight, "2 to 1 on 6-7-8 of one suit"},
		{o.ThreeSevens, "3 to 2 on three sevens"}, {o.DesignatedAce != "none", "2 to 1 on a designated blackjack"},
		{o.MultipleAction != "none", "multiple action"},
	} {
		if extra.on {
			words = append(words, extra.text)
		}
	}
	return strings.Join(words, ", ")
}

// ChartText returns the strategy as a table to be read in a terminal.
func ChartText(s *Strategy) string {
	c := s.chart()
	var b strings.Builder
	fmt.Fprintf(&b, "%s\n%s\n", c.title, c.under)
	width := 2
	for _, m := range c.used() {
		width = max(width, len(m.code))
	}
	for _, h := range c.heads {
		width = max(width, len(h))
	}
	for _, p := range c.parts {
		fmt.Fprintf(&b, "\n%-6s", p.name)
		for _, h := range c.heads {
			fmt.Fprintf(&b, " %*s", width, h)
		}
		b.WriteByte('\n')
		for _, r := range p.rows {
			fmt.Fprintf(&b, "%6s", r.name)
			for _, m := range r.marks {
				fmt.Fprintf(&b, " %*s", width, m.code)
			}
			b.WriteByte('\n')
		}
	}
	b.WriteByte('\n')
	for _, m := range c.used() {
		fmt.Fprintf(&b, "%-2s %s\n", m.code, m.means)
	}
	return b.String()
}
