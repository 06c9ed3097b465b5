package phh

import (
	"strings"
	"testing"
)

// BenchmarkPlay plays a hand that is read already; BenchmarkReadAndPlay reads it as well.
func BenchmarkPlay(b *testing.B) {
	h := readAll(b, made[0])[0]
	for b.Loop() {
		if _, err := Play(h); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "hands/s")
}

func BenchmarkReadAndPlay(b *testing.B) {
	text := strings.Repeat("[1]\n"+made[0]+"\n", 1000)
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
}
