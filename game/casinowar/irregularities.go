package casinowar

import (
	"boardwalk/law"
	"boardwalk/table"
)

// wrongOrder is what may go wrong besides what package deal sees to, rule 8(d).
const wrongOrder = "wrong-order"

var incidents = append(paragraphs.Incidents(),
	table.Declared{ID: wrongOrder, Law: "house:war-8(d)", Staff: true, Args: "POSITION POSITION",
		Help: "two places get each other's card; 0 is the dealer"})

// due reports whether a place gets the next card.
func (g *Game) due(p int) bool { return table.Box(p) == dealer || g.hands[p].plays() }

// Found refuses what is reported of a place that gets no card any more. Anything else is
// taken up when its card comes.
func (g *Game) Found(_ *table.Dealer, a *table.Act) (act func(), r *law.Refusal) {
	if a.Word == wrongOrder && !(g.due(a.Args[0]) && g.due(a.Args[1])) {
		return nil, law.RefuseFor(law.Stage, "", "one of the two gets no further card in this round")
	}
	return nil, nil
}

// crossed takes up that two of the places that now get cards get each other's.
func (g *Game) crossed(d *table.Dealer) {
	a, _ := d.Reports().ReportedIf(func(a *table.Act) bool { return a.Word == wrongOrder && g.due(a.Args[0]) && g.due(a.Args[1]) })
	g.cross = [2]table.Box{a.BoxArg(0), a.BoxArg(1)}
}

// lies is where the card lies that is due to a place.
func (g *Game) lies(p table.Box) table.Box {
	if p == g.cross[0] || p == g.cross[1] {
		return g.cross[0] + g.cross[1] - p // the other of the two
	}
	return p
}

// uncross moves the cards to the hands that were due to get them, before a wager
// is decided by them.
func (g *Game) uncross(d *table.Dealer) {
	if g.cross[0] == g.cross[1] {
		return
	}
	d.Cite("house:war-8(d)")
	for _, p := range g.cross {
		h := &g.hands[p]
		d.Cards().Form(h.cards[h.dealt-1], g.lies(p), 0, p, 0, p.Seat())
	}
}
