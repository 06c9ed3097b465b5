package sim

import (
	"boardwalk/money"
	"boardwalk/table"
)

// Control watches the rounds at one table and follows a random variable whose
// mean is known exactly, a control variate: luck that can be told from skill.
//
// Where a card of ten comes and the player is better off by a fifth of the wager
// than by the average of all cards that could have come, that fifth is luck. Added
// up over all draws such luck has a mean of zero, so it may be taken from what the
// player won without changing the mean, and most of the noise goes with it.
//
// What makes this right in a shoe that is dealt down to the cutting card: the mean
// is taken at each draw over the cards that are to come at that moment, whatever
// has happened before. The next card is equally likely to be any of them, however
// it was decided that this round is dealt at all. A variable whose mean is that of
// a fresh shoe would not do: how many rounds a shoe has depends on its cards, and
// so the first cards of a round are not distributed as those of a fresh shoe. That
// is the cut-card effect itself, which would be taken out with the noise.
//
// A control decides nothing, so the values with which it weighs cards need not be
// exact. Better ones leave less noise; any leave the mean as it is.
type Control interface {
	table.Sink

	// Anew forgets what was heard: the table was put back to where it stood when it was opened.
	Anew()

	// Over ends a round. It returns what the variable came to in it, less its mean, for each dollar of the
	// initial wager, in favour of the player.
	Over() float64

	// Rest returns what is still to be added when no more rounds are played, for each dollar likewise.
	Rest() float64
}

// Controls are what a wager is watched with.
type Controls struct {
	Names []string                   // what they look at, in words
	Watch func(*table.Table) Control // makes the control of one table

	// Unheard says that a control hears no events: it looks at the game when a round is over. Rounds of which nobody hears
	// take less time.
	Unheard bool
}

// batchLength is how many rounds are taken together to see how far they scatter.
// Without their luck, rounds of one shoe are alike: many small cards that are gone
// help all that follow. A batch has many shoes, so that batches hardly depend on
// each other.
const batchLength = 512

// leastBatches is how many there have to be for a standard error.
const leastBatches = 30

// LeastControlled is how many rounds a simulation has at least in which controls are used.
const LeastControlled = leastBatches * batchLength

// Batches is what batches of rounds have come to when what controls saw is taken out.
type Batches struct {
	Count    int64
	Bets     float64
	Net      float64 // in cents
	NetNet   float64 // squared, added up batch by batch
	BetsBets float64
	Together float64
}

func (b *Batches) note(bets, net float64) {
	b.Count++
	b.Bets += bets
	b.Net += net
	b.NetNet += net * net
	b.BetsBets += bets * bets
	b.Together += net * bets
}

func (b *Batches) add(o *Batches) {
	b.Count += o.Count
	b.Bets += o.Bets
	b.Net += o.Net
	b.NetNet += o.NetNet
	b.BetsBets += o.BetsBets
	b.Together += o.Together
}

// heard is a sink of several.
type heard []table.Sink

// Event passes an event on.
func (h heard) Event(e *table.Event) {
	for _, s := range h {
		s.Event(e)
	}
}

// watching is a control at the table of a worker, and the batch that is being played.
type watching struct {
	control Control
	rounds  int
	luck    float64
	bets    int64 // as the sums stood when the batch began
	net     money.Cents
	batches Batches
}

func (w *watching) anew() {
	w.control.Anew()
	*w = watching{control: w.control}
}

// over takes in a round that is over.
func (w *watching) over(s *Sums, stake money.Cents) {
	w.luck += w.control.Over()
	if w.rounds++; w.rounds == batchLength {
		w.end(s, stake)
	}
}

// rest ends the last batch of a chunk.
func (w *watching) rest(s *Sums, stake money.Cents) {
	w.luck += w.control.Rest()
	w.end(s, stake)
}

// end ends a batch.
func (w *watching) end(s *Sums, stake money.Cents) {
	if w.rounds > 0 || w.luck != 0 {
		w.batches.note(float64(s.Bets-w.bets), float64(s.Net-w.net)-w.luck*float64(stake))
	}
	w.rounds, w.luck, w.bets, w.net = 0, 0, s.Bets, s.Net
}
