package odds_test

import (
	"testing"

	"boardwalk/game"
	"boardwalk/odds"
)

// BenchmarkFigures finds all figures of a game, under its usual options.
func BenchmarkFigures(b *testing.B) {
	for _, r := range game.All {
		if r.EachOther {
			continue
		}
		b.Run(r.ID, func(b *testing.B) {
			b.ReportAllocs()
			for range b.N {
				if _, err := odds.For(r, nil, r.Terms()); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
