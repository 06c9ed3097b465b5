package odds

import (
	"fmt"
	"math/big"

	"boardwalk/chance"
	"boardwalk/money"
	"boardwalk/table"
)

// Chain plays a wager on the game itself, on every outcome of every round until
// it is decided. Rounds that leave a wager undecided lead from one state of the
// table to another, of which there are few: the chances of all ends follow from
// those of single rounds by solving linear equations in fractions.
type Chain struct {
	Table *table.Table             // at the moment when the wager may be made
	Seat  table.Seat               // whose wager it is
	Areas []table.Area             // the wagers that are measured
	Act   func(*table.Table) error // what is done before each round; may be nil

	watch  map[table.Area]bool
	net    money.Cents // of the round being played
	states []*state
	index  map[string]int
	first  map[int]*big.Rat // the states in which it begins, with the chance of each
}

// state is the table at a moment between two rounds, with what has been won and
// wagered so far.
type state struct {
	at      *table.Snapshot
	watch   []table.Area
	net     money.Cents
	wagered money.Cents
	works   bool // the next round may decide something
	to      map[int]*big.Rat
	ends    map[End]*big.Rat
}

// End is how a wager came out.
type End struct{ Net, Wagered money.Cents }

// Ends is every way in which a wager can end.
type Ends struct {
	Chances map[End]*big.Rat
	Rounds  *big.Rat // on average, those that might have decided something
}

// Event keeps account of what the measured wagers win and lose.
func (c *Chain) Event(e *table.Event) {
	if e.Seat != c.Seat || !c.watch[e.Area] {
		return
	}
	switch e.Kind {
	case table.Paid:
		c.net += e.Amount
	case table.Collected:
		c.net -= e.Stake
	case table.Vigorished:
		c.net -= e.Amount
	case table.Returned:
		if e.Stake == 0 { // vigorish that comes back
			c.net += e.Amount
		}
	case table.Moved:
		c.watch[e.To] = true
	}
}

// standing is what lies on the measured areas.
func (c *Chain) standing() money.Cents {
	sum := money.Cents(0)
	for b := range c.Table.Standing {
		if b.Seat == c.Seat && c.watch[b.Area] {
			sum += b.Amount
		}
	}
	return sum
}

// Start is a moment from which a chain may begin, and how often it does.
type Start struct {
	At     *table.Snapshot
	Chance *big.Rat
}

// Run makes the wagers and plays them out.
func (c *Chain) Run(acts ...table.Act) (*Ends, error) {
	return c.RunFrom([]Start{{c.Table.Snapshot(), big.NewRat(1, 1)}}, acts...)
}

// RunFrom makes the wagers at each of several moments and plays them out.
func (c *Chain) RunFrom(starts []Start, acts ...table.Act) (*Ends, error) {
	c.index = map[string]int{}
	table.To(c)(c.Table)
	c.first = map[int]*big.Rat{}
	for _, s := range starts {
		c.Table.Restore(s.At)
		c.watch = map[table.Area]bool{}
		for _, a := range c.Areas {
			c.watch[a] = true
		}
		c.net = 0
		for _, a := range acts {
			if err := c.Table.Do(a); err != nil {
				return nil, err
			}
		}
		if c.standing() == 0 {
			return nil, fmt.Errorf("nothing was wagered")
		}
		i, err := c.visit(c.net, 0)
		if err != nil {
			return nil, err
		}
		add(c.first, i, s.Chance)
	}
	for i := 0; i < len(c.states); i++ {
		if err := c.play(c.states[i]); err != nil {
			return nil, err
		}
	}
	return c.solve(), nil
}

// visit does what is done before a round and returns the state that the table
// is then in.
func (c *Chain) visit(net, wagered money.Cents) (int, error) {
	c.net = 0
	before := c.standing()
	if c.Act != nil {
		if err := c.Act(c.Table); err != nil {
			return 0, err
		}
	}
	if wagered == 0 {
		before = 0
	}
	s := &state{net: net + c.net, wagered: wagered + c.standing() - before}
	key := fmt.Sprintf("%s %d %d", c.Table.Position(), s.net, s.wagered)
	if i, ok := c.index[key]; ok {
		return i, nil
	}
	s.at = c.Table.Snapshot()
	for a := range c.watch {
		s.watch = append(s.watch, a)
	}
	c.index[key] = len(c.states)
	c.states = append(c.states, s)
	return len(c.states) - 1, nil
}

