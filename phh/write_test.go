package phh

import (
	"bytes"
	"errors"
	"math"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"boardwalk/card"
	"boardwalk/money"
)

// again writes hands and reads what was written.
func again(t *testing.T, hands []*Hand) (string, []*Hand) {
	t.Helper()
	var b bytes.Buffer
	if err := Write(&b, hands...); err != nil {
		t.Fatal(err)
	}
	return b.String(), readAll(t, b.String())
}

// unplaced forgets where hands were read, which is not part of them.
func unplaced(hands []*Hand) []*Hand {
	for _, h := range hands {
		h.Place = Place{}
	}
	return hands
}

func TestWhatIsWrittenIsReadTheSame(t *testing.T) {
	var all []*Hand
	for _, text := range made {
		hands := readAll(t, text)
		written, read := again(t, hands)
		if strings.HasPrefix(written, "[") {
			t.Errorf("a single hand is written in a table: %s", written)
		}
		if diff := cmp.Diff(unplaced(hands), unplaced(read)); diff != "" {
			t.Errorf("%s\n%s", diff, written)
		}
		all = append(all, hands...)
	}
	written, read := again(t, all)
	if !strings.HasPrefix(written, "[1]\n") || !strings.Contains(written, "\n\n[7]\n") {
		t.Errorf("several hands are written without numbers: %s", written)
	}
	if diff := cmp.Diff(all, unplaced(read)); diff != "" {
		t.Error(diff)
	}
	if twice, _ := again(t, read); twice != written {
		t.Errorf("written again it is %s", twice)
	}
}

func TestTheFormIsCanonical(t *testing.T) {
	text := "actions=['p2   cbr 2.5', '', 'p1 f#1']\nmin_bet=2.00\nvariant='NT'\nantes=[0.0,0]\n" +
		"blinds_or_straddles=[1,-0.5]\nstarting_stacks=[inf,100.10]\n_z='é\"\\\t'\n_a=[{}, {x=1e3}]\nhand=007\n"
	text = strings.Replace(strings.Replace(text, "f#1", "f #1", 1), "hand=007", "hand='007'", 1)
	want := `variant = "NT"
ante_trimming_status = false
antes = [0, 0]
blinds_or_straddles = [1, -0.50]
min_bet = 2
starting_stacks = [inf, 100.10]
actions = [
  "p2 cbr 2.50",
  "",
  "p1 f # 1",
]
hand = "007"
_a = [{}, {x = 1000.0}]
_z = "é\"\\\t"
`
	if written, _ := again(t, readAll(t, text)); written != want {
		t.Errorf("got %s", written)
	}
}

func TestEveryTOMLValueSurvives(t *testing.T) {
	text := small + "\"\" = 1\n\"a b\" = -0.0\n_inf = [inf, -inf]\n_dates = [2026-07-14, 2026-07-14T18:30:05.25, 18:30:05, " +
		"2026-07-14T18:30:05Z, 2026-07-14T18:30:05-04:00]\n_text = \"\"\"two\nlines\\u0007\"\"\"\n[[_seat]]\n" +
		"name = \"x\"\n[[_seat]]\n[_table.deep]\ny = [[], [1, \"b\"]]\n"
	hands := readAll(t, text)
	_, read := again(t, hands)
	if diff := cmp.Diff(unplaced(hands), unplaced(read)); diff != "" {
		t.Error(diff)
	}
	if n := len(hands[0].Other); n != 7 {
		t.Errorf("%d fields are kept", n)
	}
}

