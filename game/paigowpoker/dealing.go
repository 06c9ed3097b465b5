package paigowpoker

import (
	"boardwalk/card"
	"boardwalk/game/deal"
	"boardwalk/law"
	"boardwalk/table"
)

// way is how the cards are dealt.
type way uint8

const (
	manual way = iota
	fromHand
	automated
)

// stacks is how many stacks are dealt from the hand before anybody gets one. Their
// boxes follow those of the positions, from the dealer's left to the right.
const (
	stacks     = 7
	firstStack = table.Box(boxes)
)

// counting are the paragraphs of the count of the cards that are left.
type counting struct {
	check law.Cite // that there are exactly four
	right law.Cite // there are
	wrong law.Cite // there are not
	empty law.Cite // cards of positions without a wager are collected
}

var countings = [...]counting{
	manual:    {"11.8(d)", "11.8(d)1", "11.8(d)2", "11.8(d)1"},
	fromHand:  {"11.8A(d)", "11.8A(d)1", "11.8A(d)2", "11.8A(g)"},
	automated: {"11.8B(e)", "11.8B(e)1", "11.8B(e)2", "11.8B(f)"},
}

// deal deals seven cards to every position and to the dealer, whether or not there
// is a wager: 11.8, 11.8A or 11.8B. A card at a place that nobody plays stays among
// those to come: nobody ever sees it.
func (g *Game) deal(d *table.Dealer) {
	for i := range g.hands {
		g.hands[i].low, g.hands[i].blind = 0, false
	}
	switch g.dealing = g.wayNow(); {
	case g.dealing == fromHand:
		g.dealStacks(d)
		g.fourLeft(d)
		from := g.designated(d)
		g.deliver(d, g.start(d), from)
	case g.dealing == automated:
		g.dealAutomated(d, g.start(d))
		g.fourLeft(d)
	case !d.Heard() && d.Reports().Untroubled():
		g.dealQuickly(d, g.start(d))
	default:
		g.dealInTurn(d, g.start(d))
		g.fourLeft(d)
	}
	g.collectEmpty(d)
	if !g.number {
		deal.Step(d, "11.8C(b)4", "shaken-once", "the shaker is covered, shaken once and put at the dealer's right")
	}
}

// wayNow is how the cards of this round are dealt.
func (g *Game) wayNow() way {
	switch g.Kit.Way() {
	case &cardParagraphs.Hand:
		return fromHand
	case &cardParagraphs.Automated:
		return automated
	}
	return manual
}

// dealQuickly is dealInTurn where nobody listens and nothing goes wrong: the cards
// of places that nobody plays are left out.
func (g *Game) dealQuickly(d *table.Dealer, first table.Box) {
	n, box := 0, first
	for range boxes {
		if g.InPlay(box) {
			g.order[n] = box
			n++
		}
		if box++; box == boxes { // a division for each place takes longer
			box = 0
		}
	}
	deck := g.Deck()
	if all := d.Cards().DealUnheard(deck, n*dealt); all != nil {
		for j, b := range g.order[:n] {
			cards := &g.hands[b].cards
			at := len(all) - 1 - j // the last one dealt is the first
			for i := range cards {
				cards[i] = all[at]
				at -= n
			}
		}
		return
	}
	for i := range dealt {
		for _, b := range g.order[:n] {
			g.hands[b].cards[i] = d.Deal(deck, b, 0, 0, card.Down)
		}
	}
}

// dealInTurn deals one card at a time clockwise from the starting position, 11.8(c).
func (g *Game) dealInTurn(d *table.Dealer, first table.Box) {
	for i := range dealt {
		box := first
		for range boxes {
			g.dealCard(d, box, i, "11.8(c)")
			box = clockwise(box)
		}
	}
}

// dealAutomated gives each place a stack of seven as the shoe dispenses it, 11.8B(d).
func (g *Game) dealAutomated(d *table.Dealer, first table.Box) {
	box := first
	for n := range boxes {
		for i := range dealt {
			g.dealCard(d, box, i, "11.8B(d)")
		}
		if n == 0 {
			g.ShoeFails(d)
		}
		box = clockwise(box)
	}
}

// clockwise is the next place clockwise: from the dealer to the first position.
func clockwise(box table.Box) table.Box { return (box + 1) % boxes }

// dealCard deals the i-th card of a place.
func (g *Game) dealCard(d *table.Dealer, box table.Box, i int, by law.Cite) {
	d.Cite(g.Next(d, by))
	if !g.InPlay(box) {
		d.Cards().DealBlank(box, 0)
		return
	}
	exposed := g.isExposed(d, box)
	c := d.Deal(g.Deck(), box, 0, g.looks(box), card.Down)
	g.hands[box].cards[i] = c
	if exposed {
		g.exposes(d, box, i)
	}
}

