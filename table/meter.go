package table

import (
	"boardwalk/law"
	"boardwalk/money"
)

// Meter is a progressive jackpot from which wagers are paid. A layout has one at
// most. Many tables may feed the same one; a table is told what it reads when it
// pays from it.
type Meter struct {
	ID    string
	Name  string
	Law   law.Cite
	Start money.Cents // what the house puts on it in the beginning
	Alike []string    // the options that all tables have in common that feed the same meter
}

// values returns the values of options by name.
func values(o Options) map[string]string {
	byName := map[string]string{}
	for _, d := range o.Declare() {
		byName[d.Name] = d.Value()
	}
	return byName
}

// Meters read the meters of a house. A reading is part of the table's journal,
// so that a replay needs nobody else.
type Meters interface {
	Reading(id string) money.Cents
}
