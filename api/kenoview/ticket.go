package kenoview

import (
	"context"
	"strconv"

	"boardwalk/api/wire"
	"boardwalk/floor/lounge"
	"boardwalk/keno"
	"boardwalk/keno/paper"
	"boardwalk/keno/system"
)

// Ticket describes a ticket. Its games are those that the board still has, or, with
// whole, all that are drawn.
func Ticket(ctx context.Context, l *lounge.Lounge, t *lounge.Ticket, whole bool) (wire.KenoTicket, error) {
	out := wire.KenoTicket{Number: t.Sale.Ticket, Issued: t.Sold, Station: t.Station, Writer: t.Writer, Owner: t.Holder, Quick: t.Quick,
		Ways: t.Ways, First: t.First, Last: t.Last, Price: t.Price, Tender: t.Tender, Replays: t.Replays, Won: t.Won,
		Authorized: t.Signed, Until: timeIfAny(t.Expires), State: state(l, t),
		Groups: []wire.KenoGroup{}, Conditions: []wire.KenoWays{}, Results: []wire.KenoCaught{}}
	if t.Paid {
		out.Paid = t.Won
	}
	if out.State == "won" && system.NeedsSupervisor(t.Won, l.Board().Down != "") && t.Signed == "" && l.Plan().Owner == "" {
		out.Needs = "supervisor"
	}
	rules := t.Rules()
	if rules == nil { // it was sold long ago: the present rate card says what it can
		r, err := keno.Parse(t.Request)
		if err != nil {
			return out, err
		}
		if rules, err = l.Rates().Ticket(r); err != nil {
			out.Groups = groups(&r)
			return out, nil
		}
	}
	out.Kind, out.Groups, out.Conditioning, out.Races = rules.Kind.String(), groups(&rules.Request), rules.Conditioning(), rules.Races()
	for _, p := range rules.Entries() {
		out.Conditions = append(out.Conditions, wire.KenoWays{Ways: p.Ways, Spots: p.Spots, Of: p.Of, Wager: p.Rate})
	}
	notes := paper.Ticket(rules, paper.Issue{Number: strconv.FormatUint(t.Sale.Ticket, 10)}).Notes
	out.Limit, out.Present, out.Claim = notes[0].Text, notes[1].Text, notes[2].Text
	var err error
	out.Results, err = caughtBy(ctx, l, t, rules, whole)
	return out, err
}

// state says in one word what has become of a ticket.
func state(l *lounge.Lounge, t *lounge.Ticket) string {
	b := l.Board()
	switch {
	case t.Rules() == nil:
		return "past"
	case t.Void:
		return "void"
	case t.Paid:
		return "paid"
	case t.Expired:
		return "expired"
	case t.Over() && t.Won > 0:
		return "won"
	case t.Over():
		return "lost"
	case t.Drawn > 0, t.First < b.Game, t.First == b.Game && b.Phase == system.Locked:
		return "playing"
	}
	return "waiting"
}

// mostCaught is how many games of a ticket are told of.
const mostCaught = 100

// caughtBy says what a ticket caught in its games that are drawn.
func caughtBy(ctx context.Context, l *lounge.Lounge, t *lounge.Ticket, rules *keno.Ticket, whole bool) ([]wire.KenoCaught, error) {
	list := []wire.KenoCaught{}
	if t.Drawn == 0 {
		return list, nil
	}
	known := map[uint64][]int{}
	for _, d := range l.Board().Results {
		known[d.Game] = d.Numbers
	}
	first := t.First
	if t.Drawn >= mostCaught {
		first = max(first, t.Drawn-mostCaught+1)
	}
	for game := first; game <= t.Drawn; game++ {
		numbers, ok := known[game]
		if !ok {
			if !whole {
				continue
			}
			race, err := l.Race(ctx, game)
			if err != nil {
				return list, err
			}
			numbers = race.Numbers
		}
		list = append(list, caught(rules, game, numbers))
	}
	return list, nil
}

// caught says what a ticket caught in one game.
func caught(rules *keno.Ticket, game uint64, numbers []int) wire.KenoCaught {
	drawn, marked := keno.NewSet(numbers...), rules.Request.Marked()
	out := wire.KenoCaught{Race: game, Numbers: numbers, Caught: marked.And(drawn).List(), Lines: []wire.KenoLine{}}
	at := map[wire.KenoLine]int{}
	for _, r := range rules.Results(drawn) {
		if r.Pays == 0 {
			continue
		}
		out.Won += r.Pays
		line := wire.KenoLine{Spots: r.Way.Size, Catch: r.Caught, Pays: r.Pays}
		i, ok := at[line]
		if !ok {
			i = len(out.Lines)
			at[line] = i
			out.Lines = append(out.Lines, line)
		}
		out.Lines[i].Ways++
	}
	return out
}

// groups writes the marks of a request for the wire.
func groups(r *keno.Request) []wire.KenoGroup {
	list := []wire.KenoGroup{}
	for _, g := range r.Groups {
		list = append(list, wire.KenoGroup{Numbers: g.List()})
	}
	for n := range r.Kings.All() {
		list = append(list, wire.KenoGroup{Numbers: []int{n}, King: true})
	}
	return list
}
