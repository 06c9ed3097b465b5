package room

import (
	"math/bits"

	"boardwalk/card"
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

// Round conducts one round of play, 14.6.
func (g *Game) Round(d *table.Dealer) {
	g.begin(d)
	g.shuffle(d)
	g.afterShuffle(d)
	g.antes(d)
	switch g.family {
	case stud:
		g.sevenStud(d)
	case community:
		g.communityCards(d)
	case draw:
		g.fiveDraw(d)
	case fiveStud:
		g.fiveStud(d)
	}
	if !d.Reports().Untroubled() {
		g.hazards(d)
	}
	g.showdown(d)
	g.finish(d)
}

// begin finds out who takes part, 14.6(b) and 14.7(c)3.
func (g *Game) begin(d *table.Dealer) {
	if g.spread {
		d.Refuse(table.House, law.Refuse("14.4(c)", "the cards are shuffled once two players had the opportunity to see them"))
	}
	g.sort(d)
	in := g.eligible(d)
	if in.count() < 2 {
		d.Refuse(table.House, law.Refuse("14.6(b)", "poker is played by at least two players who have what the round takes"))
	}
	g.live, g.allIn, g.ghosts, g.shown = in, 0, 0, 0
	g.boards, g.burned, g.potCount = 0, 0, 0
	g.bettings, g.voluntary, g.raked, g.reached, g.levels, g.found, g.bettor = 0, 0, 0, 0, 0, 0, 0
	g.misstated, g.complete, g.showing, g.gestured = false, false, false, 0
	first := table.Seat(0) // the dealer's left comes next
	if g.buttoned() {
		g.placeButton(d, in)
		first = g.button
	}
	g.order = g.places[:0]
	for s := range g.after(first, in) {
		g.order = append(g.order, s)
		p := &g.players[s]
		p.n, p.up, p.put, p.forced = 0, 0, 0, false
	}
}

// eligible returns the players who are not sitting out and have enough.
func (g *Game) eligible(d *table.Dealer) seats {
	need := g.Stake(d)
	var in seats
	for _, s := range d.Players().Present() {
		switch {
		case g.out.has(s):
		case d.Players().Stack(s) < need:
			if d.Heard() {
				d.Betting().Tell(s, law.Refuse("14.7(c)3", "%s is needed to take part in a round of play", need))
			}
		default:
			in |= bit(s)
		}
	}
	return in
}

// Stake is what a player must have to take part, 14.7(c)3: every bet that the game
// requires, and one bet at the posted minimum.
func (g *Game) Stake(d *table.Dealer) money.Cents {
	if g.options.Record {
		return money.Cent
	}
	most := g.options.Forced
	if g.buttoned() {
		most = largest(g.options.Blinds)
	}
	return most + largest(g.options.Ante) + d.Posted().Limit(bet).Min
}

func largest(list []money.Cents) money.Cents {
	most := money.Cents(0)
	for _, c := range list {
		most = max(most, c)
	}
	return most
}

// after yields the positions of a set clockwise, beginning with the first after
// s and ending with s.
func (g *Game) after(s table.Seat, in seats) func(func(table.Seat) bool) {
	return func(yield func(table.Seat) bool) {
		behind := in &^ (bit(s+1) - 1)
		for p := range behind.each {
			if !yield(p) {
				return
			}
		}
		for p := range (in &^ behind).each {
			if !yield(p) {
				return
			}
		}
	}
}

// next returns the first of a set clockwise after s.
func next(s table.Seat, in seats) table.Seat {
	if behind := in &^ (bit(s+1) - 1); behind != 0 {
		in = behind
	}
	return table.Seat(bits.TrailingZeros16(uint16(in)))
}

// placeButton is 14.10(c): at the commencement of play the button lies before
// the player at the dealer's right, the last clockwise from the left.
func (g *Game) placeButton(d *table.Dealer, in seats) {
	switch {
	case g.button == 0:
		g.button = table.Seat(bits.Len16(uint16(in)) - 1)
		if d.Heard() {
			d.Cite("14.10(c)2")
			d.Pots().Button(g.button, "", "the button is put before the player at the dealer's right")
		}
	case !in.has(g.button):
		g.button = next(g.button, in)
	}
	if d.Heard() {
		d.Cite("14.10(c)1")
		d.Pots().Button(g.button, "", "has the button, and is dealt to and acts last")
	}
}

// finish ends a round of play: the rake goes to the inventory, all cards come
// back and the button moves on.
func (g *Game) finish(d *table.Dealer) {
	g.deposit(d)
	g.count(d)
	g.Deck().Collect()
	g.potCount = 0
	if g.buttoned() {
		g.button = next(g.button, present(d)) // 14.10(c)3
		if d.Heard() {
			d.Cite("14.10(c)3")
			d.Pots().Button(g.button, "14.1[button]", "gets the button")
		}
	}
}

func present(d *table.Dealer) seats {
	var in seats
	for _, s := range d.Players().Present() {
		in |= bit(s)
	}
	return in
}

// antes is 14.7(b)1.
func (g *Game) antes(d *table.Dealer) {
	if len(g.options.Ante) == 0 {
		return
	}
	for i, s := range g.order {
		amount := g.options.Ante[0]
		if len(g.options.Ante) > 1 {
			amount = at(g.options.Ante, i)
		}
		g.oblige(d, s, ante, amount, g.laws.ante)
	}
	stepAlso(d, "14.7(b)1", "14.1[ante]", "antes-before-cards", "the antes lie there before anybody has a card")
	if g.options.DeadAnte || len(g.options.Ante) > 1 && !same(g.options.Ante) {
		g.gatherDead(d)
	} else {
		g.gather(d, ante)
	}
	g.anted()
}

func at(list []money.Cents, i int) money.Cents {
	if i < len(list) {
		return list[i]
	}
	return 0
}

// oblige has a player put in what the game requires, or all that is there.
func (g *Game) oblige(d *table.Dealer, s table.Seat, a table.Area, amount money.Cents, by law.Cite) {
	amount = min(amount, d.Players().Stack(s))
	if amount == 0 {
		return
	}
	g.put(d, s, a, amount, by)
}

// put puts a player's money in, and notes when nothing is left.
func (g *Game) put(d *table.Dealer, s table.Seat, a table.Area, amount money.Cents, by law.Cite) {
	d.Pots().PutIn(s, a, amount, by)
	g.players[s].put += amount
	if d.Players().Stack(s) == 0 {
		g.allIn |= bit(s)
		if d.Heard() {
			d.Cite("14.7(c)4")
			d.Pots().AllIn(s, "14.1[all-in]", "is all-in")
		}
	}
}

// deal deals a card to a position. One that folded under 14.15(e) gets it all
// the same, and it goes to the discards.
func (g *Game) deal(d *table.Dealer, s table.Seat, side card.Side, by law.Cite) {
	d.Cite(by)
	if !d.Reports().Coming() {
		side = g.misfortune(d, s, side, by)
	}
	if g.ghosts.has(s) {
		c := d.Deal(g.Deck(), s.Box(), 0, table.House, side)
		if d.Heard() {
			d.Cite("14.15(e)")
			d.Discards(c, s.Box(), 0, table.House, side)
		}
		step(d, "14.15(e)", "folded-position-dealt", "the position of a player who folded gets its card all the same")
		return
	}
	p := &g.players[s]
	p.cards[p.n] = d.Deal(g.Deck(), s.Box(), 0, s, side)
	if side == card.Up {
		p.up |= 1 << p.n
	}
	p.n++
}

// burn takes the top card out of play. Burned cards are kept apart from the
// discards, 14.6(e)3.
func (g *Game) burn(d *table.Dealer, by law.Cite) {
	if !d.Reports().Coming() {
		g.faceUp(d, table.NoBox)
	}
	d.Cite(by)
	g.burns[g.burned] = d.Cards().BurnAside(g.Deck())
	g.burned++
	stepAlso(d, "14.6(e)3", "14.1[burn card]", "burned-card-kept-apart", "the burned card is kept apart from the discards")
}

// over reports whether one player alone is left.
func (g *Game) over() bool { return g.live&(g.live-1) == 0 }
