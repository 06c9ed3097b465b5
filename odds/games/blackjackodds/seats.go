package blackjackodds

import (
	"errors"
	"strings"

	"boardwalk/game/blackjack"
	"boardwalk/sim"
	"boardwalk/table"
)

// atBlackjack makes the other wagers of multiple action, of which each is worth
// as much as any and none is measured, so that the variance is that of one
// wager, and the wager without which no additional one is taken.
func atBlackjack(p *sim.Plan, t *table.Table) {
	o := t.Options().(*blackjack.Options)
	switch p.ID {
	case "main":
		if o.MultipleAction == "none" {
			break
		}
		p.After(t, "second")
		if o.MultipleAction == "three-required" {
			p.After(t, "third")
		}
		p.Apart(firstHands(t.Layout())...)
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

// atKin makes it at the kin of blackjack.
func atKin(p *sim.Plan, t *table.Table) {
	if p.ID == "match" || p.ID == "bust-it" {
		besideMain(p, t)
	}
}

// besideMain makes the wager against the dealer without which no additional one is taken. That is no larger than it may be,
// unless somebody says how large it is.
func besideMain(p *sim.Plan, t *table.Table) {
	if most := t.Options().(*blackjack.Options).AdditionalMax; p.Stake == 0 && most > 0 {
		p.SetAmount(min(p.Amount, most))
	}
	p.Beside(t, "main")
	p.Apart(p.Area)
}

// freshShoes are options under which all cards are to come in every round, 2.20.
func freshShoes(options table.Options) (table.Options, error) {
	fresh := *options.(*blackjack.Options)
	if fresh.Shuffle == blackjack.Automatic {
		return nil, errors.New("with shuffle=automatic every round is dealt from a fresh shoe, and there is no cutting card")
	}
	fresh.Shuffle = blackjack.Automatic
	return &fresh, nil
}
