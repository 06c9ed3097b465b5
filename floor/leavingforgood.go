package floor

import (
	"context"
	"slices"

	"boardwalk/law"
	"boardwalk/table"
)

// A person is forgotten only when nothing that would still need the person lies at a table.

// MayBeForgotten returns a refusal if a person has a seat, a tournament's included, or if the correction of a payment to the
// person waits. It asks every wing of a divided house, and returns [ErrSilent] if one does not answer. Nothing is known of who
// sits at a table that could not be read: brought says whether the person ever brought money there, and then it is a refusal too.
func (h *House) MayBeForgotten(ctx context.Context, person string, brought func(table string) (bool, error)) error {
	if err := h.Refresh(ctx); err != nil {
		return err
	}
	var unread []string
	refuse := func() *law.Refusal {
		h.mu.RLock()
		defer h.mu.RUnlock()
		for l := range h.published {
			switch {
			case l.SeatOf(person) != table.House:
				return SeatKeeps(person, l.ID)
			case slices.ContainsFunc(l.Corrections, func(c Correction) bool { return c.Person == person }):
				return CorrectionKeeps(person, l.ID)
			case l.Unreadable:
				unread = append(unread, l.ID)
			}
		}
		return nil
	}()
	if refuse != nil {
		return refuse
	}
	for _, id := range unread {
		if was, err := brought(id); err != nil {
			return err
		} else if was {
			return law.RefuseFor(law.Stage, "", "the table %s cannot be read, and %s may have a seat there", id, person)
		}
	}
	return nil
}

// SeatKeeps is the refusal to forget somebody who has a seat at a table.
func SeatKeeps(person, at string) *law.Refusal {
	return law.RefuseFor(law.Seat, "", "%s has a seat at %s: the chips there are counted first, when the person leaves", person, at)
}

// CorrectionKeeps is the refusal to forget somebody to whom a payment was made that waits to be corrected at a table.
func CorrectionKeeps(person, at string) *law.Refusal {
	return law.RefuseFor(law.Waiting, "", "the correction of a payment to %s waits at %s: it is confirmed or declined first", person, at)
}
