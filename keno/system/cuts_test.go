package system

import (
	"crypto/sha256"
	"errors"
	"fmt"
	"slices"
	"testing"
	"time"

	"boardwalk/chance"
	"boardwalk/journal"
	"boardwalk/keno"
	"boardwalk/law"
)

// secretOf is what a person cuts with in a test.
func secretOf(who string) chance.Seed { return sha256.Sum256([]byte(who)) }

// cut is the order of a person to cut the present game.
func (l *lounge) cut(by Party) Order {
	return Cut(by, l.s.round, journal.CutOf("keno", l.s.round, 0, by.Who, secretOf(by.Who)).String())
}

// follow applies all records again, as an auditor does, after a change of one of them.
func (l *lounge) follow(verify func(journal.BeaconChain) journal.Beacon, edit func(*journal.Record)) error {
	s := Follow("keno", verify)
	for _, r := range l.records {
		edit(&r)
		if _, err := s.Apply(&r); err != nil {
			return err
		}
	}
	return nil
}

// last reads the data of the last record of a kind.
func last[T any](l *lounge, kind string) (d T) {
	l.Helper()
	for i := len(l.records) - 1; i >= 0; i-- {
		if l.records[i].Kind == kind {
			if err := l.records[i].Read(&d); err != nil {
				l.Fatal(err)
			}
			return d
		}
	}
	l.Fatalf("no record of kind %s", kind)
	return d
}

// redrawn draws the last game again from its seed and what was mixed in.
func (l *lounge) redrawn(mix journal.Mix) {
	l.Helper()
	commit, reveal, d := last[journal.Commit](l, journal.KindCommit), last[journal.Reveal](l, journal.KindReveal), last[Draw](l, KindDraw)
	if commit.Round != d.Round { // the next game is open already
		for i := range l.records {
			var c journal.Commit
			if l.records[i].Kind == journal.KindCommit && l.records[i].Read(&c) == nil && c.Round == d.Round {
				commit = c
			}
		}
	}
	seed, err := journal.ParseSecret(reveal.Seeds[0])
	if err != nil || reveal.Round != d.Round {
		l.Fatalf("round %d is revealed, and %d drawn: %v", reveal.Round, d.Round, err)
	}
	mix.Chain, _ = journal.ParseDigest(commit.Chain)
	drawn := keno.DrawFrom(journal.NewRound(seed, "keno", d.Round, &mix))
	if !slices.Equal(drawn.List(), d.Numbers) {
		l.Errorf("seed, cuts and beacon give %v, and %v was drawn", drawn.List(), d.Numbers)
	}
	bare := keno.DrawFrom(journal.NewRound(seed, "keno", d.Round, &journal.Mix{Chain: mix.Chain}))
	if slices.Equal(bare.List(), d.Numbers) {
		l.Error("the numbers follow from the seed alone, which the house knew")
	}
}

func TestCutsOfPlayersAreMixedIn(t *testing.T) {
	l := open(t)
	l.refused(l.cut(ann), "", law.Needs) // she has no ticket
	l.do(buy(ann, "1 2 3 @ $1"))
	l.do(buy(bob, "4 5 @ $1 x 3"))
	l.refused(Cut(ann, l.s.round+1, l.s.leaf.String()), "", law.Stage)
	l.refused(Cut(ann, l.s.round, "no hash"), "", law.Unknown)
	l.do(l.cut(ann))
	l.do(l.cut(bob))
	l.refused(l.cut(ann), "", law.Limit)
	l.refused(OpenCut(ann, l.s.round, secretOf("ann").String()), "", law.Stage) // tickets are sold
	l.later(300 * time.Second)
	if l.s.phase != Locked || l.s.Board().Cuts != 2 || l.s.Board().Opening.IsZero() {
		t.Fatalf("the board is %+v", l.s.Board())
	}
	l.do(buy(ann, "1 @ $1"))
	l.refused(l.cut(ann), "", law.Stage)
	l.refused(OpenCut(ann, l.s.round, secretOf("bob").String()), "", law.Unknown)
	round := l.s.round
	l.do(OpenCut(bob, round, secretOf("bob").String()))
	l.refused(OpenCut(bob, round, secretOf("bob").String()), "", law.Taken)
	l.do(OpenCut(ann, round, secretOf("ann").String()))
	l.later(5 * time.Second)
	if d := l.s.results[0]; d.Cuts != 2 || d.Opened != 2 {
		t.Errorf("the draw is %+v", d)
	}
	l.redrawn(journal.Mix{Cuts: []journal.Opened{{Person: "bob", Secret: secretOf("bob")}, {Person: "ann", Secret: secretOf("ann")}}})
	if err := l.follow(nil, func(*journal.Record) {}); err != nil {
		t.Error(err)
	}
	for kind, edit := range map[string]func(*journal.Record){
		journal.KindOpen: func(r *journal.Record) {
			r.Data, _ = journal.Data(journal.Opening{Round: round, Secret: secretOf("eve").String()})
		},
		journal.KindCut: func(r *journal.Record) { r.Who = "eve" },
		journal.KindNoMoreBets: func(r *journal.Record) {
			r.Data, _ = journal.Data(journal.NoMoreBets{Round: round, Until: r.Time})
		},
	} {
		err := l.follow(nil, func(r *journal.Record) {
			if r.Kind == kind {
				edit(r)
			}
		})
		if err == nil {
			t.Errorf("a changed record of kind %s is not found", kind)
		}
	}
}

