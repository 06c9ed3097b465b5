package playerhistory

import (
	"context"
	"slices"

	"boardwalk/api/wire"
	"boardwalk/journal"
	"boardwalk/ledger"
)

// correct reads which payments of a person were corrected since the last time.
func (s *shard) correct(ctx context.Context, id string) error {
	for r, err := range s.from.Corrected(ctx, ledger.Player(id), s.nextCorrection) {
		if err != nil {
			return err
		}
		var c journal.Correction
		if err := r.Read(&c); err != nil {
			return err
		}
		game, err := GameAt(ctx, s.from, r.Table, r.Seq)
		if err != nil {
			return err
		}
		s.nextCorrection = r.Seq + 1
		s.corrected = append(s.corrected, wire.Round{ID: r.Seq, Table: r.Table, Game: game, Round: c.Round, Time: r.Time, Corrected: c.Amount})
	}
	return nil
}

// correct adds corrections to the rounds that they are of. A round in which the person put nothing on the layout, because
// the wager lay there before, is listed as of when it was corrected.
func (p *person) correct(list []wire.Round) {
	if len(list) == 0 {
		return
	}
	p.rounds = slices.Clone(p.rounds) // an earlier caller may still read the old slice
	for _, c := range list {
		i := slices.IndexFunc(p.rounds, func(r wire.Round) bool { return r.Table == c.Table && r.Round == c.Round })
		if i < 0 {
			p.add([]wire.Round{c})
			continue
		}
		p.rounds[i].Corrected += c.Corrected
	}
}
