package sitting

import (
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"boardwalk/game"
	"boardwalk/ledger"
	"boardwalk/money"
	"boardwalk/table"
)

// newTournament opens a tournament of a game whose host is ann, and seats ann and bob.
func newTournament(t *testing.T, id string, bots int, tour Tournament) *evening {
	t.Helper()
	e := newEveningOf(t, id, bots, nil, &tour)
	e.must(Sit(by("ann"), 1, tour.Chips))
	e.must(Sit(by("bob"), 2, tour.Chips))
	return e
}

// playTournament plays until the tournament is over. All stand up to their cards in the same
// simple way: the last choice that is open, or the first every now and then.
func (e *evening) playTournament(each func()) {
	e.Helper()
	for n := range 4000 {
		if e.placement.Tournament.Over {
			return
		}
		if q := e.Live().Question(); q != nil {
			a := table.Answer{Choice: q.First()}
			if choices := q.Choices(); n%3 != 0 {
				a.Choice = choices[len(choices)-1]
			}
			if p := e.players[q.Seat]; p.bot || e.do(Answer(by(p.person), e.asks(q), a)).Err != nil {
				e.advance(16 * time.Second)
			}
		} else {
			e.advance(21 * time.Second)
		}
		each()
	}
	e.Fatal("the tournament does not end")
}

// TestTournaments plays one of every game that may have one, with bots. Chips come from the
// cage and go back there, nobody's own money moves, the ranking is complete, nothing is
// played after the end, and a restart finds the table where it stood.
func TestTournaments(t *testing.T) {
	held := 0
	for _, rules := range game.All {
		if !rules.Tournament {
			continue
		}
		held++
		t.Run(rules.ID, func(t *testing.T) {
			tour := Tournament{Chips: 200 * money.Dollar, Rounds: 6, Length: 60}
			if rules.EachOther {
				tour.Every = 1
			}
			e := newTournament(t, rules.ID, 1, tour)
			e.must(StartTournament(by("ann")))
			e.playTournament(func() {
				if got, want := e.replayed().State(), e.State(); got != want {
					t.Fatalf("the replay stands at\n%s\nand the table at\n%s", got, want)
				}
			})
			got := e.placement.Tournament
			if len(got.Entrants) != 3 || got.Entrants[0].Place != 1 || got.Played == 0 || got.Played > 6 {
				t.Errorf("the tournament ended as %+v", got)
			}
			for i := 1; i < len(got.Entrants); i++ {
				a, b := got.Entrants[i-1], got.Entrants[i]
				if b.Chips > a.Chips || b.Place < a.Place || b.Chips > 0 && (b.Place == a.Place) != (b.Chips == a.Chips) {
					t.Errorf("%+v is ranked before %+v", a, b)
				}
			}
			rounds := e.rounds
			e.advance(time.Hour)
			if e.rounds != rounds || e.IsTaken() || !e.isClosed() {
				t.Error("the table goes on after the tournament")
			}
			for _, who := range []string{"ann", "bob"} {
				if b := e.book.Balance(ledger.Player(who)); b.Posted != 1000*money.Dollar || b.Reserved != 0 {
					t.Errorf("%s has %v", who, b)
				}
			}
			if r := e.do(Reopen(by("boss"), "")); r.Err == nil {
				t.Error("a tournament that is over goes on")
			}
		})
	}
	if held < 12 {
		t.Errorf("only %d games have tournaments", held)
	}
}

// TestATournamentIsClosed has people do what a tournament does not allow.
func TestATournamentIsClosed(t *testing.T) {
	e := newEveningOf(t, "blackjack", 0, nil, &Tournament{Chips: 100 * money.Dollar, Rounds: 3})
	e.refuse(Sit(by("ann"), 1, 50*money.Dollar))
	e.must(Sit(by("ann"), 1, 100*money.Dollar))
	e.refuse(StartTournament(by("ann"))) // alone
	e.must(Sit(by("bob"), 2, 100*money.Dollar))
	bet := func(who string, dollars money.Cents) Order {
		box, _ := e.Table().Layout().Area(map[string]string{"ann": "box-1", "bob": "box-2"}[who])
		return Act(by(who), table.Act{Kind: table.Make, Area: box, Amount: dollars * money.Dollar})
	}
	e.refuse(bet("ann", 10))
	e.advance(time.Minute)
	if e.rounds > 0 {
		t.Fatal("a round is played before the tournament begins")
	}
	e.refuse(StartTournament(by("bob")))
	e.must(StartTournament(by("ann")))
	e.refuse(StartTournament(by("ann")))
	e.refuse(AddChips(by("ann"), 10*money.Dollar))
	e.refuse(Sit(by("cat"), 3, 100*money.Dollar))
	e.refuse(AskOver(by("ann"), 0, 10*money.Dollar))

	e.must(bet("ann", 25))
	e.advance(21 * time.Second) // bob says nothing, and the clock bets the minimum for him
	if b := e.events[len(e.events)-1]; e.rounds != 1 {
		t.Fatalf("no round is played: %+v", b)
	}
	bobs := slices.ContainsFunc(e.records, func(r Record) bool {
		return r.Who == "clock" && strings.Contains(string(r.Data), `"make"`)
	})
	if !bobs {
		t.Error("the clock makes no wager for somebody who sits still")
	}
	e.answers()
	e.must(Leave(by("bob")))
	got := e.placement.Tournament
	if !got.Over || got.Entrants[0].Person != "ann" || got.Entrants[1].Place != 2 || e.IsTaken() {
		t.Errorf("who gives up is last: %+v", got)
	}
}

