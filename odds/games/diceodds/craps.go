package diceodds

import (
	"errors"
	"fmt"
	"math/big"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"sync"

	"boardwalk/chance"
	"boardwalk/game/craps"
	"boardwalk/money"
	"boardwalk/odds"
	"boardwalk/table"
)

// At the table on which craps is measured, one player keeps the dice and has a
// Pass Bet whenever a come out roll is due; the other's wagers are measured.
const (
	shooter  table.Seat = 1
	measured table.Seat = 2
)

// dice are players of whom the shooter takes the dice whenever they are
// offered, and nobody else does.
type dice struct{}

func (dice) Answer(q *table.Question) table.Answer {
	if q.Seat == shooter {
		return table.Answer{Choice: craps.Accept}
	}
	return table.Answer{Choice: craps.Decline}
}

// crapsTable makes tables of craps at any stage.
type crapsTable struct{ *odds.Asked }

// crapsFigures plays every wager of craps until it is decided.
func crapsFigures(a *odds.Asked) ([]*odds.Figure, error) {
	c := &crapsTable{a}
	t, err := c.at(nil)
	if err != nil {
		return nil, err
	}
	l := t.Layout()
	l.MustArea("pass") // has the names ready before several ask for them at once
	var tasks []func() ([]*odds.Figure, error)
	for a := range l.Wagers {
		if !l.Wagers[a].Moved { // else it is measured as what moves there
			tasks = append(tasks, func() ([]*odds.Figure, error) { return c.figures(l, table.Area(a)) })
		}
	}
	for _, line := range []string{"pass", "dont-pass", "come", "dont-come"} {
		tasks = append(tasks, func() ([]*odds.Figure, error) { return c.together(l, line) })
	}
	return all(tasks)
}

// all does tasks on all cores and puts their figures together in order.
func all(tasks []func() ([]*odds.Figure, error)) ([]*odds.Figure, error) {
	found, errs := make([][]*odds.Figure, len(tasks)), make([]error, len(tasks))
	next := make(chan int, len(tasks))
	for i := range tasks {
		next <- i
	}
	close(next)
	var wait sync.WaitGroup
	for range runtime.GOMAXPROCS(0) {
		wait.Go(func() {
			for i := range next {
				found[i], errs[i] = tasks[i]()
			}
		})
	}
	wait.Wait()
	return slices.Concat(found...), errors.Join(errs...)
}

// keepRolling has the shooter make a Pass Bet when one is due.
func keepRolling(t *table.Table) error {
	pass := t.Layout().MustArea("pass")
	if t.Layout().Wagers[pass].Made&t.Game().Phase() == 0 || t.Bet(shooter, pass).Amount > 0 {
		return nil
	}
	return t.Do(table.Act{Kind: table.Make, Seat: shooter, Area: pass, Amount: 10 * money.Dollar})
}

// at opens a table and throws the dice as given; the measured player's wagers
// are made before the last throw.
func (c *crapsTable) at(before []table.Act, throws ...int) (*table.Table, error) {
	script := &chance.Script{}
	t, err := c.Open(2, table.From(script), table.With(dice{}))
	if err != nil {
		return nil, err
	}
	if err := keepRolling(t); err != nil {
		return nil, err
	}
	for i, n := range throws {
		if i == len(throws)-1 {
			for _, a := range before {
				if err := t.Do(a); err != nil {
					return nil, err
				}
			}
		}
		low := max(n-6, 1)
		script.Add(low-1, n-low-1)
		if err := t.Round(); err != nil {
			return nil, err
		}
		if err := keepRolling(t); err != nil {
			return nil, err
		}
	}
	return t, nil
}

// stages are moments at which wagers may be made: before the come out roll, and
// with a point.
var stages = [][]int{nil, {4}}

// figures is what one wager is worth, over its usual denominators.
func (c *crapsTable) figures(l *table.Layout, a table.Area) ([]*odds.Figure, error) {
	w := &l.Wagers[a]
	if w.Supplement {
		return c.supplemental(l, a)
	}
	for _, throws := range stages {
		t, err := c.at(nil, throws...)
		if err != nil {
			return nil, err
		}
		act := table.Act{Kind: table.Make, Seat: measured, Area: a, Amount: odds.ExactStake(t, a)}
		before := t.Snapshot()
		if t.Do(act) != nil {
			continue
		}
		charged := t.Bet(measured, a).Vigorish
		t.Restore(before)
		chain := &odds.Chain{Table: t, Seat: measured, Areas: odds.Pieces(l, a), Act: keepRolling}
		ends, err := chain.Run(act)
		if err != nil {
			return nil, err
		}
		return odds.PerEach(w, ends, act.Amount, charged), nil
	}
	return nil, nil // not offered under these options
}

// flat is the line or come bet behind which odds are measured. All odds can be
// paid on it and on its multiples, those that somebody supposes too if they are for one to ten.
const flat = 25_200 * money.Dollar

