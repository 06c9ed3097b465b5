package keno

import (
	"regexp"
	"strconv"
	"strings"
	"sync"

	"boardwalk/law"
	"boardwalk/money"
)

const (
	allNumbers law.Cite = "15.2(a)"
	unclear    law.Cite = "15.7(a)"
	quickPick  law.Cite = "15.1[quick-pick]"
)

// maxText is the longest request that is read. The longest that says something
// has 80 groups and names a few hundred ways.
const maxText = 8 << 10

// Parse reads a request from one line of text:
//
//	3 17 22 41 @ $2                          a straight ticket of four spots
//	1 2 3 | 10 20 30: 2/3 @ $1               a split ticket
//	1 2 | 3 4 | 5 6 | 7 8: 4/2, 1/8 @ $1     a way ticket
//	1 2 | 3 4 5: 1/3 @ $1, A+B @ $2          a combination ticket
//	k7 | 1 2 | 3 4 5: 1/3, 1/4, 1/6 @ $1     a king ticket
//	quick 8 @ $1 x 5                         a quick-pick for five games
//
// Groups are divided by a line, and a king has a k before it. After the colon
// stands the conditioning: so many ways of so many spots, or the groups of one
// way by their letters. An entry without a rate has the rate of the next one.
// "split" before the marks plays each group by itself without conditioning;
// "straight", "way" and "combination" say the type where it matters. "= $10" at
// the end is the total price, which must then be right.
//
// What cannot be understood is returned to the player under 15.7(a).
func Parse(text string) (Request, error) {
	var r Request
	if len(text) > maxText {
		return r, law.Refuse("house:added-9(a)", "the request is longer than %d characters", maxText)
	}
	text = strings.Join(strings.Fields(text), " ")
	if text == "" {
		return r, noRequest()
	}
	rest, err := r.cutEnd(text)
	if err != nil {
		return r, err
	}
	marks, conditioning, stated := strings.Cut(rest, ":")
	if !stated {
		var rate string
		if marks, rate, stated = cutRate(marks); !stated {
			return r, law.Refuse(unclear, "the request does not say how much is wagered: write it like @ $1")
		}
		conditioning = "@" + rate
	}
	if err := r.readMarks(marks); err != nil {
		return r, err
	}
	return r, r.readConditioning(conditioning)
}

// noRequest refuses a wager without a request: nothing is taken by word of mouth,
// and only a quick-pick is sold without marks.
func noRequest() error {
	return law.RefuseFor(law.Needs, "15.3(b)[request]", "there is no keno request: only a quick-pick is sold without marked numbers")
}

var racesAtEnd = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(.*?) ?(?:\b[xX] ?([0-9]+)|\bfor ([0-9]+)|([0-9]+)) ?(races?|games?)?$`)
})

// cutEnd reads total price and number of games from the end of a request, and
// returns what stands before them.
func (r *Request) cutEnd(text string) (string, error) {
	rest, price, stated := strings.Cut(text, "=")
	if stated {
		total, err := money.Parse(strings.TrimSpace(price))
		if err != nil || total <= 0 {
			return "", law.Refuse(unclear, "%q is not a total price: write it like = $10", strings.TrimSpace(price))
		}
		r.Price = total
	}
	rest = strings.TrimSpace(rest)
	m := racesAtEnd().FindStringSubmatch(rest)
	if m == nil || m[4] != "" && m[5] == "" {
		return rest, nil // a number alone at the end is a mark or an amount
	}
	races, err := strconv.Atoi(m[2] + m[3] + m[4])
	if err != nil || races < 1 || races > 1_000_000 {
		return "", law.Refuse("15.2(c)6", "a ticket is for at least one game, not for %s", m[2]+m[3]+m[4])
	}
	r.Races = races
	return strings.TrimSpace(m[1]), nil
}

// cutRate divides an entry at its rate: "4/2 @ $1", or "4/2 at $1".
func cutRate(entry string) (what, rate string, stated bool) {
	if what, rate, stated = strings.Cut(entry, "@"); stated {
		return strings.TrimSpace(what), strings.TrimSpace(rate), true
	}
	what, rate, stated = strings.Cut(entry, " at ")
	return strings.TrimSpace(what), strings.TrimSpace(rate), stated
}

// readMarks reads the type, if it is stated, and the marked numbers.
func (r *Request) readMarks(marks string) error {
	word, rest, _ := strings.Cut(strings.TrimSpace(strings.ToLower(marks)), " ")
	switch kind, ok := ParseKind(word); {
	case word == "quick" || kind == QuickPickTicket:
		return r.readQuick(rest)
	case ok && kind == KingTicket && !startsWithDigit(rest):
		r.Kind, marks = KingTicket, rest
	case ok && kind == MultiRaceTicket:
		marks = rest // the number of games says the same
	case ok && kind != KingTicket:
		r.Kind, marks = kind, rest
	}
	for group := range strings.SplitSeq(strings.ToLower(marks), "|") {
		if err := r.readGroup(group); err != nil {
			return err
		}
	}
	return nil
}

func (r *Request) readQuick(rest string) error {
	spots := strings.TrimSpace(strings.TrimPrefix(rest, "pick"))
	n, err := strconv.Atoi(spots)
	if err != nil || n < 1 || n > Numbers {
		return law.Refuse(quickPick, "a quick-pick says how many numbers to pick, like quick 8, not %q", spots)
	}
	r.Quick = n
	return nil
}

func startsWithDigit(s string) bool { return s != "" && s[0] >= '0' && s[0] <= '9' }

// readGroup reads the numbers of one group, and the kings beside it.
func (r *Request) readGroup(text string) error {
	var group Set
	crowned := false // the word king was read, and its number follows
	words := strings.FieldsFunc(text, func(c rune) bool { return c == ' ' || c == ',' })
	if len(words) == 0 {
		return law.Refuse(unclear, "a group has no number")
	}
	for _, word := range words {
		if word == "king" || word == "k" {
			crowned = true
			continue
		}
		number, king := strings.CutPrefix(word, "k")
		first, last, err := span(number)
		if err != nil {
			return err
		}
		if king = king || crowned; king && first != last {
			return law.Refuse(KingTicket.By(), "a king is a single spot, not %s", number)
		}
		crowned = false
		for n := first; n <= last; n++ {
			switch {
			case group.Has(n) || r.Kings.Has(n):
				return law.Refuse(unclear, "the number %d is marked twice", n)
			case king:
				r.Kings = r.Kings.With(n)
			default:
				group = group.With(n)
			}
		}
	}
	if crowned {
		return law.Refuse(unclear, "a king has no number")
	}
	if !group.IsEmpty() {
		r.Groups = append(r.Groups, group)
	}
	return nil
}

// span reads a number, or a range such as 1-20.
func span(word string) (first, last int, err error) {
	low, high, ranged := strings.Cut(word, "-")
	first, bad := strconv.Atoi(low)
	last = first
	if bad == nil && ranged {
		last, bad = strconv.Atoi(high)
	}
	switch {
	case bad != nil:
		return 0, 0, law.Refuse(unclear, "%q is not a number on the grid", word)
	case first < 1 || first > Numbers:
		return 0, 0, law.Refuse(allNumbers, "%d is not a number from 1 to %d", first, Numbers)
	case last < 1 || last > Numbers:
		return 0, 0, law.Refuse(allNumbers, "%d is not a number from 1 to %d", last, Numbers)
	case last < first:
		return 0, 0, law.Refuse(unclear, "the range %s runs backwards", word)
	}
	return first, last, nil
}
