package floor

import (
	"slices"
	"strings"
	"time"

	"boardwalk/casino"
	"boardwalk/floor/actor"
	"boardwalk/floor/sitting"
	"boardwalk/game"
	"boardwalk/store"
	"boardwalk/table"
)

// FileChange is what the casino file changes in the rules at a table that was there before.
type FileChange struct {
	Table   string
	Changes []string // each as a sign would say it
	How     FileChangeHow
}

// FileChangeHow is how such a change is made.
type FileChangeHow uint8

// How the changes of a casino file are made.
const (
	AtOpening FileChangeHow = iota // with the opening of the house: nobody is there, and no wager lies
	ByNotice                       // by notice, 8.3, which is given as soon as no round is under way
	NotYet                         // not before an opening at which they can be made: no notice can be given of them
	// NotHere is not at all: no notice can be given of them, and another part of the house may have tables that must be alike.
	NotHere
)

// FileChanges returns what the casino file changed when the house was opened, by table.
func (h *House) FileChanges() []FileChange { return h.changes }

// fileChange is a table at which the casino file changes something.
type fileChange struct {
	t *Table
	actor.Planned
	plan     *sitting.Plan
	standing tableState
}

// takeFile puts into effect what the casino file changes in the rules at tables that were there before, where that may
// be part of an opening of the house, and returns what notice is to be given of. The tables are not started yet.
func (h *House) takeFile() (toPost []fileChange, err error) {
	var list []fileChange
	var before []tableState
	for _, t := range h.tables {
		if t.IsUnreadable() {
			continue
		}
		f := fileChange{t: t, Planned: t.Planned(), plan: h.config.Plans[t.ID]}
		f.standing.Standing, f.standing.pending = t.Standing()
		before = append(before, f.standing)
		if f.plan != nil && (f.Game != "" || len(f.Changes) > 0) {
			list = append(list, f)
		}
	}
	if len(list) == 0 {
		return nil, nil
	}
	slices.SortFunc(list, func(a, b fileChange) int { return strings.Compare(a.t.ID, b.t.ID) })
	var all sitting.Batch
	for i := range list {
		f := &list[i]
		done := false
		elsewhere := h.has != nil && f.concernsOthers()
		if !elsewhere && !h.mustWait(f, list, before) {
			if done, err = f.t.ChangeAtOpening(); err != nil {
				return nil, err
			}
			appendBatch(&all, f.t.Batch())
		}
		how := NotYet
		switch {
		case done:
			how = AtOpening
		case f.Game == "" && !f.Together:
			how = ByNotice
			toPost = append(toPost, *f)
		case elsewhere:
			how = NotHere
		}
		h.changes = append(h.changes, FileChange{f.t.ID, f.texts(), how})
	}
	if len(all.Records) > 0 {
		var batch store.Batch
		actor.Fill(&batch, &all)
		if _, err := h.config.Log.Append(&batch); err != nil {
			return nil, err
		}
	}
	return toPost, nil
}

// texts returns what changes, each as a sign would say it.
func (f *fileChange) texts() (list []string) {
	if f.Game != "" {
		return []string{"game: " + f.Game}
	}
	for i := range f.Changes {
		list = append(list, f.Changes[i].String())
	}
	return list
}

// concernsOthers reports whether the law may want other tables to be alike in what changes. A part of a house does not
// know the tables of the others, so it leaves such a change to the hall.
func (f *fileChange) concernsOthers() bool {
	if f.Game != "" {
		rules, ok := game.Find(f.plan.Game)
		return !ok || wantsAlike(rules)
	}
	rules := f.standing.Rules
	return slices.ContainsFunc(f.Changes, func(c table.Change) bool {
		return c.Matter == table.OptionMatter && rules.Alike != nil || c.Matter == table.PaysMatter && paysAlike(rules)
	})
}

// wantsAlike reports whether the law wants anything to be alike at the tables of a game.
func wantsAlike(rules *table.Rules) bool { return rules.Alike != nil || paysAlike(rules) }

// paysAlike reports whether the law wants higher odds to be the same at all tables of a game.
func paysAlike(rules *table.Rules) bool {
	return rules.New(rules.Options()).Layout().HigherOddsAlike != ""
}

// mustWait reports whether a table that could take its changes at once waits for others: the law wants the tables alike,
// and some of those that change with it are in use.
func (h *House) mustWait(f *fileChange, list []fileChange, before []tableState) bool {
	made, err := f.made(h.now())
	if err != nil {
		return true // the file was checked
	}
	before = slices.DeleteFunc(slices.Clone(before), func(s tableState) bool {
		return s.ID != made.ID && s.Rules != made.Rules && (s.Rules.Alike == nil || s.Rules.Alike != made.Rules.Alike)
	})
	after := slices.Clone(before)
	for i := range after {
		j := slices.IndexFunc(list, func(o fileChange) bool { return o.t.ID == after[i].ID })
		if j < 0 || list[j].t != f.t && !list[j].t.IsFree() {
			continue
		}
		if s, err := list[j].made(h.now()); err == nil {
			after[i] = s
		}
	}
	return findDifference(before, after, h.now()) != nil
}

// made returns the table as it is when its changes are made.
func (f *fileChange) made(now time.Time) (s tableState, err error) {
	if f.Game != "" {
		return planned(f.plan)
	}
	s = f.standing
	for _, c := range f.Changes {
		c.At = now
		s.pending = append(slices.Clip(s.pending), c)
	}
	return s, nil
}

// planned returns a table as its plan has it.
func planned(p *sitting.Plan) (s tableState, err error) {
	at := &p.Placement
	s.Standing = casino.Standing{ID: at.Table.ID, Pit: at.Pit, Meter: at.Table.Meter}
	s.Rules, s.Options, s.Terms, err = sitting.RulesOf(&p.Setup)
	return s, err
}
