package api

import (
	"context"
	"errors"
	"maps"
	"math"
	"net/http"
	"reflect"

	"boardwalk/achievements"
	"boardwalk/api/playerhistory"
	"boardwalk/api/wire"
	"boardwalk/floor"
	"boardwalk/people"
	"boardwalk/store"
)

const (
	learnPage  = 2000 // events that are read at a time to see what somebody has learned
	learnPages = 20   // pages that are read at most for one request; the rest is for the next
)

// registerAchievements registers what a person has learned.
func (s *Server) registerAchievements() {
	handle(s, "achievements", http.MethodGet, "/api/me/achievements", "What I have learned at the tables, and what there is to learn",
		func(ctx context.Context, _ *struct{}) (*Body[[]wire.Achievement], error) {
			p, err := s.learned(ctx, personOf(ctx).ID)
			if err != nil {
				return nil, err
			}
			out := []wire.Achievement{}
			for _, a := range achievements.All() {
				one := wire.Achievement{ID: a.ID, Game: a.Game, Name: a.Name, Text: a.Task, Detail: a.Why, Times: a.Times,
					Count: min(p.Counts[a.ID], a.Times)}
				if at, ok := p.Earned[a.ID]; ok {
					one.Earned = &at
				}
				out = append(out, one)
			}
			return body(out), nil
		})
}

// noteDeed notes that whoever asks did what a lesson of the house asks for, if that is one
// who plays and it was not noted before.
func (s *Server) noteDeed(ctx context.Context, id string) error {
	p := personOf(ctx)
	if p == nil || !people.May(p.Role, "achievements") {
		return nil
	}
	if s.hall == nil {
		return s.noteDeedOf(p.ID, id)
	}
	if _, done := p.Learned.Earned[id]; done {
		return nil
	}
	err := s.hall.deed(ctx, p.ID, id)
	if errors.Is(err, floor.ErrSilent) { // the next time will do
		return nil
	}
	return err
}

// noteDeedOf notes that somebody did what a lesson of the house asks for.
func (s *Server) noteDeedOf(person, id string) error {
	_, err := s.People.Learn(person, func(l *achievements.Progress) bool {
		if _, done := l.Earned[id]; done {
			return false
		}
		l.Did(id, s.Store.Now())
		return true
	})
	return err
}

// learned reads what is new at the tables of a person, and returns what the person has
// learned so far. Two requests at once may read the same; then the first that is done counts.
func (s *Server) learned(ctx context.Context, id string) (achievements.Progress, error) {
	p, ok := s.People.Find(id)
	if !ok {
		return achievements.Progress{}, people.ErrNobody
	}
	now := p.Learned.Clone()
	visited, pages := map[string]bool{}, learnPages
	for _, v := range p.Visits {
		if visited[v.Table] {
			continue
		}
		visited[v.Table] = true
		if err := s.hearTable(ctx, &p, v.Table, &now, &pages); err != nil && !errors.Is(err, floor.ErrBusy) {
			return now, err
		}
	}
	// so long ago that no visit is left of it
	maps.DeleteFunc(now.Stays, func(table string, _ achievements.Stay) bool { return !visited[table] })
	if reflect.DeepEqual(now, p.Learned.Clone()) {
		return now, nil
	}
	before := now.Saved
	p, err := s.People.Learn(id, func(l *achievements.Progress) bool {
		if l.Saved == before {
			*l = now
		}
		return l.Saved == before
	})
	return p.Learned, err
}

// hearTable has a person's progress follow what is new at a table since the person sat down
// there, as far as there are pages left to read.
func (s *Server) hearTable(ctx context.Context, p *people.Person, id string, progress *achievements.Progress, pages *int) error {
	stay := progress.Stays[id]
	after, sat := stay.Heard, stay.Seated
	for _, v := range p.Visits {
		if !sat && v.Table == id && v.After >= stay.Heard {
			after, sat = v.After, true
		}
	}
	if !sat {
		return nil
	}
	game, designed, read, err := s.pastEvents(ctx, id)
	if err != nil || designed { // whoever makes the rules learns nothing by winning
		return err
	}
	for l := layoutOf(game); l != nil && *pages > 0; *pages-- {
		events, err := read(after)
		if err != nil || len(events) == 0 {
			return err
		}
		progress.Hear(p.ID, id, l.rules, l.declared, events)
		after = events[len(events)-1].N
	}
	return nil
}

// pastEvents returns the game of a table, wherever it is and also if it has ended, and how a page of its events after a
// given one is read. The game is "" if there is no such table. Designed is whether the table deals what somebody designed.
func (s *Server) pastEvents(ctx context.Context, id string) (
	game string, designed bool, read func(after uint64) ([]floor.Event, error), err error,
) {
	if s.Shards != nil {
		shard := store.ShardOf(s.Casino.Place(id), len(s.Shards)-1)
		setup, err := playerhistory.SetupAt(ctx, s.Shards[shard], id, math.MaxInt64)
		page := func(after uint64) ([]floor.Event, error) { return s.pasts[shard].Events(ctx, id, after, learnPage) }
		return setup.Game, setup.Designed(), page, err
	}
	t, ok, err := s.Floor.Past(id)
	if err != nil || !ok {
		return "", false, nil, err
	}
	l := t.Published()
	return t.Game(), l.Rules != nil && l.Rules.Designed(), func(after uint64) ([]floor.Event, error) {
		if after >= t.Last() {
			return nil, nil
		}
		return t.History(ctx, after, learnPage)
	}, nil
}
