package attack

import (
	"crypto/sha256"
	"errors"
	"math"
	"os"
	"strconv"
	"testing"
	"time"

	"boardwalk/chance"
	"boardwalk/floor/sitting"
	"boardwalk/floor/view"
	"boardwalk/game"
	"boardwalk/journal"
	"boardwalk/money"
)

// rounds is how many rounds an attack is tried in at each game: BOARDWALK_ATTACK, or
// few.
func rounds(t *testing.T) int {
	n, err := strconv.Atoi(os.Getenv("BOARDWALK_ATTACK"))
	if err != nil {
		n = 60
	}
	return n
}

// tries is how many secrets ida tries for a cut.
const tries = 150

// sigmas is how far above chance ida may come: by chance alone one of some 300,000
// runs comes so far.
const sigmas = 4.5

// TestGrindingFails has ida, who reads every seed and knows all wagers, try secrets
// for her cut in every round, so that the first outcome of the round is the lowest
// there is. If hal cuts too, or there is a beacon, it is so no more often than by
// chance. If not, she succeeds: that shows that the attack is one.
func TestGrindingFails(t *testing.T) {
	for _, rules := range game.All {
		for _, c := range []struct {
			name   string
			honest bool
			beacon journal.Beacon
			wins   bool
		}{
			{"with an honest cut", true, nil, false},
			{"with a beacon", false, secretBeacon{}, false},
			{"with neither", false, nil, true},
		} {
			t.Run(rules.ID+" "+c.name, func(t *testing.T) {
				t.Parallel()
				w := newWatched(t, rules, c.beacon)
				honest := chance.NewFast(21, 22)
				n := rounds(t)
				if c.wins {
					n = min(n, 100)
				}
				for i := 0; len(w.drawn) < n && i < 3*n+20; i++ {
					w.round(c.honest, honest)
				}
				hits, mean, spread := w.result()
				switch {
				case len(w.drawn) < n:
					t.Errorf("only %d rounds were played", len(w.drawn))
				case !c.wins && hits > mean+sigmas*spread+1:
					t.Errorf("ida has her outcome in %.0f of %d rounds; by chance it is %.1f ± %.1f", hits, len(w.drawn), mean, spread)
				case c.wins && hits < 10*mean && hits < 0.5*float64(len(w.drawn)):
					t.Errorf("the attack is none: ida has her outcome in %.0f of %d rounds, and by chance it is %.1f", hits, len(w.drawn), mean)
				}
				t.Logf("%.0f of %d, by chance %.1f ± %.1f", hits, len(w.drawn), mean, spread)
			})
		}
	}
}

// round plays a round. Ida cuts last, with the best of many secrets.
func (w *watched) round(halCuts bool, honest chance.Source) {
	w.Helper()
	for _, who := range []string{ida, hal} {
		if w.Table().Account(w.SeatOf(who)).Chips < 10_000*money.Dollar {
			w.do(sitting.AddChips(party(who), 50_000*money.Dollar))
		}
	}
	w.takesPart()
	w.wager(ida)
	w.wager(hal)
	secret := secretFrom(honest)
	if halCuts {
		w.cut(hal, 2, secret)
	}
	own := w.grind()
	w.cut(ida, 1, own)
	w.advance(21 * time.Second)
	if w.Status().Phase == view.Opening {
		if halCuts {
			w.open(hal, secret)
		}
		w.open(ida, own)
		w.beaconSpeaks()
	}
	w.answers()
}

// grind returns the secret for which the first outcome would be the lowest, as far
// as ida can know: she has the seed and her own cut.
func (w *watched) grind() (best chance.Seed) {
	st := w.Status()
	seed := w.seed(st.Round)
	lowest := math.MaxInt
	for i := range tries {
		secret := chance.Seed{byte(i), byte(st.Round), byte(st.Round >> 8)}
		m := journal.Mix{Chain: st.Seed.Chain, Cuts: []journal.Opened{{Seat: 1, Person: ida, Secret: secret}}}
		if got := journal.NewRound(seed, w.ID(), st.Round, &m).Draw(1 << 40); got < lowest {
			lowest, best = got, secret
		}
	}
	return best
}

