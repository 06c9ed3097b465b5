package floor

import (
	"strings"
	"testing"
	"time"

	"boardwalk/casino"
	"boardwalk/floor/sitting"
	"boardwalk/ledger"
	"boardwalk/money"
	"boardwalk/table"
)

// waiting is how many transfers are neither posted nor voided.
func (m *memory) waiting() int {
	m.mu.Lock()
	defer m.mu.Unlock()
	return len(m.pending)
}

// holds is what an account has, and what of it is set aside.
func (m *memory) holds(a ledger.Account) (posted, reserved money.Cents) {
	b, _ := m.Balance(ctx, a)
	return b.Posted, b.Reserved
}

// inTheMiddle is an evening in the middle of a hand of ann's.
func inTheMiddle(t *testing.T, test func(t *testing.T, h *House, tab *Table, log *memory)) {
	evening(t, "three-card-poker", func(t *testing.T, h *House, tab *Table, log *memory) {
		wagerAny(t, tab, party("ann"), 1)
		time.Sleep(20 * time.Second)
		if st := status(t, tab, ""); st.Phase != Playing {
			t.Fatalf("%+v", st)
		}
		test(t, h, tab, log)
	})
}

func TestMoneyForASeatIsSetAsideUntilTheRoundIsOver(t *testing.T) {
	inTheMiddle(t, func(t *testing.T, h *House, tab *Table, log *memory) {
		million := 1_000_000 * money.Dollar
		cy := Party{Who: "cy", Key: "sit"}
		if r := must(t)(tab.Sit(ctx, cy, 3, 900_000*money.Dollar)); !r.Waits || r.Seat != 3 {
			t.Errorf("%+v", r)
		}
		if r := must(t)(tab.AddChips(ctx, party("bob"), 50*money.Dollar)); !r.Waits {
			t.Errorf("%+v", r)
		}
		if has, reserved := log.holds(ledger.Player("cy")); has != million || reserved != 900_000*money.Dollar {
			t.Errorf("cy has %s, and %s is set aside", has, reserved)
		}
		if v, _ := tab.View(ctx, "cy"); len(v.Players) != 2 {
			t.Errorf("in the middle of a round: %+v", v.Players)
		}
		refused(t, "", errOf(tab.Sit(ctx, party("cy"), 4, 10*money.Dollar)))  // he waits already
		refused(t, "", errOf(tab.Sit(ctx, party("dee"), 3, 10*money.Dollar))) // for this seat
		other, err := openPrivate(h, "cy", casino.Table{Game: "craps"})
		if err != nil {
			t.Fatal(err)
		}
		refused(t, "", errOf(other.Sit(ctx, party("cy"), 1, 200_000*money.Dollar))) // what is set aside is not spent twice

		h.Close()
		h = open(t, h.file, log)
		defer h.Close()
		tab = at(t, h, "three-card-poker")
		if r := must(t)(tab.Sit(ctx, cy, 3, 900_000*money.Dollar)); !r.Repeated || !r.Waits {
			t.Errorf("after a restart: %+v", r)
		}
		time.Sleep(16 * time.Second)
		v, _ := tab.View(ctx, "cy")
		if v.Seat != 3 || v.Own.Chips != 900_000*money.Dollar || v.Players[2].Name != "cy" {
			t.Errorf("after the round: seat %d, %+v", v.Seat, v.Players)
		}
		if has, reserved := log.holds(ledger.Player("cy")); has != 100_000*money.Dollar || reserved != 0 || log.waiting() != 0 {
			t.Errorf("cy has %s, and %s is set aside; %d transfers are pending", has, reserved, log.waiting())
		}
		if v, _ := tab.View(ctx, "bob"); v.Own.Chips != 550*money.Dollar {
			t.Errorf("bob has %s", v.Own.Chips)
		}
	})
}

