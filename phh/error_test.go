package phh

import (
	"slices"
	"strings"
	"testing"
)

// change replaces a line of the small hand, or adds it.
func change(line string) string {
	key, _, _ := strings.Cut(line, " ")
	var lines []string
	for old := range strings.Lines(small) {
		if !strings.HasPrefix(old, key+" ") {
			lines = append(lines, old)
		}
	}
	return strings.Join(append(lines, line+"\n"), "")
}

func TestWhatIsWrongWithAFieldIsSaid(t *testing.T) {
	for line, want := range map[string]string{
		`variant = ""`:                              "6: variant: it is missing",
		`variant = 7`:                               "6: variant: 7 is not a text",
		`variant = "FT"`:                            "1: small_bet: it is missing, and FT needs it",
		`variant = "F7S"`:                           "2: blinds_or_straddles: F7S has none",
		`bring_in = 1`:                              "7: bring_in: NT has none",
		`ante_trimming_status = "no"`:               `7: ante_trimming_status: "no" is not true or false`,
		`antes = [0]`:                               "6: antes: it has 1 entries for 2 players",
		`antes = []`:                                "6: antes: it has 0 entries for 2 players",
		`antes = 5`:                                 "6: antes: 5 is not a list",
		`antes = [0, "1"]`:                          `6: antes: "1" is not a number`,
		`antes = [0, -0.5]`:                         "6: antes: -0.50 is below zero",
		`antes = [0, 0.005]`:                        "6: antes: 0.005 is finer than a cent",
		`antes = [0, 0.30000000000000004]`:          "6: antes: 0.30000000000000004 is finer than a cent",
		`antes = [0, nan]`:                          "6: antes: nan is not an amount",
		`blinds_or_straddles = [1, -inf]`:           "6: blinds_or_straddles: -inf is not an amount",
		`blinds_or_straddles = [1, 1e13, 2]`:        "6: blinds_or_straddles: it has 3 entries for 2 players",
		`min_bet = inf`:                             "6: min_bet: inf is not an amount",
		`min_bet = 0`:                               "6: min_bet: it is missing, and NT needs it",
		`min_bet = -2`:                              "6: min_bet: -2 is below zero",
		`min_bet = 10000000000001`:                  "6: min_bet: it is more than $10,000,000,000,000",
		`min_bet = 1e14`:                            "6: min_bet: it is more than $10,000,000,000,000",
		`min_bet = true`:                            "6: min_bet: true is not a number",
		`starting_stacks = [100]`:                   "6: starting_stacks: a hand takes at least two players",
		`starting_stacks = [100, 0]`:                "6: starting_stacks: a stack of nothing plays no hand",
		`starting_stacks = [100, -0.01]`:            "6: starting_stacks: -0.01 is below zero",
		`starting_stacks = [100, -inf]`:             "6: starting_stacks: -inf is not an amount",
		`starting_stacks = [100, nan]`:              "6: starting_stacks: nan is not an amount",
		`actions = "p1 f"`:                          `6: actions: "p1 f" is not a list`,
		`actions = ["p2 cc", 5]`:                    "6: actions: action 2: 5 is not a text",
		`actions = ["p2 cc", "p1 x # y"]`:           `6: actions: action 2 "p1 x # y": "x" is not an action: write f, cc, cbr, pb, sd or sm`,
		`actions = ["p2 cc", "p3  f"]`:              `6: actions: action 2 "p3 f": there are only 2 players`,
		`author = ["Ada"]`:                          `7: author: ["Ada"] is not a text`,
		`time = "18:00"`:                            `7: time: "18:00" is not a time of day`,
		`time = 2026-07-14`:                         "7: time: 2026-07-14 is not a time of day",
		`time = 2026-07-14T18:00:00`:                "7: time: 2026-07-14T18:00:00 is not a time of day",
		`time = 2026-07-14T18:00:00Z`:               "7: time: 2026-07-14T18:00:00Z is not a time of day",
		`day = 32`:                                  "7: day: 32 is out of range",
		`month = -1`:                                "7: month: -1 is out of range",
		`year = "2026"`:                             `7: year: "2026" is not a whole number`,
		`hand = 1.5`:                                "7: hand: 1.5 is not a name or a whole number",
		`seats = [1, 2.0]`:                          "7: seats: 2.0 is not a whole number",
		`players = ["Ada", 2]`:                      "7: players: 2 is not a text",
		`players = ["Ada"]`:                         "7: players: it has 1 entries for 2 players",
		`finishing_stacks = [100, inf]`:             "7: finishing_stacks: inf is not an amount",
		`winnings = [0, -1]`:                        "7: winnings: -1 is below zero",
		`time_limit = nan`:                          "7: time_limit: nan is not a time to think",
		`time_limit = "30"`:                         `7: time_limit: "30" is not a number`,
		`time_banks = [1, -1]`:                      "7: time_banks: -1.0 is not a time to think",
		`seat_count = {six = 6}`:                    "7: seat_count: {six = 6} is not a whole number",
		`level = "` + strings.Repeat("ä", 40) + `"`: `7: level: "` + strings.Repeat("ä", 28) + `... is not a whole number`,
		`event = "unfinished`:                       `7: strings cannot contain newlines`,
		`antes = [1, 2`:                             "6: expected a comma (',') or array terminator (']'), but got end of file",
		`level = 3` + "\nlevel = 4":                 "8: Key 'level' has already been defined.",
	} {
		if got := report(change(line)); !slices.Equal(got, []string{"night.phhs:" + want}) {
			t.Errorf("%s:\ngot  %q\nwant %q", line, got, "night.phhs:"+want)
		}
	}
}

func TestAFieldThatNobodyKnowsIsKept(t *testing.T) {
	h := readAll(t, change("rake = 0.75"))[0]
	if h.Other["rake"] != 0.75 {
		t.Errorf("got %v", h.Other)
	}
}

func TestAHandWithoutActionsIsNone(t *testing.T) {
	text := strings.Replace(small, "actions", "_actions", 1)
	if got := report(text); !slices.Equal(got, []string{"night.phhs:1: actions: it is missing"}) {
		t.Errorf("got %q", got)
	}
}
