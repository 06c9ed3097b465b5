package play

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"boardwalk/casebook"
	"boardwalk/chance"
	"boardwalk/game"
	"boardwalk/money"
	"boardwalk/table"
)

func TestBotsNeverBlockPlay(t *testing.T) {
	for _, rules := range game.All {
		s := open(t, rules.ID, min(7, rules.Seats-1))
		for range 150 {
			goOn(s)
			if s.Question() != nil && s.Question().Allows("decline") {
				s.Do("decline")
			}
			for s.Question() != nil {
				goOn(s)
			}
			if s.failed != nil {
				t.Fatal(s.failed)
			}
		}
		if s.Table().Rounds() < 140 {
			t.Errorf("%s: only %d rounds in 150: %v", rules.ID, s.Table().Rounds(), s.Log()[len(s.Log())-1])
		}
	}
}

func TestBotsLeaveInTheEnd(t *testing.T) {
	s := open(t, "big-six", 1, func(c *Config) { c.Seat = 2 })
	b := s.bots[0]
	if b.seat != 3 {
		t.Fatalf("the bot sits at %d, not clockwise of the person", b.seat)
	}
	for range botAgain + 1 {
		for i := range 7 { // lose everything on something
			_ = s.live.Do(table.Act{Kind: table.Make, Seat: b.seat, Area: table.Area(i), Amount: 1})
		}
		b.buyIn(s)
	}
	if s.Table().Taken(b.seat) {
		t.Error("the bot is still there")
	}
	goOn(s)
	if s.Table().Rounds() != 1 {
		t.Error("no round without bots")
	}
}

func TestTheSameSeedPlaysTheSame(t *testing.T) {
	transcript := func() string {
		var out bytes.Buffer
		err := Plain(open(t, "craps", 4), strings.NewReader("pass 10\n\na\nfield 5\n\n\nwhy\nbets\nseats\nquit\nnever\n"), &out)
		if err != nil {
			t.Fatal(err)
		}
		return out.String()
	}
	a, b := transcript(), transcript()
	if a != b {
		t.Error("two sessions of one seed differ")
	}
	if strings.Contains(a, "never") || !strings.Contains(a, "Seed 0000") {
		t.Errorf("a strange end:\n%s", a)
	}
}

func TestASavedSessionIsACaseThatRuns(t *testing.T) {
	for _, rules := range game.All {
		s := open(t, rules.ID, 3)
		goOn(s)
		s.Do("accept") // and, at craps, be refused for want of a line bet
		for range 12 {
			s.Do(s.example())
			goOn(s)
			for s.Question() != nil {
				s.Do(string(s.Question().First()))
			}
		}
		name := filepath.Join(t.TempDir(), "Evening.case")
		says(t, s, "Saved", "save "+name)
		says(t, s, "is there already", "save "+name)
		file, err := os.Open(name)
		if err != nil {
			t.Fatal(err)
		}
		c, err := casebook.Parse(name, file)
		file.Close()
		if err != nil {
			t.Fatal(err)
		}
		if r := casebook.Run(c, game.Find); len(r.Failures) > 0 {
			t.Errorf("%s: %v", rules.ID, r.Failures[0])
		}
	}
}

func TestDemonstrationCitesItsPayments(t *testing.T) {
	for _, rules := range game.All {
		var out bytes.Buffer
		err := Demonstrate(Config{Rules: rules, Bots: 3, Seed: chance.Seed{31: 1}}, 20, &out)
		if err != nil {
			t.Fatal(err)
		}
		for _, want := range []string{"Round 20", "wins $", "  under  ", "Bot Ada", "Seed 0000"} {
			if !strings.Contains(out.String(), want) {
				t.Errorf("%s: no %q in\n%s", rules.ID, want, out.String())
			}
		}
	}
}

func TestHintsJudgeWhileOneTypes(t *testing.T) {
	s := open(t, "craps", 0)
	for line, want := range map[string]string{
		"":           "Bet, like pass 10: pass · dont pass · place",
		"place 6 12": "$12 would win $14.",
		"place 6 5":  "No: $5 on a Place Bet 6",
		"come 5":     "No: A Come Bet is made only after the come out roll",
		"why":        "why [LINE]: ",
		"take place": "take [WAGER [AMOUNT]]",
		"hard":       "hard 4 · hard 6 · hard 8 · hard 10",
		"xyzzy":      "",
	} {
		if got := s.Hint(line); !strings.Contains(got, want) && !(want == "take [WAGER [AMOUNT]]") {
			t.Errorf("%q: hint %q, want %q", line, got, want)
		}
	}
	if log := len(s.Log()); log != 2 {
		t.Errorf("hints left %d lines in the log", log)
	}
}

