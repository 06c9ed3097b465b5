package sim

import "boardwalk/sim/chunks"

// merging puts the parts of a simulation together.
type merging struct {
	*chunks.Work[*part]
	result  Result
	couples *Comparison // nil unless two simulations are compared
}

// newMerging splits the rounds of a simulation into chunks.
func newMerging(c *Config) *merging {
	m := &merging{}
	m.Work = chunks.New(c.Rounds, c.Session, c.Played, func(out *part, end int64, stops []int64) { m.merge(out, end, stops, c.Rounds) })
	if c.Session > 0 {
		m.result.Sessions = NewSessions(c.Session, c.Bankroll)
	}
	return m
}

// merge adds a part. The points at the checkpoints are as if one core had
// played everything.
func (m *merging) merge(out *part, end int64, stops []int64, rounds int64) {
	r := &m.result
	for i, at := range stops {
		point := Point{at, r.Sums}
		point.Add(&out.Points[i])
		r.Points = append(r.Points, point)
	}
	r.Sums.Add(&out.Sums)
	if out.Sessions != nil {
		r.Sessions.Add(out.Sessions)
	}
	r.addBatches(out.Batches)
	if out.First != nil {
		m.couples.First.Sums.Add(&out.First.Sums)
		m.couples.First.addBatches(out.First.Batches)
		m.couples.note(out.First, out)
	}
	r.Rounds = end
	if end == rounds && len(r.Points) > 0 {
		r.Points[len(r.Points)-1].Sums = r.Sums // with what stood at the end played out
	}
}

// addBatches adds what controls have found in a chunk.
func (r *Result) addBatches(b *Batches) {
	if b == nil {
		return
	}
	if r.Controlled == nil {
		r.Controlled = &Controlled{}
	}
	r.Controlled.add(b)
}
