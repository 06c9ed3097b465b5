package room

import (
	"boardwalk/money"
	"boardwalk/table"
)

// pot is the pot in the center of the table or, after the first, a side pot.
type pot struct {
	amount money.Cents
	fresh  money.Cents // the part that came in since rake was last taken
	who    seats       // who may win it, if still in the round
	from   [maxSeats + 1]money.Cents
}

func (p *pot) add(s table.Seat, amount money.Cents) {
	p.amount += amount
	p.fresh += amount
	p.from[s] += amount
}

// gather takes all that lies before the players into the pots. Each amount
// that a player who contends has put in is matched by the others' as far as it
// goes; what goes beyond it is a side pot for those who have put in more,
// 14.7(c)4.
func (g *Game) gather(d *table.Dealer, a table.Area) {
	var left [maxSeats + 1]money.Cents
	for _, s := range g.order {
		if b := d.Bet(s, a); b != nil {
			left[s] = b.Amount
			d.Pots().Gather(b)
		}
	}
	for {
		level, in := money.MaxStake, seats(0)
		for s := range g.live.each {
			if left[s] > 0 {
				level = min(level, left[s])
				in |= bit(s)
			}
		}
		if in == 0 {
			break
		}
		p := g.pot(d, in)
		for _, s := range g.order {
			part := min(left[s], level)
			left[s] -= part
			p.add(s, part)
		}
	}
	// What only players put in who have folded since goes to the last pot, or is
	// the pot.
	for _, s := range g.order {
		if left[s] == 0 {
			continue
		}
		if g.potCount == 0 {
			g.pot(d, g.live)
		}
		g.pots[g.potCount-1].add(s, left[s])
	}
}

// gatherDead takes antes that are not the same for all into the first pot,
// which everybody contends for.
func (g *Game) gatherDead(d *table.Dealer) {
	p := g.pot(d, g.live)
	for _, s := range g.order {
		if b := d.Bet(s, ante); b != nil {
			p.add(s, b.Amount)
			d.Pots().Gather(b)
		}
	}
}

// pot returns the last pot if those and nobody else contend for it, or a new
// one.
func (g *Game) pot(d *table.Dealer, in seats) *pot {
	if g.potCount > 0 {
		if last := &g.pots[g.potCount-1]; last.who&g.live == in&g.live {
			return last
		}
		if d.Heard() {
			g.sidePot(d, in)
		}
	}
	g.pots[g.potCount] = pot{who: in}
	g.potCount++
	return &g.pots[g.potCount-1]
}

// sidePot tells of a side pot, and who cannot win it, 14.7(c)4.
func (g *Game) sidePot(d *table.Dealer, in seats) {
	d.Cite("14.7(c)4iii")
	d.Pots().PotFormed(g.potCount, 0, uint32(in), "14.1[side pot]", "a side pot is formed, which an all-in player cannot win")
	d.Cite("14.7(c)4i")
	for s := range (g.live &^ in).each {
		d.NoteAt(s, "own-pots-only", "can win only the pots that have the player's own money")
	}
}

// anted ends the placing of the antes, which are in the pot and yet nothing
// that was bet in a betting round.
func (g *Game) anted() {
	for i := range g.pots[:g.potCount] {
		g.reached += g.pots[i].fresh
		g.pots[i].fresh = 0
	}
}

// merge joins pots for which the same players contend, now that others have
// folded.
func (g *Game) merge() {
	kept := 1
	for i := 1; i < g.potCount; i++ {
		last := &g.pots[kept-1]
		if last.who&g.live == g.pots[i].who&g.live {
			last.amount += g.pots[i].amount
			continue
		}
		g.pots[kept] = g.pots[i]
		kept++
	}
	g.potCount = min(g.potCount, kept)
}
