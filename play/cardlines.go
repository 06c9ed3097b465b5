package play

import (
	"fmt"
	"slices"
	"strings"

	"boardwalk/card"
	"boardwalk/law"
	"boardwalk/play/canvas"
	"boardwalk/table"
	"boardwalk/tile"
)

// joinCards adds an event about a card or tile to the last line of the log, if that is about others of the same hand, and
// reports whether it has. A line cites one paragraph. Lines that were there before the last command may have been read,
// and stay as they are.
func (s *Session) joinCards(e table.Event, cite law.Cite) bool {
	if len(s.log) <= s.read {
		return false
	}
	last := &s.log[len(s.log)-1]
	if last.Kind != Step || last.Cite != cite || len(last.Events) == 0 || !together(last.Events, &e) {
		return false
	}
	last.Events = append(last.Events, e)
	last.Text = s.cardLine(last.Events)
	return true
}

// together reports whether a card or tile can be told of with those before it: because the same is done with them and they
// are of one hand, or because each lies face down before somebody else.
func together(events []table.Event, e *table.Event) bool {
	last := &events[len(events)-1]
	if events[0].Kind == table.Burned && unseen(&events[0]) { // each may be shown after it was burned
		return e.Kind == table.Burned && unseen(e) || e.Kind == table.Turned && !e.Secret && last.Kind == table.Burned && last.Box == e.Box
	}
	if last.Kind != e.Kind || unseen(last) != unseen(e) || last.Secret != e.Secret {
		return false
	}
	switch e.Kind {
	case table.Formed:
		return last.ToBox == e.ToBox && last.ToHand == e.ToHand && (last.Box == last.ToBox) == (e.Box == e.ToBox)
	case table.Dealt, table.Turned, table.Discarded:
		if last.Box == e.Box && last.Hand == e.Hand && !ofSeveral(events) {
			return e.Box != table.NoBox || unseen(e)
		}
		before := slices.ContainsFunc(events, func(x table.Event) bool { return x.Box == e.Box })
		return e.Kind == table.Dealt && unseen(e) && !before && (len(events) == 1 || ofSeveral(events))
	}
	return false
}

// ofSeveral reports whether some cards lie before several people.
func ofSeveral(events []table.Event) bool {
	return events[0].Box != events[len(events)-1].Box && events[0].Kind == table.Dealt
}

// unseen reports whether the card or tile of an event lies face down.
func unseen(e *table.Event) bool {
	return e.Tile == tile.Unknown || e.Tile == tile.None && e.Card == card.Unknown
}

// pieces are the cards or tiles of some events: "3♠ 4♦", or "a tile" or "4 tiles" if they lie face down.
func pieces(events []table.Event) string {
	if !unseen(&events[0]) {
		var faces []string
		for i := range events {
			faces = append(faces, canvas.FaceOf(&events[i]))
		}
		return strings.Join(faces, " ")
	}
	name := "card"
	if events[0].Tile == tile.Unknown {
		name = "tile"
	}
	if n := len(events); n > 1 {
		return fmt.Sprintf("%d %ss", n, name)
	}
	return "a " + name
}

// formedWhere says to which hand some cards or tiles went: to the low or the high one where
// hands are set in two, or as the game calls them.
func (s *Session) formedWhere(events []table.Event) string {
	_, set := s.Table().Game().(table.Setter)
	hands, goes := s.Table().Layout().Hands, oneOrMore(events, "goes", "go")
	switch e := &events[0]; {
	case e.Box != e.ToBox:
		return oneOrMore(events, "is", "are") + " added"
	case int(e.ToHand) < len(hands):
		return goes + " to the " + hands[e.ToHand]
	case set && e.ToHand == 1:
		return goes + " to the low hand"
	case set:
		return goes + " to the high hand"
	default:
		return fmt.Sprintf("%s to hand %d", goes, e.ToHand+1)
	}
}

func oneOrMore(events []table.Event, one, more string) string {
	if len(events) == 1 {
		return one
	}
	return more
}

// cardLine is what is done with some cards of one hand in words.
func (s *Session) cardLine(events []table.Event) string {
	if events[0].Kind == table.Burned {
		return burnLine(events)
	}
	e := &events[len(events)-1]
	box, these, are := s.boxName(e.Box), pieces(events), oneOrMore(events, "is", "are")
	switch {
	case e.Kind == table.Formed:
		return fmt.Sprintf("%s: %s %s.", s.boxName(e.ToBox), these, s.formedWhere(events))
	case e.Kind == table.Discarded && e.Box == table.NoBox:
		if len(events) > 1 {
			return fmt.Sprintf("%d cards that are left are put with the discards.", len(events))
		}
		return "A card that is left is put with the discards."
	case e.Kind == table.Discarded:
		return fmt.Sprintf("%s: %s %s put with the discards.", box, these, are)
	case ofSeveral(events):
		var boxes []string
		for i := range events {
			boxes = append(boxes, s.boxName(events[i].Box))
		}
		return fmt.Sprintf("%s: %s each, face down.", strings.Join(boxes, ", "), pieces(events[:1]))
	case e.Box == table.NoBox && e.Kind == table.Dealt:
		return fmt.Sprintf("%s is turned up, and belongs to no hand.", these)
	case unseen(e):
		return fmt.Sprintf("%s: %s face down.", box, these)
	case e.Kind == table.Turned && e.Secret:
		return fmt.Sprintf("%s: the %s %s.", box, oneOrMore(events, "tile is", "tiles are"), these)
	case e.Kind == table.Turned && box == you:
		return fmt.Sprintf("You show %s.", these)
	case e.Kind == table.Turned:
		return fmt.Sprintf("%s shows %s.", box, these)
	}
	if _, set := s.Table().Game().(table.Setter); set { // the cards are worth something once they are set
		return fmt.Sprintf("%s: %s.", box, these)
	}
	return fmt.Sprintf("%s: %s%s.", box, these, s.worth(" = ", e.Box, e.Hand))
}

// burnLine is that cards are burned, with those that are shown then.
func burnLine(events []table.Event) string {
	burned, shown := 0, ""
	for i := range events {
		if events[i].Kind == table.Burned {
			burned++
		}
		if !unseen(&events[i]) {
			shown += " " + canvas.FaceOf(&events[i])
		}
	}
	text := "A card is burned"
	if burned > 1 {
		text = fmt.Sprintf("%d cards are burned", burned)
	}
	if shown != "" {
		text += ", face up:" + shown
	}
	return text + "."
}
