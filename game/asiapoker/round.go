package asiapoker

import (
	"strconv"

	"boardwalk/card"
	"boardwalk/game/deal"
	"boardwalk/game/versus"
	"boardwalk/law"
	"boardwalk/poker"
	"boardwalk/table"
)

// Round conducts one round of play.
func (g *Game) Round(d *table.Dealer) {
	g.Gather(d, nil)
	g.Begin(d)
	g.NoMoreBets(d)
	g.deal(d, g.start(d))
	g.fourLeft(d)
	g.LastCard(d)
	g.AfterDeal(d)
	g.setHands(d)
	g.setDealer(d)
	for h := range g.FromRight {
		g.settle(d, h)
	}
	g.Rack(g.Dealer())
	deal.Step(d, "house:asia-7(e)",
		"racked-dealer-last", "the cards lie in the discard rack hand by hand, the dealer's last")
	g.End(d)
}

// start has three dice say who gets the first card: their total is counted
// counterclockwise from the dealer on.
func (g *Game) start(d *table.Dealer) int {
	three := d.Shake()
	if d.Heard() {
		d.Cite("house:asia-5(b)")
		total := strconv.Itoa(three.Total())
		d.Shows(total, total, uint8(three[0]), uint8(three[1]), uint8(three[2]))
	}
	return (3*boxes + 1 - three.Total()) % boxes
}

// deal deals seven cards to every place, whether or not somebody has wagered there. A card
// at a place that nobody plays stays among those to come: nobody ever sees it.
func (g *Game) deal(d *table.Dealer, first int) {
	plays := [boxes]bool{0: true}
	for h := range g.Players {
		plays[h.Box] = true
	}
	for range dealt {
		for n := range boxes {
			switch box := (first + n) % boxes; {
			case plays[box]:
				g.DealTo(d, g.At(table.Box(box)), 1, "house:asia-5(c)")
			case d.Heard() || !d.Reports().Untroubled():
				d.Cite(g.Next(d, "house:asia-5(c)"))
				d.Cards().DealBlank(table.Box(box), 0)
			}
		}
	}
}

// fourLeft counts the cards that are left, which are four.
func (g *Game) fourLeft(d *table.Dealer) {
	deal.Step(d, "house:asia-5(d)", "left-over-counted", "the cards that are left are counted face down")
	if !d.Reports().Untroubled() {
		if _, ok := d.Reports().Reported(deal.Misdealt); ok {
			g.Void(d, "house:asia-9(d)", "more or fewer than four cards are left: somebody has not seven")
		}
		if _, ok := d.Reports().Reported(deal.BadDeck); ok {
			g.VoidDeck(d, "house:asia-9(e)")
		}
	}
	for range 4 {
		d.Discards(card.Unknown, table.NoBox, 0, table.House, card.Down)
	}
}

// settle shows a player's hands and decides the wager.
func (g *Game) settle(d *table.Dealer, h *versus.Hand) {
	s, dealers, b := &g.sets[h.Box], &g.sets[0].AsiaSetting, h.Bets[0]
	if d.Heard() {
		d.Cite("house:asia-7(d)")
		for i, c := range h.Cards {
			d.Turn(c, h.Box, s.at(i), h.Seat)
		}
		g.tell(d, h)
	}
	switch {
	case s.foul != "":
		d.Loses(b, s.foul)
	case s.Wins(dealers) >= 2:
		d.Wins(b, "house:asia-7(a)")
	case dealers.Wins(&s.AsiaSetting) >= 2:
		d.Loses(b, "house:asia-7(b)")
	default:
		d.Loses(b, "house:asia-7(c)")
	}
	g.Rack(h)
}

// words are what is said of the three hands by class, made once.
var words = func() (list [3][poker.NoPair + 1]string) {
	for c := range poker.NoPair + 1 {
		list[0][c], list[1][c], list[2][c] = "high hand: "+c.String(), "medium hand: "+c.String(), "low hand: "+c.String()
	}
	return list
}()

// tell says what three lawful hands are, each under the rule that ranks it.
func (g *Game) tell(d *table.Dealer, h *versus.Hand) {
	s := &g.sets[h.Box]
	for n, r := range [...]poker.AsiaRank{s.High, s.Medium, s.Low} {
		if s.foul == "" {
			d.Cite([...]law.Cite{s.High.Law(), "house:asia-4(b)", "house:asia-4(c)"}[n])
			d.NoteAt(h.Seat, "hand", words[n][r.Class()])
		}
	}
}
