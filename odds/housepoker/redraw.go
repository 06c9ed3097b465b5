package housepoker

import (
	"cmp"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"math/big"
	"math/bits"
	"slices"

	"boardwalk/card"
	"boardwalk/money"
	"boardwalk/poker"
)

// Redraw is a game in which the player may replace some cards of a hand, unseen, before it meets the dealer's: what a new game of
// that kind needs to be counted. The dealer replaces none, and of the dealer's cards none is seen. With three cards it takes some
// seconds; with five of which one is replaced there are 30 million hands, which takes minutes.
type Redraw struct {
	Duel
	Most int                          // how many cards are replaced at most
	Line func(poker.Rank) poker.Class // the line of the pay tables that a hand falls into; nil for its class
}

// RedrawPays says what a round wins or, below zero, loses in which so many cards were replaced, and how much was wagered in all. Made
// is the line of the hand as it is at the end; a hand that was folded has none. Against a dealer who does not qualify every hand is
// [WonFree].
type RedrawPays func(replaced int, how Fare, made poker.Class) (net, wagered money.Cents)

// RedrawFold is the choice to give up a hand. Any other is the cards that are replaced: a bit for the place of each.
const RedrawFold = -1

// RedrawRule is a way to play: it returns [RedrawFold] or which cards are replaced. It does not look at the names of suits, only at
// which cards are of one suit.
type RedrawRule func(hand []card.Card) int

// drawnHand is a hand as it is at the end, with the cards that were replaced.
type drawnHand struct{ hand, gone card.Set }

// redrawSums are how hands fare by their line.
type redrawSums [poker.RoyalFlush + 1]Against

func (s *redrawSums) add(line poker.Class, a Against) {
	x := &s[line]
	x.Unqualified, x.Won, x.Tied, x.Lost = x.Unqualified+a.Unqualified, x.Won+a.Won, x.Tied+a.Tied, x.Lost+a.Lost
}

// each visits all ways in which rounds end.
func (s *redrawSums) each(pays RedrawPays, replaced int, visit func(net, wagered money.Cents, ways uint64)) {
	for line, a := range s {
		for how, ways := range map[Fare]uint64{WonFree: a.Unqualified, Won: a.Won, Tied: a.Tied, Lost: a.Lost} {
			if ways > 0 {
				net, wagered := pays(replaced, how, poker.Class(line))
				visit(net, wagered, ways)
			}
		}
	}
}

// times is how often a hand is met by each choice so that all have as many deals, where so many cards are left after the hand: as
// if all cards that may be asked for were dealt, one after the other.
func (r *Redraw) times(replaced, left int) int64 {
	n := int64(1)
	for i := range r.Most {
		if i < replaced {
			n *= int64(i + 1)
		} else {
			n *= int64(left - r.Dealers - i)
		}
	}
	return n
}

// deals is how many deals there are of a hand, if so many cards are left after it.
func (r *Redraw) deals(left int) int64 { return choose[left][r.Dealers] * r.times(0, left) }

// Choices are to fold and all sets of cards that may be replaced.
func (r *Redraw) Choices() (masks []int) {
	masks = append(masks, RedrawFold)
	for mask := range 1 << r.Own {
		if bits.OnesCount(uint(mask)) <= r.Most {
			masks = append(masks, mask)
		}
	}
	return masks
}

// drawn visits all hands that may come of one by a choice.
func (r *Redraw) drawn(hand []card.Card, mask int, left []card.Card, visit func(drawnHand)) {
	gone := replaced(hand, mask)
	x := drawnHand{card.SetOf(hand...) &^ gone, gone}
	var draw func(hand card.Set, cards, below int)
	draw = func(hand card.Set, cards, below int) {
		if cards == 0 {
			visit(drawnHand{hand, x.gone})
			return
		}
		for i := range below {
			draw(hand|card.SetOf(left[i]), cards-1, i)
		}
	}
	draw(x.hand, bits.OnesCount(uint(mask)), len(left))
}

