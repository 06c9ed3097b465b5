package audit

import (
	"cmp"
	"context"
	"fmt"
	"iter"
	"slices"
	"time"

	"boardwalk/casino"
	"boardwalk/floor"
	"boardwalk/journal"
	"boardwalk/ledger"
	"boardwalk/people"
	"boardwalk/store"
	"boardwalk/table"
)

// Payments of rounds that are over are corrected by records of their own. Each must follow from those before it, be ordered by
// somebody who had the right to it at that time, and move its money exactly once.

// heldRole is a role that somebody had from a time on.
type heldRole struct {
	from time.Time
	role casino.Role
	pits []string
}

// holds notes the role that somebody has from now on.
func (k *known) holds(from time.Time) {
	if n := len(k.roles); n == 0 || k.roles[n-1].role != k.role || !slices.Equal(k.roles[n-1].pits, k.pits) {
		k.roles = append(k.roles, heldRole{from, k.role, k.pits})
	}
}

// roles returns the roles that somebody has had so far.
func (r register) roles(person string) []heldRole {
	if k := r[person]; k != nil {
		return k.roles[:len(k.roles):len(k.roles)]
	}
	return nil
}

// may reports whether somebody who had these roles had the right to an operation in a pit at about a time: an order may wait for
// its turn while a role changes.
func may(roles []heldRole, op people.Operation, pit string, at time.Time) bool {
	for i, h := range roles {
		over := i+1 < len(roles) && roles[i+1].from.Before(at.Add(-slack))
		if !over && !h.from.After(at.Add(slack)) && people.May(h.role, op) && (len(h.pits) == 0 || slices.Contains(h.pits, pit)) {
			return true
		}
	}
	return false
}

// correction takes a record about the correction of a payment.
func (s *sitting) correction(l *line) {
	var c journal.Correction
	if err := l.rec.Read(&c); err != nil {
		s.fault(l, Lines, "%v", err)
		return
	}
	waiting := slices.Clone(s.corrections.Waiting)
	if err := s.corrections.Follow(l.rec.Who, &c); err != nil {
		s.fault(l, Order, "%v", err)
		return
	}
	if s.house == nil {
		return
	}
	s.checkCorrection(l, &c)
	switch c.Did {
	case journal.CorrectionAsked:
		if slices.ContainsFunc(waiting, func(w floor.AskedCorrection) bool {
			return w.Round == c.Round && w.Person == c.Person && w.Wager == c.Wager
		}) {
			s.fault(l, Order, "the correction of a payment is asked for a second time")
		}
		s.asked = append(s.asked, asked{l.seq(), s.id, c})
	case journal.CorrectionConfirmed:
		e := &s.open[len(s.open)-1]
		e.want = append(e.want, floor.CorrectionTransfer(s.id, &c))
	}
}

// checkCorrection checks what one record about a correction says, and who wrote it.
func (s *sitting) checkCorrection(l *line, c *journal.Correction) {
	who, at := l.rec.Who, l.rec.Time
	asks, decides := may(s.house.roles, "correct-payment", s.pit, at), may(s.house.roles, "confirm-correction", s.pit, at)
	switch {
	case c.Did == journal.CorrectionAsked && !asks:
		s.fault(l, People, "%s asks for the correction of a payment, and had no right to it then", who)
	case c.Did == journal.CorrectionConfirmed && !decides:
		s.fault(l, People, "%s confirms the correction of a payment, and had no right to it then", who)
	case c.Did == journal.CorrectionConfirmed && who == c.By:
		s.fault(l, People, "%s confirms a correction and asked for it", who)
	case c.Did == journal.CorrectionDeclined && !decides && !(asks && who == c.By):
		s.fault(l, People, "%s declines the correction of a payment, and had no right to it then", who)
	case who == c.Person:
		s.fault(l, People, "%s decides about a payment of his own", who)
	}
	_, cited := c.Law.Row()
	switch {
	case s.nobodys() && s.contest.Tournament == nil:
		s.fault(l, Rules, "a payment is corrected at a table of designed rules, whose chips have no value")
	case s.contest.Tournament != nil:
		s.fault(l, Rules, "a payment is corrected in a tournament, whose chips have no value")
	case !cited:
		s.fault(l, Rules, "a payment is corrected by the paragraph %q, which there is not", string(c.Law))
	case c.Amount == 0 || c.Why == "":
		s.fault(l, Rules, "a payment is corrected by nothing, or for no reason")
	case !s.known():
	case c.Round == 0 || c.Round >= s.seed.round:
		s.fault(l, Order, "a payment of round %d is corrected, which is not over", c.Round)
	case !slices.ContainsFunc(s.stage.table.Layout().Wagers, func(w table.Wager) bool { return w.ID == c.Wager }):
		s.fault(l, Rules, "a payment of the wager %q is corrected, which there is not", c.Wager)
	}
}

