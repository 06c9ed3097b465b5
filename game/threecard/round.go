package threecard

import (
	"boardwalk/game/deal"
	"boardwalk/law"
	"boardwalk/table"
)

// Round conducts one round of play: from "No more bets" to the last card in
// the discard rack, and the cards ready for the next.
func (g *Game) Round(d *table.Dealer) {
	g.gatherWagers(d)
	g.beside = false
	g.Begin(d)
	g.deal(d)
	g.AfterDeal(d)
	if g.hands[dealer].dealt > 0 {
		g.DealerExposed(d, g.hands[dealer].cards[0])
	}

	deal.Step(d, "20.10(a)[examine]", "each player looks at the own cards")
	g.decide(d)
	g.forfeit(d)
	g.revealDealer(d)
	g.settle(d)

	deal.Step(d, "20.1[round of play]", "all wagers are decided: the round of play is over")
	g.End(d)
}

// gatherWagers finds out who plays. A position whose wagers do not suffice gets
// them back; if that is all there are, there is no round.
func (g *Game) gatherWagers(d *table.Dealer) {
	g.hands[dealer].dealt = 0
	g.players = g.places[:0]
	var lacking uint
	for _, s := range d.Present() {
		from, to := s.Box(), s.Box()
		if g.beside {
			from, to = max(1, from-1), min(seats, to+1)
		}
		for p := from; p <= to; p++ {
			h := &g.hands[p]
			first := areaOf(p, ante)
			a, b := d.Bet(s, first), d.Bet(s, first+pairPlus)
			switch {
			case a == nil && b == nil:
				continue
			case g.version == 0 || g.plays(d, s, p):
				g.players = append(g.players, p)
			default:
				lacking |= 1 << p
			}
			h.seat, h.ante, h.pairPlus, h.play, h.dealt = s, a, b, nil, 0
		}
	}
	if lacking != 0 {
		g.turnAway(d, lacking)
	}
	if len(g.players) == 0 {
		d.Refuse(table.House, law.Refuse("20.7(c)[order]", "cards are dealt to those who have wagered, and nobody has"))
	}
}

// turnAway gives positions back what does not suffice to play.
func (g *Game) turnAway(d *table.Dealer, lacking uint) {
	for p := range g.hands {
		if lacking>>p&1 == 0 {
			continue
		}
		h := &g.hands[p]
		if len(g.players) == 0 {
			d.Refuse(h.seat, g.version.refuse())
		}
		d.Tell(h.seat, g.version.refuse())
		for _, b := range [...]*table.Bet{h.ante, h.pairPlus} {
			if b != nil {
				d.Returns(b, versions[g.version].by)
			}
		}
	}
}

// The answers to the offer of 20.10(b).
const (
	Fold table.Choice = "fold"
	Play table.Choice = "play"
)

var playOffer = &table.Offer{ID: "play", Law: "20.10(b)[choice]", Choices: []table.Choice{Fold, Play},
	Text: "Do you make a play wager equal to your ante, or forfeit your wagers?"}

// Which choices are open to a player with and without chips.
const (
	mayFold table.Choices = 1 << iota
	mayPlay
)

// decide asks each player with an ante whether to go on.
func (g *Game) decide(d *table.Dealer) {
	deal.Step(d, "20.10(b)[order]", "the players are asked in turn, clockwise from the dealer's left")
	for _, p := range g.players {
		h := &g.hands[p]
		if h.ante == nil {
			d.Cite("20.1[ante wager]")
			d.NoteAt(h.seat, "has no ante, and does not compete against the dealer")
			continue
		}
		open := mayFold
		if d.Has(h.seat, h.ante.Amount) {
			open |= mayPlay
		}
		if d.Ask(h.seat, p, 0, playOffer, open).Choice == Play {
			h.staked = h.ante.Amount
			h.play = d.Stake(h.seat, areaOf(p, play), h.ante.Amount, "20.1[play wager]")
		}
		if g.hands[dealer].dealt > 0 { // a hand that was given up is void too: its wagers still lie there
			g.DealerExposed(d, g.hands[dealer].cards[0])
		}
	}
}

// forfeit collects what was forfeited once all have decided, and the cards with
// it.
func (g *Game) forfeit(d *table.Dealer) {
	by := law.Cite("20.10(b)[collect]")
	if g.older {
		by = "20.10(b)[collect][1998]"
	}
	left := g.places[:0]
	for _, p := range g.players {
		h := &g.hands[p]
		if h.ante == nil || h.play != nil {
			left = append(left, p)
			continue
		}
		d.Loses(h.ante, by)
		if h.pairPlus != nil {
			d.Loses(h.pairPlus, "20.10(b)[both forfeited]")
		}
		g.gather(p)
		d.Cite(by)
		d.Folds(h.seat, p, 0, "the cards go to the discard rack")
	}
	if g.players = left; len(left) == 0 {
		g.NobodyLeft()
	}
}

// revealDealer shows the dealer's cards.
func (g *Game) revealDealer(d *table.Dealer) {
	if g.DealsLast() {
		g.stackFor(d, dealer, paragraphs.DealerLast)
		g.PutStubAway(d)
		g.DealerExposed(d, g.hands[dealer].cards[0])
	}
	h := &g.hands[dealer]
	g.read(h)
	if g.Automated() && !g.older {
		deal.Step(d, "20.10(b)[cover card]", "the cover card is laid on the layout beside the dealing shoe")
	}
	d.Cite("20.10(b)[dealer reveal]")
	g.turn(d, dealer)
}
