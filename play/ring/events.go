package ring

import (
	"fmt"
	"slices"
	"strings"

	"boardwalk/card"
	"boardwalk/game/room"
	"boardwalk/play/canvas"
	"boardwalk/play/log"
	"boardwalk/poker"
	"boardwalk/table"
)

// The paragraphs of the notes that a round of play is told by, and those of
// what goes wrong or has to be divided, by how they begin. They are strings,
// since it is not this package that answers for what they say.
const (
	hasButton    = "14.10(c)1"
	hasFolded    = "14.1[fold]"
	isAllIn      = "14.7(c)4"
	bettingOver  = "14.1[betting round]"
	sidePot      = "14.7(c)4iii"
	notCalled    = "14.14(d)"
	drawsCards   = "14.12(f)"
	whoBegins    = "14.9(f)1"
	whoBeginsTie = "14.9(f)2"
	showdown     = "14.6(d)[showdown]"
	concedes     = "14.15(d)[concede]"
	foldedGets   = "14.15(e)"
)

var worthTelling = []string{"14.15", "14.2(b)", "14.3(f)", "14.6(e)4", "14.7(e)", "14.7(f)", "14.7(g)", "14.7(i)",
	"14.9(i)2", "14.9(j)", "14.11(f)2", "14.11(g)", "14.14"}

// ordinary reports whether a note is of a step that every round of play has:
// the shuffle, what the dealer repeats or another line says, what a hand that
// is told with its cards is called, the count of the discards. There are so many of them that they make no lines.
func (r *Ring) ordinary(e *table.Event) bool {
	if e.Kind != table.Noted || !r.host.Playing() {
		return false
	}
	by := string(e.By)
	switch by {
	case hasButton, hasFolded, isAllIn, bettingOver, sidePot, whoBegins, whoBeginsTie, showdown:
		return false
	case drawsCards:
		return e.Seat == table.House
	}
	return strings.HasPrefix(e.Text, "shows ") || !slices.ContainsFunc(worthTelling, func(p string) bool { return strings.HasPrefix(by, p) })
}

// batch are events of which one line tells: the cards of a deal, the antes,
// the cards of a hand that is shown, or the awards.
type batch []table.Event

// Hear follows a round of play and tells of it in few lines. It reports
// whether that is all there is to tell of an event.
func (r *Ring) Hear(e table.Event) bool {
	switch e.Kind {
	case table.Refused, table.Seated:
		return false
	}
	r.host.BeginRound()
	if r.ordinary(&e) {
		return true
	}
	if len(r.batch) > 0 && !r.batch.takes(&e) {
		r.Flush()
	}
	before := r.round.pot
	r.round.hear(&e)
	switch e.Kind {
	case table.Dealt, table.Turned, table.Awarded:
		r.batch = append(r.batch, e)
	case table.Burned, table.Offered, table.Raked:
		return e.Kind != table.Raked || e.Seat == table.House
	case table.Answered:
		r.hearAnswer(e)
	case table.Wagered:
		r.hearWager(e)
	case table.Returned:
		if string(e.By) != notCalled {
			return false
		}
		r.say(r.kindFor(e.Seat), fmt.Sprintf("%s %s back that nobody has called", r.verb(e.Seat, "get", "gets"), e.Amount), e)
	case table.Deposited:
		r.say(log.Step, fmt.Sprintf("The rake of %s goes to the table inventory container", e.Amount), e)
	case table.Noted:
		return string(e.By) == bettingOver && e.Amount == before || r.hearNote(e)
	default:
		return false
	}
	return true
}

// takes reports whether an event goes into the same line, or before it: the
// awards are told when all of them are known, and so after what is said while
// they are made.
func (b batch) takes(e *table.Event) bool {
	last := &b[len(b)-1]
	switch last.Kind {
	case table.Awarded:
		return e.Kind == table.Awarded || e.Kind == table.Noted
	case table.Turned:
		return e.Kind == table.Turned && e.Box == last.Box
	case table.Dealt:
		return e.Kind == table.Dealt && e.By == last.By || e.Kind == table.Noted && string(e.By) == foldedGets
	}
	return e.Kind == last.Kind && e.Area == last.Area
}

// say tells a line of an event.
func (r *Ring) say(kind log.Kind, text string, events ...table.Event) {
	r.host.Tell(log.Entry{Kind: kind, Text: text + ".", Cite: events[0].By, Events: events})
}

