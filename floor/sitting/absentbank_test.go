package sitting

import (
	"errors"
	"fmt"
	"math/bits"
	"slices"
	"testing"
	"time"

	"boardwalk/floor/view"
	"boardwalk/law"
	"boardwalk/ledger"
	"boardwalk/money"
	"boardwalk/table"
)

// bankEvening is an evening at which ann wants the bank, and bob wagers against it. A
// bot sits there, so that the table can be played at without ann.
type bankEvening struct {
	*evening
	wants []table.Choice // what ann answers with, the first of them that is open
}

func newBankEvening(t *testing.T, id string, options map[string]string, wants ...table.Choice) *bankEvening {
	t.Helper()
	e := &bankEvening{newEveningUnder(t, id, 1, options), wants}
	e.config.Away = time.Minute
	e.Sitting.config.Away = time.Minute
	e.must(Sit(by("ann"), 1, 900*money.Dollar))
	e.must(Sit(by("bob"), 4, 900*money.Dollar))
	return e
}

// bank returns the position that has the bank; the house's if none has.
func (e *bankEvening) bank() table.Seat {
	for _, f := range e.Status().Facts {
		if f.ID == "bank" || f.ID == "co-bank" {
			return table.Seat(bits.TrailingZeros64(f.Seats))
		}
	}
	return table.House
}

// askedOf returns the question that a seat is asked; nil if it is asked nothing.
func (e *bankEvening) askedOf(seat table.Seat) *table.Question {
	all := e.Live().Questions()
	if i := slices.IndexFunc(all, func(q table.Question) bool { return q.Seat == seat }); i >= 0 {
		return &all[i]
	}
	return nil
}

// step does one thing that is to be done: bob answers with the first choice, ann as she
// wants, or both wager, or time passes. Ann does nothing while she is absent.
func (e *bankEvening) step(absent bool) {
	e.Helper()
	if q := e.askedOf(4); q != nil {
		e.must(Answer(by("bob"), e.asks(q), table.Answer{Choice: q.First()}))
		return
	}
	if q := e.askedOf(1); q != nil && !absent {
		a := table.Answer{Choice: q.First()}
		if i := slices.IndexFunc(e.wants, q.Allows); i >= 0 {
			a.Choice = e.wants[i]
		}
		if a.Choice == "bid" { // more than a bot bids, and less than all
			a.Amount = min(q.Least+20*money.Dollar, q.Most)
		}
		e.must(Answer(by("ann"), e.asks(q), a))
		return
	}
	if e.Live().Question() == nil && !e.Table().Wagering(4) {
		e.wager("bob")
	}
	if e.Live().Question() == nil && !absent && !e.Table().Wagering(1) && e.bank() != 1 {
		e.wager("ann")
	}
	e.advance(5 * time.Second)
}

// covers is the stage at which wagers are made against ann's bank, and bob has made one.
const covers = "covers"

// at reports whether a stage is reached: ann is asked the offer of that name, or bob is,
// where ann has the bank and does not take part in it.
func (e *bankEvening) at(stage string) bool {
	if stage == covers {
		return e.Live().Question() == nil && e.bank() == 1 && e.Table().Wagering(4)
	}
	if q := e.askedOf(1); q != nil && q.Offer.ID == stage {
		return stage != "set" || e.bank() == 1
	}
	q := e.askedOf(4)
	return stage == "players-hand" && q != nil && q.Offer.ID == stage && e.bank() == 1
}

// absences are the ways in which a player is not there any more.
var absences = []struct {
	how  string
	goes func(e *bankEvening)
}{
	{"leaves", func(e *bankEvening) { e.must(Leave(by("ann"))) }},
	{"loses the connection", func(e *bankEvening) { e.gone["ann"] = e.clock }},
	{"does not answer", func(*bankEvening) {}},
}

