package caribbean

import (
	"slices"

	"boardwalk/game/deal"
	"boardwalk/law"
	"boardwalk/table"
)

// What may go wrong beside what package deal knows of.
const (
	DealerMisdealt = "dealer-misdealt"
	Communicates   = "communicates"
)

var incidents = slices.Concat(
	[]table.Declared{{ID: DealerMisdealt, Law: "16.13(d)[dealer four]", Staff: true, Args: "CARDS",
		Help: "the dealer was dealt so many cards, and not five"}},
	jackpot.Incidents(),
	[]table.Declared{{ID: Communicates, Law: "16.10(c)", Staff: true, Args: "SEAT",
		Help: "a player tells others about the own hand before the hole cards are revealed"}},
)

// completes is 16.13(d): a dealer's hand of four cards gets another one.
func completes(d *table.Dealer) law.Cite {
	if _, short := d.Reports().ReportedIf(func(a *table.Act) bool { return a.Word == DealerMisdealt && a.Args[0] == upCard }); !short {
		return ""
	}
	deal.Step(d, "16.13(d)[dealer four]",
		"dealer-dealt-only-four", "the dealer was dealt four cards, and deals another to complete the hand")
	return "16.13(d)[dealer four]"
}

// Found says what is done about an incident that is found once the hands are dealt and
// before the hole cards are revealed.
func (g *Game) Found(d *table.Dealer, a *table.Act) (act func(), r *law.Refusal) {
	if act, r = g.Table.Found(d, a); act != nil || r != nil || !g.Dealt() {
		return act, r
	}
	switch a.Word {
	case DealerMisdealt:
		if a.Args[0] == upCard {
			return nil, law.RefuseFor(law.Stage, "16.13(d)[dealer four]", "the dealer has completed the hand by now, and it has five cards")
		}
		return func() { g.Void(d, "16.13(d)[dealer other]", "the dealer was dealt more or fewer than five cards") }, nil
	case Communicates:
		if !g.plays(a.SeatArg(0)) {
			return nil, law.RefuseFor(law.Stage, "16.10(c)", "position %d has no hand in the round any more", a.Args[0])
		}
		return func() { g.forfeits(d, a.SeatArg(0)) }, nil
	}
	return nil, nil
}

// plays reports whether a player has a hand in the round.
func (g *Game) plays(s table.Seat) bool {
	for h := range g.Players {
		if h.Seat == s {
			return true
		}
	}
	return false
}

// forfeits is 16.10(c): a player who tells of the own hand loses all wagers of
// the round.
func (g *Game) forfeits(d *table.Dealer, s table.Seat) {
	for h := range g.Players {
		if h.Seat != s {
			continue
		}
		for _, b := range h.Bets {
			if b != nil && b.Amount > 0 {
				d.Loses(b, "16.10(c)")
			}
		}
		g.Fold(d, h, "16.10(c)")
		d.Reports().Unask(h.Seat, h.Box)
	}
}
