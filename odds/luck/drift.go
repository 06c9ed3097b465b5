package luck

import "boardwalk/card"

// Drift follows what the cards that are gone make of the rounds to come.
//
// How far the share of each card among those to come is from that in a fresh shoe
// is a martingale: whatever is known, its mean after the next draw is what it is
// now. So is the sum of these, each times what such a card is worth to a round. To
// add it up over all rounds would be wrong: many small cards make a round longer,
// and a shoe of which they come first has fewer rounds, so the number of rounds
// depends on the martingale. That is the cut-card effect, and must stay in the
// result. Therefore each shoe counts for the same number of rounds, which is set
// before: if it has fewer, the martingale as it stands at its end counts for each
// that is missing, and what a shoe has more counts for nothing. At each of so many
// rounds it then has a mean of zero, by the theorem of optional stopping.
type Drift struct {
	worth  [64]float64 // of each card to a round: by how much the round is better where it is the more likely card
	rounds int         // for how many rounds a shoe counts
	played int         // of this shoe
	now    float64     // the martingale when the last round was over
	begun  bool        // the round has begun
}

// Begins begins a round with its first card, and returns what it adds. Shuffled says that all cards are to come again.
func (d *Drift) Begins(shuffled bool) (luck float64) {
	if d.begun {
		return 0
	}
	d.begun = true
	if shuffled {
		luck = d.Rest()
	}
	if d.played < d.rounds {
		luck += d.now
	}
	d.played++
	return luck
}

// Over takes in a round that is over.
func (d *Drift) Over(p *Pool) {
	if d.begun = false; p.Total == 0 {
		return
	}
	d.now = 0
	for c, n := range p.Cards {
		d.now += float64(n) * d.worth[c]
	}
	d.now /= float64(p.Total)
}

// Rest ends a shoe, and returns what it adds.
func (d *Drift) Rest() float64 {
	luck := float64(max(0, d.rounds-d.played)) * d.now
	d.played, d.now = 0, 0
	return luck
}

// NewDrift returns the drift of a shoe of about so many rounds, for cards of a pack that are worth so much.
func NewDrift(rounds float64, pack []card.Card, worth func(card.Card) float64) Drift {
	d := Drift{rounds: int(rounds)}
	mean := 0.0
	for _, c := range pack {
		d.worth[c] = worth(c)
		mean += d.worth[c] / float64(len(pack))
	}
	for _, c := range pack { // now a fresh shoe is worth nothing
		d.worth[c] -= mean
	}
	return d
}
