package audit

import (
	"context"
	"errors"
	"fmt"
	"iter"
	"sync"
	"sync/atomic"
	"time"

	"golang.org/x/mod/sumdb/note"
	"golang.org/x/mod/sumdb/tlog"

	"boardwalk/journal"
	"boardwalk/store"
	"boardwalk/store/seedkey"
)

// Options are how data is verified.
type Options struct {
	Key         note.Verifier // of the house, with those before it where it was changed; that of the directory itself if nil
	Checkpoints []string      // signed ones that the auditor has kept from before
	From        string        // one up to which everything was verified by an earlier audit, which this one goes on from; may be empty
	SeedKey     *seedkey.Key  // opens the seeds that are not published; they are not checked if nil
	Signs       time.Duration // how soon the house signs every record; its checkpoints are not asked for if zero
	// the file outside of the directory that says how far the house has come; the usual one, if there
	// is one, if empty
	Mark    string
	Fault   func(Fault) // is told of every fault as it is found
	Began   func(records int64)
	Beacon  func(journal.BeaconChain) (journal.Beacon, error) // makes the verifier of a beacon; its values are not verified if nil
	Records *atomic.Int64                                     // if set: how many records are verified so far
	Heard   func(*Heard)                                      // is told what came of each record of a table or a lounge; may be nil
}

// Report is what was verified.
type Report struct {
	Resumed     int64     `json:"resumed,omitempty"` // the record from which it was gone on with
	Records     int64     `json:"records"`           // from that one on
	Vouched     int64     `json:"vouched"`           // records that a signed checkpoint vouches for
	Checkpoints int64     `json:"checkpoints"`
	Tables      int       `json:"tables"`
	Sittings    int       `json:"sittings"` // setups of tables
	Rounds      int64     `json:"rounds"`
	Readings    int64     `json:"readings"` // of progressive meters
	Seeds       int64     `json:"seeds"`    // that were revealed
	Draws       int64     `json:"draws"`    // outcomes that were drawn again
	Open        int64     `json:"open"`     // outcomes whose seed is not revealed yet
	Unopened    int64     `json:"unopened"` // cuts that nobody opened
	Void        int64     `json:"void"`     // seeds under which nothing was dealt
	Sealed      int64     `json:"sealed"`   // series whose seeds could not be checked without their key
	Transfers   int64     `json:"transfers"`
	Accounts    int       `json:"accounts"`
	People      int       `json:"people"`
	Lounges     int       `json:"lounges,omitempty"` // of keno
	Games       int64     `json:"games,omitempty"`   // of keno that were drawn
	Tickets     int64     `json:"tickets,omitempty"` // of keno that were issued
	Unfollowed  int64     `json:"unfollowed"`        // records of tables that could not be played again after a fault
	Faults      int64     `json:"-"`
	Last        string    `json:"-"`                        // the last signed checkpoint that vouches for records, as the house keeps it
	Proven      []Proven  `json:"proven,omitempty"`         // by checkpoints that were brought
	Openings    []Opening `json:"openings"`                 // of the house, by another program or other rules than before
	Notes       []Note    `json:"notes,omitempty"`          // what the house says of itself that an auditor should know
	Archives    int       `json:"archives,omitempty"`       // files of old records that are as they were made
	Shards      int       `json:"shards,omitempty"`         // besides the house's own, of a house that is divided
	Heads       int64     `json:"heads,omitempty"`          // of all shards, signed together
	Recorded    int64     `json:"recorded_heads,omitempty"` // those that are on record in the house's own log
	Key         string    `json:"key"`                      // the name of the key
	OwnKey      bool      `json:"own_key"`                  // which came from the directory itself
	Seconds     float64   `json:"seconds"`
}

// Proven is what a checkpoint proves that the auditor has brought: its records are those
// that were signed then.
type Proven struct {
	Shard int       `json:"shard,omitempty"`
	Size  int64     `json:"size"`
	Until time.Time `json:"until"` // the time of the last of them
}