func TestACutThatIsNotOpenedIsLeftOut(t *testing.T) {
	l := open(t)
	l.do(buy(ann, "1 2 3 @ $1"))
	l.do(buy(bob, "1 2 3 @ $1"))
	l.do(l.cut(ann))
	l.do(l.cut(bob))
	l.later(300 * time.Second)
	round := l.s.round
	l.do(OpenCut(ann, round, secretOf("ann").String()))
	l.later(5 * time.Second)
	if d := l.s.results[0]; d.Cuts != 2 || d.Opened != 1 {
		t.Fatalf("the draw is %+v", d)
	}
	l.redrawn(journal.Mix{Cuts: []journal.Opened{{Person: "ann", Secret: secretOf("ann")}}})
	if d := last[journal.Unopened](l, journal.KindUnopened); len(d.Cuts) != 1 || d.Cuts[0].Person != "bob" || d.Incident {
		t.Errorf("unopened are %+v", d)
	}
	l.do(buy(bob, "1 2 3 @ $1"))
	l.refused(l.cut(bob), "", law.Limit) // for 16 rounds
	l.maxLen = 2
	l.s.config = l.config()
	for range 15 {
		l.drawn() // with a setup between all games
	}
	l.restart()
	l.do(buy(bob, "1 2 3 @ $1"))
	l.refused(l.cut(bob), "", law.Limit)
	l.drawn()
	l.do(buy(bob, "1 2 3 @ $1"))
	l.do(l.cut(bob))
}

func TestCutsHaveTimeToBeOpened(t *testing.T) {
	l := open(t, func(p *Plan) { p.Owner, p.Every, p.Pause = "ann", 0, 0 })
	l.do(buy(ann, "1 2 3 @ $1"))
	l.do(LockOut(ann, ""))
	if len(l.s.results) != 1 {
		t.Fatal("without a cut the numbers of a private game are drawn at once")
	}
	l.do(buy(ann, "1 2 3 @ $1"))
	l.do(l.cut(ann))
	round := l.s.round
	l.do(LockOut(ann, ""))
	if len(l.s.results) != 1 || !l.s.NextDue().Equal(l.now.Add(openingTime)) {
		t.Fatalf("%d games are drawn, and the next thing is due at %v", len(l.s.results), l.s.NextDue())
	}
	l.later(2 * time.Second)
	l.restart() // nobody could open a cut meanwhile
	l.later(2 * time.Second)
	if len(l.s.results) != 1 {
		t.Fatal("a cut has no more time after the house was closed")
	}
	l.do(OpenCut(ann, round, secretOf("ann").String()))
	if len(l.s.results) != 2 {
		t.Error("all cuts are opened, and the numbers are not drawn")
	}
	l.redrawn(journal.Mix{Cuts: []journal.Opened{{Person: "ann", Secret: secretOf("ann")}}})
}

// TestAnOverrideAfterCutsWereOpenedTakesAnotherSeed: whoever knows seed and cuts could buy
// the ticket that wins.
func TestAnOverrideAfterCutsWereOpenedTakesAnotherSeed(t *testing.T) {
	l := open(t)
	l.do(buy(ann, "1 2 3 @ $1"))
	l.do(l.cut(ann))
	l.later(300 * time.Second)
	round, game := l.s.round, l.s.game.Game
	l.do(OpenCut(ann, round, secretOf("ann").String()))
	l.do(OverrideLockOut(susan, time.Minute, "a queue"))
	if l.s.phase != Open || l.s.round != round+1 || l.s.game.Game != game {
		t.Fatalf("game %d is %s under the seed of round %d", l.s.game.Game, l.s.phase, l.s.round)
	}
	l.do(buy(bob, "1 2 3 @ $1"))
	if d := l.drawn(); d.Game != game || d.Tickets != 2 || d.Round != round+1 {
		t.Errorf("the draw is %+v", d)
	}
	if err := l.follow(nil, func(*journal.Record) {}); err != nil {
		t.Error(err)
	}
}

// testBeacon has a round every three seconds. Its values are hashes, so anybody could
// predict them: it is for tests alone.
type testBeacon struct{ chain journal.BeaconChain }