// seed returns the seed of a round.
func (w *watched) seed(round uint64) chance.Seed {
	of := w.series[0]
	for _, d := range w.series {
		if d.First <= round {
			of = d
		}
	}
	return journal.SeedOf(w.masters[of.Series], w.ID(), of.Series, round)
}

// result returns how often the first outcome was the lowest, and how often it is by
// chance, with the standard deviation.
func (w *watched) result() (hits, mean, spread float64) {
	variance := 0.0
	for _, d := range w.drawn {
		p := 1 / float64(d.N)
		mean += p
		variance += p * (1 - p)
		if d.Got == 0 {
			hits++
		}
	}
	return hits, mean, math.Sqrt(variance)
}

// TestLeavingACutUnopenedIsCountedAndBounded has ida see hal's cut before she decides
// whether to open hers: all that is left to her without a beacon. She can choose
// between two outcomes in one of 17 rounds, and staff are told of it.
func TestLeavingACutUnopenedIsCountedAndBounded(t *testing.T) {
	rules, _ := game.Find("roulette")
	w := newWatched(t, rules, nil)
	honest, left := chance.NewFast(31, 32), 0
	for range max(2000, rounds(t)/5) {
		for _, who := range []string{ida, hal} {
			if w.Table().Account(w.SeatOf(who)).Chips < 10_000*money.Dollar {
				w.do(sitting.AddChips(party(who), 50_000*money.Dollar))
			}
			w.wager(who)
		}
		secret, own := secretFrom(honest), secretFrom(honest)
		w.cut(hal, 2, secret)
		given := w.cut(ida, 1, own)
		w.advance(21 * time.Second)
		st := w.Status()
		m := journal.Mix{Chain: st.Seed.Chain, Cuts: []journal.Opened{{Seat: 2, Person: hal, Secret: secret}}}
		without := journal.NewRound(w.seed(st.Round), w.ID(), st.Round, &m).Draw(38)
		w.open(hal, secret)
		if given && without == 0 { // what she wants comes without her cut
			left++
			w.advance(4 * time.Second)
		} else {
			w.open(ida, own)
		}
		w.answers()
	}
	hits, mean, spread := w.result()
	n := float64(len(w.drawn))
	if hits > mean+n/17/38+sigmas*spread {
		t.Errorf("ida has her outcome in %.0f of %.0f rounds; by chance it is %.1f ± %.1f", hits, n, mean, spread)
	}
	if left == 0 || float64(left) > n/17+1 {
		t.Errorf("ida left %d cuts unopened in %.0f rounds", left, n)
	}
	t.Logf("%.0f of %.0f, by chance %.1f ± %.1f; %d cuts left unopened, %d incidents", hits, n, mean, spread, left, w.alerts)
}

// secretBeacon is a beacon whose values ida does not know beforehand. For a test they
// are hashes.
type secretBeacon struct{}

var genesis = time.Date(2029, 1, 1, 0, 0, 0, 0, time.UTC)

func (secretBeacon) At(t time.Time) uint64 { return uint64(t.Sub(genesis)/(3*time.Second)) + 1 }

func (secretBeacon) Due(round uint64) time.Time {
	return genesis.Add(time.Duration(round-1) * 3 * time.Second)
}

func (b secretBeacon) Verify(round uint64, value []byte) error {
	if string(value) != string(b.value(round)) {
		return errors.New("it is not signed")
	}
	return nil
}

func (secretBeacon) value(round uint64) []byte {
	v := sha256.Sum256(strconv.AppendUint([]byte("nobody knows "), round, 10))
	return v[:]
}

// beaconSpeaks gives the table the value that it waits for, when it is due.
func (w *watched) beaconSpeaks() {
	if round, due := w.AwaitedBeacon(); round != 0 {
		w.clock = due
		w.do(sitting.BeaconSpoke(round, secretBeacon{}.value(round)))
	}
}
