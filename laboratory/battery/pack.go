package battery

import (
	"fmt"
	"slices"
	"strings"

	"boardwalk/card"
	"boardwalk/chance"
	"boardwalk/dice"
	"boardwalk/keno"
	"boardwalk/tile"
	"boardwalk/wheel"
)

// Pack is something that is shuffled, thrown, spun or drawn at a table, by the code of the tables.
type Pack struct {
	Name  string
	Text  string
	Kinds int  // of cards, tiles, numbers, faces or pockets
	Whole bool // each shuffle has every card once, so that the places of a shuffle depend on each other

	// Next appends one shuffle: the kinds in their order, from 0 on.
	Next func(s chance.Source, to []uint8) []uint8
}

// Packs are all that games are dealt from.
func Packs() []Pack {
	list := []Pack{
		shoe("52", "one deck of 52 cards", card.Standard, 1),
		shoe("52x6", "six decks of 52 cards", card.Standard, 6),
		shoe("52x8", "eight decks of 52 cards", card.Standard, 8),
		shoe("joker", "52 cards and a joker", card.WithJoker, 1),
		shoe("two-jokers", "52 cards and two jokers", card.WithTwoJokers, 1),
		shoe("without-tens", "six decks of 48 cards without the tens", card.WithoutTens, 6),
		{Name: "tiles", Text: "32 tiles of pai gow", Kinds: tileKinds(), Whole: true, Next: nextTiles},
		{Name: "keno", Text: "20 of 80 keno numbers", Kinds: keno.Numbers, Next: func(s chance.Source, to []uint8) []uint8 {
			d := keno.DrawFrom(s)
			for _, n := range d.Balls {
				to = append(to, n-1)
			}
			return to
		}},
		{Name: "two-dice", Text: "two dice", Kinds: 6, Next: func(s chance.Source, to []uint8) []uint8 {
			p := dice.Throw(s)
			return append(to, uint8(p[0]-1), uint8(p[1]-1))
		}},
		{Name: "three-dice", Text: "three dice", Kinds: 6, Next: func(s chance.Source, to []uint8) []uint8 {
			p := dice.Shake(s)
			return append(to, uint8(p[0]-1), uint8(p[1]-1), uint8(p[2]-1))
		}},
	}
	for _, w := range []struct {
		name, text string
		*wheel.Wheel
	}{
		{"wheel-38", "a wheel of 38 pockets", wheel.DoubleZero()}, {"wheel-37", "a wheel of 37 pockets", wheel.SingleZero()},
		{"wheel-39", "a wheel of 39 pockets", wheel.TripleZero()}, {"wheel-54", "a big six wheel of 54 stops", wheel.BigSix(wheel.Ones24)},
	} {
		list = append(list, Pack{Name: w.name, Text: w.text, Kinds: len(w.Pockets),
			Next: func(s chance.Source, to []uint8) []uint8 { return append(to, uint8(w.Spin(s))) }})
	}
	return list
}

// FindPack returns a pack by its name.
func FindPack(name string) (*Pack, error) {
	var names []string
	for _, p := range Packs() {
		if p.Name == name {
			return &p, nil
		}
		names = append(names, p.Name)
	}
	return nil, fmt.Errorf("there is no pack %q; there are %s", name, strings.Join(names, ", "))
}

// shoe is a pack of cards, taken from a shoe as every game takes them.
func shoe(name, text string, pack card.Pack, decks int) Pack {
	kinds := pack.Cards()
	var at [256]uint8
	for i, c := range kinds {
		at[c] = uint8(i)
	}
	full := pack.Shoe(decks)
	return Pack{Name: name, Text: text, Kinds: len(kinds), Whole: true, Next: func(s chance.Source, to []uint8) []uint8 {
		full.Collect()
		for left := full.Left(); left > 0; left-- {
			to = append(to, at[full.Take(s.Draw(left))])
		}
		return to
	}}
}

// newTiles are the tiles of a new set, each kind once, in order.
func newTiles() []tile.Tile {
	w := tile.NewWall()
	kinds := slices.Clone(w.ToCome())
	slices.Sort(kinds)
	return slices.Compact(kinds)
}

func tileKinds() int { return len(newTiles()) }

func nextTiles(s chance.Source, to []uint8) []uint8 {
	w := tile.NewWall()
	kinds := newTiles()
	for left := w.Left(); left > 0; left-- {
		at, _ := slices.BinarySearch(kinds, w.Take(s.Draw(left)))
		to = append(to, uint8(at))
	}
	return to
}