func TestAHandThatCannotBeReadAgainIsNotWritten(t *testing.T) {
	for want, spoil := range map[string]func(h *Hand){
		`variant: it is missing`:                       func(h *Hand) { h.Variant = "" },
		`min_bet: it is more than $10,000,000,000,000`: func(h *Hand) { h.MinBet = most + 1 },
		`starting_stacks: -0.02 is below zero`:         func(h *Hand) { h.StartingStacks[0] = -2 },
		`blinds_or_straddles: -92233720368547758.07 is below zero`: func(h *Hand) {
			h.BlindsOrStraddles[0] = -math.MaxInt64
		},
		`time: "6:30:05" is not a time of day like 18:30:05`: func(h *Hand) { h.Time = "6:30:05" },
		`time: "noon" is not a time of day like 18:30:05`:    func(h *Hand) { h.Time = "noon" },
		`hand: "" is not a whole number`:                     func(h *Hand) { h.Hand = Label{Number: true} },
		`table: "007" is not a whole number`:                 func(h *Hand) { h.Table = Label{"007", true} },
		`time_limit: -1.0 is not a time to think`:            func(h *Hand) { h.TimeLimit = -1 },
		`time_banks: nan is not a time to think`:             func(h *Hand) { h.TimeBanks = []float64{0, math.NaN()} },
		`antes: it is no other field but one of the specification`: func(h *Hand) {
			h.Other = map[string]any{"antes": int64(1)}
		},
		`_x: a int cannot be written`: func(h *Hand) { h.Other = map[string]any{"_x": 1} },
		`_x: a int cannot be written `: func(h *Hand) {
			h.Other = map[string]any{"_x": map[string]any{"y": []any{1}}}
		},
		"_x: \"\\xff\" is not valid UTF-8": func(h *Hand) {
			h.Other = map[string]any{"_x": map[string]any{"\xff": true}}
		},
		"actions: \"p2 f # \\xff\" is not valid UTF-8":                                  func(h *Hand) { h.Actions[0].Comment = "\xff" },
		"author: \"\\xff\" is not valid UTF-8":                                          func(h *Hand) { h.Author = "\xff" },
		"players: \"\\xff\" is not valid UTF-8":                                         func(h *Hand) { h.Players = []string{"", "\xff"} },
		`actions: action 1 "?": "?" is neither the dealer, d, nor a player like p1`:     func(h *Hand) { h.Actions[0].Kind = 99 },
		`actions: action 1 "p2 f #  ": the action has more than can be written`:         func(h *Hand) { h.Actions[0].Comment = " " },
		`actions: action 1 "p2 f": the action has more than can be written`:             func(h *Hand) { h.Actions[0].Amount = 1 },
		`actions: action 1 "p0 f": "p0" is neither the dealer, d, nor a player like p1`: func(h *Hand) { h.Actions[0].Player = 0 },
		`actions: action 1 "p2 f 2c": there is "2c" too much`:                           func(h *Hand) { h.Actions[0].Cards = []card.Card{0} },
		`actions: action 1 "p2 cbr -1": "-1" is not an amount: write it like 25 or 2.50`: func(h *Hand) {
			h.Actions[0].Kind, h.Actions[0].Amount = BetOrRaise, -money.Dollar
		},
	} {
		h := readAll(t, small)[0]
		spoil(h)
		var b bytes.Buffer
		err := Write(&b, readAll(t, small)[0], h)
		if want = "hand 2: " + strings.TrimSpace(want); err == nil || err.Error() != want {
			t.Errorf("got  %v\nwant %s", err, want)
		}
		if strings.Contains(b.String(), "[2]") {
			t.Errorf("%s: it was begun: %s", want, b.String())
		}
	}
}

type full struct{}

var errFull = errors.New("the disk is full")

func (full) Write([]byte) (int, error) { return 0, errFull }

func TestTroubleWithTheWriterIsReported(t *testing.T) {
	if err := Write(full{}, readAll(t, small)...); !errors.Is(err, errFull) {
		t.Errorf("got %v", err)
	}
	if err := Write(full{}); err != nil {
		t.Errorf("nothing was to be written: %v", err)
	}
}

func TestATimeWithAZoneIsNoTimeOfDay(t *testing.T) {
	if got := formatTime(time.Date(2026, 7, 14, 18, 30, 5, 0, time.UTC)); got != "2026-07-14T18:30:05Z" {
		t.Errorf("got %s", got)
	}
}
