package journal

import (
	"fmt"

	"boardwalk/chance"
	"boardwalk/table"
)

// VerifyDraws goes through the records of one table in their order and draws
// everything again: each seed must be the one that was committed to, every
// outcome since the commitment the one that the seed and the cuts give, and
// every cut from before the first outcome. It returns how many outcomes it
// checked, and how many it could not because their seed is not revealed yet.
func VerifyDraws(records []Record) (checked, open int, err error) {
	var r drawing
	for i := range records {
		rec := &records[i]
		if err := r.record(rec); err != nil {
			return r.checked, 0, fault(int64(rec.Seq), "%v", err)
		}
	}
	return r.checked, len(r.drawn), nil
}

// drawing is what is known of the seed in use.
type drawing struct {
	commit  *Commit
	cuts    []string
	drawn   []chance.Drawn
	checked int
}

func (r *drawing) record(rec *Record) error {
	switch rec.Kind {
	case KindCommit:
		var c Commit
		if err := rec.Read(&c); err != nil {
			return err
		}
		if r.commit != nil && len(r.drawn) > 0 {
			return fmt.Errorf("a new seed, and that of round %d is not revealed", r.commit.Round)
		}
		r.commit, r.cuts, r.drawn = &c, nil, nil
	case KindCut:
		var c Cut
		if err := rec.Read(&c); err != nil {
			return err
		}
		if r.commit == nil || c.Round != r.commit.Round || len(r.drawn) > 0 {
			return fmt.Errorf("a cut for round %d at another time than before its first outcome", c.Round)
		}
		r.cuts = append(r.cuts, c.Text)
	case KindEntry:
		e, err := UnmarshalEntry(rec.Data)
		if err != nil {
			return err
		}
		if e.Kind != table.Drew {
			return nil
		}
		if r.commit == nil {
			return fmt.Errorf("an outcome without a seed that was committed to")
		}
		r.drawn = append(r.drawn, e.Drawn)
	case KindReveal:
		return r.reveal(rec)
	}
	return nil
}

func (r *drawing) reveal(rec *Record) error {
	var v Reveal
	if err := rec.Read(&v); err != nil {
		return err
	}
	seed, err := chance.ParseSeed(v.Seed)
	switch {
	case err != nil:
		return err
	case r.commit == nil || r.commit.Round != v.Round:
		return fmt.Errorf("the seed of round %d is revealed and was not committed to", v.Round)
	case Commitment(seed) != r.commit.Hash:
		return fmt.Errorf("the seed of round %d is not the one that was committed to", v.Round)
	}
	if err := Redraw(NewRound(seed, rec.Table, v.Round, r.cuts), r.drawn); err != nil {
		return fmt.Errorf("round %d: %w", v.Round, err)
	}
	r.checked += len(r.drawn)
	r.commit, r.drawn = nil, nil
	return nil
}
