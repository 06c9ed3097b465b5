package floor

import (
	"context"

	"boardwalk/journal"
	"boardwalk/law"
	"boardwalk/table"
)

// Post gives notice of a change of the rules, 8.3. In the middle of a round it
// waits until the round is over. A change that does not say when it takes
// effect does so as soon as is lawful.
func (t *Table) Post(ctx context.Context, by Party, c table.Change) (Receipt, error) {
	return t.give(ctx, &order{by: by, rest: true, do: func(s *sitting) (Receipt, error) {
		needs, err := s.live.Table().Needs(&c)
		if err != nil {
			return Receipt{}, err
		}
		if c.Agreed && needs.Agreed != "" {
			needs = table.Needs{By: needs.Agreed}
		}
		if c.At.IsZero() {
			c.At = s.now.Add(needs.Ahead)
		}
		c.At = stamp(c.At)
		if _, err := journal.MarshalEntry(&table.Entry{Kind: table.Noticed, Change: c, Time: s.now}); err != nil {
			return Receipt{}, law.Refuse("8.3(b)", "%s", err)
		}
		if err := s.take(by.Who, s.live.Post(c, s.now)); err != nil {
			return Receipt{}, err
		}
		s.batch.Records = append(s.batch.Records, Record{Time: s.now, Who: by.Who, Kind: journal.KindNotice,
			Data: encode(journal.Notice{Table: s.id, Change: c.String(), At: c.At, Law: needs.By, Told: c.Told})})
		return Receipt{}, s.did(nil)
	}})
}

// Needs says what notice a change would need at the table as it stands, or why
// it cannot be made.
func (t *Table) Needs(ctx context.Context, c table.Change) (needs table.Needs, err error) {
	_, err = t.give(ctx, &order{look: true, do: func(s *sitting) (_ Receipt, err error) {
		needs, err = s.live.Table().Needs(&c)
		return Receipt{}, err
	}})
	return needs, err
}
