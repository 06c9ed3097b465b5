package sim

import (
	"context"
	"fmt"

	"boardwalk/sim/chunks"
	"boardwalk/table"
)

// CutCard simulates a wager of blackjack twice, the main one if none is named:
// first from a fresh shoe in every round, then through the shoe to the cutting card, as the options have
// it. The difference is the cut-card effect: rounds of many small cards take
// more cards, so that fewer of them are dealt before the cutting card comes, and
// a round late in the shoe is more often one in which large cards are gone.
func CutCard(ctx context.Context, c Config) (*Comparison, error) {
	fresh, dealt, err := bothWays(c)
	if err != nil {
		return nil, err
	}
	return Compare(ctx, fresh, dealt)
}

// NewCutCardHand returns what plays chunks of [CutCard] for another machine.
func NewCutCardHand(c Config) (chunks.Hand, error) {
	fresh, dealt, err := bothWays(c)
	if err != nil {
		return nil, err
	}
	p, err := newComparing(&fresh, &dealt)
	if err != nil {
		return nil, err
	}
	player, err := p.player()
	return chunks.NewHand(player), err
}

// HasCutCard reports whether [CutCard] tells the effect at a game.
func HasCutCard(rules *table.Rules) bool {
	g := gameOf(rules)
	return g != nil && g.FreshShoes != nil
}

// bothWays are the two simulations: every round from a fresh shoe, and through the shoe.
func bothWays(c Config) (first, second Config, err error) {
	if !HasCutCard(c.Rules) {
		return first, second, fmt.Errorf("the cut-card effect is one of blackjack, not of %s", c.Rules.Name)
	}
	dealt := c.Rules.Copy(c.Options)
	fresh, err := gameOf(c.Rules).FreshShoes(dealt)
	if err != nil {
		return first, second, err
	}
	if faults := table.Validate(fresh); len(faults) > 0 {
		return first, second, fmt.Errorf("these rounds cannot be dealt from a fresh shoe each: %w", table.Faults(faults))
	}
	if c.Strategy.Sit == nil {
		if c.Strategy, err = FindStrategy(c.Rules, dealt, c.Terms, ""); err != nil {
			return first, second, err
		}
	}
	first, second = c, c
	first.Options, second.Options = fresh, dealt
	return first, second, nil
}
