package audit

import (
	"cmp"
	"maps"
	"runtime"
	"slices"
	"sync"
	"sync/atomic"

	"boardwalk/journal"
	"boardwalk/ledger"
	"boardwalk/money"
)

// Records are read, hashed and held against the house's accounts one after another. What they are to a table or a lounge needs
// nothing of other tables but a few values of that moment, so tables are played again beside each other, a wave of records at a
// time: while the tables play those of one wave, the next is read. What is found is told in the order of the records, as if
// everything were done in that order.

// waveSize is how many records are in a wave: enough that many tables have some, and few enough to lie in memory.
const waveSize = 2048

// follower is a table or a lounge with what it is still to do.
type follower struct {
	findings
	wave  *wave // in which it works
	at    int64 // the record
	tasks []task
}

// task is what a table or a lounge does at a record.
type task struct {
	record int64
	do     func()
}

// moment is what a table may ask of the house at a record.
type moment struct {
	openedBy *journal.Server                // by which program the house is open
	meters   map[ledger.Account]money.Cents // what the meters hold by the transfers so far; only where one is read
	roles    []heldRole                     // of whoever corrects a payment
}

// wave is some records in a row.
type wave struct {
	jobs  []job
	found []placed
	done  sync.WaitGroup
	mu    sync.Mutex
}

// job is what a table has to do in a wave.
type job struct {
	of    *follower
	tasks []task
}

// placed is something that was found at a record, or heard of it.
type placed struct {
	record int64
	step   step
	fault  *Fault
	heard  *Heard
}

// step is a step of the work at one record.
type step uint8

const (
	whenRead    step = iota // it is read and held against the house
	whenPlayed              // its table plays
	whenVouched             // checkpoints are held against it
)

// waves runs the followers of a verifier.
type waves struct {
	tell    func(Fault)
	hear    func(*Heard)
	busy    []*follower // that have something to do in the wave that is being read
	records int
	record  int64 // that is being read
	step    step
	reading *wave
	playing *wave // nil if none is
}

// find keeps a fault that was found while the records were read.
func (w *waves) find(f Fault) {
	w.reading.found = append(w.reading.found, placed{w.record, w.step, &f, nil})
}

// follower returns a new follower.
func (w *waves) follower() *follower {
	f := &follower{}
	f.tell = func(fault Fault) {
		if f.wave == nil { // all waves are over
			if w.tell != nil {
				w.tell(fault)
			}
			return
		}
		f.wave.add(placed{f.at, whenPlayed, &fault, nil})
	}
	return f
}

// hears keeps what a follower heard.
func (f *follower) hears(tell func(*Heard), h *Heard) {
	if f.wave == nil {
		tell(h)
		return
	}
	f.wave.add(placed{f.at, whenPlayed, nil, h})
}

func (w *wave) add(p placed) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.found = append(w.found, p)
}

// do has a follower do something at the present record.
func (w *waves) do(f *follower, work func()) {
	if len(f.tasks) == 0 {
		w.busy = append(w.busy, f)
	}
	f.tasks = append(f.tasks, task{w.record, work})
}

// next begins the next record, and the next wave if one is full.
func (w *waves) next(record int64) {
	if w.records++; w.records > waveSize {
		w.turn()
		w.records = 1
	}
	w.record, w.step = record, whenRead
}

// turn has the followers play what was read, once they have played the wave before.
func (w *waves) turn() {
	w.wait()
	now := w.reading
	w.playing, w.reading = now, &wave{}
	for _, f := range w.busy {
		f.wave = now
		now.jobs = append(now.jobs, job{f, f.tasks})
		f.tasks = nil
	}
	w.busy = w.busy[:0]
	slices.SortStableFunc(now.jobs, func(a, b job) int { return cmp.Compare(len(b.tasks), len(a.tasks)) }) // the longest first
	var taken atomic.Int64
	for range min(runtime.GOMAXPROCS(0), len(now.jobs)) {
		now.done.Go(func() {
			for n := taken.Add(1); n <= int64(len(now.jobs)); n = taken.Add(1) {
				j := &now.jobs[n-1]
				for i := range j.tasks {
					j.of.at = j.tasks[i].record
					j.tasks[i].do()
				}
			}
		})
	}
}

// wait waits for the wave that is being played, and tells what was found in it.
func (w *waves) wait() {
	if w.playing == nil {
		return
	}
	w.playing.done.Wait()
	found := w.playing.found
	slices.SortStableFunc(found, func(a, b placed) int {
		return cmp.Or(cmp.Compare(a.record, b.record), cmp.Compare(a.step, b.step))
	})
	for _, p := range found {
		switch {
		case p.heard != nil:
			w.hear(p.heard)
		case w.tell != nil:
			w.tell(*p.fault)
		}
	}
	w.playing = nil
}

// end has everything played that was read. After it the followers tell at once what they find.
func (w *waves) end(all func(func(*follower) bool)) {
	w.turn()
	w.wait()
	for f := range all {
		f.wave = nil
	}
}

// followers yields those of all tables and lounges.
func (v *verifier) followers(yield func(*follower) bool) {
	for _, id := range slices.Sorted(maps.Keys(v.tables)) {
		if !yield(v.tables[id].follower) {
			return
		}
	}
	for _, id := range slices.Sorted(maps.Keys(v.lounges)) {
		if !yield(v.lounges[id].follower) {
			return
		}
	}
}
