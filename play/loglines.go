package play

import (
	"fmt"
	"strings"

	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/play/log"
	"boardwalk/table"
)

// sink hears the table for a session.
type sink struct{ s *Session }

// Event puts an event into the log, or keeps it for the line that sums up the
// other seats.
func (k sink) Event(e *table.Event) {
	s := k.s
	if s.muted {
		return
	}
	s.lawful = nil
	s.hearBank(e)
	switch e.Kind {
	case table.Dealt, table.Turned, table.Burned, table.Formed, table.Discarded, table.Shuffled:
		s.hearCards(e)
	case table.Answered:
		if seen, ok := e.For(s.Seat()); ok {
			s.eye.Hear(&seen)
		}
	}
	seen, ok := e.For(s.Seat())
	if !ok {
		return
	}
	if e.Kind == table.Refused {
		s.refused = &seen
	}
	switch {
	case s.buysAgain(seen):
	case s.live != nil && s.contest != nil && s.contest.Hear(seen):
	case seen.Seat != table.House && seen.Seat != s.Seat() && s.Seat() != table.House:
		if s.isBank(seen) {
			s.hear(seen)
		}
		s.hearOther(seen)
	default:
		s.hear(seen)
	}
}

// buysAgain tells that a bot brings more chips, and reports whether the event
// is of that.
func (s *Session) buysAgain(e table.Event) bool {
	b := s.botAt(e.Seat)
	if e.Kind != table.Seated || b == nil || b.again == 0 {
		return false
	}
	s.tell(Entry{Kind: Others, Text: fmt.Sprintf("%s buys in again for %s.", b.name, e.Amount), Cite: e.By, Events: []table.Event{e}})
	return true
}

// hearOther keeps what other seats do, apart from what decides the round.
func (s *Session) hearOther(e table.Event) {
	switch e.Kind {
	case table.Noted:
		if e.Word == table.BrokenDown { // the wagers that follow are told in one line, and why has this under it
			s.others = append(s.others, e)
			return
		}
		s.hear(e)
	case table.Answered, table.Dealt, table.Turned, table.Formed, table.Discarded, table.Folded:
		s.hear(e)
	case table.Wagered, table.Paid, table.Collected, table.Returned:
		if e.Kind != table.Wagered || !s.playing { // in a round the answer was told that the wager follows
			s.others = append(s.others, e)
		}
	case table.Seated, table.Left, table.Covered, table.Released, table.Centred, table.Fed, table.Refilled:
		s.hear(e)
	}
}

// hear logs one event.
func (s *Session) hear(e table.Event) {
	line := Entry{Kind: Step, Cite: e.By, Events: []table.Event{e}}
	switch e.Kind {
	case table.Posted, table.Offered:
		return // the rules and the prompt show them
	case table.Announced:
		line.Kind, line.Text = Call, "\""+e.Text+"\""
	case table.Thrown:
		s.past = append(s.past, Outcome{e.Faces, e.Text})
		line.Kind, line.Text = Call, s.outcome(s.past[len(s.past)-1])
	case table.Noted, table.Answered, table.Shuffled, table.Folded:
		if e.Kind == table.Answered && e.Seat == table.House {
			return // tellStaffAnswer says it
		}
		line.Text = log.Sentence(e.Text)
		if e.Seat != table.House {
			line.Text = log.Of(s.who(e.Seat), you, s.told(&e))
		}
	case table.Marked: // no chips have moved yet
		line.Text = s.chips(e)
	case table.Covered, table.Released:
		line.Text = s.bankLine(e)
	case table.Fed, table.Refilled:
		line.Text = meterLine(e)
	case table.Centred:
		line.Text, line.Gain = s.bankLine(e), s.gain(e)
		if s.isBank(e) {
			line.Kind = Own
			s.results = append(s.results, e)
		}
	case table.Dealt, table.Turned, table.Burned, table.Formed, table.Discarded:
		if s.isBlank(e) || s.joinCards(e, line.Cite) {
			return
		}
		line.Text = s.cardLine(line.Events)
	case table.Voided:
		line.Kind, line.Text = Call, "No decision: "+e.Text+"."
	case table.Closed:
		line.Kind, line.Text = Call, "Gaming ceases: "+e.Text+"."
	case table.Reported:
		line.Text = "Reported: " + e.Text + "."
	case table.Refused:
		if s.Seat() == table.House || e.Seat != s.Seat() && e.Seat != table.House {
			return // a bot's affair
		}
		text := e.Text
		if e.Word != "" { // of several things that may have been reported
			text = e.Word + ": " + text
		}
		line.Kind, line.Text = Refusal, refusal(text, e.By)
	default:
		line.Kind = Own
		line.Text, line.Gain = s.chips(e), s.gain(e)
		s.results = append(s.results, e)
	}
	s.tell(line)
}

// told is the text of an event about a player. An answer that has words of its own is told by them, and an amount with it.
func (s *Session) told(e *table.Event) string {
	if e.Kind != table.Answered {
		return e.Text
	}
	amount := ""
	if e.Amount != 0 {
		amount = " " + e.Amount.String()
	}
	if says := s.Table().Layout().SayUnder(e.By, e.Choice()); says != string(e.Choice()) {
		return "decides to " + strings.TrimSuffix(says+":"+amount, ":")
	}
	return e.Text + amount
}

// meterLine says what went on the progressive meter or off it.
func meterLine(e table.Event) string {
	switch {
	case e.Kind == table.Refilled:
		return fmt.Sprintf("The house puts %s on the progressive meter.", e.Amount)
	case e.Amount < 0:
		return fmt.Sprintf("%s comes off the progressive meter.", -e.Amount)
	}
	return fmt.Sprintf("%s goes on the progressive meter.", e.Amount)
}

