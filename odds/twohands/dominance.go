package twohands

import "slices"

// weighed is so many hands that the house sets alike.
type weighed struct {
	result
	n int64
}

// dominance is hands by how the house sets them, in an order that tells quickly how many of them are below two given
// hands.
type dominance struct {
	high   []uint16 // the hands by their high hand, from the lowest up
	low    []uint8
	n      []int64
	before []int64 // how many hands come before one
	blocks []int64 // how many hands of all blocks before one have a lower low hand, by block and low hand
	lows   int
	upTo   []int32 // how many of the list have a high hand up to one; empty for a short list
	sums   []int64 // room to add up in
	seen   []uint8
}

// block is how many hands are looked at one by one, and short how long a list is that is sorted by comparing.
const (
	block = 16
	short = 256
)

// build makes the list of the points, of which there are so many highs and lows. It may change their order.
func (d *dominance) build(points []weighed, highs, lows int) {
	d.lows = lows + 1
	d.high, d.low, d.n = d.high[:0], d.low[:0], d.n[:0]
	if len(points) < short {
		d.compare(points)
	} else {
		d.distribute(points, highs)
	}
	n := len(d.high)
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
			sum += d.n[i]
			next[d.low[i]+1] += d.n[i]
		}
		added := int64(0)
		for l := range next {
			added += next[l]
			next[l] = row[l] + added
		}
	}
	d.before[n] = sum
}

// compare sorts a few points by their high hands, and puts those together that are alike.
func (d *dominance) compare(points []weighed) {
	slices.SortFunc(points, func(a, b weighed) int { return (int(a.high)-int(b.high))<<8 + int(a.low) - int(b.low) })
	for _, p := range points {
		if last := len(d.high) - 1; last >= 0 && d.high[last] == p.high && d.low[last] == p.low {
			d.n[last] += p.n
		} else {
			d.high, d.low, d.n = append(d.high, p.high), append(d.low, p.low), append(d.n, p.n)
		}
	}
	d.upTo = d.upTo[:0]
}

// distribute sorts many points by counting them, and puts those together that are alike.
func (d *dominance) distribute(points []weighed, highs int) {
	d.upTo = slices.Grow(d.upTo[:0], highs+1)[:highs+1]
	clear(d.upTo)
	for i := range points {
		d.upTo[points[i].high+1]++
	}
	for h := range highs {
		d.upTo[h+1] += d.upTo[h]
	}
	n := len(points)
	low := slices.Grow(d.seen[:0], n)[:n]
	sums := slices.Grow(d.sums[:0], n)[:n]
	d.seen, d.sums = low, sums
	for i := range points {
		at := &d.upTo[points[i].high]
		low[*at], sums[*at] = points[i].low, points[i].n
		*at++
	}
	// Now the place of a high hand is where those that are higher begin.
	var each [256]int64
	var there [256]bool
	var lows [256]uint8
	from := int32(0)
	for h := range highs {
		to := d.upTo[h]
		different := 0
		for i := from; i < to; i++ {
			l := low[i]
			if !there[l] {
				there[l] = true
				lows[different] = l
				different++
			}
			each[l] += sums[i]
		}
		for _, l := range lows[:different] {
			if each[l] != 0 {
				d.high, d.low, d.n = append(d.high, uint16(h)), append(d.low, l), append(d.n, each[l])
			}
			each[l], there[l] = 0, false
		}
		d.upTo[h] = int32(len(d.high))
		from = to
	}
}

// query is a pair of hands: so many highs and so many lows of the house's are below them.
type query struct {
	high uint16
	low  uint8
}

// below is how many of the list have a lower high hand than a query.
func (d *dominance) below(high uint16) int {
	if len(d.upTo) > 0 {
		if high == 0 {
			return 0
		}
		return int(d.upTo[high-1])
	}
	lo, hi := 0, len(d.high)
	for lo < hi {
		if mid := (lo + hi) / 2; d.high[mid] < high {
			lo = mid + 1
		} else {
			hi = mid
		}
	}
	return lo
}

// of counts the hands that are below the two of a query, and those that are below neither.
func (d *dominance) of(q query) packed {
	lo := d.below(q.high)
	b := lo / block
	won := d.blocks[b*d.lows+int(q.low)]
	for i := b * block; i < lo; i++ {
		if d.low[i] < q.low {
			won += d.n[i]
		}
	}
	n := len(d.high)
	lower := d.blocks[((n+block-1)/block)*d.lows+int(q.low)]
	return pack(won, d.before[n]-d.before[lo]-lower+won)
}
