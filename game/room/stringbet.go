package room

import (
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

// How chips get into the pot, 14.7(e) to (g): what was announced counts, and a bet
// that is made is not added to unless the player said in time that there is more
// to come.

// placed returns the paragraph by which a player has placed a bet without letting
// the chips go into the pot. It is empty if nobody reported that.
func (g *Game) placed(d *table.Dealer, s table.Seat) law.Cite {
	if _, ok := g.reported(d, pushed, s); ok {
		return "14.7(f)1"
	}
	if _, ok := g.reported(d, releasedShort, s); ok {
		return "14.7(f)3"
	}
	return ""
}

// putAnnounced puts in what a player has announced, 14.7(e). If the player puts in
// another amount, the rest is added or what is too much comes back.
func (g *Game) putAnnounced(d *table.Dealer, s table.Seat, amount money.Cents, by law.Cite) {
	have := d.Amount(s, bet)
	a, wrong := d.Reports().ReportedIf(func(a *table.Act) bool {
		return a.Word == wrongAmount && a.Args[0] == int(s) && money.Cents(a.Args[1])*money.Dollar != have+amount
	})
	if !wrong {
		g.put(d, s, bet, amount, by)
		return
	}
	in := money.Cents(a.Args[1]) * money.Dollar
	first := min(max(in-have, 0), amount)
	if first > 0 {
		g.put(d, s, bet, first, by)
	}
	excess := min(in-have-amount, d.Players().Stack(s))
	if excess > 0 {
		d.Pots().PutIn(s, bet, excess, by)
	}
	d.Cite("14.7(e)")
	d.Notes().RemarkAmount(s, bet, in, "", "corrected-to-announced", "was put in, and is corrected to what was announced")
	if excess > 0 {
		d.Payments().ReturnsPart(d.Bet(s, bet), excess, table.Push, "14.7(e)")
	}
	if first < amount {
		g.put(d, s, bet, amount-first, "14.7(e)")
	}
}

// manner is how a player puts chips in and what the dealer does about it, after
// the player's wager; and what becomes of a player who then throws the cards
// away. The range is what a bet or raise could have come to.
func (g *Game) manner(d *table.Dealer, offer *table.Offer, s table.Seat, choice table.Choice, could table.Range) {
	by := g.unfinished(d, s, choice)
	refusal := law.Refuse("14.7(g)", "a bet that is made is not increased")
	_, more := g.reported(d, adds, s)
	if !more && (choice == Call || choice == Chip) {
		refusal = law.Refuse("14.7(g)2", "the call is made, and is not raised")
		_, more = g.reported(d, raisesCall, s)
	}
	switch {
	case more && by == "":
		d.Betting().Tell(s, refusal)
	case more:
		g.addTo(d, offer, s, by, could)
	}
	for _, id := range [...]string{throwsAway, discards, turnsDown} {
		if g.throws(d, s, id) {
			return
		}
	}
}

// unfinished returns the paragraph by which a player may still add to the wager:
// 14.7(g)1 if the player said while making it that it is not complete, (g)3 if the
// player said "raise" and both hands have not come to rest. It is empty otherwise.
func (g *Game) unfinished(d *table.Dealer, s table.Seat, choice table.Choice) law.Cite {
	if _, ok := g.reported(d, notComplete, s); ok {
		d.Cite("14.7(g)1")
		d.Notes().Remark(s, "may-complete-bet", "said in time that the bet was not complete, and may complete it")
		return "14.7(g)1"
	}
	if choice != Raise {
		return ""
	}
	if _, ok := g.reported(d, handsMoving, s); ok {
		d.Cite("14.7(g)3")
		d.Notes().Remark(s, "may-complete-until-rest", "may go on until both hands come to rest")
		return "14.7(g)3"
	}
	return ""
}

// addTo asks a player who may add to a wager what it comes to, within the limits
// of a single bet or raise. Who checks leaves it as it is.
func (g *Game) addTo(d *table.Dealer, offer *table.Offer, s table.Seat, by law.Cite, could table.Range) {
	have := d.Amount(s, bet)
	could.Least, could.Most = max(could.Least, have+d.Posted().Chip()), min(could.Most, have+d.Players().Stack(s))
	if could.Least > could.Most {
		d.Betting().Tell(s, law.Refuse(by, "the limits leave nothing to add to the bet"))
		return
	}
	raised := g.bettor == s && g.bet == have // what is added to is a bet or raise, not a call
	a := d.AskAmount(s, s.Box(), 0, offer, mayCheck|mayRaise, could)
	switch {
	case a.Choice != Raise: // or the question was withdrawn
	case raised:
		g.wager(d, s, a.Amount-have, by)
		if g.options.Structure != Fixed {
			g.size += a.Amount - g.bet
		}
		g.full, g.bet = a.Amount, a.Amount
		g.answered(s)
	default:
		g.raise(d, s, a.Amount, by)
	}
}
