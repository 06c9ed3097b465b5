package room

import (
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

// amounts returns what a player's bet or raise may come to, or nothing if the
// player may make none.
func (g *Game) amounts(d *table.Dealer, s table.Seat) (least, most money.Cents) {
	have := d.Amount(s, bet)
	all := have + d.Players().Stack(s)
	if all <= g.bet || !g.mayRaise(s) {
		return 0, 0
	}
	least, most = g.fullRaise(), g.bet+d.Posted().Limit(bet).Max
	switch g.options.Structure {
	case Fixed:
		most = least
	case PotLimit:
		most = min(most, g.bet+g.inPots(d)+g.bet-have)
	}
	most = max(most, least)
	if g.options.Record {
		least, most = g.elsewhere(d, s, least, most)
	}
	return min(least, all), min(most, all)
}

// elsewhere widens what a bet or raise may come to as other houses have it, for
// a hand that was recorded there: it need be no more than what the others can
// still answer. Over a bet that was all-in for less the whole bet may be counted
// from that bet at fixed limits too, be it a raise of the forced bet; and an opening
// bet below the minimum may be made up to the minimum whatever the limits are.
func (g *Game) elsewhere(d *table.Dealer, s table.Seat, least, most money.Cents) (money.Cents, money.Cents) {
	if short := g.bet > 0 && g.bet < g.size && (g.bettings > 0 || g.voluntary.has(g.bettor)); short || g.full > 0 {
		if g.options.Structure == Fixed {
			most = max(most, g.bet+g.size)
		}
		if short {
			least = min(least, g.size)
		}
	}
	answer := money.Cents(0)
	for o := range (g.live &^ g.allIn &^ bit(s)).each {
		answer = max(answer, d.Amount(o, bet)+d.Players().Stack(o))
	}
	if answer > g.bet {
		least = min(least, answer)
	}
	return least, most
}

// fullRaise is what the least full bet or raise comes to. At fixed limits that
// is one bet more than the last full one, which completes a bet that fell short
// of it; elsewhere at least as much again as the last bet or raise.
func (g *Game) fullRaise() money.Cents {
	if g.options.Structure == Fixed {
		to := g.full + g.size
		for to <= g.bet {
			to += g.size
		}
		return to
	}
	return g.bet + g.size
}

// inPots is all that was put in so far, in the pots and before the players.
func (g *Game) inPots(d *table.Dealer) money.Cents {
	sum := d.Pots().Pot()
	for _, s := range g.order {
		sum += d.Amount(s, bet)
	}
	return sum
}

// mayRaise says whether a player may bet or raise now: not beyond the posted
// number of raises unless two players are left, not after a check where that
// is posted, not if nobody could answer, and not if what was raised since the
// player acted is less than a full raise. A player who has only checked may raise
// whatever was bet since, 14.7(j), also what is all-in for less than the minimum.
// In a hand from elsewhere half a bet may count as a full one at fixed limits.
func (g *Game) mayRaise(s table.Seat) bool {
	p := &g.players[s]
	switch {
	case g.live&^g.allIn&^bit(s) == 0, g.capped(), p.checked && !g.options.CheckRaise:
		return false
	case p.checked && p.facing == 0 && g.options.RaiseShort:
		return true
	}
	enough := g.size
	if g.options.Record && g.options.Structure == Fixed {
		enough = (g.size + 1) / 2
	}
	return !g.acted.has(s) || g.bet-p.facing >= enough
}

// capped reports whether the posted number of raises is reached, 14.17. The bet
// that is raised does not count, and with two players left nothing does.
func (g *Game) capped() bool {
	most := g.options.Raises
	return most > 0 && g.raises >= most && g.full > 0 && g.live.count() > 2
}

// barred says why a player may not raise, if a sign at the table does not let
// the player.
func (g *Game) barred(d *table.Dealer, s table.Seat) {
	switch {
	case g.capped():
		d.Cite("14.17[raises]")
		d.Notes().Remark(s, "raises-used-up", "may not raise: the betting round has had its number of raises")
	case g.players[s].checked && !g.options.CheckRaise:
		d.Cite("14.7(j)")
		d.Notes().Remark(s, "no-raise-after-check", "may not raise after a check")
	case g.players[s].checked && !g.options.RaiseShort && g.bet < g.size:
		d.Cite("14.7(j)")
		d.Notes().Remark(s, "no-raise-of-short-all-in", "may not raise after a check what is all-in for less than the minimum")
	}
}

// oversized is 14.7(i): a single chip that is larger than required, without a
// word, is a call. A live table refuses a chip that the player does not have, or
// that is no larger; where a journal or a strategy names one all the same, the call
// is made without it.
func (g *Game) oversized(d *table.Dealer, s table.Seat, chip money.Cents, by law.Cite) {
	if d.Heard() {
		switch required := g.bet - d.Amount(s, bet); {
		case chip > d.Players().Chips(s):
			d.Betting().Tell(s, law.Refuse("14.7(i)", "the player has no chip of %s", chip))
		case chip != 0 && chip <= required:
			d.Betting().Tell(s, law.Refuse("14.7(i)", "a chip of %s is no larger than the %s that is required", chip, required))
		default:
			d.Cite("14.7(i)")
			d.Notes().RemarkAmount(s, bet, chip, "", "single-chip-calls", "a single chip without a word is a call, and change is given")
		}
	}
	g.call(d, s, by)
}

// blinds is 14.10(d): the player left of the button makes a blind bet, and those
// after that one who have to. It returns who acts first.
func (g *Game) blinds(d *table.Dealer) (first table.Seat) {
	g.newBetting(d, false)
	for i, s := range g.order {
		amount := at(g.options.Blinds, g.blindPlace(i))
		if amount == 0 {
			continue
		}
		by := law.Cite("14.10(d)")
		if g.blindPlace(i) > 0 {
			by = "14.10(d)[more blinds]"
		}
		g.oblige(d, s, bet, amount, by)
		g.players[s].forced = true
		if amount >= g.bet {
			g.bet, g.bettor = amount, s
		}
	}
	for i, s := range g.order {
		if amount := at(g.options.Posts, i); amount > 0 {
			g.oblige(d, s, bet, amount, "14.10(d)[more blinds]")
			g.players[s].forced = true
		}
	}
	stepAlso(d, "14.7(b)2", "14.1[blind bet]", "blinds-before-cards", "the blind bets lie there before anybody has a card")
	g.obliged(d)
	if g.options.Record {
		return next(g.bettor, g.live)
	}
	run := min(len(g.options.Blinds), len(g.order)) // of more blinds than players some are not made
	if len(g.order) == 2 && g.options.HeadsUp {
		run++
	}
	return g.order[run%len(g.order)]
}

// obliged is what a blind or forced bet means for those who answer it: one of
// full size is the bet that is raised, and by as much at least. A hand from
// elsewhere may have larger blind bets than its least raise.
func (g *Game) obliged(d *table.Dealer) {
	if g.bet < g.size {
		return
	}
	g.full = g.bet
	if g.options.Structure != Fixed && !g.options.Record {
		g.size = min(g.bet, d.Posted().Limit(bet).Max)
	}
}

// blindPlace is which of the blind bets the i-th player from the button makes.
// Two players may trade places, where it is posted so.
func (g *Game) blindPlace(i int) int {
	if len(g.order) == 2 && g.options.HeadsUp {
		return 1 - i
	}
	return i
}