// looks is who may look at the cards of a place now: its player, unless one of them
// was exposed about which the player has not decided.
func (g *Game) looks(box table.Box) table.Seat {
	if g.hands[box].blind {
		return table.House
	}
	return g.At(box).Seat
}

// dealStacks deals seven stacks of seven before the dealer, the first seven cards
// from left to right, the next from right to left and so on: 11.8A(c).
func (g *Game) dealStacks(d *table.Dealer) {
	for i := 0; i < dealt; i++ {
		for n := range table.Box(stacks) {
			d.Cite(g.Next(d, "11.8A(c)"))
			if i%2 == 1 {
				n = stacks - 1 - n
			}
			d.Cards().DealBlank(firstStack+n, 0)
		}
		if !d.Reports().Untroubled() && g.misstacked(d, i+1) {
			i = -1 // from the beginning
		}
	}
	g.stacked = true
}

// stackOffer is 11.10(i)1: the bank says which stack is delivered first.
var stackOffer = &table.Offer{ID: "first-stack", Law: "11.10(i)1",
	Choices: []table.Choice{"stack-1", "stack-2", "stack-3", "stack-4", "stack-5", "stack-6", "stack-7"},
	Says: map[table.Choice]string{"stack-1": "name the first stack", "stack-2": "name the second stack", "stack-3": "name the third stack",
		"stack-4": "name the fourth stack", "stack-5": "name the fifth stack", "stack-6": "name the sixth stack",
		"stack-7": "name the seventh stack"},
	Text: "Which stack is the first to be delivered, counted from the dealer's left?"}

// designated is the stack that is delivered first: the one farthest to the dealer's
// left, or the one that the bank names.
func (g *Game) designated(d *table.Dealer) table.Box {
	bank := g.Table.Bank()
	if bank == table.House {
		return 0
	}
	a := d.Ask(bank, 0, 0, stackOffer, 1<<stacks-1)
	for i, c := range stackOffer.Choices {
		if c == a.Choice {
			return table.Box(i)
		}
	}
	return 0
}

// deliver gives each place a stack, clockwise from the starting position: the first
// one, then those to its right, and then the others. 11.8A(f), 11.10(i)5.
func (g *Game) deliver(d *table.Dealer, first, from table.Box) {
	by := law.Cite("11.8A(f)")
	if g.Table.Bank() != table.House {
		by = "11.10(i)5"
	}
	box := first
	for n := range table.Box(stacks) {
		stack := firstStack + (from+n)%stacks
		for i := range dealt {
			g.deliverCard(d, stack, box, i, by)
		}
		box = clockwise(box)
	}
}

// deliverCard gives a place the i-th card of a stack.
func (g *Game) deliverCard(d *table.Dealer, stack, box table.Box, i int, by law.Cite) {
	d.Cite(by)
	if !g.InPlay(box) {
		d.Cards().DeliverBlank(stack, box)
		return
	}
	exposed := g.isExposed(d, box)
	g.hands[box].cards[i] = d.Cards().Deliver(g.Deck(), stack, box, g.looks(box))
	if exposed {
		g.exposes(d, box, i)
	}
}

// fourLeft checks that four cards are left, which go to the discard rack unexposed.
func (g *Game) fourLeft(d *table.Dealer) {
	p := countings[g.dealing]
	deal.Step(d, p.check, "left-over-spread", "the cards that are left are spread face down and counted")
	if !d.Reports().Untroubled() {
		if _, ok := d.Reports().Reported(deal.Misdealt); ok {
			g.Void(d, p.wrong, "more or fewer than four cards are left: somebody has not seven")
		}
		if _, ok := d.Reports().Reported(deal.BadDeck); ok {
			g.VoidDeck(d, p.wrong)
		}
	}
	if !d.Heard() {
		return
	}
	d.Cite(p.right)
	for range 4 {
		d.Discards(card.Unknown, table.NoBox, 0, table.House, card.Down)
	}
}

// collectEmpty takes the cards of places that nobody plays to the discard rack,
// unexposed.
func (g *Game) collectEmpty(d *table.Dealer) {
	if !d.Heard() {
		return
	}
	d.Cite(countings[g.dealing].empty)
	for box := range table.Box(boxes) {
		if g.InPlay(box) {
			continue
		}
		for range dealt {
			d.Discards(card.Unknown, box, 0, table.House, card.Down)
		}
	}
}
