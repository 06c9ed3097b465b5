package craps

import (
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

// acts are what people do at a craps table besides wagering.
var acts = []table.Declared{
	{ID: "pass-dice", Law: "1.11(a)", Help: "the shooter gives up the dice"},
	{ID: "order-pass", Law: "1.11(a)2", Staff: true, Args: "REASON",
		Help: "the boxman orders the dice passed: 1 unreasonable delay, 2 repeated invalid rolls, 3 breach of the law"},
}

// Check says what section 1.3 and 1.6 forbid beyond the declarations.
func (g *Game) Check(d *table.Dealer, a *table.Act) *law.Refusal {
	switch a.Kind {
	case table.Make:
		if g.finishing {
			if r := g.checkResuming(a); r != nil {
				return r
			}
		}
		if s, ok := g.supports(a.Area); ok {
			return g.checkOdds(d, a, s)
		}
	case table.CallOn, table.CallOff:
		if !restsOnComeOut(a.Area) {
			return law.Refuse("1.3(e)", "a %s is always on", g.layout.Wagers[a.Area].Name)
		}
		if b := d.Bet(a.Seat, a.Area); a.Kind == table.CallOff && !b.On {
			return law.Refuse("1.3(e)", "a %s rests on come out rolls only, and then without being called off", g.layout.Wagers[a.Area].Name)
		}
	case table.Special:
		return g.checkPass(a)
	case table.Report:
		return checkIncident(a)
	}
	return nil
}

// MayRepeat reports whether a wager supports no other and the shooter is not about to give the dice up: then there is
// nothing to say about it.
func (g *Game) MayRepeat(_ table.Seat, a table.Area, _ money.Cents) bool {
	_, supports := g.supports(a)
	return !g.finishing && !supports
}

// After follows what was done.
func (g *Game) After(d *table.Dealer, a *table.Act) {
	switch a.Kind {
	case table.Make:
		if g.finishing && isLine(a.Area) {
			d.Cite("1.11(b)[resume]")
			g.finishing = false
			d.Note("line-bet-come-out", "a line bet is made: the next roll is a come out roll")
		}
	case table.Remove:
		g.reduced(d, a)
		g.endFinishing(d)
	case table.Leave:
		g.forget(func(o original) bool { return o.seat == a.Seat })
		if a.Seat == g.shooter {
			g.giveUp(d)
		}
		g.endFinishing(d)
	case table.Special:
		g.passDice(d, a)
	}
}

// restsOnComeOut reports whether a wager is inactive on a come out roll:
// 1.2(a)5 says so of all place bets, 1.3(e) of place bets to win, and we read
// the first in the light of the second. Lay bets are a form of place bets to
// lose and so always on.
func restsOnComeOut(a table.Area) bool {
	switch {
	case a >= comeOdds && a < comeOdds+6, a >= placeToWin && a < placeToWin+6,
		a >= buy && a < buy+6, a >= hardway && a < hardway+4:
		return true
	}
	return false
}

// Notices are the rules in effect that the sign must state.
func (g *Game) Notices() []table.Notice {
	notices := []table.Notice{
		{By: "1.6(e)[Pass and Come]", Text: "odds of up to " + g.options.Odds.String() + " the Pass or Come Bet"},
		{By: "1.6(e)[Don't Pass and Don't Come]", Text: "laid odds may win up to " + g.options.LayOdds.String() +
			" the Don't Pass or Don't Come Bet"},
	}
	if g.options.AnyAmount {
		notices = append(notices, table.Notice{By: "1.4(e)", Text: "odds, buy and lay bets are taken in any amount, and paid to the next cent"})
	}
	return notices
}
