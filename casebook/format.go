package casebook

import (
	"bufio"
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"
	"time"

	"boardwalk/card"
	"boardwalk/money"
	"boardwalk/table"
	"boardwalk/wheel"
)

// Tell says an event in the words of the case language.
func Tell(l *table.Layout, e *table.Event) string {
	var b strings.Builder
	b.WriteString(e.Kind.String())
	if e.Seat != table.House {
		fmt.Fprintf(&b, " %d", e.Seat)
	}
	if e.Area != table.NoArea {
		b.WriteString(" " + l.Wagers[e.Area].ID)
	}
	if amount := moved(e); amount != 0 || e.Kind == table.Paid {
		b.WriteString(" " + plain(amount))
	}
	if !e.Odds.IsZero() {
		b.WriteString(" at " + e.Odds.String())
	}
	if e.Kind == table.Dealt || e.Kind == table.Turned {
		b.WriteString(" " + l.BoxName(e.Box))
	}
	if text := said(e); text != "" {
		fmt.Fprintf(&b, " %q", text)
	}
	if e.By != "" {
		b.WriteString(" by " + e.By.Full())
	}
	return b.String()
}

// plain writes an amount as cases do, without sign and thousands.
func plain(c money.Cents) string {
	return strings.NewReplacer("$", "", ",", "").Replace(c.String())
}

// Format writes a table's journal as a case without wants, so that a session
// can be read, kept and run again.
func Format(w io.Writer, rules *table.Rules, options table.Options, terms table.Terms, journal []table.Entry) error {
	out := bufio.NewWriter(w)
	f := &formatter{out: out, layout: rules.New(options).Layout(), draws: -1}
	if g, ok := rules.New(options).(interface{ Wheel() *wheel.Wheel }); ok {
		f.wheel = g.Wheel()
	}
	if len(f.layout.Boxes) > 0 {
		if err := f.replay(rules, options, terms, journal); err != nil {
			return err
		}
	}
	f.printf("game", "%s", rules.ID)
	usual := rules.Terms()
	for _, line := range append(optionLines(options, rules.Options()), termLines(&terms, &usual)...) {
		verb, rest, _ := strings.Cut(line, " ")
		f.printf(verb, "%s", rest)
	}
	for i := range journal {
		f.entry(&journal[i], i)
	}
	f.endRound()
	return out.Flush()
}

// formatter writes entries; the draws of a round become one line.
type formatter struct {
	out     *bufio.Writer
	layout  *table.Layout
	wheel   *wheel.Wheel
	draws   int // of the round being written, -1 between rounds
	outcome []string
	refused bool
	cards   map[int][]card.Card // that came out, by the entry that brought them
	current int                 // the entry being replayed
	opened  bool
}

// replay finds out which cards came out, since a journal only knows their
// places among those that were left.
func (f *formatter) replay(rules *table.Rules, options table.Options, terms table.Terms, journal []table.Entry) error {
	f.cards = map[int][]card.Card{}
	_, err := table.ReplayEach(rules, options, terms, journal, f, func(i int) { f.current = i })
	return err
}

// Event keeps the cards.
func (f *formatter) Event(e *table.Event) {
	if e.Kind == table.Dealt || e.Kind == table.Burned {
		f.cards[f.current] = append(f.cards[f.current], e.Card)
	}
}

func (f *formatter) printf(verb, format string, args ...any) {
	fmt.Fprintf(f.out, "%-7s "+format+"\n", append([]any{verb}, args...)...)
}

// termLines writes terms as the set-up lines in which they differ from others.
func termLines(t, from *table.Terms) []string {
	var lines []string
	add := func(format string, args ...any) { lines = append(lines, fmt.Sprintf(format, args...)) }
	if t.Chip != from.Chip {
		add("chip %s", plain(t.Chip))
	}
	if t.Limit != from.Limit {
		add("limit %s %s", plain(t.Limit.Min), plain(t.Limit.Max))
	}
	for _, k := range slices.Sorted(maps.Keys(t.Limits)) {
		if l := t.Limits[k]; l != from.Limits[k] {
			add("limit %s %s %s", k, plain(l.Min), plain(l.Max))
		}
	}
	for _, k := range slices.Sorted(maps.Keys(t.Pays)) {
		if o := t.Pays[k]; o != from.Pays[k] {
			add("pays %s %s", k, o)
		}
	}
	for _, k := range slices.Sorted(maps.Keys(t.Charge)) {
		if r, ok := from.Charge[k]; !ok || r != t.Charge[k] {
			add("vigorish %s %s", k, t.Charge[k])
		}
	}
	return lines
}

// optionLines writes the options that differ from others.
func optionLines(o, from table.Options) []string {
	var lines []string
	before := from.Declare()
	for i, d := range o.Declare() {
		if d.Value() != before[i].Value() {
			lines = append(lines, "option "+d.Name+" "+d.Value())
		}
	}
	return lines
}

