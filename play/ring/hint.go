package ring

import (
	"fmt"
	"math"
	"slices"

	"boardwalk/card"
	"boardwalk/chance"
	"boardwalk/money"
	"boardwalk/play/canvas"
	"boardwalk/play/log"
	"boardwalk/poker"
	"boardwalk/table"
)

const (
	hintDeals  = 5000   // how often a round is dealt to its end for a hint
	exactDeals = 60_000 // up to how many ways are gone through one by one
)

// Hint is what can be said of the person's hand: its share of the pot
// against hands of which nothing is known but what lies face up, and the price
// of a call.
func (r *Ring) Hint(q *table.Question) []string {
	own := r.host.Hands().Of(r.host.Seat().Box(), 0)
	high, low := r.kinds()
	switch q.Offer.ID {
	case "draw":
		keep := keeps(low != 0, own)
		away := slices.Collect((card.SetOf(own...) &^ keep).All)
		if len(away) == 0 {
			return []string{"The bots would stand pat with these cards."}
		}
		return []string{fmt.Sprintf("The bots would discard %s and keep the rest.", canvas.Faces(away))}
	case "showdown":
		return []string{"Your hand is beaten by what was shown: there is nothing to win with it."}
	}
	view := r.prospect(r.host.Hands(), r.host.Seat(), high, low, r.round.live)
	share, how := view.equity()
	others := len(view.hands) - 1
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
	cost, pot := r.round.toCall(r.host.Seat()), r.round.reached(r.host.Seat())
	if cost == 0 {
		return fmt.Sprintf("It costs nothing to stay in for the %s in the pot.", pot)
	}
	need := float64(cost) / float64(pot+cost)
	return fmt.Sprintf("To call is %s for a pot of %s, which needs %.1f%%: worth %s on average, if nobody bets again.",
		cost, pot, 100*need, log.Average(share-need, pot+cost))
}

// reached is what a seat could win by calling: all that lies in the pot, and of
// the bets before the players as much as it can match.
func (r *round) reached(seat table.Seat) money.Cents {
	reach := r.at(seat).bet + r.toCall(seat)
	pot := r.pot
	for i := range r.players {
		pot += min(r.players[i].bet, reach)
	}
	return pot
}

// equity is the share of the pot of the first hand, and how it was found: from
// every deal there is where they are few. The same cards in view always give
// the same.
func (p *prospect) equity() (share float64, how string) {
	if share, deals, ok := p.exact(); ok {
		return share, fmt.Sprintf("exactly: all %d deals", deals)
	}
	share = p.share(chance.NewFast(1, 1), hintDeals)
	return share, fmt.Sprintf("%d deals, give or take %.1f%%", hintDeals, 100*math.Sqrt(share*(1-share)/hintDeals))
}

// exact goes through every board and every hand of a single opponent, where
// the cards are for everybody and few are to come.
func (p *prospect) exact() (share float64, deals int, ok bool) {
	if len(p.hands) != 2 || p.plan.Board == 0 {
		return 0, 0, false
	}
	boards, own := p.plan.Board-len(p.board), p.plan.Own
	if deals = ways(len(p.deck), boards) * ways(len(p.deck)-boards, own); deals > exactDeals {
		return 0, 0, false
	}
	sum := 0.0
	board := slices.Clone(p.board)
	pick(p.deck, boards, func(more []card.Card) {
		all := append(board[:len(p.board)], more...)
		mine := p.ranksOf(p.hands[0].known, all)
		rest := slices.DeleteFunc(slices.Clone(p.deck), func(c card.Card) bool { return slices.Contains(more, c) })
		pick(rest, own, func(theirs []card.Card) { sum += mine.against(p.ranksOf(theirs, all)) })
	})
	return sum / float64(deals), deals, true
}

// both are the ranks of a hand for high and for low.
type both struct{ high, low poker.Rank }

func (p *prospect) ranksOf(hand, board []card.Card) (b both) {
	all := append(append(make([]card.Card, 0, 9), hand...), board...)
	if p.high != 0 {
		b.high, _ = p.high.Rank(all...)
	}
	if p.low != 0 {
		b.low, _ = p.low.Rank(all...)
	}
	return b
}

// against is the share of the pot that one hand wins from another.
func (b both) against(o both) float64 {
	return shareOf(best{b.high, 1}, best{o.high, 1}, best{b.low, 1}, best{o.low, 1})
}

// ways is in how many ways so many cards can be picked.
func ways(of, n int) int {
	product := 1
	for i := range n {
		product = product * (of - i) / (i + 1)
	}
	return product
}

// pick goes through every way to pick so many cards.
func pick(from []card.Card, n int, do func([]card.Card)) {
	picked := make([]card.Card, 0, n)
	var next func(int)
	next = func(at int) {
		if len(picked) == n {
			do(picked)
			return
		}
		for i := at; i < len(from); i++ {
			picked = append(picked, from[i])
			next(i + 1)
			picked = picked[:len(picked)-1]
		}
	}
	next(0)
}
