package poker

import (
	"testing"
	"sync/atomic"

	"boardwalk/card"
	"boardwalk/chance"
)

// The hands are so many that the processor cannot learn them.
const benchHands = 1 << 18

func deal(n int, shoe []card.Card, hand []card.Card) {
}

var sink Rank

type hands interface{ [3]card.Card | [5]card.Card | [6]card.Card | [7]card.Card }

func random[H hands](n int) []H {
	source, deck, all := chance.NewFast(14, 3), card.Deck(), make([]H, n)
	for i := range all {
		for j := range len(all[i]) {
			at := j + source.Draw(len(deck)-j)
			deck[j], deck[at] = deck[at], deck[j]
			all[i][j] = deck[j]
		}
	}
	return all
}

func BenchmarkFive(b *testing.B) {
	all := random[[5]card.Card](benchHands)
	var x Rank
	Five(all[0])
	b.ResetTimer()
	for i := range b.N {
		x ^= Five(all[i%benchHands])
	}
	sink = x
}
func BenchmarkSix(b *testing.B) {
	all := random[[6]card.Card](benchHands)
	var x Rank
	Six(all[0])
	b.ResetTimer()
	for i := range b.N {
		x ^= Six(all[i%benchHands])
	}
	sink = x
}
func BenchmarkThree(b *testing.B) {
	all := random[[3]card.Card](benchHands)
	var x Rank
	Three(all[0])
	b.ResetTimer()
	for i := range b.N {
		x ^= Three(all[i%benchHands])
	}
	sink = x
}
func BenchmarkSeven(b *testing.B) {
	all := random[[7]card.Card](benchHands)
	var x Rank
	Seven(all[0])
	b.ResetTimer()
	for i := range b.N {
		x ^= Seven(all[i%benchHands])
	}
	sink = x
}

func BenchmarkBuild(b *testing.B) {
	for range b.N {
		for _, p := range []struct{k Kind; n int} {{High,7},{High,6},{High,5},{ThreeCard,3}} {
			var at atomic.Pointer[table]
			fill(&at, p.k, p.n)
			b.Log(at.Load().memory(), (at.Load().factor-0x9e3779b97f4a7c15)/2, at.Load().size)
		}
	}
}
