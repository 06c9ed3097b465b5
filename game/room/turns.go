package room

import (
	"boardwalk/law"
	"boardwalk/table"
)

// word is the paragraph by which what a player says to the dealer goes before
// what the player does.
const word law.Cite = "14.15(k)"

// troubledTurn is what may happen in place of a player's own decision. It
// reports whether that was the player's turn, and returns the paragraph by which
// the player acts: that of the offer, or 14.15(k) if a gesture contradicts what
// the player says. Then putting the hand down is no fold.
func (g *Game) troubledTurn(d *table.Dealer, s table.Seat, by law.Cite) (law.Cite, bool) {
	g.outOfTurn(d, s)
	if _, ok := g.reported(d, gesture, s); ok {
		g.gestures(d, s)
		return word, g.lost(d, s)
	}
	if !g.mustOpen(s) && (g.gives(d, s, discards, "14.15(k)1i", discards, discarded) ||
		g.gives(d, s, turnsDown, "14.15(k)1ii", turnsDown, turnedDown)) {
		return by, true
	}
	return by, g.lost(d, s)
}

func (g *Game) gestures(d *table.Dealer, s table.Seat) {
	d.Cite(word)
	d.Notes().Remark(s, "word-before-gesture", "what was said to the dealer goes before the gesture")
	g.gestured |= bit(s)
}

// idleHands is what happens to the hands of players who do not get a turn in
// the coming betting round, or any more.
func (g *Game) idleHands(d *table.Dealer) {
	idle := g.live & g.allIn
	if g.due(d) == 0 {
		idle = g.live
	}
	for s := range idle.each {
		if !g.over() && g.lost(d, s) {
			g.ghosts &^= bit(s)
		}
	}
}

// gives is a fold by what a player does rather than says.
func (g *Game) gives(d *table.Dealer, s table.Seat, id string, by law.Cite, word, text string) bool {
	if _, ok := g.reported(d, id, s); !ok {
		return false
	}
	g.givesUp(d, s, by, word, text)
	return true
}

func (g *Game) givesUp(d *table.Dealer, s table.Seat, by law.Cite, word, text string) {
	d.Cite(by)
	d.Notes().Remark(s, word, text)
	g.fold(d, s, by)
}

// lost is 14.15(j): a hand that was left alone unprotected, fouled or collected
// by accident. A player who protected it gets everything back, unless it was the
// player's fault too; stud hole cards count as protected against fouling.
func (g *Game) lost(d *table.Dealer, s table.Seat) bool {
	if !g.guards(d, s) && g.gives(d, s, gone, "14.15(j)4", gone, hasLeft) {
		return true
	}
	_, foul := g.reported(d, fouled, s)
	if !foul {
		if _, ok := g.reported(d, collected, s); !ok {
			return false
		}
	}
	g.loses(d, s, foul)
	return true
}

// loses takes a hand out of the round that was fouled or collected by accident.
func (g *Game) loses(d *table.Dealer, s table.Seat, foul bool) {
	guard, protected := d.Reports().ReportedIf(func(a *table.Act) bool { return a.Word == protects && a.Args[0] == int(s) })
	if foul && !protected && !g.buttoned() {
		d.Cite("14.15(j)1")
		d.Notes().RemarkAmount(s, table.NoArea, 0, "14.1[hole card]", "hole-cards-protected", "hole cards at stud are protected")
		protected = true
	}
	also := law.Cite("")
	if foul {
		also = "14.1[fouled hand]"
	}
	if protected && guard.Args[1] == 0 {
		d.Cite("14.15(j)3")
		d.Notes().RemarkAmount(s, table.NoArea, 0, also,
			"protected-hand-returned", "the protected hand is lost, and all that was put in for it comes back")
		g.refund(d, s, "14.15(j)3")
		return
	}
	by, word, text := law.Cite("14.15(j)"), "not-protected", "did not protect the hand, and has no redress"
	if protected {
		by, word, text = "14.15(j)3", "contributed-to-error", "contributed to the error, and has no redress"
	}
	d.Cite(by)
	d.Notes().RemarkAmount(s, table.NoArea, 0, also, word, text)
	g.fold(d, s, by)
}

// guards reports whether a player protects the hand.
func (g *Game) guards(d *table.Dealer, s table.Seat) bool {
	guards := false
	d.Reports().ReportedIf(func(a *table.Act) bool {
		guards = guards || a.Word == protects && a.Args[0] == int(s)
		return false
	})
	return guards
}

// outOfTurn is 14.7(d): what somebody says in another's turn does not count.
func (g *Game) outOfTurn(d *table.Dealer, s table.Seat) {
	if a, ok := d.Reports().ReportedIf(func(a *table.Act) bool {
		return a.Word == outOfTurn && a.Args[0] != int(s) && a.Args[1] <= g.bettings
	}); ok {
		g.bindsNothing(d, a.SeatArg(0))
	}
}

func (g *Game) bindsNothing(d *table.Dealer, s table.Seat) {
	d.Betting().Tell(s, law.Refuse("14.7(d)", "what a player says binds only in the player's turn"))
}

// throws is 14.15(k)2: a player who owes a wager, or was forced to make one,
// throws the cards away. The wager is made all the same.
func (g *Game) throws(d *table.Dealer, s table.Seat, id string) bool {
	return g.gives(d, s, id, "14.15(k)2", "throws-cards-away", "throws the cards away, and the wager that was owed is made all the same")
}
