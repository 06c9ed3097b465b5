package blackjack

import (
	"fmt"

	"boardwalk/card"
	"boardwalk/game/deal"
	"boardwalk/law"
	"boardwalk/table"
)

// due is why the cards must be shuffled before the next round.
type due uint8

const (
	nothing  due = iota
	starting     // the game is just beginning, 2.5(e)1
	reached      // the cutting card came out, 2.5(g)
	ordered      // the licensee wants it, 2.5(g)1
)

var sideNames = [2]string{"left", "right"}

// sides is how many sides the shoe has.
func (g *Game) sides() int {
	if g.options.DoubleShoe {
		return 2
	}
	return 1
}

// Side returns the side of a double shoe that deals the round, the left one
// being 0; and 0 for any other shoe.
func (g *Game) Side() int {
	if g.from == &g.shoes[1] {
		return 1
	}
	return 0
}

// decks is how many decks are in a side of the shoe.
func (o *Options) decks(side int) int {
	switch {
	case !o.DoubleShoe:
		return o.Decks * (1 - side)
	case side == 0:
		return o.Decks - o.Decks/2
	}
	return o.Decks / 2
}

// fill puts the decks of 2.2 into the shoe, unless they are there.
func (g *Game) fill() {
	for side := range g.shoes {
		decks := g.options.decks(side)
		if g.shoes[side].Total() == decks*g.p.Pack.Len() {
			continue
		}
		g.due = ordered
		if !g.began {
			g.due = starting
		}
		g.dueSides = 0b11
		g.shoes[side] = card.Shoe{}
		if decks > 0 {
			g.shoes[side] = g.p.Pack.Shoe(decks)
		}
	}
}

// Stack puts a shoe into play as it is, for analysis and tests: the next round
// is dealt from the cards that are to come in it, without a shuffle and without
// a burn. The shoe is made of the table's decks; what a round shall not have is
// in its discard rack. A table that reshuffles by itself shuffles it.
func (g *Game) Stack(s card.Shoe) {
	if g.options.DoubleShoe || s.Total() != g.shoes[0].Total() {
		panic(fmt.Sprintf("blackjack: a shoe of %d cards in place of one of %d", s.Total(), g.shoes[0].Total()))
	}
	g.shoes[0] = s
	g.due, g.dueSides = nothing, 0
	g.began = true
}

func (g *Game) equipment() deal.Equipment { return deal.Equipment{Pack: g.p.Pack} }

// CardHours says when the cards must be changed.
func (g *Game) CardHours() (hours int, by law.Cite) { return g.equipment().Hours() }

// Conceals says under which paragraph a card of this shoe was burned that nobody
// was shown. It is among the discards until the cards are shuffled. A double shoe,
// a device and the method of Bart Carter burn none.
func (g *Game) Conceals() law.Cite {
	if !g.began || g.due != nothing || g.options.Shuffle != ByHand || g.options.DoubleShoe {
		return ""
	}
	return g.p.Burn
}

// changeCards brings new cards, which go through the same as the first.
func (g *Game) changeCards(d *table.Dealer) {
	g.equipment().Change(d)
	g.shoes = [2]card.Shoe{}
	g.fill()
	g.Open(d)
}

// Open is section 2.4.
func (g *Game) Open(d *table.Dealer) {
	g.equipment().Bring(d)
	opening := deal.Opening{Inspect: g.p.Inspect, Spread: g.p.Spread, Wash: g.p.Wash}
	opening.Conduct(d)
	if g.options.DoubleShoe {
		d.Cite(g.p.OpenDouble)
		d.Note("sides-washed-apart", "the decks of the two sides are spread, washed and stacked separately")
	}
}

// prepare readies the shoe: a shuffle that is due, the burn and the
// determinant card.
func (g *Game) prepare(d *table.Dealer) {
	if g.due != nothing {
		g.shuffle(d)
	} else if g.device() {
		g.shuffleSelf(d)
	}
	if e := &g.entries; e.wagered != g.wagering || e.reserved != 0 || len(g.absent) > 0 || g.rounds == 0 {
		g.enter(d) // otherwise the same people wager as before, and nobody is away
	}
	g.began = true
	g.rounds++
	g.from = &g.shoes[0]
	if g.newDealer {
		g.burnForNewDealer(d)
	}
	if g.options.DoubleShoe {
		g.determine(d)
	}
	if g.from.CutReached() {
		box := uint8(0) // a card that was burned came to no player's box
		if g.determined {
			box = g.order[0]
		}
		g.cutComes(box)
	}
}

// shuffle shuffles what is due, and forgets who entered when.
func (g *Game) shuffle(d *table.Dealer) {
	for side := range g.sides() {
		if g.dueSides>>side&1 != 0 {
			g.shuffleSide(d, side)
		}
	}
	g.due, g.dueSides = nothing, 0
	g.reshuffled()
}

// reshuffled begins the count of rounds and entries anew.
func (g *Game) reshuffled() {
	g.rounds = 0
	g.entries = entries{reserved: g.entries.reserved}
	g.absent = nil
}