// carriesCorrections checks the corrections that a new setup carries on against those before it.
func (s *sitting) carriesCorrections(l *line, kept *floor.Corrections) {
	var now floor.Corrections
	if kept != nil {
		now = *kept
	}
	was := s.corrections
	first := s.house == nil && s.report.Sittings == 1 // what was before it is not read
	if (now.Last != was.Last || !slices.Equal(now.Waiting, was.Waiting)) && !s.lost && !first {
		s.fault(l, Order, "the table goes on with other corrections of payments than before")
	}
	s.corrections = now
}

// asked is a correction that was asked for, in which record and at which table.
type asked struct {
	seq   int64
	table string
	journal.Correction
}

// corrected checks that everybody whose payment was to be corrected had that seat in that round. Few are, so the records of
// their tables are read again.
func (v *verifier) corrected(ctx context.Context) {
	var list []asked
	for _, s := range v.tables {
		list = append(list, s.asked...)
	}
	slices.SortFunc(list, func(a, b asked) int { return cmp.Compare(a.seq, b.seq) })
	for i := range list {
		a := &list[i]
		sat, err := satIn(v.data.ofTable(ctx, a.table), a)
		if err != nil {
			v.unread("record", err)
			return
		}
		if !sat {
			v.find(at(a.seq, a.table, a.Round, Seats, "a payment of round %d to %s at seat %d is corrected, who did not have that seat then",
				a.Round, a.Person, a.Seat))
		}
	}
}

// satIn reports whether the person had the seat in the round whose payment was to be corrected, by the records of the table.
func satIn(rows iter.Seq2[recordRow, error], a *asked) (bool, error) {
	seats := map[table.Seat]string{}
	now := uint64(0)
	for row, err := range rows {
		if err != nil {
			return false, err
		}
		r, err := journal.Parse(row.line)
		if err != nil {
			continue // which was found
		}
		switch r.Kind {
		case journal.KindTable:
			clear(seats)
		case floor.KindFloor:
			var d floor.FloorData
			if r.Read(&d) == nil && d.Placement != nil && d.Placement.Carried != nil {
				for _, p := range d.Placement.Carried.People {
					seats[p.Seat] = p.Person
				}
			}
		case journal.KindSit, journal.KindStand:
			var d journal.Seating
			if r.Read(&d) == nil {
				seats[d.Seat] = d.Person
				if r.Kind == journal.KindStand {
					delete(seats, d.Seat)
				}
			}
		case journal.KindCommit:
			var c journal.Commit
			if r.Read(&c) == nil {
				now = c.Round
			}
		}
		switch {
		case now > a.Round:
			return false, nil
		case now == a.Round && seats[a.Seat] == a.Person:
			return true, nil
		}
	}
	return false, nil
}

// corrections adds the corrections of the round's payments to it, which came when it was over.
func (b *rebuilding) corrections(ctx context.Context, snap *store.Snapshot) error {
	for row, err := range read(snap, store.CorrectionRows, readRecord, string(ledger.Corrections(b.round.Table)))(ctx) {
		if err != nil {
			return err
		}
		var c journal.Correction
		r, err := journal.Parse(row.line)
		if err != nil || r.Read(&c) != nil || c.Round != b.round.Number {
			continue
		}
		text := fmt.Sprintf("a payment to %s (seat %d, %s) is corrected by %s, %s: %s; asked for by %s", b.nameOf(c.Person), c.Seat, c.Wager,
			c.Amount, b.round.paragraph(c.Law), c.Why, c.By)
		b.round.Steps = append(b.round.Steps, Step{Record: row.seq, Time: r.Time, Who: r.Who, Kind: r.Kind, Text: text})
	}
	return nil
}
