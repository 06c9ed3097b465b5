package sim

import (
	"context"
	"errors"
	"fmt"

	"boardwalk/game/blackjack"
	"boardwalk/table"
)

// CutCard simulates a wager of blackjack twice, the main one if none is named:
// first from a fresh shoe in every round, then through the shoe to the cutting card, as the options have
// it. The difference is the cut-card effect: rounds of many small cards take
// more cards, so that fewer of them are dealt before the cutting card comes, and
// a round late in the shoe is more often one in which large cards are gone.
func CutCard(ctx context.Context, c Config) (*Comparison, error) {
	if c.Rules != blackjack.Rules {
		return nil, fmt.Errorf("the cut-card effect is one of blackjack, not of %s", c.Rules.Name)
	}
	dealt := *blackjackOptions(c.Options)
	if dealt.Shuffle == blackjack.Automatic {
		return nil, errors.New("with shuffle=automatic every round is dealt from a fresh shoe, and there is no cutting card")
	}
	fresh := dealt
	fresh.Shuffle = blackjack.Automatic // 2.20: all cards are to come in every round
	if faults := table.Validate(&fresh); len(faults) > 0 {
		return nil, fmt.Errorf("these rounds cannot be dealt from a fresh shoe each: %w", table.Faults(faults))
	}
	if c.Strategy.Sit == nil {
		var err error
		if c.Strategy, err = FindStrategy(c.Rules, &dealt, ""); err != nil {
			return nil, err
		}
	}
	if c.Wager == "" {
		c.Wager = "main"
	}
	first, second := c, c
	first.Options, second.Options = &fresh, &dealt
	return Compare(ctx, first, second)
}
