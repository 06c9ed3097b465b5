package audittest

import (
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"slices"
	"time"

	"boardwalk/floor"
	"boardwalk/floor/lounge"
	"boardwalk/journal"
	"boardwalk/keno/system"
)

// Beacon is an outside beacon with a round every three seconds. Its values are hashes that
// anybody could predict: it is for tests alone.
type Beacon struct{}

// Chain returns which beacon it is.
func (Beacon) Chain() journal.BeaconChain {
	return journal.BeaconChain{Scheme: "test", Genesis: begins.Add(-time.Hour).Unix(), Period: 3}
}

// At returns the round of a time.
func (b Beacon) At(t time.Time) uint64 {
	return uint64((t.Unix()-b.Chain().Genesis)/b.Chain().Period) + 1
}

// Due returns when a round is published.
func (b Beacon) Due(round uint64) time.Time {
	return time.Unix(b.Chain().Genesis+int64(round-1)*b.Chain().Period, 0).UTC()
}

// Value returns the value of a round.
func (Beacon) Value(round uint64) []byte {
	v := sha256.Sum256([]byte(fmt.Sprint("beacon ", round)))
	return v[:]
}

// Verify returns an error unless a value is that of a round.
func (b Beacon) Verify(round uint64, value []byte) error {
	if !slices.Equal(value, b.Value(round)) {
		return errors.New("it is not signed")
	}
	return nil
}

// Fetch waits until the house closes: an evening has its own clock, and hands the values in
// itself.
func (Beacon) Fetch(ctx context.Context, _ uint64) ([]byte, error) {
	<-ctx.Done()
	return nil, ctx.Err()
}

// KenoMixed records an evening in a keno lounge whose draws have a beacon's value and cuts of
// players mixed in. In the third game bob does not open his cut.
func KenoMixed(dir string) error {
	return recordKeno(dir, func() {}, nil, (*kenoEvening).playMixed, floor.WithBeacon(Beacon{}))
}

func (k *kenoEvening) playMixed() {
	for game := range 4 {
		round := k.l.Board().Round
		for _, who := range []string{"ann", "bob"} {
			k.do(system.Buy(k.by(who, lounge.Patron), system.Purchase{Request: "1-4 @ $1"}))
			if who == "bob" && game > 2 {
				continue // who left one unopened, and may not cut for a while
			}
			hash := journal.CutOf(KenoID, round, 0, who, secretOf(who, game)).String()
			k.do(system.Cut(k.by(who, lounge.Patron), round, hash))
		}
		k.until(func() bool { return !k.l.Board().Opening.IsZero() })
		k.do(system.OpenCut(k.by("ann", lounge.Patron), round, secretOf("ann", game).String()))
		if game < 2 {
			k.do(system.OpenCut(k.by("bob", lounge.Patron), round, secretOf("bob", game).String()))
		}
		k.until(func() bool { b := k.l.Board().Beacon; return b != 0 && !k.clock().Before(Beacon{}.Due(b)) })
		awaited := k.l.Board().Beacon
		k.do(system.BeaconSpoke(awaited, Beacon{}.Value(awaited)))
		k.until(func() bool { return k.l.Board().Game > uint64(game)+1 })
	}
}

// until lets time pass until something is so.
func (k *kenoEvening) until(is func() bool) {
	for !is() {
		k.later(time.Second)
		check(k.l.Look(context.Background(), func(*system.System) error { return nil }))
	}
}
