package audittest

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"time"

	"boardwalk/casino"
	"boardwalk/chance"
	"boardwalk/floor"
	"boardwalk/floor/lounge"
	"boardwalk/keno/system"
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/store"
	"boardwalk/store/storetest"
)

// KenoID is the id of the lounge of [KenoEvening].
const KenoID = "keno-1"

// KenoHouse is a casino with a keno lounge and no table.
func KenoHouse() *casino.File {
	f := House(nil)
	k := casino.DefaultKeno()
	k.ID, k.Minutes = KenoID, 1
	f.Keno = []casino.Keno{k}
	return f
}

// KenoEvening records an evening in a keno lounge in a directory: tickets of every kind, voids,
// refunds, payments at automatic stations and by a writer, a time in which the system is down,
// an override, and a service of the generator. At its end tickets are sold, and a game is open.
func KenoEvening(dir string) error { return KenoWatched(dir, 12, func() {}, nil) }

// KenoWatched is [KenoEvening] with so many games before the override, and calls after whenever
// something is durable and nobody knows it yet. The observer, if there is one, is told of the
// store's own files.
func KenoWatched(dir string, games int, after func(), files store.Observer) error {
	return recordKeno(dir, after, files, func(k *kenoEvening) { k.play(games) })
}

// recordKeno has an evening in a lounge played in a directory.
func recordKeno(dir string, after func(), files store.Observer, play func(*kenoEvening), settings ...floor.Setting) (err error) {
	s, err := store.Open(dir, storetest.Sealed, store.Observed(files), store.Named("boardwalk.example/evening"),
		store.Checkpoints(64, time.Hour))
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, s.Close()) }()
	defer func() {
		if v := recover(); v != nil {
			err = fmt.Errorf("an evening that went wrong: %v", v)
		}
	}()
	e := &evening{log: &watched{s, after}, now: begins, seeds: chance.NewFast(15, 47)}
	for _, who := range []string{"ann", "bob"} {
		e.welcome(who)
	}
	h, err := floor.Open(KenoHouse(), e.log, append(settings, floor.Clock(e.clock), floor.Seeds(e.seed))...)
	if err != nil {
		return err
	}
	defer h.Close()
	l, _ := h.Lounge(KenoID)
	play(&kenoEvening{evening: e, l: l})
	return nil
}

// kenoEvening is an evening in a lounge.
type kenoEvening struct {
	*evening
	l    *lounge.Lounge
	keys int
}

// by is a person with a new key.
func (k *kenoEvening) by(who string, rank lounge.Rank) lounge.Party {
	k.keys++
	return lounge.Party{Who: who, Rank: rank, Key: fmt.Sprint("k", k.keys), Print: "print"}
}

// do gives an order that must be carried out.
func (k *kenoEvening) do(o system.Order) lounge.Receipt {
	r, err := k.l.Do(context.Background(), o)
	check(err)
	return r
}

// drawn has the present game drawn.
func (k *kenoEvening) drawn() {
	for game := k.l.Board().Game; k.l.Board().Game == game; {
		k.later(5 * time.Second)
		check(k.l.Look(context.Background(), func(*system.System) error { return nil }))
	}
}

func (k *kenoEvening) play(games int) {
	buy := func(who, request string) uint64 {
		return k.do(system.Buy(k.by(who, lounge.Patron), system.Purchase{Request: request})).Ticket
	}
	k.do(system.OpenDrawer(k.by("writer", lounge.Writer), 3))
	for i := range games {
		first := buy("ann", "1 2 | 3 4 | 5 6: 3/4 @ $2")
		buy("bob", "k7 | 1 2 | 3 4 5: 2/3, 1/4, 1/6 @ $1")
		buy("bob", "quick 8 @ $1")
		many := buy("ann", "11-15 @ $1 x 3")
		k.do(system.Void(k.by("ann", lounge.Patron), first, 0))
		k.do(system.Buy(k.by("ann", lounge.Patron), system.Purchase{Replays: many}))
		k.do(system.Buy(k.by("ann", lounge.Patron), system.Purchase{Request: "1 @ $5", Tender: system.Coupons}))
		k.do(system.Buy(k.by("writer", lounge.Writer), system.Purchase{Request: "20 21 @ $1"}))
		k.drawn()
		if i%4 == 1 {
			k.do(system.RefundGames(k.by("ann", lounge.Patron), many, 0))
		}
		k.redeem(i)
	}
	k.do(system.OverrideLockOut(k.by("keno", lounge.Supervisor), time.Minute, "a queue at the booth"))
	for _, who := range []lounge.Party{k.by("keno", lounge.Supervisor), k.by("commission", lounge.Inspector)} {
		k.do(system.TurnKey(who, true))
	}
	buy("ann", "1-4 @ $1")
	k.do(system.Service(k.by("commission", lounge.Inspector)))
	k.do(system.TurnKey(k.by("keno", lounge.Supervisor), false))
	k.drawn()
	k.do(system.CloseDrawer(k.by("writer", lounge.Writer), 3, 2000*money.Dollar))
	buy("bob", "1-4 @ $1 x 20")
}

