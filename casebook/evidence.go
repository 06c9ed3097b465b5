package casebook

import (
	"errors"
	"fmt"
	"slices"

	"boardwalk/law"
	"boardwalk/table"
)

// evidenceOf returns what kind of evidence an event is for its paragraphs, and
// false for one that is none: an incident that a line itself reported.
func evidenceOf(k table.EventKind) (law.Evidence, bool) {
	switch k {
	case table.Announced:
		return law.BySaying, true
	case table.Noted:
		return law.ByNote, true
	case table.Posted:
		return law.BySign, true
	case table.Thrown:
		return law.ByOutcome, true
	case table.Offered, table.Answered:
		return law.ByChoice, true
	case table.Refused:
		return law.ByRefusal, true
	case table.Voided, table.Closed:
		return law.ByVoid, true
	case table.Button, table.Begins:
		return law.ByOrder, true
	case table.Dealt, table.Turned, table.Burned, table.Shuffled, table.Formed, table.Discarded, table.Folded, table.Conceded:
		return law.ByCards, true
	case table.Reported:
		return 0, false
	}
	return law.ByMoney, true
}

// evidence is what a case shows for each paragraph, by its full citation.
type evidence map[string]law.EvidenceSet

func (e evidence) add(by law.Cite, kind law.Evidence) {
	if by != "" {
		e[by.Full()] = e[by.Full()].With(kind)
	}
}

// of returns what a case shows for a row or for a part of it.
func (e evidence) of(row law.Cite) law.EvidenceSet {
	all := e[row.Full()]
	for by, set := range e {
		if row.Covers(law.Cite(by)) {
			all |= set
		}
	}
	return all
}

// happened adds an event. A paragraph that only lingers at it is left out.
func (e evidence) happened(log table.Log, at int) {
	event := &log[at]
	kind, ok := evidenceOf(event.Kind)
	if !ok {
		return
	}
	first, second := owns(log, at)
	if first {
		e.add(event.By, kind)
	}
	if second {
		e.add(event.OddsBy, kind)
	}
}

// owns reports which of an event's two paragraphs are its own, and do not
// linger from something that happened before it.
func owns(log table.Log, at int) (by, oddsBy bool) {
	stale := lingers(log, at)
	switch from(log[at].Kind) {
	case firstFromMargin:
		return !stale, true
	case secondFromMargin:
		return true, !stale
	}
	return true, true
}

// seen adds the events that a want found, in their order. The order shows what a
// sentence says only where something else happened before it and after it: a note
// that comes first or last in a want could stand anywhere on that side.
func (e evidence) seen(log table.Log, found []int) {
	real := func(at int) bool {
		kind, ok := evidenceOf(log[at].Kind)
		return ok && !kind.Hollow()
	}
	for i, at := range found {
		e.happened(log, at)
		before, after := slices.ContainsFunc(found[:i], real), slices.ContainsFunc(found[i+1:], real)
		if before && after || real(at) && (before || after) {
			e.add(log[at].By, law.ByOrder)
			e.add(log[at].OddsBy, law.ByOrder)
		}
	}
}

// shows reads the rows, with commas between them, for which a want says that its
// event is the evidence, though the event's own paragraph is another: who is offered
// the cut shows who cuts. A sentence shows nothing but itself.
func (w *words) shows(kind table.EventKind) ([]law.Cite, error) {
	if k, ok := evidenceOf(kind); !ok || k.Hollow() {
		return nil, errors.New("a sentence shows nothing but itself: shows belongs to a card, money, a choice or another act")
	}
	text, err := w.next("a paragraph")
	if err != nil {
		return nil, err
	}
	var rows []law.Cite
	for _, s := range splitOutside(text, ',') {
		c := law.Cite(s)
		if !slices.ContainsFunc(w.r.c.Law, func(row law.Cite) bool { return row.Full() == c.Full() }) {
			return nil, fmt.Errorf("the law line has no %q", s)
		}
		rows = append(rows, c)
	}
	return rows, nil
}

// shown adds what an event that was found is said to show.
func (r *run) shown(p *pattern) {
	kind, _ := evidenceOf(p.kind)
	for _, c := range p.shows {
		r.acted.add(c, kind)
	}
}

// fromMargin says which paragraph of an event is the one that
// [table.Dealer.Cite] set last, and not one that was given with the event.
type fromMargin uint8

const (
	noneFromMargin fromMargin = iota
	firstFromMargin
	secondFromMargin
)

func from(k table.EventKind) fromMargin {
	switch k {
	case table.Dealt, table.Turned, table.Burned, table.Formed, table.Discarded, table.Folded, table.Shuffled, table.Thrown,
		table.Announced, table.Noted, table.Voided, table.Gathered, table.PotFormed, table.AllIn, table.Button, table.Begins, table.Conceded:
		return firstFromMargin
	case table.Collected, table.Returned, table.Awarded, table.Raked, table.Deposited:
		return secondFromMargin
	}
	return noneFromMargin
}

// margin returns the paragraph that an event got from [table.Dealer.Cite], and
// nothing if all its paragraphs were given with the event itself.
func margin(e *table.Event) law.Cite {
	switch from(e.Kind) {
	case firstFromMargin:
		return e.By
	case secondFromMargin:
		return e.OddsBy
	}
	return ""
}

// lingers reports whether an event got its paragraph from a [table.Dealer.Cite]
// that was meant for something else: since then things of another kind have
// happened. Sentences do not count, which often introduce what is cited.
func lingers(log table.Log, at int) bool {
	by := margin(&log[at])
	kind, _ := evidenceOf(log[at].Kind)
	if by == "" || kind.Hollow() || kind == law.ByVoid {
		return false // what is said, and the end of a round, is always cited anew
	}
	for i := at - 1; i >= 0; i-- {
		other, ok := evidenceOf(log[i].Kind)
		switch m := margin(&log[i]); {
		case m != "" && m != by:
			return false // it was cited after this
		case !ok || other.Hollow() || other == kind || other == law.ByChoice:
		default:
			return m == by || before(log[:i], by)
		}
	}
	return false
}

// before reports whether the last paragraph cited in a log is by.
func before(log table.Log, by law.Cite) bool {
	for i := len(log) - 1; i >= 0; i-- {
		if m := margin(&log[i]); m != "" {
			return m == by
		}
	}
	return false
}
