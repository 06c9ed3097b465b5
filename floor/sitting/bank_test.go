package sitting

import (
	"testing"
	"time"

	"boardwalk/game/chemindefer"
	"boardwalk/money"
	"boardwalk/table"
)

// playBank plays at a table of chemin de fer for some minutes. Ann answers questions
// about the bank with a choice if it is open, and wagers against the bank when somebody
// else has it.
func playBank(t *testing.T, e *evening, choice table.Choice, minutes int) {
	t.Helper()
	for range 60 * minutes / 5 {
		q := e.Live().Question()
		switch {
		case q != nil && q.Seat == 1 && q.Allows(choice):
			e.must(Answer(by("ann"), e.asks(q), table.Answer{Choice: choice, Amount: q.Least}))
		case q != nil && q.Seat == 1:
			e.must(Answer(by("ann"), e.asks(q), table.Answer{Choice: q.First()}))
		case q == nil && !e.Table().Wagering(1):
			e.wager("ann")
		}
		e.advance(5 * time.Second)
	}
}

// tellsOf counts events of a kind on an area, of bots and of ann.
func tellsOf(e *evening, kind table.EventKind, wager string) (bots, ann int) {
	area := e.Table().Layout().MustArea(wager)
	for i := range e.events {
		if told := &e.events[i].Told; told.Kind == kind && told.Area == area {
			if told.Seat == 1 {
				ann++
			} else {
				bots++
			}
		}
	}
	return bots, ann
}

// Bots bid for the bank, wager as the Banker and are paid and collected by it.
func TestBotsBank(t *testing.T) {
	e := newEvening(t, chemindefer.Rules.ID, 2)
	e.must(Sit(by("ann"), 1, 900*money.Dollar))
	playBank(t, e, chemindefer.Decline, 20)
	placed, _ := tellsOf(e, table.Wagered, "bank")
	_, mine := tellsOf(e, table.Wagered, "player")
	if rounds := e.Table().Rounds(); rounds < 10 || placed < rounds || mine < 10 {
		t.Errorf("%d rounds, %d wagers of bots as the Banker and %d of ann against them", rounds, placed, mine)
	}
}

// Bots wager against the bank of a bot while a person only looks on, and stop when that
// person is gone.
func TestBotsWagerAgainstABotsBank(t *testing.T) {
	e := newEvening(t, chemindefer.Rules.ID, 3)
	e.must(Sit(by("ann"), 1, 900*money.Dollar))
	for range 120 {
		if q := e.Live().Question(); q != nil && q.Seat == 1 {
			e.must(Answer(by("ann"), e.asks(q), table.Answer{Choice: q.First()}))
		}
		e.advance(5 * time.Second)
	}
	placed, _ := tellsOf(e, table.Wagered, "bank")
	against, mine := tellsOf(e, table.Wagered, "player")
	if rounds := e.rounds + int(e.placement.Rounds); rounds < 10 || placed < rounds || against < rounds || mine != 0 {
		t.Errorf("%d rounds, %d wagers of bots as the Banker, %d of bots against it and %d of ann", rounds, placed, against, mine)
	}
	e.must(Leave(by("ann")))
	e.advance(time.Minute)
	if e.people() != 0 || e.Table().Taken(2) || e.Table().Taken(3) {
		t.Error("bots stay when ann is gone")
	}
}

// Bots cover the bank of a person.
func TestBotsCoverABank(t *testing.T) {
	e := newEvening(t, chemindefer.Rules.ID, 2)
	e.must(Sit(by("ann"), 1, 900*money.Dollar))
	for range 60 {
		if q := e.Live().Question(); q != nil && q.Seat == 1 {
			a := table.Answer{Choice: q.First()}
			for _, c := range []table.Choice{chemindefer.Bid, chemindefer.Accept, chemindefer.Wager} {
				if q.Allows(c) {
					a = table.Answer{Choice: c, Amount: q.Most}
				}
			}
			e.must(Answer(by("ann"), e.asks(q), a))
		} else if q == nil && !e.Table().Wagering(1) {
			e.wager("ann")
		}
		e.advance(5 * time.Second)
	}
	bots, _ := tellsOf(e, table.Wagered, "player")
	_, banked := tellsOf(e, table.Wagered, "bank")
	if rounds := e.Table().Rounds(); rounds < 3 || banked < 3 || bots < banked {
		t.Errorf("%d rounds, %d wagers of ann as the Banker and %d of bots against them", rounds, banked, bots)
	}
}

// A Banker who leaves gives the bank up: what was wagered against it goes back, and the
// table plays on. TestABankerWhoIsNotThere has the other ways of being absent.
func TestABankerWhoIsAway(t *testing.T) {
	e := newEvening(t, chemindefer.Rules.ID, 2)
	e.must(Sit(by("ann"), 1, 900*money.Dollar))
	e.must(Sit(by("bob"), 4, 900*money.Dollar))
	bank := func() table.Seat { s, _ := e.Table().Game().(*chemindefer.Game).Bank(); return s }
	for range 200 {
		if bank() == 1 && e.Live().Question() == nil {
			break
		}
		if q := e.Live().Question(); q != nil && (q.Seat == 1 || q.Seat == 4) {
			a := table.Answer{Choice: q.First()}
			if who := "ann"; q.Seat == 1 && q.Allows(chemindefer.Bid) {
				e.must(Answer(by(who), e.asks(q), table.Answer{Choice: chemindefer.Bid, Amount: q.Most}))
				continue
			}
			e.must(Answer(by(map[table.Seat]string{1: "ann", 4: "bob"}[q.Seat]), e.asks(q), a))
			continue
		}
		e.advance(time.Second)
	}
	if bank() != 1 {
		t.Fatalf("ann does not get the bank; position %d has it", bank())
	}
	e.wager("bob")
	if !e.Table().Wagering(4) {
		t.Fatal("bob cannot wager against ann's bank")
	}
	had := e.Table().Account(4).Net
	e.must(Leave(by("ann")))
	e.advance(time.Second)
	if e.Table().Taken(1) || bank() == 1 || e.Table().Wagering(4) && bank() == 0 || e.Table().Account(4).Net != had {
		t.Errorf("ann left with the bank: position %d has it, bob has %+v", bank(), e.Table().Account(4))
	}
	for range 100 {
		if q := e.Live().Question(); q != nil && q.Seat == 4 {
			e.must(Answer(by("bob"), e.asks(q), table.Answer{Choice: q.First()}))
		}
		e.advance(5 * time.Second)
	}
	if bank() == 0 {
		t.Error("nobody has the bank after ann has left")
	}
}
