package api

import (
	"context"

	"boardwalk/table"
)

// ActList is several acts of one player.
type ActList struct {
	Acts []Act `json:"acts" minItems:"1" maxItems:"32" nullable:"false"`
}

// Outcome is what became of one act of several: a receipt or a problem.
type Outcome struct {
	Receipt *Receipt `json:"receipt,omitempty"`
	Problem *Problem `json:"problem,omitempty"`
}

// Outcomes are those of several acts, in their order.
type Outcomes struct {
	Outcomes []Outcome `json:"outcomes"`
}

// acts carries out several acts in one go. Each counts for itself when it comes
// to how much somebody may ask.
func (s *Server) acts(ctx context.Context, in *Ordered[ActList]) (*Body[Outcomes], error) {
	t, err := s.table(ctx, in.ID)
	if err != nil {
		return nil, err
	}
	if wait := s.limits.take(askingOf(ctx), len(in.Body.Acts)-1); wait > 0 { // the request itself was one
		return nil, tooMuch(wait)
	}
	by := party(ctx, in.Key, &in.Body)
	out := Outcomes{make([]Outcome, len(in.Body.Acts))}
	var acts []table.Act
	var at []int // where each of them stands among all
	for i := range in.Body.Acts {
		a, err := s.actOf(t, by.Who, &in.Body.Acts[i])
		if err != nil {
			out.Outcomes[i].Problem = s.problem(ctx, err)
			continue
		}
		acts, at = append(acts, a), append(at, i)
	}
	for i, done := range t.Acts(ctx, by, acts) {
		o := &out.Outcomes[at[i]]
		if done.Err != nil {
			o.Problem = s.problem(ctx, done.Err)
			continue
		}
		r := receiptOf(done.Receipt)
		o.Receipt = &r
	}
	return body(out), nil
}
