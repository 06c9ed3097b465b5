package floor

import (
	"errors"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"boardwalk/card"
	"boardwalk/journal"
	"boardwalk/law"
	"boardwalk/ledger"
	"boardwalk/money"
	"boardwalk/table"
	"boardwalk/table/tabletest/banktest"
)

// askedOf returns who is asked, and fails unless each of them is asked the offer and
// sees nothing of the others' questions.
func askedOf(t *testing.T, tab *Table, offer *table.Offer, people map[table.Seat]string) (ids map[table.Seat]string) {
	t.Helper()
	ids = map[table.Seat]string{}
	for seat, who := range people {
		st := status(t, tab, who)
		switch asked := slices.Contains(st.Asked, seat); {
		case asked != (st.Question != nil):
			t.Fatalf("asked are %v, and %s at seat %d has the question %+v", st.Asked, who, seat, st.Question)
		case asked && (st.Question.Seat != seat || st.Question.Offer.ID != offer.ID):
			t.Fatalf("%s at seat %d is asked %+v", who, seat, st.Question)
		case asked:
			ids[seat] = st.QuestionID()
		}
	}
	return ids
}

// answers counts the answers that a person has heard of since an event.
func answers(t *testing.T, tab *Table, person string, after uint64) (n int) {
	t.Helper()
	for _, e := range everything(t, tab, person, after) {
		if e.Told.Kind == table.Answered {
			n++
		}
	}
	return n
}

// TestABankAtALiveTable plays high card with a bank in a house: the bank is offered
// before betting opens, then all are asked at once which card to keep. The house is
// closed and opened again while some have answered.
func TestABankAtALiveTable(t *testing.T) {
	banktest.Install(t)
	evening(t, banktest.ID, func(t *testing.T, h *House, tab *Table, log *memory) {
		people := map[table.Seat]string{1: "ann", 2: "bob", 3: "cy"}
		choose := func(who, id string, c table.Choice) Receipt {
			t.Helper()
			r := must(t)(tab.Answer(ctx, party(who), id, table.Answer{Choice: c}))
			if r.Question != id {
				t.Errorf("the receipt of %s: %+v", who, r)
			}
			last := log.segment(banktest.ID)
			if !slices.ContainsFunc(last, func(r journal.Record) bool { return r.Kind == journal.KindEntry && r.Who == who }) {
				t.Errorf("the answer of %s is acknowledged and not durable", who)
			}
			return r
		}
		// Ann is offered the bank as soon as there are two.
		ids := askedOf(t, tab, banktest.OfferBank, people)
		if len(ids) != 1 || ids[1] == "" || status(t, tab, "").Phase != Playing {
			t.Fatalf("asked are %v: %+v", ids, status(t, tab, ""))
		}
		if r, _ := tab.Sit(ctx, party("cy"), 3, 500*money.Dollar); !r.Waits {
			t.Errorf("cy sits down in an interlude: %+v", r)
		}
		_, err := tab.Wager(ctx, party("bob"), banktest.Wager, 10*money.Dollar)
		refused(t, "", err)
		if !strings.Contains(err.Error(), "still being prepared") {
			t.Errorf("bob bets in an interlude: %v", err)
		}
		choose("ann", ids[1], "accept")
		if st := status(t, tab, "bob"); st.Phase != Idle || len(st.Facts) != 1 || st.Facts[0] != table.At("bank", 1) {
			t.Fatalf("after the interlude: %+v", st)
		}
		must(t)(tab.Wager(ctx, party("bob"), banktest.Wager, 20*money.Dollar))
		must(t)(tab.Wager(ctx, party("cy"), banktest.Wager, 30*money.Dollar))
		_, err = tab.Wager(ctx, party("ann"), banktest.Wager, 30*money.Dollar)
		refused(t, "", err)
		for _, who := range people {
			must(t)(tab.Ready(ctx, party(who), true))
		}
		ids = askedOf(t, tab, banktest.OfferKeep, people)
		st := status(t, tab, "ann")
		if len(ids) != 3 || len(st.Asked) != 3 || time.Until(st.Until) != 15*time.Second || !st.Until.Equal(status(t, tab, "cy").Until) {
			t.Fatalf("asked are %v, until %s: %+v", ids, st.Until, st)
		}
		if held, _ := log.holds(ledger.Cover(banktest.ID, 1)); held != 50*money.Dollar {
			t.Errorf("the bank has %s set aside", held)
		}
		before := tab.Last()
		first := choose("cy", ids[3], "second")
		if again := must(t)(tab.Answer(ctx, party("cy"), ids[3], table.Answer{Choice: "second"})); !again.Repeated || again.At != first.At {
			t.Errorf("cy answers again: %+v", again)
		}
		_, err = tab.Answer(ctx, party("cy"), ids[2], table.Answer{Choice: "second"})
		var r *law.Refusal
		if !errors.As(err, &r) || r.Reason != law.Turn {
			t.Errorf("cy answers for bob: %v", err)
		}
		check := func(when string) {
			t.Helper()
			for _, who := range []string{"ann", "bob", "cy", ""} {
				if n := answers(t, tab, who, before); n != 0 {
					t.Errorf("%s %q has heard of %d answers", when, who, n)
				}
				if st := status(t, tab, who); !reflect.DeepEqual(st.Asked, []table.Seat{2, 1}) || (st.Question == nil) != (who == "cy" || who == "") {
					t.Errorf("%s %q sees %+v", when, who, st)
				}
				for _, e := range everything(t, tab, who, 0) {
					if e.Told.Kind == table.Dealt && e.Told.Card != card.Unknown && (who == "" || people[e.Told.Seat] != who) {
						t.Errorf("%s %q sees a card of seat %d", when, who, e.Told.Seat)
					}
				}
			}
		}
		check("before the restart")
		h.Close()
		h = open(t, h.file, log)
		defer h.Close()
		tab = at(t, h, banktest.ID)
		check("after the restart")
		if _, err := tab.Answer(ctx, party("cy"), ids[3], table.Answer{Choice: "first"}); err == nil {
			t.Error("cy has answered otherwise after the restart")
		}
		choose("ann", ids[1], "first")
		time.Sleep(16 * time.Second) // the clock answers for bob
		if n := answers(t, tab, "", before); n != 3 {
			t.Errorf("%d answers were told", n)
		}
		var order []table.Seat
		for _, e := range everything(t, tab, "", before) {
			if e.Told.Kind == table.Answered {
				order = append(order, e.Told.Seat)
			}
		}
		if !slices.Equal(order, []table.Seat{2, 3, 1}) {
			t.Errorf("the answers were told in the order %v", order)
		}
		if held, _ := log.holds(ledger.Cover(banktest.ID, 1)); held != 0 {
			t.Errorf("after the round %s is set aside", held)
		}
		// The bank goes on to bob, since ann had it.
		ids = askedOf(t, tab, banktest.OfferBank, people)
		if ids[1] != "" || ids[2] == "" {
			t.Fatalf("the bank is offered to %v", ids)
		}
		if _, _, err := journal.VerifyDraws(log.all(banktest.ID)); err != nil {
			t.Error(err)
		}
	})
}

