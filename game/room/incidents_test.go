package room

import (
	"errors"
	"testing"
	"time"

	"boardwalk/card"
	"boardwalk/chance"
	"boardwalk/law"
	"boardwalk/law/lawtest"
	"boardwalk/money"
	"boardwalk/table"
)

// Evenings at which hardly anything goes right. Whatever is reported, alone or
// together, must leave every chip and card where the law wants it; and each
// kind of incident must have come to pass at every game that knows it.
func TestWhateverGoesWrong(t *testing.T) {
	for _, r := range nine {
		t.Run(r.ID, func(t *testing.T) {
			t.Parallel()
			happened := map[law.Cite]int{}
			for seed := range uint64(40) {
				calamity(t, r, chance.NewFast(seed, 15), 25, happened)
				if t.Failed() {
					t.Fatalf("with seed %d", seed)
				}
			}
			for _, d := range incidents(r.Options().(*Options).variant) {
				if happened[d.Law] == 0 {
					t.Errorf("%s never came to pass", d.ID)
				}
			}
		})
	}
	lawtest.Cites(t, "14.15(f)", "14.15(f)2", "14.15(f)4", "14.15(h)", "14.15(i)", "14.15(j)3", "14.15(m)")
}

func FuzzIncidents(f *testing.F) {
	for i := range nine {
		f.Add(uint8(i), uint64(i))
	}
	f.Fuzz(func(t *testing.T, which uint8, seed uint64) {
		calamity(t, nine[int(which)%len(nine)], chance.NewFast(seed, 16), 20, map[law.Cite]int{})
	})
}

// calamity plays some rounds, before each of which a good deal is reported.
func calamity(tb testing.TB, r *table.Rules, will chance.Source, rounds int, happened map[law.Cite]int) {
	tb.Helper()
	j := &judge{tb: tb, happened: happened}
	t := sitDown(tb, r, will, j)
	j.game, j.table = t.game(), t.Table
	now := time.Date(2001, 1, 1, 12, 0, 0, 0, time.UTC)
	for range rounds {
		t.Clock(now)
		now = now.Add(time.Duration(will.Draw(10)) * time.Minute)
		j.betweenRounds(will)
		for range will.Draw(17) {
			j.report(will)
		}
		j.begin()
		j.end(t.Round())
		if err := t.Verify(); err != nil {
			tb.Error(err)
		}
		if tb.Failed() {
			j.tell()
			return
		}
	}
}

// judge follows a round in which things go wrong.
type judge struct {
	tb       testing.TB
	game     *Game
	table    *table.Table
	happened map[law.Cite]int

	log       table.Log
	had       [maxSeats + 1]money.Cents
	button    table.Seat
	voluntary seats
	aside     card.Set // cards that may not come again in this round
	refunded  seats
	out       seats // folded or refunded
	void      law.Cite
}

// betweenRounds brings fresh chips to who has few, and has some sit out.
func (j *judge) betweenRounds(will chance.Source) {
	for _, s := range j.table.Present() {
		a := table.Act{Kind: table.Special, Seat: s, Word: []string{sitIn, sitIn, sitOut}[will.Draw(3)]}
		j.do(a)
		if stack := j.table.Account(s); stack.Chips+stack.Cash < money.Cents(will.Draw(30))*money.Dollar {
			j.do(table.Act{Kind: table.Sit, Seat: s, Amount: money.Cents(will.Draw(60)) * money.Dollar})
		}
	}
}

// report reports an incident that mostly concerns somebody at the table.
func (j *judge) report(will chance.Source) {
	list := j.table.Layout().Incidents
	d := list[will.Draw(len(list))]
	switch d.ID {
	case noShuffle, missingCard, extraCard, wrongStart, faceUpCard, wrongCut, foreignCard, wrongDiscards:
		if will.Draw(4) > 0 {
			return // or hardly a round would come to its end
		}
	}
	a := table.Act{Kind: table.Report, Word: d.ID, Args: [2]int{will.Draw(len(j.table.Present())+1) + 1, will.Draw(4)}}
	if d.Args == "PLAYERS" || d.Args == "BETTING-ROUNDS" {
		a.Args[0] = will.Draw(5)
	}
	j.do(a)
}

