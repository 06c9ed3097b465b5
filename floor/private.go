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
	"boardwalk/floor/view"
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
// and terms, for that person and those whom the person invites. It returns the id.
func (h *House) OpenPrivate(ctx context.Context, by Party, t casino.Table) (id string, err error) {
	return h.openPrivate(ctx, by, t, private{})
}

// OpenDesigned sets up a private table as OpenPrivate does, at which rules are dealt that somebody designed, lawful or not.
// Its chips are nobody's, and it need not be like the others of the house.
func (h *House) OpenDesigned(ctx context.Context, by Party, t casino.Table, d Design) (id string, err error) {
	return h.openPrivate(ctx, by, t, private{design: &d})
}

// OpenTournament sets up a private table as OpenPrivate does, at which a tournament is held.
// The person is its host and starts it.
func (h *House) OpenTournament(ctx context.Context, by Party, t casino.Table, tour Tournament) (id string, err error) {
	return h.openPrivate(ctx, by, t, private{tour: &tour})
}

// private is what a private table may be for.
type private struct {
	tour   *Tournament // nil for no tournament
	design *Design     // nil for rules under the law
}

func (h *House) openPrivate(ctx context.Context, by Party, t casino.Table, of private) (id string, err error) {
	h.uniform.Lock()
	defer h.uniform.Unlock()
	if err := h.Refresh(ctx); err != nil {
		return "", err
	}
	if id, err := h.askedBefore(by); id != "" || err != nil {
		return id, err
	}
	if err := h.roomFor(by.Who); err != nil {
		return "", err
	}
	others := h.tableStates()
	for number := h.lastNumber() + 1; ; number++ {
		t.ID = casino.PrivateID + strconv.Itoa(number)
		p, err := h.planPrivate(by, t, of, others)
		if err != nil {
			return "", err
		}
		err = h.setUpIn(ctx, by.Who, p)
		if r := (*law.Refusal)(nil); !errors.As(err, &r) || r.Reason != law.Taken {
			return t.ID, err
		}
	}
}

// askedBefore returns the private table that somebody asked for under the same key before; "" if there is none. Whoever never heard of it
// may ask again.
func (h *House) askedBefore(by Party) (id string, err error) {
	if by.Key == "" {
		return "", nil
	}
	h.mu.RLock()
	defer h.mu.RUnlock()
	for l := range h.published {
		switch {
		case l.Owner != by.Who || l.Asked.Key != by.Key:
		case l.Asked.Print != by.Print:
			return "", ErrReused
		default:
			return l.ID, nil
		}
	}
	return "", nil
}

// roomFor refuses somebody another private table who has too many, or if the house has.
func (h *House) roomFor(who string) error {
	h.mu.RLock()
	defer h.mu.RUnlock()
	own, all := 0, 0
	for l := range h.published {
		if l.Private {
			all++
			if l.Owner == who && !l.TournamentOver {
				own++
			}
		}
	}
	switch {
	case h.closed:
		return ErrClosed
	case own >= ownPrivate:
		return law.RefuseFor(law.Limit, "", "nobody has more than %d private tables", ownPrivate)
	case all >= h.mostPrivate:
		return law.RefuseFor(law.Limit, "", "the house has no room for another private table; try again later")
	}
	return nil
}

// planPrivate makes the plan of a private table that somebody wants beside the others.
func (h *House) planPrivate(by Party, t casino.Table, of private, others []tableState) (*sitting.Plan, error) {
	t.Private = true
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
	p.Asked = view.Asked{Key: by.Key, Print: by.Print}
	if of.design != nil { // it stands outside what is alike in the house
		if err := p.Design(of.design); err != nil {
			return nil, law.Refuse("", "%s", err)
		}
		p.Owner = by.Who
		return &p, nil
	}
	made := tableState{Standing: casino.Standing{ID: t.ID, Pit: pit}}
	if made.Rules, made.Options, made.Terms, err = sitting.RulesOf(&p.Setup); err != nil {
		return nil, err
	}
	if r := findDifference(others, append(slices.Clip(others), made), h.now()); r != nil {
		return nil, r
	}
	if of.tour != nil {
		return &p, p.Hold(of.tour, by.Who)
	}
	p.Owner = by.Who
	return &p, nil
}

// setUpIn sets a private table up here, or in its wing.
func (h *House) setUpIn(ctx context.Context, who string, p *sitting.Plan) error {
	if h.wings == nil {
		return h.SetUp(who, p)
	}
	in := h.wingOf(p.Placement.Table.ID)
	if err := h.wings.SetUp(ctx, in, who, p); err != nil {
		return err
	}
	_ = h.glance(ctx, in) // so that whoever asks the hall next hears of the table
	return nil
}

// SetUp sets up a private table that whoever made its plan found lawful. It is refused
// with [law.Taken] if there is, or ever was, a table of that id, unless it is the same table that
// was asked for under the same key: then the first answer was lost.
func (h *House) SetUp(who string, p *sitting.Plan) error {
	if err := p.MayBeDesigned(); err != nil {
		return err
	}
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.closed {
		return ErrClosed
	}
	id := p.Placement.Table.ID
	there := h.tables[id]
	if there != nil && p.Asked.Key != "" && there.Published().Owner == p.Owner && there.Published().Asked == p.Asked {
		return nil
	}
	records, err := h.config.Log.Table(h.ctx, id)
	switch {
	case err != nil:
		return err
	case len(records) > 0 || there != nil:
		return law.RefuseFor(law.Taken, "", "there is a table %s already", id)
	}
	if err := h.startMeters(map[string]*sitting.Plan{id: p}); err != nil {
		return err
	}
	if err := h.add(who, []string{id}, func(string) sitting.Plan { return *p }); err != nil {
		return err
	}
	h.notePrivate(id)
	h.start(h.tables[id])
	return nil
}

// lastNumber returns the number of the last private table that the house has had, in all
// its parts.
func (h *House) lastNumber() int {
	h.mu.RLock()
	defer h.mu.RUnlock()
	last := h.lastPrivate
	for _, w := range h.far {
		last = max(last, w.lastPrivate)
	}
	return last
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
