package beside

import (
	"fmt"
	"math/bits"
	"strings"
)

func readDiceAlike(p *phrase, at look) (condition, bool, error) {
	n := 2
	switch {
	case at.parts[0].Of != Roll:
		return condition{}, false, nil
	case p.take("triple"):
		n = 3
	case !p.take("pair"):
		return condition{}, false, nil
	}
	return condition{holds: func(s *seen) bool {
		var of [256]uint8
		for _, f := range s.faces {
			if of[f]++; int(of[f]) >= n {
				return true
			}
		}
		return false
	}}, true, nil
}

func readDiceTotal(p *phrase, at look) (condition, bool, error) {
	if at.parts[0].Of != Roll || !p.take("total") {
		return condition{}, false, nil
	}
	within, ok := p.span()
	if !ok {
		return condition{}, false, fmt.Errorf("expected a number after total: total 7, total over 9, total 2 to 6")
	}
	return condition{holds: func(s *seen) bool {
		n := 0
		for _, f := range s.faces {
			n += int(f)
		}
		return n > 0 && within.has(n)
	}}, true, nil
}

func readFaces(p *phrase, at look) (condition, bool, error) {
	if at.parts[0].Of != Roll || !p.take("dice") {
		return condition{}, false, nil
	}
	var want [7]int
	some := false
	for {
		n, ok := p.number()
		if !ok {
			break
		}
		if n < 1 || n > 6 {
			return condition{}, false, fmt.Errorf("a die has faces from 1 to 6")
		}
		want[n]++
		some = true
	}
	if !some {
		return condition{}, false, fmt.Errorf("expected faces: dice 1 2")
	}
	return condition{holds: func(s *seen) bool {
		left := want
		for _, f := range s.faces {
			left[f]--
		}
		for _, n := range left {
			if n > 0 {
				return false
			}
		}
		return len(s.faces) > 0
	}}, true, nil
}

func readThrown(p *phrase, at look) (condition, bool, error) {
	if at.parts[0].Of != Hand && at.parts[0].Of != Shooter || !p.take("all", "of") {
		return condition{}, false, nil
	}
	var all uint16
	for {
		n, ok := p.number()
		if !ok {
			break
		}
		if n < 2 || n > 12 {
			return condition{}, false, fmt.Errorf("two dice throw totals from 2 to 12")
		}
		all |= totalBit(n)
	}
	if all == 0 {
		return condition{}, false, fmt.Errorf("expected totals: all of 2 3 4 5 6")
	}
	return condition{rises: true, holds: func(s *seen) bool { return s.hand.totals()&all == all },
		needs: Needs{RankSet: []uint16{all}}}, true, nil
}

func readHand(p *phrase, at look) (condition, bool, error) {
	if at.parts[0].Of != Hand && at.parts[0].Of != Shooter {
		return condition{}, false, nil
	}
	n, ok := p.number()
	switch {
	case !ok:
		return condition{}, false, nil
	case p.take("points"), p.take("point"):
		return condition{rises: true, holds: func(s *seen) bool { return bits.OnesCount8(s.hand.made()) >= n },
			needs: Needs{Values: true}}, true, nil
	case p.take("rolls"), p.take("roll"):
		if n > mostRolls {
			return condition{}, false, fmt.Errorf("rolls are counted up to %d", mostRolls)
		}
		return condition{rises: true, holds: func(s *seen) bool { return s.hand.rolls() >= n },
			needs: Needs{SuitSet: []uint8{uint8(n)}}}, true, nil
	}
	return condition{}, false, nil
}

const mostRolls = 200

func readNumber(p *phrase, at look) (condition, bool, error) {
	if at.parts[0].Of != Number {
		return condition{}, false, nil
	}
	whole := func(rest int) condition {
		return condition{holds: func(s *seen) bool {
			n, ok := numberDrawn(s.label)
			return ok && n > 0 && n%2 == rest
		}}
	}
	switch {
	case p.take("even"):
		return whole(0), true, nil
	case p.take("odd"):
		return whole(1), true, nil
	case !p.take("number"):
		return condition{}, false, nil
	}
	begin := p.at
	if a, ok := p.number(); ok && p.take("to") {
		if b, ok := p.number(); ok && b > a {
			return condition{holds: func(s *seen) bool {
				n, ok := numberDrawn(s.label)
				return ok && n >= a && n <= b
			}}, true, nil
		}
	}
	p.at = begin
	labels := map[string]bool{}
	for {
		if p.done() {
			break
		}
		labels[p.next()] = true
		if at := p.at; !p.take(",") || p.peek() == "" {
			p.at = at
			break
		}
	}
	if len(labels) == 0 {
		return condition{}, false, fmt.Errorf("expected a number: number 17, or number 1 to 12")
	}
	return condition{holds: func(s *seen) bool { return labels[strings.ToLower(s.label)] }}, true, nil
}

// numberDrawn is a label as a number; false for 0 written 00 and for words.
func numberDrawn(label string) (int, bool) {
	if len(label) > 1 && label[0] == '0' {
		return 0, false
	}
	n, ok := numberOf(label)
	return n, ok
}
