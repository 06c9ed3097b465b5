package play

import (
	"fmt"
	"slices"
	"strings"

	"boardwalk/card"
	"boardwalk/game/room"
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
func (s *Session) ordinary(e *table.Event) bool {
	if e.Kind != table.Noted || !s.playing {
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

// hearPoker follows a round of play and tells of it in few lines. It reports
// whether that is all there is to tell of an event.
func (s *Session) hearPoker(e table.Event) bool {
	switch e.Kind {
	case table.Refused:
		return false
	case table.Seated:
		if b := s.botAt(e.Seat); b != nil && b.again > 0 {
			s.say(Others, fmt.Sprintf("%s buys in again for %s", b.name, e.Amount), e)
			return true
		}
		return false
	}
	if s.cleared {
		s.clearCards()
		s.ring.begin(s.Table())
	}
	if s.ordinary(&e) {
		return true
	}
	if len(s.batch) > 0 && !s.batch.takes(&e) {
		s.tellBatch()
	}
	before := s.ring.pot
	s.ring.hear(&e)
	switch e.Kind {
	case table.Dealt, table.Turned, table.Awarded:
		s.batch = append(s.batch, e)
	case table.Burned, table.Offered, table.Raked:
		return e.Kind != table.Raked || e.Seat == table.House
	case table.Answered:
		s.hearAnswer(e)
	case table.Wagered:
		s.hearWager(e)
	case table.Returned:
		if string(e.By) != notCalled {
			return false
		}
		s.say(s.kindFor(e.Seat), fmt.Sprintf("%s %s back that nobody has called", s.verb(e.Seat, "get", "gets"), e.Amount), e)
	case table.Deposited:
		s.say(Step, fmt.Sprintf("The rake of %s goes to the table inventory container", e.Amount), e)
	case table.Noted:
		return string(e.By) == bettingOver && e.Amount == before || s.hearNote(e)
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
func (s *Session) say(kind Kind, text string, events ...table.Event) {
	s.tell(Entry{Kind: kind, Text: text + ".", Cite: events[0].By, Events: events})
}

// kindFor is the kind of line that tells what a seat does.
func (s *Session) kindFor(seat table.Seat) Kind {
	if seat == s.Seat() {
		return Own
	}
	return Others
}

// verb is somebody doing something.
func (s *Session) verb(seat table.Seat, you, she string) string {
	if seat == s.Seat() {
		return "You " + you
	}
	return s.who(seat) + " " + she
}

// hearAnswer tells of the answers that no movement of chips or cards follows.
func (s *Session) hearAnswer(e table.Event) {
	switch table.Choice(e.Text) {
	case room.Check:
		s.say(s.kindFor(e.Seat), s.verb(e.Seat, "check", "checks"), e)
	case room.Stand:
		s.say(s.kindFor(e.Seat), s.verb(e.Seat, "stand pat", "stands pat"), e)
	}
}

// hearWager tells what a seat puts in.
func (s *Session) hearWager(e table.Event) {
	if e.Area == s.ring.first {
		s.batch = append(s.batch, e)
		return
	}
	var text string
	switch p := s.ring.at(e.Seat); p.did {
	case room.Call, room.Chip:
		text = fmt.Sprintf("%s %s", s.verb(e.Seat, "call", "calls"), e.Amount)
	case room.Bet:
		text = fmt.Sprintf("%s %s", s.verb(e.Seat, "bet", "bets"), e.Amount)
	case room.Raise:
		text = fmt.Sprintf("%s to %s", s.verb(e.Seat, "raise", "raises"), e.Stake)
	default:
		text = fmt.Sprintf("%s the %s bet of %s", s.verb(e.Seat, "make", "makes"), s.obliged(), e.Amount)
	}
	s.say(s.kindFor(e.Seat), text, e)
}

// obliged is what a bet is called that somebody has to make.
func (s *Session) obliged() string {
	if len(s.pokerOptions().Blinds) > 0 {
		return "blind"
	}
	return "forced"
}

// hearNote tells of a step, unless it is one of those that every round has.
func (s *Session) hearNote(e table.Event) bool {
	switch string(e.By) {
	case drawsCards:
		s.say(s.kindFor(e.Seat), s.verb(e.Seat, "discard ", "discards ")+strings.TrimSuffix(e.Text, " discarded"), e)
	case hasButton:
		s.say(Step, s.verb(e.Seat, "have the button", "has the button"), e)
	case hasFolded:
		s.say(s.kindFor(e.Seat), s.verb(e.Seat, "fold", "folds"), e)
	case isAllIn:
		s.say(s.kindFor(e.Seat), s.verb(e.Seat, "are all-in", "is all-in"), e)
	case concedes:
		s.say(s.kindFor(e.Seat), s.verb(e.Seat, "concede", "concedes"), e)
	case whoBegins, whoBeginsTie:
		s.say(Step, s.verb(e.Seat, "have", "has")+" the highest hand showing", e)
	case bettingOver:
		text := fmt.Sprintf("%s is in the pot", e.Amount)
		if s.ring.raked > 0 {
			text += fmt.Sprintf(", and %s of rake beside it", s.ring.raked)
		}
		s.say(Step, text, e)
	case sidePot:
		if e.Amount > 0 && !slices.Contains(s.ring.known, e.Amount) {
			s.say(Step, fmt.Sprintf("%s of it is %s", e.Amount, e.Text), e)
		}
	default:
		return false
	}
	return true
}

// tellBatch tells of the events that were kept for one line.
func (s *Session) tellBatch() {
	b := s.batch
	s.batch = nil
	if len(b) == 0 {
		return
	}
	switch b[0].Kind {
	case table.Dealt:
		s.tellDeal(b)
	case table.Wagered:
		s.say(Step, fmt.Sprintf("%s put in %s each", count(len(b), "player"), b[0].Amount), b...)
	case table.Turned:
		s.tellShown(b)
	case table.Awarded:
		s.tellAwards(b)
	}
}

// tellDeal tells of cards that were dealt one after the other.
func (s *Session) tellDeal(b batch) {
	if s.exposed(&b[0]) || b[0].Box == table.NoBox {
		for _, e := range b {
			s.say(Call, fmt.Sprintf("%s, from the deck, is not used", face(e.Card)), e)
		}
		return
	}
	if b[0].Box == 0 {
		s.say(Call, "The board shows "+faces(s.eye.Hands.Of(0, 0)), b...)
		return
	}
	if p := s.ring.at(b[0].Seat); p.drawing {
		if b[0].Seat == s.Seat() {
			s.say(Own, "You get "+faces(cardsOf(b)), b...)
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
			up = append(up, s.brief(e.Seat)+" "+e.Card.Pretty())
		case e.Seat == s.Seat():
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
			text += "; yours: " + faces(mine)
		}
		parts = append(parts, text)
	}
	if len(up) > 0 {
		parts = append(parts, "Face up: "+strings.Join(up, ", "))
	}
	s.say(Call, strings.Join(parts, ". "), b...)
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

// faces are cards side by side.
func faces(cards []card.Card) string {
	var list []string
	for _, c := range cards {
		list = append(list, face(c))
	}
	return strings.Join(list, " ")
}

// tellShown tells what hand somebody shows.
func (s *Session) tellShown(b batch) {
	seat := b[0].Seat
	text := s.verb(seat, "show", "shows") + " " + faces(cardsOf(b))
	if words := s.handWords(s.eye.Hands.Of(b[0].Box, 0)); words != "" {
		text += ": " + words
	}
	s.say(s.kindFor(seat), text, b...)
}

// tellAwards tells who has won which pot with what, and for the person what
// the round came to.
func (s *Session) tellAwards(b batch) {
	for len(b) > 0 {
		n := 1
		for n < len(b) && b[n].Text == b[0].Text {
			n++
		}
		s.tellPot(b[:n])
		b = b[n:]
	}
	p := s.ring.at(s.Seat())
	if s.Seat() == table.House || p.put == 0 {
		return
	}
	s.tell(Entry{Kind: Total, Round: s.ring.number, Gain: p.won - p.put, Text: fmt.Sprintf("in this round: %s put in, %s won.", p.put, p.won)})
}

// tellPot tells of the awards of one pot, the high hands' before the low.
func (s *Session) tellPot(b batch) {
	high, low := poker.Rank(0), poker.Rank(0)
	for _, e := range b {
		h, l := s.ranks(e.Seat)
		high, low = max(high, h), max(low, l)
	}
	told := map[table.Seat]bool{}
	for _, e := range b {
		h, l := s.ranks(e.Seat)
		text := fmt.Sprintf("%s %s, %s", s.verb(e.Seat, "win", "wins"), e.Amount, e.Text)
		if len(b) > 1 {
			text = fmt.Sprintf("%s %s of %s", s.verb(e.Seat, "win", "wins"), e.Amount, e.Text)
		}
		switch {
		case s.ring.contenders() < 2:
			text += ": everybody else has folded"
		case h == 0 && l == 0:
			text += ", for which nobody else contends"
		case h == high && h > 0 && !told[e.Seat]:
			text += ", with " + h.String()
		default:
			text += ", with " + l.String()
		}
		told[e.Seat] = true
		line := Entry{Kind: Own, Round: s.ring.number, Text: text + ".", Cite: e.By, Events: []table.Event{e}}
		s.past = append(s.past, Outcome{Text: fmt.Sprintf("Round %d: %s", s.ring.number, line.Text)})
		s.tell(line)
	}
}

// brief is a name for where there is little room.
func (s *Session) brief(seat table.Seat) string {
	if seat == s.Seat() {
		return "you"
	}
	return strings.TrimPrefix(s.who(seat), "Bot ")
}
