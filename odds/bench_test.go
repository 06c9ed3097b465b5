package odds

import (
	"testing"

	"boardwalk/card"
	"boardwalk/game"
)

// BenchmarkFigures finds all figures of a game, under its usual options.
func BenchmarkFigures(b *testing.B) {
	for _, r := range game.All {
		if analysisOf(r) == nil {
			continue
		}
		b.Run(r.ID, func(b *testing.B) {
			b.ReportAllocs()
			for range b.N {
				if _, err := For(r, nil, r.Terms()); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

// BenchmarkEquities compares two hands of hold 'em over all boards.
func BenchmarkEquities(b *testing.B) {
	s := &Showdown{Hands: [][]card.Card{cards(b, "As Kd"), cards(b, "Qh Qs")}}
	for range b.N {
		if _, err := s.Equities(); err != nil {
			b.Fatal(err)
		}
	}
}
