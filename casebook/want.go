package casebook

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
	"boardwalk/tile"
)

// wants checks the wants of a line.
func (r *run) wants() error {
	for _, list := range splitWants(r.line.words) {
		if err := r.want(&words{r: r, list: list}); err != nil {
			return err
		}
	}
	return nil
}

func splitWants(list []word) [][]word {
	var wants [][]word
	start := 0
	for i, w := range list {
		if w.text == ";" && !w.quoted {
			wants = append(wants, list[start:i])
			start = i + 1
		}
	}
	return append(wants, list[start:])
}

func (r *run) want(w *words) error {
	text := asWritten(w.list)
	what, err := w.next("what is wanted")
	if err != nil {
		return err
	}
	switch what {
	case "open", "not", "least", "most": // of a question that stays open
	default:
		if !r.broken {
			r.finish()
		}
	}
	switch what {
	case "fault":
		return r.wantFault(w)
	case "refuse":
		return r.wantRefusal(w)
	}
	if r.live == nil {
		return r.notSetUp()
	}
	switch what {
	case "open":
		return r.wantOpen(w, true)
	case "not":
		if !w.take("open") {
			return errors.New("expected not open SEAT CHOICE …")
		}
		return r.wantOpen(w, false)
	case "least", "most":
		return r.wantBound(what, w)
	case "sees":
		return r.wantSees(w, text)
	case "wait":
		return r.wantWait(w)
	case "nothing":
		return r.wantNothing()
	case "stand", "net", "chips", "cash", "coupons":
		return r.wantAccount(what, w)
	case "no":
		return r.wantEvent(w, text, r.log[r.step:], false)
	case "see", "hide":
		s, err := w.seat()
		if err != nil {
			return err
		}
		return r.wantEvent(w, text, r.log[r.step:].For(s), what == "see")
	}
	w.list = append([]word{{text: what}}, w.list...)
	return r.wantEvent(w, text, r.log[r.step:], true)
}

// asWritten puts words together again for a message.
func asWritten(list []word) string {
	s := make([]string, len(list))
	for i, w := range list {
		s[i] = w.text
		if w.quoted {
			s[i] = `"` + w.text + `"`
		}
	}
	return strings.Join(s, " ")
}

// pattern is an event as a want describes it.
type pattern struct {
	kind   table.EventKind
	seat   int // -1 for any
	box    int // likewise
	hand   int // likewise, from 0 on
	area   table.Area
	amount money.Cents
	given  bool // an amount is given
	by     law.Cite
	odds   money.Odds
	word   string // which of several things the event says
	text   string
	party  table.Party // whom the wager is against
	named  bool        // a party is given
	shows  []law.Cite  // rows for which the event is evidence, though its own paragraph is another
}

func (r *run) pattern(w *words) (*pattern, error) {
	name, err := w.next("an event")
	if err != nil {
		return nil, err
	}
	kind, ok := table.ParseEventKind(name)
	if !ok {
		return nil, fmt.Errorf("expected pay, collect, return, stand, net, refuse, announce or another want, not %q", name)
	}
	p := &pattern{kind: kind, seat: -1, box: -1, hand: -1, area: table.NoArea}
	if err := p.whose(w); err != nil {
		return nil, err
	}
	for w.more() {
		switch {
		case w.list[0].quoted:
			p.text, _ = w.next("")
		case w.take("hand"):
			if p.hand, err = w.hand(); err != nil {
				return nil, err
			}
		case w.take("by"):
			if p.by, err = w.cite(); err != nil {
				return nil, err
			}
		case w.take("at"):
			if p.odds, err = w.odds(); err != nil {
				return nil, err
			}
		case w.take("as"):
			if p.word, err = w.next("a word"); err != nil {
				return nil, err
			}
		case w.take("against"):
			if p.party, err = w.party(); err != nil {
				return nil, err
			}
			p.named = true
		case w.take("shows"):
			if p.shows, err = w.shows(p.kind); err != nil {
				return nil, err
			}
		default:
			if err := p.wagerOrAmount(w); err != nil {
				return nil, err
			}
		}
	}
	return p, nil
}

// whose reads the seat or, of a card, the box after the kind of event.
func (p *pattern) whose(w *words) error {
	if len(w.list) == 0 || w.list[0].quoted {
		return nil
	}
	switch p.kind {
	case table.Thrown, table.Announced, table.Deposited, table.Refilled:
		return nil
	case table.Raked: // from the pot, or from a player
		if len(w.list) < 2 || !isAmount(w.list[1]) {
			return nil
		}
	case table.Dealt, table.Turned, table.Formed:
		return p.whoseBox(w)
	}
	if n, err := strconv.Atoi(w.list[0].text); err == nil {
		p.seat = n
		w.list = w.list[1:]
		return nil
	}
	s, ok, err := w.r.seatOf(w.list[0].text, true)
	if ok {
		p.seat = int(s)
		w.list = w.list[1:]
	}
	return err
}

