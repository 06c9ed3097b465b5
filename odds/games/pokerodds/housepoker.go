package pokerodds

import (
	"math/big"

	"boardwalk/money"
	"boardwalk/odds"
)

// housePoker is how the figures and choices are found of a game in which poker
// is played against the house.
type housePoker struct {
	figures func(*odds.Work) ([]*odds.Figure, error)
	choices func(*odds.Work, *odds.PokerView) ([]odds.Worth, error)
	of      string // what choices are worth a fraction of

	// assumes says what the choices are valued as if, of what the view does not tell; nil for nothing.
	assumes func(*odds.Work, *odds.PokerView) string
}

// valued values the choices of a hand.
func (g *housePoker) valued(a *odds.Asked, v *odds.PokerView) (*odds.PokerWorths, error) {
	asked := *a
	asked.Stake, asked.Tell = v.Stake, v.Tell
	w, err := odds.NewWork(&asked, evenDollar)
	if err != nil {
		return nil, err
	}
	p := &odds.PokerWorths{Of: g.of}
	if p.Choices, err = g.choices(w, v); err != nil {
		return nil, err
	}
	if g.assumes != nil {
		p.Assumes = g.assumes(w, v)
	}
	return p, nil
}

// PerDollar is a sum over some deals as a fraction of the stake.
func PerDollar(sum money.Cents, deals int64, stake money.Cents) *big.Rat {
	r := big.NewRat(int64(sum), deals)
	return r.Quo(r, big.NewRat(int64(stake), 1))
}
