package roulette_test

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"boardwalk/chance"
	"boardwalk/game/roulette"
	"boardwalk/money"
	"boardwalk/table"
	"boardwalk/table/tabletest"
)

// The order of the numbers on the wheels, and those on red.
var (
	american = strings.Fields("0 28 9 26 30 11 7 20 32 17 5 22 34 15 3 24 36 13 1 00 27 10 25 29 12 8 19 31 18 6 21 33 16 4 23 35 14 2")
	european = strings.Fields("0 32 15 19 4 21 2 25 17 34 6 27 13 36 11 30 8 23 10 5 24 16 33 1 20 14 31 9 22 18 29 7 28 12 35 3 26")
	reds     = strings.Fields("1 3 5 7 9 12 14 16 18 19 21 23 25 27 30 32 34 36")
)

var sevenNumbers = strings.Fields("10 11 12 13 14 15 33")

func TestAWitnessSettlesEverySpinAlike(t *testing.T) {
	for i, wheel := range []string{roulette.DoubleZeroWheel, roulette.SingleZeroWheel, roulette.DoubleZeroAsSingle} {
		o := roulette.DefaultOptions()
		o.Wheel, o.FiveAdjacent, o.SevenNumbers = wheel, true, true
		will := chance.NewFast(uint64(i), 52)
		w := &tabletest.Witness{
			Settle: func(e *table.Event, laid []tabletest.Laid) []tabletest.Movement { return settle(wheel, e, laid) },
			Then: func(live *table.Live) {
				for range 10 { // there are two hundred areas
					area := table.Area(will.Draw(len(live.Table().Layout().Wagers)))
					amount := live.Table().Unit(area) * money.Cents(will.Draw(9)+1)
					_ = live.Do(table.Act{Kind: table.Make, Seat: table.Seat(will.Draw(4) + 1), Area: area, Amount: amount})
				}
			},
		}
		w.Watch(t, roulette.Rules, o, chance.NewFast(uint64(i), 51), 3_000)
		for _, wager := range roulette.New(*o).Layout().Wagers {
			if wager.Made != 0 && !w.Settled(wager.ID) {
				t.Errorf("%s: no %s was ever settled", wheel, wager.Name)
			}
		}
	}
}

// settle finds out what a spin makes of every wager, by the names of the wagers
// and the words of sections 5.1 to 5.3.
func settle(wheel string, e *table.Event, laid []tabletest.Laid) (due []tabletest.Movement) {
	label, _, _ := strings.Cut(e.Text, " ")
	if e.Kind == table.Voided || label == "00" && wheel == roulette.DoubleZeroAsSingle {
		return nil // no spin
	}
	add := func(kind table.EventKind, seat table.Seat, id string, amount money.Cents) {
		due = append(due, tabletest.Movement{Kind: kind, Seat: seat, ID: id, Amount: amount})
	}
	straight := map[table.Seat]money.Cents{} // on the number, with the fifths that come there
	for _, l := range laid {
		name, of, _ := strings.Cut(l.ID, "-")
		to, covers := covered(name, of, label)
		switch {
		case name == "adjacent" && slices.Contains(five(wheel, of), label):
			add(table.Moved, l.Seat, l.ID, l.Amount/5)
			add(table.Collected, l.Seat, l.ID, l.Amount/5*4)
			straight[l.Seat] += l.Amount / 5
		case name == "straight" && covers:
			straight[l.Seat] += l.Amount
		case covers:
			add(table.Paid, l.Seat, l.ID, l.Amount*to)
		case to == 1 && wheel == roulette.DoubleZeroWheel && (label == "0" || label == "00"):
			add(table.Collected, l.Seat, l.ID, l.Amount/2)
			add(table.Returned, l.Seat, l.ID, l.Amount-l.Amount/2)
		default:
			add(table.Collected, l.Seat, l.ID, l.Amount)
		}
	}
	for seat, amount := range straight {
		add(table.Paid, seat, "straight-"+label, 35*amount)
	}
	return due
}

// five are the numbers about a centre on the wheel. Of a double zero wheel that
// is used as a single zero wheel, 00 is no number.
func five(wheel, centre string) (numbers []string) {
	around := slices.Clone(american)
	switch wheel {
	case roulette.SingleZeroWheel:
		around = european
	case roulette.DoubleZeroAsSingle:
		around = slices.DeleteFunc(around, func(n string) bool { return n == "00" })
	}
	at := slices.Index(around, centre)
	for i := at - 2; i <= at+2; i++ {
		numbers = append(numbers, around[(i+len(around))%len(around)])
	}
	return numbers
}

// covered reports at how much to one a wager pays, and whether it wins.
func covered(name, of, label string) (to money.Cents, wins bool) {
	n, _ := strconv.Atoi(label) // 0 for both zeros
	number := n > 0
	switch name {
	case "straight", "split", "three", "four":
		named := strings.Split(of, "-")
		return []money.Cents{0, 35, 17, 11, 8}[len(named)], slices.Contains(named, label)
	case "first":
		return 6, n <= 3
	case "six":
		low, high, _ := strings.Cut(of, "-")
		return 5, n >= atoi(low) && n <= atoi(high)
	case "seven":
		return 4, slices.Contains(sevenNumbers, label)
	case "column":
		return 2, number && (n-atoi(of))%3 == 0
	case "dozen":
		return 2, number && (n+11)/12 == atoi(of)
	case "red", "black":
		return 1, number && slices.Contains(reds, label) == (name == "red")
	case "odd", "even":
		return 1, number && n%2 == map[string]int{"odd": 1}[name]
	case "low", "high":
		return 1, number && (n <= 18) == (name == "low")
	}
	return 35, false
}

func atoi(s string) int {
	n, _ := strconv.Atoi(s)
	return n
}
