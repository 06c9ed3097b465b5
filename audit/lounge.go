package audit

import (
	"encoding/json"
	"errors"
	"maps"
	"slices"
	"strings"
	"time"

	"boardwalk/journal"
	"boardwalk/keno/system"
	"boardwalk/law"
	"boardwalk/store/seedkey"
)

// kenoLounge is a keno lounge as its records say it is. Each record is held against the rules by
// the system itself, which computes every price, draw, win and payment again.
type kenoLounge struct {
	*follower
	id       string
	beacon   func(journal.BeaconChain) journal.Beacon
	s        *system.System
	lost     bool // something is wrong with its records: it is followed again from its next setup
	next     uint64
	time     time.Time
	last     int64 // the number of its last record
	restored bool  // the house was restored, and the lounge has not renewed its seeds since
	heard    func(*Heard)
}

// isLounge reports whether a record is one of a keno lounge.
func (v *verifier) isLounge(r *journal.Record) bool {
	if v.lounges[r.Table] != nil {
		return true
	}
	if v.tables[r.Table] != nil || !strings.HasPrefix(r.Kind, "keno-") {
		return false
	}
	f, id, seq := v.waves.follower(), r.Table, int64(r.Seq)
	beacon := func(c journal.BeaconChain) journal.Beacon {
		if v.beacon == nil {
			return nil
		}
		b, err := v.beacon(c)
		if err != nil {
			f.find(at(seq, id, 0, Seeds, "the beacon of the lounge cannot be used: %v", err))
			return nil
		}
		return b
	}
	v.lounges[id] = &kenoLounge{follower: f, id: id, beacon: beacon, s: system.Follow(id, beacon), heard: v.heard}
	return true
}

// fault reports something that is wrong at a record.
func (a *kenoLounge) fault(seq int64, m Matter, format string, args ...any) {
	a.find(at(seq, a.id, 0, m, format, args...))
}

// lose stops checking the lounge until its state is recorded anew, because everything that
// follows would be found wrong only because of what went before.
func (a *kenoLounge) lose() { a.lost, a.s = true, system.Follow(a.id, a.beacon) }

// record takes the lounge's next record, with the transfers that follow from it and the order
// that it carries out, if it does. If the record is read again, its transfers are not compared.
func (a *kenoLounge) record(l *line, got []transferRow, key *use, again bool) {
	r := &l.rec
	if key != nil {
		key.keno = true
	}
	if r.At != a.next {
		a.fault(l.seq(), Order, "is number %d of its lounge and should be number %d: one is missing or was moved", r.At, a.next)
		a.lose()
	}
	if r.Time.Before(a.time) {
		a.fault(l.seq(), Order, "time runs backwards: it was written %s before the lounge's last record", a.time.Sub(r.Time))
	}
	a.next, a.time, a.last = r.At+1, r.Time, l.seq()
	if a.lost && r.Kind != system.KindSetup {
		a.report.Unfollowed++
		return
	}
	a.lost = false
	a.restoring(l)
	before := a.s.Rounds().Checked
	e, err := a.s.Apply(r)
	if err != nil {
		a.wrong(l, err)
		a.lose()
		return
	}
	a.count(r, before)
	if a.heard != nil {
		a.hears(a.heard, &Heard{Record: l.seq(), Table: a.id, Round: a.s.Round(), Kind: r.Kind, Who: r.Who, Effect: &e})
	}
	if key != nil {
		key.lounge, _ = json.Marshal(&e.Receipt) // a plain value
	}
	if again {
		return
	}
	compare(&entered{seq: l.seq(), want: e.Transfers, got: got},
		func(format string, args ...any) { a.fault(l.seq(), Transfers, format, args...) })
}

// wrong reports what is wrong with a record.
func (a *kenoLounge) wrong(l *line, err error) {
	var w *system.Wrong
	var refusal *law.Refusal
	switch {
	case errors.As(err, &w) && w.Draw:
		a.fault(int64(w.Seq), Draws, "%s", w.Text)
	case errors.As(err, &w) && w.Seed:
		a.fault(l.seq(), Seeds, "%s", w.Text)
	case errors.As(err, &w):
		a.fault(l.seq(), Rules, "%s", w.Text)
	case errors.As(err, &refusal):
		a.fault(l.seq(), Rules, "it should have been refused: %v", refusal)
	default:
		a.fault(l.seq(), Lines, "%v", err)
	}
}

// restoring checks that a lounge uses no seed of before the house was restored.
func (a *kenoLounge) restoring(l *line) {
	var d journal.Void
	void := l.rec.Kind == journal.KindVoid && l.rec.Read(&d) == nil && d.Why == journal.VoidRestored
	switch {
	case void && !a.restored:
		a.fault(l.seq(), Seeds, "a seed is void because the house was restored, and no record says that it was")
	case !void && a.restored:
		a.fault(l.seq(), Seeds, "games go on under a seed of before the house was restored, which somebody may know")
	}
	a.restored = false
}

// count counts what was verified.
func (a *kenoLounge) count(r *journal.Record, before int) {
	a.report.Draws += int64(a.s.Rounds().Checked - before)
	switch r.Kind {
	case system.KindDraw:
		a.report.Games++
	case system.KindTicket:
		a.report.Tickets++
	case journal.KindReveal:
		a.report.Seeds++
	case journal.KindVoid:
		a.report.Void++
	}
}

// unreadable takes a row of which only the columns can be read.
func (a *kenoLounge) unreadable() {
	a.next++
	a.lose()
}

// loungeSeeds checks that the masters are kept of those series that are not used up, and of no
// others.
func (v *verifier) loungeSeeds(kept map[string]map[uint64]bool) {
	for _, id := range slices.Sorted(maps.Keys(v.lounges)) {
		a := v.lounges[id]
		if a.lost {
			continue
		}
		v.report.Open += int64(a.s.Rounds().Open())
		for _, d := range a.s.Rounds().InForce() {
			if !kept[id][d.Series] {
				a.fault(a.last, Seeds, "series %d was committed to, and its seeds are neither used up nor kept", d.Series)
			}
		}
	}
}

// seed checks the master of a series that is kept.
func (a *kenoLounge) seed(r *seedRow, key *seedkey.Key) {
	rounds := a.s.Rounds()
	switch {
	case a.lost:
	case r.odd != "" || len(r.seed) != seedkey.Size:
		a.fault(a.last, Seeds, "what is kept for series %d are no seeds", r.round)
	case !rounds.Keeps(uint64(r.round)):
		a.fault(a.last, Seeds, "seeds are kept for series %d, of which none is to come or to be revealed", r.round)
	case key == nil:
		a.report.Sealed++
	default:
		master, err := key.Open(r.table, uint64(r.round), r.seed)
		if err != nil {
			a.fault(a.last, Seeds, "what is kept for series %d is not sealed under the key that was given", r.round)
		} else if !rounds.Follows(uint64(r.round), master) {
			a.fault(a.last, Seeds, "what is kept for series %d are not the seeds that were committed to", r.round)
		}
	}
}
