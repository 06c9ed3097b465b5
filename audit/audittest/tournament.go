package audittest

import (
	"context"
	"errors"
	"time"

	"boardwalk/casino"
	"boardwalk/chance"
	"boardwalk/floor"
	"boardwalk/money"
	"boardwalk/store"
	"boardwalk/store/storetest"
)

// Tournament records a tournament of a game in a directory, from its opening to its end. Its
// host is ann, bob is invited, and two bots take part.
func Tournament(dir, game string) (err error) {
	s, err := store.Open(dir, storetest.Sealed, store.Named("boardwalk.example/tournament"), store.Checkpoints(64, time.Hour))
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, s.Close()) }()
	e := &evening{log: &watched{s, func() {}}, key: "k", now: begins, seeds: chance.NewFast(19, 47)}
	for _, who := range []string{"ann", "bob"} {
		e.welcome(who)
	}
	house := House([]string{game})
	house.Times = casino.Times{Betting: time.Minute, Decision: time.Minute}
	h, err := floor.Open(house, e.log, floor.Clock(e.clock), floor.Seeds(e.seed), floor.AwayAfter(1000*time.Hour), floor.MaxLen(60))
	if err != nil {
		return err
	}
	defer h.Close()
	ctx, tour := context.Background(), floor.Tournament{Chips: 100 * money.Dollar, Rounds: 8}
	if rules, _, _, err := house.Open(game); err == nil && rules.EachOther {
		tour.Every = 2
	}
	wanted := house.Pits[0].Tables[0]
	wanted.Bots = 2
	id, err := h.OpenTournament(ctx, e.by("ann"), wanted, tour)
	if err != nil {
		return err
	}
	e.house = h
	e.tab, _ = h.Table(id)
	e.must("ann", e.sit(1, 100))
	e.must("ann", func(by floor.Party) (floor.Receipt, error) { return e.tab.Invite(ctx, by, "bob", false) })
	e.must("bob", e.sit(2, 100))
	e.must("ann", func(by floor.Party) (floor.Receipt, error) { return e.tab.StartTournament(ctx, by) })
	for range 30 {
		if t := e.tab.Status().Tournament; t.Over {
			return nil
		}
		e.later(30 * time.Second)
		e.ready("ann", "bob")
		e.round("ann", "bob")
	}
	return errors.New("the tournament does not end")
}
