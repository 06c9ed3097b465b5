package baccaratodds

import (
	"testing"

	"boardwalk/game/baccarat"
	"boardwalk/odds/oddstest"
	"boardwalk/table"
)

// Vigorish that is collected before the reshuffle costs as much as vigorish that is taken at once.
func TestVigorishCollectedLaterCostsTheSame(t *testing.T) {
	for _, rules := range []*table.Rules{baccarat.PuntoBanco.With(PuntoBanco), baccarat.Minibaccarat.With(Minibaccarat)} {
		now := oddstest.Report(t, rules, "collection=at-once").Find("banker", "bet made")
		later := oddstest.Report(t, rules, "collection=deferred").Find("banker", "bet made")
		if now.House.Cmp(later.House) != 0 || now.StandardDeviation() != later.StandardDeviation() {
			t.Errorf("%s: the house has %v when vigorish is taken at once, and %v when it is collected later",
				rules.ID, now.House, later.House)
		}
	}
}