// kindFor is the kind of line that tells what a seat does.
func (r *Ring) kindFor(seat table.Seat) log.Kind {
	if seat == r.host.Seat() {
		return log.Own
	}
	return log.Others
}

// verb is somebody doing something.
func (r *Ring) verb(seat table.Seat, you, she string) string {
	if seat == r.host.Seat() {
		return "You " + you
	}
	return r.host.Name(seat) + " " + she
}

// hearAnswer tells of the answers that no movement of chips or cards follows.
func (r *Ring) hearAnswer(e table.Event) {
	switch table.Choice(e.Text) {
	case room.Check:
		r.say(r.kindFor(e.Seat), r.verb(e.Seat, "check", "checks"), e)
	case room.Stand:
		r.say(r.kindFor(e.Seat), r.verb(e.Seat, "stand pat", "stands pat"), e)
	}
}

// hearWager tells what a seat puts in.
func (r *Ring) hearWager(e table.Event) {
	if e.Area == r.round.first {
		r.batch = append(r.batch, e)
		return
	}
	var text string
	switch p := r.round.at(e.Seat); p.did {
	case room.Call, room.Chip:
		text = fmt.Sprintf("%s %s", r.verb(e.Seat, "call", "calls"), e.Amount)
	case room.Bet:
		text = fmt.Sprintf("%s %s", r.verb(e.Seat, "bet", "bets"), e.Amount)
	case room.Raise:
		text = fmt.Sprintf("%s to %s", r.verb(e.Seat, "raise", "raises"), e.Stake)
	default:
		text = fmt.Sprintf("%s the %s bet of %s", r.verb(e.Seat, "make", "makes"), r.obliged(), e.Amount)
	}
	r.say(r.kindFor(e.Seat), text, e)
}

// obliged is what a bet is called that somebody has to make.
func (r *Ring) obliged() string {
	if len(r.options().Blinds) > 0 {
		return "blind"
	}
	return "forced"
}

// hearNote tells of a step, unless it is one of those that every round has.
func (r *Ring) hearNote(e table.Event) bool {
	switch string(e.By) {
	case drawsCards:
		r.say(r.kindFor(e.Seat), r.verb(e.Seat, "discard ", "discards ")+strings.TrimSuffix(e.Text, " discarded"), e)
	case hasButton:
		r.say(log.Step, r.verb(e.Seat, "have the button", "has the button"), e)
	case hasFolded:
		r.say(r.kindFor(e.Seat), r.verb(e.Seat, "fold", "folds"), e)
	case isAllIn:
		r.say(r.kindFor(e.Seat), r.verb(e.Seat, "are all-in", "is all-in"), e)
	case concedes:
		r.say(r.kindFor(e.Seat), r.verb(e.Seat, "concede", "concedes"), e)
	case whoBegins, whoBeginsTie:
		r.say(log.Step, r.verb(e.Seat, "have", "has")+" the highest hand showing", e)
	case bettingOver:
		text := fmt.Sprintf("%s is in the pot", e.Amount)
		if r.round.raked > 0 {
			text += fmt.Sprintf(", and %s of rake beside it", r.round.raked)
		}
		r.say(log.Step, text, e)
	case sidePot:
		if e.Amount > 0 && !slices.Contains(r.round.known, e.Amount) {
			r.say(log.Step, fmt.Sprintf("%s of it is %s", e.Amount, e.Text), e)
		}
	default:
		return false
	}
	return true
}

// Flush tells of the events that were kept for one line.
func (r *Ring) Flush() {
	b := r.batch
	r.batch = nil
	if len(b) == 0 {
		return
	}
	switch b[0].Kind {
	case table.Dealt:
		r.tellDeal(b)
	case table.Wagered:
		r.say(log.Step, fmt.Sprintf("%s put in %s each", count(len(b), "player"), b[0].Amount), b...)
	case table.Turned:
		r.tellShown(b)
	case table.Awarded:
		r.tellAwards(b)
	}
}

