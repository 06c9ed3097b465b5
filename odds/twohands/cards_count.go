package twohands

import (
	"math/bits"
	"slices"

	"boardwalk/houseway"
)

// counting is a count in the making: what is asked about every kind of hand, and what is found.
type counting struct {
	*Cards
	worth [roles]Net

	// What is asked about the hands of some ranks is a part of asked: first the settings without a flush, and then
	// those of hands that have one.
	asked []query
	first []int32 // where the part of a plain hand begins; one more than there are
	bare  []int32 // how many of it are settings without a flush
	plain []asking
	flush []asking

	need  [][]int32 // what must be known exactly of a hand with a flush
	begin []int32   // where the answers to that begin; one more than there are
}

// asking is the settings of one kind of hand that may be the best, by role, and how the house sets it: which queries of
// its ranks they are.
type asking struct {
	settings [roles][]int32
	house    [roles]int32
}

// How much less a setting may be worth, of a wager, than the best one, and still be looked at. At first hands are
// compared with all hands of the house, also with those that have cards of the player's; taking them out moves what
// a setting is worth by much less against another one of the same hand. Then all is exact but how the cards of
// one flush are in the way of another.
const (
	doubtful = 0.06
	unlikely = 0.015
)

// answers are what is found about queries: by ranks over all suits, and by ranks for one hand whose suits are known.
type answers struct{ all, known []outcome }

// Count counts all pairs of hands that share no card. What a setting is worth decides which is best; the choice is by
// the kind of a hand, so the suits of cards that make no flush are not looked at.
func (c *Cards) Count(worth [roles]Net, tell Progress) *Found {
	k := &counting{Cards: c, worth: worth, plain: make([]asking, len(c.plains)), flush: make([]asking, len(c.flush))}
	whole, bare := c.whole()
	k.ask(whole)
	parts, masks := everyPart(c.plains), everyMask(c.byMask[:])
	steps := len(parts) + len(masks)
	rooms := make([]room, workers())

	list := make([]answers, workers())
	for w := range list {
		list[w] = answers{make([]outcome, len(k.asked)), make([]outcome, len(k.asked))}
	}
	share(len(parts), part(tell, 0, steps), func(worker, step int) { k.takeOut(parts[step], &rooms[worker], &list[worker]) })
	sum := &list[0]
	for _, other := range list[1:] {
		addAll(sum.all, other.all)
		addAll(sum.known, other.known)
	}
	k.narrow(sum, whole, bare)

	changed := make([][]outcome, workers())
	for w := range changed {
		changed[w] = make([]outcome, k.begin[len(k.flush)])
	}
	share(len(masks), part(tell, len(parts), steps), func(worker, step int) { k.takeOutFlush(masks[step], &rooms[worker], changed[worker]) })
	for _, other := range changed[1:] {
		addAll(changed[0], other)
	}
	return k.decide(sum, changed[0])
}

// part tells the steps of a part of some work.
func part(tell Progress, before, all int) Progress {
	if tell == nil {
		return nil
	}
	return func(done, _ int) { tell(before+done, all) }
}

func addAll(to, list []outcome) {
	for i := range list {
		to[i].add(list[i], 1)
	}
}

// whole is all hands of the house, and all as if there were no flushes.
func (c *Cards) whole() (whole, bare *dominance) {
	whole, bare = &dominance{}, &dominance{}
	for i := range c.plains {
		p := &c.plains[i]
		whole.points = append(whole.points, weighed{p.result, p.hands})
		bare.points = append(bare.points, weighed{p.result, p.all})
	}
	for i := range c.flush {
		whole.points = append(whole.points, weighed{c.flush[i].result, 4 * c.flush[i].ways})
	}
	whole.build(len(c.highs), len(c.lows))
	bare.build(len(c.highs), len(c.lows))
	return whole, bare
}

