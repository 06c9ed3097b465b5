package housepoker

import (
	"testing"
	"time"

	"boardwalk/card"
)

func TestMiniTex(t *testing.T) {
	start := time.Now()
	for _, bonus := range []int{0, 30} {
		m := &MiniTex{Ante: 100, Bonus: 100 * 30}
		if bonus == 0 {
			m.Bonus = 0
		}
		best, _ := m.Count(nil)
		net, wagered := best.Mean()
		t.Log(time.Since(start), net, wagered)
		if want := uint64(1326) * 1225 * 48 * miniTexDeals; best.Ways() != want {
			t.Errorf("%d deals, not %d", best.Ways(), want)
		}
	}
	_ = card.Ace
}
