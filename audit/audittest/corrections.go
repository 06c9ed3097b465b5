package audittest

import (
	"context"
	"encoding/json"

	"boardwalk/casino"
	"boardwalk/floor"
	"boardwalk/journal"
	"boardwalk/money"
	"boardwalk/people"
	"boardwalk/store"
)

// The staff of an evening.
const (
	floorperson = "fay"
	boss        = "max"
)

// staff lists the staff of the evening, as package people does.
func (e *evening) staff() {
	e.list(floorperson, casino.Floorperson)
	e.list(boss, casino.PitBoss)
}

// list lists a member of staff.
func (e *evening) list(who string, role casino.Role) {
	now := e.clock()
	data, err := journal.Data(people.Account{Person: who, Did: "listed", Role: role})
	check(err)
	row, err := json.Marshal(&people.Person{ID: who, Name: who, Role: role, Made: now, Listed: true})
	check(err)
	_, err = e.log.Append(&store.Batch{
		Records: []journal.Record{{Time: now, Who: "server", Kind: journal.KindAccount, Data: data}},
		People:  []store.Person{{ID: who, Data: row}},
	})
	check(err)
}

// corrects has payments of the last round to ann corrected: one is confirmed, one is declined, one is taken back, and one waits until
// the house closes.
func (e *evening) corrects() {
	ctx := context.Background()
	wagers := e.tab.Published().Rules.New(e.tab.Published().Options).Layout().Wagers
	ask := func(amount money.Cents) func(floor.Party) (floor.Receipt, error) {
		return func(by floor.Party) (floor.Receipt, error) {
			return e.tab.Correct(ctx, by, journal.Correction{Round: e.tab.Status().Round - 1, Seat: seat(e.tab, "ann"), Person: "ann",
				Wager: wagers[0].ID, Amount: amount, Law: "house:added-3(b)", Why: "paid at other odds"})
		}
	}
	confirm := func(number uint64) func(floor.Party) (floor.Receipt, error) {
		return func(by floor.Party) (floor.Receipt, error) { return e.tab.ConfirmCorrection(ctx, by, number) }
	}
	e.must(floorperson, ask(500))
	e.must(boss, confirm(1))
	e.must(floorperson, ask(-200))
	e.must(boss, confirm(2))
	e.must(floorperson, ask(300))
	e.must(boss, func(by floor.Party) (floor.Receipt, error) {
		return e.tab.DeclineCorrection(ctx, by, 3, "it was paid rightly")
	})
	e.must(floorperson, ask(700))
}
