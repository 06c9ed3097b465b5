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
	if e.Kind == table.Noted && !e.Notable && r.host.Playing() {
		return true // a step of every round
	}
	if len(r.batch) > 0 && !r.batch.takes(&e) {
		r.Flush()
	}
	if e.Kind == table.Button && e.Seat == r.round.Button {
		return true // told of before, under another paragraph
	}
	before := r.round.Pot
	r.round.Hear(&e)
	switch e.Kind {
	case table.Dealt, table.Turned, table.Awarded, table.Discarded:
		if e.Kind != table.Discarded || e.Seat != table.House {
			r.batch = append(r.batch, e)
		}
	case table.Burned, table.Offered, table.Shuffled:
	case table.Raked:
		return e.Seat == table.House
	case table.Answered:
		r.hearAnswer(e)
	case table.Wagered:
		r.hearWager(e)
	case table.Returned:
		if e.Return != table.Uncalled {
			return false
		}
		r.say(r.kindFor(e.Seat), fmt.Sprintf("%s %s back that nobody has called", r.verb(e.Seat, "get", "gets"), e.Amount), e)
	case table.Deposited:
		r.say(log.Step, fmt.Sprintf("The rake of %s goes to the table inventory container", e.Amount), e)
	case table.Gathered:
		if e.Amount != before {
			r.tellPots(e)
		}
	case table.PotFormed:
		if e.Pot > 0 && e.Amount > 0 && !slices.Contains(r.round.Known, e.Amount) {
			r.say(log.Step, fmt.Sprintf("%s of it is %s", e.Amount, potName(e.Pot)), e)
		}
	default:
		return r.tellAct(e)
	}
	return true
}

// potName is how a pot is called by its number.
func potName(n uint8) string {
	if n == 0 {
		return "the pot"
	}
	return fmt.Sprintf("side pot %d", n)
}

// takes reports whether an event goes into the same line, or before it: the
// awards are told when all of them are known, and so after what is said while
// they are made.
func (b batch) takes(e *table.Event) bool {
	last := &b[len(b)-1]
	switch last.Kind {
	case table.Awarded:
		return e.Kind == table.Awarded || e.Kind == table.Noted
	case table.Discarded:
		return e.Kind == table.Discarded && e.Seat == last.Seat
	case table.Turned:
		return e.Kind == table.Turned && e.Box == last.Box
	case table.Dealt:
		house := e.Kind == table.Discarded && e.Seat == table.House
		return house || e.Kind == table.Dealt && place(e) == place(last)
	}
	return e.Kind == last.Kind && e.Area == last.Area
}

// place is where a card goes to: the board, a hand, or nowhere.
func place(e *table.Event) int {
	switch e.Box {
	case table.NoBox:
		return 0
	case 0:
		return 1
	}
	return 2
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
	switch e.Choice() {
	case room.Check:
		r.say(r.kindFor(e.Seat), r.verb(e.Seat, "check", "checks"), e)
	case room.Stand:
		r.say(r.kindFor(e.Seat), r.verb(e.Seat, "stand pat", "stands pat"), e)
	}
}

// hearWager tells what a seat puts in.
func (r *Ring) hearWager(e table.Event) {
	if r.round.Antes(e.Area) {
		r.batch = append(r.batch, e)
		return
	}
	var text string
	switch p := r.round.At(e.Seat); p.Did {
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

// tellAct tells what a player does or has besides chips and cards. It reports
// whether the event is of that.
func (r *Ring) tellAct(e table.Event) bool {
	kind, text := r.kindFor(e.Seat), ""
	switch e.Kind {
	case table.Button:
		kind, text = log.Step, r.verb(e.Seat, "have the button", "has the button")
	case table.Begins:
		kind, text = log.Step, r.verb(e.Seat, "have", "has")+" the highest hand showing"
	case table.Folded:
		text = r.verb(e.Seat, "fold", "folds")
	case table.AllIn:
		text = r.verb(e.Seat, "are all-in", "is all-in")
	case table.Conceded:
		text = r.verb(e.Seat, "concede", "concedes")
	default:
		return false
	}
	r.say(kind, text, e)
	return true
}

// tellPots tells what is in the pots when a betting round is over.
func (r *Ring) tellPots(e table.Event) {
	text := fmt.Sprintf("%s is in the pot", e.Amount)
	if r.round.Raked > 0 {
		text += fmt.Sprintf(", and %s of rake beside it", r.round.Raked)
	}
	r.say(log.Step, text, e)
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
	case table.Discarded:
		r.say(r.kindFor(b[0].Seat), r.verb(b[0].Seat, "discard ", "discards ")+strings.ToLower(cardsWord(len(b))), b...)
	}
}

// tellDeal tells of cards that were dealt one after the other.
func (r *Ring) tellDeal(b batch) {
	if b[0].Box == table.NoBox {
		for _, e := range b {
			r.say(log.Call, fmt.Sprintf("%s, from the deck, is not used", canvas.Face(e.Card)), e)
		}
		return
	}
	if b[0].Box == 0 {
		r.say(log.Call, "The board shows "+canvas.Faces(r.host.Hands().Of(0, 0)), b...)
		return
	}
	if p := r.round.At(b[0].Seat); p.Drawing {
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
		case e.Seat == table.House: // goes to the discards at once
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
	if len(to) > 0 {
		text := fmt.Sprintf("%s face down to everybody", cardsWord(down/len(to)))
		if len(mine) > 0 {
			text += "; yours: " + canvas.Faces(mine)
		}
		parts = append(parts, text)
	}
	if len(up) > 0 {
		parts = append(parts, "Face up: "+strings.Join(up, ", "))
	}
	if len(parts) > 0 {
		r.say(log.Call, strings.Join(parts, ". "), b...)
	}
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
		for n < len(b) && b[n].Pot == b[0].Pot {
			n++
		}
		r.tellPot(b[:n])
		b = b[n:]
	}
	p := r.round.At(r.host.Seat())
	if r.host.Seat() == table.House || p.Put == 0 {
		return
	}
	r.host.Tell(log.Entry{Kind: log.Total, Round: r.round.Number, Gain: p.Won - p.Put,
		Text: fmt.Sprintf("in this round: %s put in, %s won.", p.Put, p.Won)})
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
		text := fmt.Sprintf("%s %s, %s", r.verb(e.Seat, "win", "wins"), e.Amount, potName(e.Pot))
		if len(b) > 1 {
			text = fmt.Sprintf("%s %s of %s", r.verb(e.Seat, "win", "wins"), e.Amount, potName(e.Pot))
		}
		switch {
		case r.round.Contenders() < 2:
			text += ": everybody else has folded"
		case h == 0 && l == 0:
			text += ", for which nobody else contends"
		case h == high && h > 0 && !told[e.Seat]:
			text += ", with " + h.String()
		default:
			text += ", with " + l.String()
		}
		told[e.Seat] = true
		line := log.Entry{Kind: log.Own, Round: r.round.Number, Text: text + ".", Cite: e.By, Events: []table.Event{e}}
		r.host.Record(fmt.Sprintf("Round %d: %s", r.round.Number, line.Text))
		r.host.Tell(line)
	}
}
