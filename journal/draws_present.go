package journal

// Mix returns what is mixed into the present round so far.
func (r *Rounds) Mix() Mix {
	if r.present == nil {
		return Mix{Chain: r.chain}
	}
	return r.present.mix
}

// Closed returns how the wagers of the present round were closed; nil if they were not.
func (r *Rounds) Closed() *NoMoreBets {
	if r.present == nil {
		return nil
	}
	return r.present.closed
}

// CutBy returns the hash of the cut that a person gave for the present round, and whether
// it is opened; false if the person gave none.
func (r *Rounds) CutBy(person string) (hash Digest, opened, given bool) {
	if r.present != nil {
		for i := range r.present.cuts {
			if c := &r.present.cuts[i]; c.person == person && !c.gone {
				return c.hash, c.opened, true
			}
		}
	}
	return Digest{}, false, false
}

// Cuts returns how many cuts of the present round were given, and how many of them are
// opened.
func (r *Rounds) Cuts() (given, opened int) {
	if r.present == nil {
		return 0, 0
	}
	for i := range r.present.cuts {
		if c := &r.present.cuts[i]; !c.gone {
			given++
			if c.opened {
				opened++
			}
		}
	}
	return given, opened
}

// Waiting returns the cuts of the present round that are not opened.
func (r *Rounds) Waiting() []UnopenedCut {
	if r.present == nil {
		return nil
	}
	return r.present.unopenedCuts()
}

// Unopened returns the cuts that were not opened in the last [UnopenedWindow] rounds.
func (r *Rounds) Unopened() UnopenedCuts { return r.unopened }
