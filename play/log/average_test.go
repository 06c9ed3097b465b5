package log

import "testing"

func TestAverageNeverHasASignWithoutAnAmount(t *testing.T) {
	for part, want := range map[float64]string{0: "$0.00", -0.000001: "$0.00", 0.000001: "$0.00", 0.5: "+$5.00", -0.5: "-$5.00"} {
		if got := Average(part, 1000); got != want {
			t.Errorf("Average(%g, $10) is %s, not %s", part, got, want)
		}
	}
}
