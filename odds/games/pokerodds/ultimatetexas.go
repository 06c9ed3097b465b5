package pokerodds

import (
	"errors"
	"math/big"
	"strings"

	"boardwalk/card"
	"boardwalk/game/ultimatetexas"
	"boardwalk/money"
	"boardwalk/odds"
	"boardwalk/odds/housepoker"
	"boardwalk/poker"
	"boardwalk/table"
)

// newUltimate takes the table of the blind from a table.
func newUltimate(t *table.Table, stake money.Cents) (*housepoker.Ultimate, error) {
	u := &housepoker.Ultimate{Ante: stake, Most: ultimateLimit(t)}
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
	Ends  [][]texasEnd // of best play, and of each rule
	Holes []housepoker.UltimateValue
	Flops keptPlan
}

var ultimateCounts = odds.KeptCounts[ultimateKept]{Name: "ultimate-texas-holdem", Whole: (*ultimateKept).whole}

// whole reports whether best play and each rule are there, each over all deals, and every
// class of hole cards.
func (k *ultimateKept) whole() bool {
	for _, ends := range k.Ends {
		ways := uint64(0)
		for _, e := range ends {
			ways += e.Ways
		}
		if ways != housepoker.UltimateDeals {
			return false
		}
	}
	return len(k.Ends) == 1+len(housepoker.UltimateRules) && len(k.Holes) == housepoker.HoleClasses && k.Flops.plan().Whole()
}

// ultimateRules is the checksum of everything that the count depends on.
func ultimateRules(u *housepoker.Ultimate) string {
	return ultimatePrints.of(u.Blind, func() string {
		words := []any{"counted as of 5", u.Blind, housepoker.FiveRanks(), u.Fingerprint(rulesOf(housepoker.UltimateRules)...)}
		for _, r := range housepoker.UltimateRules {
			words = append(words, r.Name, r.Text)
		}
		return odds.Checksum(words...)
	})
}

var ultimatePrints remembered[[poker.RoyalFlush + 1]money.Odds, string]

// ultimateCounted returns what is counted under some rules. It comes with the program for the tables of the blind, and takes
// half a minute for other odds.
func ultimateCounted(u *housepoker.Ultimate, tell housepoker.Progress) *ultimateKept {
	return ultimateCounts.Get(ultimateRules(u), func() *ultimateKept { return countUltimate(u, tell) })
}

func countUltimate(u *housepoker.Ultimate, tell housepoker.Progress) *ultimateKept {
	best, by := (&housepoker.Ultimate{Ante: 2, Blind: u.Blind}).Count(tell, rulesOf(housepoker.UltimateRules)...)
	found := &ultimateKept{Holes: best.Values, Flops: keepPlan(best.Flops)}
	for _, ends := range append([]housepoker.Ends{best.Ends}, by...) {
		found.Ends = append(found.Ends, sortedEnds(ends))
	}
	return found
}

// ultimateFigures goes through every board and every hand. What a hand wins is all that is
// paid on it, and bounded by the payout limit; nobody plays otherwise for that.
func ultimateFigures(w *odds.Work) ([]*odds.Figure, error) {
	u, err := newUltimate(w.Table, w.Stake)
	if err != nil {
		return nil, err
	}
	count, most := ultimateCounted(u, w.Tell), ultimateLimit(w.Table)
	list, limited := make([]housepoker.Ends, len(count.Ends)), false
	for i, ends := range count.Ends {
		list[i] = housepoker.Ends{}
		for _, e := range ends {
			net, atLimit := ultimateNet(e.Net, w.Stake, most)
			limited = limited || atLimit
			list[i][housepoker.End{Net: net, Wagered: e.Wagered * w.Stake / 2}] += e.Ways
		}
	}
	figures := Figures("ante", w.Stake, list[0], ruleTexts(housepoker.UltimateRules), list[1:])
	figures[0].Strategy = ultimateText(count.Holes)
	if limited {
		figures[0].Strategy += "; it is the best without the payout limit of " + most.String()
	}
	trips, err := tripsFigure(w)
	return append(figures, trips), err
}

