package api

import (
	"boardwalk/floor"
	"boardwalk/game"
	"boardwalk/law"
	"boardwalk/table"
)

// layout is the betting areas of a game, by name. They are the same under all options.
type layout struct {
	rules    *table.Rules
	declared *table.Layout
}

// layouts has the layout of every game by its id.
var layouts = func() map[string]*layout {
	all := map[string]*layout{}
	for _, r := range game.All {
		l := &layout{r, r.New(r.Options()).Layout()}
		l.declared.Area("") // builds the index of names now, since later two requests could do it at once
		all[r.ID] = l
	}
	return all
}()

// name returns the id of an area, or "" for none.
func (l *layout) name(a table.Area) string {
	if a < 0 || int(a) >= len(l.declared.Wagers) {
		return ""
	}
	return l.declared.Wagers[a].ID
}

// area finds an area by its id, name or alias.
func (l *layout) area(name string) (table.Area, error) {
	if a, ok := l.declared.Area(name); ok {
		return a, nil
	}
	return 0, law.RefuseFor(law.Unknown, "", "there is no wager %q at %s", name, l.rules.Name)
}

// layoutOf returns the layout of a table's game.
func layoutOf(l *floor.Listing) *layout { return layouts[l.Game] }