func TestCompletion(t *testing.T) {
	s := open(t, "craps", 0)
	for line, want := range map[string]string{"pas": "pass", "field": "field", "fie": "field ", "plac": "place ",
		"incident no": "incident no-roll ", "zz": "zz"} {
		if got := s.Extend(line); got != want {
			t.Errorf("%q becomes %q, want %q", line, got, want)
		}
	}
	s.Do("place 6 12")
	if got := s.Extend("take p"); got != "take place 6 " {
		t.Errorf("take completes to %q", got)
	}
}

func TestPagesToRead(t *testing.T) {
	s := open(t, "craps", 2)
	for line, want := range map[string]string{
		"help": "pass 10", "help place": "Place Bet 4 to Win pays 9 to 5", "help bet": "WAGER AMOUNT", "help cocked": "1.10(a)1",
		"rules": "[8.2(c)]", "limits": "smallest chip is $1", "options": "lay-odds", "seats": "Bot Ada", "last": "No outcome yet",
		"bets": "May be bet now", "help pass": "19:47-1.2(a)1",
	} {
		says(t, s, want, line)
	}
	for line, want := range map[string]string{
		"pas 10": "did you mean pass", "pass": "How much? Pass Bet pays 1 to 1", "frobnicate": "type help for the commands",
		"why 999": "numbered 1 to",
		"why":     "Nothing of yours", "buyin x": "Enter an amount", "buyin 100": "You sit at position 1 with $100", "reduce pass": "by how much",
		"incident nothing": "incidents lists", "save": "Save where",
	} {
		says(t, s, want, line)
	}
	if a := s.Account(); a.Chips != 600*money.Dollar {
		t.Errorf("chips %s", a.Chips)
	}
}

func TestAGameWithoutABoardIsPlayedOnTheGenericOne(t *testing.T) {
	for _, rules := range game.All {
		own := *rules
		own.ID, own.About = "nobody-knows", table.About{}
		c := Config{Rules: &own, Seat: 1, Bankroll: 500 * money.Dollar, Bots: 3}
		s, err := New(c)
		if err != nil {
			t.Fatal(err)
		}
		if len(s.Table().Layout().Boxes) == 0 {
			s.board = &board{draw: drawAny} // whatever map its felt names
		}
		for range 5 {
			s.Do(s.example())
			goOn(s)
			s.Do("accept")
			if lines := s.Draw(80, 12); len(lines) == 0 || len(lines) > 12 {
				t.Errorf("%s: %d lines", rules.ID, len(lines))
			}
		}
	}
}

func TestATableThatCeasedIsOpenedAgain(t *testing.T) {
	s := open(t, "sic-bo", 2)
	says(t, s, "The table is open.", "open")
	says(t, s, "Gaming ceases", "incident device-malfunction", "shake")
	says(t, s, "Refused: Gaming has ceased", "shake")
	says(t, s, "Refused: ", "open")
	says(t, s, "The table is open again", "device-fixed", "open")
	says(t, s, "No more bets", "shake")
}

func TestConfigsThatCannotBe(t *testing.T) {
	rules, _ := game.Find("craps")
	for want, c := range map[string]Config{
		"positions 1 to 16": {Rules: rules, Seat: 17, Bankroll: 1},
		"above zero":        {Rules: rules, Seat: 1},
		"room for 15 bots":  {Rules: rules, Seat: 1, Bankroll: 1, Bots: 16},
		"fewer than no":     {Rules: rules, Seat: 1, Bankroll: 1, Bots: -2},
	} {
		if _, err := New(c); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v, want %q", err, want)
		}
	}
}

// FuzzDo types anything at any game.
func FuzzDo(f *testing.F) {
	f.Add(uint8(0), "pass 10\n\na\nodds 10\nwhy\nundo\nclear\n")
	f.Add(uint8(1), "17 5\nspin\nrepeat\n")
	f.Add(uint8(2), "one 5 late confirmed\n\nincident between 1\n")
	f.Add(uint8(3), "combo 2 1 5\nhelp combo\n\n")
	f.Add(uint8(11), "\nc\nr 20\nr pot\na\nf\nwhy\nseats\nsit-out\n\nbuyin 20\n")
	f.Add(uint8(1), "coach on\nmain 10\n\n\nhint\nsplit\nhint\ndouble 5\ncoach\nodds main\n")
	f.Add(uint8(14), "\nc\nd 1 2\nc\nconcede\n\nc\nd 2h 7c\ns\n")
	f.Fuzz(func(t *testing.T, at uint8, lines string) {
		rules := game.All[int(at)%len(game.All)]
		s, err := New(Config{Rules: rules, Seat: 1, Bankroll: 500 * money.Dollar, Bots: 2})
		if err != nil {
			t.Fatal(err)
		}
		for i, line := range strings.Split(lines, "\n") {
			if i > 20 || strings.Contains(line, "save") {
				return
			}
			_ = s.Hint(line)
			_ = s.Extend(line)
			s.Do(line)
			_ = s.Draw(80, 13)
			_ = s.Draw(40, 8)
			_ = s.Summary()
			if s.failed != nil {
				t.Fatalf("%q: %v", line, s.failed)
			}
		}
	})
}