// TestNobodyGetsTheBankTwiceByMoving has the player with the bank change chairs: the
// house tells the game who sits down.
func TestNobodyGetsTheBankTwiceByMoving(t *testing.T) {
	banktest.Install(t)
	evening(t, banktest.ID, func(t *testing.T, _ *House, tab *Table, _ *memory) {
		choose := func(who string, c table.Choice) {
			t.Helper()
			must(t)(answer(tab, party(who), table.Answer{Choice: c}))
		}
		choose("ann", "accept")
		must(t)(tab.Wager(ctx, party("bob"), banktest.Wager, 20*money.Dollar))
		must(t)(tab.Ready(ctx, party("ann"), true))
		must(t)(tab.Ready(ctx, party("bob"), true))
		choose("bob", "first")
		if r := must(t)(tab.Leave(ctx, party("ann"))); !r.Waits {
			t.Errorf("the bank leaves in the middle of a round: %+v", r)
		}
		if st := status(t, tab, "ann"); st.Round != 2 || st.Phase != Idle { // she gets the first choice, and the round is over
			t.Errorf("ann has left: %+v", st)
		}
		must(t)(tab.Sit(ctx, party("cy"), 1, 500*money.Dollar))
		choose("cy", "pass")
		choose("bob", "pass")
		must(t)(tab.Sit(ctx, party("ann"), 3, 500*money.Dollar))
		if st := status(t, tab, "ann"); st.Question != nil || st.Phase == Playing {
			t.Errorf("ann is asked %+v", st)
		}
	})
}