// changeLine writes a change as a set-up line would.
func changeLine(c *table.Change) string {
	name := c.Name
	if name != "" {
		name += " "
	}
	switch c.Matter {
	case table.ChipMatter:
		return "chip " + plain(c.Amount)
	case table.LimitMatter:
		return "limit " + name + plain(c.Limit.Min) + " " + plain(c.Limit.Max)
	case table.PaysMatter:
		return "pays " + name + c.Odds.String()
	case table.VigorishMatter:
		return "vigorish " + name + c.Rate.String()
	}
	return "option " + name + c.Value
}

func (f *formatter) notice(c *table.Change, now time.Time) {
	line := changeLine(c) + " at " + c.At.Format("15:04")
	for _, m := range []struct {
		done bool
		word string
	}{{c.Posted, " unposted"}, {c.Announced, " unannounced"}, {c.Told, " untold"}, {!c.Agreed, " agreed"}, {!c.Withdrawn, " withdrawn"}} {
		if !m.done {
			line += m.word
		}
	}
	f.printf("clock", "%s", now.Format("15:04"))
	f.printf("notice", "%s", line)
}

func (f *formatter) entry(e *table.Entry, i int) {
	if e.Kind != table.Drew && e.Kind != table.Chose {
		f.endRound()
	}
	switch e.Kind {
	case table.Acted:
		f.act(&e.Act)
	case table.Played:
		f.draws, f.outcome, f.refused = 0, nil, e.Refused
		for _, c := range f.cards[i] {
			f.outcome = append(f.outcome, c.String())
		}
	case table.Drew:
		f.draws++
		if f.cards != nil {
			break
		}
		if f.wheel != nil {
			f.outcome = append(f.outcome, f.wheel.Pockets[e.Drawn.Got].Label)
		} else {
			f.outcome = append(f.outcome, fmt.Sprint(e.Drawn.Got+1))
		}
	case table.Chose:
		line := fmt.Sprintf("%d %s", e.Seat, e.Answer.Choice)
		if e.Answer.Amount > 0 {
			line += " " + plain(e.Answer.Amount)
		}
		for c := range e.Answer.Cards.All {
			line += " " + c.String()
		}
		f.printf("answer", "%s", line)
	case table.Opened:
		if f.opened {
			f.printf("open", "")
		}
		f.opened = true
	case table.Clocked:
		f.printf("clock", "%s", e.Time.Format("15:04"))
	case table.Noticed:
		f.notice(&e.Change, e.Time)
	}
}

// endRound writes the line that plays the round, after its answers: a case may
// give them beforehand.
func (f *formatter) endRound() {
	switch {
	case f.draws < 0:
		return
	case f.draws == 0:
		f.printf("round", "")
	case f.cards != nil:
		f.printf("deck", "%s", strings.Join(f.outcome, " "))
	case f.wheel != nil:
		f.printf("spin", "%s", strings.Join(f.outcome, " "))
	default:
		f.printf("dice", "%s", strings.Join(f.outcome, " "))
	}
	if f.refused {
		f.printf("want", "refuse")
	}
	f.draws = -1
}

func (f *formatter) act(a *table.Act) {
	wager := ""
	if a.Kind == table.Make || a.Kind == table.Remove || a.Kind == table.CallOn || a.Kind == table.CallOff {
		wager = f.layout.Wagers[a.Area].ID
	}
	switch a.Kind {
	case table.Sit:
		line := fmt.Sprintf("%d %s", a.Seat, plain(a.Amount))
		if a.Cash > 0 {
			line += " cash " + plain(a.Cash)
		}
		if a.Coupon > 0 {
			line += " coupons " + plain(a.Coupon)
		}
		if a.Args[0] > 0 {
			line += fmt.Sprintf(" patron %d", a.Args[0])
		}
		f.printf("seat", "%s", line)
	case table.Leave:
		f.printf("leave", "%d", a.Seat)
	case table.Make:
		f.printf("bet", "%d %s %s%s", a.Seat, wager, plain(a.Amount), manner(a))
	case table.Remove:
		if a.Amount > 0 {
			wager += " " + plain(a.Amount)
		}
		f.printf("remove", "%d %s", a.Seat, wager)
	case table.CallOn:
		f.printf("on", "%d %s", a.Seat, wager)
	case table.CallOff:
		f.printf("off", "%d %s", a.Seat, wager)
	case table.Special:
		who := "staff"
		if a.Seat != table.House {
			who = fmt.Sprint(a.Seat)
		}
		f.printf("do", "%s %s%s", who, a.Word, args(a))
	case table.Report:
		f.printf("incident", "%s%s", a.Word, args(a))
	}
}

// manner writes the words after a wager's amount.
func manner(a *table.Act) string {
	s := ""
	if a.Tender != table.Chips {
		s += " " + a.Tender.String()
	}
	for _, m := range []struct {
		is   bool
		word string
	}{{a.Late, "late"}, {a.Confirmed, "confirmed"}, {a.Accepted, "accepted"}, {a.Word != "", "in " + a.Word}} {
		if m.is {
			s += " " + m.word
		}
	}
	return s
}

func args(a *table.Act) string {
	switch {
	case a.Args[1] != 0:
		return fmt.Sprintf(" %d %d", a.Args[0], a.Args[1])
	case a.Args[0] != 0:
		return fmt.Sprintf(" %d", a.Args[0])
	}
	return ""
}
