package cli

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"boardwalk/law"
	"boardwalk/table"
)

// wagersText describes the wagers of a layout, once for all that differ in nothing
// but a number.
func wagersText(l *table.Layout) (text string) {
	for _, f := range families(l) {
		text += folded(2, 6, f.title())
		for _, line := range append(f.terms, f.pays()...) {
			text += folded(6, 8, line)
		}
	}
	return text
}

// family is wagers that are declared alike, but for numbers in their names and for
// what they pay.
type family struct {
	wagers []*table.Wager
	terms  []string // what is declared of each besides what it pays
}

// families puts the wagers of a layout into families, in its order.
func families(l *table.Layout) []*family {
	var list []*family
	at := map[string]*family{}
	for i := range l.Wagers {
		w := &l.Wagers[i]
		if w.Absent {
			continue
		}
		terms := wagerTerms(l, w)
		key := numbersAs(w.ID, "N") + "\n" + numbersAs(w.Name, "N") + "\n" + strings.Join(terms, "\n")
		f := at[key]
		if f == nil {
			f = &family{terms: terms}
			at[key], list = f, append(list, f)
		}
		f.wagers = append(f.wagers, w)
	}
	return list
}

// numbersAs replaces the numbers among the parts of an id, or the words of a name.
func numbersAs(text, with string) string {
	parts := strings.FieldsFunc(text, isBreak)
	for i, p := range parts {
		if _, err := strconv.Atoi(p); err == nil {
			parts[i] = with
		}
	}
	return strings.Join(parts, "-")
}

func isBreak(r rune) bool { return r == '-' || r == ' ' }

// pays is what the wagers of a family pay: once if they pay alike, and else for each
// of them.
func (f *family) pays() []string {
	first := payLines(f.wagers[0])
	var each []string
	alike := true
	for _, w := range f.wagers {
		lines := payLines(w)
		alike = alike && slices.Equal(lines, first)
		each = append(each, w.ID+": "+strings.Join(lines, " "))
	}
	if alike {
		return first
	}
	return each
}

// id is the id of the wagers of a family, with N for what differs.
func (f *family) id() string {
	id, _ := inCommon(f.ids())
	return id
}

func (f *family) ids() (ids []string) {
	for _, w := range f.wagers {
		ids = append(ids, w.ID)
	}
	return ids
}

// title names the wagers of a family: "place-N, Place Bet N to Win; N is 6 or 8".
func (f *family) title() string {
	ids := f.ids()
	var names []string
	for _, w := range f.wagers {
		names = append(names, w.Name)
	}
	id, values := inCommon(ids)
	name, _ := inCommon(names)
	text := id + ": " + name
	switch {
	case len(values) == 1:
		text += "; N is " + numbersText(values[0])
	case len(values) > 1:
		text += fmt.Sprintf("; %d of them, %s to %s", len(ids), ids[0], ids[len(ids)-1])
	}
	return text
}

// inCommon replaces by N what is not the same in all of some names, which have as
// many parts, and returns what stood in each of those places.
func inCommon(names []string) (string, [][]string) {
	first := names[0]
	var values [][]string
	parts := strings.FieldsFunc(first, isBreak)
	for i := range parts {
		var at []string
		for _, n := range names {
			if p := strings.FieldsFunc(n, isBreak)[i]; !slices.Contains(at, p) {
				at = append(at, p)
			}
		}
		if len(at) > 1 {
			parts[i] = "N"
			values = append(values, at)
		}
	}
	breaks := strings.Map(func(r rune) rune {
		if isBreak(r) {
			return r
		}
		return -1
	}, first)
	text := parts[0]
	for i, p := range parts[1:] {
		text += breaks[i:i+1] + p
	}
	return text, values
}

// numbersText lists numbers: "4, 5 or 6", or "1 to 7" for a longer row.
func numbersText(list []string) string {
	row := len(list) > 3
	for i := 1; i < len(list); i++ {
		a, _ := strconv.Atoi(list[i-1])
		b, err := strconv.Atoi(list[i])
		row = row && err == nil && b == a+1
	}
	switch {
	case row:
		return list[0] + " to " + list[len(list)-1]
	case len(list) == 1:
		return list[0]
	}
	return strings.Join(list[:len(list)-1], ", ") + " or " + list[len(list)-1]
}

