package pokerodds

import (
	"errors"
	"fmt"
	"math/bits"
	"strconv"
	"strings"

	"boardwalk/card"
	"boardwalk/poker"
)

// view is what a player sees who decides, at games of poker against the house.
type view struct {
	own   []card.Card
	board []card.Card // cards that all players share; nil where there are none
	rank  poker.Rank  // of the best three cards, where that is known
}

// condition is what a line of a strategy file asks of the cards.
type condition func(*view) bool

// all returns how many cards there are, and one of them.
func (v *view) all() int { return len(v.own) + len(v.board) }

func (v *view) at(i int) card.Card {
	if i < len(v.own) {
		return v.own[i]
	}
	return v.board[i-len(v.own)]
}

// ranks is the set of ranks of all cards, and of those that there are twice and three
// times at least.
func (v *view) ranks() (once, twice, thrice uint16) {
	for i := range v.all() {
		bit := uint16(1) << v.at(i).Rank()
		once, twice, thrice = once|bit, twice|once&bit, thrice|twice&bit
	}
	return once, twice, thrice
}

// ownRanks is the set of ranks of the player's own cards.
func (v *view) ownRanks() (set uint16) {
	for _, c := range v.own {
		set |= 1 << c.Rank()
	}
	return set
}

// suited reports whether there are so many cards of one suit, of which one is the
// player's own.
func (v *view) suited(n int) bool {
	var count [card.Suits]int
	for i := range v.all() {
		count[v.at(i).Suit()]++
	}
	for _, c := range v.own {
		if count[c.Suit()] >= n {
			return true
		}
	}
	return false
}

// inARow reports whether so many cards are in a row, from a rank to another at most,
// of which one is the player's own. The lowest rank is 0 for an ace below the two, and
// 1 for the two.
func (v *view) inARow(n, low, high int) bool {
	aceLow := func(set uint16) uint16 { return set<<1 | set>>card.Ace }
	once, _, _ := v.ranks()
	once = aceLow(once)
	own, row := aceLow(v.ownRanks()), uint16(1)<<n-1
	for at := low; at+n-1 <= high; at++ {
		if once>>at&row == row && own>>at&row != 0 {
			return true
		}
	}
	return false
}

// within reports whether all cards are of different ranks with so many gaps between
// them at most. The ace is high.
func (v *view) within(gaps int) bool {
	once, _, _ := v.ranks()
	n := bits.OnesCount16(once)
	return n == v.all() && bits.Len16(once)-bits.TrailingZeros16(once) <= n+gaps
}

// tens reports whether so many cards are tens or higher.
func (v *view) tens(n int) bool {
	for i := range v.all() {
		if v.at(i).Rank() >= card.Ten {
			n--
		}
	}
	return n <= 0
}

// high reports whether the player's own cards are as high as two ranks, the higher
// one first.
func (v *view) high(first, second card.Rank) bool {
	a, b := card.Two, card.Two
	for _, c := range v.own {
		a, b = max(a, c.Rank()), max(b, min(a, c.Rank()))
	}
	return a >= first && b >= second
}

// boardSuited reports whether so many cards of the board are of one suit.
func (v *view) boardSuited(n int) bool {
	var count [card.Suits]int
	for _, c := range v.board {
		if count[c.Suit()]++; count[c.Suit()] >= n {
			return true
		}
	}
	return false
}

// boardPair reports whether two cards of the board are of one rank.
func (v *view) boardPair() bool {
	set := uint16(0)
	for _, c := range v.board {
		set |= 1 << c.Rank()
	}
	return bits.OnesCount16(set) < len(v.board)
}

// parseConditions reads the words of a line that come after what it decides. All
// conditions of a line must hold.
func parseConditions(words []string) (condition, error) {
	var list []condition
	for len(words) > 0 {
		word := words[0]
		args := words[1:]
		c, used, err := parseCondition(word, args)
		if err != nil {
			return nil, err
		}
		list = append(list, c)
		words = args[used:]
	}
	if len(list) == 0 {
		return nil, errors.New(`a line says when to do it, like "all", "pair 10" or "suited 4"`)
	}
	return func(v *view) bool {
		for _, c := range list {
			if !c(v) {
				return false
			}
		}
		return true
	}, nil
}

