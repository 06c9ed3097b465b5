package table

import "boardwalk/money"

// Staked is a game at which players need more than the minimum wager to take part.
type Staked interface {
	// Stake returns what a player must have to take part in a round.
	Stake(d *Dealer) money.Cents
}

// Stake returns what a player must have to take part in a round: what the game says, or
// the table's minimum.
func (t *Table) Stake() money.Cents {
	if g, ok := t.game.(Staked); ok {
		return g.Stake(t.dealer())
	}
	return t.terms.Limit.Min.Up(t.terms.Chip)
}
