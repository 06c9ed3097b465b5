package audit

import (
	"cmp"
	"context"
	"encoding/json"

	"boardwalk/casino"
	"boardwalk/people"
	"boardwalk/store"
)

// No record has a person's name: names lie beside the records, where they can be changed and forgotten.

// namesOf returns a function that looks up what somebody is called now. It returns "" for whoever is
// forgotten.
func namesOf(ctx context.Context, house *store.Snapshot) func(person string) string {
	known := map[string]string{}
	return func(id string) string {
		if casino.IsBot(id) {
			return casino.BotName(id)
		}
		name, ok := known[id]
		if ok {
			return name
		}
		for row, err := range read(house, store.PersonRow, readPerson, id)(ctx) {
			var p people.Person
			if err == nil && json.Unmarshal(row.data, &p) == nil {
				name = p.Name
			}
		}
		known[id] = name
		return name
	}
}

// nameOf returns what somebody is called in a sentence: by the id if the house knows no name.
func (b *rebuilding) nameOf(person string) string { return cmp.Or(b.names(person), person) }