// tellDeal tells of cards that were dealt one after the other.
func (r *Ring) tellDeal(b batch) {
	if r.Unused(&b[0]) || b[0].Box == table.NoBox {
		for _, e := range b {
			r.say(log.Call, fmt.Sprintf("%s, from the deck, is not used", canvas.Face(e.Card)), e)
		}
		return
	}
	if b[0].Box == 0 {
		r.say(log.Call, "The board shows "+canvas.Faces(r.host.Hands().Of(0, 0)), b...)
		return
	}
	if p := r.round.at(b[0].Seat); p.drawing {
		if b[0].Seat == r.host.Seat() {
			r.say(log.Own, "You get "+canvas.Faces(cardsOf(b)), b...)
		}
		return
	}
	var parts []string
	down, to := 0, map[table.Seat]bool{}
	var mine []card.Card
	var up []string
	for _, e := range b {
		switch {
		case !e.Secret:
			up = append(up, r.brief(e.Seat)+" "+e.Card.Pretty())
		case e.Seat == r.host.Seat():
			mine = append(mine, e.Card)
			fallthrough
		default:
			down++
			to[e.Seat] = true
		}
	}
	if down > 0 {
		text := fmt.Sprintf("%s face down to everybody", cardsWord(down/len(to)))
		if len(mine) > 0 {
			text += "; yours: " + canvas.Faces(mine)
		}
		parts = append(parts, text)
	}
	if len(up) > 0 {
		parts = append(parts, "Face up: "+strings.Join(up, ", "))
	}
	r.say(log.Call, strings.Join(parts, ". "), b...)
}

// Unused reports whether a card that is dealt belongs to no hand: it was found
// face up in the deck, fell, or was turned up by accident.
func (r *Ring) Unused(e *table.Event) bool {
	if e.Kind != table.Dealt || e.Box == 0 {
		return false
	}
	return e.Seat == table.House || !e.Secret && len(r.options().Blinds) > 0
}

// cardsWord is so many cards in words.
func cardsWord(n int) string {
	if words := [...]string{"One card", "Two cards", "Three cards", "Four cards", "Five cards"}; n >= 1 && n <= len(words) {
		return words[n-1]
	}
	return "Cards"
}

func cardsOf(b batch) []card.Card {
	var cards []card.Card
	for _, e := range b {
		cards = append(cards, e.Card)
	}
	return cards
}

// tellShown tells what hand somebody shows.
func (r *Ring) tellShown(b batch) {
	seat := b[0].Seat
	text := r.verb(seat, "show", "shows") + " " + canvas.Faces(cardsOf(b))
	if words := r.handWords(r.host.Hands().Of(b[0].Box, 0)); words != "" {
		text += ": " + words
	}
	r.say(r.kindFor(seat), text, b...)
}

// tellAwards tells who has won which pot with what, and for the person what
// the round came to.
func (r *Ring) tellAwards(b batch) {
	for len(b) > 0 {
		n := 1
		for n < len(b) && b[n].Text == b[0].Text {
			n++
		}
		r.tellPot(b[:n])
		b = b[n:]
	}
	p := r.round.at(r.host.Seat())
	if r.host.Seat() == table.House || p.put == 0 {
		return
	}
	r.host.Tell(log.Entry{Kind: log.Total, Round: r.round.number, Gain: p.won - p.put, Text: fmt.Sprintf("in this round: %s put in, %s won.", p.put, p.won)})
}

// tellPot tells of the awards of one pot, the high hands' before the low.
func (r *Ring) tellPot(b batch) {
	high, low := poker.Rank(0), poker.Rank(0)
	for _, e := range b {
		h, l := r.ranks(e.Seat)
		high, low = max(high, h), max(low, l)
	}
	told := map[table.Seat]bool{}
	for _, e := range b {
		h, l := r.ranks(e.Seat)
		text := fmt.Sprintf("%s %s, %s", r.verb(e.Seat, "win", "wins"), e.Amount, e.Text)
		if len(b) > 1 {
			text = fmt.Sprintf("%s %s of %s", r.verb(e.Seat, "win", "wins"), e.Amount, e.Text)
		}
		switch {
		case r.round.contenders() < 2:
			text += ": everybody else has folded"
		case h == 0 && l == 0:
			text += ", for which nobody else contends"
		case h == high && h > 0 && !told[e.Seat]:
			text += ", with " + h.String()
		default:
			text += ", with " + l.String()
		}
		told[e.Seat] = true
		line := log.Entry{Kind: log.Own, Round: r.round.number, Text: text + ".", Cite: e.By, Events: []table.Event{e}}
		r.host.Record(fmt.Sprintf("Round %d: %s", r.round.number, line.Text))
		r.host.Tell(line)
	}
}
