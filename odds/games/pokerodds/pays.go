package pokerodds

import (
	"fmt"
	"maps"
	"math/big"
	"strings"

	"boardwalk/money"
	"boardwalk/odds"
	"boardwalk/odds/housepoker"
	"boardwalk/poker"
	"boardwalk/table"
)

// classPays is what a wager is paid by the class of a hand, at most so much.
type classPays struct {
	pays [poker.RoyalFlush + 1]*table.Pay
	most money.Cents // zero for no limit
}

// pokerClasses are the classes of hands by what the pay tables call them.
var pokerClasses = map[string][]poker.Class{
	"pair":             {poker.Pair},
	"one pair":         {poker.Pair},
	"two pair":         {poker.TwoPair},
	"two pairs":        {poker.TwoPair},
	"three-of-a-kind":  {poker.ThreeOfAKind},
	"straight":         {poker.Straight},
	"flush":            {poker.Flush},
	"full house":       {poker.FullHouse},
	"four-of-a-kind":   {poker.FourOfAKind},
	"straight flush":   {poker.StraightFlush},
	"royal flush":      {poker.RoyalFlush},
	"mini royal flush": {poker.RoyalFlush},
}

// byClass reads the lines of a pay table. Lines for certain pairs, which no class
// tells, are in other.
func byClass(lines []table.Pay, other ...string) (p classPays, err error) {
	for i := range lines {
		line := &lines[i]
		classes, ok := pokerClasses[line.On]
		if best, less := strings.CutSuffix(line.On, " or less"); less && len(pokerClasses[best]) == 1 {
			classes, ok = nil, true
			for c := poker.HighCard; c <= pokerClasses[best][0]; c++ {
				classes = append(classes, c)
			}
		}
		for _, name := range other {
			if name == line.On {
				classes, ok = []poker.Class{poker.Pair}, true
			}
		}
		if !ok {
			return p, fmt.Errorf("no hand of poker is called %q", line.On)
		}
		for _, c := range classes {
			p.pays[c] = line
		}
	}
	return p, nil
}

// paysOf reads the pay table of a wager of seat 1, with its cap.
func paysOf(t *table.Table, name string, other ...string) (classPays, error) {
	area, ok := t.Area(1, name)
	if !ok {
		return classPays{}, fmt.Errorf("there is no wager %s", name)
	}
	p, err := byClass(t.Pays(area), other...)
	if cap := t.Layout().Wagers[area].Cap; cap != nil {
		p.most = cap.Most
	}
	return p, err
}

// on is what a hand of a class wins on a stake, zero if it has no line.
func (p *classPays) on(c poker.Class, stake money.Cents) money.Cents {
	line := p.pays[c]
	if line == nil {
		return 0
	}
	won := line.Amount
	if !line.Odds.IsZero() {
		won = line.Odds.Owes(stake)
	}
	if p.most > 0 {
		won = min(won, p.most)
	}
	return won
}

// all is what every class wins on a stake, zero also where the stake is given back.
func (p *classPays) all(stake money.Cents) (won [poker.RoyalFlush + 1]money.Cents) {
	for c := range won {
		won[c] = p.on(poker.Class(c), stake)
	}
	return won
}

// nets is what every class brings a wager that loses with all that have no line: less than zero where it loses, and zero only where
// the stake is given back.
func (p *classPays) nets(stake money.Cents) (net [poker.RoyalFlush + 1]money.Cents) {
	for c := range net {
		net[c] = p.on(poker.Class(c), stake)
		if p.pays[c] == nil {
			net[c] = -stake
		}
	}
	return net
}

// raisedOf is the ante and the raise of the table that is asked about.
func raisedOf(t *table.Table, stake money.Cents) *housepoker.Raised {
	of := func(name string) money.Odds {
		area, _ := t.Area(1, name)
		return t.Pays(area)[0].Odds
	}
	return &housepoker.Raised{Stake: stake, Ante: of("ante"), Raise: of("raise")}
}

// evenDollar is the stake of figures where nobody says another: small enough for
// no cap to bound what it wins.
const evenDollar = money.Dollar

// pokerFigure makes a figure of how rounds end, for each dollar of the stake.
func pokerFigure(wager string, e housepoker.Ends, stake money.Cents) *odds.Figure {
	ends := &odds.Ends{}
	ways := new(big.Int).SetUint64(e.Ways())
	for k, n := range e {
		ends.Add(odds.End{Net: k.Net, Wagered: k.Wagered}, new(big.Rat).SetFrac(new(big.Int).SetUint64(n), ways))
	}
	return ends.Figure(wager, "bet made", stake)
}

// bestByAll is how best play is called in figures where no rule that a player can learn is as good.
const bestByAll = "best play by all cards that are seen"

// Figures are those of best play and of rules that a player can learn. Where
// the first of them is best play, it says what that is.
func Figures(wager string, stake money.Cents, best housepoker.Ends, texts []string, by []housepoker.Ends) []*odds.Figure {
	first := pokerFigure(wager, best, stake)
	first.Strategy = bestByAll
	list := []*odds.Figure{first}
	for i, e := range by {
		if maps.Equal(e, best) {
			first.Strategy = "best play: " + texts[i]
			continue
		}
		f := pokerFigure(wager, e, stake)
		more := new(big.Rat).Sub(f.House, first.House)
		f.Strategy = fmt.Sprintf("costs %s%% more than best play: %s", more.Mul(more, big.NewRat(100, 1)).FloatString(4), texts[i])
		list = append(list, f)
	}
	return list
}

// ruleTexts and rulesOf take named rules apart.
func ruleTexts[R any](rules []housepoker.Named[R]) (texts []string) {
	for _, r := range rules {
		texts = append(texts, r.Text)
	}
	return texts
}

func rulesOf[R any](named []housepoker.Named[R]) (rules []R) {
	for _, r := range named {
		rules = append(rules, r.Rule)
	}
	return rules
}
