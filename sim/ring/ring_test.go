package ring

import (
	"context"
	"math"
	"reflect"
	"strings"
	"testing"

	"boardwalk/card"
	"boardwalk/game/bigsix"
	"boardwalk/game/room"
	"boardwalk/internal/pace"
	"boardwalk/money"
	"boardwalk/odds"
	"boardwalk/sim/chunks"
	"boardwalk/table"
)

func pokerConfig(tb testing.TB, rules *table.Rules, rounds int64, strategies string, options ...string) Config {
	tb.Helper()
	list, err := FindStrategies(strategies, nil)
	if err != nil {
		tb.Fatal(err)
	}
	c := Config{Rules: rules, Options: rules.Options(), Terms: rules.Terms(), Strategies: list, Rounds: rounds, Seed: 11}
	for i := 0; i < len(options); i += 2 {
		if err := table.SetOption(c.Options, options[i], options[i+1]); err != nil {
			tb.Fatal(err)
		}
	}
	return c
}

func runPoker(tb testing.TB, c Config) *Result {
	tb.Helper()
	r, err := Run(context.Background(), c)
	if err != nil {
		tb.Fatal(err)
	}
	return r
}

func roomGames() (list []*table.Rules) {
	return []*table.Rules{room.SevenCardStud, room.SevenCardStudHighLow, room.SevenCardStudEight, room.HoldEm, room.Omaha, room.OmahaEight,
		room.FiveCardDraw, room.FiveCardDrawLow, room.FiveCardStud}
}

// What players put in comes back to them but for the rake, in every game and
// with all kinds of players; and without a rake all of it does.
func TestPokerChipsAreConserved(t *testing.T) {
	for _, rules := range roomGames() {
		r := runPoker(t, pokerConfig(t, rules, 2000, "loose,caller,tight,loose,caller,tight", "rake", "5%", "most-rake", "4", "time-charge", "0"))
		net := money.Cents(0)
		for _, s := range r.Seats {
			if s.Bets != 2000 || s.Whole == 0 {
				t.Errorf("%s: a seat had %d hands and won %d", rules.ID, s.Bets, s.Whole)
			}
			net += s.Net
		}
		if r.Rake != -net || r.Staked != r.Returned()+r.Rake || r.Rake <= 0 {
			t.Errorf("%s: %s staked, %s returned, %s raked, %s won", rules.ID, r.Staked, r.Returned(), r.Rake, net)
		}
		if r.Showdowns < 100 || r.Showdowns > 2000 {
			t.Errorf("%s: %d showdowns", rules.ID, r.Showdowns)
		}
		if h, e := r.HouseAdvantage(), r.StandardError(); h > 0.05 || h < 0.005 || e <= 0 || e > h/10 {
			t.Errorf("%s: rake of %v of all, give or take %v", rules.ID, h, e)
		}
		if r := runPoker(t, pokerConfig(t, rules, 500, "loose")); r.Rake != 0 || r.HouseAdvantage() != 0 || r.StandardError() != 0 {
			t.Errorf("%s: %s raked where only time is charged", rules.ID, r.Rake)
		}
	}
}

// The rake of a hand is what the table's own accounts have, and what lies in the
// pots is what events tell of.
func TestPokerCountsWhatTheTableDoes(t *testing.T) {
	for _, rules := range roomGames() {
		c := pokerConfig(t, rules, 1, "loose,loose,tight", "rake", "5%")
		w := seatedPoker(t, c)
		var log table.Log
		table.To(&log)(w.table)
		for h := range int64(200) {
			w.sums = &Sums{Seats: make([]Seat, w.Seats)}
			log = log[:0]
			before := w.rakeBefore(h)
			if err := w.play(h, h+1); err != nil {
				t.Fatal(err)
			}
			var staked, awarded money.Cents
			showdown := false
			for _, e := range log {
				switch e.Kind {
				case table.Wagered:
					staked += e.Amount
				case table.Returned:
					staked -= e.Stake
				case table.Awarded:
					awarded += e.Amount
				}
				showdown = showdown || e.By == "14.6(d)[showdown]"
			}
			rake := w.table.Results().Rake - before
			if w.sums.Staked != staked || w.sums.Returned() != awarded || w.sums.Rake != rake || w.sums.Showdowns == 1 != showdown {
				t.Fatalf("%s, hand %d: counted %+v; the table has %s staked, %s awarded, %s raked, showdown %v",
					rules.ID, h, w.sums, staked, awarded, rake, showdown)
			}
		}
	}
}

// rakeBefore is what the table had taken when it stood as before a hand.
func (w *worker) rakeBefore(hand int64) money.Cents {
	w.table.Restore(w.openings[hand%int64(len(w.openings))])
	return w.table.Results().Rake
}

func seatedPoker(tb testing.TB, c Config) *worker {
	tb.Helper()
	s, err := Prepare(c)
	if err != nil {
		tb.Fatal(err)
	}
	w := s.workers[0].(*worker)
	w.sums = &Sums{Seats: make([]Seat, w.Seats)}
	return w
}

