package audittest

import (
	"context"
	"errors"
	"fmt"
	"time"

	"boardwalk/casino"
	"boardwalk/chance"
	"boardwalk/floor"
	"boardwalk/money"
	"boardwalk/people"
	"boardwalk/store"
	"boardwalk/store/storetest"
	"boardwalk/table"
)

// HouseWander records what belongs to no game: tables with an outside beacon, payments that are corrected, a private table
// to which somebody is invited, and a house that is restored in the middle of a hand.
func HouseWander(dir string) error {
	f := House([]string{"craps", "blackjack", "hold-em"})
	f.Times = casino.Times{Betting: 10 * time.Minute, Decision: 10 * time.Minute}
	var w *wanderer
	err := recorded(dir, func(e *evening) error {
		w = &wanderer{evening: e, file: f, used: map[string]int{}, people: []string{"ann", "bob", "cy"},
			settings: []floor.Setting{floor.WithBeacon(Beacon{})}}
		w.will = chance.NewFast(47, 1)
		for _, who := range w.people {
			w.welcome(who)
		}
		w.staff()
		if err := w.open(); err != nil {
			return err
		}
		defer func() { w.house.Close() }()
		for _, t := range f.Pits[0].Tables {
			w.sitAt(t.ID, 60)
		}
		w.tab, _ = w.house.Table("craps")
		w.corrects()
		return w.privately()
	})
	if err != nil {
		return err
	}
	return w.restored(dir)
}

// PeopleWander records what a cashier and a manager do to people: they are made, given money and coupons, locked, and given
// a role. A guest plays a little.
func PeopleWander(dir string) error {
	f := House([]string{"craps"})
	f.Staff = []casino.Staff{{ID: "boss", Role: casino.PitBoss, Pits: []string{"Pit"}}}
	f.Guest = 10_000 * money.Dollar
	return recorded(dir, func(e *evening) error {
		e.will = chance.NewFast(47, 2)
		w := &wanderer{evening: e, file: f, used: map[string]int{}, people: []string{"ann"}}
		w.welcome("ann")
		if err := w.atTheCage(); err != nil {
			return err
		}
		if err := w.open(); err != nil {
			return err
		}
		defer func() { w.house.Close() }()
		w.sitAt("craps", 30)
		return nil
	})
}

// atTheCage has a cashier and a manager do what they may do to people.
func (w *wanderer) atTheCage() error {
	ctx := context.Background()
	known, _, err := people.Open(ctx, w.file, w.log.Store, people.Secrets(w.seed))
	if err != nil {
		return err
	}
	guest, err := known.Guest()
	if err != nil {
		return err
	}
	w.people = append(w.people, guest.ID)
	_, _, made := known.Make("manager", "dot", calledInEvenings("dot"))
	_, given := known.Give(people.Order{By: "cashier", Key: "g1"}, guest.ID, 500*money.Dollar, "for a friend")
	_, issued := known.Issue(people.Order{By: "cashier", Key: "i1"}, "dot", 50*money.Dollar, "a birthday")
	_, locked := known.Lock("manager", "dot", "lost the key")
	_, unlocked := known.Unlock("manager", "dot")
	_, _, reset := known.Reset("manager", "dot")
	_, role := known.SetRole("manager", "dot", casino.PitBoss)
	_, renamed := known.SetProfile("ann", calledInEvenings("ann")+" Smith", "")
	return errors.Join(made, given, issued, role, locked, unlocked, reset, renamed)
}

// sitAt has everybody do so many things at a table.
func (w *wanderer) sitAt(id string, steps int) {
	w.tab, _ = w.house.Table(id)
	w.arrive()
	for range steps {
		w.step()
	}
}

// privately has ann ask for a table of her own, invite bob and play with him.
func (w *wanderer) privately() error {
	ctx := context.Background()
	id, err := w.house.OpenPrivate(ctx, w.by("ann"), casino.Table{Game: "three-card-poker", Bots: 1})
	if err != nil {
		return err
	}
	w.tab, _ = w.house.Table(id)
	w.must("ann", func(by floor.Party) (floor.Receipt, error) { return w.tab.Invite(ctx, by, "bob", false) })
	w.finishAt(w.people...)
	w.sitAt(id, 30)
	for range 60 { // a hand must be under way when the house is restored
		if len(w.questions()) > 0 {
			return nil
		}
		w.step()
	}
	return fmt.Errorf("no hand is under way at %s", id)
}

// finishAt has people leave the tables at which they sit.
func (w *wanderer) finishAt(people ...string) {
	own := w.tab
	for _, t := range w.file.Pits[0].Tables {
		w.tab, _ = w.house.Table(t.ID)
		w.finish()
		for _, who := range people {
			if w.seat(who) != table.House {
				w.try(who, w.leave)
			}
		}
	}
	w.tab = own
}

// restored has the house go on as if its data were a copy, and plays some more.
func (w *wanderer) restored(dir string) (err error) {
	s, err := store.Open(dir, storetest.Sealed, store.Restoring(), store.Checkpoints(64, time.Hour))
	if err != nil {
		return err
	}
	settings := append(w.settings, floor.Clock(w.clock), floor.Seeds(w.seed))
	if _, err := floor.Restore(context.Background(), s, settings...); err != nil {
		return errors.Join(err, s.Close())
	}
	if err := s.Close(); err != nil {
		return err
	}
	return recorded(dir, func(e *evening) error {
		w.log, w.key = e.log, "restored-"
		if err := w.open(); err != nil {
			return err
		}
		defer func() { w.house.Close() }()
		w.sitAt("blackjack", 30)
		return nil
	})
}
