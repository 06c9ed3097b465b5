package history

import (
	"context"

	"boardwalk/card"
	"boardwalk/floor/sitting"
	"boardwalk/floor/view"
	"boardwalk/journal"
	"boardwalk/table"
	"boardwalk/tile"
)

// Drawn is what came of one seed.
type Drawn struct {
	Proof view.SeedProof
	Of    []int       // among how many each outcome was drawn
	Cards []card.Card // that came of them, if cards were drawn, as somebody could see them
	Deck  []card.Card // one deck of the shoe, in the order in which a full shoe has it; empty where no cards are drawn
	Tiles []tile.Tile // all tiles of the set, in the order in which a full wall has them; empty where no tiles are drawn
	Full  int         // how many cards the shoe has when it is full, or tiles the wall
	// At is the number of the event that tells of each outcome, where both dice and cards
	// or tiles come of one seed: an outcome that is drawn among as many as are left of
	// those is one of them, and any other a die or a number. It is nil elsewhere.
	At []uint64
	// Followed reports whether every card from the first of the list on comes from
	// a full shoe that is dealt down. It does not if discards were shuffled in, if
	// there are several shoes, or if what came before is not known.
	Followed bool
}

// Drawn returns what was drawn in a round that is over, and before it in all
// rounds since the cards were last shuffled. Whoever has their seeds can find every
// card again, since a full shoe lies in the order of new decks.
func (h *Reader) Drawn(ctx context.Context, id, person string, round uint64) ([]Drawn, error) {
	leave, err := h.enter(ctx)
	if err != nil {
		return nil, err
	}
	defer leave()
	q, err := h.sequenceOf(ctx, id, round)
	if err != nil {
		return nil, err
	}
	var list []Drawn
	for there := true; there; { // a shoe may be older than the sequence
		x, err := h.read(ctx, id, q, round)
		if err != nil {
			return nil, err
		}
		drawn, err := drawnIn(id, x, person)
		if err != nil {
			return nil, err
		}
		list = append(drawn, list...)
		if n := len(list); n == 0 || list[n-1].Proof.Round != round {
			return nil, ErrNoRound
		}
		if at := lastShuffle(list); at >= 0 {
			return follow(list[at:]), nil
		}
		if !q.continues || q.seq == 0 {
			break
		}
		if q, there, err = h.sequenceAt(ctx, id, q.seq-1); err != nil {
			return nil, err
		}
	}
	return follow(list), nil
}

// follow notes in which rounds of a list the cards can be found again, see
// [Drawn.Followed].
func follow(list []Drawn) []Drawn {
	left, good := 0, true
	for i := range list {
		d := &list[i]
		if d.At != nil { // found again already
			d.Followed = true
			continue
		}
		for _, n := range d.Of {
			if n == d.Full {
				left = n
			}
			good = good && n == left && n > 0
			left--
		}
		d.Followed = good && len(d.Deck) > 0
	}
	return list
}

// lastShuffle returns the index of the last round in which there came to be more
// cards to draw from, or the last round of all where no cards are drawn, or where all
// are shuffled before each round; -1 if there is none.
func lastShuffle(list []Drawn) int {
	if last := len(list) - 1; len(list[last].Cards) == 0 || list[last].At != nil {
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

// drawnIn returns what came of the seeds that were used up in some records.
func drawnIn(id string, x *stretch, person string) (list []Drawn, err error) {
	end := func(s *sitting.Sitting) {
		now := s.Drawn()
		d := Drawn{Proof: now.Proof}
		x.reveal(&d.Proof)
		for _, x := range now.Outcomes {
			d.Of = append(d.Of, x.N)
		}
		events := s.Events()
		tiles := false
		for i := range events {
			e, _ := events[i].For(person)
			switch {
			case e.Told.Tile != tile.None:
				tiles = true
			case e.Told.Kind == table.Dealt || e.Told.Kind == table.Burned:
				d.Cards = append(d.Cards, e.Told.Card)
			}
		}
		switch pack, full := s.Live().Table().Shoe(); {
		case tiles:
			set := tile.Set()
			d.Tiles, d.Full = set[:], len(set)
		case len(d.Cards) > 0:
			d.Deck, d.Full = pack.Cards(), full
		}
		d.At = locate(&d, now.Outcomes, events)
		if len(d.Of) > 0 {
			list = append(list, d)
		}
		s.DropEvents()
	}
	s, err := sitting.Replay(id, x.records, func(s *sitting.Sitting, r *sitting.Record) {
		if r.Kind == journal.KindCommit && s.Drawn().Proof.Hash != "" { // the end of the one before
			end(s)
		}
	})
	if err == nil && x.over {
		end(s)
	}
	return list, err
}
