package threecard

import (
	"boardwalk/table"
	"boardwalk/table/tabletest"
	"testing"
)

func BenchmarkZZ(b *testing.B) {
	w := tabletest.Rounds(b, "t", Rules, both, table.With(always{}))
	b.ResetTimer()
	w.Run(b.N)
}
