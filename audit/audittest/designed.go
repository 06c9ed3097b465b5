package audittest

import (
	"context"
	"errors"
	"fmt"
	"time"

	"boardwalk/beside"
	"boardwalk/casino"
	"boardwalk/chance"
	"boardwalk/floor"
	"boardwalk/money"
	"boardwalk/store"
	"boardwalk/store/storetest"
	"boardwalk/table"
)

// Designed records rounds at a private table of a game whose rules ann designed, with two bots. Half of them are played after the
// house was closed and opened again.
func Designed(dir, game string, d floor.Design, rounds int) (err error) {
	s, err := store.Open(dir, storetest.Sealed, store.Named("boardwalk.example/designed"), store.Checkpoints(64, time.Hour))
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, s.Close()) }()
	e := &evening{log: &watched{s, func() {}}, key: "k", now: begins, seeds: chance.NewFast(19, 47)}
	e.welcome("ann")
	house := House([]string{game})
	house.Times = casino.Times{Betting: time.Minute, Decision: time.Minute}
	open := func() (*floor.House, error) {
		return floor.Open(house, e.log, floor.Clock(e.clock), floor.Seeds(e.seed), floor.AwayAfter(1000*time.Hour), floor.MaxLen(60))
	}
	h, err := open()
	if err != nil {
		return err
	}
	defer func() {
		h.Close()
		if v := recover(); v != nil {
			err = fmt.Errorf("an evening that went wrong: %v", v)
		}
	}()
	wanted := house.Pits[0].Tables[0]
	wanted.Bots = 2
	id, err := h.OpenDesigned(context.Background(), e.by("ann"), wanted, d)
	if err != nil {
		return err
	}
	e.house = h
	e.tab, _ = h.Table(id)
	e.must("ann", e.sit(1, 5000))
	for i := range rounds {
		if i == rounds/2 {
			h.Close()
			if h, err = open(); err != nil {
				return err
			}
			e.house = h
			if e.tab, _ = h.Table(id); e.tab == nil {
				return fmt.Errorf("table %s is gone", id)
			}
		}
		l, made := e.tab.Published(), 0
		for area, w := range l.Rules.Layout(l.Options).Wagers {
			if made >= 2 && w.Law != beside.Cite { // besides two of the game those of her own
				continue
			}
			if e.may("ann", func(by floor.Party) (floor.Receipt, error) {
				return e.tab.Act(context.Background(), by, table.Act{Kind: table.Make, Area: table.Area(area), Amount: 10 * money.Dollar})
			}) {
				made++
			}
		}
		e.later(10 * time.Second)
		e.ready("ann")
		e.round("ann")
	}
	return nil
}
