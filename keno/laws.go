package keno

import "boardwalk/law"

// Laws returns the paragraphs under which the ticket is wagered and its ways are
// evaluated: those of its type first.
func (t *Ticket) Laws() []law.Cite {
	list := []law.Cite{t.Kind.By()}
	switch {
	case t.Kind == StraightTicket:
		list = append(list, "15.1[spots]")
	case t.Kind == SplitTicket && sameSize(t.Request.parts()):
		list = append(list, "15.2(c)2i", "15.1[conditioning]")
	case t.Kind == SplitTicket:
		list = append(list, "15.2(c)2ii", "15.1[conditioning]")
	default:
		list = append(list, "15.1[conditioning]")
	}
	if t.Races() > 1 {
		list = append(list, MultiRaceTicket.By())
	}
	return list
}

// PaidBy returns the paragraphs under which a payment is made: in proportion to
// the wager, and by a limit if one lowered it.
func PaidBy(limited bool) []law.Cite {
	if limited {
		return []law.Cite{"15.3(e)", "15.3(e)[maximum]"}
	}
	return []law.Cite{"15.3(e)"}
}