func TestMoneyForASeatComesBackIfNothingComesOfIt(t *testing.T) {
	for name, undo := range map[string]func(t *testing.T, tab *Table){
		"the table closes":       func(t *testing.T, tab *Table) { must(t)(tab.Close(ctx, party("boss"), "a break")) },
		"the player goes":        func(t *testing.T, tab *Table) { must(t)(tab.Leave(ctx, party("cy"))) },
		"the house is to close":  func(t *testing.T, tab *Table) { go func() { _ = tab.Drain(ctx) }() },
		"the seat is given away": func(t *testing.T, tab *Table) { must(t)(tab.Leave(ctx, party("bob"))) },
	} {
		t.Run(name, func(t *testing.T) {
			inTheMiddle(t, func(t *testing.T, h *House, tab *Table, log *memory) {
				must(t)(tab.Sit(ctx, party("cy"), 3, 100*money.Dollar))
				must(t)(tab.AddChips(ctx, party("bob"), 100*money.Dollar))
				undo(t, tab)
				time.Sleep(time.Minute)
				if n := log.waiting(); n != 0 {
					t.Errorf("%d transfers are still pending", n)
				}
				if has, _ := log.holds(ledger.Player("cy")); (has != 1_000_000*money.Dollar) != (name == "the seat is given away") {
					t.Errorf("cy has %s", has)
				}
				if v, _ := tab.View(ctx, ""); name == "the seat is given away" {
					if has, _ := log.holds(ledger.Player("bob")); has != 1_000_000*money.Dollar || len(v.Players) != 2 {
						t.Errorf("bob has %s: %+v", has, v.Players)
					}
				}
			})
		})
	}
}

func TestAWagerAboveTheMaximumHasItsChipsSetAside(t *testing.T) {
	evening(t, "roulette", func(t *testing.T, h *House, tab *Table, log *memory) {
		boss, ann := party("boss"), party("ann")
		red, odd := area(t, tab, "red"), area(t, tab, "odd")
		v, _ := tab.View(ctx, "ann")
		most, chip := v.Terms.Limit.Max, v.Terms.Chip
		must(t)(tab.AddChips(ctx, ann, 2*most))
		has := 500*money.Dollar + 2*most
		reserved := func(want money.Cents) {
			t.Helper()
			if posted, got := log.holds(ledger.Seat("roulette", 1)); got != want || posted < got || len(status(t, tab, "").Over) != log.waiting() {
				t.Errorf("%s of %s is set aside, want %s", got, posted, want)
			}
		}
		refused(t, "8.2(d)", errOf(tab.AskOver(ctx, ann, red, has+chip)))
		must(t)(tab.AskOver(ctx, ann, red, most+chip))
		reserved(most + chip)
		refused(t, "8.2(d)", errOf(tab.AskOver(ctx, ann, red, most+chip)))             // twice
		refused(t, "8.2(d)", errOf(tab.AskOver(ctx, ann, odd, most+500*money.Dollar))) // with the same chips
		refused(t, "8.2(d)", errOf(tab.Wager(ctx, ann, odd, has-most)))                // likewise

		h.Close() // staff decide in a house that was opened again
		h = open(t, h.file, log)
		defer h.Close()
		tab = at(t, h, "roulette")
		reserved(most + chip)
		must(t)(tab.Deny(ctx, boss, Over{Seat: 1, Area: red, Amount: most + chip}, "not today"))
		reserved(0)
		refused(t, "8.2(d)", errOf(tab.Accept(ctx, boss, Over{Seat: 1, Area: red, Amount: most + chip})))

		must(t)(tab.AskOver(ctx, ann, red, most+chip))
		must(t)(tab.Accept(ctx, boss, Over{Seat: 1, Area: red, Amount: most + chip}))
		reserved(0)
		if v, _ := tab.View(ctx, "ann"); v.Total(1) != most+chip {
			t.Errorf("%s lies there", v.Total(1))
		}
		must(t)(tab.AskOver(ctx, ann, odd, 100*money.Dollar))
		reserved(100 * money.Dollar)
		time.Sleep(30 * time.Second) // the round is played, and nobody has accepted it
		reserved(0)

		must(t)(tab.AskOver(ctx, ann, odd, 100*money.Dollar))
		must(t)(tab.AskOver(ctx, ann, red, 100*money.Dollar))
		refused(t, "8.2(d)", errOf(tab.WithdrawOver(ctx, ann, odd, 200*money.Dollar)))
		refused(t, "8.2(d)", errOf(tab.WithdrawOver(ctx, party("bob"), odd, 100*money.Dollar))) // is not his
		must(t)(tab.WithdrawOver(ctx, ann, odd, 100*money.Dollar))
		reserved(100 * money.Dollar)
		if last := lastEvent(t, tab); last.Seat != 1 ||
			last.Text != "$100 on Odd, above the maximum, is not made: the player has thought better of it" {
			t.Errorf("%+v", last)
		}
		refused(t, "8.2(d)", errOf(tab.WithdrawOver(ctx, ann, odd, 100*money.Dollar))) // twice
		refused(t, "8.2(d)", errOf(tab.Accept(ctx, boss, Over{Seat: 1, Area: odd, Amount: 100 * money.Dollar})))

		must(t)(tab.Leave(ctx, ann))
		reserved(0)
		if v, _ := tab.View(ctx, "ann"); v.Seat != table.House {
			t.Errorf("ann still has seat %d", v.Seat)
		}
	})
}

