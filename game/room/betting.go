package room

import (
	"cmp"
	"strings"

	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

// bettingRound conducts one betting round from a player on: until everybody has
// called, folded or gone all-in, 14.1. What was bet before it, by blind or
// forced bets, is there already. Afterwards all that was bet is in the pot.
func (g *Game) bettingRound(d *table.Dealer, offer *table.Offer, first table.Seat) {
	if !d.Reports().Untroubled() {
		g.hazards(d)
	}
	for s := first; ; s = next(s, g.live|bit(s)) {
		due := g.due(d)
		if due == 0 {
			break
		}
		if !due.has(s) {
			s = next(s, due)
		}
		g.turn(d, offer, s)
	}
	g.endBetting(d)
}

// due returns who has to act: who can and has not answered the last bet or
// raise. A player whom nobody else can answer has nothing to do.
func (g *Game) due(d *table.Dealer) seats {
	if g.over() {
		return 0
	}
	able := g.live &^ g.allIn
	behind := able &^ g.acted
	for s := range (able & g.acted).each {
		if d.Amount(s, bet) < g.bet {
			behind |= bit(s)
		}
	}
	if able&(able-1) == 0 && able != 0 {
		if s := next(0, able); d.Amount(s, bet) >= g.owed(d, s) {
			return 0
		}
	}
	return behind
}

// owed is what a player has to come up to whom nobody else can answer: in a hand
// from elsewhere perhaps not the whole of a blind bet that was all-in for less.
func (g *Game) owed(d *table.Dealer, s table.Seat) money.Cents {
	if !g.options.Record {
		return g.bet
	}
	most := money.Cents(0)
	for _, o := range g.order {
		if o != s {
			most = max(most, d.Amount(o, bet))
		}
	}
	return most
}

// newBetting starts a betting round in which nothing is bet yet.
func (g *Game) newBetting(d *table.Dealer, late bool) {
	g.bet, g.full, g.raises, g.acted, g.gestured = 0, 0, 0, 0, 0
	lim := d.Posted().Limit(bet)
	g.size = lim.Min
	if late && g.options.Structure == Fixed {
		g.size = lim.Max
	}
	for s := range g.live.each {
		g.players[s].checked, g.players[s].facing, g.players[s].forced = false, 0, false
	}
}

// turn asks a player to act.
func (g *Game) turn(d *table.Dealer, offer *table.Offer, s table.Seat) {
	by := offer.Law
	if !d.Reports().Untroubled() {
		var over bool
		if by, over = g.troubledTurn(d, s, by); over {
			return
		}
	}
	p := &g.players[s]
	have := d.Amount(s, bet)
	open := mayFold
	if have >= g.bet {
		open |= mayCheck
	} else {
		open |= mayCall
		if d.Players().Chips(s) > g.bet-have {
			open |= mayChip
		}
	}
	if g.mustOpen(s) {
		open &^= mayCheck | mayFold
	}
	least, most := g.amounts(d, s)
	if most > 0 {
		if g.bet == 0 {
			open |= mayBet
		} else {
			open |= mayRaise
		}
	}
	if d.Heard() {
		g.instruct(d, s, open)
	}
	amounts := table.Range{Least: least, Most: most, Over: g.bet - have, Held: d.Players().Chips(s)}
	answer := d.AskAmount(s, s.Box(), 0, offer, open, amounts)
	switch {
	case answer.Choice == "": // the hand is out of the round, or nobody else is in it
		return
	case g.gestured.has(s):
		by = word
		g.gestured &^= bit(s)
	}
	if d.Heard() {
		g.announce(d, s, answer.Choice)
	}
	switch answer.Choice {
	case Check:
		p.checked = true
		g.answered(s)
	case Fold:
		g.fold(d, s, by)
	case Call:
		g.call(d, s, by)
	case Chip:
		g.oversized(d, s, answer.Amount, by)
	default:
		g.raise(d, s, answer.Amount, by)
	}
	if !d.Reports().Untroubled() {
		switch {
		case answer.Choice == Fold:
		case answer.Choice != Check:
			g.manner(d, offer, s, answer.Choice, amounts)
		case by == word: // whoever says "check" has not folded by putting the hand down
			g.reported(d, discards, s)
			g.reported(d, turnsDown, s)
		case p.forced && g.bettings == 0: // the blind bet is made
			g.throws(d, s, throwsAway)
		}
	}
}

// mustOpen reports whether the player has to bet, as the high hand of five-card
// stud may have to; or the next in turn, if that hand is lost.
func (g *Game) mustOpen(s table.Seat) bool {
	return g.options.MustBet && g.family == fiveStud && g.bet == 0 && g.acted&g.live == 0 && g.players[s].n > 2
}

// instruct has the dealer tell a player what may be done in turn, 14.6(e)2, and
// what a sign at the table does not let the player do.
func (g *Game) instruct(d *table.Dealer, s table.Seat, open table.Choices) {
	if open&(mayBet|mayRaise) == 0 {
		g.barred(d, s)
	}
	d.Cite("14.6(e)2")
	d.Notes().NoteAmountAlso(s, bet, g.bet, "14.6(c)[rounds]", "in-turn", mayText[open])
}

// mayText says what is open to a player: "may fold, call or raise". It is made
// once, since there are millions of turns.
var mayText = func() (texts [mayChip << 1]string) {
	for open := range texts {
		var words []string
		for i, c := range [...]table.Choice{Check, Fold, Call, Bet, Raise} {
			if open>>i&1 != 0 {
				words = append(words, string(c))
			}
		}
		if n := len(words); n > 1 {
			words = append(words[:n-2], words[n-2]+" or "+words[n-1])
		}
		texts[open] = "may " + strings.Join(words, ", ")
	}
	return texts
}()

// announce has the dealer say what the player does, 14.6(e)2.
func (g *Game) announce(d *table.Dealer, s table.Seat, c table.Choice) {
	also := law.Cite("14.1[fold]")
	switch c {
	case Check:
		also = "14.1[check]"
	case Call, Chip:
		also = "14.1[call]"
		if d.Players().Stack(s) < g.bet-d.Amount(s, bet) { // only with what was there when the round began
			also = "14.7(c)"
		}
	case Bet:
		also = "14.1[bet]"
	case Raise:
		also = "14.1[raise]"
	}
	d.Cite("14.6(e)2")
	d.Notes().NoteAmountAlso(s, table.NoArea, 0, also, string(c), string(c))
}

func (g *Game) answered(s table.Seat) {
	g.acted |= bit(s)
	g.players[s].facing = g.bet
}

// fold is a player's leaving the round of play.
func (g *Game) fold(d *table.Dealer, s table.Seat, by law.Cite) {
	d.Cite(by)
	if (g.players[s].forced || g.bet == 0) && (!g.options.Record || g.options.DealFolded) {
		g.ghosts |= bit(s)
	}
	g.live &^= bit(s)
	g.acted |= bit(s)
	if d.Heard() {
		d.Cite("14.1[fold]")
		d.Folds(s, s.Box(), 0, "folds")
	}
}

// call equals the bet, or comes as near to it as the player's stake goes.
func (g *Game) call(d *table.Dealer, s table.Seat, by law.Cite) {
	g.wager(d, s, min(g.bet-d.Amount(s, bet), d.Players().Stack(s)), by)
	g.answered(s)
}

// wager puts in what nobody forces the player to. Positions that folded before
// get no more cards then, 14.15(e).
func (g *Game) wager(d *table.Dealer, s table.Seat, amount money.Cents, by law.Cite) {
	g.ghosts = 0
	g.players[s].forced = false
	g.voluntary |= bit(s)
	if d.Reports().Untroubled() {
		g.put(d, s, bet, amount, by)
		return
	}
	placed := g.placed(d, s)
	g.putAnnounced(d, s, amount, cmp.Or(placed, by))
	if _, ok := g.reported(d, takesBack, s); ok {
		d.Betting().Tell(s, law.Refuse(cmp.Or(placed, "14.7(f)2"), "the bet is placed, and its chips are not taken back"))
	}
	g.detect(d)
}

// raise makes a bet, or a bet greater than the preceding one, that comes to an
// amount. One that is all-in for less than a full raise does not let those
// raise again who have acted before.
func (g *Game) raise(d *table.Dealer, s table.Seat, to money.Cents, by law.Cite) {
	g.wager(d, s, to-d.Amount(s, bet), by)
	if to >= g.fullRaise() {
		if g.options.Structure != Fixed {
			g.size = to - g.bet
		}
		if g.full > 0 { // not the bet itself
			g.raises++
		}
		g.full, g.acted = to, 0
	}
	g.bet, g.bettor = to, s
	g.answered(s)
}

// endBetting ends a betting round: what nobody has called goes back, the rest
// into the pot, and the rake is taken.
func (g *Game) endBetting(d *table.Dealer) {
	g.bettings++
	g.uncalled(d)
	g.gather(d, bet)
	step(d, "14.6(c)", "bets-into-pot", "the dealer places the bets in the pot")
	g.rake(d)
	if d.Heard() {
		d.Cite("14.1[betting round]")
		d.Pots().Gathered("14.1[pot]", "the betting round is complete, and the bets are in the pot")
		for i := 0; i < g.potCount && g.potCount > 1; i++ {
			d.Cite("14.7(c)4iii")
			d.Pots().PotFormed(i, g.pots[i].amount, uint32(g.pots[i].who&g.live), "", potNames[i])
		}
	}
}

// uncalled gives back the part of the highest bet that no other equals,
// 14.14(d).
func (g *Game) uncalled(d *table.Dealer) {
	var top, second money.Cents
	var who table.Seat
	for _, s := range g.order {
		switch have := d.Amount(s, bet); {
		case have > top:
			top, second, who = have, top, s
		case have > second:
			second = have
		}
	}
	if top > second && (g.live.has(who) || g.live&^g.allIn == 0) { // and not of one who threw the cards away, 14.15(k)2
		g.players[who].put -= top - second
		g.players[who].back += top - second
		g.allIn &^= bit(who)
		d.Payments().ReturnsPart(d.Bet(who, bet), top-second, table.Uncalled, "14.14(d)")
	}
}
