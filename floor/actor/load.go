package actor

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"log/slog"
	"slices"

	"boardwalk/floor/sitting"
	"boardwalk/floor/view"
	"boardwalk/journal"
	"boardwalk/law"
	"boardwalk/ledger"
	"boardwalk/store"
)

// Balances reads what an account holds.
type Balances func(context.Context, ledger.Account) (ledger.Balance, error)

// Load reads a table back, with half of the events that it keeps at hand. One that
// cannot be read stays closed, which is no reason to keep the others closed.
func Load(c *Config, id string, balance Balances) (*Table, error) {
	t := newTable(c, id)
	if err := t.reload(c.Keep/2, balance); err != nil {
		return t, t.keepClosed(err)
	}
	if t.s.IsGone() {
		t.s.CloseWhenDue("the casino file has no such table any more")
	}
	return t, nil
}

// reload rebuilds the table from what is durable, with so many of its last
// events.
func (t *Table) reload(keep int, balance Balances) error {
	s, err := t.rebuild(keep, balance)
	if err != nil {
		slog.Error("table not read", "table", t.ID, "err", err)
		return err
	}
	t.s = s
	return nil
}

func (t *Table) rebuild(keep int, balance Balances) (*sitting.Sitting, error) {
	ctx, log := t.config.Context, t.config.Log
	records, err := log.Table(ctx, t.ID)
	if err != nil {
		return nil, err
	}
	s, err := sitting.Replay(t.ID, records, nil)
	if err != nil {
		return nil, err
	}
	seeds, err := log.Seeds(ctx, t.ID)
	if err != nil {
		return nil, err
	}
	masters := make([]sitting.Seed, len(seeds))
	for i, x := range seeds {
		masters[i] = sitting.Seed(x)
	}
	if err := s.Resume(t.sittingConfig(), masters, t.config.Now()); err != nil {
		return nil, err
	}
	s.KeepEvents(keep)
	return s, s.Verify(
		func() ([]ledger.Transfer, error) { return log.Pending(ctx) },
		func(a ledger.Account) (ledger.Balance, error) { return balance(ctx, a) })
}

// Ended returns a table that was closed for good, for whoever asks what happened there. It
// takes no orders.
func Ended(c *Config, id string) (*Table, error) {
	t := newTable(c, id)
	err := t.keepClosed(errors.New("it has ended"))
	t.end()
	return t, err
}

// programFault is a fault of the program that came up at a table.
type programFault struct {
	value any
	stack []byte
}

func (f *programFault) Error() string { return fmt.Sprint("a fault of the program: ", f.value) }

// fail takes the table back to what is durable. If the error came of what the table
// did and is no refusal, it is closed until staff have seen to it.
func (t *Table) fail(err error, own bool) {
	t.s = nil
	if t.config.Context.Err() != nil {
		return
	}
	var refusal *law.Refusal
	var short *ledger.Short
	var repeated *store.Repeated
	if errors.As(err, &refusal) || errors.As(err, &short) || errors.As(err, &repeated) || errors.Is(err, sitting.ErrMeterNotHeld) {
		_ = t.reload(0, t.config.Log.Balance)
		return
	}
	slog.Error("table not committed", "table", t.ID, "err", err)
	var fault *programFault
	if errors.As(err, &fault) {
		slog.Error("table broken", "table", t.ID, "stack", string(fault.stack))
	}
	if t.reload(0, t.config.Log.Balance) == nil && own && !t.s.Faulty() {
		t.s.CloseForFault(err.Error())
	}
}

// keepClosed has a table that cannot be read stay closed: one that a newer program has set up
// under rules that this one does not know, or whose records are not what the rules do. All that
// is at the table is in the ledger and stays there, until a program that can read it opens the house.
func (t *Table) keepClosed(why error) error {
	records, err := t.config.Log.Table(t.config.Context, t.ID)
	if err != nil {
		return err
	}
	if len(records) < 2 {
		return why
	}
	setup, err := sitting.Decode[journal.Setup](&records[0])
	if err != nil {
		return fmt.Errorf("table %s: %w", t.ID, err)
	}
	d, err := sitting.Decode[sitting.FloorData](&records[1])
	if err != nil || d.Placement == nil {
		return fmt.Errorf("table %s: %w", t.ID, cmp.Or(err, why))
	}
	t.unreadable = fmt.Sprintf("it cannot be read; the program that it was last in use with can still bring it to rest (%v)", why)
	rules, options, terms, err := sitting.RulesOf(&setup)
	if newer := (*journal.OtherRules)(nil); errors.As(err, &newer) { // it is listed under the rules that are known
		t.unreadable = newer.Error()
		setup.Rules = newer.Known
		rules, options, terms, err = sitting.RulesOf(&setup)
	}
	if err != nil {
		return fmt.Errorf("table %s: %w", t.ID, err)
	}
	p := d.Placement
	invited := slices.Clone(p.Invited)
	for i := range records {
		if records[i].Kind != sitting.KindFloor {
			continue
		}
		if d, err := sitting.Decode[sitting.FloorData](&records[i]); err == nil && d.Invite != "" {
			invited = append(invited, d.Invite)
		}
	}
	t.hub.Publish(nil, view.Status{Phase: view.Closed, Closed: t.unreadable})
	t.listing.Store(&view.Listing{ID: t.ID, Pit: p.Pit, Name: cmp.Or(p.Table.Name, rules.Name), Game: rules.ID, Title: rules.Name,
		Limit: terms.Limit, Chip: terms.Chip, Phase: view.Closed, Private: p.Table.Private, Owner: p.Owner, Asked: p.Asked,
		Invited: invited, Rules: rules, Options: options, Terms: terms, Unreadable: true})
	return nil
}
