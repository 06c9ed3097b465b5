package api

import (
	"context"

	"boardwalk/api/wire"
	"boardwalk/table"
)

// actList carries out several acts of one player, and commits them together. Each act
// counts as a request for the rate limit.
func (s *Server) actList(ctx context.Context, in *Ordered[wire.ActList]) (*Body[wire.Outcomes], error) {
	t, err := s.table(ctx, in.ID)
	if err != nil {
		return nil, err
	}
	if p := s.takeRequests(callerOf(ctx), len(in.Body.Acts)-1); p != nil { // the request itself was counted before
		return nil, p
	}
	by := partyOf(ctx, in.Key, &in.Body)
	out := wire.Outcomes{Outcomes: make([]wire.Outcome, len(in.Body.Acts))}
	var acts []table.Act
	var at []int // the place of each of them in the request
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