// ask finds which settings of every kind of hand are to be looked at.
func (k *counting) ask(whole *dominance) {
	for i := range k.Cards.plains {
		p := &k.Cards.plains[i]
		at := len(k.asked)
		k.first = append(k.first, int32(at))
		k.plain[i] = k.settings(&p.kind, at, whole)
		k.bare = append(k.bare, int32(len(k.asked)-at))
		for _, f := range p.flush {
			k.flush[f] = k.settings(&k.Cards.flush[f].kind, at, whole)
		}
	}
	k.first = append(k.first, int32(len(k.asked)))
}

// settings chooses those of a kind of hand that may be the best. Queries that are not there are added to those that
// begin at a place.
func (k *counting) settings(kind *houseway.Kind, at int, whole *dominance) (a asking) {
	var s houseway.Set
	kind.Rank(k.way.WheelLow(), &s)
	var queries [houseway.Settings][roles]query
	var worth [houseway.Settings][roles]float64
	best := [roles]float64{-1, -1}
	for rest := s.Lawful; rest != 0; rest &= rest - 1 {
		i := bits.TrailingZeros32(rest)
		queries[i] = k.queries(s.High[i], s.Low[i])
		for r := range roles {
			worth[i][r] = k.value(Role(r), whole.of(queries[i][r])) / float64(whole.before[len(whole.points)])
			best[r] = max(best[r], worth[i][r])
		}
	}
	house := k.way.Setting(kind)
	for r := range roles {
		for rest := s.Lawful; rest != 0; rest &= rest - 1 {
			i := bits.TrailingZeros32(rest)
			if worth[i][r] < best[r]-k.doubtful {
				continue
			}
			if n := k.number(queries[i][r], at); !slices.Contains(a.settings[r], n) {
				a.settings[r] = append(a.settings[r], n)
			}
		}
		a.house[r] = k.number(k.queries(s.High[house], s.Low[house])[r], at)
	}
	return a
}

// number is that of a query among those that begin at a place. It is added if it is not there.
func (k *counting) number(q query, at int) int32 {
	i := slices.Index(k.asked[at:], q)
	if i < 0 {
		i = len(k.asked) - at
		k.asked = append(k.asked, q)
	}
	return int32(i)
}

// value is what an outcome is worth, of a wager.
func (k *counting) value(r Role, o outcome) float64 {
	return float64(k.worth[r].Won)/float64(k.worth[r].Lost)*float64(o.won) - float64(o.lost)
}

// narrow leaves the settings of which it is not certain yet that they are not the best, and finds what must be known
// of hands with a flush.
func (k *counting) narrow(a *answers, whole, bare *dominance) {
	hands := float64(k.hands())
	deals := float64(k.deals()) / hands // of one hand
	for i := range k.Cards.plains {
		p := &k.Cards.plains[i]
		at := k.first[i]
		k.plain[i].narrow(k.doubtful, func(r Role, q int32) float64 { return k.value(r, a.all[at+q]) / (float64(p.all) * deals) })
		for _, n := range p.flush {
			k.flush[n].narrow(k.doubtful, func(r Role, q int32) float64 {
				// What the flushes of the house change is taken from all hands.
				query := k.asked[at+q]
				change := (k.value(r, whole.of(query)) - k.value(r, bare.of(query))) / hands
				return k.value(r, a.known[at+q])/deals + change
			})
		}
	}
	at := int32(0)
	for n := range k.flush {
		need := k.flush[n].used(k.plain[k.Cards.flush[n].plain].used(nil))
		k.need = append(k.need, need)
		k.begin = append(k.begin, at)
		at += int32(len(need))
	}
	k.begin = append(k.begin, at)
}

// narrow leaves the settings that are worth nearly as much as the best one.
func (a *asking) narrow(least float64, worth func(Role, int32) float64) {
	for r := range roles {
		best := worth(r, a.settings[r][0])
		for _, q := range a.settings[r] {
			best = max(best, worth(r, q))
		}
		a.settings[r] = slices.DeleteFunc(a.settings[r], func(q int32) bool { return worth(r, q) < best-min(least, unlikely) && least < 1 })
	}
}

