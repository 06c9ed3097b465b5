package floor

import (
	"context"
	"errors"
	"maps"
	"slices"
	"strconv"
	"strings"
	"time"

	"boardwalk/casino"
	"boardwalk/floor/actor"
	"boardwalk/floor/sitting"
	"boardwalk/game"
	"boardwalk/law"
)

// PrivatePit is where the private tables stand, and PrivatePoker where those
// do that play poker, which is played in an area of its own, 14.6(a).
const (
	PrivatePit   = "Private Tables"
	PrivatePoker = "Private Poker Tables"
)

const (
	ownPrivate  = 4              // private tables that a person may have
	mostPrivate = 500            // private tables that a house has, unless [MostPrivate] says otherwise
	privateFor  = 24 * time.Hour // how long one is kept at which nobody is, unless [PrivateFor] says otherwise
)

// unused is why a private table is closed at which nobody has been for too long. It is
// not opened again, also when the house is: the words stand in the record.
const unused = "nobody has been at this private table for too long"

// OpenPrivate sets up a private table as somebody asks for it, under lawful options
// and terms, for that person and those whom the person invites.
func (h *House) OpenPrivate(by Party, t casino.Table) (*Table, error) {
	return h.openPrivate(by, t, nil)
}

// OpenTournament sets up a private table as OpenPrivate does, at which a tournament is held.
// The person is its host and starts it.
func (h *House) OpenTournament(by Party, t casino.Table, tour Tournament) (*Table, error) {
	return h.openPrivate(by, t, &tour)
}

func (h *House) openPrivate(by Party, t casino.Table, tour *Tournament) (*Table, error) {
	h.uniform.Lock()
	defer h.uniform.Unlock()
	others := h.tableStates()
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.closed {
		return nil, ErrClosed
	}
	t.Private = true
	own, all := 0, 0
	for _, other := range h.tables {
		if l := other.Published(); l.Private {
			all++
			if l.Owner == by.Who && !l.TournamentOver {
				own++
			}
		}
	}
	switch {
	case own >= ownPrivate:
		return nil, law.RefuseFor(law.Limit, "", "nobody has more than %d private tables", ownPrivate)
	case all >= h.mostPrivate:
		return nil, law.RefuseFor(law.Limit, "", "the house has no room for another private table; try again later")
	}
	for n := h.lastPrivate + 1; ; n++ { // the casino file may have tables of such names
		if t.ID = casino.PrivateID + strconv.Itoa(n); h.tables[t.ID] == nil {
			break
		}
	}
	pit := pitFor(&t, others)
	one := *h.file
	one.Pits = []casino.Pit{{Name: pit, Tables: []casino.Table{t}}}
	one.Staff = casino.Default().Staff // for every pit, so that it is no matter here
	if faults := one.Check(); len(faults) > 0 {
		return nil, law.Refuse(faults[0].By, "%s", faults[0].Text)
	}
	p, err := sitting.PlanOf(&one, pit, &one.Pits[0].Tables[0])
	if err != nil {
		return nil, err
	}
	made := tableState{Standing: casino.Standing{ID: t.ID, Pit: pit}}
	if made.Rules, made.Options, made.Terms, err = sitting.RulesOf(&p.Setup); err != nil {
		return nil, err
	}
	if r := findDifference(others, append(slices.Clip(others), made), h.now()); r != nil {
		return nil, r
	}
	if p.Owner, p.Tournament = by.Who, tour; tour != nil {
		if err := tour.Check(&p); err != nil {
			return nil, err
		}
	}
	if err := h.startMeters(map[string]*sitting.Plan{t.ID: &p}); err != nil {
		return nil, err
	}
	if err := h.add(by.Who, []string{t.ID}, func(string) sitting.Plan { return p }); err != nil {
		return nil, err
	}
	h.notePrivate(t.ID)
	h.start(h.tables[t.ID])
	return h.tables[t.ID], nil
}

// notePrivate keeps the number of a private table from being given to another, if the id
// is one. Numbers are not given twice: who has a table does not see what happened at
// somebody else's.
func (h *House) notePrivate(id string) {
	if number, ok := strings.CutPrefix(id, casino.PrivateID); ok {
		if n, err := strconv.Atoi(number); err == nil {
			h.lastPrivate = max(h.lastPrivate, n)
		}
	}
}

// EndUnused closes the private tables at which nobody has been for too long, and returns
// how many. Nobody loses anything: whoever left took everything along. Private games of keno
// only leave memory.
func (h *House) EndUnused(ctx context.Context) (ended int) {
	h.restUnusedLounges()
	h.mu.RLock()
	var list []*Table
	for _, t := range h.tables {
		if t.Published().Private && h.now().Sub(t.LastUsed()) >= h.privateFor {
			list = append(list, t)
		}
	}
	h.mu.RUnlock()
	for _, t := range list {
		if h.end(ctx, t) {
			ended++
		}
	}
	return ended
}

// end closes a private table for good. It reports false if somebody came meanwhile.
func (h *House) end(ctx context.Context, t *Table) bool {
	since := t.LastUsed()
	if t.Status().Closed != unused {
		_, err := t.Close(ctx, Party{Who: "clock"}, unused)
		if r := (*law.Refusal)(nil); err != nil && !errors.As(err, &r) { // staff may have closed it before
			return false
		}
	}
	h.mu.Lock()
	defer h.mu.Unlock()
	if l := t.Listing(); h.closed || l.Taken > 0 || l.Spectators > 0 || h.now().Sub(since) < h.privateFor {
		return false
	}
	delete(h.tables, t.ID)
	t.stop()
	return true
}

// Past returns a table for whoever asks what happened there: one of the house, or a
// private one that has ended, which takes no orders.
func (h *House) Past(id string) (*Table, bool, error) {
	if t, ok := h.Table(id); ok {
		return t, true, nil
	}
	if ended, err := h.hasEnded(id); !ended || err != nil {
		return nil, false, err
	}
	t, err := actor.Ended(h.config, id)
	return h.newTable(t), err == nil, err
}

// hasEnded reports whether a table of the log is a private one that was closed for good.
func (h *House) hasEnded(id string) (bool, error) {
	if !strings.HasPrefix(id, casino.PrivateID) {
		return false, nil
	}
	records, err := h.config.Log.Table(h.ctx, id)
	if err != nil || len(records) < 2 {
		return false, err
	}
	first, err := sitting.Decode[sitting.FloorData](&records[1])
	if err != nil || first.Placement == nil || !first.Placement.Table.Private {
		return false, nil // whoever reads the table says what is wrong
	}
	for _, r := range slices.Backward(records) {
		if r.Kind != sitting.KindFloor {
			continue
		}
		if d, err := sitting.Decode[sitting.FloorData](&r); err == nil && (d.Close != "" || d.Open != "") {
			return d.Close == unused, nil
		}
	}
	return false, nil
}

// pitFor returns in which pit a private table stands. Where all tables of a game pay
// alike, it gives it the odds of the others.
func pitFor(t *casino.Table, others []tableState) string {
	rules, ok := game.Find(t.Game)
	if !ok {
		return PrivatePit
	}
	layout := rules.New(rules.Options()).Layout()
	i := slices.IndexFunc(others, func(o tableState) bool { return o.Rules.ID == rules.ID })
	if layout.HigherOddsAlike != "" && t.Pays == nil && i >= 0 {
		t.Pays = maps.Clone(others[i].Terms.Pays)
	}
	if layout.NothingAdded != "" {
		return PrivatePoker
	}
	return PrivatePit
}