// wagerTerms is what a wager declares besides what it pays, a sentence each with its
// paragraph.
func wagerTerms(l *table.Layout, w *table.Wager) []string {
	var lines []string
	add := func(is bool, by law.Cite, format string, args ...any) {
		if is {
			lines = append(lines, cited(fmt.Sprintf(format, args...), by))
		}
	}
	add(w.MadeLaw != "", w.Law, "A wager that players may make.")
	add(true, cmp.Or(w.MadeLaw, w.Law), "%s", sentence(madeText(l, w)))
	for _, n := range w.Needs {
		add(true, n.Law, "%s", sentence(n.Text))
	}
	add(w.Pot, "", "Goes to the pot.")
	add(w.Supplement, "", "Supports another wager and has no minimum of its own.")
	add(w.UnitLaw != "", w.UnitLaw, "Made in multiples of %d chips.", max(w.Parts, 1))
	add(w.Parts > 1, w.PartLaw, "Stands for %d equal wagers.", w.Parts)
	add(len(w.Breaks) > 0 && !w.Each, w.BreakLaw, "Broken down into %s.", piecesText(w))
	add(w.Each, w.BreakLaw, "Its amount is put on each of %s.", piecesText(w))
	add(w.Locked == table.Always, w.LockedLaw, "Not taken down or reduced until it is decided.")
	add(w.Locked != 0 && w.Locked != table.Always, w.LockedLaw, "Not taken down or reduced %s.", inStages(l, w.Locked))
	add(w.ShutLaw != "", w.ShutLaw, "Once taken down or reduced, neither replaced nor raised.")
	add(w.Rests, l.CalledOn, "Off at some stage, unless it is called on.")
	add(w.OverLaw != "", w.OverLaw, "May exceed its maximum as far as its odds need it.")
	of := map[bool]string{false: "its amount", true: "what it could win"}[w.Vigorish.OnWin]
	add(w.Vigorish.Most > 0, w.Vigorish.Law, "Charged with up to %s of %s.", w.Vigorish.Most, of)
	add(w.Coupons, "", "Takes match play coupons.")
	if w.Cap != nil {
		add(true, w.Cap.Law, "At most %s is paid on it in a round.", w.Cap.Most)
	}
	return lines
}

// madeText says when a wager is made.
func madeText(l *table.Layout, w *table.Wager) string {
	switch {
	case w.Moved:
		return "gets here only when the dealer moves another wager"
	case w.Made == 0 && w.MadeText != "":
		return strings.TrimPrefix(w.MadeText, "is ")
	case w.Made == 0:
		return "not offered unless an option says so"
	}
	return "made " + inStages(l, w.Made)
}

// inStages names stages: "before every round", "in the stage come out".
func inStages(l *table.Layout, p table.Phase) string {
	var names []string
	for i, name := range l.Stages {
		if p>>i&1 != 0 {
			names = append(names, name)
		}
	}
	switch {
	case len(l.Stages) == 0:
		return "before a round"
	case len(names) == len(l.Stages):
		return "at every stage"
	case len(names) == 1:
		return "at the stage " + names[0]
	}
	return "at the stages " + strings.Join(names, ", ")
}

func piecesText(w *table.Wager) string {
	var list []string
	for _, p := range w.Breaks {
		list = append(list, strings.TrimSuffix(p.ID, fmt.Sprint("-", w.Position))) // of the same position
	}
	return strings.Join(list, ", ")
}

// payLines is what a wager pays, and what is paid besides.
func payLines(w *table.Wager) []string {
	return append(oddsLines("Pays", w.Pays), oddsLines("Bonus of", w.Bonus)...)
}

// oddsLines puts the lines of one paragraph together, but for those that never
// come about.
func oddsLines(verb string, pays []table.Pay) []string {
	pays = slices.DeleteFunc(slices.Clone(pays), func(p table.Pay) bool { return p.Never })
	var lines []string
	for i := 0; i < len(pays); {
		by, list := pays[i].Law, []string(nil)
		for ; i < len(pays) && pays[i].Law == by; i++ {
			p := &pays[i]
			text := p.String()
			if p.As != "" {
				text += " (as " + numbersAs(p.As, "N") + ")"
			}
			if p.On != "" {
				text += " on " + p.On
			}
			list = append(list, text)
		}
		lines = append(lines, cited(verb+" "+strings.Join(list, ", ")+".", by))
	}
	return lines
}
