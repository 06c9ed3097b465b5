package sitting

import (
	"slices"
	"testing"
	"time"

	"boardwalk/chance"
	"boardwalk/journal"
	"boardwalk/money"
)

// spin plays a round in which ann wagers.
func (e *evening) spin() {
	e.Helper()
	if e.Table().Account(e.SeatOf("ann")).Chips < 20*money.Dollar {
		e.do(AddChips(by("ann"), 50*money.Dollar))
	}
	e.wager("ann")
	e.advance(20 * time.Second)
	e.answers()
}

// TestSeedsAreCommittedToASeriesAhead plays through two series. At every moment the
// seeds of at least the next 256 rounds are fixed, and the masters of spent series
// are not kept.
func TestSeedsAreCommittedToASeriesAhead(t *testing.T) {
	e := newEvening(t, "roulette", 0)
	e.must(Sit(by("ann"), 1, 900*money.Dollar))
	for range 2*journal.SeriesLen + 10 {
		last := e.seeds.series[len(e.seeds.series)-1]
		if end := last.First + journal.SeriesLen; end <= e.seeds.round+journal.SeriesLen || len(e.masters) != 2 {
			t.Fatalf("in round %d seeds are fixed up to round %d, and %d masters are kept", e.seeds.round, end-1, len(e.masters))
		}
		e.spin()
	}
	if again := e.replayed(); again.State() != e.State() {
		t.Error("the replay stands elsewhere")
	}
	e.verified()
}

// TestABurnedCardDoesNotFollowFromAPublishedSeed plays blackjack until the cards are
// shuffled. Until then no seed is revealed; then all are, at once.
func TestABurnedCardDoesNotFollowFromAPublishedSeed(t *testing.T) {
	for _, id := range []string{"blackjack", "red-dog", "casino-war"} {
		e := newEvening(t, id, 0)
		e.must(Sit(by("ann"), 1, 900*money.Dollar))
		from := len(e.records)
		for range 400 {
			e.spin()
			if i := slices.Index(e.kinds(from), journal.KindReveal); i >= 0 {
				var d journal.Reveal
				if err := e.records[from+i].Read(&d); err != nil {
					t.Fatal(err)
				}
				if d.Round != 1 || len(d.Seeds) < 8 || e.Table().Withheld() != "" {
					t.Errorf("%s: after round %d seeds of %d rounds from round %d on are revealed", id, e.seeds.round-1, len(d.Seeds), d.Round)
				}
				from = -1
				break
			}
			if e.Table().Withheld() == "" {
				t.Errorf("%s: nothing is hidden in round %d", id, e.seeds.round)
			}
		}
		if from >= 0 {
			t.Errorf("%s: no seed is revealed", id)
		}
		if _, open, err := journal.VerifyDraws(e.records); err != nil || open != 0 {
			t.Errorf("%s: %d outcomes cannot be drawn again, %v", id, open, err)
		}
	}
}

// TestSeedsThatSomebodyMayKnowAreNotUsed has the house restored from a copy.
func TestSeedsThatSomebodyMayKnowAreNotUsed(t *testing.T) {
	e := newEvening(t, "craps", 0)
	e.must(Sit(by("ann"), 1, 900*money.Dollar))
	for range 5 {
		e.spin()
	}
	known := map[chance.Seed]bool{}
	for _, m := range e.masters {
		for i := range uint64(2 * journal.SeriesLen) {
			known[journal.SeedOf(m.Seed, e.id, m.Round, i)] = true
		}
	}
	e.must(RenewSeeds(Party{Who: "server"}))
	for range 5 {
		if known[e.seeds.mustSeed(e.seeds.round)] || len(e.masters) != 2 {
			t.Fatalf("round %d is dealt from a known seed; %d masters are kept", e.seeds.round, len(e.masters))
		}
		e.spin()
	}
	if again := e.replayed(); again.State() != e.State() {
		t.Error("the replay stands elsewhere")
	}
	e.verified()
}

// TestAMasterThatIsNotTheOneIsRefused opens a table with other secrets.
func TestAMasterThatIsNotTheOneIsRefused(t *testing.T) {
	e := newEvening(t, "roulette", 0)
	for _, masters := range [][]Seed{nil, e.masters[1:], {{Table: e.id, Round: 1}, {Table: e.id, Round: 2}}} {
		s, err := Replay(e.id, e.segment(), nil)
		if err != nil {
			t.Fatal(err)
		}
		if err := s.Resume(e.config, masters, e.clock); err == nil {
			t.Errorf("%d masters are taken", len(masters))
		}
	}
}

// TestABotsMoodIsASecretUntilTheSeedIsRevealed: two tables that look alike from
// outside vary otherwise, and the seed gives the mood again.
func TestABotsMoodIsASecretUntilTheSeedIsRevealed(t *testing.T) {
	e := newEvening(t, "hold-em", 1)
	differ := 0
	for range 20 {
		mood := journal.Mood(e.seeds.mustSeed(e.seeds.round), e.id, e.seeds.round, e.nextAt)
		want := chance.NewFast(uint64(mood.Draw(1<<30)), uint64(mood.Draw(1<<30))+1<<32).Draw(1 << 20)
		if e.botChance(1).Draw(1<<20) != want {
			t.Fatal("the mood does not follow from the seed")
		}
		other := chance.NewFast(uint64(journal.Mood(chance.Seed{1}, e.id, e.seeds.round, e.nextAt).Draw(1<<30)), 1).Draw(1 << 20)
		if other != want {
			differ++
		}
		e.nextAt++
	}
	if differ < 15 {
		t.Errorf("under another seed %d of 20 moods differ", differ)
	}
}
