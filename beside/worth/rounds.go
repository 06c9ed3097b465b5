package worth

import (
	"cmp"
	"context"
	"fmt"
	"math/big"
	"sync/atomic"
	"time"

	"boardwalk/beside"
	"boardwalk/card"
	"boardwalk/odds"
	"boardwalk/sim"
	"boardwalk/table"
)

// usualRounds is how many rounds are simulated if nobody says.
const usualRounds = 1_000_000

// rounds plays whole rounds of the game: all of them where nothing is asked and few cards differ, otherwise many.
func (a *Asked) rounds() (*Worth, error) {
	if len(a.Dead) > 0 {
		return nil, &NoCards{"cards that will not come are for wagers on cards in fixed places; this one looks at a whole round"}
	}
	w, err := a.allRounds()
	if w != nil || err != nil {
		return w, err
	}
	if a.Decks != 0 {
		return nil, &NoCards{"another number of decks is for wagers on cards in fixed places; this one is simulated as the game is dealt"}
	}
	played := new(atomic.Int64)
	c := sim.Config{Rules: a.Rules, Options: a.Rules.Copy(a.Options), Terms: a.Terms, Wager: a.Wager.ID,
		Rounds: cmp.Or(a.Rounds, usualRounds), Seed: 1, Played: played}
	s, err := sim.Prepare(c)
	if err != nil {
		return nil, err
	}
	if a.Tell != nil {
		done := make(chan struct{})
		defer close(done)
		go tell(done, func() { a.Tell(played.Load(), c.Rounds) })
	}
	r, err := s.Run(context.Background())
	if err != nil {
		return nil, err
	}
	return &Worth{Method: BySimulation, Result: r}, nil
}

// tell tells now and then until it is done.
func tell(done <-chan struct{}, how func()) {
	tick := time.NewTicker(time.Second / 5)
	defer tick.Stop()
	for {
		select {
		case <-done:
			return
		case <-tick.C:
			how()
		}
	}
}

// stacker is a game to which a shoe of any size can be brought.
type stacker interface{ Stack(card.Shoe) }

const (
	mostClasses = 13 // of cards, where every round is played
	mostCards   = 6  // that such a round takes
	mostDecks   = 30 // for which the ways of so many cards can be counted in 64 bits
)

// allRounds plays every round that can be told apart, by classes of cards. It returns nothing where players decide
// something that changes a round, or the game does not say which cards are alike.
func (a *Asked) allRounds() (*Worth, error) {
	alike := odds.Of(a.Rules).Alike
	if alike == nil {
		alike = odds.Of(a.Rules).Dead // which cards the figures tell apart says the same
	}
	pack, decks, err := a.shoe()
	if err != nil || alike == nil || len(sim.Strategies(a.Rules)) > 0 {
		return nil, err
	}
	needs := a.Wager.Needs()
	class, classes := classOf(&needs, alike)
	if classes > mostClasses || decks > mostDecks {
		return nil, nil
	}
	_, t, err := a.sample(func(s *sampled) bool { return s.cards > 0 })
	if err != nil {
		return nil, err
	}
	game, ok := t.Game().(stacker)
	if !ok {
		return nil, nil
	}
	game.Stack(pack.Shoe(card.MaxDecks))
	area, _ := t.Area(1, a.Wager.ID)
	if t.Bet(1, area).Amount == 0 { // beside the wager with which the round was tried
		if err := t.Do(table.Act{Kind: table.Make, Seat: 1, Area: area, Amount: odds.ExactStake(t, area)}); err != nil {
			return nil, err
		}
	}
	fresh := pack.Shoe(1)
	deals := odds.NewDeals(&fresh, class)
	deals.Times(decks)
	ways := make([]*big.Int, len(a.Wager.Lines)+1)
	for i := range ways {
		ways[i] = new(big.Int)
	}
	heard := a.Wager.Follow(t.Layout())
	table.To(heard)(t)
	n := int64(0)
	err = odds.EachDeal(t, deals, func() {
		line := heard.Line()
		if line < 0 {
			line = len(a.Wager.Lines)
		}
		ways[line].Add(ways[line], new(big.Int).SetUint64(deals.Ways(mostCards)))
		if n++; a.Tell != nil && n%10_000 == 0 {
			a.Tell(n, max(n, usualRounds))
		}
	})
	if err != nil {
		return nil, err
	}
	w := a.counted(ByRounds, ways)
	w.Cards = things(decks, "deck") + ", from a fresh shoe"
	return w, nil
}

// classOf sorts cards by what the game and the wager's conditions tell apart, and returns how many classes there are.
func classOf(needs *beside.Needs, alike func(card.Card) int) (class func(card.Card) int, classes int) {
	of := map[string]int{}
	by := map[card.Card]int{}
	for _, c := range card.Deck() {
		key := fmt.Sprint(alike(c), "/", rankKey(needs, c.Rank()), "/", suitKey(needs, c.Suit()))
		if needs.Suits {
			key += fmt.Sprint("/", int(c.Suit()))
		}
		n, ok := of[key]
		if !ok {
			n = len(of)
			of[key] = n
		}
		by[c] = n
	}
	return func(c card.Card) int { return by[c] }, len(of)
}
