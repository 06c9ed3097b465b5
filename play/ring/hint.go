package ring

import (
	"fmt"
	"math"
	"slices"

	"boardwalk/bots"
	"boardwalk/card"
	"boardwalk/chance"
	"boardwalk/play/canvas"
	"boardwalk/play/log"
	"boardwalk/table"
)

// hintDeals is how often a round is dealt to its end for a hint.
const hintDeals = 5000

// Hint is what can be said of the person's hand: its share of the pot
// against hands of which nothing is known but what lies face up, and the price
// of a call.
func (r *Ring) Hint(q *table.Question) []string {
	own := r.host.Hands().Of(r.host.Seat().Box(), 0)
	_, low := r.kinds()
	switch q.Offer.ID {
	case "draw":
		keep := bots.Keeps(low != 0, own)
		away := slices.Collect((card.SetOf(own...) &^ keep).All)
		if len(away) == 0 {
			return []string{"The bots would stand pat with these cards."}
		}
		return []string{fmt.Sprintf("The bots would discard %s and keep the rest.", canvas.Faces(away))}
	case "showdown":
		return []string{"Your hand is beaten by what was shown: there is nothing to win with it."}
	}
	view := r.Seen().NewProspect(r.host.Hands(), r.host.Seat(), r.round.Live)
	share, how := equity(view)
	others := view.Others()
	against := count(others, "random hand")
	if r.plan.Board == 0 && !r.plan.Draws {
		against = count(others, "hand") + " as far as it can be seen"
	}
	page := []string{fmt.Sprintf("%s has %.1f%% of the pot on average against %s, if all stay to the end (%s); an even share is %.1f%%.",
		canvas.Faces(own), 100*share, against, how, 100/float64(others+1))}
	return append(page, r.potOdds(share))
}

// potOdds is the price of a call, and what it is worth with a share of the pot.
func (r *Ring) potOdds(share float64) string {
	cost, pot := r.round.ToCall(r.host.Seat()), r.round.Reached(r.host.Seat())
	if cost == 0 {
		return fmt.Sprintf("It costs nothing to stay in for the %s in the pot.", pot)
	}
	need := float64(cost) / float64(pot+cost)
	return fmt.Sprintf("To call is %s for a pot of %s, which needs %.1f%%: worth %s on average, if nobody bets again.",
		cost, pot, 100*need, log.Average(share-need, pot+cost))
}

// equity is the share of the pot of the first hand, and how it was found: from
// every deal there is where they are few. The same cards in view always give
// the same.
func equity(p *bots.Prospect) (share float64, how string) {
	if share, deals, ok := p.Exact(); ok {
		return share, fmt.Sprintf("exactly: all %d deals", deals)
	}
	share = p.Share(chance.NewFast(1, 1), hintDeals)
	return share, fmt.Sprintf("%d deals, give or take %.1f%%", hintDeals, 100*math.Sqrt(share*(1-share)/hintDeals))
}