func TestPokerIsTheSameOnAnyNumberOfCores(t *testing.T) {
	const rounds = 2*chunks.Length + 55
	hands := Config{Rules: room.HoldEm, Hands: parseHands(t, "As Kd", "9h 9c"), Rounds: rounds, Seed: 4}
	for _, c := range []Config{pokerConfig(t, room.HoldEm, rounds, "loose,tight,caller", "rake", "5%"), hands} {
		var first *Result
		for _, cores := range []int{1, 2, 3} {
			c.Cores = cores
			r := runPoker(t, c)
			if r.Cores != cores || r.Hands != c.Rounds {
				t.Errorf("%d hands on %d cores", r.Hands, r.Cores)
			}
			if first == nil {
				first = r
			} else if !reflect.DeepEqual(first.Sums, r.Sums) {
				t.Errorf("%s: one core found %+v and %d %+v", c.Rules.ID, first.Sums, cores, r.Sums)
			}
		}
		c.Seed++
		if other := runPoker(t, c); reflect.DeepEqual(first.Sums, other.Sums) {
			t.Errorf("%s: another seed finds the same", c.Rules.ID)
		}
	}
}

// Where everybody only calls nobody has an advantage: the button goes round, and
// everybody begins with the same.
func TestCallersBeatNobody(t *testing.T) {
	for _, rules := range []*table.Rules{room.HoldEm, room.OmahaEight, room.SevenCardStud, room.FiveCardDraw} {
		for _, seats := range []int{2, 6} {
			c := pokerConfig(t, rules, 6_000, "caller")
			c.Seats = seats
			r := runPoker(t, c)
			for i := range r.Seats {
				a, ea := r.Seats[i].PerHand()
				b, eb := r.Seats[(i+1)%seats].PerHand()
				if math.Abs(a-b) > 4*math.Hypot(ea, eb) || math.Abs(a) > 4*ea {
					t.Errorf("%s: seats of %d have %.3f ± %.3f and %.3f ± %.3f", rules.ID, seats, a, ea, b, eb)
				}
			}
			if r.Showdowns != r.Hands {
				t.Errorf("%s: %d of %d hands were shown", rules.ID, r.Showdowns, r.Hands)
			}
		}
	}
}

// Whoever looks at the cards does better than whoever does not.
func TestTightBeatsLoose(t *testing.T) {
	for _, rules := range roomGames() {
		r := runPoker(t, pokerConfig(t, rules, 6_000, "tight,loose,tight,loose,tight,loose"))
		for i := range r.Seats {
			net, e := r.Seats[i].PerHand()
			if ahead := i%2 == 0; ahead && net < 3*e || !ahead && net > -3*e {
				t.Errorf("%s: %s has %.3f ± %.3f a hand", rules.ID, r.Strategies[i].Name, net, e)
			}
		}
	}
}

// The button is before each of the players in turn.
func TestTheButtonGoesRound(t *testing.T) {
	for _, seats := range []int{2, 3, 11} {
		c := pokerConfig(t, room.HoldEm, 1, "loose")
		c.Seats = seats
		w := seatedPoker(t, c)
		seen := map[table.Seat]int{}
		for h := range int64(3 * seats) {
			if err := w.play(h, h+1); err != nil {
				t.Fatal(err)
			}
			seen[w.game.Button()]++ // that of the next hand, by now
		}
		for s := range seats {
			if seen[table.Seat(s+1)] != 3 {
				t.Errorf("%d players had the button %v times", seats, seen)
			}
		}
	}
}

func parseHands(tb testing.TB, hands ...string) (list [][]card.Card) {
	tb.Helper()
	for _, h := range hands {
		cards, err := card.ParseAll(h)
		if err != nil {
			tb.Fatal(err)
		}
		list = append(list, cards)
	}
	return list
}

// Hands that are all-in win what the exact enumeration says, within three
// standard errors.
func TestGivenHandsWinWhatTheyAreWorth(t *testing.T) {
	for _, x := range []struct {
		rules *table.Rules
		hands []string
		board string
	}{
		{room.HoldEm, []string{"As Kd", "Qh Qs"}, "Jc Td 3h"},
		{room.HoldEm, []string{"As Kd", "Qh Qs", "7c 8c"}, "Jc Td 3h 2c"},
		{room.HoldEm, []string{"As Kd", "Ah Kc"}, "2c 7h 9d"},
		{room.Omaha, []string{"As Ks Qd Jd", "9h 9c 8h 8c"}, "2s 3s 9d"},
		{room.OmahaEight, []string{"As 2s 3d Kd", "Ah 2h 9c 8c", "Kc Ks Qh Jh"}, "4c 5h Td"},
	} {
		hands, board := parseHands(t, x.hands...), parseHands(t, x.board)[0]
		r := runPoker(t, Config{Rules: x.rules, Hands: hands, Board: board, Rounds: 20_000, Seed: 5})
		exact, err := (&odds.Showdown{Omaha: x.rules != room.HoldEm, HighLow: x.rules == room.OmahaEight, Hands: hands, Board: board}).Equities()
		if err != nil {
			t.Fatal(err)
		}
		sum := 0.0
		for i := range hands {
			want, _ := exact[i].Share.Float64()
			share, e := r.Equity(i + 1)
			if sum += share; math.Abs(share-want) > 3*e {
				t.Errorf("%s %s: %.4f ± %.4f, exactly %.4f", x.rules.ID, x.hands[i], share, e, want)
			}
		}
		if math.Abs(sum-1) > 1e-12 || r.Showdowns != r.Hands || r.Staked != money.Cents(r.Hands)*money.Cents(len(hands))*evenStack {
			t.Errorf("%s: shares of %v in all, %d showdowns, %s staked", x.rules.ID, sum, r.Showdowns, r.Staked)
		}
	}
}

