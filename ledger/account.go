package ledger

import (
	"fmt"
	"strconv"
	"strings"

	"boardwalk/table"
)

// Account is the name of an account. Match play coupons are no money: they have
// accounts of their own, whose names end in "/coupons", and nothing is ever
// transferred between the two sorts.
type Account string

// The cage is where play money and coupons come from and go back to.
const (
	Cage        Account = "cage"
	CageCoupons Account = "cage/coupons"
)

// Player is what a person has outside the tables.
func Player(id string) Account { return Account("player/" + id) }

// PlayerCoupons are a person's match play coupons.
func PlayerCoupons(id string) Account { return Account("player/" + id + "/coupons") }

// Seat is what lies in front of a player: chips, and cash at face value.
func Seat(id string, s table.Seat) Account {
	return Account("table/" + id + "/seat/" + strconv.Itoa(int(s)))
}

// SeatCoupons are the coupons in front of a player.
func SeatCoupons(id string, s table.Seat) Account { return Seat(id, s) + "/coupons" }

// Inventory is the table inventory container. It is counted from zero, so it is
// below zero at a table that has paid out more than it took in.
func Inventory(id string) Account { return Account("table/" + id + "/inventory") }

// Layout is every wager and pot of a table.
func Layout(id string) Account { return Account("table/" + id + "/layout") }

// LayoutCoupons are the coupons beside the wagers.
func LayoutCoupons(id string) Account { return Account("table/" + id + "/layout/coupons") }

// Markers is the vigorish that players owe a table on marker buttons, 3.3(c) and
// 7.3(c). It is owed by the seats ([Owes]) until it is collected, and only then
// part of [Vigorish].
func Markers(id string) Account { return Account("table/" + id + "/markers") }

// Owes is what the player of a seat owes on a marker button, counted below zero.
func Owes(id string, s table.Seat) Account { return Seat(id, s) + "/owes" }

// Cover is what the player of a seat has set aside as the bank, to pay the
// wagers of others.
func Cover(id string, s table.Seat) Account { return Seat(id, s) + "/cover" }

// Centre is what lies in the centre of a table, on its way between a bank and
// the players.
func Centre(id string) Account { return Account("table/" + id + "/centre") }

// Vigorish is what a table has charged.
func Vigorish(id string) Account { return Account("table/" + id + "/vigorish") }

// Rake is what lies in the rake area of a table.
func Rake(id string) Account { return Account("table/" + id + "/rake") }

// Meter is the progressive jackpot of that name. Linked tables feed it from their
// inventories and are paid from it; what it holds is what it reads.
func Meter(name string) Account { return Account("meter/" + name) }

// Drop is the cash in the drop box of a table.
func Drop(id string) Account { return Account("table/" + id + "/drop") }

// RevenueFund is the Casino Revenue Fund, to which keno winnings go that nobody claims.
const RevenueFund Account = "revenue-fund"

// Corrections is what a table has paid to players, less what it has taken back, when payments of rounds that were over were
// corrected. It is counted from zero, and no part of the inventory: it is not counted when the table closes.
func Corrections(id string) Account { return Account("table/" + id + "/corrections") }

// KenoBank is the bankroll of a keno lounge, from which drawers are filled and winnings
// come. It is counted from zero.
func KenoBank(id string) Account { return Account("keno/" + id + "/bank") }

// KenoDrawer is what lies in the drawer of a keno work station.
func KenoDrawer(id string, station int) Account {
	return Account("keno/" + id + "/drawer/" + strconv.Itoa(station))
}

// KenoUnpaid is what tickets of a lounge have won that are not paid yet.
func KenoUnpaid(id string) Account { return Account("keno/" + id + "/unpaid") }

// KenoUnclaimed is what tickets had won that were not presented in time.
func KenoUnclaimed(id string) Account { return Account("keno/" + id + "/unclaimed") }

// KenoCoupons are the coupons that a lounge has taken in.
func KenoCoupons(id string) Account { return Account("keno/" + id + "/coupons") }