// TestPlacesOfThoseWhoGoOut ranks two who go out in the same round by the chips with which
// they began it, and shares a place between equals.
func TestPlacesOfThoseWhoGoOut(t *testing.T) {
	tour := Tournament{Entrants: []Entrant{{Seat: 1, Chips: 10}, {Seat: 2, Chips: 30}, {Seat: 3, Chips: 10}, {Seat: 4, Chips: 90}}}
	rules, _ := game.Find("hold-em")
	at, err := table.New(rules, rules.Options(), rules.Terms())
	if err != nil {
		t.Fatal(err)
	}
	if err := at.Do(table.Act{Kind: table.Sit, Seat: 4, Amount: 100 * money.Dollar}); err != nil {
		t.Fatal(err)
	}
	var places []int
	for _, e := range tour.GoingOut(at, func(*Entrant) bool { return true }) {
		places = append(places, int(e.Seat), e.Place)
	}
	if want := []int{3, 3, 1, 3, 2, 2}; !reflect.DeepEqual(places, want) {
		t.Errorf("seats and places are %v, want %v", places, want)
	}
}

// TestLevelsRaiseTheStakes lets three levels pass: the blinds and the minimum follow.
func TestLevelsRaiseTheStakes(t *testing.T) {
	e := newTournament(t, "hold-em", 0, Tournament{Chips: 1000 * money.Dollar, Length: 30, Every: 5})
	e.must(StartTournament(by("ann")))
	stakes := func() string {
		for _, o := range e.Table().Options().Declare() {
			if o.Name == "blinds" {
				return o.Value() + ", " + e.Table().Terms().Limit.Min.String()
			}
		}
		return ""
	}
	if got := stakes(); got != "$1 $2, $2" {
		t.Errorf("the first stakes are %s", got)
	}
	e.answers()
	e.advance(11 * time.Minute)
	for e.Live().Question() != nil {
		e.advance(16 * time.Second)
		e.answers()
	}
	if got := stakes(); got != "$3 $6, $6" || e.placement.Tournament.Level != 3 {
		t.Errorf("after eleven minutes the stakes are %s at level %d", got, e.placement.Tournament.Level)
	}
}

// TestAClockEndsATournament lets the time pass while wagers lie there: they go back, and the
// ranking counts them.
func TestAClockEndsATournament(t *testing.T) {
	e := newTournament(t, "blackjack", 0, Tournament{Chips: 100 * money.Dollar, Length: 1})
	e.must(StartTournament(by("ann")))
	e.advance(50 * time.Second)
	for e.Live().Question() != nil {
		e.answers()
	}
	if e.placement.Tournament.Over {
		t.Fatal("over too early")
	}
	e.wager("ann")
	e.advance(11 * time.Second)
	if tour := e.placement.Tournament; !tour.Over || e.IsTaken() {
		t.Errorf("the time is up, and %+v", tour)
	}
}

// TestBadTournaments asks for what cannot be held.
func TestBadTournaments(t *testing.T) {
	e := newEvening(t, "blackjack", 0)
	plan := *e.config.Plan
	craps := *newEvening(t, "craps", 0).config.Plan
	slow := plan
	slow.Times.Decision = 24 * time.Hour
	good := Tournament{Chips: 100 * money.Dollar, Rounds: 5}
	if err := good.check(&plan); err != nil {
		t.Fatal(err)
	}
	with := func(change func(*Tournament)) *Tournament { bad := good; change(&bad); return &bad }
	for name, bad := range map[string]*Tournament{
		"too few chips":     with(func(t *Tournament) { t.Chips = money.Dollar }),
		"part of a chip":    with(func(t *Tournament) { t.Chips += money.Cent }),
		"too many chips":    with(func(t *Tournament) { t.Chips = 1 << 50 }),
		"no end":            with(func(t *Tournament) { t.Rounds = 0 }),
		"too long":          with(func(t *Tournament) { t.Length = 10_000 }),
		"less than nothing": with(func(t *Tournament) { t.Rounds = -1 }),
		"levels":            with(func(t *Tournament) { t.Every = 5 }),
	} {
		if bad.check(&plan) == nil {
			t.Errorf("%s: accepted", name)
		}
	}
	if good.check(&craps) == nil || good.check(&slow) == nil {
		t.Error("a game without tournaments, or a table without a clock, is accepted")
	}
}

// TestNoRakeInATournament plays hold 'em for more than an hour, at which the house would take a part of the pots and
// charge for time: all chips stay with those who play, and no sign speaks of a rake.
func TestNoRakeInATournament(t *testing.T) {
	tour := Tournament{Chips: 1000 * money.Dollar, Length: 70}
	e := newEveningOf(t, "hold-em", 0, map[string]string{"rake": "10%", "time-charge": "$6"}, &tour)
	e.must(Sit(by("ann"), 1, tour.Chips))
	e.must(Sit(by("bob"), 2, tour.Chips))
	for _, n := range e.Table().Notices() {
		if strings.Contains(n.Text, "rake") {
			t.Errorf("a sign says %q", n.Text)
		}
	}
	e.must(StartTournament(by("ann")))
	began := e.clock
	e.playTournament(func() {
		for _, c := range e.events {
			if c.Kind == table.Raked.String() {
				t.Fatalf("the house takes %v: %s", c.Amount, c.Text)
			}
		}
		if tour := e.placement.Tournament; !tour.Over && Held(e.Table(), 1)+Held(e.Table(), 2) != 2*tour.Chips {
			t.Fatalf("ann has %v and bob %v", Held(e.Table(), 1), Held(e.Table(), 2))
		}
	})
	if lasted := e.clock.Sub(began); lasted < time.Hour {
		t.Errorf("the tournament lasted only %v, so that no time was charged for", lasted)
	}
}
