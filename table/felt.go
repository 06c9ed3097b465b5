package table

import (
	"strconv"
	"strings"

	"boardwalk/felt"
)

// Felter is a game that draws its own layout, with so many positions. It is the
// game that draws and not its declaration, because a layout depends on the
// options (one zero or two, a wager that is not offered) and the game has them,
// its wagers and its wheel at hand.
//
// A felt may show every area that the game knows: those that the options do not
// offer are taken off it.
type Felter interface {
	Felt(seats int) *felt.Felt
}

// Felt is the layout of a table of the game under options, or under the
// defaults if there are none, with so many positions; all of the game's if
// seats is 0. A game that draws none gets one from its wagers and boxes.
func (r *Rules) Felt(o Options, seats int) *felt.Felt {
	if o == nil {
		o = r.Options()
	}
	if seats <= 0 || seats > r.Seats {
		seats = r.Seats
	}
	g := r.New(o)
	l := r.lay(g)
	var f *felt.Felt
	if drawn, ok := g.(Felter); ok {
		f = drawn.Felt(seats)
		f.AddDesigned(offeredOf(l.Wagers[len(g.Layout().Wagers):], seats))
	} else {
		f = plainFelt(r.Name, l, seats)
	}
	f.Finish(func(wager string) bool {
		at, ok := l.Area(wager)
		return ok && l.Wagers[at].Offered()
	})
	return f
}

// Miniature is the heart of the game's layout drawn small, with what lies on it.
func (r *Rules) Miniature() *felt.Miniature { return r.Felt(nil, 1).Miniature(r.Name, r.About.Lies) }

// Offered reports whether the wager can be made at all under the options: of a
// player's own accord, when the dealer offers it, or by being moved there.
func (w *Wager) Offered() bool { return w.Made != 0 || w.Supplement || w.Moved }

// plainFelt is the layout of a game that draws none.
func plainFelt(name string, l *Layout, seats int) *felt.Felt {
	return felt.Default(name+" layout", seats, l.Boxes, offeredOf(l.Wagers, seats))
}

// offeredOf are wagers as a felt wants them that draws itself.
func offeredOf(wagers []Wager, seats int) (list []felt.Offered) {
	for i := range wagers {
		w := &wagers[i]
		if !w.Offered() || int(w.Position) > seats {
			continue
		}
		n := strconv.Itoa(int(w.Position))
		o := felt.Offered{Wager: w.ID, Name: w.Name, Seat: int(w.Position), Later: w.Made == 0}
		if w.Position != 0 {
			o.Kind, o.Name = strings.TrimSuffix(w.ID, "-"+n), strings.TrimSuffix(w.Name, " "+n)
		} else {
			o.Sub = w.OnlyOdds()
		}
		list = append(list, o)
	}
	return list
}

// OnlyOdds words the odds of a wager that has one line of them; "" if there are
// several or none.
func (w *Wager) OnlyOdds() string {
	if len(w.Pays) != 1 {
		return ""
	}
	return w.Pays[0].Odds.String()
}