// ultimateNet is so many halves of an ante in cents, at most the limit of what a hand is paid, and whether that bounds it.
func ultimateNet(halves, stake, most money.Cents) (net money.Cents, limited bool) {
	net = halves * stake / 2
	if halves > 0 && (halves*stake)%2 != 0 {
		net++ // a fraction of a cent that the blind wins is paid as a cent
	}
	if most > 0 && net > most {
		return most, true
	}
	return net, false
}

// ultimateText says what best play is.
func ultimateText(holes []housepoker.UltimateValue) string {
	return bestByAll + "; before the flop bet four times the ante with " + ultimateBets(holes)
}

// UltimateBest returns best play at ultimate texas hold 'em, in words and as players of whom each is for one goroutine.
func UltimateBest(a *odds.Asked) (text string, player func() housepoker.UltimateRule, err error) {
	t, err := a.Open(1)
	if err != nil {
		return "", nil, err
	}
	u, err := newUltimate(t, evenDollar)
	if err != nil {
		return "", nil, err
	}
	found := ultimateCounted(u, nil)
	plan := found.Flops.plan()
	return ultimateText(found.Holes), func() housepoker.UltimateRule { return u.Player(found.Holes, plan) }, nil
}

// ultimatePending is the name of the count that figures wait for.
func ultimatePending(a *odds.Asked) string {
	t, err := a.Open(1)
	if err != nil {
		return ""
	}
	u, err := newUltimate(t, 1)
	if err != nil {
		return ""
	}
	return ultimateCounts.Pending(ultimateRules(u))
}

// ultimateLimit is the most that a hand is paid, zero for no limit. It never takes from a
// hand at the posted minimum.
func ultimateLimit(t *table.Table) money.Cents {
	area, _ := t.Area(1, "ante")
	limit := t.Layout().Wagers[area].Cap
	if limit == nil {
		return 0
	}
	return max(limit.Most, ultimatetexas.MostWin*t.Limit(area).Min)
}

// ultimateBets are the hands with which four times the ante is bet before the flop, in words:
// of each high card, and of pairs, the lowest hands with which every higher one is bet too.
func ultimateBets(holes []housepoker.UltimateValue) string {
	bets := map[housepoker.HoleClass]bool{}
	for _, v := range holes {
		bets[v.Hole] = v.Four > v.Check
	}
	var words []string
	lowest := func(of string, low card.Rank, hand func(card.Rank) housepoker.HoleClass) {
		from := low + 1
		for ; from > card.Two && bets[hand(from-1)]; from-- {
		}
		if from <= low {
			words = append(words, hand(from).String()+of)
		}
		for r := from; r > card.Two; r-- {
			if h := hand(r - 1); bets[h] { // below one with which nothing is bet
				words = append(words, "just "+h.String())
			}
		}
	}
	lowest(" or a higher pair", card.Ace, func(r card.Rank) housepoker.HoleClass { return housepoker.HoleClass{High: r, Low: r} })
	for high := card.Ace; high > card.Two; high-- {
		for _, suited := range []bool{true, false} {
			lowest(" or higher", high-1, func(r card.Rank) housepoker.HoleClass {
				return housepoker.HoleClass{High: high, Low: r, Suited: suited}
			})
		}
	}
	return strings.Join(words, ", ")
}

