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
	"boardwalk/tile"
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
	if e.Against != table.TheHouse {
		b.WriteString(" against " + e.Against.String())
	}
	if e.Kind == table.Dealt || e.Kind == table.Turned {
		b.WriteString(" " + l.BoxName(e.Box))
	}
	if e.Kind == table.Formed {
		b.WriteString(" " + l.BoxName(e.ToBox))
	}
	if h := handOf(e); h > 0 {
		fmt.Fprintf(&b, " hand %d", h+1)
	}
	if text := said(e); text != "" {
		fmt.Fprintf(&b, " %q", text)
	}
	if e.Kind == table.Noted && e.Word != "" {
		b.WriteString(" as " + e.Word)
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
	f := &formatter{out: out, layout: rules.Layout(options), draws: -1}
	if g, ok := rules.New(options).(interface{ Wheel() *wheel.Wheel }); ok {
		f.wheel = g.Wheel()
	}
	if err := f.replay(rules, options, terms, journal); err != nil {
		return err
	}
	f.printf("game", "%s", rules.ID)
	for _, b := range rules.Beside {
		fmt.Fprintln(out, strings.TrimSpace(b.Written()))
	}
	usual := rules.Terms()
	for _, line := range append(optionLines(options, rules.Options()), termLines(&terms, &usual)...) {
		verb, rest, _ := strings.Cut(line, " ")
		f.printf(verb, "%s", rest)
	}
	for i := range journal {
		f.entry(journal, i)
	}
	f.endRound()
	if f.strict {
		f.printf("answers", "all")
	}
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
	cards   map[int][]string // the cards or tiles that came out, by the entry that brought them; nil where none ever do
	dice    map[int][]string // by which tiles were dealt, likewise
	tiles   bool             // what comes out are tiles
	drawn   bool             // dice or a number are drawn besides
	seen    card.Set         // the cards that came out in the round being replayed
	current int              // the entry being replayed
	begins  map[int]bool     // entries that belong to no round
	within  []string         // answers and incidents of the round being written, in order
	moved   bool             // an incident was reported while one of its questions was open
	strict  bool             // that happened in some round, so the answers must wait for it
	pause   bool             // what is being written is an interlude
	opened  bool
}

// replay finds out which cards came out, since a journal only knows their
// places among those that were left, and which entries belong to a round.
func (f *formatter) replay(rules *table.Rules, options table.Options, terms table.Terms, journal []table.Entry) error {
	f.begins = map[int]bool{}
	if len(f.layout.Boxes) > 0 {
		f.cards, f.dice = map[int][]string{}, map[int][]string{}
	}
	_, err := table.ReplayEach(rules, options, terms, journal, f, func(i int) { f.current, f.seen, f.begins[i] = i, 0, true })
	return err
}

// Event keeps the cards, or the tiles and the dice by which they are dealt. A tile
// that was dealt unseen did not come out.
func (f *formatter) Event(e *table.Event) {
	switch {
	case f.cards == nil || e.Tile == tile.Unknown || e.Tile == tile.None && e.Card == card.Unknown:
	case e.Kind == table.Thrown && e.Faces[1] == 0:
		f.drawn, f.dice[f.current] = true, []string{fmt.Sprintf("number %d", e.Faces[0])}
	case e.Kind == table.Thrown:
		f.drawn, f.dice[f.current] = true, []string{fmt.Sprintf("dice %d %d %d", e.Faces[0], e.Faces[1], e.Faces[2])}
	case e.Kind == table.Dealt || e.Kind == table.Burned || e.Kind == table.Formed && f.faceless(e):
		f.tiles = f.tiles || e.Tile != tile.None
		f.cards[f.current] = append(f.cards[f.current], said(e))
		if e.Tile == tile.None {
			f.seen |= card.SetOf(e.Card)
		}
	}
}

