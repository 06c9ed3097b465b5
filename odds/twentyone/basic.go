package twentyone

import "boardwalk/game/blackjack"

// Basic finds the best strategy that looks only at totals, from a fresh shoe:
// none of its entries can be changed alone for the better.
func Basic(o *blackjack.Options) (*Strategy, error) {
	return BasicFor(o, Fresh(o))
}

// BasicFor finds the best strategy that looks only at totals from some cards.
func BasicFor(o *blackjack.Options, c Composition) (*Strategy, error) {
	s, err := Solve(o, c)
	if err != nil {
		return nil, err
	}
	return s.Basic(), nil
}

// Basic finds the best strategy that looks only at totals from the cards of
// the solution.
func (s *Solution[T]) Basic() *Strategy {
	st := &Strategy{options: s.options}
	groups := map[int][]*versus[T]{}
	var order []int
	for _, up := range s.ups {
		k := columnOf(up)
		if groups[k] == nil {
			order = append(order, k)
		}
		groups[k] = append(groups[k], s.against[up])
	}
	found := make([]*basicColumn[T], len(order))
	each(len(order), func(i int) {
		if found[i] = s.basics[order[i]]; found[i] == nil {
			f := &finder[T]{group: groups[order[i]], played: map[column][]*following[T]{}}
			found[i] = f.find()
		}
	})
	s.basics = map[int]*basicColumn[T]{}
	sum := s.fraction(0, 1)
	for i, c := range found {
		s.basics[order[i]], st.columns[order[i]] = c, &c.column
		sum = s.add(sum, c.value)
	}
	st.ev = s.number(sum)
	for _, up := range s.ups {
		if up.Len() == 1 {
			st.attacks[columnOf(up)] = s.against[up].attacks
		}
	}
	return st
}

// basicColumn is the best column against some of the dealer's hands, and what it is worth.
type basicColumn[T any] struct {
	column
	value T
}

// finder finds the best column against some of the dealer's hands.
type finder[T any] struct {
	group  []*versus[T]
	best   column
	value  T
	played map[column][]*following[T] // how hands are played, by the column that plays them, whatever it splits
}

// worth is what a column is worth. Hands are played anew only for one that plays them otherwise than all before it.
func (f *finder[T]) worth(c *column) T {
	by := *c
	by.split = [values]bool{}
	if f.played[by] == nil {
		for _, y := range f.group {
			f.played[by] = append(f.played[by], y.following(c, wager{original: true}))
		}
	}
	x := f.group[0]
	sum := x.zero
	for _, y := range f.played[by] {
		sum = x.add(sum, x.mul(y.chance, y.raised(y.worth(c))))
	}
	return sum
}

// find begins with what most hands of a total would do, and changes single
// entries on which hands disagree for as long as that improves the column.
func (f *finder[T]) find() *basicColumn[T] {
	votes := f.vote()
	f.best = votes.winner()
	f.best.superFrom = f.group[0].superFrom(false)
	if x := f.group[0]; !x.plain() {
		x.byCards(&f.best)
		votes.draw, votes.double = [2][22][2]float64{}, [2][22][2]float64{}
	}
	f.value = f.worth(&f.best)
	for better := true; better; {
		better = false
		for _, change := range votes.doubtful() {
			better = f.try(change) || better
		}
	}
	return &basicColumn[T]{f.best, f.value}
}

// try makes a change if it is for the better.
func (f *finder[T]) try(change func(*column)) bool {
	c := f.best
	change(&c)
	if c == f.best {
		return false
	}
	value := f.worth(&c)
	if !f.group[0].less(f.value, value) {
		return false
	}
	f.best, f.value = c, value
	return true
}

// votes are what single hands would do, by hard and soft and the total.
type votes struct {
	draw      [2][22][2]float64
	double    [2][22][2]float64
	surrender [2][22][2]float64
	split     [values][2]float64
}

// vote asks all hands. A hand of two cards counts by its chance, which decides
// where the search begins; all others count a little.
func (f *finder[T]) vote() *votes {
	const little = 1e-9
	v := &votes{}
	for _, x := range f.group {
		for i, chance := range x.initial {
			p := &x.list[i]
			if p.score == 21 {
				continue
			}
			weight := x.number(x.mul(x.chance, chance))
			k, best := kind(p.soft), x.best(x.choices(i)).Choice
			v.surrender[k][p.score][vote(best == blackjack.Surrender)] += weight
			if pair := p.pair(); pair >= 0 {
				v.split[pair][vote(best == blackjack.Split)] += weight
			}
			v.double[k][p.score][vote(x.hand.plan[i].doubles())] += weight
			v.draw[k][p.score][vote(x.hand.plan[i].otherwise() == toDraw)] += weight
		}
		for i := range x.list {
			p := &x.list[i]
			if p.score >= 21 || p.cards < 2 {
				continue
			}
			if x.hand.known[i] {
				v.draw[kind(p.soft)][p.score][vote(x.hand.plan[i].otherwise() == toDraw)] += little
			}
			for _, pair := range x.pairs {
				if pair == nil || pair.v == 0 || p.count[pair.v] == 0 {
					continue
				}
				for _, hand := range []*formed[T]{pair.first, pair.others} {
					v.draw[kind(p.soft)][p.score][vote(hand.plan[i].otherwise() == toDraw)] += little
					if p.cards == 2 {
						v.double[kind(p.soft)][p.score][vote(hand.plan[i].doubles())] += little
					}
				}
			}
		}
	}
	return v
}

func vote(yes bool) int { return kind(yes) }

func (v *votes) winner() (c column) {
	for k := range 2 {
		for t := range 22 {
			if v.draw[k][t][1] > v.draw[k][t][0] {
				c.total[k][t] |= toDraw
			}
			if v.double[k][t][1] > v.double[k][t][0] {
				c.total[k][t] |= toDoubleOrStand
			}
			c.surrender[k][t] = v.surrender[k][t][1] > v.surrender[k][t][0]
		}
	}
	for p := range values {
		c.split[p] = v.split[p][1] > v.split[p][0]
	}
	return c
}

// doubtful lists the changes of entries on which hands disagree, and of pairs
// that are split or might be.
func (v *votes) doubtful() (list []func(*column)) {
	for k := range 2 {
		for t := range 22 {
			if split(v.draw[k][t]) {
				list = append(list, func(c *column) { c.total[k][t] ^= toDraw })
			}
			if split(v.double[k][t]) {
				list = append(list, func(c *column) { c.total[k][t] ^= toDoubleOrStand })
			}
			if split(v.surrender[k][t]) {
				list = append(list, func(c *column) { c.surrender[k][t] = !c.surrender[k][t] })
			}
		}
	}
	for p := range values {
		if v.split[p] != [2]float64{} {
			list = append(list, func(c *column) { c.split[p] = !c.split[p] })
		}
	}
	return list
}

func split(v [2]float64) bool { return v[0] > 0 && v[1] > 0 }
