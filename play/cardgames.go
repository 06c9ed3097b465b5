package play

import (
	"fmt"
	"slices"

	"boardwalk/card"
	"boardwalk/game/baccarat"
	"boardwalk/game/blackjack"
	"boardwalk/game/reddog"
	"boardwalk/game/threecard"
	"boardwalk/poker"
	"boardwalk/table"
)

// The boards of the games with cards differ in what a hand is worth and in how
// a bot that knows the game a little decides.
var (
	blackjackBoard = &board{
		about: "Cards against the dealer: nearer to 21 without going over.",
		tips:  "Try: main 10, Enter to deal; then draw, stand, double or split. main 3 10 bets on box 3.",
		verb:  "deal", draw: drawCards, worth: points, advise: likeTheDealer,
	}
	puntoBancoBoard = &board{
		about: "Player's Hand or Banker's Hand, dealt by the players themselves.",
		tips:  "Try: player 10, banker 10, tie 2; then Enter to deal. pass shoe gives the shoe up.",
		verb:  "deal", draw: drawCards, worth: pointCount,
	}
	minibaccaratBoard = &board{
		about: "Baccarat at a small table, dealt by the dealer.",
		tips:  "Try: player 10, banker 10, tie 2; then Enter to deal.",
		verb:  "deal", draw: drawCards, worth: pointCount,
	}
	redDogBoard = &board{
		about: "Two cards and a spread: will the third fall between them?",
		tips:  "Try: original 10, Enter to deal; then raise, or raise 5, or decline.",
		verb:  "deal", draw: drawCards, advise: raiseOnWideSpreads,
	}
	threeCardBoard = &board{
		about: "Three cards against the dealer's three, and a pay scale for your own.",
		tips:  "Try: ante 10, pair plus 5, Enter to deal; then play or fold.",
		verb:  "deal", draw: drawCards, worth: threeCards, advise: playQueenSixFour,
	}
)

// points is a blackjack total, soft if an ace counts as eleven.
func points(cards []card.Card) string {
	score, soft := blackjack.Score(cards...)
	switch {
	case score > 21:
		return fmt.Sprintf("%d, over", score)
	case soft && score == 21 && len(cards) == 2:
		return "21 in two cards"
	case soft:
		return fmt.Sprintf("soft %d", score)
	}
	return fmt.Sprint(score)
}

// likeTheDealer draws to seventeen.
func likeTheDealer(b *bot, _ *Session, q *table.Question) table.Answer {
	cards := b.hands.Of(q.Box, q.Hand)
	if score, _ := blackjack.Score(cards...); len(cards) >= 2 && score < 17 && q.Allows(blackjack.Draw) {
		return table.Answer{Choice: blackjack.Draw}
	}
	return table.Answer{Choice: q.First()}
}

func pointCount(cards []card.Card) string {
	return fmt.Sprint(baccarat.NewHand(cards...).Count())
}

func threeCards(cards []card.Card) string {
	if len(cards) != 3 {
		return ""
	}
	return poker.Three([3]card.Card(cards)).String()
}

// queenSixFour is the weakest hand that is worth playing.
var queenSixFour = poker.Three([3]card.Card{
	card.New(card.Queen, card.Spades), card.New(card.Six, card.Hearts), card.New(card.Four, card.Clubs)})

func playQueenSixFour(b *bot, _ *Session, q *table.Question) table.Answer {
	cards := b.hands.Of(q.Box, q.Hand)
	if len(cards) == 3 && !slices.Contains(cards, card.Unknown) && q.Allows(threecard.Play) &&
		poker.Three([3]card.Card(cards)) >= queenSixFour {
		return table.Answer{Choice: threecard.Play}
	}
	return table.Answer{Choice: q.First()}
}

// raiseOnWideSpreads raises where the third card falls between more often than
// not.
func raiseOnWideSpreads(_ *bot, s *Session, q *table.Question) table.Answer {
	left, right := s.eye.Hands.Of(0, 0), s.eye.Hands.Of(1, 0)
	if q.Allows(reddog.Raise) && len(left) > 0 && len(right) > 0 && reddog.Spread(left[0], right[0]) >= 7 {
		return table.Answer{Choice: reddog.Raise}
	}
	return table.Answer{Choice: q.First()}
}