// used adds the queries that the settings need to a list.
func (a *asking) used(list []int32) []int32 {
	add := func(q int32) {
		if !slices.Contains(list, q) {
			list = append(list, q)
		}
	}
	for r := range roles {
		for _, q := range a.settings[r] {
			add(q)
		}
		add(a.house[r])
	}
	return list
}

// queries are those of two hands: a player's must be higher than the house's, and the bank's as high.
func (c *Cards) queries(high houseway.High, low houseway.Low) [roles]query {
	return [roles]query{
		{uint16(below(c.highs, high)), uint8(below(c.lows, low))},
		{uint16(upTo(c.highs, high)), uint8(upTo(c.lows, low))},
	}
}

// decide takes the best setting of every kind of hand, and adds all up. changed is what the flushes of the house
// change for hands with a flush.
func (k *counting) decide(a *answers, changed []outcome) *Found {
	found := &Found{}
	for r := range roles {
		found.Settings[r] = make([]byte, houseway.Kinds)
	}
	var won, answer []outcome
	for i := range k.Cards.plains {
		p := &k.Cards.plains[i]
		at, end := k.first[i], k.first[i+1]
		// What the hands of these ranks win: all of them, less those that have a flush.
		won = append(won[:0], a.all[at:at+k.bare[i]]...)
		for _, n := range p.flush {
			answer = append(answer[:0], a.known[at:end]...)
			for j, q := range k.need[n] {
				x := outcome{}
				x.add(answer[q], k.Cards.flush[n].ways)
				x.add(changed[int(k.begin[n])+j], 1)
				answer[q] = x
				if q < k.bare[i] {
					won[q].add(x, -4)
				}
			}
			k.keep(&k.Cards.flush[n].kind, at, k.flush[n].decide(k.worth, answer, 4, found), found)
		}
		k.keep(&p.kind, at, k.plain[i].decide(k.worth, won, 1, found), found)
	}
	deals := k.deals()
	for r := range roles {
		found.Best[r].Pushed = deals - found.Best[r].Won - found.Best[r].Lost
		found.House[r].Pushed = deals - found.House[r].Won - found.House[r].Lost
	}
	return found
}

// keep keeps the best setting of a kind of hand, which is the first that asks the best query of its ranks.
func (k *counting) keep(kind *houseway.Kind, at int32, best [roles]int32, found *Found) {
	var s houseway.Set
	kind.Rank(k.way.WheelLow(), &s)
	for r := range roles {
		for rest := s.Lawful; rest != 0; rest &= rest - 1 {
			i := bits.TrailingZeros32(rest)
			if k.queries(s.High[i], s.Low[i])[r] == k.asked[at+best[r]] {
				found.Settings[r][kind.Number()] = byte(i)
				break
			}
		}
	}
}

// decide adds the best setting and that of the house to what was found, and returns which query the best is.
func (a *asking) decide(worth [roles]Net, answer []outcome, times int64, found *Found) (chosen [roles]int32) {
	for r := range roles {
		value := func(q int32) int64 { return worth[r].Won*answer[q].won - worth[r].Lost*answer[q].lost }
		best := a.settings[r][0]
		for _, q := range a.settings[r] {
			if value(q) > value(best) {
				best = q
			}
		}
		chosen[r] = best
		o, h := answer[best], answer[a.house[r]]
		found.Best[r].Won += times * o.won
		found.Best[r].Lost += times * o.lost
		found.House[r].Won += times * h.won
		found.House[r].Lost += times * h.lost
	}
	return chosen
}

// hands is how many hands of seven cards there are.
func (c *Cards) hands() (n int64) {
	for i := range c.plains {
		n += c.plains[i].all
	}
	return n
}

// deals is how many pairs of hands share no card.
func (c *Cards) deals() int64 {
	var used counts
	for i := range c.plains {
		for r, n := range c.plains[i].counts {
			used[r] = max(used[r], min(n, 1))
		}
	}
	cards := int64(0)
	for r, n := range used {
		cards += int64(n) * int64(copiesOf(r))
	}
	second := int64(1)
	for i := range int64(7) {
		second = second * (cards - 7 - i) / (i + 1)
	}
	return c.hands() * second
}
