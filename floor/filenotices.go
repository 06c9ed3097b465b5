package floor

import (
	"context"
	"errors"
	"log/slog"
	"slices"
	"strings"
	"time"

	"boardwalk/floor/sitting"
	"boardwalk/journal"
	"boardwalk/law"
	"boardwalk/table"
)

// What a casino file changes at tables in use, or at tables that must stay like others, is made by notice. In a divided
// house only the hall knows all tables. So a wing gives no such notice: it tells the hall what is to be made, and the hall
// does it with all tables that it is for. The same goes for new tables of games of which tables must be alike.

// FileNotice is a change of the casino file at a table of a wing, of which the hall is to give notice.
type FileNotice struct {
	Table  string
	Change table.Change
}

// fileNotices returns the changes of the casino file of which notice is to be given.
func fileNotices(list []fileChange) (notices []FileNotice) {
	for i := range list {
		for _, c := range list[i].Changes {
			c.Posted, c.Announced, c.Told = true, true, true
			notices = append(notices, FileNotice{list[i].t.ID, c})
		}
	}
	return notices
}

// postFile gives notice of changes of the casino file. The same change at several tables is one notice. It goes on until all of
// it is posted or refused, or the house closes.
func (h *House) postFile(list []FileNotice) {
	type notice struct {
		change table.Change
		tables []string
	}
	var notices []notice
	for _, f := range list {
		at := slices.IndexFunc(notices, func(n notice) bool { return n.change == f.Change })
		if at < 0 {
			at = len(notices)
			notices = append(notices, notice{change: f.Change})
		}
		notices[at].tables = append(notices[at].tables, f.Table)
	}
	forEach(notices, func(n notice) error {
		h.postUntilDone(n.change, n.tables)
		return nil
	})
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
		h.pause(time.Minute)
	}
}

// unposted returns what a wing tells its hall to give notice of. What was posted once is told no more: the staff may
// withdraw it, or change it again.
func (h *House) unposted() []FileNotice {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.fileNotices = slices.DeleteFunc(h.fileNotices, func(f FileNotice) bool {
		t := h.tables[f.Table]
		return t == nil || isPending(t.Published().Pending, &f.Change)
	})
	return slices.Clone(h.fileNotices)
}

// isPending reports whether notice of a change was given, for whatever time.
func isPending(pending []table.Change, c *table.Change) bool {
	return slices.ContainsFunc(pending, func(p table.Change) bool { return p.String() == c.String() })
}

// arriving returns the plans of the new tables of a wing that its hall is to open.
func (h *House) arriving() []*sitting.Plan {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.arrivals = slices.DeleteFunc(h.arrivals, func(p *sitting.Plan) bool { return h.tables[p.Placement.Table.ID] != nil })
	return slices.Clone(h.arrivals)
}

// makeFiles makes, for the wings, what their casino files change, when all of them have answered. Nodes are started anew one
// after another, so it looks again whenever a wing wants something else.
func (h *House) makeFiles() {
	var tried []FileNotice
	for ; h.ctx.Err() == nil; h.pause(glanceRest) {
		list, arrivals, known := h.wantedByWings()
		if !known {
			continue
		}
		if !slices.Equal(list, tried) {
			tried = list
			h.postFile(list)
		}
		for _, a := range arrivals {
			if err := h.admit(h.ctx, a); err != nil && h.ctx.Err() == nil && !errors.Is(err, ErrSilent) {
				slog.Warn("a new table of the casino file is not opened yet", "table", a.plan.Placement.Table.ID, "err", err)
			}
		}
	}
}

// arrival is a new table in a wing.
type arrival struct {
	wing int
	plan *sitting.Plan
}

// wantedByWings returns what the wings want of the hall, and false if not all of them have answered yet.
func (h *House) wantedByWings() (list []FileNotice, arrivals []arrival, known bool) {
	h.mu.RLock()
	defer h.mu.RUnlock()
	for i, w := range h.far {
		if w.version == "" {
			return nil, nil, false
		}
		for _, f := range w.fileNotices {
			if l := w.tables[f.Table]; l != nil && !isMade(&l.Listing, f.Change) {
				list = append(list, f)
			}
		}
		for _, p := range w.arrivals {
			if w.tables[p.Placement.Table.ID] == nil {
				arrivals = append(arrivals, arrival{i + 1, p})
			}
		}
	}
	return list, arrivals, true
}

// isMade reports whether a change is made at a table, or notice of it was given.
func isMade(l *Listing, c table.Change) bool {
	if l.Rules == nil || isPending(l.Pending, &c) {
		return true
	}
	terms, options, err := c.Made(l.Rules, l.Terms, l.Options)
	return err == nil && len(table.Changes(l.Rules, table.Posting{Options: l.Options, Terms: l.Terms},
		table.Posting{Options: options, Terms: terms})) == 0
}

// admit opens a new table in a wing, unless it would be unlike others.
func (h *House) admit(ctx context.Context, a arrival) error {
	h.uniform.Lock()
	defer h.uniform.Unlock()
	if err := h.Refresh(ctx); err != nil {
		return err
	}
	if err := unlike(a.plan, h.tableStates(), h.now()); err != nil {
		return err
	}
	err := h.wings.SetUp(ctx, a.wing, "dealer", a.plan)
	if r := (*law.Refusal)(nil); errors.As(err, &r) && r.Reason == law.Taken { // the answer was lost
		return nil
	}
	return err
}

// unlike refuses a new table that would not be as the law wants it beside the others.
func unlike(p *sitting.Plan, others []tableState, now time.Time) error {
	s, err := planned(p)
	if err != nil {
		return err
	}
	if r := findDifference(others, append(slices.Clip(others), s), now); r != nil {
		return r
	}
	return nil
}

// holdBack returns which new tables of the casino file are opened now. The others would be unlike tables that stand:
// they wait for another opening, or, in a wing, for the hall.
func (h *House) holdBack(ids []string, known bool) (now []string) {
	var others []tableState
	for _, t := range h.tables {
		if !t.IsUnreadable() {
			standing, pending := t.Standing()
			others = append(others, tableState{standing, pending})
		}
	}
	for _, id := range ids {
		p := h.config.Plans[id]
		s, err := planned(p)
		switch {
		case !known || err == nil && !wantsAlike(s.Rules):
			now = append(now, id)
		case h.has != nil:
			h.arrivals = append(h.arrivals, p)
		case unlike(p, others, h.now()) != nil:
			h.changes = append(h.changes, FileChange{id, []string{"a new table, which would be unlike others"}, NotYet})
		default:
			now = append(now, id)
		}
	}
	return now
}

// wasOpen reports whether the house, or this part of it, was open before.
func (h *House) wasOpen() (bool, error) {
	for r, err := range h.config.Log.TableFrom(h.ctx, "", 0) {
		if err != nil || r.Kind == journal.KindServer {
			return err == nil, err
		}
	}
	return false, nil
}
