package craps

import (
	"strconv"

	"boardwalk/law"
	"boardwalk/table"
)

// The answers to an offer of the dice.
const (
	Accept  table.Choice = "accept"
	Decline table.Choice = "decline"
)

// The dice are offered at the start, after somebody gave them up, and with
// come wagers remaining that a shooter will not bet the line for.
var (
	offerDice   = &table.Offer{ID: "dice", Law: "1.7(b)", Text: "the dice are offered to you", Choices: []table.Choice{Accept, Decline}}
	offerPassed = &table.Offer{ID: "passed-dice", Law: "1.11(c)", Text: "the dice are passed and offered to you",
		Choices: []table.Choice{Accept, Decline}}
	offerRest = &table.Offer{ID: "remaining-dice", Law: "1.11(b)",
		Text: "the dice are offered to you, with come wagers remaining", Choices: []table.Choice{Accept, Decline}}
)

// Open puts the dice on the table.
func (g *Game) Open(d *table.Dealer) {
	d.Cite("1.7(a)")
	n := strconv.Itoa(g.options.Dice)
	d.NoteAt(table.House, n, n+" dice are at the table, in the stickman's cup")
}

// findShooter sees to it that somebody has the dice and may throw them.
func (g *Game) findShooter(d *table.Dealer) {
	if g.shooter == 0 {
		g.offer(d)
	}
	if g.point != 0 || g.hasLineBet(d, g.shooter) {
		return
	}
	// The text lets a new shooter who takes over a point throw without a line
	// bet, since he can no longer make one: the duty is the come out roll's.
	if !g.made || !g.comeWagers(d) {
		g.refuseThrow(d)
	}
	g.offerToFinish(d)
}

func (g *Game) refuseThrow(d *table.Dealer) {
	d.Refuse(g.shooter, law.Refuse("1.8[bet first]", "the shooter must make a Pass or Don't Pass Bet before throwing"))
}

// offer offers the dice clockwise: at the start from the boxman's left, later
// from the left of whoever had them.
func (g *Game) offer(d *table.Dealer) {
	offer, taking := offerDice, law.Cite("1.7(c)")
	if g.last != 0 {
		offer, taking = offerPassed, "1.11(d)"
	}
	first := d.Players().Clockwise(g.last)
	for s := first; s != 0; {
		d.Cite(offer.Law)
		d.NoteAt(s, "dice-offered", "the dice are offered")
		if d.Offer(s, offer) == Accept {
			d.Cite(taking)
			g.take(d, s)
			return
		}
		if s = d.Players().Clockwise(s); s == first {
			break
		}
	}
	d.Refuse(table.House, law.Refuse(offer.Law, "nobody at the table accepts the dice"))
}

// take makes somebody the shooter.
func (g *Game) take(d *table.Dealer, s table.Seat) {
	g.shooter, g.last, g.made = s, 0, false
	d.NoteAt(s, "becomes-shooter", "becomes the shooter and selects two dice; the others go back to the cup")
}

func (g *Game) hasLineBet(d *table.Dealer, s table.Seat) bool {
	return d.Amount(s, pass) > 0 || d.Amount(s, dontPass) > 0
}

// comeWagers reports whether Come or Don't Come Bets remain on their numbers.
func (g *Game) comeWagers(d *table.Dealer) bool {
	for b := range d.Bets {
		if b.Area >= comeTo && b.Area < dontComeTo+6 {
			return true
		}
	}
	return false
}

// offerToFinish is 1.11(b): the shooter will not bet the line, but come wagers
// remain. Another player may take the dice; if nobody does, the shooter rolls
// on without a line bet, only to decide those wagers.
func (g *Game) offerToFinish(d *table.Dealer) {
	if g.finishing {
		return
	}
	for s := d.Players().Clockwise(g.shooter); s != g.shooter && s != 0; s = d.Players().Clockwise(s) {
		d.Cite("1.11(b)")
		d.NoteAt(s, "dice-offered-with-come-wagers", "the dice are offered, with come wagers remaining")
		if d.Offer(s, offerRest) == Accept {
			d.Cite("1.11(d)")
			g.take(d, s)
			if !g.hasLineBet(d, s) {
				g.refuseThrow(d)
			}
			return
		}
	}
	for b := range d.Bets {
		if b.Area == pass || b.Area == dontPass {
			g.refuseThrow(d) // this roll would decide more than the come wagers that remain
		}
	}
	g.finishing = true
	d.Cite("1.11(b)[no taker]")
	d.NoteAt(g.shooter, "rolls-without-line", "rolls without a line bet, only to decide the come wagers that remain")
	d.Cite("1.11(b)[marker]")
	d.NoteAt(g.shooter, "marker-off", "the marker lies Off on the Don't Pass Line before the shooter")
}

// endFinishing goes back to ordinary play when no come wager remains.
func (g *Game) endFinishing(d *table.Dealer) {
	if !g.finishing || g.comeWagers(d) {
		return
	}
	d.Cite("1.11(b)[resume]")
	g.finishing = false
	d.Note("come-wagers-gone", "the come wagers are decided or taken down: the shooter must bet the line again")
}

// checkResuming refuses a line bet that comes while dice are in the air that
// were thrown only to decide come wagers: the shooter's own comes before the
// throw. Whatever else may be made on a come out roll may be made then too, odds
// on the come wagers first of all.
func (g *Game) checkResuming(a *table.Act) *law.Refusal {
	if a.Late && isLine(a.Area) {
		return law.Refuse("1.8[bet first]", "these dice were thrown without a line bet of the shooter's, and decide none")
	}
	return nil
}

func isLine(a table.Area) bool { return a == pass || a == dontPass }

// sevenOut takes the dice from a shooter who threw a losing seven.
func (g *Game) sevenOut(d *table.Dealer) {
	d.Cite("1.11(a)1")
	d.NoteAt(g.shooter, "losing-seven", "a losing seven: the dice pass")
	g.giveUp(d)
}

func (g *Game) giveUp(*table.Dealer) {
	g.last, g.shooter, g.made, g.finishing = g.shooter, 0, false, false
}

// checkPass refuses to take the dice from anybody but the shooter.
func (g *Game) checkPass(a *table.Act) *law.Refusal {
	switch {
	case g.shooter == 0:
		return law.Refuse("1.11(a)", "nobody has the dice")
	case a.Word == "pass-dice" && a.Seat != g.shooter:
		return law.Refuse("1.11(a)", "only the shooter, at position %d, may pass the dice", g.shooter)
	case a.Word == "order-pass" && (a.Args[0] < 1 || a.Args[0] > 3):
		return law.Refuse("1.11(a)2", "the boxman needs a reason: 1 delay, 2 invalid rolls, 3 breach of the law")
	}
	return nil
}

// passDice takes the dice from the shooter, who wants it or is ordered to.
func (g *Game) passDice(d *table.Dealer, a *table.Act) {
	if a.Word == "order-pass" {
		o := orders[a.Args[0]-1]
		d.NoteAt(g.shooter, o.word, o.text)
	} else {
		d.NoteAt(g.shooter, "passes-dice", "passes the dice")
	}
	g.giveUp(d)
}

var orders = [3]struct{ word, text string }{
	{"delay", "is ordered to pass the dice for unreasonable delay"},
	{"invalid-rolls", "is ordered to pass the dice for repeated invalid rolls"},
	{"breach", "is ordered to pass the dice for a breach of the law"},
}
