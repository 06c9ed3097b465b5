package casebook_test

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"boardwalk/casebook"
	"boardwalk/table"
	"boardwalk/table/tabletest/banktest"
)

func findBank(id string) (*table.Rules, bool) { return banktest.Rules, id == banktest.ID }

// TestCasesOfABank runs the cases of the game with a bank, and again each as it is
// written from its own journal.
func TestCasesOfABank(t *testing.T) {
	files, err := filepath.Glob("testdata/bank/*.case")
	if err != nil || len(files) < 4 {
		t.Fatalf("%d cases, %v", len(files), err)
	}
	for _, file := range files {
		story, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		c, err := casebook.Parse(file, bytes.NewReader(story))
		if err != nil {
			t.Fatal(err)
		}
		result := casebook.Run(c, findBank)
		for _, f := range result.Failures {
			t.Error(f)
		}
		if len(result.Failures) > 0 {
			continue
		}
		var text bytes.Buffer
		if err := casebook.Format(&text, result.Rules, result.Options, result.Terms, result.Journal); err != nil {
			t.Fatal(err)
		}
		c, err = casebook.Parse(file, bytes.NewReader(text.Bytes()))
		if err != nil {
			t.Fatalf("%v in\n%s", err, text.String())
		}
		again := casebook.Run(c, findBank)
		for _, f := range again.Failures {
			t.Errorf("%v in\n%s", f, text.String())
		}
		if n, m := len(result.Journal), len(again.Journal); n != m {
			t.Errorf("%s has %d journal entries, and as it is written %d", file, n, m)
		}
	}
}

// TestAnswersOfACaseInAnyOrder has the answers to questions that are open together in
// each order, before and after the line that asks them.
func TestAnswersOfACaseInAnyOrder(t *testing.T) {
	const begin = "game bank-test\nsit 1 as Ann with 100\nsit 2 as Bob with 100\nsit 3 as Cy with 100\n" +
		"answers all\nanswer 1 accept\nbet 2 wager 20\nbet 3 wager 30\n"
	const cards = "cards 1: 9c 2c 2: 3d Kd 3: 4h 5h\n"
	answers := map[string]string{"1": "answer 1 first\n", "2": "answer 2 second\n", "3": "answer 3 first\n"}
	run := func(text string) string {
		c, err := casebook.Parse("t.case", strings.NewReader(text))
		if err != nil {
			t.Fatal(err)
		}
		var all string
		for _, f := range casebook.Run(c, findBank).Failures {
			all += f.Error() + "\n"
		}
		return all
	}
	for _, order := range []string{"123", "132", "213", "231", "312", "321"} {
		for before := range 4 { // so many of the answers come before the cards
			var text strings.Builder
			text.WriteString(begin)
			for i, seat := range strings.Split(order, "") {
				if i == before {
					text.WriteString(cards)
				}
				text.WriteString(answers[seat])
			}
			if before == 3 {
				text.WriteString(cards)
			}
			text.WriteString("want pay 2 wager 20 against 1; collect 3 wager 30 against 1\n")
			if got := run(text.String()); got != "" {
				t.Errorf("in the order %s, %d before the cards: %s", order, before, got)
			}
		}
	}
	for _, test := range []struct{ text, want string }{
		{begin + cards + answers["3"] + answers["1"], "no line answers: seat 2 is asked"},
		{begin + cards + answers["3"] + answers["1"] + "answer 2 third\n", `nobody is ever asked for "third"`},
		{begin + cards + answers["3"] + answers["1"] + answers["2"] + "want pay 2 wager 20 against house\n",
			"wanted: pay 2 wager 20 against house"},
		{begin + cards + answers["3"] + answers["1"] + answers["2"] + "want nothing\n", "wanted that nothing moves, but: release 1 60"},
		{begin + cards + answers["3"] + answers["1"] + answers["2"] + "want pay 2 wager 20 against everybody\n", "expected house, pot, centre"},
	} {
		if got := run(test.text); !strings.Contains(got, test.want) {
			t.Errorf("got %q, want %q", got, test.want)
		}
	}
}
