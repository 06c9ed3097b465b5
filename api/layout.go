package api

import (
	"boardwalk/floor"
	"boardwalk/game"
	"boardwalk/law"
	"boardwalk/table"
)

// layout knows the areas of a game by their names. They are the same under all
// options.
type layout struct {
	rules    *table.Rules
	declared *table.Layout
}

// layouts are those of all games, made once.
var layouts = func() map[string]*layout {
	all := map[string]*layout{}
	for _, r := range game.All {
		l := &layout{r, r.New(r.Options()).Layout()}
		l.declared.Area("") // so that its names are known before anybody asks at the same time
		all[r.ID] = l
	}
	return all
}()

// name is the id of an area.
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

func layoutOf(l *floor.Listing) *layout { return layouts[l.Game] }
