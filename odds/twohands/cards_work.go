package twohands

import "sync/atomic"

// work is how much of a count is done. One step of it may take ten thousand times as long as another.
type work struct {
	tell Progress
	done atomic.Int64
	all  int64
}

// work weighs all steps of a count.
func (e *handList) work(parts []counts, masks []uint16, tell Progress) *work {
	w := &work{tell: tell}
	for _, p := range parts {
		w.all += partWork(p)
	}
	for _, m := range masks {
		w.all += e.maskWork(m)
	}
	return w
}

// did adds a step to what is done.
func (w *work) did(n int64) {
	if done := w.done.Add(n); w.tell != nil {
		w.tell(int(done), int(w.all))
	}
}

// partWork is about how long a step of takeOut takes: a part of few cards is part of many hands.
func partWork(part counts) int64 { return 1 << (2 * (7 - part.cards())) }

// maskWork is about how long a step of takeOutFlush takes: as many hands as it goes through.
func (e *handList) maskWork(shared uint16) (hands int64) {
	for have := int(shared); have < len(e.byMask); have = (have + 1) | int(shared) {
		hands += int64(len(e.byMask[have]))
	}
	return hands
}