// TestABankerWhoIsNotThere has a player who has the bank, or is offered it, leave, lose
// the connection or answer nothing, at every stage at which somebody is asked or wagers.
// The round under way is played to its end with that bank, and what was set aside comes
// back. A bank is given up before the next round, or at once if none is under way. Who
// leaves or is away gives the position up; who only does not answer keeps it until asked
// three times. The table plays on, and no chip is lost.
func TestABankerWhoIsNotThere(t *testing.T) {
	for _, g := range []struct {
		id      string
		options map[string]string
		wants   []table.Choice
		stages  []string
	}{
		{"chemin-de-fer", map[string]string{"five-against-four": "option"}, []table.Choice{"bid", "accept", "wager"},
			[]string{"bid", "first-wager", covers, "players-hand", "bankers-hand", "next-wager", "bank"}},
		{"pai-gow", map[string]string{"banking": "bank"}, []table.Choice{"accept"},
			[]string{"bank", "dealer-wager", "cut", covers, "set"}},
		{"pai-gow", map[string]string{"banking": "co-bank"}, []table.Choice{"co-bank"}, []string{"bank", "cut", covers}},
		{"pai-gow-poker", map[string]string{"banking": "bank"}, []table.Choice{"accept"},
			[]string{"bank", "dealer-wager", "cut", covers, "set"}},
		{"pai-gow-poker", map[string]string{"banking": "bank", "dealing": "hand", "shuffling": "device"},
			[]table.Choice{"accept"}, []string{"first-stack", "set"}},
		{"pai-gow-poker", map[string]string{"banking": "co-bank"}, []table.Choice{"co-bank"}, []string{"bank", covers}},
	} {
		for i, stage := range g.stages {
			for j, a := range absences {
				if testing.Short() && i%len(absences) != j {
					continue // each stage once, and each absence at some
				}
				t.Run(fmt.Sprint(g.id, " ", g.wants[0], " ", stage, " ", a.how), func(t *testing.T) {
					absentAt(t, newBankEvening(t, g.id, g.options, g.wants...), stage, a.how, a.goes)
				})
			}
		}
	}
}

func absentAt(t *testing.T, e *bankEvening, stage, how string, goes func(*bankEvening)) {
	for range 6000 { // Table 3 seldom leaves a choice to the Banker
		if e.at(stage) {
			break
		}
		e.step(false)
	}
	if !e.at(stage) {
		t.Fatalf("the evening never comes to %q", stage)
	}
	underway, bank, round := e.underway() && !e.interlude, e.bank(), e.Table().Rounds()
	bet := e.Table().Account(4).Layout
	goes(e)
	if stage == covers && how == "leaves" {
		checkGivenBack(t, e, bet)
	}
	if again := e.replayed(); again.State() != e.State() {
		t.Fatalf("a restart then finds\n%s\nand not\n%s", again.State(), e.State())
	}
	for range 400 {
		if !e.Table().Taken(1) || how == "does not answer" && e.bank() != 1 && e.Table().Rounds() > round+1 {
			break
		}
		if e.SeatOf("ann") == 1 && how == "leaves" && e.Live().Question() == nil {
			t.Fatal("ann wants to leave, nothing is asked, and she is still there")
		}
		if underway && e.Table().Rounds() == round && e.bank() != bank {
			t.Fatalf("the bank goes from %d to %d in the middle of a round", bank, e.bank())
		}
		e.step(true)
	}
	if e.Table().Taken(1) && how != "does not answer" {
		t.Fatal("ann is away and keeps the position")
	}
	if e.bank() == 1 {
		t.Error("ann is not there and still has the bank")
	}
	checkNothingLeft(t, e)
	round = e.Table().Rounds()
	for range 200 {
		e.step(true)
	}
	if e.Table().Rounds() < round+3 {
		t.Errorf("%d rounds are played once ann is gone", e.Table().Rounds()-round)
	}
	checkNothingLeft(t, e)
}

// checkGivenBack checks what became of bob's wager when the bank left before the round
// began: at chemin de fer it is back, since there is nothing to wager against, and
// elsewhere it stands, against the house.
func checkGivenBack(t *testing.T, e *bankEvening, bet money.Cents) {
	t.Helper()
	if e.id == "chemin-de-fer" {
		bet = 0
	}
	if got := e.Table().Account(4).Layout; e.bank() == 1 || e.Table().Taken(1) || got != bet {
		t.Errorf("ann has left with the bank: position %d has it, and bob has %s on the layout, want %s", e.bank(), got, bet)
	}
}

