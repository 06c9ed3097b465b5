package poker

import (
	"testing"
	"time"
	"unsafe"

	"boardwalk/card"
	"boardwalk/chance"
)

// benchHands are so many that the processor cannot learn them.
const benchHands = 1 << 18

type hand interface {
	[3]card.Card | [5]card.Card | [6]card.Card | [7]card.Card | [9]card.Card
}

// randomHands deals n hands, each from a full deck, always the same.
func randomHands[H hand](n int) []H {
	deck := card.Deck()
	return randomHandsFrom[H](n, deck[:])
}

func randomHandsFrom[H hand](n int, deck []card.Card) []H {
	source, all := chance.NewFast(14, 3), make([]H, n)
	for i := range all {
		for j := range len(all[i]) {
			at := j + source.Draw(len(deck)-j)
			deck[j], deck[at] = deck[at], deck[j]
			all[i][j] = deck[j]
		}
	}
	return all
}

var sink Rank

// benchmark gives run a few thousand hands at a time. Beside the mean it reports the best
// stretch, which is what the code can do when the machine does nothing else.
func benchmark[H hand](b *testing.B, run func([]H)) {
	const stretch = 1 << 12
	hands := randomHands[H](benchHands)
	run(hands[:1])
	best := time.Hour
	b.ReportAllocs()
	b.ResetTimer()
	for i, left := 0, b.N; left > 0; i, left = (i+stretch)%benchHands, left-stretch {
		some := hands[i : i+min(stretch, left)]
		start := time.Now()
		run(some)
		if len(some) == stretch {
			best = min(best, time.Since(start))
		}
	}
	if best < time.Hour {
		b.ReportMetric(float64(best)/stretch, "best-ns/hand")
	}
}

func BenchmarkThree(b *testing.B) {
	benchmark(b, func(hands [][3]card.Card) {
		for i := range hands {
			sink ^= Three(hands[i])
		}
	})
}

func BenchmarkFive(b *testing.B) {
	benchmark(b, func(hands [][5]card.Card) {
		for i := range hands {
			sink ^= Five(hands[i])
		}
	})
}

func BenchmarkSix(b *testing.B) {
	benchmark(b, func(hands [][6]card.Card) {
		for i := range hands {
			sink ^= Six(hands[i])
		}
	})
}

func BenchmarkSeven(b *testing.B) {
	benchmark(b, func(hands [][7]card.Card) {
		for i := range hands {
			sink ^= Seven(hands[i])
		}
	})
}

// BenchmarkFives and BenchmarkSevens rank a few thousand hands at a time.
func BenchmarkFives(b *testing.B) {
	ranks := make([]Rank, benchHands)
	benchmark(b, func(hands [][5]card.Card) { Fives(hands, ranks) })
}

func BenchmarkSevens(b *testing.B) {
	ranks := make([]Rank, benchHands)
	benchmark(b, func(hands [][7]card.Card) { Sevens(hands, ranks) })
}

// BenchmarkSevenAt has the hand put together card by card, as a game does.
func BenchmarkSevenAt(b *testing.B) {
	benchmark(b, func(hands [][7]card.Card) {
		for i := range hands {
			h := &hands[i]
			sink ^= SevenAt(&[7]card.Card{h[0], h[1], h[2], h[3], h[4], h[5], h[6]})
		}
	})
}

func BenchmarkHighOf(b *testing.B) {
	benchmark(b, func(hands [][7]card.Card) {
		for i := range hands {
			sink ^= HighOf(hands[i][:])
		}
	})
}

func BenchmarkLowOf(b *testing.B) {
	benchmark(b, func(hands [][7]card.Card) {
		for i := range hands {
			sink ^= LowOf(hands[i][:])
		}
	})
}

func BenchmarkEightOrBetterOf(b *testing.B) {
	benchmark(b, func(hands [][7]card.Card) {
		for i := range hands {
			sink ^= EightOrBetterOf(hands[i][:])
		}
	})
}

func BenchmarkOmahaHighOf(b *testing.B) {
	benchmark(b, func(hands [][9]card.Card) {
		for i := range hands {
			sink ^= OmahaHighOf((*[4]card.Card)(hands[i][:]), hands[i][4:])
		}
	})
}

func BenchmarkOmahaLowOf(b *testing.B) {
	benchmark(b, func(hands [][9]card.Card) {
		for i := range hands {
			sink ^= OmahaLowOf((*[4]card.Card)(hands[i][:]), hands[i][4:])
		}
	})
}

func BenchmarkShowingOf(b *testing.B) {
	benchmark(b, func(hands [][7]card.Card) {
		for i := range hands {
			sink ^= ShowingOf(hands[i][:4])
		}
	})
}

// BenchmarkKindRank is the entry that checks its cards.
func BenchmarkKindRank(b *testing.B) {
	benchmark(b, func(hands [][7]card.Card) {
		for i := range hands {
			r, err := High.Rank(hands[i][:]...)
			if err != nil {
				b.Fatal(err)
			}
			sink ^= r
		}
	})
}

// BenchmarkBuild builds all tables, which a process does at most once.
func BenchmarkBuild(b *testing.B) {
	b.ReportAllocs()
	for range b.N {
		b.ReportMetric(float64(buildAll()), "table-bytes")
	}
}

// buildAll builds all tables and says how many bytes they take.
func buildAll() uintptr {
	bytes := build(ThreeCard, 3).memory() + build(ThreeCard, 4).memory() + unsafe.Sizeof(*buildLows())
	for cards := 4; cards <= 6; cards++ {
		bytes += build(FourCard, cards).memory()
	}
	for cards := 5; cards <= 7; cards++ {
		bytes += build(High, cards).memory()
	}
	return bytes
}