// supplemental is a wager behind a line or come bet, by itself.
func (c *crapsTable) supplemental(l *table.Layout, a table.Area) ([]*odds.Figure, error) {
	id := l.Wagers[a].ID
	i := strings.LastIndexByte(id, '-')
	number, err := strconv.Atoi(id[i+1:])
	if err != nil {
		return nil, err
	}
	line := strings.TrimSuffix(id[:i], "-odds")
	made := table.Act{Kind: table.Make, Seat: measured, Area: l.MustArea(line), Amount: flat}
	t, starts, err := c.asPointsFall(line, []table.Act{made}, number)
	if err != nil {
		return nil, err
	}
	chain := &odds.Chain{Table: t, Seat: measured, Areas: []table.Area{a}, Act: keepRolling}
	ends, err := chain.RunFrom(starts, table.Act{Kind: table.Make, Seat: measured, Area: a, Amount: flat})
	if err != nil {
		return nil, err
	}
	figures := odds.PerEach(&l.Wagers[a], ends, flat, 0)
	if isCome(line) {
		figures[0].Strategy = pointsFall
	}
	return figures, nil
}

// isCome reports whether a bet is made after a come out roll.
func isCome(line string) bool { return strings.HasSuffix(line, "come") }

// pointsFall says on which points a figure of a come bet is.
const pointsFall = "made with the shooter's point as it falls"

// asPointsFall returns a table and the moments from which a wager is played:
// one for a line bet, and for a come bet one for each point that the shooter may
// have, weighed by how often that point is thrown. The sooner the shooter's next
// come out roll is, the sooner odds on a come bet are off. More throws may
// follow, and before the last of all the acts are done.
func (c *crapsTable) asPointsFall(line string, before []table.Act, throws ...int) (*table.Table, []odds.Start, error) {
	points := []struct {
		point int
		ways  int64 // of the 24 throws that are a point
	}{{4, 3}, {5, 4}, {6, 5}, {8, 5}, {9, 4}, {10, 3}}
	if !isCome(line) {
		t, err := c.at(before, throws...)
		if err != nil {
			return nil, nil, err
		}
		return t, []odds.Start{{At: t.Snapshot(), Chance: big.NewRat(1, 1)}}, nil
	}
	var starts []odds.Start
	var t *table.Table
	for _, p := range points {
		var err error
		if t, err = c.at(before, append([]int{p.point}, throws...)...); err != nil {
			return nil, nil, err
		}
		starts = append(starts, odds.Start{At: t.Snapshot(), Chance: big.NewRat(p.ways, 24)})
	}
	return t, starts, nil
}

// together is a line or come bet with the most that may support it, taken
// whenever it may be.
func (c *crapsTable) together(l *table.Layout, line string) ([]*odds.Figure, error) {
	ends, err := c.supported(l, line)
	if err != nil {
		return nil, err
	}
	f := ends.Figure(line, "bet, with odds", flat)
	f.Strategy = fmt.Sprintf("always with full odds (%s)", c.times(line))
	if isCome(line) {
		f.Strategy += ", " + pointsFall
	}
	wagered := new(big.Rat).Quo(f.House, f.Risk)
	return []*odds.Figure{f, f.OverMean("bet and odds", wagered)}, nil
}

// times is how many times the bet the odds behind it may be, by the point.
func (c *crapsTable) times(line string) *craps.Times {
	options := c.Options
	if options == nil {
		options = c.Rules.Options()
	}
	o := options.(*craps.Options)
	if strings.HasPrefix(line, "dont") {
		return &o.LayOdds
	}
	return &o.Odds
}

// supported plays a bet with the most odds behind it.
func (c *crapsTable) supported(l *table.Layout, line string) (*odds.Ends, error) {
	t, starts, err := c.asPointsFall(line, nil)
	if err != nil {
		return nil, err
	}
	areas := []table.Area{l.MustArea(line)}
	var behind []table.Area
	for a := range l.Wagers {
		if strings.HasPrefix(l.Wagers[a].ID, line+"-odds-") {
			behind = append(behind, table.Area(a))
		}
	}
	times := c.times(line)
	chain := &odds.Chain{Table: t, Seat: measured, Areas: append(areas, behind...), Act: func(t *table.Table) error {
		for _, a := range behind {
			id := l.Wagers[a].ID
			number, _ := strconv.Atoi(id[strings.LastIndex(id, "-")+1:])
			amount := flat * money.Cents(times.On(number)) / 100
			if o := t.Pays(a)[0].Odds; strings.HasPrefix(line, "dont") {
				amount = amount * money.Cents(o.One) / money.Cents(o.To) // the limit is of what it may win
			}
			if t.Bet(measured, a).Amount == 0 {
				_ = t.Do(table.Act{Kind: table.Make, Seat: measured, Area: a, Amount: amount}) // where there is nothing to support it is refused
			}
		}
		return keepRolling(t)
	}}
	return chain.RunFrom(starts, table.Act{Kind: table.Make, Seat: measured, Area: areas[0], Amount: flat})
}
