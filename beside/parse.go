package beside

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"

	"boardwalk/money"
	"boardwalk/table"
)

// Fault is what is wrong with a text, at a line of it.
type Fault struct {
	File string
	Line int
	Text string
}

// Error returns file, line and text.
func (f *Fault) Error() string { return fmt.Sprintf("%s:%d: %s", f.File, f.Line, f.Text) }

// Bounds of a text, so that none keeps a table or a search busy.
const (
	mostText  = 8 << 10
	mostLines = 40
	mostParts = 4
	mostPaid  = 1_000_000 // to one
)

// IsText reports whether a text is meant as a wager: whether its first word is "wager".
func IsText(text string) bool {
	for line := range strings.Lines(text) {
		if words := strings.Fields(uncommented(line)); len(words) > 0 {
			return words[0] == "wager"
		}
	}
	return false
}

// Parse reads a wager. The file's name is for errors only, which are of type [*Fault].
func Parse(file, text string) (*Wager, error) {
	r := &reader{w: &Wager{Text: text, Else: table.Lost}, want: "wager"}
	if len(text) > mostText {
		return nil, &Fault{file, 1, fmt.Sprintf("a wager has at most %d characters", mostText)}
	}
	no := 0
	for line := range strings.Lines(text) {
		no++
		if line = uncommented(line); strings.TrimSpace(line) == "" {
			continue
		}
		if err := r.line(no, line); err != nil {
			return nil, &Fault{file, no, err.Error()}
		}
	}
	switch r.want {
	case "":
		return r.w, nil
	case "wager":
		return nil, &Fault{file, 1, "expected a wager: wager Royal Match, at blackjack"}
	case "looks":
		return nil, &Fault{file, no, "expected what it looks at: looks at player's first two cards"}
	case "pays":
		return nil, &Fault{file, no, "expected what it pays: pays same suit 5/2"}
	}
	return nil, &Fault{file, no, "expected an end: otherwise loses"}
}

// uncommented is a line without what stands behind a #.
func uncommented(line string) string {
	line, _, _ = strings.Cut(line, "#")
	return strings.TrimRight(line, " \t\r\n")
}

// reader reads the lines of a wager.
type reader struct {
	w    *Wager
	want string // how the next line begins: "wager", "looks", "pays", "more" after the first pay line, "" at the end
}

func (r *reader) line(no int, line string) error {
	first, rest, _ := strings.Cut(strings.TrimSpace(line), " ")
	rest = strings.TrimSpace(rest)
	switch {
	case r.want == "":
		return fmt.Errorf("nothing follows the line that begins with otherwise")
	case first == "otherwise" && r.want == "more":
		r.want = ""
		return r.otherwise(rest)
	case r.want == "more" && (line[0] == ' ' || line[0] == '\t'):
		return r.pays(no, strings.TrimSpace(line))
	case r.want == "more":
		return fmt.Errorf("expected another pay line, indented, or how it ends: otherwise loses")
	case first != r.want:
		return fmt.Errorf("expected a line that begins with %s, not %q", r.want, first)
	}
	switch r.want {
	case "wager":
		r.want = "looks"
		return r.wager(rest)
	case "looks":
		r.want = "pays"
		return r.looks(rest)
	}
	r.want = "more"
	return r.pays(no, rest)
}

// wager reads the name, and the games.
func (r *reader) wager(text string) error {
	name, games, ok := strings.Cut(text, ", at ")
	if name = strings.Join(strings.Fields(name), " "); !ok || name == "" {
		return fmt.Errorf("expected a name and a game: wager Royal Match, at blackjack")
	}
	r.w.Name, r.w.ID = name, idOf(name)
	if r.w.ID == "" || len(name) > 40 || r.w.ID[0] >= '0' && r.w.ID[0] <= '9' && !strings.ContainsAny(r.w.ID, "abcdefghijklmnopqrstuvwxyz") {
		return fmt.Errorf("a name has letters, and at most 40 characters")
	}
	for _, g := range strings.FieldsFunc(strings.ReplaceAll(games, " and ", ","), func(r rune) bool { return r == ',' }) {
		r.w.Games = append(r.w.Games, strings.TrimSpace(g))
	}
	if len(r.w.Games) == 0 || slices.Contains(r.w.Games, "") {
		return fmt.Errorf("expected the id of a game after \", at\"")
	}
	return nil
}

