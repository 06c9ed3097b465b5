package audittest

import (
	"fmt"
	"sync"
	"time"

	"boardwalk/chance"
	"boardwalk/floor"
	"boardwalk/store"
	"boardwalk/store/storetest"
	"boardwalk/table"
)

// Soak goes on from an evening of the same games: at all tables at once, for as
// long as the process lives. It tells of every order that was carried out. Each
// life of the process has another number, from 1.
func Soak(dir string, life int, told func(table string, by floor.Party, r floor.Receipt), games ...string) error {
	s, err := store.Open(dir, storetest.Sealed, store.Checkpoints(256, time.Second))
	if err != nil {
		return err
	}
	began := time.Now()
	clock := func() time.Time { return begins.Add(time.Duration(life)*24*time.Hour + time.Since(began)) }
	h, err := floor.Open(House(games), s, floor.Clock(clock), floor.MaxLen(200))
	if err != nil {
		return err
	}
	var all sync.WaitGroup
	for i, id := range games {
		all.Go(func() {
			e := &evening{key: fmt.Sprintf("life-%d-", life), will: chance.NewFast(uint64(life), uint64(i)),
				told: func(by floor.Party, r floor.Receipt) { told(id, by, r) }}
			e.house = h
			e.tab, _ = h.Table(id)
			for {
				e.soak()
			}
		})
	}
	all.Wait()
	return nil
}

// soak is a round or so, with people who come and go.
func (e *evening) soak() {
	for i, who := range []string{"ann", "bob"} {
		switch sits := seat(e.tab, who) != table.House; {
		case !sits:
			e.may(who, e.sit(table.Seat(2*i+1), 1000))
		case e.will.Draw(8) == 0:
			e.may(who, e.leave)
		case e.will.Draw(3) == 0:
			e.may(who, e.cut(secretOf(who, 0)))
		}
	}
	e.wager("ann", "bob")
	if e.will.Draw(4) == 0 {
		e.asks("bob")
	}
	e.ready("ann", "bob")
	e.open(0, []string{"ann", "bob"}[e.will.Draw(3)/2:]...) // sometimes ann forgets hers
	if e.will.Draw(4) > 0 {
		e.round("ann", "bob")
	}
}
