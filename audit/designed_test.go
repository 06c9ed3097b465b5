package audit

import (
	"strings"
	"testing"

	"boardwalk/audit/audittest"
	"boardwalk/floor"
	"boardwalk/journal"
	"boardwalk/ledger"
	"boardwalk/money"
)

// TestDesignedRulesAreAudited verifies private tables of designed rules, closed and opened again between two rounds. Whoever
// played there has the money of before. A record that makes such a table a public one is found.
func TestDesignedRulesAreAudited(t *testing.T) {
	for game, d := range map[string]floor.Design{
		"blackjack": {WhatIf: "decks 12; blackjack pays 6 to 5; dealer hits soft 17", Wagers: []string{
			"wager Any Two, at blackjack\nlooks at player's first two cards\npays two cards 1000\notherwise loses\n"}},
		"craps": {WhatIf: "field on 12: 1000; field on 2: 1000", Wagers: []string{
			"wager Any Pair, at craps\nlooks at dice of the roll\npays pair 4\notherwise loses\n"}},
	} {
		t.Run(game, func(t *testing.T) {
			dir := t.TempDir()
			if err := audittest.Designed(dir, game, d, 12); err != nil {
				t.Fatal(err)
			}
			honest := load(t, dir)
			for _, f := range honest.copied().verify(t) {
				t.Errorf("of honest records: %s", f.String())
			}
			for _, b := range honest.balances {
				if b.account == ledger.Player("ann") && b.held.Posted != 100_000*money.Dollar {
					t.Errorf("ann's own money has changed: %s", b.held.Posted)
				}
			}
			k, paid := honest.copied(), 0
			k.forge(t, func(r *journal.Record) bool {
				var data floor.FloorData
				if r.Kind == floor.KindFloor && r.Read(&data) == nil && data.Placement != nil && data.Placement.Table.Private {
					data.Placement.Table.Private = false
					paid++
					var err error
					if r.Data, err = journal.Data(data); err != nil {
						t.Fatal(err)
					}
				}
				return true
			})
			found := false
			for _, f := range k.verify(t) {
				found = found || strings.Contains(f.String(), "a public table deals what somebody designed")
			}
			if paid == 0 || !found {
				t.Errorf("%d records were forged, and nobody found them", paid)
			}
		})
	}
}
