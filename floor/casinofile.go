package floor

import (
	"errors"
	"log/slog"
	"slices"
	"strings"
	"time"

	"boardwalk/floor/actor"
	"boardwalk/floor/sitting"
	"boardwalk/law"
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
	NotYet                         // not before an opening at which the table is free: no notice can be given of them
)

// FileChanges returns what the casino file changed when the house was opened, by table.
func (h *House) FileChanges() []FileChange { return h.changes }

// fileChange is a table at which the casino file changes something.
type fileChange struct {
	t *Table
	actor.Planned
	standing tableState
}

// takeFile puts into effect what the casino file changes in the rules at tables that were there before, where that may
// be part of an opening of the house, and returns what notice is to be given of. The tables are not started yet.
func (h *House) takeFile() (toPost []fileChange, err error) {
	var list []fileChange
	var before []tableState
	for _, t := range h.tables {
		if h.config.Plans[t.ID] == nil || t.IsUnreadable() {
			continue
		}
		f := fileChange{t: t, Planned: t.Planned()}
		f.standing.Standing, f.standing.pending = t.Standing()
		before = append(before, f.standing)
		if f.Game != "" || len(f.Changes) > 0 {
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
		if !h.mustWait(f, list, before) {
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

// mustWait reports whether a table that could take its changes at once waits for others: the law wants the tables alike,
// and some of those that change with it are in use.
func (h *House) mustWait(f *fileChange, list []fileChange, before []tableState) bool {
	if f.Game != "" {
		return false
	}
	before = slices.DeleteFunc(slices.Clone(before), func(s tableState) bool {
		return s.Rules != f.standing.Rules && (s.Rules.Alike == nil || s.Rules.Alike != f.standing.Rules.Alike)
	})
	after := slices.Clone(before)
	for i := range after {
		s := &after[i]
		j := slices.IndexFunc(list, func(o fileChange) bool { return o.t.ID == s.ID })
		if j < 0 || list[j].Game != "" || list[j].t != f.t && !list[j].t.IsFree() {
			continue
		}
		for _, c := range list[j].Changes {
			c.At = h.now()
			s.pending = append(slices.Clip(s.pending), c)
		}
	}
	return findDifference(before, after, h.now()) != nil
}

// postFile gives notice of what the casino file changes at tables that are in use. The same change at several of them is one
// notice. It goes on until all of it is posted or refused, or the house closes.
func (h *House) postFile(list []fileChange) {
	type notice struct {
		change table.Change
		tables []string
	}
	var notices []notice
	for i := range list {
		for _, c := range list[i].Changes {
			c.Posted, c.Announced, c.Told = true, true, true
			at := slices.IndexFunc(notices, func(n notice) bool { return n.change == c })
			if at < 0 {
				at = len(notices)
				notices = append(notices, notice{change: c})
			}
			notices[at].tables = append(notices[at].tables, list[i].t.ID)
		}
	}
	for _, n := range notices {
		h.background(func() { h.postUntilDone(n.change, n.tables) })
	}
}

// postUntilDone gives notice of a change at some tables. A round may last longer than a notice for several tables waits: it is
// then given again.
func (h *House) postUntilDone(c table.Change, tables []string) {
	for {
		_, err := h.PostNotice(h.ctx, Party{Who: "server"}, c, tables[0], tables[1:]...)
		var refusal *law.Refusal
		switch {
		case err == nil || h.ctx.Err() != nil:
			return
		case errors.As(err, &refusal):
			slog.Warn("a change of the casino file is not made", "tables", strings.Join(tables, " "), "change", c.String(), "err", err)
			return
		}
		slog.Info("notice of a change of the casino file is given again", "tables", strings.Join(tables, " "), "change", c.String(), "err", err)
		select {
		case <-h.ctx.Done():
			return
		case <-time.After(time.Minute):
		}
	}
}
