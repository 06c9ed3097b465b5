package api

import (
	"sync"

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

// layouts has the layouts of the games that were asked for, by their rules.
var layouts sync.Map // of *table.Rules to *layout

// layoutOf returns the layout of the game of an id, or nil if there is no such
// game. It looks at the list of games when it is asked, so that a test's house
// may have games of its own.
func layoutOf(id string) *layout {
	rules, ok := game.Find(id)
	if !ok {
		return nil
	}
	if l, ok := layouts.Load(rules); ok {
		return l.(*layout)
	}
	made := &layout{rules, rules.New(rules.Options()).Layout()}
	made.declared.Area("") // builds the index of names now, since later two requests could do it at once
	l, _ := layouts.LoadOrStore(rules, made)
	return l.(*layout)
}

// layoutAt returns the layout of a table: that of its game, or one with the wagers that somebody designed beside the game's.
func layoutAt(l *floor.Listing) *layout {
	if l.Rules == nil || !l.Rules.Designed() {
		return layoutOf(l.Game)
	}
	return &layout{l.Rules, l.Rules.Layout(l.Options)}
}

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
