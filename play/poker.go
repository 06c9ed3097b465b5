package play

import (
	"fmt"
	"slices"
	"strings"

	"boardwalk/game/room"
	"boardwalk/money"
	"boardwalk/table"
)

// The boards of the poker room. All nine games are spoken of and drawn alike:
// what differs are the cards.
var (
	sevenCardStudBoard = pokerBoard(sevenCards, "Seven cards, four of them face up.")
	studHighLowBoard   = pokerBoard(sevenCards, "Seven cards; half the pot is the lowest hand's.")
	studEightBoard     = pokerBoard(sevenCards, "The low hand must be eight or better.")
	holdEmBoard        = pokerBoard(twoCards, "Two cards of your own, five for everybody.")
	omahaBoard         = pokerBoard(fourCards, "Four cards of your own, five for everybody.")
	omahaEightBoard    = pokerBoard(fourCards, "Half the pot is a low hand's.")
	fiveCardDrawBoard  = pokerBoard(newCards, "Five cards, and new ones for those you discard.")
	drawLowBoard       = pokerBoard(newCards, "Five cards and a draw; the lowest hand wins.")
	fiveCardStudBoard  = pokerBoard(fiveCards, "One card face down and four face up.")
)

// cardPlan is how many cards there are in the end.
type cardPlan struct {
	own   int  // of each player
	board int  // for everybody
	draws bool // players exchange cards
	bets  int  // betting rounds
}

var (
	sevenCards = cardPlan{own: 7, bets: 5}
	twoCards   = cardPlan{own: 2, board: 5, bets: 4}
	fourCards  = cardPlan{own: 4, board: 5, bets: 4}
	newCards   = cardPlan{own: 5, draws: true, bets: 2}
	fiveCards  = cardPlan{own: 5, bets: 4}
)

func pokerBoard(plan cardPlan, about string) *board {
	tips := "In your turn: c checks or calls, r 20 raises to $20 (or bets it), a goes all-in, f folds; pot is an amount too."
	if plan.draws {
		tips += " At the draw: d 1 3 discards your first and third card, d 2h 7c by name, s stands pat."
	}
	return &board{
		about: about, tips: tips, verb: "deal", plan: plan, turns: true,
		draw: drawPoker, ask: (*Session).askPoker, read: (*Session).readPoker, hear: (*Session).hearPoker,
		stakes: stakes, advise: (*bot).playPoker,
	}
}

// stakes is how much is bet at a poker table, in a few words.
func stakes(options table.Options, lim table.Limit) string {
	o, ok := options.(*room.Options)
	if !ok {
		return ""
	}
	text := strings.ReplaceAll(o.Structure, "-", " ")
	switch o.Structure {
	case room.Fixed:
		text = fmt.Sprintf("limits %s and %s", lim.Min, lim.Max)
	case room.Spread:
		text = fmt.Sprintf("bets of %s to %s", lim.Min, lim.Max)
	}
	if len(o.Ante) > 0 {
		text += ", ante " + slices.Max(o.Ante).String()
	}
	if o.Forced > 0 {
		text += ", forced bet " + o.Forced.String()
	}
	var blinds []string
	for _, b := range o.Blinds {
		blinds = append(blinds, b.String())
	}
	if len(blinds) > 0 {
		text += ", blind bets " + strings.Join(blinds, " and ")
	}
	return text
}

// pokerOptions are the licensee's options at a poker table.
func (s *Session) pokerOptions() *room.Options {
	if o, ok := s.Table().Options().(*room.Options); ok {
		return o
	}
	return &room.Options{}
}

// inPlay is what the person has before them and what they have put into the
// pot of the round under way.
func (s *Session) inPlay() (stack, in money.Cents) {
	if s.live.Question() == nil {
		a := s.Account()
		return a.Chips + a.Cash, a.Layout
	}
	p := s.ring.at(s.Seat())
	return p.stack, p.put
}

// stackOf is what a seat has before it at a poker table.
func (s *Session) stackOf(seat table.Seat) money.Cents {
	if s.live.Question() == nil {
		a := s.Table().Account(seat)
		return a.Chips + a.Cash
	}
	return s.ring.at(seat).stack
}

// standingOf is how a seat stands in the round under way.
func (s *Session) standingOf(seat table.Seat) string {
	text := ""
	if s.ring.button == seat {
		text += ", the button"
	}
	if p := s.ring.at(seat); p.bet > 0 {
		text += fmt.Sprintf(", %s bet", p.bet)
	}
	if word := s.status(seat); word != "" {
		text += ", " + word
	}
	return text
}

// betweenHands says what can be done before the next round is dealt.
func (s *Session) betweenHands() string {
	stack, _ := s.inPlay()
	switch {
	case stack < money.Dollar:
		return "You have no chips left: buyin 200 brings more, Enter goes on without you."
	case s.refused != nil && s.refused.Seat == s.Seat():
		return "You were not dealt in: buyin 200 brings more. Enter deals."
	}
	return "Enter deals the next round · why · rules · buyin 200 · sit-out · quit"
}

// abandon folds for a person who leaves in the middle of a round of play:
// what was put in stays in the pot.
func (s *Session) abandon() {
	for n := 0; s.board.turns && s.failed == nil && s.Question() != nil && n < 20; n++ {
		answer := table.Answer{Choice: s.Question().First()}
		if s.Question().Allows(room.Fold) {
			answer.Choice = room.Fold
		}
		s.answer(answer)
	}
}
