package baccarat

import (
	"boardwalk/law"
	"boardwalk/table"
)

// PuntoBanco is the game of baccarat-punto banco, subchapter 3. It does not say how
// many positions a table has; a large layout has fourteen.
var PuntoBanco = &table.Rules{
	ID: "punto-banco", Name: "Baccarat-Punto Banco", Subchapter: "19:47-3", Seats: most, Alike: alike,
	About: table.About{
		Description: "Player's Hand or Banker's Hand, dealt by the players themselves.",
		Popular:     5,
		Known:       "baccarat, bacará, high stakes",
		Lies:        map[string]string{"Player": "9d Kh", "Banker": "4c 3h", "board": "PBPBBBPPBTBPTBP", "chips": "player banker"},
		Tips: []string{
			"The hand closer to 9 wins. Tens and face cards count 0, an ace counts 1, and only the last digit of the total counts.",
			"Whether a third card is drawn follows from fixed rules; nobody has to decide anything.",
			"A winning Banker's Hand pays the house a commission, and is still the best wager. Tie is the worst.",
			"The shoe passes from player to player; the player who has it deals.",
		},
		Round: []string{
			"You bet on the Player's Hand, the Banker's Hand or a tie; neither hand belongs to anybody.",
			"One of the players has the shoe and deals two cards to each hand.",
			"Tens and face cards count 0, an ace counts 1, and only the last digit of the total counts.",
			"An 8 or 9 in two cards is a natural, and no more cards are drawn.",
			"Otherwise the Player's Hand draws a third card on 5 or less, and the Banker's Hand draws by a fixed table.",
			"The hand closer to 9 wins; on a tie, bets on the two hands come back.",
			"A win on the Banker's Hand pays a commission to the house.",
		},
		Pit: "Baccarat", Begin: "deal",
		Examples: []string{"player 10", "banker 10", "tie 2"},
		Lessons:  []table.Lesson{bankerLesson},
	},
	Presets: presets,
	Options: func() table.Options { return PuntoBancoOptions() },
	New:     func(o table.Options) table.Game { return New(*o.(*Options)) },
}

// puntoBanco is subchapter 3. A participant, the curator, deals.
var puntoBanco = subchapter{
	decks:    "3.1(a)",
	faces:    "3.1(b)1",
	tens:     "3.1(b)2",
	aces:     "3.1(b)3",
	count:    "3.1(c)",
	examples: [2]law.Cite{"3.1(c)1", "3.1(c)2"},

	bankerWins:  "3.2(a)1i",
	bankerLoses: "3.2(a)1ii",
	bankerVoid:  "3.2(a)1iii",
	playerWins:  "3.2(a)2i",
	playerLoses: "3.2(a)2ii",
	playerVoid:  "3.2(a)2iii",
	tie:         "3.2(a)3",
	unlisted:    "3.2(b)",
	placing:     "3.2(c)",
	cash:        "3.2(c)[cash]",
	noMoreBets:  "3.2(d)",

	playerPays: "3.3(a)",
	tiePays:    "3.3(b)",
	bankerPays: "3.3(c)",
	rate:       "3.3(c)[rate]",
	rounding:   "3.3(c)[rounding]",
	at5:        25,
	at4:        20,
	collection: "3.3(c)[collection]",
	marker:     "3.3(c)[marker]",
	notice:     "3.3(d)",
	uniform:    "3.3(d)[uniform]",

	inspect: "3.4(a)",
	spread:  "3.4(b)",
	wash:    "3.4(c)",

	shuffle:         "3.5(a)",
	lacing:          "3.5(b)[lacing]",
	reshuffle:       "3.5(b)[reshuffle option]",
	reshuffleNotice: "3.5(b)[notice]",
	cutOffer:        "3.5(b)[cut offer]",
	dealerCuts:      "3.5(b)[dealer cuts]",
	depth:           "3.5(c)",
	move:            "3.5(d)",
	cuttingCard:     "3.5(d)[cutting cards]",
	burn:            "3.5(d)[burn]",

	shoe:      "3.6(a)",
	shoeOffer: "3.6(b)",
	curator:   "3.6(c)",
	passShoe:  "3.11(a)",
	mustPass:  "3.11(a)1",
	orderPass: "3.11(a)2",
	nextShoe:  "3.11(b)",

	hands:     "3.7(a)",
	announce:  "3.7(b)",
	deal:      "3.7(c)",
	placement: "3.7(c)[placement]",

	counts:   "3.8(a)",
	instruct: "3.8(b)",
	third:    "3.8(c)",
	onlyOne:  "3.8(d)",
	cutOut:   "3.8(e)",

	natural:     "3.9(a)",
	playerDraws: "3.9(b)[0 to 5]",
	playerStays: "3.9(b)[6 to 9]",
	rows:        [6]law.Cite{"3.9(c)[0 to 2]", "3.9(c)[3]", "3.9(c)[4]", "3.9(c)[5]", "3.9(c)[6]", "3.9(c)[7 to 9]"},
	noThird:     "3.9(c)[no third card]",
	rowLaw:      "3.9(d)",
	columnLaw:   "3.9(e)",
	letters:     "3.9(f)",
	reading:     "3.9(g)",

	result:          "3.10(a)",
	tieHand:         "3.10(a)[tie]",
	settle:          "3.10(b)",
	procedures:      [4]law.Cite{"3.10(b)1", "3.10(b)2", "3.10(b)3", "3.10(b)4"},
	procedure:       "3.10(c)",
	samePit:         "3.10(c)1",
	procedureNotice: "3.10(c)2",

	inError:        "3.12(a)",
	errorStays:     "3.12(a)[banker stays]",
	errorDisclosed: "3.12(a)[disclosed]",
	excess:         "3.12(b)",
	faceUp:         "3.12(c)",
	runOut:         "3.12(d)",
}

// bankerLesson is for both games.
var bankerLesson = table.Lesson{ID: "banker", Name: "The better side", Task: "Win a bet on the Banker's Hand.",
	Why: "The banker's hand draws last and wins more often: it costs least, even with the commission. The tie is " +
		"the costliest bet on the table.",
	Wins: "banker"}