// A seat without a hand gets any cards: aces have 85.2% against them.
func TestAHandAgainstAnyOther(t *testing.T) {
	r := runPoker(t, Config{Rules: room.HoldEm, Hands: parseHands(t, "As Ah"), Seats: 2, Rounds: 20_000, Seed: 5})
	if share, e := r.Equity(1); math.Abs(share-0.852) > 3*e {
		t.Errorf("aces have %.4f ± %.4f", share, e)
	}
}

func TestPokerRefusesNonsense(t *testing.T) {
	for want, c := range map[string]Config{
		"not played in the poker room":     {Rules: bigsix.Rules, Rounds: 1},
		"must be above zero, not 0":        {Rules: room.HoldEm},
		"cores must be above zero":         {Rules: room.HoldEm, Rounds: 1, Cores: -1},
		"two to 11 players, not 12":        {Rules: room.HoldEm, Rounds: 1, Seats: 12},
		"two to 8 players, not 1":          {Rules: room.SevenCardStud, Rounds: 1, Seats: 1},
		"2 strategies are too many or":     {Rules: room.HoldEm, Rounds: 1, Seats: 3, Strategies: Strategies[:2]},
		"not at seven-card-stud":           {Rules: room.SevenCardStud, Rounds: 1, Hands: parseHands(t, "As Kd")},
		"a hand has 2 cards here, not 3":   {Rules: room.HoldEm, Rounds: 1, Hands: parseHands(t, "As Kd Qd", "2c 3c")},
		"As cannot be there, or not twice": {Rules: room.HoldEm, Rounds: 1, Hands: parseHands(t, "As Kd", "As 3c")},
		"five cards at most, not 6": {Rules: room.HoldEm, Rounds: 1, Hands: parseHands(t, "As Kd", "Ac 3c"),
			Board: parseHands(t, "2c 4c 5c 6c 7c 8c")[0]},
		"a board is for hands":              {Rules: room.HoldEm, Rounds: 1, Board: parseHands(t, "2c 4c 5c")[0]},
		"3 hands are too many for 2 seats":  {Rules: room.HoldEm, Rounds: 1, Seats: 2, Hands: parseHands(t, "As Kd", "Ac 3c", "2h 2d")},
		"no use for options and strategies": {Rules: room.HoldEm, Rounds: 1, Strategies: Strategies[:1], Hands: parseHands(t, "As Kd", "Ac 3c")},
	} {
		c.Terms = c.Rules.Terms()
		if _, err := Run(context.Background(), c); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("got %v, want %q", err, want)
		}
	}
	if _, err := FindStrategies("tight,wild", nil); err == nil ||
		err.Error() != `there is no strategy "wild": players of poker are loose, caller, tight, or a file has one` {
		t.Errorf("got %v", err)
	}
}

// Only the division of odd chips among tied hands allocates, and that is rare;
// two players who have put in the same have none.
func TestPokerAllocatesNothing(t *testing.T) {
	for _, c := range []Config{pokerConfig(t, room.HoldEm, 1, "loose,tight"), pokerConfig(t, room.FiveCardDraw, 1, "tight"),
		{Rules: room.HoldEm, Hands: parseHands(t, "As Kd", "Qh Qs"), Rounds: 1}} {
		w := seatedPoker(t, c)
		if n := testing.AllocsPerRun(20, func() { _ = w.play(0, 100) }); n != 0 {
			t.Errorf("%s: 100 hands allocate %v times", c.Rules.ID, n)
		}
	}
}

// BenchmarkPoker compares simulated hands with those of the same table that
// nobody counts and whose stacks nobody fills up.
func BenchmarkPoker(b *testing.B) {
	for _, rules := range []*table.Rules{room.HoldEm, room.OmahaEight, room.SevenCardStud, room.FiveCardDraw} {
		b.Run(rules.ID, func(b *testing.B) {
			w, plain := seatedPoker(b, pokerConfig(b, rules, 1, "loose")), seatedPoker(b, pokerConfig(b, rules, 1, "loose"))
			pace.Compare(b, "hands", pace.Way{Name: "table", Run: func(n int) {
				for i := range n {
					if i%1000 == 0 {
						plain.table.Restore(plain.openings[0])
					}
					if err := plain.table.Round(); err != nil {
						b.Fatal(err)
					}
				}
			}}, pace.Way{Name: "sim", Run: func(n int) {
				if err := w.play(0, int64(n)); err != nil {
					b.Fatal(err)
				}
			}})
		})
	}
}