// checkNothingLeft checks that nothing of ann's stays behind at the table, and that all
// that anybody has adds up to nothing, to the cent.
func checkNothingLeft(t *testing.T, e *bankEvening) {
	t.Helper()
	for _, a := range []ledger.Account{ledger.Seat(e.id, 1), ledger.Cover(e.id, 1)} {
		if held := e.book.Balance(a).Posted; held != 0 && !e.Table().Taken(1) {
			t.Errorf("%s still holds %s", a, held)
		}
	}
	if held := e.book.Balance(ledger.Centre(e.id)).Posted; held != 0 {
		t.Errorf("%s lies in the centre of the table", held)
	}
	var sum money.Cents
	for _, held := range e.book.All {
		sum += held.Posted
	}
	if sum != 0 {
		t.Errorf("all accounts together hold %s", sum)
	}
}

// TestABankThatCannotCover has a player with few chips take the bank at a live table: no
// wager is taken that those chips do not cover, or half of it where the house covers the
// other half.
func TestABankThatCannotCover(t *testing.T) {
	for _, x := range []struct {
		id, banking string
		takes       table.Choice
		times       money.Cents // how much of wagers a chip covers
		wager       law.Cite
	}{
		{"pai-gow", "bank", "accept", 1, "10.8(d)2"}, {"pai-gow", "co-bank", "co-bank", 2, "10.8(d)2"},
		{"pai-gow-poker", "bank", "accept", 1, "11.10(d)2"}, {"pai-gow-poker", "co-bank", "co-bank", 2, "11.10(d)2"},
	} {
		t.Run(x.id+" "+x.banking, func(t *testing.T) {
			e, wager := newEveningUnder(t, x.id, 0, map[string]string{"banking": x.banking}), x.wager
			least := e.Table().Limit(0).Min
			e.must(Sit(by("ann"), 1, 4*least))
			e.must(Sit(by("bob"), 4, 900*money.Dollar))
			bank := &bankEvening{e, []table.Choice{x.takes, "none"}}
			for range 600 {
				if e.Live().Question() == nil && bank.bank() == 1 {
					break
				}
				bank.step(false)
			}
			has := x.times * e.Table().Chips(1)
			if bank.bank() != 1 || has > 20*x.times*least {
				t.Fatalf("position %d has the bank, and ann has %s", bank.bank(), has)
			}
			area := e.Table().Layout().MustArea("wager-4")
			bet := func(amount money.Cents) error {
				return e.do(Act(by("bob"), table.Act{Kind: table.Make, Area: area, Amount: amount})).Err
			}
			var refusal *law.Refusal
			if err := bet(has + x.times*e.Table().Unit(area)); !errors.As(err, &refusal) || refusal.By != wager || refusal.Reason != law.Limit {
				t.Errorf("a wager that the bank cannot pay: %v", err)
			}
			if err := bet(has); err != nil {
				t.Errorf("a wager of all that the bank has: %v", err)
			}
			if err := bet(x.times * e.Table().Unit(area)); !errors.As(err, &refusal) || refusal.By != wager {
				t.Errorf("one chip more: %v", err)
			}
			for i, round := 0, e.Table().Rounds(); i < 50 && (e.Table().Rounds() == round || e.underway()); i++ {
				bank.step(false)
			}
			if e.Table().Account(1).Cover != 0 || bank.bank() == 1 {
				t.Errorf("after the round %s is set aside, and position %d has the bank", e.Table().Account(1).Cover, bank.bank())
			}
			checkNothingLeft(t, bank)
		})
	}
}

// TestABankIsNotOfferedToThePoor has a player sit there who cannot cover the least wagers
// of the two others, and is not asked.
func TestABankIsNotOfferedToThePoor(t *testing.T) {
	for id, by2 := range map[string]law.Cite{"pai-gow": "10.8(d)2", "pai-gow-poker": "11.10(d)2"} {
		t.Run(id, func(t *testing.T) {
			e := newEveningUnder(t, id, 1, map[string]string{"banking": "bank"})
			e.must(Sit(by("ann"), 1, e.Table().Limit(0).Min))
			e.must(Sit(by("bob"), 4, 900*money.Dollar))
			bank := &bankEvening{e, []table.Choice{"accept"}}
			for range 60 {
				if q := bank.askedOf(1); q != nil && q.Offer.ID == "bank" {
					t.Fatalf("ann is offered the bank, and has %s", e.Table().Chips(1))
				}
				if slices.ContainsFunc(e.events, func(v view.Event) bool { return v.Told.Seat == 1 && v.Told.By == by2 }) {
					return
				}
				bank.step(false)
			}
			t.Error("nobody says why ann is not offered the bank")
		})
	}
}
