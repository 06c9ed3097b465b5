package room

import (
	"boardwalk/card"
	"boardwalk/law"
	"boardwalk/poker"
	"boardwalk/table"
)

// sevenStud is 14.9(c) to (h): two cards down and one up, three more up and the
// last down, with a betting round after each.
func (g *Game) sevenStud(d *table.Dealer) {
	g.cardEach(d, card.Down, "14.9(c)")
	g.cardEach(d, card.Down, "14.9(c)")
	if g.deadHands(d); g.over() {
		return
	}
	g.thirdCards(d)
	g.forcedBet(d)
	for street := 4; street <= 7 && !g.over(); street++ {
		side, by := card.Up, law.Cite("14.9(h)")
		switch street {
		case 4:
			by = "14.9(f)"
		case 7:
			side = card.Down
		}
		g.street(d, side, by)
		g.complete = street == 7
		g.newBetting(d, street > 4)
		g.bettingRound(d, &g.betting, g.highestShowing(d, "14.9(f)1", "14.9(f)2"))
	}
}

// thirdCards deals the third card face up, but face down to a player who already
// has one up, because a hole card was turned over by accident, 14.15(l).
func (g *Game) thirdCards(d *table.Dealer) {
	for _, s := range g.dealing {
		switch {
		case !g.live.has(s):
		case g.players[s].up != 0:
			d.Cite("14.15(l)")
			d.Notes().Remark(s, "third-card-face-down", "gets the third card face down")
			g.deal(d, s, card.Down, "14.15(l)")
		default:
			g.deal(d, s, card.Up, "14.9(c)")
		}
	}
}

// cardEach deals a card to every player in turn.
func (g *Game) cardEach(d *table.Dealer, side card.Side, by law.Cite) {
	if g.allIn&g.live != 0 {
		step(d, "14.7(c)4ii", "all-in-gets-cards", "who is all-in gets cards as everybody does")
	}
	for _, s := range g.dealing {
		if (g.live | g.ghosts).has(s) {
			g.deal(d, s, side, by)
		}
	}
}

// street burns the top card and deals one to every player or, if the deck does
// not have so many, one that all have in common. A position that folded gets
// its card under 14.15(e) only if that leaves enough for those who remain.
func (g *Game) street(d *table.Dealer, side card.Side, by law.Cite) {
	left := g.Deck().Left() - 1 // without the burned one
	if left < (g.live | g.ghosts).count() {
		g.ghosts = 0
	}
	if left < g.live.count() {
		g.commonCard(d)
		return
	}
	g.burn(d, by)
	g.cardEach(d, side, by)
}

// commonCard is the rest of 14.9(h), which speaks of the seventh card. After cards
// were spoiled another may have to be a common one, by its definition for all
// stud poker; then there may be none to burn, or none at all.
func (g *Game) commonCard(d *table.Dealer) {
	by, reshuffle := law.Cite("14.9(h)[common card]"), law.Cite("14.9(h)[reshuffle burns]")
	if g.family == fiveStud {
		by, reshuffle = "14.1[common card]", "14.1[common card]"
	}
	if g.Deck().Left() <= 1 {
		by = reshuffle
		for _, c := range g.burns[:g.burned] {
			g.Deck().Return(c)
		}
		g.burned = 0
		d.Cite(by)
		d.Shuffled("the dealer shuffles the burned cards")
	}
	if g.Deck().Left() > 1 {
		g.burn(d, by)
	}
	if g.Deck().Left() == 0 {
		return
	}
	g.community(d, by)
	step(d, "14.1[common card]", "center-card-everybodys", "the card in the center is everybody's at the showdown")
}

// community deals a card face up to the center of the table.
func (g *Game) community(d *table.Dealer, by law.Cite) {
	if !d.Reports().Coming() {
		g.faceUp(d, pool)
		g.offTable(d, pool)
	}
	d.Cite(by)
	g.board[g.boards] = d.Deal(g.Deck(), pool, 0, table.House, card.Up)
	g.boards++
}

// forcedBet is 14.9(d) and (e): the betting is commenced by the player whose
// up-card is the lowest, or at high-low split without a qualifier the highest,
// aces below twos. Equal cards are ranked by suit, here only.
func (g *Game) forcedBet(d *table.Dealer) {
	by, suits := law.Cite("14.9(d)1"), law.Cite("14.9(d)")
	rank := func(c card.Card) int { return int(c.Rank())*card.Suits + int(c.Suit()) }
	switch {
	case g.family == fiveStud:
		by = "14.13(d)"
	case g.low == poker.EightOrBetter:
		by = "14.9(d)3"
	case g.low == poker.Low:
		by = "14.9(d)2"
		rank = func(c card.Card) int { // the highest is the lowest the other way round, aces below twos
			return -(int(c.Rank()+1)%card.Ranks*card.Suits + int(c.Suit()))
		}
	}
	lowest, who := 0, table.Seat(0)
	for s := range g.live.each {
		c, ok := g.upCard(s)
		if !ok {
			continue
		}
		if r := rank(c); who == 0 || r < lowest {
			lowest, who = r, s
		}
	}
	if who == 0 {
		who = next(0, g.live)
	}
	g.newBetting(d, false)
	if able := g.live &^ g.allIn; able != 0 && !able.has(who) {
		who = next(who, able)
	}
	stepAlso(d, suits, "14.1[up-card]", "up-cards-compared", "the up-cards are compared, those of equal rank by suit")
	g.oblige(d, who, bet, g.options.Forced, by)
	g.players[who].forced = true
	g.bet, g.bettor = g.options.Forced, who
	g.obliged(d)
	if d.Heard() {
		d.Cite("14.1[forced bet]")
		d.Notes().NoteAmountAlso(who, bet, g.bet, "14.1[opening bet]",
			"forced-bet", "makes the forced bet, the first of the round of play")
	}
	if !d.Reports().Untroubled() {
		g.throws(d, who, throwsAway)
	}
	if g.options.Record { // who may complete the bet at once
		g.bettingRound(d, &g.opening, who)
		return
	}
	g.acted = bit(who) // who may still raise once the bet comes round raised
	g.players[who].facing = g.bet
	g.bettingRound(d, &g.opening, next(who, g.live))
}

// upCard returns the first card of a player's that lies face up.
func (g *Game) upCard(s table.Seat) (card.Card, bool) {
	p := &g.players[s]
	for i := range p.n {
		if p.up>>i&1 != 0 {
			return p.cards[i], true
		}
	}
	return 0, false
}

// highestShowing returns who begins a later betting round: the highest hand
// showing, or of several the one closest to the dealer's left. If that player is
// all-in the next who can act begins.
func (g *Game) highestShowing(d *table.Dealer, by, tie law.Cite) table.Seat {
	best, who, tied := poker.Rank(0), table.Seat(0), false
	for s := range g.live.each {
		var up [7]card.Card
		n, p := 0, &g.players[s]
		for i := range p.n {
			if p.up>>i&1 != 0 {
				up[n] = p.cards[i]
				n++
			}
		}
		switch r := poker.ShowingOf(up[:n]); {
		case r > best:
			best, who, tied = r, s, false
		case r == best:
			tied = true
		}
	}
	if d.Heard() {
		if tied {
			by = tie
		}
		d.Cite(by)
		d.Pots().Begins(who, "", "has the highest hand showing")
	}
	return who
}