// parseCondition reads one condition, and returns how many words it takes besides the
// first.
func parseCondition(word string, args []string) (c condition, used int, err error) {
	switch word {
	case "all":
		return func(*view) bool { return true }, 0, nil
	case "pair":
		least := card.Two
		if len(args) > 0 {
			if r, err := parseRank(args[0]); err == nil {
				least, used = r, 1
			}
		}
		return func(v *view) bool {
			_, twice, _ := v.ranks()
			return twice&v.ownRanks()>>least != 0
		}, used, nil
	case "two-pairs":
		return func(v *view) bool {
			_, twice, _ := v.ranks()
			return bits.OnesCount16(twice) >= 2 && twice&v.ownRanks() != 0
		}, 0, nil
	case "three":
		return func(v *view) bool {
			_, _, thrice := v.ranks()
			return thrice&v.ownRanks() != 0
		}, 0, nil
	case "unsuited":
		return func(v *view) bool { return len(v.own) == 2 && v.own[0].Suit() != v.own[1].Suit() }, 0, nil
	case "board-pair":
		return (*view).boardPair, 0, nil
	case "board-suited", "suited", "gaps", "tens":
		n, err := parseCount(word, args)
		return map[string]condition{
			"board-suited": func(v *view) bool { return v.boardSuited(n) },
			"suited":       func(v *view) bool { return v.suited(n) },
			"gaps":         func(v *view) bool { return v.within(n) },
			"tens":         func(v *view) bool { return v.tens(n) },
		}[word], 1, err
	case "row":
		return parseRow(args)
	case "high":
		return parseHigh(args)
	case "from":
		return parseFrom(args)
	}
	if a, b, ok := strings.Cut(word, "-"); ok {
		return parseHoles(a, b)
	}
	return nil, 0, fmt.Errorf("%s is no condition", word)
}

func parseCount(word string, args []string) (n int, err error) {
	if len(args) > 0 {
		n, err = strconv.Atoi(args[0])
	}
	if len(args) == 0 || err != nil || n < 0 || n > 7 {
		return 0, fmt.Errorf("%s takes a number, like %q", word, word+" 2")
	}
	return n, nil
}

// parseRow reads "row 4" or "row 4 3-K".
func parseRow(args []string) (condition, int, error) {
	n, err := parseCount("row", args)
	if err != nil || n == 0 {
		return nil, 0, errors.New(`row takes a number of cards, and perhaps ranks, like "row 4 3-K"`)
	}
	low, high, used := 0, int(card.Ace)+1, 1
	if len(args) > 1 {
		if a, b, ok := strings.Cut(args[1], "-"); ok {
			from, err := parseRank(a)
			if err != nil {
				return nil, 0, err
			}
			to, err := parseRank(b)
			if err != nil {
				return nil, 0, err
			}
			if low, high, used = int(from)+1, int(to)+1, 2; from == card.Ace {
				low = 0
			}
		}
	}
	return func(v *view) bool { return v.inARow(n, low, high) }, used, nil
}

// parseHigh reads "high K", or "high K 10" for both cards.
func parseHigh(args []string) (condition, int, error) {
	if len(args) == 0 {
		return nil, 0, errors.New(`high takes a rank or two, like "high K 10"`)
	}
	first, err := parseRank(args[0])
	if err != nil {
		return nil, 0, err
	}
	second, used := card.Two, 1
	if len(args) > 1 {
		if r, err := parseRank(args[1]); err == nil {
			second, used = r, 2
		}
	}
	return func(v *view) bool { return v.high(first, second) }, used, nil
}

// parseFrom reads the least hand of three cards: "from A Q 2", "from pair" or "from
// flush".
func parseFrom(args []string) (condition, int, error) {
	least, used, err := parseThree(args)
	return func(v *view) bool { return v.rank >= least }, used, err
}

// leastThrees are the lowest hands of three cards of each class.
var leastThrees = map[string]string{"pair": "2s 2h 3d", "flush": "5s 3s 2s", "straight": "As 2h 3d", "three": "2s 2h 2d"}

// parseThree reads a hand of three cards, by its class or its ranks.
func parseThree(args []string) (least poker.Rank, used int, err error) {
	if len(args) > 0 && leastThrees[args[0]] != "" {
		cards, err := card.ParseAll(leastThrees[args[0]])
		return poker.Three([3]card.Card(cards)), 1, err
	}
	if len(args) < 3 {
		return 0, 0, errors.New(`a hand is pair, flush, straight or three, or is written with its three ranks, like "A Q 2"`)
	}
	var hand [3]card.Card
	for i := range hand {
		r, err := parseRank(args[i])
		if err != nil {
			return 0, 0, err
		}
		hand[i] = card.New(r, card.Suit(i))
	}
	return poker.Three(hand), 3, nil
}

// parseHoles reads the ranks of two cards, like "7-2".
func parseHoles(a, b string) (condition, int, error) {
	first, err := parseRank(a)
	if err != nil {
		return nil, 0, err
	}
	second, err := parseRank(b)
	if err != nil {
		return nil, 0, err
	}
	return func(v *view) bool {
		if len(v.own) != 2 {
			return false
		}
		x, y := v.own[0].Rank(), v.own[1].Rank()
		return x == first && y == second || x == second && y == first
	}, 0, nil
}
