package worth

import (
	"fmt"
	"math/big"
	"strings"

	"boardwalk/beside"
	"boardwalk/card"
)

// Shared is what two lines of a wager both fit. The first of them decides.
type Shared struct {
	First, Second int      // places of the lines, from 0 on
	Ways          *big.Int // in how many ways, out of all of the worth
	Example       string
}

// SharedLines finds which hands or throws two lines share, by going through all of them. It returns none for a wager
// of which that depends on how a round goes, or on several throws.
func (a *Asked) SharedLines() ([]Shared, error) {
	found := &sharing{ways: map[[2]int]*big.Int{}, example: map[[2]int]string{}}
	switch w := a.Wager; w.Looks[0].Of {
	case beside.Hand, beside.Shooter, beside.Number:
		return nil, nil
	case beside.Roll:
		seen, _, err := a.sample(func(s *sampled) bool { return s.dice > 0 })
		if err != nil {
			return nil, err
		}
		eachRoll(seen.dice, func(faces []uint8) {
			found.add(w.AllOfRoll(faces...), big.NewInt(1), func() string { return strings.Trim(fmt.Sprint(faces), "[]") })
		})
	default:
		for i := range w.Looks {
			if _, fixed := w.Looks[i].Fixed(); !fixed {
				return nil, nil
			}
		}
		pack, decks, err := a.shoe()
		if err != nil {
			return nil, err
		}
		from, err := Shoe(pack, decks, a.Dead...)
		if err != nil {
			return nil, err
		}
		err = eachHand(w, &from, func(c *beside.Cards, ways wide) {
			found.add(w.AllOfCards(c), ways.big(), func() string { return cardNames(c.All()) })
		})
		if err != nil {
			return nil, err
		}
	}
	return found.list(len(a.Wager.Lines)), nil
}

// sharing counts what lines share.
type sharing struct {
	ways    map[[2]int]*big.Int
	example map[[2]int]string
}

func (s *sharing) add(lines uint64, ways *big.Int, example func() string) {
	if lines&(lines-1) == 0 {
		return
	}
	for i := range 64 {
		for j := i + 1; j < 64 && lines>>i&1 != 0; j++ {
			if lines>>j&1 == 0 {
				continue
			}
			pair := [2]int{i, j}
			if s.ways[pair] == nil {
				s.ways[pair], s.example[pair] = new(big.Int), example()
			}
			s.ways[pair].Add(s.ways[pair], ways)
		}
	}
}

func (s *sharing) list(lines int) (list []Shared) {
	for i := range lines {
		for j := range lines {
			if n := s.ways[[2]int{i, j}]; n != nil {
				list = append(list, Shared{i, j, n, s.example[[2]int{i, j}]})
			}
		}
	}
	return list
}

// cardNames writes cards one after the other.
func cardNames(cards []card.Card) string {
	names := make([]string, len(cards))
	for i, c := range cards {
		names[i] = c.String()
	}
	return strings.Join(names, " ")
}