// TakenCoupons are the coupons that a table has taken in.
func TakenCoupons(id string) Account { return Account("table/" + id + "/coupons") }

// sort is what a book needs to know of an account.
type sort struct {
	coupons bool // coupons, not money
	owes    bool // may go below zero
}

// sort reads the name of an account.
func (a Account) sort() (sort, error) {
	word := strings.Split(string(a), "/")
	n := len(word)
	coupons := n > 1 && word[n-1] == "coupons"
	switch {
	case word[0] == "cage" && (n == 1 || n == 2 && coupons):
		return sort{coupons, true}, nil
	case (word[0] == "player" || word[0] == "meter") && n == 2 && word[1] != "":
		return sort{}, nil
	case word[0] == "player" && n == 3 && word[1] != "" && coupons:
		return sort{coupons, false}, nil
	case a == RevenueFund:
		return sort{}, nil
	case word[0] == "keno" && n > 2 && word[1] != "":
		if s, ok := ofLounge(word[2:]); ok {
			return s, nil
		}
	case word[0] == "table" && n > 2 && word[1] != "":
		if s, ok := ofTable(strings.Join(word[2:], "/")); ok {
			return s, nil
		}
	}
	return sort{}, fmt.Errorf("there is no account %q", string(a))
}

// ofTable knows the accounts of one table.
func ofTable(name string) (sort, bool) {
	switch name {
	case "inventory", "corrections":
		return sort{owes: true}, true
	case "layout", "markers", "vigorish", "rake", "drop", "centre":
		return sort{}, true
	case "coupons", "layout/coupons":
		return sort{coupons: true}, true
	}
	seat, ok := strings.CutPrefix(name, "seat/")
	seat, coupons := strings.CutSuffix(seat, "/coupons")
	owes := false
	if !coupons {
		seat, owes = strings.CutSuffix(seat, "/owes")
	}
	if !coupons && !owes {
		seat = strings.TrimSuffix(seat, "/cover")
	}
	n, err := strconv.ParseUint(seat, 10, 8)
	return sort{coupons, owes}, ok && err == nil && n > 0 && strconv.FormatUint(n, 10) == seat
}

// ofLounge knows the accounts of one keno lounge.
func ofLounge(word []string) (sort, bool) {
	switch {
	case len(word) == 2 && word[0] == "drawer":
		n, err := strconv.ParseUint(word[1], 10, 31)
		return sort{}, err == nil && n > 0 && strconv.FormatUint(n, 10) == word[1]
	case len(word) != 1:
		return sort{}, false
	}
	switch word[0] {
	case "bank":
		return sort{owes: true}, true
	case "coupons":
		return sort{coupons: true}, true
	case "unpaid", "unclaimed":
		return sort{}, true
	}
	return sort{}, false
}

// MayOwe reports whether an account may go below zero: the cage, which issues
// the play money, a table inventory, which is counted from zero, and what the
// player of a seat owes.
func (a Account) MayOwe() bool {
	s, err := a.sort()
	return err == nil && s.owes
}

// Coupons reports whether an account holds coupons and not money.
func (a Account) Coupons() bool {
	s, err := a.sort()
	return err == nil && s.coupons
}

// Table returns the table that an account belongs to, if it belongs to one.
func (a Account) Table() (id string, ok bool) {
	rest, ok := strings.CutPrefix(string(a), "table/")
	if !ok {
		return "", false
	}
	id, _, ok = strings.Cut(rest, "/")
	return id, ok
}

// Owner returns the table, the keno lounge or the progressive meter that an account belongs to. An
// account that belongs to none of them is used from everywhere: a person's, the cage's, the revenue
// fund's.
func (a Account) Owner() (id string, ok bool) {
	word := strings.SplitN(string(a), "/", 3)
	if len(word) > 1 && (word[0] == "table" || word[0] == "keno" || word[0] == "meter") {
		return word[1], true
	}
	return "", false
}

// Shared reports whether an account is used from everywhere, and so by all ledgers of a house that has
// several.
func (a Account) Shared() bool {
	_, err := a.sort()
	_, owned := a.Owner()
	return err == nil && !owned
}
