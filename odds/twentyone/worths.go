package twentyone

// worth is what hands come to: the sum of its shares. One with two shares is of hands whose chance is taken away from
// that of others, see [coming].
type worth []share

// share is nets that count, or that are taken away.
type share struct {
	nets
	less bool
}

// and is what hands of two worths come to together.
func (w worth) and(o worth) worth {
	both := make(worth, 0, len(w)*len(o))
	for _, a := range w {
		for _, b := range o {
			both = append(both, share{a.nets.plus(&b.nets), a.less != b.less})
		}
	}
	return both
}

// level reports whether the dealer's hand makes no difference, a blackjack excepted.
func (w worth) level() bool { return len(w) == 1 && !w[0].less && w[0].nets.level() }

// ended is all ends of a hand.
type ended[T any] struct {
	list   []last[T]
	worths []worth
}

// hold makes room for what hands of some worths come to, and returns the place of the first.
func (r *rounds[T]) hold(worths []worth) int32 {
	first := int32(len(r.worths))
	for _, w := range worths {
		var none [endings]T
		for f := range none {
			none[f] = r.zero
		}
		r.worths, r.level, r.sums = append(r.worths, w), append(r.level, w.level()), append(r.sums, none)
	}
	return first
}

// spread takes in what hands of each worth have come to.
func (r *rounds[T]) spread() {
	for i, w := range r.worths {
		for _, s := range w {
			for f, net := range s.nets {
				if f == endsBlackjack && r.ten < 0 {
					continue
				}
				x := r.sums[i][f]
				if s.less {
					x = r.sub(r.zero, x)
				}
				r.note(f, net, x)
			}
		}
	}
	r.worths, r.level, r.sums = nil, nil, nil
}
