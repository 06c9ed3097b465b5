package journal

import (
	"fmt"
	"slices"

	"boardwalk/chance"
	"boardwalk/table"
)

// VerifyDraws goes through the records of one table in their order, from its
// first setup on, and draws everything again; see [Rounds]. It returns how many
// outcomes it checked, and how many it could not because their seed is not
// revealed yet.
func VerifyDraws(records []Record) (checked, open int, err error) {
	var r Rounds
	for i := range records {
		rec := &records[i]
		r.Table = rec.Table
		var e table.Entry
		if rec.Kind == KindEntry {
			if e, err = UnmarshalEntry(rec.Data); err != nil {
				return r.Checked, 0, fault(int64(rec.Seq), "%v", err)
			}
		}
		if faults := r.Record(rec, &e); len(faults) > 0 {
			return r.Checked, 0, fault(int64(faults[0].Seq), "%s", faults[0].Text)
		}
	}
	return r.Checked, r.Open(), nil
}

// Rounds follows the seeds of one table through its records. Each seed must be
// the one that its series and its commitment fixed before, every round chained to
// the one before it, every cut one a person and seat, given before the wagers were
// closed and opened as it was given, every outcome the one that seed, chain, cuts
// and beacon give, and none drawn before the cuts were opened or their time was
// over.
//
// After a fault it goes on with what the record says, so that one fault is not
// reported for every record that follows.
type Rounds struct {
	Table     string
	Beacon    Beacon // which the table must use; nil for none
	AnyBeacon bool   // the table uses a beacon, and its values are not verified
	Checked   int    // outcomes that were drawn again

	round    uint64   // the number of the present round, or of the last one
	from     uint64   // the first round that is known; zero if all are
	series   []Series // those in force: of the round before, of the present one and the next
	chain    Digest   // of the round before the present one
	present  *roundDraws
	over     []*roundDraws // rounds whose seeds are not revealed, the oldest first
	unopened UnopenedCuts
	renewed  bool // the next series begin anew
	lost     bool // what went before is not known
	free     bool // what is drawn now belongs to no round of play
	faults   []SeedFault
}

// SeedFault is what is wrong about seeds, cuts or outcomes.
type SeedFault struct {
	Seq     uint64 // of the record
	Outcome bool   // an outcome is not what the seed gives
	Text    string
}

// roundDraws is what is known of one round.
type roundDraws struct {
	number uint64
	leaf   Digest
	seq    uint64 // of the commitment
	mix    Mix
	cuts   []givenCut
	closed *NoMoreBets
	left   bool // the cuts that were not opened are recorded
	void   bool
	played bool
	drawn  []drawnAt

	revealed bool // the seed is known, and the outcomes were drawn again
}

// givenCut is a cut with what has become of it.
type givenCut struct {
	seat   table.Seat
	person string
	hash   Digest
	gone   bool // the person left before the wagers were closed
	opened bool
}

// drawnAt is an outcome with its record.
type drawnAt struct {
	chance.Drawn
	seq uint64
}

// Record takes the next record of the table, with its entry if it is one, and
// returns what is wrong, in memory that the next call uses again.
func (r *Rounds) Record(rec *Record, e *table.Entry) []SeedFault {
	r.faults = r.faults[:0]
	if err := r.take(rec, e); err != nil {
		r.fault(rec, "%v", err)
	}
	return r.faults
}

func (r *Rounds) fault(rec *Record, format string, args ...any) {
	r.faults = append(r.faults, SeedFault{Seq: rec.Seq, Text: fmt.Sprintf(format, args...)})
}

// taken reads the data of a record and has it taken.
func taken[T any](r *Rounds, rec *Record, take func(*Record, *T)) error {
	var d T
	if err := rec.Read(&d); err != nil {
		return err
	}
	take(rec, &d)
	return nil
}

func (r *Rounds) take(rec *Record, e *table.Entry) error {
	switch rec.Kind {
	case KindSeries:
		return taken(r, rec, r.takeSeries)
	case KindCommit:
		return taken(r, rec, r.takeCommit)
	case KindCut:
		return taken(r, rec, r.takeCut)
	case KindNoMoreBets:
		return taken(r, rec, r.takeNoMoreBets)
	case KindOpen:
		return taken(r, rec, r.takeOpening)
	case KindBeacon:
		return taken(r, rec, r.takeBeacon)
	case KindUnopened:
		return taken(r, rec, r.takeUnopened)
	case KindVoid:
		return taken(r, rec, r.takeVoid)
	case KindReveal:
		return taken(r, rec, r.takeReveal)
	case KindStand:
		return taken(r, rec, r.takeStand)
	case KindEntry:
		r.takeEntry(rec, e)
	}
	return nil
}

// Resume goes on after a round of which only is known what is said here, because
// the records before it cannot be followed.
func (r *Rounds) Resume(round uint64, series []Series, chain string, unopened UnopenedCuts) {
	digest, _ := ParseDigest(chain) // the next commitment says it again
	*r = Rounds{Table: r.Table, Beacon: r.Beacon, AnyBeacon: r.AnyBeacon, Checked: r.Checked,
		round: round, from: round + 1, series: slices.Clone(series), chain: digest, unopened: unopened}
}

