// Package doubleattack is subchapter 26 of the Rules of the Games: double attack
// blackjack. Of its text we hold the last irregularities; the rest follows a book
// of recovered rules, which is cited as "house:doubleattack" and says of each rule
// how certain it is.
//
// It is blackjack with packs of 48 cards, without the 10s, in which the dealer's
// first card is dealt before all others and the players may then raise. Only what
// it does otherwise stands here: the paragraphs in paragraphs.go and the Bust It
// wager in bustit.go. Package blackjack has the rest.
//
// Other modules should not build on this package: it may change in every version.
package doubleattack

import (
	"boardwalk/game/blackjack"
	"boardwalk/money"
	"boardwalk/table"
)

// boxes is how many boxes the layout has: house:doubleattack-3(g).
const boxes = 6

// Rules is the game of double attack blackjack.
var Rules = blackjack.Kin(table.Rules{
	ID: "double-attack-blackjack", Name: "Double Attack Blackjack", Subchapter: "19:47-26",
	About: table.About{
		Description: "Blackjack where you raise on the dealer's first card, by recovered rules.",
		Known:       "21, twenty-one",
		Lies:        map[string]string{"Dealer": "5c", "": "Jh 6s"},
		Tips: []string{
			"The dealer's first card comes first. Then you may raise your wager by as much as it is, and all play as at blackjack.",
			"Raise against 2 to 8, and not against 9, a face card or an ace.",
			"You may surrender half of all that you have wagered at any time, even after doubling down.",
			"Blackjack pays only 1 to 1, and there are no 10s in the 48-card decks.",
		},
		Round: []string{
			"You bet, and the dealer gets one card face up before anybody else has a card.",
			"Now you may attack: raise by up to as much as your bet.",
			"Then everybody gets two cards from decks without tens, and the dealer a second card face down.",
			"In your turn you hit, stand, double down or split; over 21 you bust and lose.",
			"You may surrender at any time and lose half of what you have bet.",
			"When everybody is done, the dealer draws; the hand closer to 21 wins, and equal hands are a push.",
			"A blackjack pays even money.",
		},
		Pit: "Blackjack", Begin: "deal",
		Examples: []string{"main 10"},
	},
}, blackjack.Differences{
	Paragraphs: paragraphs,
	Layout:     "Double attack blackjack layout", Inscribed: []string{"RAISE ON THE DEALER'S FIRST CARD"}, MostBoxes: boxes,
	MostPlayers:   mostPlayers,
	BlackjackEven: true, InsurancePays: money.Odds{To: 5, One: 2}, Beside: &bustIt,
	Default: defaults, Own: options, Notices: notices,
})

// defaults are the options of a licensee who has said nothing, and what the game
// always does otherwise than blackjack.
func defaults(o *blackjack.Options) {
	o.Decks, o.Boxes, o.Dealing, o.Surrender, o.SplitHands, o.SplitAcesOnce = 8, boxes, blackjack.HoleCardReader, true, 4, true
	o.AdditionalMax = 50 * money.Dollar // house:doubleattack-16(b)2
	o.Ways = blackjack.Ways{DoubleAny: true, SurrenderAnytime: true, Attack: true}
}

// options are those that blackjack has not, or has otherwise.
func options(o *blackjack.Options) []table.Option {
	return []table.Option{
		table.Whole("decks", "house:doubleattack-2(a)", &o.Decks, 8, 8, "decks of 48 cards in use").Titled("Number of decks"),
		table.OneOf("dealing", "house:doubleattack-6(c)[card reader]", &o.Dealing, []string{blackjack.HoleCardReader, blackjack.HoleCard},
			"the hole card: read by a device where it may make a blackjack, or not").Titled("Dealer's second card"),
		table.Switch("surrender-later", "house:doubleattack-8(d)", &o.SurrenderAnytime,
			"let players surrender after drawing, splitting or doubling down too").
			Titled("Surrender after drawing"),
		table.Switch("double-any", "house:doubleattack-10(a)[any number]", &o.DoubleAny,
			"let players double down on any number of cards, and not on two alone").
			Titled("Double on any number of cards"),
	}
}

// notices say how certain the recovered rules are.
func notices(o *blackjack.Options) []table.Notice {
	list := []table.Notice{
		{By: "house:doubleattack-1(a)", Text: "the rules are recovered from other sources, but for the last " +
			"irregularities of 19:47-26: with medium confidence, " +
			"and with low confidence how many hands a pair is split into, on how many cards a hand is doubled, and the limit of Bust It"},
		{By: "house:doubleattack-2(b)", Text: "each deck has 48 cards: there are no 10s"},
	}
	if o.SurrenderAnytime {
		list = append(list, table.Notice{By: "house:doubleattack-8(d)", Text: "a hand may be surrendered at any time (medium confidence)"})
	}
	if !o.DoubleAny {
		list = append(list, table.Notice{By: "house:doubleattack-10(a)[any number]", Text: "only two cards may be doubled down (low confidence)"})
	}
	return list
}
