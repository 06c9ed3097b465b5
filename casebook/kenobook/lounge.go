package kenobook

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"boardwalk/chance"
	"boardwalk/keno/system"
	"boardwalk/law"
	"boardwalk/ledger"
	"boardwalk/money"
)

// lounge is a keno lounge in which the tickets of a case are sold: a whole keno
// system with a clock and a ledger of its own.
type lounge struct {
	system  *system.System
	plan    system.Plan
	book    *ledger.Book
	now     time.Time
	tickets map[string]uint64
	events  []system.Event // of the last line
	drawn   []int          // in the last game
	series  byte           // how many series of seeds were begun
}

// The work stations of the lounge, and what its patron begins with.
const (
	automatic = 1
	writers   = 2
	purse     = 10_000 * money.Dollar
)

// parties are those who give orders in the lounge.
var parties = map[string]system.Party{
	"patron":     {Who: "patron"},
	"stranger":   {Who: "stranger"},
	"writer":     {Who: "writer", Rank: system.Writer},
	"supervisor": {Who: "supervisor", Rank: system.Supervisor},
	"inspector":  {Who: "inspector", Rank: system.Inspector},
}

// opens opens the lounge: "lounge", "lounge refunds by-hand".
func (r *run) opens() error {
	if r.lounge != nil || len(r.tickets) > 0 {
		return errors.New("a case has one lounge, which opens before its first ticket")
	}
	l := &lounge{book: ledger.NewBook(), now: time.Date(1995, time.March, 6, 20, 0, 0, 0, time.UTC), tickets: map[string]uint64{}}
	l.plan = system.Plan{Name: "Keno", Rates: r.cardText(), Every: 300, Pause: 5, Imprest: 5000 * money.Dollar,
		Booths: []system.Booth{{Name: "Main", Stations: []system.Station{{Number: automatic, Auto: true}, {Number: writers}}}}}
	for word := range strings.FieldsSeq(r.line.rest) {
		switch word {
		case "refunds":
			l.plan.Refunds = true
		case "by-hand":
			l.plan.Every = 0
		default:
			return fmt.Errorf("a lounge may have refunds and be locked out by-hand, not %q", word)
		}
	}
	err := l.book.Apply([]ledger.Transfer{{From: ledger.Cage, To: ledger.Player("patron"), Amount: purse}})
	if err != nil {
		return err
	}
	l.system, err = system.New("keno", system.Config{Plan: &l.plan, Random: chance.NewFast(15, 47), Seed: l.seed,
		Held: func(a ledger.Account) money.Cents { return l.book.Balance(a).Free() }}, l.plan, l.now)
	if err != nil {
		return err
	}
	r.lounge = l
	if err := l.commit(); err != nil {
		return err
	}
	return r.give(system.OpenDrawer(parties["writer"], writers))
}

// seed gives the master of a series of seeds: always the same, so that the first
// game of every case has the same numbers.
func (l *lounge) seed() (s chance.Seed) {
	l.series++
	s[0] = l.series
	return s
}

// commit books what the system did.
func (l *lounge) commit() error {
	if err := l.book.Apply(l.system.Batch().Transfers); err != nil {
		return err
	}
	for _, e := range l.system.Events() {
		l.events = append(l.events, e)
		if e.Kind == system.KindDraw {
			l.drawn = e.Numbers
		}
	}
	l.system.Committed()
	return l.book.Verify()
}

// later lets time pass.
func (l *lounge) later(now time.Time) error {
	l.now = now
	if err := l.system.Advance(now); err != nil {
		return err
	}
	return l.commit()
}

// give gives an order. A refusal is kept for the want that follows.
func (r *run) give(o system.Order) error {
	l := r.lounge
	_, err := l.system.Do(l.now, &o)
	var refusal *law.Refusal
	switch {
	case errors.As(err, &refusal):
		r.err, r.errLine = refusal, r.line
		return l.commit()
	case err != nil:
		return err
	}
	r.events++
	return l.commit()
}