// class is a hand that stands for others which differ from it in the names of suits.
func (h drawnHand) class() drawnHand {
	_, names := named(h.hand | h.gone)
	as := func(s card.Set) (renamed card.Set) {
		for c := range s.All {
			renamed |= card.SetOf(namings().all[names].of(c))
		}
		return renamed
	}
	return drawnHand{as(h.hand), as(h.gone)}
}

// cards are those of a set.
func cardsOf(s card.Set) (list []card.Card) {
	for c := range s.All {
		list = append(list, c)
	}
	return list
}

func (r *Redraw) line(rank poker.Rank) poker.Class {
	if r.Line != nil {
		return r.Line(rank)
	}
	return rank.Class()
}

// fares counts how each of some hands fares against the dealer's that have neither its cards nor those that were replaced.
func (r *Redraw) fares(tell Progress, hands map[drawnHand]int32) []Against {
	r.prepare()
	type job struct {
		drawnHand
		rank poker.Rank
		at   int32
	}
	jobs := make([]job, 0, len(hands))
	for h, at := range hands {
		jobs = append(jobs, job{h, r.OwnRank(cardsOf(h.hand)), at})
	}
	slices.SortFunc(jobs, func(a, b job) int { return cmp.Or(cmp.Compare(a.rank, b.rank), cmp.Compare(a.at, b.at)) })
	fares, walks := make([]Against, len(jobs)), make([]*duelWalk, workers())
	const part = 1 << 9
	share((len(jobs)+part-1)/part, tell, func(worker, step int) {
		if walks[worker] == nil {
			walks[worker] = r.newWalk()
		}
		w := walks[worker]
		for _, j := range jobs[step*part : min(len(jobs), (step+1)*part)] {
			cards := cardsOf(j.hand | j.gone)
			w.deals[0] = Choose(int(card.Joker)-len(cards), r.Dealers)
			w.begin(cards, j.rank)
			fares[j.at] = w.against(noCard)
		}
	})
	return fares
}

// RedrawCount is how rounds end, and best play.
type RedrawCount struct {
	Best Ends
	By   []Ends // of the rules

	gone map[card.Set]card.Set // what is replaced, by the class of the hand; folded for a fold
}

// folded stands for a hand that is given up.
const folded = ^card.Set(0)

// Count goes through every hand with every choice, and returns how rounds end by best play and by each rule.
func (r *Redraw) Count(tell Progress, pays RedrawPays, rules ...RedrawRule) *RedrawCount {
	all, masks, hands := classes(r.Own), r.Choices(), map[drawnHand]int32{}
	gone := make([]card.Set, len(all))
	for i := range all {
		left := unseen(card.SetOf(all[i].cards...))
		for _, mask := range masks[1:] {
			r.drawn(all[i].cards, mask, left, func(h drawnHand) {
				if h = h.class(); hands[h] == 0 {
					hands[h] = int32(len(hands)) + 1
				}
			})
		}
	}
	for h := range hands {
		hands[h]--
	}
	fares := r.fares(tell, hands)
	sums := newSums(1 + len(rules))
	share(len(all), nil, func(worker, step int) {
		hand := all[step].cards
		left := unseen(card.SetOf(hand...))
		ends := r.ends(pays, hand, left, func(h drawnHand) Against { return fares[hands[h.class()]] })
		choice, most := 0, new(big.Rat)
		for i, mask := range masks {
			if sum := sumOf(ends[mask]); i == 0 || sum.Cmp(most) > 0 {
				choice, most = mask, sum
			}
		}
		if gone[step] = folded; choice != RedrawFold {
			gone[step] = replaced(hand, choice)
		}
		for i := range sums[worker] {
			if i > 0 {
				choice = rules[i-1](hand)
			}
			for end, ways := range ends[choice] {
				sums[worker][i].Add(end.Net, end.Wagered, ways*all[step].ways)
			}
		}
	})
	c := &RedrawCount{gone: map[card.Set]card.Set{}}
	c.Best, c.By = sums.whole()
	for i := range all {
		c.gone[card.SetOf(all[i].cards...)] = gone[i]
	}
	return c
}

