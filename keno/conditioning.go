package keno

import (
	"slices"
	"strconv"
	"strings"

	"boardwalk/law"
	"boardwalk/money"
)

// readConditioning reads the entries after the colon. An entry without a rate
// has the rate of the next one that states one.
func (r *Request) readConditioning(text string) error {
	begun := 0 // the first entry that still waits for its rate
	list := entries(text)
	for _, entry := range list {
		what, rate, rated := cutRate(entry)
		play, err := readPlay(what)
		if err != nil {
			return err
		}
		if play.Spots == 0 && len(play.Of) == 0 && len(list) > 1 {
			return law.Refuse(unclear, "an entry of the conditioning says nothing: write it like 4/2, or name the groups like A+B")
		}
		r.Plays = append(r.Plays, play)
		if !rated {
			continue
		}
		amount, err := money.Parse(rate)
		if err != nil || amount <= 0 {
			return law.Refuse(unclear, "%q is not an amount to wager: write it like @ $1", rate)
		}
		for ; begun < len(r.Plays); begun++ {
			r.Plays[begun].Rate = amount
		}
	}
	if begun < len(r.Plays) {
		return law.Refuse(unclear, "the request does not say how much is wagered on %s: write it like @ $1", r.Plays[begun])
	}
	return nil
}

// entries divides the conditioning at its commas, but not an amount such as
// $1,000: three digits alone are no entry.
func entries(text string) []string {
	var list []string
	for piece := range strings.SplitSeq(text, ",") {
		digits, _, _ := strings.Cut(strings.TrimSpace(piece), ".")
		if n := len(list); n > 0 && len(digits) == 3 && strings.Trim(digits, "0123456789") == "" && strings.Contains(list[n-1], "@") {
			list[n-1] += "," + piece
			continue
		}
		list = append(list, piece)
	}
	return list
}

// readPlay reads an entry without its rate: "4/2", "A+B", or nothing where the
// groups are played by themselves.
func readPlay(what string) (Play, error) {
	what = strings.TrimSpace(what)
	if what == "" {
		return Play{}, nil
	}
	ways, spots, divided := strings.Cut(what, "/")
	if divided {
		n, bad := strconv.Atoi(strings.TrimSpace(ways))
		k, worse := strconv.Atoi(strings.TrimSpace(spots))
		if bad != nil || worse != nil || n < 1 || k < 1 || k > Numbers {
			return Play{}, law.Refuse(unclear, "%q is not a conditioning: write it like 4/2, four ways of two spots", what)
		}
		return Play{Ways: n, Spots: k}, nil
	}
	p := Play{Ways: 1}
	for name := range strings.SplitSeq(what, "+") {
		name = strings.ToUpper(strings.TrimSpace(name))
		if !isPartName(name) {
			return Play{}, law.Refuse(unclear, "%q is not a conditioning: write it like 4/2, or name the groups like A+B", what)
		}
		p.Of = append(p.Of, name)
	}
	return p, nil
}

// isPartName reports whether a word may name a group (letters) or a king (K5).
func isPartName(name string) bool {
	letters := strings.Trim(name, "ABCDEFGHIJKLMNOPQRSTUVWXYZ") == ""
	king := strings.HasPrefix(name, "K") && strings.Trim(name[1:], "0123456789") == ""
	return name != "" && (letters || king)
}

// GroupName returns the letters of a group: A to Z, then AA, AB and so on.
func GroupName(i int) string {
	if i < 26 {
		return string(rune('A' + i))
	}
	return GroupName(i/26-1) + string(rune('A'+i%26))
}

// Entries returns the conditioning of a ticket with every entry complete: how
// many ways of how many spots at which rate. Groups that are played by themselves
// have an entry for each number of spots.
func (t *Ticket) Entries() []Play {
	var list []Play
	last := -1 // the entry of the request that the last one in the list is of
	for i := range t.Ways {
		w := &t.Ways[i]
		p := t.Request.Plays[w.Play]
		if w.Play == last {
			at := slices.IndexFunc(list, func(e Play) bool { return len(e.Of) == 0 && e.Spots == w.Size && e.Rate == w.Rate })
			if at >= 0 {
				if p.Spots == 0 {
					list[at].Ways++
				}
				continue
			}
		}
		last = w.Play
		e := Play{Ways: 1, Spots: w.Size, Of: p.Of, Rate: w.Rate}
		if p.Spots > 0 {
			e.Ways = p.Ways
		}
		list = append(list, e)
	}
	return list
}

// Conditioning writes the entries of a ticket without their rates: "4/2, 1/8".
func (t *Ticket) Conditioning() string {
	var parts []string
	for _, e := range t.Entries() {
		parts = append(parts, e.String())
	}
	return strings.Join(parts, ", ")
}