// shuffleSide shuffles the shoe, or one side of a double shoe, and has it cut.
func (g *Game) shuffleSide(d *table.Dealer, side int) {
	s := &g.shoes[side]
	switch {
	case g.due == reached && g.options.DoubleShoe:
		d.Cite(g.p.CutShuffle)
		d.Note("one-side-shuffled", "only the side is shuffled in which the cutting card was reached")
	case g.due == reached:
		d.Cite(g.p.CutShuffle)
		d.Note("cutting-card-reached", "the cutting card was reached: the cards are to be shuffled")
	}
	first := g.designate(d)
	switch {
	case g.device():
		g.shuffleSelf(d)
	case g.carter:
		g.p.cuttingOut.Conduct(d, s, first, d.Players().Clockwise, 0)
		d.Cite(g.p.CutStaysOut)
		d.Note("cutting-card-left-out", "the cutting card stays out of the stack")
		d.Cite(g.p.NoBurn)
		d.Note("no-card-burned", "no card is burned")
	default:
		g.p.cutting.Conduct(d, s, first, d.Players().Clockwise, g.behind(s))
		if !g.options.DoubleShoe {
			g.burn(d)
		}
	}
}

// behind is how many cards lie behind the cutting card: at least a quarter.
func (g *Game) behind(s *card.Shoe) int { return (s.Total()*g.options.Behind + 99) / 100 }

// shuffleSelf is a device of 2.20: what was discarded is among the cards to
// come again.
func (g *Game) shuffleSelf(d *table.Dealer) {
	for side := range g.sides() {
		g.shoes[side].Shuffle()
		g.shoes[side].InsertCut(0)
	}
	if g.troubled && g.p.ShufflerJam != "" {
		g.shufflerFails(d)
	}
	d.Cite(g.p.Automatic)
	d.Shuffled("the device reshuffles the cards")
	g.reshuffled()
}

// designate says who is to cut: 2.5(e).
func (g *Game) designate(d *table.Dealer) table.Seat {
	cutter := g.farRight(d)
	switch {
	case g.device():
		return table.House
	case g.due == starting:
		if cutter = g.first; !d.Players().Taken(cutter) {
			cutter = d.Players().Clockwise(cutter)
		}
		d.Cite(g.p.CutFirst)
		d.NoteAt(cutter, "first-player-cuts", "is the first player at the table, and to cut the cards")
	case g.due == ordered:
		d.Cite(g.p.CutOrdered)
		d.NoteAt(cutter, "farthest-right-cuts", "is farthest to the dealer's right, and to cut the cards")
	case g.cutBox == 0:
		d.Cite(g.p.CutFarRight)
		d.NoteAt(cutter, "farthest-right-cuts", "is farthest to the dealer's right, and to cut the cards")
	default:
		if cutter = g.cutSeat; !d.Players().Taken(cutter) {
			cutter = d.Players().Clockwise(g.cutBox.Seat())
		}
		d.Cite(g.p.CutBox)
		d.NoteAt(cutter, "cutting-card-box-cuts", "had the cutting card on his or her box, and is to cut the cards")
	}
	return cutter
}

// farRight is the player farthest to the dealer's right.
func (g *Game) farRight(d *table.Dealer) table.Seat {
	present := d.Players().Present()
	return present[len(present)-1]
}

// burn is 2.6(c), or as many cards as the Commission approved under 2.5(h).
func (g *Game) burn(d *table.Dealer) {
	by := g.p.Burn
	if g.options.Burn != 1 {
		by = g.p.Approved
		d.Cite(by)
		d.Note("burned-as-approved", "cards are burned as the Commission has approved")
	}
	for range g.options.Burn {
		g.burned, g.hasBurned = deal.Burn(d, &g.shoes[0], by), true
	}
}

// burnForNewDealer is the card that a new dealer burns. A double shoe has the
// determinant card instead.
func (g *Game) burnForNewDealer(d *table.Dealer) {
	g.newDealer = false
	if g.options.DoubleShoe || g.carter || g.from.Left() < 2 {
		return
	}
	g.burned, g.hasBurned = deal.Burn(d, g.from, g.p.BurnNewDealer), true
}

// cutComes notes on which box the cutting card came out.
func (g *Game) cutComes(box uint8) {
	g.cut, g.careful = true, true
	g.cutBox, g.cutSeat = table.Box(box), g.boxes[box].bettors[0]
}

// reshuffle ends a round in which the cards came to be shuffled: 2.6(l), (m).
func (g *Game) reshuffle(d *table.Dealer) {
	for side := range g.sides() {
		s := &g.shoes[side]
		switch {
		case g.carter && len(s.Rack()) > g.p.Pack.Len():
			d.Cite(g.p.ReshuffleDiscards)
			d.Note("a-deck-in-the-rack", "more than about one deck lies in the discard rack")
			d.Cite(g.p.ShuffleDiscards)
			s.ShuffleRack()
			d.Shuffled("the discards are shuffled")
			d.Cite(g.p.InsertStacks)
			d.Note("three-stacks", "they are put back as three stacks, at the marked places of the shoe")
			g.reshuffled()
		case g.byHand() && (s.CutReached() || g.refilled && s == g.from):
			g.due = reached
			g.dueSides |= 1 << side
			d.Cite(g.p.Reshuffle)
			d.Note("cutting-card-reached", "the cutting card was reached: the cards are to be shuffled")
			d.Cite(g.p.CutReached)
			d.Note("round-finished-first", "the round was finished first")
			d.Cite(g.p.CutCollect)
			d.Note("layout-collected", "the cards on the layout are collected")
			g.countCards(d, s)
		}
	}
}

// countCards puts what is left in the shoe into the discard rack, to see that
// no card is missing.
func (g *Game) countCards(d *table.Dealer, s *card.Shoe) {
	d.Cite(g.p.CutCount)
	if g.options.DoubleShoe {
		d.Cite(g.p.CutCountDouble)
	}
	if s.Out() != 0 {
		panic(fmt.Sprintf("blackjack: %d cards are missing", s.Out()))
	}
	d.Note("shoe-emptied", "the cards left in the shoe go to the discard rack: none is missing")
}