func TestChipsThatWaitAreTakenBack(t *testing.T) {
	inTheMiddle(t, func(t *testing.T, h *House, tab *Table, log *memory) {
		ann, bob := party("ann"), Party{Who: "bob", Key: "back"}
		refused(t, "", errOf(tab.WithdrawChips(ctx, bob))) // nothing waits
		must(t)(tab.AddChips(ctx, bob, 50*money.Dollar))
		refused(t, "", errOf(tab.WithdrawChips(ctx, ann))) // of hers
		must(t)(tab.Sit(ctx, party("cy"), 3, 100*money.Dollar))
		refused(t, "", errOf(tab.WithdrawChips(ctx, party("cy")))) // a seat is given up by leaving
		before, _ := log.holds(ledger.Player("bob"))

		bob.Key = "again"
		if r := must(t)(tab.WithdrawChips(ctx, bob)); r.Seat != 2 || r.Waits || r.Repeated {
			t.Errorf("%+v", r)
		}
		if has, reserved := log.holds(ledger.Player("bob")); has != before || reserved != 0 || log.waiting() != 1 {
			t.Errorf("bob has %s, and %s is set aside; %d transfers are pending", has, reserved, log.waiting())
		}
		if last := lastEvent(t, tab); last.Person != "bob" || last.Text != "does not bring $50 to seat 2: the player has thought better of it" {
			t.Errorf("%+v", last)
		}

		h.Close()
		h = open(t, h.file, log)
		defer h.Close()
		tab = at(t, h, "three-card-poker")
		if r := must(t)(tab.WithdrawChips(ctx, bob)); !r.Repeated {
			t.Errorf("after a restart: %+v", r)
		}
		must(t)(tab.AddChips(ctx, party("bob"), 20*money.Dollar)) // other chips may wait
		time.Sleep(16 * time.Second)
		if v, _ := tab.View(ctx, "bob"); v.Own.Chips != 520*money.Dollar || log.waiting() != 0 {
			t.Errorf("bob has %s; %d transfers are pending", v.Own.Chips, log.waiting())
		}
		refused(t, "", errOf(tab.WithdrawChips(ctx, party("bob")))) // they have come
	})
}

// lastEvent is what everybody heard last.
func lastEvent(t *testing.T, tab *Table) (e Event) {
	t.Helper()
	err := tab.Look(ctx, func(*sitting.Sitting) error {
		all := kept(t, tab)
		e = all[len(all)-1]
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return e
}

func TestATableWhoseLedgerHasNothingSetAsideIsClosed(t *testing.T) {
	inTheMiddle(t, func(t *testing.T, h *House, tab *Table, log *memory) {
		must(t)(tab.Sit(ctx, party("cy"), 3, 100*money.Dollar))
		h.Close()
		log.pending = nil
		h = open(t, h.file, log)
		defer h.Close()
		tab = at(t, h, "three-card-poker")
		if st := status(t, tab, ""); !strings.Contains(st.Closed, "cy brings $100 to seat 3") {
			t.Errorf("%+v", st)
		}
		refused(t, "", errOf(tab.Leave(ctx, party("ann"))))
	})
}

func TestThereIsNoMaximumAtPoker(t *testing.T) {
	evening(t, "hold-em", func(t *testing.T, h *House, tab *Table, log *memory) {
		refused(t, "8.2(d)", errOf(tab.AskOver(ctx, party("ann"), 0, 10*money.Dollar)))
		time.Sleep(21 * time.Second)
		if r := must(t)(tab.AddChips(ctx, party("ann"), 50*money.Dollar)); !r.Waits {
			t.Errorf("nothing is added to what is on the table during a round of play: %+v", r)
		}
	})
}