// refusal is the sentence of a refusal with its paragraph in full.
func refusal(text string, by law.Cite) string {
	if by != "" {
		text += " (" + by.Text() + ")"
	}
	return log.Sentence(text)
}

// gain is what an event won or lost the person: on a wager, or as the bank. For
// whoever only watches it is what it won or lost its seat.
func (s *Session) gain(e table.Event) money.Cents {
	switch {
	case s.isBank(e):
		return bankGain(&e)
	case e.Seat == s.Seat() || s.Seat() == table.House:
		return seatGain(e)
	}
	return 0
}

// isBank reports whether the person has the bank that an event is against.
func (s *Session) isBank(e table.Event) bool {
	return s.Seat() != table.House && e.Against.Seat() == s.Seat()
}

// seatGain is what an event won or lost its seat.
func seatGain(e table.Event) money.Cents {
	switch e.Kind {
	case table.Paid, table.Awarded:
		return e.Amount
	case table.Collected:
		return -e.Stake
	case table.Vigorished:
		return -e.Amount
	}
	return 0
}

// you is what the log calls the person.
const you = "You"

// who names a seat.
func (s *Session) who(seat table.Seat) string {
	if seat == s.Seat() {
		return you
	}
	for _, b := range s.bots {
		if b.seat == seat {
			return b.name
		}
	}
	return fmt.Sprintf("Seat %d", seat)
}

// name is the regulation's name of an area, without the number of a position:
// every line that has it says whose wager it is.
func (s *Session) name(a table.Area) string {
	if a == table.NoArea {
		return "the layout"
	}
	w := s.wager(a)
	if w.Position != table.House {
		return strings.TrimSuffix(w.Name, fmt.Sprint(" ", w.Position))
	}
	return w.Name
}

// onlyWager is the name of a game's main wager where it has none of its own. It is not said.
const onlyWager = "Wager"

// betOn says how much is bet on a wager: "$10 on Ante", or "$10".
func betOn(amount money.Cents, name string) string {
	if name == onlyWager {
		return amount.String()
	}
	return fmt.Sprintf("%s on %s", amount, name)
}

// chips puts a movement of chips into words.
func (s *Session) chips(e table.Event) string {
	own := e.Seat == s.Seat()
	who, name := s.who(e.Seat), s.nameOf(e)
	verb := func(i, she string) string {
		if own {
			return you + " " + i
		}
		return who + " " + she
	}
	then := func(i, she string) string { return strings.Replace(verb(i, she), you+" ", "you ", 1) }
	switch e.Kind {
	case table.Seated:
		return fmt.Sprintf("%s at position %d with %s.", verb("sit", "sits"), e.Seat, e.Amount)
	case table.Left:
		return fmt.Sprintf("%s with %s.", verb("leave", "leaves"), e.Amount)
	case table.Wagered:
		text := verb("bet", "bets") + " " + betOn(e.Amount, name)
		if e.Stake > e.Amount {
			text += fmt.Sprintf(", now %s", e.Stake)
		}
		return text + "."
	case table.Vigorished:
		return fmt.Sprintf("%s vigorish on %s.", verb("pay", "pays"), name)
	case table.Marked:
		return fmt.Sprintf("%s %s of vigorish on %s: a marker button shows it.", verb("owe", "owes"), e.Stake, name)
	case table.Reduced:
		text := fmt.Sprintf("%s %s down from %s", verb("take", "takes"), e.Amount, name)
		if e.Stake > 0 {
			text += fmt.Sprintf(", %s stays", e.Stake)
		}
		return text + "."
	case table.Called:
		return fmt.Sprintf("%s is %s.", name, map[bool]string{true: "on", false: "off"}[e.On])
	case table.Moved:
		text := fmt.Sprintf("%s goes to %s.", name, s.name(e.To))
		if !own {
			text = who + ": " + text
		}
		return text
	case table.Converted:
		return fmt.Sprintf("%s %s of cash into chips.", verb("change", "changes"), e.Amount)
	case table.Paid:
		if e.Odds.IsZero() { // an amount of its own, or a share of a meter
			return fmt.Sprintf("%s: %s %s%s.", name, then("win", "wins"), e.Amount, s.party(" from ", e.Against))
		}
		return fmt.Sprintf("%s: %s %s (%s at %s)%s.", name, then("win", "wins"), e.Amount, e.Stake+e.Coupon, e.Odds, s.party(" from ", e.Against))
	case table.Collected:
		return fmt.Sprintf("%s: %s %s%s.", name, then("lose", "loses"), e.Stake, s.party(" to ", e.Against))
	case table.Awarded:
		return fmt.Sprintf("%s %s of the pot: %s.", verb("win", "wins"), e.Amount, e.Text)
	case table.Covered, table.Released, table.Centred:
		return s.bankLine(e)
	case table.Returned:
		if e.Return == table.VigorishBack {
			return fmt.Sprintf("%s: %s %s of vigorish back.", name, then("get", "gets"), e.Amount)
		}
		if e.Return == table.Withdrawn {
			return fmt.Sprintf("%s: %s %s.", name, then("withdraw", "withdraws"), e.Amount)
		}
		return fmt.Sprintf("%s: %s %s back, neither won nor lost.", name, then("get", "gets"), e.Amount)
	}
	return fmt.Sprintf("%s: %s %s", who, e.Kind, e.Text)
}

func (s *Session) nameOf(e table.Event) string {
	if s.live == nil {
		return ""
	}
	return s.name(e.Area)
}
