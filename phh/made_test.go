package phh

import (
	"slices"
	"strings"
	"testing"
)

// made are hands of our own, one of each game that we know and one of a game that the
// specification does not.
var made = []string{
	`variant = "NT"
ante_trimming_status = true
antes = [0.25, 0.25, 0.25]
blinds_or_straddles = [0.50, 1, 0]
min_bet = 1
starting_stacks = [100, 81.60, 1_200.05]
actions = [
  # Before the flop
  "d dh p1 AsKd",  # Ada
  "d dh p2 ????",
  "d dh p3 Th9h",
  "p3 cbr 3.50",
  "  p1   cc # after some thought ",
  "p2 f",
  "",
  "# a spectator coughs",
  "d db Kh8h2c",
  "p1 cbr 5", "p3 cbr 17.50", "p1 cbr 96.25", "p3 cc",
  "p1 sm -", "p3 sm Th9h",
  "d db 7h", "d db 3s",
]
author = "Boardwalk"
event = "Tuesday \"deep\" stack"
url = "https://example.com/tuesday"
venue = "The back room"
address = "1 Pier Way"
city = "Atlantic City"
region = "New Jersey"
postal_code = "08401"
country = "United States of America"
time = 00:00:00
time_zone = "America/New_York"
time_zone_abbreviation = "EDT"
day = 14
month = 7
year = 2026
hand = 0
level = 3
seats = [2, 5, 9]
seat_count = 10
table = "North 4"
players = ["Ada Ångström", "", "Pierre"]
finishing_stacks = [0, 80.35, 1301.30]
winnings = [0, 0, 195]
currency = "USD"
currency_symbol = "$"
time_limit = inf
time_banks = [30, 12.5, 0]
_weather = "rain"
_camera = {name = "B", "lens mm" = [35.0, 50.0], since = 2026-07-14, on = true}
`,
	`variant = "FT"
antes = [0, 0, 0, 0]
blinds_or_straddles = [10, 20, 40, 0]
small_bet = 20
big_bet = 40
starting_stacks = [500, 500, 500, 500]
actions = ["d dh p1 9c9d", "d dh p2 ????", "d dh p3 AhJh", "d dh p4 7s2d", "p4 f", "p1 cbr 60", "p2 f", "p3 cc",
  "d db 9h4h2s", "p1 cbr 20", "p3 cbr 40", "p1 cc", "d db Kh", "p1 cc", "p3 cbr 40", "p1 cc", "d db 2d",
  "p1 cbr 40", "p3 cbr 80", "p1 cbr 120", "p3 cc", "p1 sm 9c9d", "p3 sm"]
`,
	`variant = 'PO'
ante_trimming_status = false
antes = [0, 2]
blinds_or_straddles = [1, 2]
min_bet = 2
starting_stacks = [200, inf]
actions = ['d dh p1 AsAd7c6c', 'd dh p2 ????????', 'p2 cbr 6', 'p1 cbr 18', 'p2 f']
hand = 'R5-17'
table = 12
`,
	`variant = "FO/8"
antes = [0, 0, 0]
blinds_or_straddles = [5, 10, -5]
small_bet = 10
big_bet = 20
starting_stacks = [300, 300, 300]
actions = ["d dh p1 As2s3dKd", "d dh p2 QcQdJcJd", "d dh p3 ????????", "p3 cc", "p1 cbr 20", "p2 cc", "p3 f",
  "d db 4h5hQh", "p1 cbr 10", "p2 cbr 20", "p1 cc", "d db 8c", "p1 cc", "p2 cbr 20", "p1 cc", "d db 9s",
  "p1 cc", "p2 cc", "p1 sm As2s3dKd", "p2 sm QcQdJcJd"]
`,
	`variant = "F7S"
antes = [1, 1, 1]
bring_in = 2
small_bet = 5
big_bet = 10
starting_stacks = [90, 90, 90]
actions = ["d dh p1 ????2c", "d dh p2 AhAd", "d dh p2 9c", "d dh p3 ????Kd", "p1 pb", "p2 cbr 5", "p3 cc", "p1 f",
  "d dh p2 4h", "d dh p3 Ks", "p3 cbr 10", "p2 cc", "d dh p2 7s", "d dh p3 3d", "p3 cc", "p2 cbr 10", "p3 f"]
`,
	`variant = "F7S/8"
antes = [1, 1]
bring_in = 2
small_bet = 5
big_bet = 10
starting_stacks = [40, 40]
actions = ["d dh p1 Ad4d3c", "d dh p2 KsQdTc", "p1 pb", "p2 cbr 5", "p1 cbr 10", "p2 cbr 15", "p1 cc"]
`,
	`variant = "NO"
antes = [0, 0]
blinds_or_straddles = [1, 2]
min_bet = 2
starting_stacks = [100, 100]
actions = []
`,
}

// readAll reads everything and fails the test on an error.
func readAll(t testing.TB, text string) []*Hand {
	t.Helper()
	var hands []*Hand
	for h, err := range Read("made.phh", strings.NewReader(text)) {
		if err != nil {
			t.Fatal(err)
		}
		hands = append(hands, h)
	}
	return hands
}

// collection is the hands in one file, as numbered tables.
func collection(hands ...string) string {
	var b strings.Builder
	for i, h := range hands {
		b.WriteString("[" + string(rune('1'+i)) + "] # from the back room\n\n" + h + "\n")
	}
	return b.String()
}

func TestAHandOfEachVariantIsRead(t *testing.T) {
	want := []Variant{NoLimitHoldem, FixedHoldem, PotLimitOmaha, FixedOmahaEight, FixedStud, FixedStudEight, "NO"}
	var single, together []Variant
	for _, text := range made {
		for _, h := range readAll(t, text) {
			single = append(single, h.Variant)
			if (h.Variant.Name() == "") != (h.Variant == "NO") || h.Place != (Place{"made.phh", 0, 1}) {
				t.Errorf("%s is called %q and stands at %v", h.Variant, h.Variant.Name(), h.Place)
			}
		}
	}
	for i, h := range readAll(t, collection(made...)) {
		together = append(together, h.Variant)
		if h.Place.Number != i+1 {
			t.Errorf("%s has the number %d", h.Variant, h.Place.Number)
		}
	}
	if !slices.Equal(single, want) || !slices.Equal(together, want) {
		t.Errorf("read %v one by one and %v in one file", single, together)
	}
}
