package housepoker

import (
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"

	"boardwalk/card"
	"boardwalk/chance"
	"boardwalk/poker"
)

// A fingerprint is a checksum of what the count of a game depends on, found in a tenth of a second: how all pairs of hole
// cards fare on some boards, how every kind of round is settled, and what the rules that are counted do with some hands. A
// change of the game, of the order of hands or of a rule that makes a difference in one of a few thousand deals changes it.
type fingerprint []byte

// printedBoards is on how many boards a fingerprint looks, and printedHands how many pairs of hole cards the rules are asked about on each.
const (
	printedBoards = 1500
	printedHands  = 8
)

func (f *fingerprint) add(numbers ...int64) {
	for _, n := range numbers {
		*f = binary.AppendVarint(*f, n)
	}
}

func (f *fingerprint) did(yes bool) {
	if yes {
		f.add(1)
	} else {
		f.add(0)
	}
}

// sum is the checksum.
func (f *fingerprint) sum() string {
	sum := sha256.Sum256(*f)
	return hex.EncodeToString(sum[:])
}

// printedDeals deals boards, each with some hole cards, always the same.
func printedDeals(visit func(board [5]card.Card, holes [][2]card.Card)) {
	source := chance.NewFast(52, 1)
	var deck [card.Joker]card.Card
	for i := range deck {
		deck[i] = card.Card(i)
	}
	for range printedBoards {
		for i := range 5 + 2*printedHands {
			j := i + source.Draw(len(deck)-i)
			deck[i], deck[j] = deck[j], deck[i]
		}
		var holes [][2]card.Card
		for i := range printedHands {
			holes = append(holes, [2]card.Card(deck[5+2*i:]))
		}
		visit([5]card.Card(deck[:]), holes)
	}
}

// everyHole visits two cards of every class.
func everyHole(visit func(hole [2]card.Card)) {
	for high := card.Two; high <= card.Ace; high++ {
		for low := card.Two; low <= high; low++ {
			visit(HoleClass{High: high, Low: low}.Cards())
			if low < high {
				visit(HoleClass{High: high, Low: low, Suited: true}.Cards())
			}
		}
	}
}

// Fingerprint is a checksum of what [Texas.Count] depends on.
func (t *Texas) Fingerprint(rules ...TexasRule) string {
	var f fingerprint
	for turn := range 2 {
		for river := range 2 {
			for outcome := range outcomes {
				f.add(texasNet(turn, river, outcome))
			}
		}
	}
	everyHole(func(hole [2]card.Card) {
		for _, rule := range rules {
			f.did(rule(&TexasHand{Hole: hole}))
		}
	})
	b := newTexasBoard(t.least())
	printedDeals(func(board [5]card.Card, holes [][2]card.Card) {
		b.deal(&board, 0)
		for _, p := range b.pairs {
			f.add(int64(p.a), int64(p.b), int64(b.results[int(p.a)*kinds+int(p.b)]))
		}
		for _, hole := range holes {
			for _, rule := range rules {
				f.did(rule(&TexasHand{Hole: hole, Board: [4]card.Card{board[0], board[1], board[2]}, Shown: 3}))
				f.did(rule(&TexasHand{Hole: hole, Board: [4]card.Card(board[:]), Shown: 4}))
			}
		}
	})
	return f.sum()
}

// Fingerprint is a checksum of what [Ultimate.Count] depends on.
func (u *Ultimate) Fingerprint(rules ...UltimateRule) string {
	var f fingerprint
	for _, times := range [...]int{1, 2, 4} {
		for outcome := range fares {
			for class := poker.HighCard; class <= poker.RoyalFlush; class++ {
				f.add(u.net(times, outcome, class))
			}
		}
	}
	everyHole(func(hole [2]card.Card) {
		for _, rule := range rules {
			f.did(rule(&UltimateHand{Hole: hole}))
		}
	})
	b := newUltimateBoard()
	printedDeals(func(board [5]card.Card, holes [][2]card.Card) {
		for _, x := range b.fare(&board, 0) {
			base, diff := u.value(&x)
			f.add(int64(x.a), int64(x.b), int64(x.class), base, diff)
			f.add(x.ways[:]...)
		}
		for _, hole := range holes {
			for _, rule := range rules {
				f.did(rule(&UltimateHand{Hole: hole, Board: [5]card.Card{board[0], board[1], board[2]}, Shown: 3}))
				f.did(rule(&UltimateHand{Hole: hole, Board: board, Shown: 5}))
			}
		}
	})
	return f.sum()
}
