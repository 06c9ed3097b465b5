package floor

import (
	"cmp"
	"fmt"

	"boardwalk/journal"
)

// shut has a table that does not come out as its records say stay closed. That is
// so when a rule was mended since they were written, and the house was not closed
// in good order in between: all that is at the table is in the ledger and stays
// there, until the program that wrote them has brought the table to rest.
func (t *Table) shut(why error) error {
	records, err := t.house.log.Table(t.house.ctx, t.ID)
	if err != nil {
		return err
	}
	if len(records) < 2 {
		return why
	}
	setup, err := decode[journal.Setup](&records[0])
	if err != nil {
		return fmt.Errorf("table %s: %w", t.ID, err)
	}
	as, err := decode[matter](&records[1])
	if err != nil || as.Post == nil {
		return fmt.Errorf("table %s: %w", t.ID, cmp.Or(err, why))
	}
	rules, options, terms, err := rulesOf(&setup)
	if err != nil {
		return fmt.Errorf("table %s: %w", t.ID, err)
	}
	t.unread = fmt.Sprintf("it cannot be read; the program that it was last in use with can still bring it to rest (%v)", why)
	p := as.Post
	t.hub.Publish(nil, Status{Phase: Closed, Closed: t.unread})
	t.listing.Store(&Listing{ID: t.ID, Pit: p.Pit, Name: cmp.Or(p.Table.Name, rules.Name), Game: rules.ID, Title: rules.Name,
		Limit: terms.Limit, Chip: terms.Chip, Phase: Closed, Private: p.Table.Private, Owner: p.Owner,
		Invited: p.Invited, Rules: rules, Options: options, Terms: terms})
	return nil
}