// inLounge does what a line says in a lounge.
func (r *run) inLounge() error {
	l := r.lounge
	if r.line.verb != "want" {
		l.events = nil
	}
	text, who := cutParty(r.line.rest)
	by, known := parties[who]
	if who != "" && !known {
		return fmt.Errorf("there is no %s in a lounge: it has patron, stranger, writer, supervisor and inspector", who)
	}
	or := func(usual string) system.Party {
		if who == "" {
			by = parties[usual]
		}
		return by
	}
	text, why := cutQuoted(text)
	switch r.line.verb {
	case "want":
		return r.wantInLounge()
	case "ticket":
		return r.buy(text, or("patron"))
	case "clock":
		d, err := time.ParseDuration(strings.TrimPrefix(text, "+"))
		if err != nil || d <= 0 || d > 10*365*24*time.Hour || !strings.HasPrefix(text, "+") {
			return fmt.Errorf("expected how much later it is, like clock +5m, not %q", text)
		}
		r.events++
		return l.later(l.now.Add(d))
	case "draw":
		return r.drawInLounge(text)
	case "closing":
		return r.give(system.AnnounceClosing(or("supervisor")))
	case "lock":
		return r.give(system.LockOut(or("supervisor"), text))
	case "override":
		d, err := time.ParseDuration(text)
		if err != nil {
			return fmt.Errorf("expected for how long and why, like override 5m \"a queue\", not %q", r.line.rest)
		}
		return r.give(system.OverrideLockOut(or("supervisor"), d, why))
	case "down":
		return r.give(system.Down(or("supervisor"), why))
	case "up":
		return r.give(system.Up(or("supervisor")))
	}
	words := strings.Fields(text)
	if len(words) == 0 || l.tickets[words[0]] == 0 {
		return fmt.Errorf("expected the name of a ticket after %s", r.line.verb)
	}
	n, words := l.tickets[words[0]], words[1:]
	switch r.line.verb {
	case "void":
		return r.give(system.Void(or("patron"), n, 0))
	case "refund":
		return r.give(system.RefundGames(or("patron"), n, 0))
	case "authorize":
		return r.give(system.Authorize(or("supervisor"), n))
	case "redeem":
		return r.redeem(or("patron"), system.Claim{Ticket: n}, words)
	case "pay":
		return r.redeem(or("writer"), system.Claim{Ticket: n}, words)
	}
	return fmt.Errorf("%q is no word of a case in a keno lounge", r.line.verb)
}

// cutParty cuts "as writer" off the end of a line.
func cutParty(text string) (rest, who string) {
	if at := strings.LastIndex(" "+text, " as "); at >= 0 && !strings.Contains(text[at:], `"`) {
		return strings.TrimSpace(text[:at]), text[at+len("as "):]
	}
	return text, ""
}

// buy sells a ticket: "ticket NAME REQUEST".
func (r *run) buy(text string, by system.Party) error {
	name, request, _ := strings.Cut(text, " ")
	if name == "" || r.lounge.tickets[name] != 0 {
		return errors.New("a ticket has a name of its own and a request, like ticket 1 3 17 22 @ $1")
	}
	before := len(r.lounge.events)
	if err := r.give(system.Buy(by, system.Purchase{Request: request, Holder: "patron"})); err != nil {
		return err
	}
	for _, e := range r.lounge.events[before:] {
		if e.Kind == system.KindTicket {
			r.lounge.tickets[name] = e.Ticket
		}
	}
	return nil
}

// redeem pays a ticket: "redeem 1 check", or by hand "pay 1 $5".
func (r *run) redeem(by system.Party, c system.Claim, words []string) error {
	for _, word := range words {
		amount, err := money.Parse(word)
		switch {
		case word == "check":
			c.Check = true
		case word == "typed":
			c.Typed = true
		case err == nil && r.line.verb == "pay":
			c.Amount = amount
		default:
			return fmt.Errorf("expected check, typed or, of pay, an amount, not %q", word)
		}
	}
	if r.line.verb == "pay" {
		return r.give(system.PayManually(by, c))
	}
	return r.give(system.Redeem(by, c))
}

// drawInLounge lets the game that is open or locked out be drawn.
func (r *run) drawInLounge(text string) error {
	if text != "" {
		return errors.New("a lounge draws its own numbers: write draw alone, and want drawn N …")
	}
	l := r.lounge
	for range 100 {
		due := l.system.NextDue()
		if due.IsZero() || due.Sub(l.now) > 24*time.Hour {
			break
		}
		if err := l.later(due); err != nil {
			return err
		}
		if slices.ContainsFunc(l.events, func(e system.Event) bool { return e.Kind == system.KindDraw }) {
			r.events++
			return nil
		}
	}
	return errors.New("no game is drawn by the clock now: it has to be locked out, or the system is down")
}