// do does what may be refused.
func (j *judge) do(a table.Act) {
	var refusal *law.Refusal
	if err := j.table.Do(a); err != nil && !errors.As(err, &refusal) {
		j.tb.Error(err)
	}
}

func (j *judge) begin() {
	*j = judge{tb: j.tb, game: j.game, table: j.table, happened: j.happened}
	for _, s := range j.table.Present() {
		a := j.table.Account(s)
		j.had[s] = a.Chips + a.Cash
	}
}

// Event follows one event.
func (j *judge) Event(e *table.Event) {
	if j.table == nil {
		return // before the first round
	}
	j.log = append(j.log, *e)
	switch e.Kind {
	case table.Reported:
		return
	case table.Wagered:
		if ownWager(j.game, e) {
			j.voluntary |= bit(e.Seat)
		}
	case table.Offered:
		if j.out.has(e.Seat) {
			j.tb.Errorf("seat %d is asked after the hand is gone", e.Seat)
		}
	case table.Awarded:
		if j.out.has(e.Seat) {
			j.tb.Errorf("seat %d is awarded %s without a hand", e.Seat, e.Amount)
		}
	case table.Returned:
		if e.By == "14.15(j)3" || e.By == "14.15(l)[both]" {
			j.refunded |= bit(e.Seat)
			j.out |= bit(e.Seat)
		}
	case table.Folded:
		j.out |= bit(e.Seat)
	case table.Button:
		if e.By == "14.10(c)1" { // and not where it goes for the next round
			j.button = e.Seat
		}
	case table.Noted:
		switch {
		case (e.By == "14.15(f)2" || e.By == "14.15(f)4") && j.voluntary.count() < 2:
			j.tb.Error("an error in the deal was let pass before two players had wagered")
		}
	case table.Voided:
		j.void = e.By
		if (e.By == "14.15(f)2" || e.By == "14.15(f)4") && j.voluntary.count() > 1 {
			j.tb.Error("a misdeal was called after two players had wagered")
		}
	case table.Dealt, table.Burned:
		if j.aside.Has(e.Card) {
			j.tb.Errorf("%v was put aside, and comes again", e.Card)
		}
		switch e.By {
		case "14.15(g)", "14.15(i)", "14.15(m)", "14.15(n)", "14.15(o)":
			if e.By != "14.15(o)" || j.game.options.Exposed == Exchange {
				j.aside |= card.SetOf(e.Card)
			}
		}
	}
	j.happened[e.By]++
}

// end adds up what the round came to.
func (j *judge) end(err error) {
	var refusal *law.Refusal
	switch {
	case errors.As(err, &refusal):
		return
	case err != nil:
		j.tb.Error(err)
		return
	}
	for _, s := range j.table.Present() {
		a := j.table.Account(s)
		won := a.Chips + a.Cash - j.had[s]
		if j.void != "" && won != 0 {
			j.tb.Errorf("the round was void, and seat %d has won %s", s, won)
		}
		if j.refunded.has(s) && won != 0 {
			j.tb.Errorf("seat %d got everything back, and has won %s", s, won)
		}
		if a.Layout != 0 {
			j.tb.Errorf("%s of seat %d stay on the layout", a.Layout, s)
		}
	}
	if j.void != "" && j.game.button != j.button {
		j.tb.Errorf("the round was void, and the button moved from %d to %d", j.button, j.game.button)
	}
}

// ownWager reports whether a wager is made in turn and not forced.
func ownWager(g *Game, e *table.Event) bool {
	switch e.By {
	case g.laws.first, g.laws.later, word, "14.7(e)", "14.7(f)1", "14.7(f)3", "14.7(g)1", "14.7(g)3":
		return true
	}
	return false
}

func (j *judge) tell() {
	w := witness{tb: j.tb, log: j.log}
	w.tell()
}
