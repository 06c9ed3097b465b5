package floor

import (
	"context"
	"slices"

	"boardwalk/card"
	"boardwalk/journal"
	"boardwalk/table"
)

// Drawn is what came of one seed.
type Drawn struct {
	Round uint64
	Hash  string // that was committed to
	Seed  string // empty if it is for auditors alone
	Cuts  []string
	Of    []int       // among how many each outcome was drawn
	Cards []card.Card // that came of them, if cards were drawn, as somebody could see them
}

// Drawn returns what was drawn in a round that is over, and before it in all
// rounds since the cards were last shuffled: who has their seeds can find every
// card again, since a full shoe lies in the order of new decks.
func (t *Table) Drawn(ctx context.Context, person string, round uint64) ([]Drawn, error) {
	leave, err := t.enter(ctx)
	if err != nil {
		return nil, err
	}
	defer leave()
	from, err := t.sequences(ctx, round)
	if err != nil {
		return nil, err
	}
	var list []Drawn
	for _, q := range slices.Backward(from) { // a shoe may be older than the sequence
		records, err := t.read(ctx, q, round)
		if err != nil {
			return nil, err
		}
		drawn, err := t.drawn(records, person)
		if err != nil {
			return nil, err
		}
		list = append(drawn, list...)
		if n := len(list); n == 0 || list[n-1].Round != round {
			return nil, ErrNoRound
		}
		if at := shuffled(list); at >= 0 {
			return list[at:], nil
		}
		if !q.goesOn {
			break
		}
	}
	return list, nil
}

// shuffled is the last round in which there came to be more cards to draw from,
// or the last at all where no cards are drawn; -1 if there is none.
func shuffled(list []Drawn) int {
	if last := len(list) - 1; len(list[last].Cards) == 0 {
		return last
	}
	at, left := -1, 0
	for i := range list {
		for _, n := range list[i].Of {
			if left > 0 && n >= left {
				at = i
			}
			left = n
		}
	}
	return at
}

// drawn is what came of the seeds that were revealed in some records.
func (t *Table) drawn(records []Record, person string) (list []Drawn, err error) {
	end := func(s *sitting) {
		d := Drawn{Round: s.src.round, Hash: s.src.hash, Cuts: s.src.cuts}
		for _, x := range s.src.drawn {
			d.Of = append(d.Of, x.N)
		}
		over := false
		for i := range s.publish {
			e, _ := s.publish[i].For(person)
			switch {
			case e.Kind == journal.KindReveal:
				d.Seed, over = e.Text, true
			case e.Told.Kind == table.Dealt || e.Told.Kind == table.Burned:
				d.Cards = append(d.Cards, e.Told.Card)
			}
		}
		if over && len(d.Of) > 0 {
			list = append(list, d)
		}
		s.publish = s.publish[:0]
	}
	s, err := t.replay(records, func(s *sitting, r *Record) {
		if r.Kind == journal.KindCommit && s.src.hash != "" { // the end of the one before
			end(s)
		}
	})
	if err == nil {
		end(s)
	}
	return list, err
}
