package report

import (
	"strings"

	"boardwalk/ledger"
)

// side is whose money an account holds.
type side uint8

const (
	outside  side = iota // people's, also what lies in front of them and on the layout, and the Casino Revenue Fund's
	atTable              // the house's at a table
	atMeter              // a progressive meter
	atLounge             // the house's at a keno lounge
	atCage
)

// sideOf returns whose money an account holds, and the table, meter or lounge that has it.
func sideOf(a ledger.Account) (s side, owner string) {
	owner, _ = a.Owner()
	text := string(a)
	switch {
	case a == ledger.Cage:
		return atCage, ""
	case strings.HasPrefix(text, "meter/"):
		return atMeter, owner
	case strings.HasPrefix(text, "keno/"):
		return atLounge, owner
	}
	switch a {
	case ledger.Inventory(owner), ledger.Drop(owner), ledger.Vigorish(owner), ledger.Rake(owner), ledger.Markers(owner):
		return atTable, owner
	}
	return outside, owner
}

// isSeat reports whether an account is what lies in front of a player.
func isSeat(a ledger.Account) bool {
	_, ok := a.Table()
	return ok && strings.Contains(string(a), "/seat/")
}
