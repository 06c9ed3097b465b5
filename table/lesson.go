package table

import (
	"strings"

	"boardwalk/law"
	"boardwalk/money"
)

// Lesson is something worth doing once at a game because it teaches one of its rules, or
// how it is played well. Screens show it as an achievement. Games that have a lesson in
// common give it the same ID.
//
// The fields after Times say what a player has to do for it in the course of one round:
// everything that is not empty.
type Lesson struct {
	ID    string
	Name  string // a few words
	Task  string // what to do, in a sentence
	Why   string // what one learns by it, in a sentence or two
	Times int    // in how many rounds; in one if 0

	Bets   string     // to make a wager of this id, or one whose id begins with it and a hyphen
	Wins   string     // to be paid on such a wager
	Odds   money.Odds // with Wins: at these odds
	Line   law.Cite   // with Wins: under the paragraph of this line of odds, where several lines pay alike
	Offer  string     // to be asked this
	Choice Choice     // with Offer: and to answer so
	Pot    bool       // to win a pot, or a part of one
}

// Learning is what a player has done in a round that lessons ask for.
type Learning struct {
	Bets    []string
	Wins    []Win
	Answers []LessonAnswer
	Pot     bool
}

// Win is a wager that was paid.
type Win struct {
	Wager string
	Odds  money.Odds
	Line  law.Cite // the paragraph of the line of odds
}

// LessonAnswer is an answer to an offer.
type LessonAnswer struct {
	Offer  string
	Choice Choice
}

// Hear notes what an event of the player's own tells, at a game of that layout.
func (n *Learning) Hear(l *Layout, e *Event) {
	wager := ""
	if e.Area >= 0 && int(e.Area) < len(l.Wagers) {
		wager = l.Wagers[e.Area].ID
	}
	switch e.Kind {
	case Wagered:
		n.Bets = append(n.Bets, wager)
	case Paid:
		n.Wins = append(n.Wins, Win{wager, e.Odds, e.OddsBy})
	case Awarded:
		n.Pot = true
	case Answered:
		for _, o := range l.Offers {
			if o.Law == e.By {
				n.Answers = append(n.Answers, LessonAnswer{o.ID, e.Choice()})
			}
		}
	}
}

// DoneIn reports whether a player has done in a round what the lesson asks for.
func (l *Lesson) DoneIn(n *Learning) bool {
	is := func(id, wanted string) bool { return id == wanted || strings.HasPrefix(id, wanted+"-") }
	bets, wins, answers := l.Bets == "", l.Wins == "", l.Offer == ""
	for _, b := range n.Bets {
		bets = bets || is(b, l.Bets)
	}
	for _, w := range n.Wins {
		wins = wins || is(w.Wager, l.Wins) && (l.Odds.IsZero() || w.Odds == l.Odds) && (l.Line == "" || w.Line == l.Line)
	}
	for _, a := range n.Answers {
		answers = answers || a == LessonAnswer{l.Offer, l.Choice}
	}
	return bets && wins && answers && (!l.Pot || n.Pot)
}
