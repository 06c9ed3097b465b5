package blackjack

import "testing"

func BenchmarkOnlyTable(b *testing.B) {
	w, _ := rounds(b, "table", DefaultOptions())
	b.ResetTimer()
	w.Run(b.N)
}