// whoseBox reads a box by its name, or by that of the player whose box it is.
func (p *pattern) whoseBox(w *words) error {
	name := w.list[0].text
	s, ok, err := w.r.seatOf(name, true)
	if ok {
		name = fmt.Sprint(s)
	}
	if p.box = slices.Index(w.r.live.Table().Layout().Boxes, name); p.box >= 0 {
		w.list = w.list[1:]
	}
	return err
}

func (p *pattern) wagerOrAmount(w *words) error {
	if p.area == table.NoArea && !p.given {
		if a, err := w.area(table.Seat(max(p.seat, 0))); err == nil {
			p.area = a
			return nil
		}
	}
	c, err := w.amount()
	if err != nil {
		return fmt.Errorf("expected a wager of this game or %w", err)
	}
	p.amount, p.given = c, true
	return nil
}

// hand reads which hand of a box it is, counted from 1 on.
func (w *words) hand() (int, error) {
	s, err := w.next("the number of a hand")
	if err != nil {
		return 0, err
	}
	n, err := strconv.Atoi(s)
	if err != nil || n < 1 {
		return 0, fmt.Errorf("expected the number of a hand, 1 for the first, not %q", s)
	}
	return n - 1, nil
}

func (w *words) cite() (law.Cite, error) {
	s, err := w.next("a paragraph")
	if err != nil {
		return "", err
	}
	if c := law.Cite(s); c.Names() {
		return c, nil
	}
	return "", fmt.Errorf("the index has no paragraph %q", s)
}

// party reads whom a wager is against: the house, the pot, the centre, the seat of
// the player who has the bank, or that player and the house, half each.
func (w *words) party() (table.Party, error) {
	switch {
	case w.take("house"):
		return table.TheHouse, nil
	case w.take("pot"):
		return table.ThePot, nil
	case w.take("centre"):
		return table.TheCentre, nil
	}
	of := table.Against
	if w.take("half") {
		of = table.HalfAgainst
	}
	s, err := w.seat()
	if err != nil {
		return 0, fmt.Errorf("expected house, pot, centre, half and a seat, or a seat: %w", err)
	}
	return of(s), nil
}

func (w *words) odds() (money.Odds, error) {
	if len(w.list) < 3 {
		return money.Odds{}, errors.New("expected odds like 7 to 6")
	}
	s := join(w.list[:3])
	w.list = w.list[3:]
	return money.ParseOdds(s)
}

// matches compares an event of a log with what is wanted.
func (p *pattern) matches(log table.Log, at int) bool {
	e := &log[at]
	return (e.Kind == p.kind || p.kind == table.Noted && e.Kind.IsStep()) &&
		(p.seat < 0 || int(e.Seat) == p.seat) &&
		(p.box < 0 || int(boxOf(e)) == p.box) &&
		(p.hand < 0 || int(handOf(e)) == p.hand) &&
		(p.area == table.NoArea || e.Area == p.area) &&
		(!p.given || moved(e) == p.amount) &&
		(p.by == "" || p.cited(log, at)) &&
		(p.odds.IsZero() || e.Odds == p.odds) &&
		(!p.named || e.Against == p.party) &&
		(p.word == "" || e.Word == p.word) &&
		p.said(e)
}

// cited reports whether an event happened under the paragraph of the want. One
// that lingers from something else is not the event's own.
func (p *pattern) cited(log table.Log, at int) bool {
	e := &log[at]
	first, second := owns(log, at)
	return first && p.by.Covers(e.By) || second && p.by.Covers(e.OddsBy)
}

// said reports whether an event says the text of the want. A tile may be wanted by
// its name.
func (p *pattern) said(e *table.Event) bool {
	if e.Tile != tile.None && p.text != "" {
		faces, _ := tile.Read(p.text)
		return slices.Contains(faces, e.Tile) || p.text == e.Tile.String()
	}
	return strings.Contains(said(e), p.text)
}

// boxOf is the box that a card came to.
func boxOf(e *table.Event) table.Box {
	if e.Kind == table.Formed {
		return e.ToBox
	}
	return e.Box
}

// handOf is the hand that a card came to.
func handOf(e *table.Event) uint8 {
	if e.Kind == table.Formed {
		return e.ToHand
	}
	return e.Hand
}