// tripsFigure is decided by the best five of seven cards, whatever the dealer has. The counts of
// hands of seven cards are in every book on poker; the test of package poker deals them all.
func tripsFigure(w *odds.Work) (*odds.Figure, error) {
	netOf, err := tripsNet(w)
	ends := odds.Tally{}
	for c, ways := range map[poker.Class]uint64{poker.RoyalFlush: 4324, poker.StraightFlush: 37260,
		poker.FourOfAKind: 224848, poker.FullHouse: 3473184,
		poker.Flush: 4047644, poker.Straight: 6180020, poker.ThreeOfAKind: 6461620, poker.TwoPair: 31433400,
		poker.Pair: 58627800, poker.HighCard: 23294460} {
		ends[int64(netOf(c))] += ways
	}
	return ends.Distribution(int64(w.Stake)).Figure("trips", "bet made"), err
}

// tripsNet returns what the trips wager wins with a class of hands.
func tripsNet(w *odds.Work) (func(poker.Class) money.Cents, error) {
	p, err := paysOf(w.Table, "trips")
	p.most = ultimateLimit(w.Table)
	return func(c poker.Class) money.Cents {
		if p.pays[c] == nil {
			return -w.Stake
		}
		return p.on(c, w.Stake)
	}, err
}

// ultimateChoices values a play wager by every board and every hand of the dealer's that may
// come. Before the flop that was worked out once, with no other cards known.
func ultimateChoices(w *odds.Work, v *odds.PokerView) ([]odds.Worth, error) {
	u, err := newUltimate(w.Table, w.Stake)
	if err != nil || len(v.Hand) != 2 {
		return nil, errors.Join(err, errors.New("at ultimate texas hold 'em a hand has two cards"))
	}
	hole := [2]card.Card(v.Hand)
	worth := func(c table.Choice, halves, deals int64) odds.Worth {
		return odds.Worth{Choice: c, EV: big.NewRat(halves, 2*deals)}
	}
	each := func(w odds.Worth) odds.Worth { // of the ante, and not of a cent
		w.EV.Quo(w.EV, big.NewRat(int64(u.Ante), 1))
		return w
	}
	switch len(v.Board) {
	case 0:
		if v.Gone != 0 {
			return nil, errors.New("at ultimate texas hold 'em a hand is valued before the flop with no other cards known")
		}
		for _, x := range ultimateCounted(u, w.Tell).Holes {
			if x.Hole == housepoker.HoleClassOf(hole[0], hole[1]) {
				return []odds.Worth{worth(ultimatetexas.Check, x.Check, x.Deals), worth(ultimatetexas.BetThrice, x.Thrice, x.Deals),
					worth(ultimatetexas.BetFour, x.Four, x.Deals)}, nil
			}
		}
	case 3, 5:
		if 52-(v.Gone|card.SetOf(v.Hand...)|card.SetOf(v.Board...)).Len() < 7-len(v.Board) {
			return nil, odds.ErrTooFew
		}
		pass, bet, deals := u.Values(hole, v.Board, v.Gone)
		first := ultimatetexas.Check
		if len(v.Board) == 5 {
			first = ultimatetexas.Fold
		}
		return []odds.Worth{each(worth(first, pass, deals)), each(worth(ultimatetexas.Bet, bet, deals))}, nil
	}
	return nil, errors.New("at ultimate texas hold 'em wagers are made with no, three or five cards on the board")
}

// ultimateAssumes says that hands before the flop, which were counted for all wagers, are valued without a payout limit.
func ultimateAssumes(w *odds.Work, v *odds.PokerView) string {
	if most := ultimateLimit(w.Table); len(v.Board) == 0 && most > 0 && ultimatetexas.MostWin*w.Stake > most {
		return "Valued without the payout limit of " + most.String() + "."
	}
	return ""
}

// ultimateKeptCounts are the counts that come with the program.
func ultimateKeptCounts(rules *table.Rules) (list []odds.KeptCount, err error) {
	err = odds.EachValue(rules, "blind", func(blind string, t *table.Table) error {
		x, err := newUltimate(t, 1)
		list = append(list, ultimateCounts.Comes("ultimate texas hold 'em, blind "+blind, ultimateRules(x),
			func() *ultimateKept { return countUltimate(x, nil) }))
		return err
	})
	return list, err
}
