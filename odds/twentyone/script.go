package twentyone

import "boardwalk/game/blackjack"

// script is all that a player does against one dealer's hand.
type script struct {
	hand       plan
	surrenders []bool // by place, hands of two cards
	keeps      []bool // by place, pairs that are not split, though others of the value are
	pairs      [values]splitting
}

// splitting is how a pair is split: up to so many hands, or not if that is
// none, and how the hand with the original wager and the others are played.
type splitting struct {
	hands         int
	first, others plan
}

// script is the best play.
func (x *versus[T]) script() *script {
	s := &script{hand: x.hand.plan, surrenders: make([]bool, len(x.list)), keeps: make([]bool, len(x.list))}
	for i := range x.initial {
		p := &x.list[i]
		if p.score == 21 {
			continue
		}
		choice := x.best(x.choices(i)).Choice
		s.keeps[i] = choice != blackjack.Split
		switch choice {
		case blackjack.Surrender:
			s.surrenders[i] = true
		case blackjack.Split:
			pair := x.pairs[p.pair()]
			s.pairs[pair.v] = splitting{x.limit[pair.v], pair.first.plan, pair.others.plan}
		}
	}
	return s
}

// script is the play of a column.
func (c *column) script(all *places, r *rules) *script {
	s := &script{hand: c.plan(all, r), surrenders: make([]bool, len(all.list)), keeps: make([]bool, len(all.list))}
	for v := range s.pairs {
		if c.split[v] && r.most(v) > 1 {
			formed := c.pairPlan(all, r, v, s.hand)
			s.pairs[v] = splitting{r.most(v), formed, formed}
		}
	}
	for i := range all.list {
		p := &all.list[i]
		s.keeps[i] = c.keeps(&p.Hand, r.super)
		s.surrenders[i] = r.surrender && p.cards == 2 && p.score < 21 && c.surrender[kind(p.soft)][p.score]
	}
	return s
}
