package ring

import (
	"context"
	"math"
	"strings"
	"testing"

	"boardwalk/game/room"
	"boardwalk/money"
	"boardwalk/table"
)

func parseRows(t *testing.T, rows string) Strategy {
	t.Helper()
	s, err := ParseStrategy(room.HoldEm, "mine.txt", strings.NewReader(rows))
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// A file that says what a name stands for plays the same.
func TestPokerFilesPlayAsTheNames(t *testing.T) {
	for name, rows := range map[string]string{
		"loose":  "# as it comes\nfair raise 12 call 48 fold 40\ngood raise 12 call 48 fold 40\nweak raise 12 call 48 fold 40",
		"caller": "game hold-em\nall call 100",
		"tight":  "good raise\nuntil 4\nfair call\nweak fold\nsize least",
	} {
		named := pokerConfig(t, room.HoldEm, 3000, name, "rake", "5%")
		written := named
		written.Strategies = []Strategy{parseRows(t, rows)}
		a, b := runPoker(t, named), runPoker(t, written)
		if a.Staked != b.Staked || a.Rake != b.Rake || a.Showdowns != b.Showdowns {
			t.Errorf("%s puts in %s, and as it is written %s", name, a.Staked, b.Staked)
		}
	}
}

// What rows say is what is done.
func TestPokerRows(t *testing.T) {
	play := func(rows string) *Result {
		c := pokerConfig(t, room.HoldEm, 2000, "caller")
		c.Seats, c.Strategies = 2, []Strategy{parseRows(t, rows), Strategies[1]}
		return runPoker(t, c)
	}
	if r := play("all fold"); r.Seats[0].Net >= 0 || r.Seats[0].Lost < r.Hands/4 {
		t.Errorf("who always folds has %s", r.Seats[0].Net)
	}
	timid, bold, boldest := play("all call"), play("all raise\nuntil 1"), play("all raise")
	if timid.Staked >= bold.Staked || bold.Staked >= boldest.Staked {
		t.Errorf("%s are put in by calling, %s by some raising, %s by raising all the time", timid.Staked, bold.Staked, boldest.Staked)
	}
	half := play("all raise 50 call 50")
	if half.Staked <= timid.Staked || half.Staked >= boldest.Staked {
		t.Errorf("%s are put in by raising half the time", half.Staked)
	}
	c := pokerConfig(t, room.HoldEm, 500, "caller", "structure", "no-limit", "raises", "0")
	c.Seats, c.Strategies = 2, []Strategy{parseRows(t, "all raise\nsize most"), Strategies[1]}
	if r := runPoker(t, c); r.Staked != 2*r.Stack*money.Cents(r.Hands) {
		t.Errorf("%s are put in by two who are all-in with %s in each of %d hands", r.Staked, r.Stack, r.Hands)
	}
}

func TestPokerFilesWithErrors(t *testing.T) {
	for rows, want := range map[string]string{
		"":                     "mine.txt:0: weak hands have no row",
		"weak fold\nfair call": "mine.txt:2: good hands have no row",
		"all call\nweak fold":  "mine.txt:2: weak hands have a row already",
		"weak dance":           `mine.txt:1: "dance" is not one of raise, call and fold`,
		"weak":                 "mine.txt:1: a row is acts",
		"weak call 50 fold 40": "mine.txt:1: a row is acts",
		"weak call 50 fold":    "mine.txt:1: a row is acts",
		"weak call 101":        "mine.txt:1: call is followed by a number of turns",
		"weak call 50 call 50": "mine.txt:1: call is followed by a number of turns",
		"weak call x":          "mine.txt:1: call is followed by a number of turns",
		"all call\nuntil":      "mine.txt:2: until is followed by a number of big bets",
		"all call\nuntil 0":    "mine.txt:2: until is followed by a number of big bets",
		"all call\nsize huge":  `mine.txt:2: "size least" or "size most"`,
		"hard 12 ddsssddddd":   "mine.txt:1: a line begins with weak, fair, good, all, until or size, not hard",
		"game omaha\nall call": "mine.txt:1: the strategy is not for hold-em",
		"all call\n" + strings.Repeat("x", 70000): "token too long",
	} {
		if _, err := ParseStrategy(room.HoldEm, "mine.txt", strings.NewReader(rows)); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%.40q: %v", rows, err)
		}
	}
}

// Sessions and points are those of the hands, on any number of cores.
func TestPokerSessions(t *testing.T) {
	c := pokerConfig(t, room.HoldEm, 50_000, "loose,tight,caller", "rake", "5%")
	c.Session = 250
	c.Bankroll = 300 * money.Dollar
	var before *Result
	for _, cores := range []int{1, 3} {
		c.Cores = cores
		r := runPoker(t, c)
		if before == nil {
			before = r
		}
		for i := range r.Seats {
			s, result := r.Seats[i].Sessions, r.Seat(i+1)
			if s.Count != 200 || s.Run < 1 || s.Drop < r.Bet || s.Ruined > s.Count {
				t.Errorf("seat %d: %+v", i+1, s)
			}
			if s.Ruined != before.Seats[i].Sessions.Ruined || s.Drops != before.Seats[i].Sessions.Drops {
				t.Errorf("seat %d: %d cores find something else", i+1, cores)
			}
			last := result.Points[len(result.Points)-1]
			if last.Rounds != 50_000 || last.Sums != r.Seats[i].Sums {
				t.Errorf("seat %d: the last point is %+v, the sums are %+v", i+1, last, r.Seats[i].Sums)
			}
			if won, _ := r.Seats[i].PerHand(); math.Abs(won+result.HouseAdvantage()*float64(r.Bet)/float64(money.Dollar)) > 1e-9 {
				t.Errorf("seat %d: %v dollars a hand, %v big bets", i+1, won, -result.HouseAdvantage())
			}
		}
	}
	if loose := before.Seats[0].Sessions; loose.Ruined == 0 {
		t.Error("nobody was ever ruined")
	}
	c.Bankroll = 0
	free := runPoker(t, c)
	for i := range free.Seats {
		sum := money.Cents(0)
		for _, e := range free.Seats[i].Sessions.Results() {
			sum += e.Net * money.Cents(e.Count)
		}
		if free.Seats[i].Sessions.Ruined != 0 || sum != free.Seats[i].Net {
			t.Errorf("seat %d: the sessions come to %s, the hands to %s", i+1, sum, free.Seats[i].Net)
		}
	}
}

func TestPokerSessionMisuse(t *testing.T) {
	for want, c := range map[string]Config{
		"a bankroll is for sessions":    {Bankroll: 100 * money.Dollar},
		"a session is from 1 to the 10": {Session: 11},
		"too little to begin a hand":    {Session: 10, Bankroll: money.Dollar},
		"not played in sessions":        {Session: 10, Hands: parseHands(t, "As Kd", "Ac 3c")},
	} {
		c.Rules, c.Rounds, c.Terms = room.HoldEm, 10, room.HoldEm.Terms()
		if _, err := Run(context.Background(), c); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q was expected: %v", want, err)
		}
	}
}

var _ table.Players = (*rowPlayer)(nil)
