// Package spanish21 is subchapter 19 of the Rules of the Games: spanish 21. Of
// its text we hold 19.12(b) to 19.15, of about 2007; the rest follows a book of
// recovered rules, which is cited as "house:spanish" and says of each rule how
// certain it is.
//
// It is blackjack with packs of 48 cards, without the 10s, and with more rights
// for the player. Only what it does otherwise stands here: the paragraphs in
// paragraphs.go, the options in options.go, 21s that pay more and the super bonus
// in bonuses.go, and the match wager in match.go. Package blackjack has the rest.
//
// Other modules should not build on this package: it may change in every version.
package spanish21

import (
	"boardwalk/game/blackjack"
	"boardwalk/table"
)

// boxes is how many boxes the layout has: house:spanish-3(g).
const boxes = 6

// Rules is the game of spanish 21.
var Rules = blackjack.Kin(table.Rules{
	ID: "spanish-21", Name: "Spanish 21", Subchapter: "19:47-19", Alike: alike,
	About: table.About{
		Description: "Blackjack without the 10s, where your 21 always wins, by partly recovered rules.",
		Known:       "21, twenty-one",
		Lies:        map[string]string{"Dealer": "6d ??", "": "7s 7h 7d"},
		Tips: []string{
			"A deck has 48 cards. Your 21 beats the dealer's 21, and your blackjack is paid at once, whatever the dealer has.",
			"21 in five or more cards, 6-7-8 and 7-7-7 pay extra unless the hand was doubled.",
			"You may double down on any number of cards, and take the raise back if you do not like the card; the first wager is lost then.",
			"Draw more often than at blackjack: with a 10 in four fewer cards you go over less, and long hands are paid more.",
		},
		Round: []string{
			"You bet, and everybody gets two cards from decks without tens; one card of the dealer lies face up.",
			"Cards count what they show, face cards 10, and an ace 1 or 11.",
			"Your blackjack is paid at once, whatever the dealer has.",
			"In your turn you hit, stand, double down or split; over 21 you bust and lose.",
			"You may double down on any number of cards, and after that give up the first bet to save the second.",
			"A 21 of yours always wins, and some of them pay a bonus: five or more cards, 6-7-8 and 7-7-7.",
			"When everybody is done, the dealer draws; the hand closer to 21 wins, and equal hands are a push.",
		},
		Pit: "Blackjack", Begin: "deal",
		Examples: []string{"main 10"},
	},
	Presets: presets,
}, blackjack.Differences{
	Paragraphs: paragraphs,
	Layout:     "Spanish 21 layout", Inscribed: []string{"SPANISH 21"}, MostBoxes: boxes, MostPlayers: mostPlayers,
	Bonuses: bonuses, Amounts: amounts, Beside: &match,
	Default: defaults, Own: options, Faults: faults, Notices: notices,
	Super: superAmount, Complete: superBonus,
})

// presets are options that belong together, as people name them.
var presets = []table.Preset{
	{Name: "8 decks", Text: "8 decks of 48 cards",
		Options: map[string]string{"decks": "8"}},
	{Name: "Double again", Text: "a doubled hand may be doubled twice more",
		Options: map[string]string{"redoubles": "2"}},
}
