package odds

import (
	"fmt"
	"math/big"
	"strings"

	"boardwalk/table"
)

// Dealing is out of how many deals a round of a game is one: a number that everybody can work out who has read how the cards
// are dealt. Certificates hold the ways of every wager against it, so that none was left out or counted twice.
type Dealing struct {
	Cards int   // of one deck, tiles of a set, or outcomes of a wheel or of dice; zero where no such number is known
	Taken []int // how many are taken together, one group after the other: 3 and 3 for two hands of three cards
}

// Count returns the number of deals under a licensee's options, and how it is made up: "C(52,3) C(49,3)". It returns nil
// where no number is known.
func (d *Dealing) Count(o table.Options) (text string, deals *big.Int) {
	if d.Cards == 0 {
		return "", nil
	}
	left := int64(d.Cards * max(1, OptionNumber(o, "decks")))
	deals = big.NewInt(1)
	var parts []string
	for _, n := range d.Taken {
		deals.Mul(deals, new(big.Int).Binomial(left, int64(n)))
		if n == 1 {
			parts = append(parts, fmt.Sprint(left))
		} else {
			parts = append(parts, fmt.Sprintf("C(%d,%d)", left, n))
		}
		left -= int64(n)
	}
	return strings.Join(parts, " "), deals
}
