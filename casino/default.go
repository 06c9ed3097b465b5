package casino

import (
	"slices"

	"boardwalk/game"
	"boardwalk/money"
	"boardwalk/table"
)

// pitOrder is the order of the pits in the default casino. A pit that is not
// in the list comes after those that are.
var pitOrder = []string{"Dice", "Wheels", "Blackjack", "Baccarat", "Tiles and Numbers", cardGames, pokerRoom}

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
	f := &File{Name: "Boardwalk", Currency: usualCurrency, Guest: usualGuest, Times: usualTimes, Day: usualDay}
	for _, name := range defaultPits() {
		pit := Pit{Name: name}
		for _, r := range game.All {
			if pitOf(r) == name {
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
		{ID: "writer", Name: "Keno Writer", Role: KenoWriter},
		{ID: "keno", Name: "Keno Supervisor", Role: KenoSupervisor},
	}
	f.Keno = []Keno{DefaultKeno()}
	return f
}

// defaultPits returns the pits of the list and those that games declare besides.
func defaultPits() []string {
	pits := slices.Clone(pitOrder)
	for _, r := range game.All {
		if !slices.Contains(pits, pitOf(r)) {
			pits = append(pits, pitOf(r))
		}
	}
	return pits
}

// pitOf returns the pit that a game declares. A game that declares none stands
// among the card games.
func pitOf(r *table.Rules) string {
	if r.About.Pit == "" {
		return cardGames
	}
	return r.About.Pit
}

func defaultTable(r *table.Rules) Table {
	t := Table{ID: r.ID + "-1", Game: r.ID, Limit: r.Limit, Bots: 2}
	if t.Limit == (table.Limit{}) {
		t.Limit = usualLimit
	}
	if r.EachOther {
		t.Bots = 3
	}
	t.Bots = min(t.Bots, r.Seats-1)
	// where half of a wager may come back, half of the minimum must be payable
	if main := r.New(r.Options()).Layout().Wagers[0]; main.Parts == 2 && !t.Limit.Min.Multiple(2*table.DefaultTerms().Chip) {
		t.Chip = table.DefaultTerms().Chip / 2
	}
	return t
}
