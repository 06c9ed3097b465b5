package play

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"boardwalk/card"
	"boardwalk/play/canvas"
	"boardwalk/table"
)

// settings returns the ways to answer the open question if it has the person set a hand
// into two, and nil otherwise.
func (s *Session) settings() []table.Setting {
	q := s.Question()
	if q == nil {
		return nil
	}
	return s.Table().Settings(q, s.eye.Hands.Of(q.Box, q.Hand), s.eye.Hands.TilesOf(q.Box, q.Hand))
}

// readCards reads the cards that are typed after a choice: each as a card, or as its
// place in the hand from 1 on.
func (s *Session) readCards(c table.Choice, words []string) (a table.Answer, wrong string) {
	a.Choice = c
	q := s.Question()
	hand := s.eye.Hands.Of(q.Box, q.Hand)
	places := "1 2"
	if ways := s.settings(); len(ways) > 0 && len(ways[0].Low) == 3 {
		places = "1 2 3"
	}
	wrong = fmt.Sprintf("After %s come cards of your own, or their places: %s %s.", c, c, places)
	if len(words) == 0 {
		return a, wrong
	}
	for _, word := range words {
		if at, err := strconv.Atoi(word); err == nil && at >= 1 && at <= len(hand) {
			a.Cards |= card.SetOf(hand[at-1])
			continue
		}
		cards, err := card.ParseAll(word)
		if err != nil {
			return a, wrong
		}
		a.Cards |= card.SetOf(cards...)
	}
	return a, ""
}

// warnsOfFoul tells the person that an answer sets a foul hand, and reports whether it
// has: the second time the answer is taken.
func (s *Session) warnsOfFoul(a table.Answer) bool {
	this := [2]int{s.Table().Rounds(), int(s.Question().Number)}
	for _, way := range s.settings() {
		if way.Answer != a || !way.Foul || s.warned == this {
			continue
		}
		s.warned = this
		s.notice(fmt.Sprintf("That is a foul hand, which loses: the low hand (%s) ranks above the high hand (%s). Type "+
			"it again to set it all the same.",
			way.LowWorth, way.HighWorth))
		return true
	}
	return false
}

// fewWays is how many ways to set a hand the question itself can name.
const fewWays = 3

// settingMenu is the open question as a menu, if it has the person set a hand: a line for each choice, with what the two hands
// come to below each other. Where there are too many ways to name, it has the cards with their places. It is nil for other questions.
func (s *Session) settingMenu() []string {
	ways := s.settings()
	if len(ways) == 0 {
		return nil
	}
	q := s.Question()
	rows := [][]string{{"", "", lowName(&ways[0]), "high hand"}}
	costs := s.live.Costs(q)
	for i, c := range q.Choices() {
		row := []string{fmt.Sprintf("[%d]", i+1), q.Offer.Name(c)}
		if q.Offer.TakesCards(c) {
			row[1] += strings.Repeat(" CARD", s.cardsToName())
		} else {
			row[1] += costText(costs[slices.Index(q.Offer.Choices, c)])
		}
		if way := s.settingOf(c); way != nil {
			row = append(row, s.lowHand(way)+"  "+way.LowWorth, s.highHand(way))
		}
		rows = append(rows, row)
	}
	lines := aligned(rows)
	if len(ways) > fewWays {
		lines = append(s.cardPlaces(), lines...)
	}
	return lines
}

// settingOf returns the way to set the hand that a choice stands for. It is the house's own way where the choice leaves
// it to the house, and nil if the choice leaves it open.
func (s *Session) settingOf(c table.Choice) *table.Setting {
	ways := s.settings()
	i := slices.IndexFunc(ways, func(way table.Setting) bool { return way.Answer == table.Answer{Choice: c} })
	if i < 0 && slices.Contains(letters["w"], c) {
		i = slices.IndexFunc(ways, func(way table.Setting) bool { return way.House })
	}
	if i < 0 {
		return nil
	}
	return &ways[i]
}

// cardPlaces are the cards of the hand that is to be set, each below the number of its place.
func (s *Session) cardPlaces() []string {
	q := s.Question()
	rows := [][]string{{"   "}, {"   "}}
	for i, c := range s.eye.Hands.Of(q.Box, q.Hand) {
		rows[0], rows[1] = append(rows[0], fmt.Sprint(i+1)), append(rows[1], canvas.Face(c))
	}
	return aligned(rows)
}

// settingsPage lists the ways to set the hand, lawful ones first; nil if no hand is to be
// set.
func (s *Session) settingsPage() []string {
	ways := s.settings()
	if len(ways) == 0 {
		return nil
	}
	rows := [][]string{{lowName(&ways[0]), "", "high hand"}}
	for _, foul := range []bool{false, true} {
		for i := range ways {
			way := &ways[i]
			if way.Foul != foul {
				continue
			}
			high := s.highHand(way)
			switch {
			case way.Foul:
				high += ", foul"
			case way.House:
				high += ", as the house"
			}
			rows = append(rows, []string{s.lowHand(way), way.LowWorth, high})
		}
	}
	return aligned(rows)
}

// lowName is what the low hand is called.
func lowName(way *table.Setting) string { return cmp.Or(way.LowName, "low hand") }

// lowHand are the cards or tiles of the low hand.
func (s *Session) lowHand(way *table.Setting) string {
	return s.faces(func(at int) bool { return slices.Contains(way.Low, at) })
}

// highHand is what the high hand comes to, after its tiles. Of cards the worth itself says which they are.
func (s *Session) highHand(way *table.Setting) string {
	if q := s.Question(); s.eye.Hands.TilesOf(q.Box, q.Hand) == nil {
		return way.HighWorth
	}
	return s.faces(func(at int) bool { return !slices.Contains(way.Low, at) }) + "  " + way.HighWorth
}

// faces are the cards or tiles at some places of the hand that the open question is about.
func (s *Session) faces(at func(int) bool) string {
	q := s.Question()
	var faces []string
	tiles, cards := s.eye.Hands.TilesOf(q.Box, q.Hand), s.eye.Hands.Of(q.Box, q.Hand)
	for i := range cards {
		switch {
		case !at(i):
		case tiles != nil:
			faces = append(faces, tiles[i].Pretty())
		default:
			faces = append(faces, canvas.Face(cards[i]))
		}
	}
	return strings.Join(faces, " ")
}

// cardsToName is how many cards a choice that is made with cards names: those of the low hand.
func (s *Session) cardsToName() int {
	if ways := s.settings(); len(ways) > 0 {
		return len(ways[0].Low)
	}
	return 2
}
