package housepoker

import "boardwalk/money"

// Against is the hands that the dealer may have against one of a player's: in how many deals the dealer does not qualify, and
// in how many the player wins, ties and loses otherwise.
type Against struct{ Unqualified, Won, Tied, Lost uint64 }

// All is how many deals there are.
func (a Against) All() uint64 { return a.Unqualified + a.Won + a.Tied + a.Lost }

// Raised is an ante to which a raise of so many times the ante is added, or which is lost by a fold. If the dealer does not
// qualify, the ante wins and the raise comes back.
type Raised struct {
	Stake       money.Cents
	Ante, Raise money.Odds
}

// won is what is won against a dealer who does not qualify, and against a lower hand.
func (r *Raised) won(times int) (unqualified, lower money.Cents) {
	unqualified = r.Ante.Owes(r.Stake)
	return unqualified, unqualified + r.Raise.Owes(r.Stake*money.Cents(times))
}

// Sum is what is won or lost in all deals together. No times are a fold.
func (r *Raised) Sum(a Against, times int) money.Cents {
	if times == 0 {
		return -r.Stake * money.Cents(a.All())
	}
	unqualified, lower := r.won(times)
	return money.Cents(a.Unqualified)*unqualified + money.Cents(a.Won)*lower - money.Cents(a.Lost)*r.Stake*money.Cents(1+times)
}

// Add adds how rounds end with a hand of which there are so many.
func (r *Raised) Add(e Ends, a Against, times int, hands uint64) {
	on := r.Stake * money.Cents(1+times)
	if times == 0 {
		e.Add(-on, on, hands*a.All())
		return
	}
	unqualified, lower := r.won(times)
	e.Add(unqualified, on, hands*a.Unqualified)
	e.Add(lower, on, hands*a.Won)
	e.Add(0, on, hands*a.Tied)
	e.Add(-on, on, hands*a.Lost)
}
