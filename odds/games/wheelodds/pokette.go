package wheelodds

import (
	"fmt"
	"math/big"

	"boardwalk/chance"
	"boardwalk/game/pokette"
	"boardwalk/money"
	"boardwalk/odds"
	"boardwalk/table"
)

// poketteFigures plays every wager of pokette on every outcome. A wager on a
// card is decided by the next spin. One on a poker hand is made with one or two
// cards on the stand: it is played at all stands at which it is open, as often
// as each of them comes.
func poketteFigures(a *odds.Asked) ([]*odds.Figure, error) {
	figures, err := odds.DecidedAtOnce(a)
	if err != nil {
		return nil, err
	}
	p := &poketteHands{script: &chance.Script{}, results: map[table.Area]*odds.Distribution{}}
	if p.table, err = a.Open(1, table.From(p.script), table.To(p)); err != nil {
		return nil, err
	}
	before := p.table.Snapshot()
	for _, s := range append(stands(1), stands(2)...) {
		p.table.Restore(before)
		if err := p.playFrom(s); err != nil {
			return nil, err
		}
	}
	for a := range p.table.Layout().Wagers {
		if d := p.results[table.Area(a)]; d != nil {
			figures = append(figures, d.Figure(p.table.Layout().Wagers[a].ID, "bet made"))
		}
	}
	return figures, nil
}

// posted is what lies on the card stand, and how many such stands there are.
type posted struct {
	cards []string
	ways  int64
}

// stands are the stands of one card, or of two, up to the names of suits: the
// first card is a spade, the second a spade or, for the three other suits, a
// heart.
func stands(cards int) (list []posted) {
	const ranks = "23456789TJQKA"
	for _, first := range ranks {
		if cards == 1 {
			list = append(list, posted{[]string{string(first) + "s"}, 1})
			continue
		}
		for _, second := range ranks {
			list = append(list, posted{[]string{string(first) + "s", string(second) + "s"}, 1},
				posted{[]string{string(first) + "s", string(second) + "h"}, 3})
		}
	}
	return list
}

// poketteHands plays the wagers on poker hands.
type poketteHands struct {
	table   *table.Table
	script  *chance.Script
	results map[table.Area]*odds.Distribution
	net     map[table.Area]money.Cents // what the spin has decided
}

// Event keeps account of what wagers win and lose.
func (p *poketteHands) Event(e *table.Event) {
	switch e.Kind {
	case table.Paid:
		p.net[e.Area] = e.Amount
	case table.Collected:
		p.net[e.Area] = -e.Stake
	}
}

// playFrom makes every wager that a stand opens, and plays the next spin on
// every outcome.
func (p *poketteHands) playFrom(s posted) error {
	t := p.table
	wheel := t.Game().(*pokette.Game).Wheel()
	for _, label := range s.cards {
		section, _ := wheel.Index(label)
		p.script.Add(section)
		if err := t.Round(); err != nil {
			return err
		}
	}
	stage := t.Game().Phase()
	stakes := map[table.Area]money.Cents{}
	for i := range t.Layout().Wagers {
		a := table.Area(i)
		if w := &t.Layout().Wagers[a]; w.OneRoll || w.Made&stage == 0 {
			continue
		}
		stakes[a] = t.Unit(a) * 100
		if err := t.Do(table.Act{Kind: table.Make, Seat: 1, Area: a, Amount: stakes[a]}); err != nil {
			return err
		}
		if p.results[a] == nil {
			p.results[a] = &odds.Distribution{}
		}
	}
	p.net = map[table.Area]money.Cents{}
	var failed error
	err := table.Enumerate(t, func(tree *chance.Tree) {
		for a, stake := range stakes {
			net, decided := p.net[a]
			switch {
			case decided:
				p.results[a].Add(big.NewRat(int64(net), int64(stake)), new(big.Rat).Mul(tree.Weight(), big.NewRat(s.ways, 1)))
			case t.Game().Phase() != stage: // a joker leaves everything as it was, so it only puts the decision off
				failed = fmt.Errorf("%v: a spin changes the stand and does not decide %s", s.cards, t.Layout().Wagers[a].Name)
			}
		}
		clear(p.net)
	})
	if err == nil {
		err = failed
	}
	return err
}