func (b *testBeacon) At(t time.Time) uint64          { return beaconAt(&b.chain, t) }
func (b *testBeacon) Due(round uint64) time.Time     { return beaconDue(&b.chain, round) }
func (b *testBeacon) value(round uint64) chance.Seed { return secretOf(fmt.Sprint("beacon ", round)) }

func (b *testBeacon) Verify(round uint64, value []byte) error {
	if v := b.value(round); !slices.Equal(value, v[:]) {
		return errors.New("it is not signed")
	}
	return nil
}

// withBeacon opens a lounge whose house uses a beacon.
func withBeacon(t *testing.T) (*lounge, *testBeacon) {
	t.Helper()
	l := open(t)
	b := &testBeacon{journal.BeaconChain{Scheme: "test", Genesis: begins.Add(-time.Hour - time.Second).Unix(), Period: 3}}
	l.drawn()
	l.beacon = b
	l.s.config = l.config()
	l.drawn() // from the next game on
	return l, b
}

func TestTheBeaconIsMixedIn(t *testing.T) {
	l, b := withBeacon(t)
	l.do(buy(ann, "1 2 3 @ $1"))
	l.do(l.cut(ann))
	l.now = l.s.game.Closes
	l.later(0)
	round := l.s.round
	l.do(OpenCut(ann, round, secretOf("ann").String()))
	wants, due := l.s.AwaitedBeacon()
	until := l.s.Board().Opening
	if wants == 0 || !due.After(until) || due.Sub(until) > 3*time.Second {
		t.Fatalf("round %d of the beacon is awaited, due %v; cuts may be opened until %v", wants, due, until)
	}
	games := len(l.s.results)
	l.now = due
	if l.later(0); len(l.s.results) != games {
		t.Fatal("the numbers are drawn without the beacon's value")
	}
	value, other := b.value(wants), b.value(wants+1)
	l.refused(BeaconSpoke(wants+1, other[:]), "", law.Stage)
	l.refused(BeaconSpoke(wants, other[:]), "", law.Unknown)
	l.restart()
	l.do(BeaconSpoke(wants, value[:]))
	if d := l.s.results[len(l.s.results)-1]; len(l.s.results) != games+1 || d.Beacon != wants {
		t.Fatalf("the draw is %+v", d)
	}
	l.redrawn(journal.Mix{Cuts: []journal.Opened{{Person: "ann", Secret: secretOf("ann")}}, Beacon: journal.BeaconOf(wants, value[:])})
	if err := l.follow(l.config().Beacon, func(*journal.Record) {}); err != nil {
		t.Error(err)
	}
	for name, edit := range map[string]func(*journal.BeaconSpoke, *journal.NoMoreBets){
		"another value": func(d *journal.BeaconSpoke, _ *journal.NoMoreBets) { d.Value = b.value(wants + 1).String() },
		"a later round": func(_ *journal.BeaconSpoke, d *journal.NoMoreBets) { d.Beacon++ },
	} {
		err := l.follow(l.config().Beacon, func(r *journal.Record) {
			var spoke journal.BeaconSpoke
			var closed journal.NoMoreBets
			switch {
			case r.Kind == journal.KindBeacon && r.Read(&spoke) == nil && spoke.Round == round:
				edit(&spoke, &closed)
				r.Data, _ = journal.Data(spoke)
			case r.Kind == journal.KindNoMoreBets && r.Read(&closed) == nil && closed.Round == round:
				edit(&spoke, &closed)
				r.Data, _ = journal.Data(closed)
			}
		})
		if err == nil {
			t.Errorf("%s of the beacon is not found", name)
		}
	}
}

func TestABeaconThatIsSilentOrGone(t *testing.T) {
	l, _ := withBeacon(t)
	l.do(buy(ann, "1 2 3 @ $1"))
	l.now = l.s.game.Closes
	l.later(0)
	game, round := l.s.game.Game, l.s.round
	if _, due := l.s.AwaitedBeacon(); !l.s.NextDue().Equal(due.Add(time.Hour)) {
		t.Fatalf("something is due at %v", l.s.NextDue())
	}
	l.now = l.s.NextDue()
	l.later(0)
	if l.s.phase != Locked || l.s.game.Game != game || l.s.round != round+1 {
		t.Fatalf("game %d is %s under the seed of round %d", l.s.game.Game, l.s.phase, l.s.round)
	}
	l.beacon = nil // the house is opened again without the beacon
	l.restart()
	l.later(0)
	if d := l.drawn(); d.Game != game || d.Tickets != 1 || d.Beacon != 0 {
		t.Errorf("the draw is %+v", d)
	}
	if err := l.follow(nil, func(*journal.Record) {}); err != nil {
		t.Error(err)
	}
}