// wantInLounge is about what happened since the line before: "void 1 $5 by 15.4(e)",
// "no lock", "patron -5", "drawer 2 +5", "drawn 3 8 …".
func (r *run) wantInLounge() error {
	words, by, quoted, err := r.wanted()
	if err != nil {
		return err
	}
	if words[0] == "refuse" {
		return r.wantRefusal(by, quoted)
	}
	if r.err != nil {
		r.unexpected()
		return nil
	}
	l := r.lounge
	switch words[0] {
	case "drawn":
		var list []string
		for _, n := range l.drawn {
			list = append(list, strconv.Itoa(n))
		}
		return r.same(strings.Join(list, " "), words[1:], func() { r.show(law.ByOutcome, "15.5(d)2") })
	case "patron":
		return r.wantBalance(ledger.Player("patron"), purse, words[1:])
	case "drawer":
		return r.wantBalance(ledger.KenoDrawer("keno", writers), l.plan.Imprest, words[1:])
	}
	return r.wantLoungeEvent(words, by, quoted)
}

// wantBalance is about what an account has gained or lost since the lounge opened.
func (r *run) wantBalance(a ledger.Account, from money.Cents, words []string) error {
	if len(words) != 1 {
		return errors.New("expected what was gained or lost since the lounge opened, like want patron -5")
	}
	want, err := money.Parse(words[0])
	if err != nil {
		return err
	}
	if got := r.lounge.book.Balance(a).Posted - from; got != want {
		r.failf("it is %s, not %s", got, want)
	}
	return nil
}

// wantLoungeEvent wants that something of a kind happened, or with "no" that nothing did.
func (r *run) wantLoungeEvent(words []string, by law.Cite, quoted string) error {
	wanted := words[0] != "no"
	if !wanted {
		words = words[1:]
	}
	if len(words) == 0 || !slices.Contains(loungeWants, words[0]) {
		return fmt.Errorf("expected one of %s, refuse, drawn, patron or drawer", strings.Join(loungeWants, ", "))
	}
	kind, words := "keno-"+words[0], words[1:]
	var ticket uint64
	var amount money.Cents
	given := false
	for _, word := range words {
		switch n, isTicket := r.lounge.tickets[word]; {
		case ticket == 0 && isTicket && !given:
			ticket = n
		default:
			c, err := money.Parse(word)
			if err != nil {
				return fmt.Errorf("expected the name of a ticket or an amount, not %q", word)
			}
			amount, given = c, true
		}
	}
	var got []string
	for i := range r.lounge.events {
		e := &r.lounge.events[i]
		if e.Kind != kind {
			continue
		}
		got = append(got, fmt.Sprintf("%s %s by %s", strings.TrimPrefix(kind, "keno-"), e.Amount, e.Law.Full()))
		if (ticket == 0 || e.Ticket == ticket) && (!given || e.Amount == amount) && strings.Contains(e.Text, quoted) &&
			(by == "" || by.Covers(e.Law) || by.Covers(e.Also)) {
			if !wanted {
				r.failf("it happened: %s", got[len(got)-1])
				return nil
			}
			r.shows(e, by)
			return nil
		}
	}
	switch {
	case !wanted:
	case len(got) == 0:
		r.failf("there was none")
	default:
		r.failf("what happened: %s", strings.Join(got, "; "))
	}
	return nil
}

// loungeWants are the kinds of events that a want may be about.
var loungeWants = []string{"ticket", "void", "closing", "lock", "override", "draw", "signed", "paid", "refund", "stop", "expired"}

// shows notes the evidence that an event is for its paragraph.
func (r *run) shows(e *system.Event, by law.Cite) {
	kind := law.ByTest
	switch {
	case e.Kind == system.KindDraw:
		kind = law.ByOutcome
	case e.Kind == system.KindClosing:
		kind = law.BySaying
	case e.Amount != 0:
		kind = law.ByMoney
	}
	r.show(kind, e.Law)
	if by != "" && by.Covers(e.Also) {
		r.show(kind, e.Also)
	}
}