// Note is something that the house itself has recorded and that limits what its data
// proves.
type Note struct {
	Shard  int       `json:"shard,omitempty"`
	Record int64     `json:"record"`
	Time   time.Time `json:"time"`
	Text   string    `json:"text"`
}

// findings is where faults and counts go.
type findings struct {
	report Report
	tell   func(Fault)
}

// find reports a fault.
func (f *findings) find(fault Fault) {
	f.report.Faults++
	if f.tell != nil {
		f.tell(fault)
	}
}

// Verify checks all data of a directory against its records. It reads the data as of
// one moment and writes nothing, so the house may go on. It returns an error if it
// cannot verify; what it finds wrong are faults.
func Verify(ctx context.Context, dir string, o Options) (Report, error) {
	found, err := store.Inspect(ctx, dir, o.Mark) // before the snapshot, which may have more than the files know of
	if err != nil {
		return Report{}, err
	}
	s, err := store.Examine(ctx, dir)
	if err != nil {
		return Report{}, err
	}
	defer s.Close()
	own := o.Key == nil
	if own {
		if o.Key, err = found.PublicKey(); err != nil {
			return Report{}, err
		}
	}
	d := dataOf(s)
	d.damage = damageOf(found, s, 0, o.Key)
	if o.Began != nil {
		o.Began(countOf(ctx, s))
	}
	began := time.Now()
	var report Report
	switch {
	case s.Shards() > 0 && o.From != "":
		err = errors.New("a house that is divided into shards is verified from its beginning: no checkpoint is gone on from")
	case s.Shards() > 0:
		report, err = verifyDivided(ctx, s, found, o)
	default:
		report, err = verify(ctx, &d, o, nil)
	}
	report.OwnKey, report.Seconds = own, time.Since(began).Seconds()
	return report, errors.Join(err, s.Undisturbed())
}

// countOf returns how many records a house seems to have. What is wrong with them will come up.
func countOf(ctx context.Context, s *store.Snapshot) int64 {
	sum, _ := s.Size(ctx)
	for shard := 1; shard <= s.Shards(); shard++ {
		if of, err := s.Shard(ctx, shard); err == nil {
			n, _ := of.Size(ctx)
			sum += n
			of.Close()
		}
	}
	return sum
}

// verifier goes through all data once, in the order of the records. In memory it keeps
// the present state alone: tables, accounts, people, and the keys of a day.
type verifier struct {
	*findings
	data        *data
	part        *part // of the house; nil if it is not divided
	seedKey     *seedkey.Key
	tree        tree
	kept        []tlog.Hash // beside the present record
	checkpoints checkpoints
	recorded    recordedHeads
	moves       moves
	moved       []transferRow // that were read last
	bank        *bank
	tables      map[string]*sitting
	lounges     map[string]*kenoLounge // of keno
	people      register
	keys        keys
	notices     map[uint64]journal.Notice // that were not withdrawn, by record
	meters      map[string]bool           // the progressive meters that were started
	house       uint64                    // the place of the house's own next record
	openings    openings
	keyChanges  int       // changes of the key that records have had so far
	latest      time.Time // of all records
	beacon      func(journal.BeaconChain) (journal.Beacon, error)
	open        unsigned // those that no checkpoint vouches for yet
	waves       waves
	now         *moment // as most tables need it
	heard       func(*Heard)
}

