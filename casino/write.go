package casino

import (
	"fmt"
	"io"
	"maps"
	"regexp"
	"slices"
	"strings"
	"sync"
	"time"

	"boardwalk/game"
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

const heading = `# A casino of play money. "boardwalk check FILE" holds it against the law, and
# "boardwalk games GAME" lists what a game lets you choose.
`

// Write writes a casino as a file that is read as the same casino.
func Write(w io.Writer, f *File) error {
	var b strings.Builder
	b.WriteString(heading + "\n")
	key := func(indent, name, value string) { fmt.Fprintf(&b, "%s%s = %s\n", indent, name, value) }
	key("", "name", quote(f.Name))
	key("", "currency", quote(f.Currency))
	key("", "guest", dollars(f.Guest))
	key("", "times", seconds(f.Times))
	if f.Day != usualDay {
		key("", "gaming-day", fmt.Sprintf("{ begins = \"%02d:%02d\", zone = %s }", f.Day.Begins/60, f.Day.Begins%60, quote(f.Day.Zone)))
	}
	if f.Unopened != "" {
		key("", "unopened", quote(f.Unopened))
	}
	if f.Beacon != nil {
		b.WriteString("\n" + f.Beacon.TOML())
	}
	for i := range f.Pits {
		p := &f.Pits[i]
		b.WriteString("\n[[pit]]\n")
		key("", "name", quote(p.Name))
		for j := range p.Tables {
			t := &p.Tables[j]
			b.WriteString("\n")
			if r, ok := game.Find(t.Game); ok {
				fmt.Fprintf(&b, "  # %s, %s\n", r.Name, law.Cite(r.Subchapter).Titled())
			}
			b.WriteString("  [[pit.table]]\n")
			t.write(func(name, value string) { key("  ", name, value) })
		}
	}
	for i := range f.Staff {
		s := &f.Staff[i]
		b.WriteString("\n[[staff]]\n")
		key("", "id", quote(s.ID))
		if s.Name != "" {
			key("", "name", quote(s.Name))
		}
		key("", "role", quote(string(s.Role)))
		if len(s.Pits) > 0 {
			key("", "pits", quoteAll(s.Pits))
		}
	}
	for i := range f.Keno {
		f.Keno[i].write(key, func(text string) { b.WriteString(text) })
	}
	_, err := io.WriteString(w, b.String())
	return err
}

func (t *Table) write(key func(name, value string)) {
	key("id", quote(t.ID))
	if t.Name != "" {
		key("name", quote(t.Name))
	}
	key("game", quote(t.Game))
	if t.Chip != 0 {
		key("chip", dollars(t.Chip))
	}
	if t.Limit != (table.Limit{}) {
		key("limit", limits(t.Limit))
	}
	keys(key, "limits", t.Limits, limits)
	keys(key, "options", t.Options, option)
	keys(key, "pays", t.Pays, func(o money.Odds) string { return quote(o.String()) })
	keys(key, "vigorish", t.Vigorish, func(r money.Rate) string { return quote(r.String()) })
	if t.Seats != 0 {
		key("seats", fmt.Sprint(t.Seats))
	}
	if t.Bots != 0 {
		key("bots", fmt.Sprint(t.Bots))
	}
	if t.BotLevel != "" {
		key("bot-level", quote(t.BotLevel))
	}
	if t.Times != (Times{}) {
		key("times", seconds(t.Times))
	}
	if t.Unopened != "" {
		key("unopened", quote(t.Unopened))
	}
	if t.Meter != "" {
		key("meter", quote(t.Meter))
	}
	if t.Private {
		key("private", "true")
	}
}

// keys writes a table of names, if there are any.
func keys[V any](key func(name, value string), name string, m map[string]V, value func(V) string) {
	if len(m) == 0 {
		return
	}
	var pairs []string
	for _, k := range slices.Sorted(maps.Keys(m)) {
		written := k
		if !bare().MatchString(k) {
			written = quote(k)
		}
		pairs = append(pairs, written+" = "+value(m[k]))
	}
	key(name, "{ "+strings.Join(pairs, ", ")+" }")
}

var (
	bare   = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`^[A-Za-z0-9_-]+$`) })
	number = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`^(0|[1-9][0-9]{0,14})$`) })
)

// option writes the value of an option as people would.
func option(value string) string {
	switch {
	case value == "yes":
		return "true"
	case value == "no":
		return "false"
	case number().MatchString(value):
		return value
	}
	return quote(value)
}

func limits(l table.Limit) string { return "[" + dollars(l.Min) + ", " + dollars(l.Max) + "]" }

func dollars(c money.Cents) string {
	if c.Multiple(money.Dollar) {
		return fmt.Sprint(int64(c / money.Dollar))
	}
	return quote(c.String())
}

func seconds(t Times) string {
	var pairs []string
	for _, is := range []struct {
		key  string
		time time.Duration
	}{{"betting", t.Betting}, {"decision", t.Decision}, {"opening", t.Opening}} {
		if is.time != 0 {
			pairs = append(pairs, fmt.Sprintf("%s = %d", is.key, is.time/time.Second))
		}
	}
	return "{ " + strings.Join(pairs, ", ") + " }"
}

// quoteAll writes a list of TOML strings.
func quoteAll(list []string) string {
	quoted := make([]string, len(list))
	for i, s := range list {
		quoted[i] = quote(s)
	}
	return "[" + strings.Join(quoted, ", ") + "]"
}

// quote writes a TOML string. What Go would escape otherwise than TOML never
// stands in a name that is lawful.
func quote(s string) string {
	var b strings.Builder
	b.WriteByte('"')
	for _, r := range s {
		switch {
		case r == '"' || r == '\\':
			b.WriteRune('\\')
			b.WriteRune(r)
		case r < ' ' || r == 0x7f:
			fmt.Fprintf(&b, `\u%04X`, r)
		default:
			b.WriteRune(r)
		}
	}
	b.WriteByte('"')
	return b.String()
}