// replaced are the cards of a hand that a choice gives away.
func replaced(hand []card.Card, choice int) (gone card.Set) {
	for i, c := range hand {
		if choice>>i&1 != 0 {
			gone |= card.SetOf(c)
		}
	}
	return gone
}

// Choice is best play with a hand, as it was counted.
func (c *RedrawCount) Choice(hand []card.Card) (choice int) {
	set, names := named(card.SetOf(hand...))
	gone := c.gone[set]
	if gone == folded {
		return RedrawFold
	}
	for i, x := range hand {
		if gone.Has(namings().all[names].of(x)) {
			choice |= 1 << i
		}
	}
	return choice
}

// ends is how rounds end with a hand by each choice.
func (r *Redraw) ends(pays RedrawPays, hand, left []card.Card, fare func(drawnHand) Against) map[int]Ends {
	list := map[int]Ends{RedrawFold: {}}
	net, wagered := pays(0, Folded, 0)
	list[RedrawFold].Add(net, wagered, uint64(r.deals(len(left))))
	for _, mask := range r.Choices()[1:] {
		var sums redrawSums
		r.drawn(hand, mask, left, func(h drawnHand) { sums.add(r.line(r.OwnRank(cardsOf(h.hand))), fare(h)) })
		e, n := Ends{}, bits.OnesCount(uint(mask))
		sums.each(pays, n, func(net, wagered money.Cents, ways uint64) {
			e.Add(net, wagered, ways*uint64(r.times(n, len(left))))
		})
		list[mask] = e
	}
	return list
}

// sumOf is what rounds win together.
func sumOf(e Ends) *big.Rat {
	sum := new(big.Int)
	for end, ways := range e {
		sum.Add(sum, new(big.Int).Mul(big.NewInt(int64(end.Net)), new(big.Int).SetUint64(ways)))
	}
	return new(big.Rat).SetInt(sum)
}

// Values returns what each choice of a hand is worth on average, in cents, by the cards that are replaced or [RedrawFold]. Cards
// that are gone will not come.
func (r *Redraw) Values(pays RedrawPays, hand []card.Card, gone card.Set) (map[int]*big.Rat, error) {
	left := unseen(gone | card.SetOf(hand...))
	if len(left) < r.Most+r.Dealers {
		return nil, ErrFew
	}
	var fare func(drawnHand) Against
	if gone &^= card.SetOf(hand...); gone != 0 {
		fare = func(h drawnHand) Against { return r.dealt(cardsOf(h.hand), noCard, gone|h.gone) }
	} else {
		hands := map[drawnHand]int32{}
		for _, mask := range r.Choices()[1:] {
			r.drawn(hand, mask, left, func(h drawnHand) {
				if h = h.class(); hands[h] == 0 {
					hands[h] = int32(len(hands)) + 1
				}
			})
		}
		for h := range hands {
			hands[h]--
		}
		fares := r.fares(nil, hands)
		fare = func(h drawnHand) Against { return fares[hands[h.class()]] }
	}
	deals := new(big.Rat).SetInt64(r.deals(len(left)))
	values := map[int]*big.Rat{}
	for choice, e := range r.ends(pays, hand, left, fare) {
		values[choice] = new(big.Rat).Quo(sumOf(e), deals)
	}
	return values, nil
}

// Checksum is of all that rounds may pay.
func (r *Redraw) Checksum(pays RedrawPays) string {
	hash := sha256.New()
	for n := range r.Most + 1 {
		for how := range allFares {
			for made := range poker.RoyalFlush + 1 {
				net, wagered := pays(n, how, made)
				fmt.Fprintln(hash, n, how, made, int64(net), int64(wagered))
			}
		}
	}
	return hex.EncodeToString(hash.Sum(nil))
}
