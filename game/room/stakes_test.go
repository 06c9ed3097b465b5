package room_test

import (
	"errors"
	"slices"
	"testing"

	"boardwalk/chance"
	"boardwalk/game"
	"boardwalk/game/room"
	"boardwalk/law"
	"boardwalk/law/lawtest"
	"boardwalk/money"
	"boardwalk/table"
	"boardwalk/table/tabletest"
)

// fidgety is a player who, asked to act, first wants to bring more chips and
// then to take what there is and go.
type fidgety struct {
	table *table.Table
	adds  []error
	takes []error
}

func (f *fidgety) Answer(q *table.Question) table.Answer {
	f.adds = append(f.adds, f.table.Do(table.Act{Kind: table.Sit, Seat: q.Seat, Amount: 100 * money.Dollar}))
	f.takes = append(f.takes, f.table.Do(table.Act{Kind: table.Leave, Seat: q.Seat}))
	return table.Answer{Choice: q.First()}
}

func refusedBy(t *testing.T, errs []error, by law.Cite) {
	t.Helper()
	for _, err := range errs {
		var r *law.Refusal
		if !errors.As(err, &r) || r.By != by {
			t.Errorf("%v, and not a refusal by %s", err, by)
		}
	}
}

// What is on the table when a round of play begins is what can be won and lost
// in it; between two rounds everybody may add to it, or take it away and go.
func TestTableStakes(t *testing.T) {
	lawtest.Cites(t, "14.1[table stakes]", "14.7(c)1")
	for _, r := range []*table.Rules{room.HoldEm, room.SevenCardStud, room.FiveCardDraw} {
		players := &fidgety{}
		tab := tabletest.Open(t, r, nil, 3, table.From(chance.NewFast(14, 7)), table.With(players))
		players.table = tab
		if err := tab.Round(); err != nil {
			t.Fatal(err)
		}
		if len(players.adds) < 2 {
			t.Fatalf("%s: nobody was asked", r.ID)
		}
		refusedBy(t, players.adds, "14.7(c)1")
		refusedBy(t, players.takes, "14.1[table stakes]")
		sum := money.Cents(0)
		for _, s := range tab.Present() {
			sum += tab.Account(s).Chips
		}
		if sum != 3*tabletest.Bankroll {
			t.Errorf("%s: %s is on the table", r.ID, sum)
		}
		for _, a := range []table.Act{{Kind: table.Sit, Seat: 1, Amount: 100 * money.Dollar}, {Kind: table.Leave, Seat: 2}} {
			if err := tab.Do(a); err != nil {
				t.Errorf("between rounds: %v", err)
			}
		}
	}
}

// At a table for people, too: while somebody is thinking the round is going on.
func TestTableStakesWhilePeopleThink(t *testing.T) {
	lawtest.Cites(t, "14.1[table stakes]", "14.7(c)1")
	var log table.Log
	live, err := table.NewLive(room.Omaha, nil, room.Omaha.Terms(), chance.NewFast(14, 7), &log)
	if err != nil {
		t.Fatal(err)
	}
	for s := range table.Seat(3) {
		if err := live.Do(table.Act{Kind: table.Sit, Seat: s + 1, Amount: 100 * money.Dollar}); err != nil {
			t.Fatal(err)
		}
	}
	q, err := live.Round()
	if err != nil || q == nil {
		t.Fatal(q, err)
	}
	refusedBy(t, []error{live.Do(table.Act{Kind: table.Sit, Seat: 1, Amount: money.Dollar})}, "14.7(c)1")
	refusedBy(t, []error{live.Do(table.Act{Kind: table.Leave, Seat: q.Seat})}, "14.1[table stakes]")
	for q != nil {
		if q, err = live.Answer(table.Answer{Choice: q.First()}); err != nil {
			t.Fatal(err)
		}
	}
	if err := live.Do(table.Act{Kind: table.Leave, Seat: 1}); err != nil {
		t.Error(err)
	}
}

// newcomer is players of whom one sees somebody come to a free seat in the middle of the
// round, and names chips that nobody could put in.
type newcomer struct {
	table *table.Table
	seat  table.Seat
	chip  money.Cents
	err   error
}

func (n *newcomer) Answer(q *table.Question) table.Answer {
	if !n.table.Taken(n.seat) {
		n.err = n.table.Do(table.Act{Kind: table.Sit, Seat: n.seat, Amount: 50 * money.Dollar})
	}
	if n.chip > 0 && q.Allows(room.Chip) {
		return table.Answer{Choice: room.Chip, Amount: n.chip}
	}
	return table.Answer{Choice: q.First()}
}

// Who comes to a free seat in the middle of a round adds to nobody's chips, and is dealt in from the next round on.
func TestANewcomerIsDealtInNextRound(t *testing.T) {
	lawtest.Cites(t, "14.7(c)1")
	for _, r := range []*table.Rules{room.HoldEm, room.SevenCardStud, room.FiveCardDraw} {
		players, dealt := &newcomer{seat: 4}, &table.Log{}
		tab := tabletest.Open(t, r, nil, 3, table.From(chance.NewFast(14, 7)), table.With(players), table.To(dealt))
		players.table = tab
		for round := range 2 {
			*dealt = nil
			if err := tab.Round(); err != nil || players.err != nil {
				t.Fatal(err, players.err)
			}
			got := slices.ContainsFunc(*dealt, func(e table.Event) bool { return e.Kind == table.Dealt && e.Seat == 4 })
			if got != (round == 1) || round == 0 && tab.Account(4).Chips != 50*money.Dollar {
				t.Errorf("%s: in round %d the newcomer is dealt to: %v, and has %s", r.ID, round+1, got, tab.Account(4).Chips)
			}
		}
	}
}

