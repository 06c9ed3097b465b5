package craps

import (
	"slices"

	"boardwalk/money"
	"boardwalk/table"
)

// original is the amount of a Don't Pass or Don't Come Bet when its point came.
// It is kept only for a wager that was reduced since: 1.6(b), (d) and (e)
// measure laid odds by what was originally wagered.
type original struct {
	seat   table.Seat
	area   table.Area
	amount money.Cents
}

// carries returns the amount by which the odds in support of a wager are
// measured: what was originally wagered, or nothing if the wager is gone.
func (g *Game) carries(d *table.Dealer, seat table.Seat, base table.Area) money.Cents {
	left := d.Amount(seat, base)
	if left == 0 {
		return 0
	}
	for _, o := range g.originals {
		if o.seat == seat && o.area == base {
			return o.amount
		}
	}
	return left
}

// reduced follows a wager that its player reduced or took down. Odds stay as
// long as anything is left of the wager that they support, and come down with
// the last of it.
func (g *Game) reduced(d *table.Dealer, a *table.Act) {
	if left := d.Amount(a.Seat, a.Area); left > 0 {
		g.keepOriginal(a, left)
		return
	}
	g.forget(func(o original) bool { return o.seat == a.Seat && o.area == a.Area })
	for odds := passOdds; odds < come; odds++ {
		if s, ok := g.supports(odds); !ok || s.base != a.Area {
			continue
		}
		if b := d.Bet(a.Seat, odds); b != nil && b.Amount > 0 {
			d.Layout().TakeDown(b)
		}
	}
}

// keepOriginal keeps what lay there before the first reduction after the point
// came. Before that the wager is still being made.
func (g *Game) keepOriginal(a *table.Act, left money.Cents) {
	pointed := a.Area == dontPass && g.point != 0 || a.Area >= dontComeTo && a.Area < dontComeTo+6
	if !pointed || slices.ContainsFunc(g.originals, func(o original) bool { return o.seat == a.Seat && o.area == a.Area }) {
		return
	}
	g.originals = append(slices.Clip(g.originals), original{a.Seat, a.Area, left + a.Amount}) // a snapshot may share the list
}

// forget drops the originals of wagers that are decided or gone.
func (g *Game) forget(gone func(original) bool) {
	if len(g.originals) == 0 {
		return
	}
	var kept []original
	for _, o := range g.originals {
		if !gone(o) {
			kept = append(kept, o)
		}
	}
	g.originals = kept
}

// forgetDecided drops the originals of wagers that a roll has decided.
func (g *Game) forgetDecided(total int) {
	g.forget(func(o original) bool {
		if o.area == dontPass {
			return total == 7 || total == g.point
		}
		return total == 7 || total == indexedBy(o.area)
	})
}
