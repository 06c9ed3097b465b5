package audittest

import (
	"errors"
	"fmt"
	"slices"
	"time"

	"boardwalk/chance"
	"boardwalk/floor"
	"boardwalk/store"
	"boardwalk/store/storetest"
	"boardwalk/table"
)

// Found is how a table was found when the house opened again.
type Found struct {
	Question bool          // somebody was asked something, in the middle of a hand
	Events   []floor.Event // all that the table ever told, as somebody sees it who has no seat
}

// later opens a house that was left, perhaps by another program, on a later day of its life, and has something done at each
// table.
func later(dir string, day int, games []string, settings []floor.Setting, at func(e *evening)) (err error) {
	s, err := store.Open(dir, storetest.Sealed, store.Checkpoints(256, time.Second))
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, s.Close()) }()
	defer func() {
		if v := recover(); v != nil {
			err = fmt.Errorf("an evening that went wrong: %v", v)
		}
	}()
	e := &evening{log: &watched{s, func() {}}, key: fmt.Sprintf("day-%d-", day), now: begins.Add(time.Duration(day) * 24 * time.Hour),
		will: chance.NewFast(uint64(day), 47)}
	h, err := floor.Open(House(games), s, slices.Concat([]floor.Setting{floor.Clock(e.clock), floor.AwayAfter(1000 * time.Hour)}, settings)...)
	if err != nil {
		return err
	}
	defer h.Close()
	e.house = h
	for _, id := range games {
		e.tab, _ = h.Table(id)
		at(e)
	}
	return nil
}

// PlayOn opens a house that was left, perhaps by another program, on a later day of its life. Hands that are under way are
// played to their end, then some rounds are played at each table. It returns how the tables were found.
func PlayOn(dir string, day, rounds int, games []string, settings ...floor.Setting) (found map[string]Found, err error) {
	found = map[string]Found{}
	return found, later(dir, day, games, settings, func(e *evening) {
		found[e.tab.ID] = e.find()
		e.open(0, "ann", "bob")
		e.round("ann", "bob")
		for range rounds {
			e.soak()
		}
		e.round("ann", "bob")
	})
}

// find looks at a table before anything more happens there.
func (e *evening) find() Found {
	asked := e.tab.Status().Asked
	return Found{Events: Told(e.tab), Question: slices.ContainsFunc([]string{"ann", "bob"}, func(who string) bool {
		return slices.Contains(asked, seat(e.tab, who))
	})}
}

// LeaveInHand opens a house on a later day of its life, and leaves it with ann in the middle of a hand at every table that
// asks her something in a few rounds.
func LeaveInHand(dir string, day int, games []string, settings ...floor.Setting) error {
	return later(dir, day, games, settings, func(e *evening) {
		for range 5 {
			if seat(e.tab, "ann") == table.House && !e.may("ann", e.sit(1, 1000)) {
				return
			}
			e.round("ann", "bob")
			e.wager("ann")
			e.ready("ann", "bob")
			if slices.Contains(e.tab.Status().Asked, seat(e.tab, "ann")) {
				return
			}
		}
	})
}