// verify verifies data, of a whole house or of a shard.
func verify(ctx context.Context, d *data, o Options, p *part) (Report, error) {
	f := &findings{tell: o.Fault}
	f.report.Key = o.Key.Name()
	v := &verifier{findings: f, data: d, part: p, seedKey: o.SeedKey, bank: newBank(f, p != nil),
		tables: map[string]*sitting{}, lounges: map[string]*kenoLounge{}, people: register{},
		keys: keys{used: map[keyHash]*use{}}, notices: map[uint64]journal.Notice{}, meters: map[string]bool{},
		beacon: alone(o.Beacon), heard: o.Heard, waves: waves{tell: o.Fault, hear: o.Heard, reading: &wave{}}}
	if p != nil && p.shard == 0 {
		p.people = v.people
	}
	defer func() {
		v.waves.wait()
		for _, s := range v.tables {
			s.close()
		}
	}()
	for text, err := range d.damage(ctx) {
		if err != nil {
			text = err.Error()
		}
		v.find(beside("", Database, "%s", text))
	}
	ownFaults, stopOwn := v.ownFaults(ctx)
	defer stopOwn()
	stop, err := v.begin(ctx, o)
	if err != nil {
		return f.report, err
	}
	defer stop()
	f.tell = v.waves.find
	records := d.records(ctx)
	if o.From != "" {
		from, err := journal.OpenCheckpoint(o.From, o.Key)
		if err != nil {
			return f.report, fmt.Errorf("the checkpoint to go on from: %w", err)
		}
		v.checkpoints.take([]journal.Checkpoint{from})
		resumed, err := v.resume(ctx, from)
		if err != nil {
			return f.report, err
		}
		if resumed {
			records = d.from(ctx, v.tree.size)
		}
	}
	for l, err := range linesOf(ctx, records) {
		if err != nil {
			v.unread("record", err)
			break
		}
		v.record(l)
		if o.Records != nil {
			o.Records.Store(v.tree.size + p.before())
		}
	}
	v.waves.end(v.followers)
	f.tell = o.Fault
	for _, fault := range ownFaults() {
		v.find(fault)
	}
	v.end(ctx, o.Signs)
	for s := range v.followers {
		f.report.add(&s.report)
	}
	return f.report, ctx.Err()
}

// begin prepares what is read beside the records.
func (v *verifier) begin(ctx context.Context, o Options) (stop func(), err error) {
	v.checkpoints = checkpoints{findings: v.findings, key: o.Key}
	if err := v.checkpoints.bring(o.Checkpoints); err != nil {
		return nil, err
	}
	var stops [4]func()
	stops[3] = v.readHeads(ctx)
	v.checkpoints.heads, stops[2] = func() (h head, ok bool) { return h, false }, func() {}
	if v.part != nil {
		v.checkpoints.take(v.part.brought[v.part.shard])
		v.checkpoints.heads, stops[2] = pulled(v, "heads", v.part.headsOf(ctx))
	}
	v.checkpoints.next, stops[0] = pulled(v, "checkpoint", v.data.checkpoints(ctx))
	v.moves.next, stops[1] = pulled(v, "transfer", v.data.transfers(ctx))
	v.checkpoints.vouch(&v.tree)
	return func() {
		for _, stop := range stops {
			stop()
		}
	}, nil
}

// pulled returns a function that reads rows one at a time, up to the first that cannot
// be read.
func pulled[T any](v *verifier, what string, rows iter.Seq2[T, error]) (next func() (T, bool), stop func()) {
	pull, stop := iter.Pull2(rows)
	return func() (T, bool) {
		row, err, ok := pull()
		if err != nil {
			v.unread(what, err)
			ok = false
		}
		return row, ok
	}, stop
}

// unread reports rows that cannot be read.
func (v *verifier) unread(what string, err error) {
	v.find(beside("", Database, "the rows of table %s cannot be read to their end: %v", what, err))
}

// moves are the transfers, in the order of the records that they follow from.
type moves struct {
	next func() (transferRow, bool)
	held transferRow
	full bool
	over bool
}

// upTo yields the next transfers that follow from records up to a number.
func (m *moves) upTo(seq int64) iter.Seq[transferRow] {
	return func(yield func(transferRow) bool) {
		for {
			if !m.full && !m.over {
				m.held, m.full = m.next()
				m.over = !m.full
			}
			if !m.full || m.held.record > seq {
				return
			}
			m.full = false
			if !yield(m.held) {
				return
			}
		}
	}
}

// alone returns a maker of beacons' verifiers that makes one at a time.
func alone(make func(journal.BeaconChain) (journal.Beacon, error)) func(journal.BeaconChain) (journal.Beacon, error) {
	if make == nil {
		return nil
	}
	var mu sync.Mutex
	return func(c journal.BeaconChain) (journal.Beacon, error) {
		mu.Lock()
		defer mu.Unlock()
		return make(c)
	}
}
