package cli

import (
	"context"
	"fmt"

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

It is refused while the person has a seat or money set aside at a table, for those who work
for the house, and for somebody who is locked out: lift the lock first.

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
			return fmt.Errorf("people of a house that is divided cannot be forgotten by this command")
		}
		if at, err := seatedAt(ctx, st, p.ID); err != nil {
			return err
		} else if at != "" {
			return fmt.Errorf("%s has a seat at %s: the chips there are counted first, when the person leaves", p.ID, at)
		}
		if err := known.Forget(ctx, "server", p.ID); err != nil {
			return fmt.Errorf("%s: %w", p.ID, err)
		}
		fmt.Fprintf(c.out, "%s is forgotten\n", p.ID)
		return nil
	})
}

// seatedAt returns the table at which a person has a seat, "" for none, of all to which the person ever brought money.
func seatedAt(ctx context.Context, st *store.Store, id string) (string, error) {
	asked := map[string]bool{}
	for t, err := range st.Brought(ctx, id, 0) {
		if err != nil {
			return "", err
		}
		at, ok := t.To.Table()
		if !ok || asked[at] {
			continue
		}
		asked[at] = true
		records, err := st.Table(ctx, at)
		if err != nil {
			return "", err
		}
		s, err := sitting.Replay(at, records, nil)
		if err != nil {
			return "", err
		}
		if s.SeatOf(id) != table.House {
			return at, nil
		}
	}
	return "", nil
}
