package craps_test

import (
	"strconv"
	"strings"
)

type result int

const (
	stays result = iota
	wins
	loses
	void
	goes // to the number that was thrown
)

// decision is what a roll makes of a wager: of a winner, how many of how many
// equal parts win, and at which odds.
type decision struct {
	what      result
	parts, of int64
	to, one   int64
}

func pays(to, one int64) decision { return decision{wins, 1, 1, to, one} }

func share(parts, of, to int64) decision { return decision{wins, parts, of, to, 1} }

// split takes "come-odds-4" apart: come-odds, 4.
func split(id string) (name string, n int) {
	i := strings.LastIndex(id, "-")
	if n, err := strconv.Atoi(id[i+1:]); err == nil && i > 0 {
		return id[:i], n
	}
	return id, 0
}

// winning is how a wager on a number, or one with one line of odds, is paid.
func winning(id string) decision {
	for a := 1; a <= 6; a++ {
		for b := 1; b <= 6; b++ {
			if o := outcome(id, 13, a, b, true); o.what == wins {
				return o
			}
		}
	}
	return pays(1, 1) // the line, which no roll decides with such a point
}

// far is how far a number is from seven: 1, 2 or 3, which is all that true odds
// depend on.
func far(n int) int { return max(n-7, 7-n) }

// outcome is what a roll makes of a wager. A point of zero is a come out roll.
func outcome(id string, point, a, b int, on bool) decision {
	sum := a + b
	name, n := split(id)
	rests := point == 0 && !on
	win, lose, stay := pays(1, 1), decision{what: loses}, decision{}
	race := func(for_, against bool, prize decision) decision {
		switch {
		case for_:
			return prize
		case against:
			return lose
		}
		return stay
	}
	trueOdds := []decision{{}, pays(6, 5), pays(3, 2), pays(2, 1)}
	laid := []decision{{}, pays(5, 6), pays(2, 3), pays(1, 2)}
	switch name {
	case "pass", "dont-pass":
		if point != 0 {
			if name == "pass" {
				return race(sum == point, sum == 7, win)
			}
			return race(sum == 7, sum == point, win)
		}
		o := fresh(name == "pass", sum)
		if o.what == goes { // a line bet stays where it is
			return stay
		}
		return o
	case "come", "dont-come":
		if n == 0 {
			return fresh(name == "come", sum)
		}
		if name == "come" {
			return race(sum == n, sum == 7, win)
		}
		return race(sum == 7, sum == n, win)
	case "pass-odds":
		return race(sum == n, sum == 7, trueOdds[far(n)])
	case "come-odds":
		if rests && (sum == n || sum == 7) {
			return decision{what: void}
		}
		return race(sum == n, sum == 7, trueOdds[far(n)])
	case "dont-pass-odds", "dont-come-odds", "lay":
		return race(sum == 7, sum == n, laid[far(n)])
	case "lose":
		return race(sum == 7, sum == n, []decision{{}, pays(4, 5), pays(5, 8), pays(5, 11)}[far(n)])
	case "place", "buy", "hard":
		switch {
		case rests:
			return stay
		case name == "buy":
			return race(sum == n, sum == 7, trueOdds[far(n)])
		case name == "place":
			return race(sum == n, sum == 7, []decision{{}, pays(7, 6), pays(7, 5), pays(9, 5)}[far(n)])
		}
		return race(sum == n && a == b, sum == n || sum == 7, []decision{{}, pays(9, 1), {}, pays(7, 1)}[far(n)])
	}
	return oneRoll(id, sum)
}

// fresh is the first roll for a line or come bet.
func fresh(right bool, sum int) decision {
	switch {
	case sum == 7 || sum == 11:
		if right {
			return pays(1, 1)
		}
		return decision{what: loses}
	case sum == 12 && !right:
		return decision{what: void}
	case sum < 4 || sum == 12:
		if right {
			return decision{what: loses}
		}
		return pays(1, 1)
	}
	return decision{what: goes}
}

// oneRoll is all that pays on some totals and loses on the others.
func oneRoll(id string, sum int) decision {
	one := map[int]int64{2: 30, 3: 15, 11: 15, 12: 30}
	table := map[string]map[int]decision{
		"field":     {2: pays(2, 1), 3: pays(1, 1), 4: pays(1, 1), 9: pays(1, 1), 10: pays(1, 1), 11: pays(1, 1), 12: pays(2, 1)},
		"any-seven": {7: pays(4, 1)},
		"any-craps": {2: pays(7, 1), 3: pays(7, 1), 12: pays(7, 1)},
		"craps-2":   {2: pays(30, 1)},
		"craps-3":   {3: pays(15, 1)},
		"craps-12":  {12: pays(30, 1)},
		"eleven":    {11: pays(15, 1)},
		"c-and-e":   {2: share(1, 2, 7), 3: share(1, 2, 7), 11: share(1, 2, 15), 12: share(1, 2, 7)},
		"horn":      {2: share(1, 4, 30), 3: share(1, 4, 15), 11: share(1, 4, 15), 12: share(1, 4, 30)},
	}
	if name, high := split(id); name == "horn-high" {
		if to, ok := one[sum]; ok && sum == high {
			return share(2, 5, to)
		} else if ok {
			return share(1, 5, to)
		}
		return decision{what: loses}
	}
	if o, ok := table[id][sum]; ok {
		return o
	}
	return decision{what: loses}
}
