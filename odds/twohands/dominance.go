package twohands

import "slices"

// weighed is so many hands that the house sets alike.
type weighed struct {
	result
	n int64
}

// dominance is a list of hands by how the house sets them, in an order that tells quickly how many of them are below
// two given hands.
type dominance struct {
	points []weighed
	before []int64 // how many hands come before a point
	blocks []int64 // how many hands of all blocks before one have a lower low hand, by block and low hand
	lows   int
	order  []weighed // room to sort in
	starts []int32
}

// block is how many points are looked at one by one.
const block = 16

// build makes the list of the points, of which there are so many highs and lows.
func (d *dominance) build(highs, lows int) {
	d.lows = lows + 1
	d.sort(highs)
	n := len(d.points)
	d.before = slices.Grow(d.before[:0], n+1)[:n+1]
	blocks := n/block + 2
	d.blocks = slices.Grow(d.blocks[:0], blocks*d.lows)[:blocks*d.lows]
	clear(d.blocks[:d.lows])
	sum := int64(0)
	for b := range blocks - 1 {
		row, next := d.blocks[b*d.lows:][:d.lows], d.blocks[(b+1)*d.lows:][:d.lows]
		clear(next)
		for i := b * block; i < min(n, (b+1)*block); i++ {
			d.before[i] = sum
			sum += d.points[i].n
			next[d.points[i].low+1] += d.points[i].n
		}
		added := int64(0)
		for l := range next {
			added += next[l]
			next[l] = row[l] + added
		}
	}
	d.before[n] = sum
}

// sort sorts the points by their high hands: by comparing where there are few, and by counting where there are many.
func (d *dominance) sort(highs int) {
	if len(d.points) < 1000 {
		slices.SortFunc(d.points, func(a, b weighed) int { return int(a.high) - int(b.high) })
		return
	}
	d.starts = slices.Grow(d.starts[:0], highs+1)[:highs+1]
	clear(d.starts)
	for i := range d.points {
		d.starts[d.points[i].high+1]++
	}
	for h := range highs {
		d.starts[h+1] += d.starts[h]
	}
	d.order = slices.Grow(d.order[:0], len(d.points))[:len(d.points)]
	for i := range d.points {
		at := &d.starts[d.points[i].high]
		d.order[*at] = d.points[i]
		*at++
	}
	d.points, d.order = d.order, d.points
}

// query is a pair of hands: so many highs and so many lows of the house's are below them.
type query struct {
	high uint16
	low  uint8
}

// outcome is how often both hands win, and how often both lose.
type outcome struct{ won, lost int64 }

func (o *outcome) add(x outcome, times int64) {
	o.won += times * x.won
	o.lost += times * x.lost
}

// of counts the hands that are below the two of a query, and those that are below neither.
func (d *dominance) of(q query) outcome {
	lo, hi := 0, len(d.points)
	for lo < hi {
		if mid := (lo + hi) / 2; d.points[mid].high < q.high {
			lo = mid + 1
		} else {
			hi = mid
		}
	}
	b := lo / block
	won := d.blocks[b*d.lows+int(q.low)]
	for i := b * block; i < lo; i++ {
		if p := &d.points[i]; p.low < q.low {
			won += p.n
		}
	}
	n := len(d.points)
	lower := d.blocks[((n+block-1)/block)*d.lows+int(q.low)]
	return outcome{won, d.before[n] - d.before[lo] - lower + won}
}
