package phh

import (
	"strings"
	"testing"
)

// BenchmarkPlay plays a hand that is read already; BenchmarkReadAndPlay reads it as well, line
// by line or, because of one line that is unusual, with the TOML library.
func BenchmarkPlay(b *testing.B) {
	h := readAll(b, usual)[0]
	for b.Loop() {
		if _, err := Play(h); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "hands/s")
}

func BenchmarkReadAndPlay(b *testing.B) {
	for _, way := range []struct{ name, more string }{{"lines", ""}, {"TOML", "_unusual = 1_0\n"}} {
		b.Run(way.name, func(b *testing.B) {
			text := strings.Repeat("[1]\n"+usual+way.more+"\n", 1000)
			n := 0
			for b.Loop() {
				for h, err := range Read("made.phhs", strings.NewReader(text)) {
					if err == nil {
						_, err = Play(h)
					}
					if err != nil {
						b.Fatal(err)
					}
					n++
				}
			}
			b.ReportMetric(float64(n)/b.Elapsed().Seconds(), "hands/s")
		})
	}
}
