package blackjack

import (
	"boardwalk/card"
	"boardwalk/table"
)

// Rescue gives a doubled hand up: the raise comes back, and the rest is lost.
const Rescue table.Choice = "rescue"

// afterDouble asks who has doubled down whether the hand stands, is given up or
// is doubled again. It returns false if a card that was asked for was not dealt.
func (g *Game) afterDouble(d *table.Dealer, n uint8, b *box, i uint8) bool {
	h, caller := &b.hands[i], b.bettors[0]
	for h.Score() < 21 {
		const stands, givesUp, again = 0b001, 0b010, 0b100
		var amounts table.Range
		open := table.Choices(stands)
		if g.options.Rescue || g.options.SurrenderAnytime {
			open |= givesUp
		}
		if int(h.again) < g.options.Redoubles {
			if g.addable(d, n, i, b, 0, &amounts) {
				open |= again
			}
		}
		if open == stands {
			break
		}
		a := d.AskAmount(caller, table.Box(n), i, g.p.doubled, open, amounts)
		if a.Choice == g.p.giveUp {
			g.giveUp(d, n, b, i)
			return true
		}
		if a.Choice != Double {
			break
		}
		h.again++
		g.stakeDouble(d, n, i, caller, a.Amount, g.p.Redouble)
		if b.betting > 1 {
			g.doubleAlong(d, n, b, i)
		}
		if g.troubled && g.missCard(d, n, i) {
			return false
		}
		h.take(g.card(d, g.p.DoubleCard, n, i, caller, card.Up))
		h.call(d, g.p.Total, n)
	}
	g.noMore(d, h, caller)
	return true
}

// giveUp ends a doubled hand. A rescue takes what was added last back and loses
// the rest, and a surrender loses half. A wager on a shared box that was not
// doubled stays and waits for the dealer.
func (g *Game) giveUp(d *table.Dealer, n uint8, b *box, i uint8) {
	if g.p.giveUp == Surrender {
		g.surrender(d, n, b, i)
		return
	}
	d.Cite(g.p.Rescue)
	d.NoteAt(b.bettors[0], "takes-raise-back", "takes the raise back and gives the hand up")
	stays := false
	for _, s := range b.bettors[:b.betting] {
		main, raise := d.Bet(s, mainAt(n, 0, i)), d.Bet(s, doubleAt(n, 0, i))
		switch {
		case main == nil:
			continue
		case raise == nil:
			stays = true
			continue
		case raise.Amount > g.raised[s]: // doubled more than once
			d.Payments().ReturnsPart(raise, g.raised[s], table.Push, g.p.Rescue)
			d.Loses(raise, g.p.Rescue)
		default:
			d.Returns(raise, g.p.Rescue)
		}
		d.Loses(main, g.p.Rescue)
	}
	if !stays {
		g.rack(&b.hands[i])
	}
}
