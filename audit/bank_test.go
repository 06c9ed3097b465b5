package audit_test

import (
	"context"
	"testing"

	"boardwalk/audit"
	"boardwalk/audit/audittest"
	"boardwalk/casino"
	"boardwalk/floor"
	"boardwalk/game"
	"boardwalk/money"
	"boardwalk/people"
	"boardwalk/store"
	"boardwalk/store/storetest"
	"boardwalk/table"
	"boardwalk/table/tabletest/banktest"
)

// evening is a house with one table, whose records are audited in the end.
type evening struct {
	*testing.T
	dir   string
	store *store.Store
	house *floor.House
	at    *floor.Table
	known *people.Register
	file  *casino.File
}

func newEvening(t *testing.T, id string) *evening { return newEveningWith(t, id, nil) }

// newEveningWith is newEvening at a table with some options.
func newEveningWith(t *testing.T, id string, options map[string]string) *evening {
	t.Helper()
	e, ctx := &evening{T: t, dir: t.TempDir()}, context.Background()
	file := audittest.House([]string{id})
	file.Guest = 1000 * money.Dollar
	file.Pits[0].Tables[0].Options = options
	e.file = file
	var err error
	if e.store, err = store.Open(e.dir, storetest.Sealed); err != nil {
		t.Fatal(err)
	}
	if e.known, _, err = people.Open(ctx, file, e.store); err != nil {
		t.Fatal(err)
	}
	if e.house, err = floor.Open(file, e.store); err != nil {
		t.Fatal(err)
	}
	e.at, _ = e.house.Table(id)
	return e
}

func (e *evening) may(_ floor.Receipt, err error) {
	e.Helper()
	if err != nil {
		e.Fatal(err)
	}
}

// sits brings a guest to a seat.
func (e *evening) sits(seat table.Seat) floor.Party {
	e.Helper()
	guest, err := e.known.Guest()
	if err != nil {
		e.Fatal(err)
	}
	by := floor.Party{Who: guest.ID}
	e.may(e.at.Sit(context.Background(), by, seat, 500*money.Dollar))
	return by
}

// asked returns the status as a person sees it.
func (e *evening) asked(by floor.Party) floor.Status {
	e.Helper()
	v, err := e.at.View(context.Background(), by.Who)
	if err != nil {
		e.Fatal(err)
	}
	return v.Status
}

func (e *evening) answer(by floor.Party, c table.Choice) {
	e.Helper()
	st := e.asked(by)
	e.may(e.at.Answer(context.Background(), by, st.QuestionID(), table.Answer{Choice: c}))
}

// audit closes the house and fails the test if its records have a fault.
func (e *evening) audit(rounds int64) {
	e.Helper()
	e.house.Close()
	if err := e.store.Close(); err != nil {
		e.Fatal(err)
	}
	r, err := audit.Verify(context.Background(), e.dir, audit.Options{Fault: func(f audit.Fault) { e.Error(f.String()) }})
	if err != nil || int64(r.Rounds) != rounds {
		e.Errorf("%d rounds, %v", r.Rounds, err)
	}
}

// TestABankHasNoFault has two players take the bank by turns. What it sets aside, wins
// and gets back is in the records.
func TestABankHasNoFault(t *testing.T) {
	banktest.Install(t)
	ctx, e := context.Background(), newEvening(t, banktest.ID)
	players := []floor.Party{e.sits(1), e.sits(2)}
	for round := range 4 {
		bank, other := players[round%2], players[1-round%2]
		e.answer(bank, "accept")
		e.may(e.at.Wager(ctx, other, banktest.Wager, 10*money.Dollar))
		for _, by := range players {
			e.may(e.at.Ready(ctx, by, true))
		}
		e.answer(bank, "second")
		e.answer(other, "first")
	}
	e.audit(4)
}

// TestAnIncidentWithinARoundHasNoFault reports an incident while a player is asked.
func TestAnIncidentWithinARoundHasNoFault(t *testing.T) {
	ctx, e := context.Background(), newEvening(t, "blackjack")
	by := e.sits(1)
	rules, _ := game.Find("blackjack")
	area := rules.New(rules.Options()).Layout().MustArea("main-1")
	reported := 0
	for range 12 {
		e.may(e.at.Wager(ctx, by, area, 10*money.Dollar))
		e.may(e.at.Ready(ctx, by, true))
		for q := e.asked(by).Question; q != nil; q = e.asked(by).Question {
			if q.Offer.ID == "decide" && reported == 0 {
				last := e.at.Last()
				e.may(e.at.Report(ctx, floor.Party{Who: "dealer"}, table.Act{Kind: table.Report, Word: "face-up-card"}))
				if e.at.Last() == last {
					t.Error("a report in the middle of a round was not taken at once")
				}
				reported++
			}
			e.answer(by, q.First())
		}
	}
	if reported == 0 {
		t.Error("nothing was reported")
	}
	e.audit(12)
}
