package baccarat

import (
	"boardwalk/law"
	"boardwalk/money"
)

// subchapter is one of the two games: where it says what the procedure does,
// section by section, and in what it differs from the other. Where one of them
// is silent, its citation is empty.
type subchapter struct {
	// Section 1: cards and hands.
	decks    law.Cite // how many decks and cutting cards
	faces    law.Cite // 2 to 9 count their face
	tens     law.Cite // ten, jack, queen and king count nothing
	aces     law.Cite // an ace counts one
	count    law.Cite // the Point Count
	examples [2]law.Cite

	// Section 2: wagers.
	bankerWins, bankerLoses, bankerVoid law.Cite
	playerWins, playerLoses, playerVoid law.Cite
	tie                                 law.Cite
	unlisted, placing, cash             law.Cite
	noMoreBets                          law.Cite // nothing is made, raised or withdrawn after it
	handledWager                        law.Cite // no wager is touched once a card is out

	// Section 3: odds and vigorish.
	playerPays, tiePays, bankerPays law.Cite
	rate                            law.Cite // four or five percent
	rounding                        law.Cite
	at5, at4                        money.Cents // the multiples to which they are rounded
	collection                      law.Cite    // before the reshuffle
	marker                          law.Cite
	onTie                           law.Cite // instead, a share of the Banker wager on a tie
	onTieCollection                 law.Cite
	onTieExclusive                  law.Cite
	notice, uniform                 law.Cite

	// Section 4: opening.
	inspect, spread, wash law.Cite

	// Section 5: shuffle and cut.
	shuffle, lacing, reshuffle     law.Cite
	reshuffleNotice                law.Cite
	cutOffer, dealerCuts           law.Cite
	depth, move, cuttingCard, burn law.Cite

	// Section 6: the shoe, and at punto banco who has it.
	shoe                law.Cite
	shoeOffer           law.Cite // to whom the shoe is offered
	curator             law.Cite
	passShoe, mustPass  law.Cite // of section 11
	orderPass, nextShoe law.Cite

	// Section 7: the first two cards of each hand.
	hands      law.Cite
	announce   law.Cite // "No More Bets" as a round begins
	deal       law.Cite
	placement  law.Cite // the cards lie down until each hand is called
	dealFaceUp law.Cite // one of two ways of dealing, where the licensee chooses

	// Section 8: third cards.
	counts, instruct, third, onlyOne, cutOut law.Cite

	// Section 9: Tables 1 and 2.
	natural                  law.Cite
	playerDraws, playerStays law.Cite
	rows                     [6]law.Cite // of Table 2: 0 to 2, 3, 4, 5, 6, 7 to 9
	noThird                  law.Cite
	rowLaw, columnLaw        law.Cite
	letters, reading         law.Cite

	// Section 10: result and settlement.
	result, tieHand law.Cite
	settle          law.Cite
	procedures      [4]law.Cite
	procedure       law.Cite // the choice among them
	samePit         law.Cite // one procedure in a pit
	asPuntoBanco    law.Cite // that of the pit's punto banco tables
	procedureNotice law.Cite
	rack            law.Cite
	handledCards    law.Cite

	// The last sections: irregularities, and shuffling devices.
	inError, errorStays, errorDisclosed law.Cite
	excess, faceUp, runOut              law.Cite
	device                              law.Cite
}

// curated reports whether a participant deals.
func (s *subchapter) curated() bool { return s.curator != "" }