// play plays the round after a state on every outcome.
func (c *Chain) play(s *state) error {
	s.to, s.ends = map[int]*big.Rat{}, map[End]*big.Rat{}
	c.Table.Restore(s.at)
	c.reset(s)
	before := c.standing()
	var failed error
	err := table.Enumerate(c.Table, func(tree *chance.Tree) {
		net := s.net + c.net
		s.works = s.works || c.net != 0 || c.standing() != before
		weight := tree.Weight()
		if c.standing() == 0 {
			add(s.ends, End{net, s.wagered}, weight)
		} else if i, err := c.visit(net, s.wagered); err != nil {
			failed = err
		} else {
			add(s.to, i, weight)
		}
		c.reset(s)
	})
	if err == nil {
		err = failed
	}
	return err
}

func (c *Chain) reset(s *state) {
	c.net = 0
	clear(c.watch)
	for _, a := range s.watch {
		c.watch[a] = true
	}
}

func add[K comparable](m map[K]*big.Rat, k K, weight *big.Rat) {
	if m[k] == nil {
		m[k] = new(big.Rat)
	}
	m[k].Add(m[k], weight)
}

// Add makes one more way to end.
func (e *Ends) Add(how End, chance *big.Rat) {
	if e.Chances == nil {
		e.Chances = map[End]*big.Rat{}
	}
	add(e.Chances, how, chance)
}

// solve finds how often each state is visited on average, beginning in the
// first ones, and so the chances of the ends.
func (c *Chain) solve() *Ends {
	n := len(c.states)
	rows := make([][]*big.Rat, n) // of v = e + vQ: one for each state, the right-hand side last
	for i := range rows {
		rows[i] = make([]*big.Rat, n+1)
		for j := range rows[i] {
			rows[i][j] = new(big.Rat)
		}
		rows[i][i].SetInt64(1)
	}
	for i, chance := range c.first {
		rows[i][n].Set(chance)
	}
	for i, s := range c.states {
		for j, w := range s.to {
			rows[j][i].Sub(rows[j][i], w)
		}
	}
	eliminate(rows)
	e := &Ends{Chances: map[End]*big.Rat{}, Rounds: new(big.Rat)}
	for i, s := range c.states {
		visits := rows[i][n]
		if s.works {
			e.Rounds.Add(e.Rounds, visits)
		}
		for k, w := range s.ends {
			add(e.Chances, k, new(big.Rat).Mul(visits, w))
		}
	}
	return e
}

// eliminate solves linear equations, each a row with its right-hand side last,
// by Gauss and Jordan. The equations have one solution.
func eliminate(rows [][]*big.Rat) {
	term := new(big.Rat)
	for k := range rows {
		pivot := k
		for rows[pivot][k].Sign() == 0 {
			pivot++
		}
		rows[k], rows[pivot] = rows[pivot], rows[k]
		inverse := new(big.Rat).Inv(rows[k][k])
		for j := k; j < len(rows[k]); j++ {
			rows[k][j].Mul(rows[k][j], inverse)
		}
		for i := range rows {
			if i == k || rows[i][k].Sign() == 0 {
				continue
			}
			factor := new(big.Rat).Set(rows[i][k])
			for j := k; j < len(rows[i]); j++ {
				if rows[k][j].Sign() != 0 {
					rows[i][j].Sub(rows[i][j], term.Mul(factor, rows[k][j]))
				}
			}
		}
	}
}

// Figure makes a figure of the ends, for each dollar of a stake.
func (e *Ends) Figure(wager, per string, stake money.Cents) *Figure {
	var d Distribution
	wagered := new(big.Rat)
	for k, w := range e.Chances {
		d.Add(big.NewRat(int64(k.Net), int64(stake)), w)
		wagered.Add(wagered, new(big.Rat).Mul(w, big.NewRat(int64(k.Wagered), int64(stake))))
	}
	f := d.Figure(wager, per)
	f.Risk, f.Average = new(big.Rat).Quo(f.House, wagered), wagered
	return f
}
