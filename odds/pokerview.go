package odds

import (
	"errors"
	"math/big"

	"boardwalk/card"
	"boardwalk/money"
)

// PokerView is what a player knows who is asked something in a game of poker
// against the house.
type PokerView struct {
	Hand   []card.Card // the player's
	Board  []card.Card // cards that all players share, as far as they are seen
	Dealer []card.Card // those of the dealer's that are seen
	Gone   card.Set    // others that will not come

	// Beside is how many dollars lie on the wager beside the ante, for each
	// dollar of it, where the choice decides that wager too; nil for none.
	Beside *big.Rat
	// Back says that the first wager was taken back, at let it ride, and First that it is known to ride.
	Back, First bool
	// Staked is how many antes lie there in all, at mississippi stud; zero if that is not
	// known.
	Staked int
	// Stake is how large the first wager is, where a hand is paid no more than a limit; zero if that does not matter.
	Stake money.Cents
	// Quick says that nobody can wait: what takes some seconds is refused.
	Quick bool
	// Tell is told how much is done, where it takes some seconds; nil is nobody.
	Tell func(done, all int)
}

// PokerWorths is what the choices of a hand are worth.
type PokerWorths struct {
	Choices []Worth
	Of      string // what the values are fractions of: "the ante"
	Assumes string // what they are valued as if, of what nobody said; empty for nothing
}

// PokerChoices returns what each choice is worth.
func PokerChoices(a *Asked, v *PokerView) (*PokerWorths, error) {
	choices := Of(a.Rules).Choices
	if choices == nil {
		return nil, &NotAnalysed{a.Rules}
	}
	return choices(a, v)
}

// ErrTooFew is the error of a hand with too few cards left to deal.
var ErrTooFew = errors.New("too few cards are left to deal")
