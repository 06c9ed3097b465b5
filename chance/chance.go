// Package chance is where outcomes come from. Nothing else in the project draws a random
// number: whoever needs a card, a die or a pocket asks a Source, and does not know whether
// it is the live table's secure generator, a simulation's fast one, a case file, the
// journal of a hand long over, or a walk through everything that could have happened.
//
// Secure and Fast make outcomes up, Script and Recording play given ones, Recorder writes
// down what another Source gave, and Tree gives every outcome there is, one run after
// another.
//
// No Source may be used by two goroutines at once.
//
// Other modules may build on this package.
package chance

import "fmt"

// Source gives outcomes. Draw returns an integer from 0 to n-1, each equally likely; n must
// be at least 1, and Draw panics when it is not.
//
// Script and Recording hold only so many outcomes. When they run out or are asked something
// their outcome does not answer, Draw panics with an [*Exhausted] or a [*Mismatch], because a
// game's procedure has no way to go on and should not have to check. The table that runs the
// procedure recovers from those two and reports them; no other panic is theirs.
type Source interface {
	Draw(n int) int
}

// Drawn is one outcome and what it was drawn from: Got is one of N equally likely values.
type Drawn struct{ N, Got int }

// String says the outcome in words, "4 of 0 to 51".
func (d Drawn) String() string { return fmt.Sprintf("%d of 0 to %d", d.Got, d.N-1) }

// Exhausted is the panic of a Source that was asked for one more outcome than it holds.
type Exhausted struct {
	N      int // what was asked for
	Played int // how many outcomes had been played before
}

// Error says what was missing.
func (e *Exhausted) Error() string {
	return fmt.Sprintf("the outcomes ran out after %d: one more of 0 to %d is needed", e.Played, e.N-1)
}

// Mismatch is the panic of a Source whose next outcome does not answer what was asked.
type Mismatch struct {
	N    int   // what was asked for, 0 for nothing at all
	Held Drawn // the outcome that was next; its N is 0 where only the outcome was given
	At   int   // how many outcomes had been played before
}

// Error says what was asked and what was there instead.
func (e *Mismatch) Error() string {
	if e.N == 0 {
		return fmt.Sprintf("outcome %d is %v, but none was asked for", e.At+1, e.Held)
	}
	if e.Held.N == 0 {
		return fmt.Sprintf("outcome %d is %d, but one of 0 to %d is needed", e.At+1, e.Held.Got, e.N-1)
	}
	return fmt.Sprintf("outcome %d is %v, but one of 0 to %d is needed", e.At+1, e.Held, e.N-1)
}

// refuse is the panic for a draw among no outcomes at all, kept apart so that the check
// costs a Draw nothing but a comparison.
func refuse(n int) {
	panic(fmt.Sprintf("chance: cannot draw from %d outcomes, at least 1 is needed", n))
}
