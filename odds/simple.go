package odds

import (
	"math/big"
	"slices"
	"strconv"

	"boardwalk/money"
	"boardwalk/table"
)

// DecidedAtOnce is the figures of the wagers that may be made before the first
// round and that every round decides: on a wheel that is spun, dice that are
// shaken.
func DecidedAtOnce(asked *Asked) ([]*Figure, error) {
	t, err := asked.Open(1)
	if err != nil {
		return nil, err
	}
	var figures []*Figure
	before := t.Snapshot()
	for i := range t.Layout().Wagers {
		a := table.Area(i)
		act := table.Act{Kind: table.Make, Seat: 1, Area: a, Amount: t.Unit(a) * 100}
		if t.Do(act) != nil {
			continue // not offered under these options
		}
		t.Restore(before)
		ends, err := (&Chain{Table: t, Seat: 1, Areas: Pieces(t.Layout(), a)}).Run(act)
		if err != nil {
			return nil, err
		}
		figures = append(figures, ends.Figure(t.Layout().Wagers[a].ID, "bet made", act.Amount))
		t.Restore(before)
	}
	return figures, nil
}

// UntilDecided is the figures of wagers that may last several rounds, at a game
// that asks nothing: each is played on every outcome until it is decided.
func UntilDecided(asked *Asked) ([]*Figure, error) {
	t, err := asked.Open(1)
	if err != nil {
		return nil, err
	}
	var figures []*Figure
	before := t.Snapshot()
	for i := range t.Layout().Wagers {
		a := table.Area(i)
		act := table.Act{Kind: table.Make, Seat: 1, Area: a, Amount: ExactStake(t, a)}
		ends, err := (&Chain{Table: t, Seat: 1, Areas: []table.Area{a}}).Run(act)
		if err != nil {
			return nil, err
		}
		figures = append(figures, PerEach(&t.Layout().Wagers[a], ends, act.Amount, 0)...)
		t.Restore(before)
	}
	return figures, nil
}

// Pieces are an area and those that its wager is broken down into.
func Pieces(l *table.Layout, a table.Area) []table.Area {
	areas := []table.Area{a}
	for _, p := range l.Wagers[a].Breaks {
		areas = append(areas, l.MustArea(p.ID))
	}
	return areas
}

// ExactStake is an amount of which nothing is rounded when it is paid, whatever
// amounts the table takes. Nor is it of wagers that the dealer asks for later,
// which are as much or more times as much.
func ExactStake(t *table.Table, a table.Area) money.Cents {
	stake := t.Unit(a) * 100
	for i := range t.Layout().Wagers {
		w := &t.Layout().Wagers[i]
		if area := table.Area(i); area == a || w.Asked || w.Supplement {
			for _, p := range slices.Concat(t.Pays(area), w.Bonus) {
				if _, exact := p.Odds.Pays(stake); !exact {
					stake *= money.Cents(p.Odds.One)
				}
			}
		}
	}
	return stake
}

// PerEach is a figure over each denominator: the bet, the bet that is decided
// and not returned, the roll that might decide it, and the bet with what is
// charged for it.
func PerEach(w *table.Wager, ends *Ends, stake, charged money.Cents) []*Figure {
	one := big.NewRat(1, 1)
	bet := ends.Figure(w.ID, "bet resolved", stake)
	if ends.Rounds.Cmp(one) != 0 {
		bet.Rounds = ends.Rounds
	}
	figures := []*Figure{bet}
	if decided := bet.Decided("bet resolved"); decided != nil {
		bet.Per = "bet made"
		if _, push, _ := bet.Ended(); bet.Rounds != nil { // who gets it back wagers again
			decided.Rounds = new(big.Rat).Quo(bet.Rounds, push.Sub(one, push))
		}
		figures = append(figures, decided)
	}
	if ends.Rounds.Cmp(one) != 0 {
		figures = append(figures, bet.OverMean("roll", ends.Rounds))
	}
	if charged > 0 {
		figures = append(figures, bet.Over("bet and vigorish", one.Add(one, big.NewRat(int64(charged), int64(stake)))))
	}
	return figures
}

// OptionNumber is the value of an option that is a number.
func OptionNumber(o table.Options, name string) int {
	for _, d := range o.Declare() {
		if d.Name == name {
			n, _ := strconv.Atoi(d.Value())
			return n
		}
	}
	return 0
}
