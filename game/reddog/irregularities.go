package reddog

import (
	"boardwalk/card"
	"boardwalk/law"
	"boardwalk/table"
)

// What may go wrong.
const (
	exposedThird = "exposed-third-card"
	touched      = "wager-touched"
)

// incidents are what section 6.7 provides for, and 6.5(d) forbids.
var incidents = append(paragraphs.Incidents(),
	table.Declared{ID: exposedThird, Law: "6.7(c)", Staff: true, Help: "the third card is exposed before \"Raises closed\" is announced"},
	table.Declared{ID: touched, Law: "6.5(d)", Staff: true, Args: "SEAT",
		Help: "a player handles, removes or alters a wager after the first card"},
)

// Found says what is done about an incident that is found once the first two cards are
// dealt. 6.5(d): whoever touches a wager is told not to, and the wager stays as it was.
func (g *Game) Found(d *table.Dealer, a *table.Act) (act func(), r *law.Refusal) {
	if a.Word != touched || g.dealt < 2 {
		return nil, nil
	}
	return func() {
		d.Betting().Tell(a.SeatArg(0), law.Refuse("6.5(d)", "no wager is handled, removed or altered until it is decided"))
	}, nil
}

// The answers to the offer of playing a round out.
const (
	PlayOut table.Choice = "play"
	Void    table.Choice = "void"
)

var playOutOffer = &table.Offer{ID: "play-out", Law: "6.7(c)", Choices: []table.Choice{PlayOut, Void},
	Says: map[table.Choice]string{PlayOut: "play the round out", Void: "void the round"},
	Text: "The third card was exposed too early. Do you play the round out, or void it?"}

// exposed is 6.7(c): the third card is seen before the raises are closed. It is
// discarded, and those who will not play on get their wagers back before
// another is dealt.
func (g *Game) exposed(d *table.Dealer) {
	if d.Reports().Untroubled() {
		return
	}
	if _, ok := d.Reports().Reported(exposedThird); !ok {
		return
	}
	d.Cite("6.7(c)")
	g.Shoe().Discard(d.Deal(g.Shoe(), middleBox, 1, table.House, card.Up))
	d.Note("early-card-discarded", "the card exposed before \"Raises closed\" is discarded")
	voiding := [seats + 1]bool{}
	asked := table.House
	for b := range d.Bets {
		if b.Seat != asked {
			asked = b.Seat
			voiding[asked] = d.Offer(asked, playOutOffer) == Void
		}
	}
	for b := range d.Bets {
		if voiding[b.Seat] {
			d.Returns(b, "6.7(c)[refund]")
		}
	}
}
