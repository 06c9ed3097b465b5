package cli

import (
	"context"
	"fmt"

	"boardwalk/floor"
	"boardwalk/floor/sitting"
	"boardwalk/people"
	"boardwalk/store"
	"boardwalk/table"
)

type peopleForgetCommand struct {
	ID string `arg:"" help:"Who."`
	houseData
}

// Help is printed by boardwalk people forget --help.
func (peopleForgetCommand) Help() string {
	return `Erases what a closed house keeps of a player or guest: the name, the picture, the
password, what the person signs in with, the settings, the visits and what was learned.
The id stays, because the records have it and are kept for good; nobody else can have it.
What the person has goes back to the cage, on the record.

It is refused while the person has a seat or money set aside at a table, or the correction of
a payment to the person waits, for those who work for the house, and for somebody who is locked
out: lift the lock first. In an open house, also one that is divided, people are forgotten on
their account page, or by the cage.

Example:

    boardwalk people forget ann --data /srv/casino`
}

// Run forgets somebody.
func (cmd *peopleForgetCommand) Run(c *console) error {
	return cmd.opened(func(st *store.Store, known *people.Register) error {
		ctx := context.Background()
		p, ok := known.Named(cmd.ID)
		if !ok {
			return fmt.Errorf("%s: %w", cmd.ID, people.ErrNobody)
		}
		if st.Shards() > 0 {
			return fmt.Errorf("a house that is divided has people forgotten while it is open: on their account page, or by the cage")
		}
		if err := known.Forget(ctx, "server", p.ID, func(ctx context.Context) error { return freeOfTables(ctx, st, p.ID) }); err != nil {
			return fmt.Errorf("%s: %w", p.ID, err)
		}
		fmt.Fprintf(c.out, "%s is forgotten\n", p.ID)
		return nil
	})
}

// freeOfTables returns an error if a person has a seat, or a payment whose correction waits, at one of the tables to which the
// person ever brought money.
func freeOfTables(ctx context.Context, st *store.Store, id string) error {
	asked := map[string]bool{}
	for t, err := range st.Brought(ctx, id, 0) {
		if err != nil {
			return err
		}
		at, ok := t.To.Table()
		if !ok || asked[at] {
			continue
		}
		asked[at] = true
		records, err := st.Table(ctx, at)
		if err != nil {
			return err
		}
		s, err := sitting.Replay(at, records, nil)
		if err != nil {
			return err
		}
		if s.SeatOf(id) != table.House {
			return floor.SeatKeeps(id, at)
		}
		if s.WaitsForCorrection(id) {
			return floor.CorrectionKeeps(id, at)
		}
	}
	return nil
}
