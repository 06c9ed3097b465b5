package casino

import (
	"slices"

	"boardwalk/game"
	"boardwalk/money"
	"boardwalk/table"
)

// areas are the pits of the default casino with what belongs there, by id. A
// game that nobody has thought of is a card game.
var areas = []struct {
	pit   string
	games []string
}{
	{"Dice", []string{"craps", "mini-craps", "sic-bo"}},
	{"Wheels", []string{"roulette", "big-six"}},
	{"Blackjack", []string{"blackjack", "spanish-21", "double-attack-blackjack"}},
	{"Baccarat", []string{"punto-banco", "chemin-de-fer", "minibaccarat"}},
	{"Tiles and Numbers", []string{"pai-gow", "keno"}},
	{cardGames, nil},
	{pokerRoom, nil},
}

const (
	cardGames = "Card Games"
	pokerRoom = "Poker Room"
)

// usualLimit is posted in the default casino at games that have no limits of
// their own.
var usualLimit = table.Limit{Min: 5 * money.Dollar, Max: 500 * money.Dollar}

// Default is the casino of somebody who has no file: one table of every game,
// with some bots to play with, and one member of the staff for every role.
func Default() *File {
	f := &File{Name: "Boardwalk", Currency: usualCurrency, Guest: usualGuest, Times: usualTimes}
	for _, area := range areas {
		pit := Pit{Name: area.pit}
		for _, r := range game.All {
			if areaOf(r) == area.pit {
				pit.Tables = append(pit.Tables, defaultTable(r))
			}
		}
		if len(pit.Tables) > 0 {
			f.Pits = append(f.Pits, pit)
		}
	}
	f.Staff = []Staff{
		{ID: "floor", Name: "Floorperson", Role: Floorperson},
		{ID: "boss", Name: "Pit Boss", Role: PitBoss},
		{ID: "eye", Name: "Surveillance", Role: Surveillance},
		{ID: "cashier", Name: "Cashier", Role: Cage},
		{ID: "commission", Name: "Commission Inspector", Role: Inspector},
		{ID: "school", Name: "Dealer School", Role: DealerSchool},
	}
	return f
}

func areaOf(r *table.Rules) string {
	if isPoker(r) {
		return pokerRoom
	}
	for _, area := range areas {
		if slices.Contains(area.games, r.ID) {
			return area.pit
		}
	}
	return cardGames
}

func defaultTable(r *table.Rules) Table {
	t := Table{ID: r.ID + "-1", Game: r.ID, Limit: r.Limit, Bots: 2}
	if t.Limit == (table.Limit{}) {
		t.Limit = usualLimit
	}
	if isPoker(r) {
		t.Bots = 3
	}
	t.Bots = min(t.Bots, r.Seats-1)
	return t
}
