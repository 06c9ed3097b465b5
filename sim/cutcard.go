package sim

import (
	"context"
	"errors"
	"fmt"

	"boardwalk/game/blackjack"
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

// bothWays are the two simulations: every round from a fresh shoe, and through the shoe.
func bothWays(c Config) (first, second Config, err error) {
	if c.Rules != blackjack.Rules {
		return first, second, fmt.Errorf("the cut-card effect is one of blackjack, not of %s", c.Rules.Name)
	}
	dealt := *blackjackOptions(c.Options)
	if dealt.Shuffle == blackjack.Automatic {
		return first, second, errors.New("with shuffle=automatic every round is dealt from a fresh shoe, and there is no cutting card")
	}
	fresh := dealt
	fresh.Shuffle = blackjack.Automatic // 2.20: all cards are to come in every round
	if faults := table.Validate(&fresh); len(faults) > 0 {
		return first, second, fmt.Errorf("these rounds cannot be dealt from a fresh shoe each: %w", table.Faults(faults))
	}
	if c.Strategy.Sit == nil {
		if c.Strategy, err = FindStrategy(c.Rules, &dealt, ""); err != nil {
			return first, second, err
		}
	}
	if c.Wager == "" {
		c.Wager = "main"
	}
	first, second = c, c
	first.Options, second.Options = &fresh, &dealt
	return first, second, nil
}
