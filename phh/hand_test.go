package phh

import (
	"errors"
	"math"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"boardwalk/card"
	"boardwalk/money"
)

func cards(t *testing.T, s string) []card.Card {
	t.Helper()
	all, err := parseCards(s)
	if err != nil {
		t.Fatal(err)
	}
	return all
}

func TestEveryFieldIsRead(t *testing.T) {
	h := readAll(t, made[0])[0]
	since := h.Other["_camera"].(map[string]any)["since"].(time.Time)
	if since.Format(time.DateOnly) != "2026-07-14" {
		t.Errorf("the camera is there since %v", since)
	}
	delete(h.Other["_camera"].(map[string]any), "since")
	want := &Hand{
		Variant: "NT", AnteTrimmingStatus: true,
		Antes: []money.Cents{25, 25, 25}, BlindsOrStraddles: []money.Cents{50, 100, 0}, MinBet: 100,
		StartingStacks: []money.Cents{10000, 8160, 120005},
		Actions: []Action{
			{Kind: DealHole, Player: 1, Cards: cards(t, "AsKd")},
			{Kind: DealHole, Player: 2, Cards: cards(t, "????")},
			{Kind: DealHole, Player: 3, Cards: cards(t, "Th9h")},
			{Kind: BetOrRaise, Player: 3, Amount: 350},
			{Kind: CheckOrCall, Player: 1, Comment: "after some thought"},
			{Kind: Fold, Player: 2},
			{},
			{Comment: "a spectator coughs"},
			{Kind: DealBoard, Cards: cards(t, "Kh8h2c")},
			{Kind: BetOrRaise, Player: 1, Amount: 500},
			{Kind: BetOrRaise, Player: 3, Amount: 1750},
			{Kind: BetOrRaise, Player: 1, Amount: 9625},
			{Kind: CheckOrCall, Player: 3},
			{Kind: Show, Player: 1, AsDealt: true},
			{Kind: Show, Player: 3, Cards: cards(t, "Th9h")},
			{Kind: DealBoard, Cards: cards(t, "7h")},
			{Kind: DealBoard, Cards: cards(t, "3s")},
		},
		Author: "Boardwalk", Event: `Tuesday "deep" stack`, URL: "https://example.com/tuesday",
		Venue: "The back room", Address: "1 Pier Way", City: "Atlantic City", Region: "New Jersey",
		PostalCode: "08401", Country: "United States of America",
		Time: "00:00:00", TimeZone: "America/New_York", TimeZoneAbbreviation: "EDT",
		Day: 14, Month: 7, Year: 2026,
		Hand: Label{"0", true}, Table: Label{"North 4", false}, Level: 3,
		Seats: []int{2, 5, 9}, SeatCount: 10, Players: []string{"Ada Ångström", "", "Pierre"},
		FinishingStacks: []money.Cents{0, 8035, 130130}, Winnings: []money.Cents{0, 0, 19500},
		Currency: "USD", CurrencySymbol: "$",
		TimeLimit: math.Inf(1), TimeBanks: []float64{30, 12.5, 0},
		Other: map[string]any{
			"_weather": "rain",
			"_camera":  map[string]any{"name": "B", "lens mm": []any{35.0, 50.0}, "on": true},
		},
		Place: Place{"made.phh", 0, 1},
	}
	if diff := cmp.Diff(want, h); diff != "" {
		t.Error(diff)
	}
}

func TestEveryFieldOfTheSpecificationHasAPlace(t *testing.T) {
	d := new(document)
	for _, name := range names {
		d.add(name, struct{}{})
	}
	if _, err := build(d); err == nil {
		t.Error("fields of no type at all were read")
	}
	if left := d.left(); left != nil {
		t.Errorf("these were left: %v", left)
	}
}

func TestForcedBetsHeadsUpStandTheOtherWayRound(t *testing.T) {
	h := readAll(t, made[2])[0]
	if h.Ante(1) != 200 || h.Ante(2) != 0 || h.Blind(1) != 200 || h.Blind(2) != 100 {
		t.Errorf("antes %v %v, blinds %v %v", h.Ante(1), h.Ante(2), h.Blind(1), h.Blind(2))
	}
	if h.StartingStacks[1] != UnknownStack {
		t.Errorf("the stack of inf is %v", h.StartingStacks[1])
	}
	h = readAll(t, made[3])[0]
	if h.Blind(1) != 500 || h.Blind(2) != 1000 || h.Blind(3) != -500 {
		t.Errorf("blinds %v %v %v", h.Blind(1), h.Blind(2), h.Blind(3))
	}
	h = readAll(t, made[5])[0]
	if h.Ante(1) != 100 || h.Blind(1) != 0 {
		t.Errorf("ante %v, blind %v", h.Ante(1), h.Blind(1))
	}
}

func TestAnErrorOfThePlayersOfAHandHasItsPlace(t *testing.T) {
	h := readAll(t, collection(made[1], made[4]))[1]
	trouble := errors.New("it is not p1's turn")
	err := h.ActionError(5, trouble)
	if want := `made.phh:13: hand 2: action 6 "p2 cbr 5": it is not p1's turn`; err.Error() != want {
		t.Errorf("got %v, want %s", err, want)
	}
	if !errors.Is(err, trouble) {
		t.Errorf("%v does not wrap what is wrong", err)
	}
}