// Where nobody checks what players answer, a chip that cannot be is told to be none, and the player has called without it.
func TestAChipThatCannotBeIsNone(t *testing.T) {
	lawtest.Cites(t, "14.7(i)")
	for _, chip := range []money.Cents{money.Dollar, tabletest.Bankroll + money.Dollar} {
		players, log := &newcomer{seat: 1, chip: chip}, &table.Log{}
		tab := tabletest.Open(t, room.HoldEm, nil, 3, table.From(chance.NewFast(14, 7)), table.With(players), table.To(log))
		players.table = tab
		if err := tab.Round(); err != nil {
			t.Fatal(err)
		}
		refused := slices.ContainsFunc(*log, func(e table.Event) bool { return e.Kind == table.Refused && e.By == "14.7(i)" })
		called := slices.ContainsFunc(*log, func(e table.Event) bool {
			return e.Kind == table.Wagered && e.Stake == 2*money.Dollar && e.By == "14.10(f)"
		})
		noted := slices.ContainsFunc(*log, func(e table.Event) bool { return e.Kind == table.Noted && e.By == "14.7(i)" })
		if !refused || !called || noted {
			t.Errorf("a chip of %s is refused: %v, the call is made: %v, the chip is taken: %v", chip, refused, called, noted)
		}
	}
}

// The program offers the games of 14.8(a) and no other poker game.
func TestNoOtherPokerGame(t *testing.T) {
	lawtest.Cites(t, "14.8(b)")
	permitted := []string{
		"seven-card-stud", "seven-card-stud-high-low", "seven-card-stud-eight-or-better", "hold-em",
		"omaha", "omaha-eight-or-better", "five-card-draw", "five-card-draw-low", "five-card-stud",
	}
	var offered []string
	for _, r := range game.All {
		if r.Subchapter == "19:47-14" {
			offered = append(offered, r.ID)
		}
	}
	slices.Sort(permitted)
	slices.Sort(offered)
	if !slices.Equal(offered, permitted) {
		t.Errorf("offered are %v, permitted %v", offered, permitted)
	}
}

// A player who sits out or has too little cannot make a wager unasked, and no
// player can out of turn: all wagers are made when the dealer asks.
func TestNoWagerUnasked(t *testing.T) {
	lawtest.Cites(t, "14.7(b)1", "14.7(d)", "14.7(a)")
	tab := tabletest.Open(t, room.FiveCardStud, nil, 2)
	for _, c := range []struct {
		act table.Act
		by  law.Cite
	}{
		{table.Act{Kind: table.Make, Seat: 1, Area: 0, Amount: money.Dollar}, "14.7(b)1"},
		{table.Act{Kind: table.Make, Seat: 1, Area: 1, Amount: 4 * money.Dollar}, "14.7(d)"},
		{table.Act{Kind: table.Make, Seat: 5, Area: 1, Amount: 4 * money.Dollar}, "14.7(a)"},
	} {
		refusedBy(t, []error{tab.Do(c.act)}, c.by)
	}
}

// A recorded hand may have any forced wagers that can be paid at all, and no others.
func TestARecordedHandHasAmountsThatCanBe(t *testing.T) {
	lawtest.Cites(t, "14.7(b)2")
	faulty := func(ante money.Cents) bool {
		o := room.HoldEm.Options().(*room.Options)
		o.Record, o.Ante = true, []money.Cents{ante}
		return slices.ContainsFunc(o.Faults(), func(f law.Fault) bool { return f.By == "14.7(b)2" })
	}
	if !faulty(-1) || !faulty(money.MaxStake+1) {
		t.Error("an ante below nothing or above what can be counted is not refused")
	}
	if faulty(0) || faulty(37*money.Cent) {
		t.Error("an ante that was made is refused")
	}
}

// TestWhatPlayersCallASingleChip holds what the button of 14.7(i) says: a single chip without a word is a call.
func TestWhatPlayersCallASingleChip(t *testing.T) {
	for _, rules := range []*table.Rules{room.HoldEm, room.FiveCardDraw, room.SevenCardStud} {
		for _, o := range rules.New(rules.Options()).Layout().Offers {
			if slices.Contains(o.Choices, room.Chip) && (o.Name(room.Chip) != "toss in one chip" || o.Say(room.Chip) != "toss in one chip") {
				t.Errorf("%s: a single chip is called %q, and one is told to %q", rules.ID, o.Name(room.Chip), o.Say(room.Chip))
			}
		}
	}
}

// TestTheSignSaysHowManyRaises holds what a sign says of raises, of one of them too.
func TestTheSignSaysHowManyRaises(t *testing.T) {
	lawtest.Cites(t, "14.17[raises]")
	for raises, want := range map[int]string{
		0: "any number of raises in a betting round",
		1: "at most one raise in a betting round, unless two players are left",
		2: "at most 2 raises in a betting round, unless two players are left",
	} {
		o := room.HoldEm.Options().(*room.Options)
		o.Raises = raises
		notices := room.HoldEm.New(o).(*room.Game).Notices()
		if !slices.ContainsFunc(notices, func(n table.Notice) bool { return n.By == "14.17[raises]" && n.Text == want }) {
			t.Errorf("of %d raises the sign says %v", raises, notices)
		}
	}
}
