package odds

import (
	"errors"
	"math/big"

	"boardwalk/card"
	"boardwalk/game/ultimatetexas"
	"boardwalk/money"
	"boardwalk/odds/housepoker"
	"boardwalk/poker"
	"boardwalk/table"
)

// newUltimate takes the table of the blind from a table.
func newUltimate(t *table.Table, stake money.Cents) (*housepoker.Ultimate, error) {
	u := &housepoker.Ultimate{Ante: stake}
	p, err := paysOf(t, "blind")
	for c, line := range p.pays {
		if line != nil {
			u.Blind[c] = line.Odds
		}
	}
	return u, err
}

// ultimateKept is what is kept of a count, for an ante of two cents, because a flush pays
// the blind 3 to 2.
type ultimateKept struct {
	Ends  []texasEnd
	Holes []housepoker.UltimateValue
}

var ultimateCounts = kind[ultimateKept]{"ultimate-texas-holdem", (*ultimateKept).whole}

// whole reports whether all deals are there, and every class of hole cards.
func (k *ultimateKept) whole() bool {
	ways := uint64(0)
	for _, e := range k.Ends {
		ways += e.Ways
	}
	return ways == housepoker.UltimateDeals && len(k.Holes) == housepoker.HoleClasses
}

// ultimateRules is the checksum of everything that the count depends on.
func ultimateRules(u *housepoker.Ultimate) string {
	return checksum("counted as of 1", u.Blind, housepoker.FiveRanks())
}

// ultimateCounted returns what is counted under some rules, which takes many seconds the first time.
func ultimateCounted(u *housepoker.Ultimate, tell housepoker.Progress) *ultimateKept {
	return ultimateCounts.get(kept, ultimateRules(u), func() *ultimateKept {
		c := (&housepoker.Ultimate{Ante: 2, Blind: u.Blind}).Count(tell)
		found := &ultimateKept{Holes: c.Values}
		for k, ways := range c.Ends {
			found.Ends = append(found.Ends, texasEnd{k.Net, k.Wagered, ways})
		}
		return found
	})
}

// ultimateFigures goes through every board and every hand. Figures are for a whole number of
// dollars, so that half an ante can be paid.
func ultimateFigures(w *work) ([]*Figure, error) {
	u, err := newUltimate(w.table, w.stake)
	if err != nil {
		return nil, err
	}
	count := ultimateCounted(u, w.tell)
	ends := housepoker.Ends{}
	for _, e := range count.Ends {
		ends[housepoker.End{Net: e.Net * w.stake / 2, Wagered: e.Wagered * w.stake / 2}] += e.Ways
	}
	best := pokerFigure("ante", ends, w.stake)
	best.Strategy = "best play by all cards that are seen; before the flop bet four times the ante with " + ultimateBets(count.Holes)
	trips, err := tripsFigure(w)
	return []*Figure{best, trips}, err
}

// ultimateBets are the hands with which four times the ante is bet before the flop, in words.
func ultimateBets(holes []housepoker.UltimateValue) string {
	text := ""
	for _, v := range holes {
		if v.Four > v.Check {
			if text != "" {
				text += ", "
			}
			text += v.Hole.String()
		}
	}
	return text
}

// tripsFigure is decided by the best five of seven cards, whatever the dealer has. The counts of
// hands of seven cards are in every book on poker; the test of package poker deals them all.
func tripsFigure(w *work) (*Figure, error) {
	p, err := paysOf(w.table, "trips")
	ends := tally{}
	for c, ways := range map[poker.Class]uint64{poker.RoyalFlush: 4324, poker.StraightFlush: 37260, poker.FourOfAKind: 224848, poker.FullHouse: 3473184,
		poker.Flush: 4047644, poker.Straight: 6180020, poker.ThreeOfAKind: 6461620, poker.TwoPair: 31433400, poker.Pair: 58627800, poker.HighCard: 23294460} {
		net := -w.stake
		if p.pays[c] != nil {
			net = p.on(c, w.stake)
		}
		ends[int64(net)] += ways
	}
	return ends.distribution(int64(w.stake)).Figure("trips", "bet made"), err
}

// ultimateChoices values a play wager by every board and every hand of the dealer's that may
// come. Before the flop that was worked out once, with no other cards known.
func ultimateChoices(w *work, v *PokerView) ([]Worth, error) {
	u, err := newUltimate(w.table, w.stake)
	if err != nil || len(v.Hand) != 2 {
		return nil, errors.Join(err, errors.New("at ultimate texas hold 'em a hand has two cards"))
	}
	hole := [2]card.Card(v.Hand)
	worth := func(c table.Choice, halves, deals int64) Worth {
		return Worth{Choice: c, EV: big.NewRat(halves, 2*deals)}
	}
	switch len(v.Board) {
	case 0:
		if v.Gone != 0 {
			return nil, errors.New("at ultimate texas hold 'em a hand is valued before the flop with no other cards known")
		}
		for _, x := range ultimateCounted(u, w.tell).Holes {
			if x.Hole == housepoker.HoleClassOf(hole[0], hole[1]) {
				return []Worth{worth(ultimatetexas.Check, x.Check, x.Deals), worth(ultimatetexas.BetThrice, x.Thrice, x.Deals),
					worth(ultimatetexas.BetFour, x.Four, x.Deals)}, nil
			}
		}
	case 3, 5:
		if 52-(v.Gone|card.SetOf(v.Hand...)|card.SetOf(v.Board...)).Len() < 7-len(v.Board) {
			return nil, errTooFew
		}
		pass, bet, deals := u.Values(hole, v.Board, v.Gone)
		first := ultimatetexas.Check
		if len(v.Board) == 5 {
			first = ultimatetexas.Fold
		}
		return []Worth{worth(first, pass, deals), worth(ultimatetexas.Bet, bet, deals)}, nil
	}
	return nil, errors.New("at ultimate texas hold 'em wagers are made with no, three or five cards on the board")
}
