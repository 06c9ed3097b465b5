package play

import (
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
		s.notice(fmt.Sprintf("That is a foul hand, which loses: the low hand (%s) ranks above the high hand (%s). Type it again to set it all the same.",
			way.LowWorth, way.HighWorth))
		return true
	}
	return false
}

// fewWays is how many ways to set a hand the question itself can name.
const fewWays = 3

// settingOf returns the way to set the hand that a choice stands for; nil if it is no way, or if there are many.
func (s *Session) settingOf(c table.Choice) *table.Setting {
	ways := s.settings()
	i := slices.IndexFunc(ways, func(way table.Setting) bool { return way.Answer == table.Answer{Choice: c} })
	if i < 0 || len(ways) > fewWays {
		return nil
	}
	return &ways[i]
}

// settingHint says how the house would set the hand, where there are too many ways to name them all.
func (s *Session) settingHint() string {
	ways := s.settings()
	i := slices.IndexFunc(ways, func(way table.Setting) bool { return way.House })
	if i < 0 || len(ways) <= fewWays {
		return ""
	}
	way := ways[i]
	way.House = false // that is said already
	return ". The house would set " + s.settingLine(&way) + "; hint lists all ways."
}

// settingsPage lists the ways to set the hand, lawful ones first; nil if no hand is to be
// set.
func (s *Session) settingsPage() (page []string) {
	ways := s.settings()
	for _, foul := range []bool{false, true} {
		for i := range ways {
			if ways[i].Foul == foul {
				page = append(page, s.settingLine(&ways[i]))
			}
		}
	}
	return page
}

// lowLabel stands before the worth of a low hand. One that is set into two again says itself which
// is which.
func lowLabel(way *table.Setting) string {
	if way.LowName != "" {
		return ""
	}
	return "low: "
}

// settingLine says what one way to set the hand comes to.
func (s *Session) settingLine(way *table.Setting) string {
	q := s.Question()
	tiles, cards := s.eye.Hands.TilesOf(q.Box, q.Hand), s.eye.Hands.Of(q.Box, q.Hand)
	text := ""
	if tiles != nil {
		var hands [2][]string // high and low
		for at, x := range tiles {
			hand := &hands[0]
			if slices.Contains(way.Low, at) {
				hand = &hands[1]
			}
			*hand = append(*hand, x.Pretty())
		}
		text = fmt.Sprintf("high %s (%s), low %s (%s)", strings.Join(hands[0], " "), way.HighWorth, strings.Join(hands[1], " "), way.LowWorth)
	} else {
		var low []string
		for _, at := range way.Low {
			low = append(low, canvas.Face(cards[at]))
		}
		text = fmt.Sprintf("%s %s%s, high: %s", strings.Join(low, " "), lowLabel(way), way.LowWorth, way.HighWorth)
	}
	switch {
	case way.Foul:
		text += ", foul"
	case way.House:
		text += ", as the house"
	}
	return text
}

// cardsToName is how many cards a choice that is made with cards names: those of the low hand.
func (s *Session) cardsToName() int {
	if ways := s.settings(); len(ways) > 0 {
		return len(ways[0].Low)
	}
	return 2
}