// faceless reports whether a card that goes to another box had no face before: it
// was dealt before anybody could look at it.
func (f *formatter) faceless(e *table.Event) bool {
	return e.Tile == tile.None && e.Box != e.ToBox && !f.seen.Has(e.Card)
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

func (f *formatter) entry(journal []table.Entry, i int) {
	e := &journal[i]
	if f.begins[i] {
		f.endRound()
	}
	switch e.Kind {
	case table.Acted:
		if f.begins[i] {
			f.act(&e.Act)
		} else {
			f.report(journal, i)
		}
	case table.Paused: // which comes about by itself, before what follows
		f.draws, f.outcome, f.refused, f.within, f.moved, f.pause = 0, nil, false, nil, false, true
	case table.Played:
		f.draws, f.outcome, f.refused, f.within, f.moved, f.pause = 0, nil, e.Refused, nil, false, false
		f.outcome = append(f.outcome, slices.Concat(f.dice[i], f.cards[i])...)
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
		who := "staff"
		if e.Seat != table.House {
			who = fmt.Sprint(e.Seat)
		}
		f.within = append(f.within, fmt.Sprintf("%-7s %s %s", "answer", who, f.answer(&e.Answer)))
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

// answer writes a choice and what it is made with.
func (f *formatter) answer(a *table.Answer) string {
	s := string(a.Choice)
	o := slices.IndexFunc(f.layout.Offers, func(o *table.Offer) bool { return o.TakesNumber(a.Choice) })
	switch {
	case a.Amount <= 0:
	case o >= 0:
		s += fmt.Sprintf(" at %d cards", f.layout.Offers[o].Number(*a))
	default:
		s += " " + plain(a.Amount)
	}
	for c := range a.Cards.All {
		s += " " + c.String()
	}
	return s
}

// report writes an incident that was reported in the course of a round: before a
// card or, if it was followed by an answer, while that question was open.
func (f *formatter) report(journal []table.Entry, i int) {
	a := &journal[i].Act
	next := i + 1
	for next < len(journal) && journal[next].Kind == table.Acted && !f.begins[next] {
		next++
	}
	if next < len(journal) && journal[next].Kind == table.Drew {
		what := "card"
		if f.tiles || f.drawn {
			what = "draw"
		}
		f.printf("incident", "at %s %d %s%s", what, f.draws+1, a.Word, args(a))
		return
	}
	f.within = append(f.within, "incident "+a.Word+args(a))
	f.strict = true
	f.moved = true
}

// endRound writes the line that plays the round, after its answers: a case may
// give them beforehand. They come after it where an incident came between them.
func (f *formatter) endRound() {
	if f.draws < 0 {
		return
	}
	if !f.moved {
		f.writeWithin()
	}
	f.writeOutcome()
	if f.moved {
		f.writeWithin()
	}
	if f.refused {
		f.printf("want", "refuse")
	}
	f.draws = -1
}

func (f *formatter) writeWithin() {
	for _, line := range f.within {
		fmt.Fprintln(f.out, line)
	}
}

func (f *formatter) writeOutcome() {
	switch {
	case f.pause:
	case f.draws == 0:
		f.printf("round", "")
	case f.tiles:
		f.printf("wall", "%s", strings.Join(f.outcome, " "))
	case f.cards != nil:
		f.printf("deck", "%s", strings.Join(f.outcome, " "))
	case f.wheel != nil:
		f.printf("spin", "%s", strings.Join(f.outcome, " "))
	default:
		f.printf("dice", "%s", strings.Join(f.outcome, " "))
	}
}

func (f *formatter) act(a *table.Act) {
	wager := ""
	if a.Kind == table.Make || a.Kind == table.Remove || a.Kind == table.CallOn || a.Kind == table.CallOff {
		wager = f.layout.Wagers[a.Area].ID
	}
	switch a.Kind {
	case table.Sit:
		verb, line := "seat", fmt.Sprintf("%d %s", a.Seat, plain(a.Amount))
		if a.Person != "" {
			verb, line = "sit", fmt.Sprintf("%d as %s with %s", a.Seat, a.Person, plain(a.Amount))
		}
		if a.Cash > 0 {
			line += " cash " + plain(a.Cash)
		}
		if a.Coupon > 0 {
			line += " coupons " + plain(a.Coupon)
		}
		if a.Args[0] > 0 {
			line += fmt.Sprintf(" patron %d", a.Args[0])
		}
		f.printf(verb, "%s", line)
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
