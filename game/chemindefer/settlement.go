package chemindefer

import (
	"boardwalk/game/baccarat"
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

// Outcome is how a round came out.
type Outcome uint8

// The outcomes of a round.
const (
	StandOff Outcome = iota
	BankerWins
	PlayerWins
)

// callResult announces the Point Counts and which hand has won.
func (g *Game) callResult(d *table.Dealer) Outcome {
	p, b := g.player.count, g.banker.count
	if d.Heard() {
		d.Cite("4.10(a)")
		d.Announce("result", baccarat.ResultCall(int(p), int(b)))
	}
	switch {
	case b > p:
		return BankerWins
	case p > b:
		return PlayerWins
	}
	d.Announce("stand-off", "Stand Off")
	return StandOff
}

// settle collects what loses into the centre of the table and pays what wins from
// there. As much lies on both sides.
func (g *Game) settle(d *table.Dealer, o Outcome) {
	banked := d.Bet(g.bank, bankArea)
	switch o {
	case BankerWins:
		d.Cite("4.10(b)[banker wins]")
		for _, b := range g.wagers[:g.wagered] {
			if b.Amount > 0 {
				d.Bank().Loses(table.TheCentre, b, "4.7(g)2")
			}
		}
		won := banked.Amount
		d.Bank().Wins(table.TheCentre, banked, 0, "4.6(a)1")
		g.extract(d, won)
	case PlayerWins:
		d.Cite("4.10(b)")
		d.Bank().Loses(table.TheCentre, banked, "4.6(a)2")
		for _, b := range g.wagers[:g.wagered] {
			if b.Amount > 0 {
				d.Bank().Wins(table.TheCentre, b, 0, "4.7(g)1")
			}
		}
	case StandOff:
		for _, b := range g.wagers[:g.wagered] {
			if b.Amount > 0 {
				d.Returns(b, "4.7(g)3")
			}
		}
		d.Returns(banked, "4.6(a)3")
	}
}

// extract takes the vigorish of what the Banker won, at once.
func (g *Game) extract(d *table.Dealer, won money.Cents) {
	owed, by := g.vigorish(won)
	if owed > 0 {
		if d.Heard() {
			d.Cite("4.10(c)[collection]")
			d.NoteAt(g.bank, "vigorish-at-once", "the vigorish is collected immediately after the round")
		}
		d.Payments().Charge(g.bank, bankArea, owed, by)
	}
}

// vigorish is what the Banker owes for an amount that was won, and under which
// paragraph: the rate, or the rounding where that makes a difference. Rounded up it
// could be more than a very small wager wins; as we read it, vigorish comes out of
// the amount won and so is never more.
func (g *Game) vigorish(won money.Cents) (money.Cents, law.Cite) {
	if g.unit == 0 {
		return g.rate.Down(won, money.Cent), "4.10(c)"
	}
	owed := min(g.rate.Up(won, g.unit), won)
	if int64(owed)*int64(money.Whole) != int64(won)*int64(g.rate) {
		return owed, "4.10(c)[rounding]"
	}
	return owed, "4.10(c)"
}