// said is the text of an event, which of a card or a tile is the card or tile itself.
func said(e *table.Event) string {
	if e.Tile != tile.None {
		return e.Tile.String()
	}
	switch e.Kind {
	case table.Dealt, table.Turned, table.Burned, table.Formed, table.Discarded:
		return e.Card.String()
	}
	return e.Text
}

// moved is the amount by which cases know an event: what was won, or what the
// wager was where nothing was.
func moved(e *table.Event) money.Cents {
	switch e.Kind {
	case table.Collected, table.Moved:
		return e.Stake
	}
	return e.Amount
}

// wantEvent looks for events as the want describes them, one after the other.
// What it finds is evidence for their paragraphs, and if there are several, so
// is their order, as long as one of them is more than a sentence.
func (r *run) wantEvent(w *words, text string, log table.Log, wanted bool) error {
	var found []int
	for from := 0; ; {
		p, err := r.pattern(&words{r: r, list: w.until("then")})
		if err != nil {
			return err
		}
		at := from
		for at < len(log) && !p.matches(log, at) {
			at++
		}
		switch {
		case at == len(log) && wanted:
			r.failf("wanted: %s; what happened: %s%s", text, r.happened(log, p.kind), p.nearly(log, from))
			return nil
		case at < len(log) && !wanted:
			r.failf("wanted: %s; but: %s", text, r.tell(&log[at]))
			return nil
		}
		if wanted {
			found = append(found, at)
			r.shown(p)
		} else if len(p.shows) > 0 {
			return errors.New("what does not happen shows nothing: shows belongs to something that happens")
		} else {
			r.acted.add(p.by, law.ByAbsence)
		}
		if !w.more() {
			r.acted.seen(log, found)
			return nil
		}
		from = at + 1
	}
}

// nearly says why an event is not the one that is wanted although everything else about it fits: it came too early for its
// place in the want, or its paragraph was cited for something else. It returns "" if there is none.
func (p *pattern) nearly(log table.Log, from int) string {
	for at := range from {
		if p.matches(log, at) {
			return "; there is one, but before what the want names before it"
		}
	}
	any := *p
	any.by = ""
	for at := from; p.by != "" && at < len(log); at++ {
		if e := &log[at]; any.matches(log, at) && (p.by.Covers(e.By) || p.by.Covers(e.OddsBy)) {
			return "; there is one, but its paragraph was cited for what happened before it, and is evidence of that alone: want it without by"
		}
	}
	return ""
}

// happened lists the events of a kind, or all if there is none.
func (r *run) happened(log table.Log, kind table.EventKind) string {
	var same, all []string
	for i := range log {
		s := r.tell(&log[i])
		all = append(all, s)
		if log[i].Kind == kind {
			same = append(same, s)
		}
	}
	if len(same) > 0 {
		all = same
	}
	const most = 12 // more would hide what is wrong, which is nearly always near the end: a round settles last
	switch {
	case len(all) == 0:
		return "nothing"
	case len(all) > most:
		return fmt.Sprintf("%d others, then %s", len(all)-most, strings.Join(all[len(all)-most:], "; "))
	}
	return strings.Join(all, "; ")
}

func (r *run) tell(e *table.Event) string { return Tell(r.live.Table().Layout(), e) }

func (r *run) wantNothing() error {
	for _, e := range r.log[r.step:] {
		switch e.Kind {
		case table.Paid, table.Collected, table.Returned, table.Wagered, table.Vigorished, table.Reduced, table.Awarded,
			table.Raked, table.Deposited,
			table.Covered, table.Released, table.Centred, table.Fed, table.Refilled:
			r.failf("wanted that nothing moves, but: %s", r.tell(&e))
		}
	}
	return nil
}

// wantAccount compares what a seat has.
func (r *run) wantAccount(what string, w *words) error {
	s, err := w.seat()
	if err != nil {
		return err
	}
	t := r.live.Table()
	if int(s) > t.Seats() {
		return fmt.Errorf("there is no seat %d", s)
	}
	var got money.Cents
	switch account := t.Account(s); what {
	case "stand":
		a, err := w.area(s)
		if err != nil {
			return err
		}
		got = t.Bet(s, a).Amount
	case "net":
		got = account.Net
	case "chips":
		got = account.Chips
	case "cash":
		got = account.Cash
	case "coupons":
		got = account.Coupons
	}
	want, err := w.amount()
	if err != nil {
		return err
	}
	if got != want {
		r.failf("wanted %s %d %s, but it is %s", what, s, want, got)
	}
	return w.end()
}
