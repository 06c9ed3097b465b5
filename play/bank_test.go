package play

import (
	"bytes"
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	tea "charm.land/bubbletea/v2"

	"boardwalk/casebook"
	"boardwalk/chance"
	"boardwalk/game"
	"boardwalk/game/banked"
	"boardwalk/money"
	"boardwalk/table"
	"boardwalk/table/tabletest/banktest"
)

// openBank opens a table of the game with a bank, with a person and three bots.
func openBank(t *testing.T, bank string) *Session {
	t.Helper()
	banktest.Install(t)
	s, err := New(Config{Rules: banktest.Rules, Options: &banktest.Options{Bank: bank}, Seat: 2,
		Bankroll: 500 * money.Dollar, Bots: 3, Seed: chance.Seed{31: 3}})
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// playBank plays rounds. The person takes the bank whenever it is offered, bets
// otherwise, and keeps the second card. It returns who had the bank of each round.
func playBank(t *testing.T, rounds int, do func(line string), s *Session) (banks []table.Seat) {
	t.Helper()
	for range rounds {
		if q := s.Question(); q != nil {
			do("accept")
		}
		bank, _ := s.fact("bank")
		banks = append(banks, seatOf(bank))
		if seatOf(bank) != s.Seat() {
			do("wager 10")
		}
		before := s.Table().Rounds()
		do("")
		for n := 0; s.Table().Rounds() == before && n < 5; n++ {
			if s.Question() == nil {
				t.Fatalf("round %d stands still: %v", before, s.Log()[len(s.Log())-1])
			}
			do("second")
		}
		if s.failed != nil {
			t.Fatal(s.failed)
		}
	}
	return banks
}

func seatOf(f table.Fact) table.Seat {
	for seat := table.Seat(1); seat < 64; seat++ {
		if f.Seats == 1<<seat {
			return seat
		}
	}
	return table.House
}

// wantAllBanks wants the person and at least two bots to have had the bank, and
// nobody twice in a row.
func wantAllBanks(t *testing.T, banks []table.Seat) {
	t.Helper()
	had := map[table.Seat]bool{}
	for i, b := range banks {
		had[b] = true
		if i > 0 && b != table.House && banks[i-1] == b {
			t.Errorf("seat %d has the bank of rounds %d and %d", b, i, i+1)
		}
	}
	if !had[2] || len(had) < 3 {
		t.Errorf("the bank did not go round: %v", banks)
	}
}

func TestTheBankGoesRoundAndTheSavedSessionRuns(t *testing.T) {
	for _, bank := range []string{banktest.Player, banktest.Half, banktest.Centre} {
		t.Run(bank, func(t *testing.T) {
			s := openBank(t, bank)
			wantAllBanks(t, playBank(t, 12, func(line string) { s.Do(line) }, s))
			for _, b := range s.bots {
				if b.erred > 0 {
					t.Errorf("%s erred %d times", b.name, b.erred)
				}
			}
			told := ""
			for _, e := range s.Log() {
				told += e.String() + "\n"
			}
			want := []string{"You set $", "aside to cover the wagers of others.", "Bot Ada sets $", "You: accept.", "You: second."}
			switch bank {
			case banktest.Player:
				want = append(want, " to you.", " from you.", "You have the bank")
			case banktest.Half:
				want = append(want, " to you and the house, half each.", " from Bot Ada and the house, half each.")
			case banktest.Centre:
				want = append(want, "You put $", "into the centre of the table.", " to the centre of the table.", "in all, as the bank.", "You pay")
			}
			for _, w := range want {
				if !strings.Contains(told, w) {
					t.Errorf("%q is not told in\n%s", w, told)
				}
			}
			runSaved(t, s)
		})
	}
}

// runSaved saves a session, runs the case and wants it to come to the same accounts.
func runSaved(t *testing.T, s *Session) {
	t.Helper()
	text, err := s.asCase()
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Contains(text, []byte("as you with 500")) || !bytes.Contains(text, []byte("as ada with 300")) {
		t.Errorf("the case does not say who sits down:\n%s", text)
	}
	for _, seat := range s.Table().Present() {
		net := s.Table().Account(seat).Net
		text = append(text, fmt.Sprintf("want    net %d %.2f\n", seat, float64(net)/100)...)
	}
	c, err := casebook.Parse("evening.case", bytes.NewReader(text))
	if err != nil {
		t.Fatal(err)
	}
	if r := casebook.Run(c, game.Find); len(r.Failures) > 0 {
		t.Errorf("%v\n%s", r.Failures[0], text)
	}
}

func TestABankThatLeavesIsOfferedAgain(t *testing.T) {
	s := openBank(t, banktest.Player)
	for n := 0; ; n++ {
		if n == 20 {
			t.Fatal("no bot takes the bank")
		}
		for s.Question() != nil {
			s.Do("1") // pass, or keep the first card
		}
		f, _ := s.fact("bank")
		b := s.botAt(seatOf(f))
		if b == nil {
			goOn(s)
			continue
		}
		says(t, s, "You bet $10.", "wager 10")
		if err := s.live.Do(table.Act{Kind: table.Leave, Seat: b.seat}); err != nil {
			t.Fatal(err)
		}
		break
	}
	rounds := s.Table().Rounds()
	says(t, s, "", "") // conducts what is due, and plays the round unless the person is asked
	for n := 0; s.Question() != nil && n < 5; n++ {
		s.Do("1")
	}
	if s.Table().Rounds() == rounds {
		goOn(s)
		s.Do("1")
	}
	if s.Table().Rounds() == rounds {
		t.Errorf("the table stands still: %v", s.Log()[len(s.Log())-1])
	}
	says(t, s, "nothing to take back", "undo")
	runSaved(t, s)
}

func TestASessionCanBeSavedWhileTheBankIsOffered(t *testing.T) {
	s := openBank(t, banktest.Player)
	for n := 0; s.Question() == nil || s.Table().Rounds() < 2; n++ {
		if n == 20 {
			t.Fatal("the person is never offered the bank")
		}
		goOn(s)
		for s.Question() != nil && !s.interlude {
			s.Do("first")
		}
		if s.interlude && s.Table().Rounds() < 2 {
			s.Do("pass")
		}
	}
	says(t, s, "Saved; boardwalk case", "save "+filepath.Join(t.TempDir(), "evening.case"))
	runSaved(t, s)
}

func TestPlainTextPlaysTheBank(t *testing.T) {
	s := openBank(t, banktest.Player)
	var out bytes.Buffer
	if err := Plain(s, strings.NewReader("accept\nwager 10\nundo\n\nsecond\nwhy\nquit\n"), &out); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{
		"Do you take the bank? [1] pass  [2] accept\n> accept", // asked before anything was typed
		"Refused: Whoever has the bank makes no wager.",
		"nothing to take back",
		"Which card do you keep? [1] first  [2] second",
		" loses $", " to you.",
		"in all: 3 wagers were decided.",
	} {
		if !strings.Contains(out.String(), want) {
			t.Errorf("%q is missing in\n%s", want, out.String())
		}
	}
}

func TestWhoeverWatchesIsToldOfTheBank(t *testing.T) {
	banktest.Install(t)
	var out bytes.Buffer
	err := Demonstrate(Config{Rules: banktest.Rules, Bots: 4, Seed: chance.Seed{31: 9}}, 6, &out)
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{": accept.", " aside to cover the wagers of others.", " loses $2 to Bot "} {
		if !strings.Contains(out.String(), want) {
			t.Errorf("%q is missing in\n%s", want, out.String())
		}
	}
	if strings.Contains(out.String(), "Others: ") {
		t.Errorf("some are told of twice:\n%s", out.String())
	}
}

func TestTheScreenPlaysTheBank(t *testing.T) {
	for _, bank := range []string{banktest.Player, banktest.Centre} {
		s := openBank(t, bank)
		m := &screen{config: s.config, s: s}
		m.Update(tea.WindowSizeMsg{Width: 80, Height: 24})
		seen := ""
		banks := playBank(t, 8, func(line string) {
			if line == "accept" {
				press(m, "2", "enter") // the number of the choice
			} else {
				press(m, line, "enter")
			}
			seen += shown(m) + "\n"
		}, s)
		wantAllBanks(t, banks)
		want := []string{"bank: You", "bank: Bot", "Which card do you keep?", "Do you take the bank?"}
		if bank == banktest.Player {
			want = append(want, "set aside $")
		} else {
			want = append(want, "centre ")
		}
		for _, w := range want {
			if !strings.Contains(seen, w) {
				t.Errorf("%s: the screen never shows %q", bank, w)
			}
		}
	}
}

// The Banker's wager is made by answering the dealer, so nobody is told to type it.
func TestTheBankersWagerIsNotOffered(t *testing.T) {
	names := open(t, "chemin-de-fer", 1).phrases()
	if !slices.Contains(names, "banco") || slices.Contains(names, "bank") {
		t.Errorf("the wagers that may be typed are %v", names)
	}
}

// Whoever has the bank plays against several wagers: a hint says what a setting is worth of each, and makes up no amount.
func TestHintForTheBankNamesNoAmount(t *testing.T) {
	s := open(t, "pai-gow", 3, withOptions(t, "banking=bank"))
	for range 200 {
		bank, _ := s.fact("bank")
		switch q := s.Question(); {
		case q != nil && s.interlude && q.Allows(banked.Accept):
			s.Do("accept")
		case q != nil && q.Allows(banked.HouseWay) && seatOf(bank) == s.Seat():
			page := strings.Join(s.Do("hint").Page, "\n")
			if !strings.Contains(page, "as a part of each wager against the bank") || strings.Contains(page, "$") {
				t.Errorf("the hint for the bank:\n%s", page)
			}
			return
		case q != nil:
			s.Do(string(q.First()))
		default:
			s.Do("wager 10")
			s.Do("deal")
		}
	}
	t.Fatal("the person never had the bank")
}

// Whoever may take on the whole bank is told so, with the amount that it takes.
func TestABancoIsAmongTheBets(t *testing.T) {
	s := open(t, "chemin-de-fer", 3)
	for range 5 { // cut or decline, and no bid
		if s.Question() != nil {
			s.Do("decline")
		}
	}
	if s.Question() != nil {
		t.Fatalf("still asked: %s", s.Ask())
	}
	banco, _ := s.at("banco")
	if !slices.Contains(s.Lawful(), banco) || !strings.Contains(s.Hint(""), "banco") {
		t.Errorf("the bets are %v: %s", s.Lawful(), s.Hint(""))
	}
	if s.Do("banco"); s.Table().Bet(s.Seat(), banco).Amount != s.Table().Whole(banco) {
		t.Errorf("%s on banco", s.Table().Bet(s.Seat(), banco).Amount)
	}
}

// Who plays the Player's Hand is told in words.
func TestHoldersAreToldInWords(t *testing.T) {
	s := open(t, "chemin-de-fer", 3)
	for range 200 {
		if f, ok := s.fact("dominant-player"); ok && f.Seats != 0 {
			if head := s.holders(); !strings.Contains(head, "dominant player: ") || strings.Contains(head, "dominant-player") {
				t.Errorf("the head of the screen says %q", head)
			}
			return
		}
		switch q := s.Question(); {
		case q != nil && s.interlude:
			s.Do("decline")
		case q != nil:
			s.Do(string(q.First()))
		case s.Account().Layout == 0:
			s.Do("banco")
		default:
			s.Do("")
		}
	}
	t.Fatal("nobody ever played the Player's Hand")
}

// Whoever has the bank makes no wager, and is not told to.
func TestTheBankIsNotToldToBet(t *testing.T) {
	s := open(t, "pai-gow", 3, withOptions(t, "banking=bank"))
	for range 200 {
		bank, _ := s.fact("bank")
		switch q := s.Question(); {
		case q != nil && s.interlude && q.Allows(banked.Accept):
			s.Do("accept")
		case q != nil:
			s.Do(string(q.First()))
		case seatOf(bank) == s.Seat():
			if s.Do("surrender"); !strings.HasSuffix(last(s), "There is nothing to decide now. Enter begins the round.") {
				t.Errorf("the bank is told %q", last(s))
			}
			return
		default:
			s.Do("wager 10")
			s.Do("deal")
		}
	}
	t.Fatal("the person never had the bank")
}