var notID = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`[^a-z0-9]+`) })

// idOf is the id of a wager: 21+3 is 21-3, and All Small is all-small.
func idOf(name string) string {
	id := strings.NewReplacer("'", "", "’", "", "é", "e").Replace(strings.ToLower(name))
	id = strings.Trim(notID().ReplaceAllString(id, "-"), "-")
	if id != "" && id[len(id)-1] >= '0' && id[len(id)-1] <= '9' {
		id += "-wager" // a number at the end is that of a position
	}
	return id
}

// looks reads what the wager looks at.
func (r *reader) looks(text string) error {
	p := newPhrase(text)
	if !p.take("at") {
		return fmt.Errorf("expected \"looks at\" and a part of the layout")
	}
	for {
		part, ok := p.part()
		if !ok {
			return fmt.Errorf("expected %s, not %q", partWords, p.rest())
		}
		r.w.Looks = append(r.w.Looks, part)
		if p.done() {
			break
		}
		if !p.take("and") {
			return fmt.Errorf("expected \"and\" and another part, not %q", p.rest())
		}
	}
	return checkParts(r.w.Looks)
}

func checkParts(parts []Part) error {
	cards := 0
	for i := range parts {
		n, _ := parts[i].Fixed()
		cards += n
		switch {
		case parts[i].dice() && len(parts) > 1:
			return fmt.Errorf("dice and numbers are looked at by themselves")
		case parts[i].Of == Everyone && len(parts) > 1:
			return fmt.Errorf("all cards of the round are looked at by themselves, as they have the others among them")
		}
		for j := range i {
			if parts[i].Of == parts[j].Of && parts[i].Box == parts[j].Box && parts[i].overlaps(&parts[j]) {
				return fmt.Errorf("a card is looked at twice")
			}
		}
	}
	if len(parts) > mostParts || cards > mostCards {
		return fmt.Errorf("a wager looks at no more than %d parts and %d cards", mostParts, mostCards)
	}
	return nil
}

const mostCards = 9

func (p *Part) overlaps(o *Part) bool {
	return p.Up || o.Up || (o.To == 0 || p.From < o.To) && (p.To == 0 || o.From < p.To)
}

var (
	oddsAtEnd = sync.OnceValue(func() *regexp.Regexp {
		return regexp.MustCompile(`^(.*?)\s+(?:(\d[\d,]*)(?:\s*(?:/|\s+to\s+)\s*(\d+))?|(push|pushes))$`)
	})
	blanks = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`\s+`) })
)

// pays reads a pay line: a condition, and odds.
func (r *reader) pays(no int, text string) error {
	if len(r.w.Lines) == mostLines {
		return fmt.Errorf("a wager has at most %d pay lines", mostLines)
	}
	m := oddsAtEnd().FindStringSubmatch(text)
	if m == nil {
		return fmt.Errorf("expected a condition and odds: same suit 5/2")
	}
	l := Line{No: no, Text: blanks().ReplaceAllString(strings.TrimSpace(m[1]), " ")}
	var err error
	if m[4] != "" {
		l.Push = true
	} else if l.Odds, err = odds(m[2], m[3]); err != nil {
		return err
	}
	if l.fits, err = readCondition(l.Text, r.w.Looks); err != nil {
		return err
	}
	r.w.Lines = append(r.w.Lines, l)
	return nil
}

func odds(to, one string) (o money.Odds, err error) {
	o.One = 1
	if o.To, err = strconv.ParseInt(strings.ReplaceAll(to, ",", ""), 10, 64); err == nil && one != "" {
		o.One, err = strconv.ParseInt(one, 10, 64)
	}
	if err != nil || o.To < 1 || o.One < 1 || o.To > mostPaid || o.One > 1000 {
		return o, fmt.Errorf("odds are like 25, 5/2 or 5 to 2, up to %d", mostPaid)
	}
	return o, nil
}

// otherwise reads what becomes of the wager if no line fits.
func (r *reader) otherwise(text string) error {
	switch text {
	case "loses":
		r.w.Else = table.Lost
	case "pushes":
		r.w.Else = table.Back
	default:
		return fmt.Errorf("otherwise the wager loses or pushes: otherwise loses")
	}
	return nil
}