// Lose forgets everything: records are missing or wrong. The next commitment is
// taken as it is.
func (r *Rounds) Lose() {
	*r = Rounds{Table: r.Table, Beacon: r.Beacon, AnyBeacon: r.AnyBeacon, Checked: r.Checked, lost: true}
}

// Followed reports whether all records since the first one or the last
// [Rounds.Resume] were taken.
func (r *Rounds) Followed() bool { return !r.lost }

// Next returns what the round after the present one is chained to.
func (r *Rounds) Next() Digest {
	if p := r.present; p != nil {
		return ChainOf(p.leaf, &p.mix)
	}
	return r.chain
}

// Unrevealed returns how many rounds are over whose seeds are not revealed.
func (r *Rounds) Unrevealed() int { return len(r.over) }

// FirstUnrevealed returns the first round whose seed is not revealed.
func (r *Rounds) FirstUnrevealed() uint64 {
	switch p := r.present; {
	case len(r.over) > 0:
		return r.over[0].number
	case p != nil && !p.revealed:
		return p.number
	}
	return r.round + 1
}

// InForce returns the series of which a seed is to come or to be revealed.
func (r *Rounds) InForce() []Series {
	if r.lost {
		return nil
	}
	list, first := r.series, r.FirstUnrevealed()
	for len(list) > 1 && list[1].First <= first {
		list = list[1:]
	}
	return list
}

// Keeps reports whether a series is in force; true if that is not known.
func (r *Rounds) Keeps(series uint64) bool {
	return r.lost || slices.ContainsFunc(r.InForce(), func(d Series) bool { return d.Series == series })
}

// Follows reports whether the seeds of a series in force follow from a master; true
// if the series is not in force.
func (r *Rounds) Follows(series uint64, master chance.Seed) bool {
	for _, d := range r.InForce() {
		if d.Series == series {
			return NewTree(master, r.Table, series, d.First).Root().String() == d.Root
		}
	}
	return true
}

// LeftUnopened reports whether a cut of the present round was not opened.
func (r *Rounds) LeftUnopened() bool { return r.present != nil && r.present.left }

// Open returns how many outcomes were drawn whose seed is not revealed yet.
func (r *Rounds) Open() (n int) {
	for _, d := range r.over {
		n += len(d.drawn)
	}
	if r.present != nil {
		n += len(r.present.drawn)
	}
	return n
}

// takeEntry follows what came to the table.
func (r *Rounds) takeEntry(rec *Record, e *table.Entry) {
	p := r.present
	if p == nil {
		if e.Kind == table.Drew && !r.lost {
			r.fault(rec, "an outcome without a seed that was committed to")
		}
		return
	}
	switch e.Kind {
	case table.Played:
		r.free = false
		r.play(rec)
	case table.Drew:
		r.draw(rec, e.Drawn)
	case table.Chose, table.Metered:
	default:
		if p.closed != nil && p.played {
			return // reported within the round: it lasts until the next seed, and its cuts count
		}
		r.free = true
		if p.closed != nil && !p.void {
			r.fault(rec, "the table goes on to something else after the wagers of round %d were closed", p.number)
		}
	}
}

// play holds the beginning of a round against its cuts.
func (r *Rounds) play(rec *Record) {
	p := r.present
	p.played = true
	waiting := p.unopenedCuts()
	switch {
	case p.void:
		r.fault(rec, "a round is played under the seed of round %d, which is void", p.number)
	case p.closed == nil && (len(waiting) > 0 || r.Beacon != nil || r.AnyBeacon):
		r.fault(rec, "a round is played, and the wagers of round %d were not closed for its cuts to be opened", p.number)
	case len(waiting) > 0 && !p.left:
		r.fault(rec, "a round is played, and %d cuts of round %d were neither opened nor recorded as unopened", len(waiting), p.number)
	case p.closed != nil && p.closed.Beacon != p.mix.Beacon.Round:
		r.fault(rec, "a round is played before the beacon's value for round %d is there", p.number)
	}
}

// draw takes an outcome, to be drawn again when the seed is known.
func (r *Rounds) draw(rec *Record, d chance.Drawn) {
	p := r.present
	switch {
	case p.void:
		r.fault(rec, "an outcome under the seed of round %d, which is void", p.number)
	case r.free && len(p.drawn) == 0:
		p.mix.Cuts, p.mix.Beacon = nil, BeaconValue{} // no round of play
	}
	p.drawn = append(p.drawn, drawnAt{d, rec.Seq})
}

// unopenedCuts returns the cuts that count and are not opened.
func (p *roundDraws) unopenedCuts() (list []UnopenedCut) {
	for i := range p.cuts {
		if c := &p.cuts[i]; !c.gone && !c.opened {
			list = append(list, UnopenedCut{c.seat, c.person})
		}
	}
	return list
}