// redeem presents every ticket that was ever sold, some of them while the system is down.
func (k *kenoEvening) redeem(round int) {
	down := round == 5
	if down {
		k.do(system.Down(k.by("keno", lounge.Supervisor), "no power"))
	}
	last := uint64(0)
	check(k.l.Look(context.Background(), func(s *system.System) error {
		for n := uint64(1); ; n++ {
			if _, ok := s.Ticket(n); !ok {
				return nil
			}
			last = n
		}
	}))
	for n := uint64(1); n <= last; n++ {
		t, err := k.l.Ticket(context.Background(), lounge.Party{Rank: lounge.Writer}, n)
		check(err)
		if t.Won == 0 || t.Paid || !t.Over() || n%3 == 0 {
			continue
		}
		by, c := k.by(t.Holder, lounge.Patron), system.Claim{Ticket: n, Amount: t.Won}
		if t.Holder == "" || down {
			by = k.by("writer", lounge.Writer)
		}
		if t.Won > 10*money.Dollar && down {
			k.do(system.Authorize(k.by("keno", lounge.Supervisor), n))
		}
		if down {
			k.do(system.PayManually(by, c))
		} else {
			k.do(system.Redeem(by, c))
		}
	}
	if down {
		k.do(system.Up(k.by("keno", lounge.Supervisor)))
	}
}

// KenoSoak goes on from a [KenoEvening]: people buy, void and redeem at many stations at once,
// and games are drawn by a clock that runs a hundred times as fast, for as long as the process
// lives. It tells of every order that was carried out. Each life of the process has another
// number, from 1.
func KenoSoak(dir string, life int, told func(by lounge.Party, r lounge.Receipt)) error {
	s, err := store.Open(dir, storetest.Sealed, store.Checkpoints(256, time.Second))
	if err != nil {
		return err
	}
	began := time.Now()
	clock := func() time.Time { return begins.Add(time.Duration(life)*24*time.Hour + 100*time.Since(began)) }
	h, err := floor.Open(KenoHouse(), s, floor.Clock(clock))
	if err != nil {
		return err
	}
	l, _ := h.Lounge(KenoID)
	var all sync.WaitGroup
	for i := range 6 {
		all.Go(func() {
			will, keys := chance.NewFast(uint64(life), uint64(i)), 0
			for {
				keys++
				by := lounge.Party{Who: []string{"ann", "bob"}[i%2], Key: fmt.Sprintf("life-%d-%d-%d", life, i, keys), Print: "p"}
				last := soakLast(l)
				o := system.Buy(by, system.Purchase{Request: "1-4 @ $1 x 2", Station: 1 + i%2})
				switch will.Draw(4) {
				case 0:
					o = system.Void(by, last-uint64(will.Draw(5)), 0)
				case 1, 2:
					o = system.Redeem(by, system.Claim{Ticket: last - min(last, uint64(will.Draw(60))), Station: []int{1, 2, 4}[will.Draw(3)]})
				}
				r, err := l.Do(context.Background(), o)
				var refusal *law.Refusal
				if err == nil {
					told(by, r)
				} else if !errors.As(err, &refusal) {
					panic(err)
				}
			}
		})
	}
	all.Wait()
	return nil
}

// soakLast returns the number of the last ticket, roughly.
func soakLast(l *lounge.Lounge) (last uint64) {
	check(l.Look(context.Background(), func(s *system.System) error {
		last = s.LastTicket()
		return nil
	}))
	return last
}
