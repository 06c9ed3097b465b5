package paigowpoker

import (
	"boardwalk/game/deal"
	"boardwalk/law"
	"boardwalk/table"
)

// starting are the paragraphs by which the starting position is determined.
type starting struct {
	fix   law.Cite // that it is, and when
	shake law.Cite // who shakes the shaker
	lid   law.Cite // only the dealer lifts the lid of a shaker that the bank shakes
	total law.Cite // the dealer totals the dice and announces it
	count law.Cite // the total is counted counterclockwise around the table
}

// startings are those of a round without a bank and with one, by the way of dealing.
var startings = [...][2]starting{
	manual: {
		{fix: "11.8(b)", shake: "11.8C(b)", total: "11.8C(b)1", count: "11.8C(b)2"},
		{fix: "11.10(h)", shake: "11.10(h)1", lid: "11.10(h)2", total: "11.10(h)2", count: "11.10(h)3"},
	},
	fromHand: {
		{fix: "11.8A(e)", shake: "11.8C(b)", total: "11.8C(b)1", count: "11.8C(b)2"},
		{fix: "11.8A(e)", shake: "11.10(i)2", lid: "11.10(i)3", total: "11.10(i)3", count: "11.10(i)4"},
	},
	automated: {
		{fix: "11.8B(c)", shake: "11.8C(b)", total: "11.8C(b)1", count: "11.8C(b)2"},
		{fix: "11.10(j)", shake: "11.10(j)", lid: "11.10(j)", total: "11.10(j)", count: "11.10(j)"},
	},
}

// start determines who gets the first card or stack, 11.8C: by the dice, which the
// dealer shakes or the player who has the bank, or by a random number. Additional
// wagers on it are settled at once.
func (g *Game) start(d *table.Dealer) table.Box {
	bank := g.Table.Bank()
	p := &startings[g.dealing][0]
	if bank != table.House {
		p = &startings[g.dealing][1]
	}
	deal.Step(d, p.fix, "starting-position-first", "the starting position is determined before a card is given to anybody")
	var n int
	if g.number {
		n = g.selects(d)
	} else {
		n = g.shake(d, p, bank)
	}
	first := counted(bank.Box(), n)
	if d.Heard() {
		g.counts(d, p, n, first)
	}
	return first
}

// counted is where a count ends that begins with one at a box. It goes
// counterclockwise: from the dealer to the highest position, and on to the lowest.
func counted(from table.Box, n int) table.Box {
	return table.Box((int(from) + boxes*3 - (n - 1)) % boxes)
}

// shake has the shaker shaken, and returns the total of the dice.
func (g *Game) shake(d *table.Dealer, p *starting, bank table.Seat) int {
	if d.Heard() {
		d.Cite(p.shake)
		if bank == table.House {
			d.Note("dealer-shakes", "the dealer shakes the shaker at least three times")
		} else {
			d.NoteAt(bank, "bank-shakes", "shakes the shaker at least three times")
		}
	}
	if !d.Reports().Untroubled() {
		deal.NoRoll(d, "11.11(a)", "11.11(b)", p.lid)
	}
	three := d.Shake()
	if d.Heard() {
		d.Cite(p.total)
		total := totals[three.Total()]
		d.Shows(total, total, uint8(three[0]), uint8(three[1]), uint8(three[2]))
	}
	return three.Total()
}

// selects has the random number generator select a number, and settles the
// additional wagers on it.
func (g *Game) selects(d *table.Dealer) int {
	n := d.Number(numbers)
	if d.Heard() {
		d.Cite("11.8C(c)")
		d.Shows(totals[n], totals[n], uint8(n))
	}
	if g.layout.Wagers[firstNumber].Made != 0 {
		g.settleAdditional(d, firstNumber+table.Area(n-1))
	}
	return n
}

// counts says where the count ends. The regulation has two examples of its own.
func (g *Game) counts(d *table.Dealer, p *starting, n int, first table.Box) {
	by := p.count
	switch {
	case g.number && p.lid == "":
		by = "11.8C(c)"
	case p.lid == "" && n == 8:
		by = "11.8C(b)3i"
	case p.lid == "" && n == 14:
		by = "11.8C(b)3ii"
	}
	d.Cite(by)
	d.Note("first-to-receive", firstTo[first])
	if g.options.Marked {
		deal.Step(d, "11.8C(d)", "starting-position-marked", "the starting position is marked with an additional cut card")
	}
}

// settleAdditional collects the additional wagers on other numbers, and then pays
// those on the number selected: 11.13(b)3 to 6.
func (g *Game) settleAdditional(d *table.Dealer, won table.Area) {
	for b := range d.Bets {
		if b.Area >= firstNumber && b.Area != won {
			d.Cite("11.13(b)4")
			d.Loses(b, "11.13(b)3")
		}
	}
	for _, s := range d.Players().Present() {
		if b := d.Bet(s, won); b != nil {
			d.Wins(b, "11.13(b)5")
		}
	}
	deal.Step(d, "11.13(c)",
		"additional-wagers-settled", "the additional wagers are settled, and have no bearing on any other wager")
}
