package sim

import (
	"strings"

	"boardwalk/game/blackjack"
	"boardwalk/game/threecard"
	"boardwalk/money"
	"boardwalk/table"
)

// atBlackjack makes the other wagers of multiple action, of which each is worth
// as much as any and none is measured, so that the variance is that of one
// wager, and the wager without which no additional one is taken.
func atBlackjack(p *plan, t *table.Table) {
	o := t.Options().(*blackjack.Options)
	switch p.id {
	case "main":
		if o.MultipleAction == "none" {
			break
		}
		p.after(t, "second")
		if o.MultipleAction == "three-required" {
			p.after(t, "third")
		}
		p.apart(firstHands(t.Layout())...)
	case "over", "under", "same-suit":
		besideMain(p, t)
	}
}

// firstHands are the areas of the first box whose wagers are against the
// dealer's first hand: the wager itself, those on hands that are formed by
// splitting, what is doubled on them, and the insurance.
func firstHands(l *table.Layout) []table.Area {
	var areas []table.Area
	for a := range l.Wagers {
		id := l.Wagers[a].ID
		for _, kind := range []string{"main-1", "double-1", "insurance-1"} {
			if id == kind || strings.HasPrefix(id, kind+"-") {
				areas = append(areas, table.Area(a))
			}
		}
	}
	return areas
}

// atThreeCard makes the ante without which a pair plus wager is not taken, and
// the other way round.
func atThreeCard(p *plan, t *table.Table) {
	o := t.Options().(*threecard.Options)
	switch {
	case p.id == "pair-plus" && o.Version != threecard.AnyWagers:
		p.beside(t, "ante")
		p.apart(p.area)
	case p.id == "ante" && o.Version == threecard.Both:
		play, _ := t.Area(p.seat, "play")
		p.beside(t, "pair-plus")
		p.apart(p.area, play)
	}
}

// atCasinoWar makes the ante without which a tie wager is not taken.
func atCasinoWar(p *plan, t *table.Table) {
	if p.id == "tie" {
		p.beside(t, "ante")
		p.apart(p.area)
	}
}

// atKin makes it at the kin of blackjack.
func atKin(p *plan, t *table.Table) {
	if p.id == "match" || p.id == "bust-it" {
		besideMain(p, t)
	}
}

// besideMain makes the wager against the dealer without which no additional one is taken. That is no larger than it may be,
// unless somebody says how large it is.
func besideMain(p *plan, t *table.Table) {
	if most := t.Options().(*blackjack.Options).AdditionalMax; p.Stake == 0 && most > 0 {
		p.stake = min(p.stake, most)
		p.initial, p.acts[0].Amount = p.stake, p.stake
	}
	p.beside(t, "main")
	p.apart(p.area)
}

func (p *plan) act(t *table.Table, name string) table.Act {
	a, _ := t.Area(p.seat, name)
	return table.Act{Kind: table.Make, Seat: p.seat, Area: a, Amount: max(p.stake, t.Limit(a).Min).Up(t.Unit(a))}
}

// after adds a wager that is made after the first and not measured.
func (p *plan) after(t *table.Table, name string) { p.acts = append(p.acts, p.act(t, name)) }

// beside adds a wager that is made before the first and not measured.
func (p *plan) beside(t *table.Table, name string) {
	p.acts = append([]table.Act{p.act(t, name)}, p.acts...)
}

// apart has areas measured by what is told of them, since the chips of the seat
// tell of all its wagers together. It takes longer.
func (p *plan) apart(areas ...table.Area) { p.told = areas }

// ledger is a sink that adds up what some wagers of a seat win and lose.
type ledger struct {
	seat  table.Seat
	areas []table.Area
	net   money.Cents
}

// Event keeps account.
func (l *ledger) Event(e *table.Event) {
	if e.Seat != l.seat {
		return
	}
	for _, a := range l.areas {
		if a != e.Area {
			continue
		}
		switch e.Kind {
		case table.Paid:
			l.net += e.Amount
		case table.Collected:
			l.net -= e.Stake
		case table.Vigorished:
			l.net -= e.Amount
		}
	}
}
