package baccarat

import (
	"boardwalk/law"
	"boardwalk/table"
)

// Minibaccarat is the game of minibaccarat, subchapter 7.
var Minibaccarat = &table.Rules{
	ID: "minibaccarat", Name: "Minibaccarat", Subchapter: "19:47-7", Seats: 7, Alike: alike,
	About: table.About{
		Description: "Baccarat at a small table, dealt by the dealer.",
		Known:       "baccarat, bacará",
		Lies:        map[string]string{"Player": "2s 3d 6c", "Banker": "Ah 7s", "board": "BBBPPPPBTPBBPBB", "chips": "banker tie"},
		Tips: []string{
			"The hand closer to 9 wins. Tens and face cards count 0, an ace counts 1, and only the last digit of the total counts.",
			"Whether a third card is drawn follows from fixed rules; nobody has to decide anything.",
			"A winning Banker's Hand pays the house a commission, and is still the best wager. Tie is the worst.",
		},
		Round: []string{
			"You bet on the Player's Hand, the Banker's Hand or a tie; neither hand belongs to anybody.",
			"The dealer deals two cards to each hand.",
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
	Options: func() table.Options { return MinibaccaratOptions() },
	New:     func(o table.Options) table.Game { return New(*o.(*Options)) },
}

// minibaccarat is subchapter 7. The dealer deals, in one of two ways; vigorish
// may be charged on ties instead; and a device may shuffle.
var minibaccarat = subchapter{
	decks:    "7.1(a)",
	faces:    "7.1(b)1",
	tens:     "7.1(b)2",
	aces:     "7.1(b)3",
	count:    "7.1(c)",
	examples: [2]law.Cite{"7.1(c)1", "7.1(c)2"},

	bankerWins:   "7.2(a)1i",
	bankerLoses:  "7.2(a)1ii",
	bankerVoid:   "7.2(a)1iii",
	playerWins:   "7.2(a)2i",
	playerLoses:  "7.2(a)2ii",
	playerVoid:   "7.2(a)2iii",
	tie:          "7.2(a)3",
	unlisted:     "7.2(b)",
	placing:      "7.2(c)",
	cash:         "7.2(c)[cash]",
	noMoreBets:   "7.2(d)",
	handledWager: "7.2(e)",

	playerPays:      "7.3(a)",
	tiePays:         "7.3(b)",
	bankerPays:      "7.3(c)",
	rate:            "7.3(c)[rate]",
	rounding:        "7.3(c)[rounding]",
	at5:             5,
	at4:             5,
	collection:      "7.3(c)[collection]",
	marker:          "7.3(c)[marker]",
	onTie:           "7.3(d)",
	onTieCollection: "7.3(d)[collection]",
	onTieExclusive:  "7.3(d)[exclusive]",
	notice:          "7.3(e)",
	uniform:         "7.3(e)[uniform]",

	inspect: "7.4(a)",
	spread:  "7.4(b)",
	wash:    "7.4(c)",

	shuffle:         "7.5(a)",
	lacing:          "7.5(b)[lacing]",
	reshuffle:       "7.5(b)[reshuffle option]",
	reshuffleNotice: "7.5(b)[notice]",
	cutOffer:        "7.5(b)[cut offer]",
	dealerCuts:      "7.5(b)[dealer cuts]",
	depth:           "7.5(c)",
	move:            "7.5(d)",
	cuttingCard:     "7.5(d)[cutting cards]",
	burn:            "7.5(d)[burn]",

	shoe: "7.6(a)",

	hands:      "7.7(a)",
	announce:   "7.7(b)",
	deal:       "7.7(c)",
	placement:  "7.7(c)2",
	dealFaceUp: "7.7(c)1",

	counts:   "7.8(a)",
	instruct: "7.8(b)",
	third:    "7.8(c)",
	onlyOne:  "7.8(d)",
	cutOut:   "7.8(e)",

	natural:     "7.9(a)",
	playerDraws: "7.9(b)[0 to 5]",
	playerStays: "7.9(b)[6 to 9]",
	rows:        [6]law.Cite{"7.9(c)[0 to 2]", "7.9(c)[3]", "7.9(c)[4]", "7.9(c)[5]", "7.9(c)[6]", "7.9(c)[7 to 9]"},
	noThird:     "7.9(c)[no third card]",
	rowLaw:      "7.9(d)",
	columnLaw:   "7.9(e)",
	letters:     "7.9(f)",
	reading:     "7.9(g)",

	result:          "7.10(a)",
	tieHand:         "7.10(a)[tie]",
	settle:          "7.10(b)",
	procedures:      [4]law.Cite{"7.10(b)1", "7.10(b)2", "7.10(b)3", "7.10(b)4"},
	procedure:       "7.10(c)",
	samePit:         "7.10(c)1",
	asPuntoBanco:    "7.10(c)2",
	procedureNotice: "7.10(c)3",
	rack:            "7.10(d)",
	handledCards:    "7.10(e)",

	inError:        "7.11(a)",
	errorStays:     "7.11(a)[banker stays]",
	errorDisclosed: "7.11(a)[disclosed]",
	excess:         "7.11(b)",
	faceUp:         "7.11(c)",
	runOut:         "7.11(d)",
	device:         "7.12",
}
