package audit_test

import (
	"context"
	"slices"
	"testing"

	"boardwalk/audit"
	"boardwalk/audit/audittest"
	"boardwalk/floor"
	"boardwalk/game"
	"boardwalk/money"
	"boardwalk/people"
	"boardwalk/store"
	"boardwalk/table"
)

// bidding is big six with an auction before every round: all players are asked at
// once what they bid.
type bidding struct {
	table.Game
	settled bool
}

var bids = &table.Offer{ID: "bid", Text: "What do you bid?", Choices: []table.Choice{"pass", "low", "high"}}

func (g *bidding) InterludeDue() bool { return !g.settled }

func (g *bidding) Interlude(d *table.Dealer) {
	var questions []table.Question
	for _, seat := range d.Present() {
		questions = append(questions, table.Question{Seat: seat, Offer: bids, Open: table.AllChoices})
	}
	for i, a := range d.AskAll(questions) {
		d.NoteAt(questions[i].Seat, "bids "+string(a.Choice))
	}
	g.settled = true
}

func (g *bidding) Round(d *table.Dealer) {
	g.Game.Round(d)
	g.settled = false
}

func (g *bidding) Snapshot() any { return [2]any{g.Game.Snapshot(), g.settled} }

func (g *bidding) Restore(v any) {
	saved := v.([2]any)
	g.Game.Restore(saved[0])
	g.settled = saved[1].(bool)
}

// TestAnAuctionBeforeEveryRoundHasNoFault has two players asked at once, of whom the
// second answers first.
func TestAnAuctionBeforeEveryRoundHasNoFault(t *testing.T) {
	wheel, _ := game.Find("big-six")
	rules := *wheel
	rules.ID, rules.New = "bidding", func(o table.Options) table.Game { return &bidding{Game: wheel.New(o)} }
	all := game.All
	game.All = append(slices.Clip(all), &rules)
	defer func() { game.All = all }()

	dir, ctx := t.TempDir(), context.Background()
	file := audittest.House([]string{"bidding"})
	file.Guest = 1000 * money.Dollar
	st, err := store.Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	known, _, err := people.Open(ctx, file, st)
	if err != nil {
		t.Fatal(err)
	}
	h, err := floor.Open(file, st)
	if err != nil {
		t.Fatal(err)
	}
	at, _ := h.Table("bidding")
	may := func(_ floor.Receipt, err error) {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
	}
	var guests []floor.Party
	answer := func(by floor.Party, c table.Choice) {
		t.Helper()
		v, err := at.View(ctx, by.Who)
		if err != nil || v.Status.Question == nil {
			t.Fatalf("%+v, %v", v.Status, err)
		}
		may(at.Answer(ctx, by, v.Status.QuestionID(), table.Answer{Choice: c}))
	}
	for seat := range table.Seat(2) {
		guest, err := known.Guest()
		if err != nil {
			t.Fatal(err)
		}
		by := floor.Party{Who: guest.ID, Name: guest.Name}
		guests = append(guests, by)
		may(at.Sit(ctx, by, seat+1, 100*money.Dollar))
		if seat == 0 {
			answer(by, "pass")
		}
	}
	for range 3 {
		may(at.Wager(ctx, guests[0], 0, 10*money.Dollar))
		for _, by := range guests {
			may(at.Ready(ctx, by, true))
		}
		answer(guests[1], "high")
		answer(guests[0], "low")
	}
	h.Close()
	if err := st.Close(); err != nil {
		t.Fatal(err)
	}
	r, err := audit.Verify(ctx, dir, audit.Options{Fault: func(f audit.Fault) { t.Error(f.String()) }})
	if err != nil || r.Rounds != 3 {
		t.Errorf("%d rounds, %v", r.Rounds, err)
	}
}
