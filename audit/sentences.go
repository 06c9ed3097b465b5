package audit

import (
	"fmt"
	"strconv"
	"strings"

	"boardwalk/card"
	"boardwalk/floor"
	"boardwalk/table"
	"boardwalk/tile"
)

// number writes a seat as a number.
func number(s table.Seat) string { return strconv.Itoa(int(s)) }

// quoted puts a text into quotation marks.
func quoted(s string) string { return "“" + s + "”" }

// called returns what a seat is called in a sentence.
func (b *rebuilding) called(s *sitting, seat table.Seat) string {
	switch person := s.person(seat); {
	case seat == table.House:
		return "The house"
	case person == "":
		return "Seat " + number(seat)
	default:
		return b.nameOf(person) + " (seat " + number(seat) + ")"
	}
}

// words returns an event as a sentence.
func (b *rebuilding) words(s *sitting, e *table.Event) string {
	who := b.called(s, e.Seat)
	on := func() string {
		if layout := s.layout(); layout != nil && e.Area >= 0 && int(e.Area) < len(layout.Wagers) {
			return " on " + layout.Wagers[e.Area].Name
		}
		return ""
	}
	say := func(format string, args ...any) string { return who + " " + fmt.Sprintf(format, args...) }
	switch e.Kind {
	case table.Announced:
		return "The dealer says: " + quoted(e.Text)
	case table.Noted:
		if e.Seat != table.House {
			return who + ": " + e.Text
		}
		return sentence(e.Text)
	case table.Seated:
		return say("sits down with %s", e.Amount)
	case table.Left:
		return say("leaves with %s", e.Amount)
	case table.Wagered:
		return say("wagers %s%s, where %s now lies", e.Amount, on(), e.Stake)
	case table.Vigorished:
		return say("pays vigorish of %s%s", e.Amount, on())
	case table.Reduced:
		return say("takes down %s%s, where %s still lies", e.Amount, on(), e.Stake)
	case table.Called:
		return say("has the wager%s called %s", on(), e.Text)
	case table.Moved:
		return say("has a wager moved%s", on())
	case table.Converted:
		return say("changes %s of cash into chips", e.Amount)
	case table.Thrown:
		return "The outcome is " + e.Text
	case table.Paid:
		return say("wins %s at %s%s, and %s comes back", e.Amount, e.Odds, on(), e.Stake)
	case table.Collected:
		return say("loses %s%s", e.Stake, on())
	case table.Returned:
		if e.Return == table.Withdrawn {
			return say("withdraws %s%s", e.Amount, on())
		}
		return say("gets %s back%s", max(e.Stake, e.Amount), on())
	case table.Offered:
		return say("is asked: %s", e.Text)
	case table.Answered:
		return say("answers: %s", e.Text)
	case table.Reported:
		return "Reported: " + e.Text
	case table.Voided:
		return "No decision: " + e.Text
	case table.Refused:
		return say("is refused: %s", e.Text)
	case table.Posted:
		return "The sign says: " + e.Text
	case table.Closed:
		return "Gaming ceases: " + e.Text
	case table.Dealt, table.Turned, table.Burned, table.Formed, table.Discarded:
		return cardWords(s.layout(), e)
	case table.Awarded:
		return say("takes %s of the pot: %s", e.Amount, e.Text)
	case table.Raked:
		return say("%s goes to the rake: %s", e.Amount, e.Text)
	case table.Marked:
		return say("owes vigorish of %s%s on a marker button", e.Stake, on())
	case table.Deposited:
		return e.Amount.String() + " of rake goes to the table inventory container"
	}
	return say("%s: %s", e.Kind, e.Text)
}

// cardWords returns a sentence about where a card went and how it lies.
func cardWords(l *table.Layout, e *table.Event) string {
	face := "a card"
	switch {
	case e.Tile.Known():
		face = e.Tile.Pretty()
	case e.Tile == tile.Unknown:
		face = "a tile"
	case e.Card != card.Unknown:
		face = e.Card.Pretty()
	}
	box := boxWords(l, e.Box)
	if e.Hand > 0 {
		box += fmt.Sprintf(", hand %d", e.Hand+1)
	}
	switch {
	case e.Kind == table.Burned:
		return sentence(face + " is burned")
	case e.Kind == table.Turned && e.Secret:
		return sentence(face + " of " + box + " is looked at by its owner")
	case e.Kind == table.Turned:
		return sentence(face + " of " + box + " is turned up")
	case e.Kind == table.Formed:
		return sentence(fmt.Sprintf("%s of %s goes to %s, hand %d", face, box, boxWords(l, e.ToBox), e.ToHand+1))
	case e.Kind == table.Discarded:
		return sentence(face + " of " + box + " is collected")
	case e.Secret:
		return sentence(face + " face down to " + box)
	}
	return sentence(face + " face up to " + box)
}

// sentence makes the first letter upper case.
func sentence(s string) string { return strings.ToUpper(s[:min(1, len(s))]) + s[min(1, len(s)):] }

// layout returns the layout of the table, or nil if it is not known.
func (s *sitting) layout() *table.Layout {
	if s.stage == nil {
		return nil
	}
	return s.stage.table.Layout()
}

// matterText returns a record of the floor as a sentence, or "".
func (b *rebuilding) matterText(l *line) string {
	var m floor.FloorData
	if l.rec.Read(&m) != nil {
		return ""
	}
	switch {
	case m.Leaving != nil:
		text := "The player of seat " + number(m.Leaving.Seat) + " leaves as soon as it is lawful"
		if m.Leaving.Why != "" {
			text += ": " + m.Leaving.Why
		}
		return text
	case m.Close != "":
		return "The table is closed: " + m.Close
	case m.Open != "":
		return "The table is open: " + m.Open
	case m.Invite != "":
		return b.nameOf(m.Invite) + " is invited"
	case m.Tournament != nil && m.Tournament.Out != nil:
		return b.nameOf(m.Tournament.Out.Person) + " " + m.Tournament.Text()
	case m.Tournament != nil:
		return sentence(m.Tournament.Text())
	case m.Reserved != nil:
		return m.Reserved.Person + " has " + m.Reserved.Amount.String() + " set aside for seat " + number(m.Reserved.Seat)
	case m.Released != nil:
		return m.Released.Person + " has " + m.Released.Amount.String() + " back that was set aside for seat " +
			number(m.Released.Seat) + ": " + m.Released.Why
	}
	return ""
}

// boxWords is a box in a sentence.
func boxWords(l *table.Layout, b table.Box) string {
	box := "the dealer"
	if b == table.NoBox {
		return "no hand"
	}
	if b != 0 {
		box = "box " + strconv.Itoa(int(b))
	}
	if l != nil && l.BoxName(b) != "" && l.BoxName(b) != strconv.Itoa(int(b)) {
		box = l.BoxName(b)
	}
	return box
}
