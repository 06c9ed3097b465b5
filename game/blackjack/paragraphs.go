package blackjack

import (
	"boardwalk/card"
	"boardwalk/law"
)

// Paragraphs are where a subchapter says what the procedure does, in the order
// of subchapter 2. The kin of blackjack have the same procedure in paragraphs of
// their own, see [Kin].
type Paragraphs struct {
	Pack card.Pack // what a deck is made of; no jokers

	// Definitions, section 1.
	BartCarter  law.Cite // the Bart Carter shuffle is in use
	Blackjack   law.Cite // what a blackjack is
	Reader      law.Cite // what a card reader device is
	NewDealer   law.Cite // who is responsible for dealing
	Determinant law.Cite // what the determinant card is
	DoubleShoe  law.Cite // what a double shoe is

	// Cards, section 2.
	Decks    law.Cite // how many decks are used
	AceIsOne law.Cite // an ace counts one for over and under 13
	TwoDecks law.Cite // a double shoe needs two decks
	Backs    law.Cite // their backs differ between its sides

	// Wagers, section 3.
	Wager            law.Cite // each player wagers before the first card
	DealerOver       law.Cite // the dealer is over 21
	Higher           law.Cite // the player's score is higher
	TwoCards         law.Cite // 21 in two cards against 21 in more
	FiveCards        law.Cite // 21 in five cards
	Tie              law.Cite // equal scores
	LosesToBlackjack law.Cite // 21 against the dealer's blackjack
	Deadline         law.Cite // no wager is made after the first card
	Placing          law.Cite // chips, plaques and coupons on the layout
	Cash             law.Cite // a spoken wager with cash
	Even             law.Cite // losing wagers are collected and winning ones paid 1 to 1
	Suited678        law.Cite // 6, 7 and 8 of one suit
	ThreeSevens      law.Cite // three sevens
	Designated       law.Cite // the designated blackjack
	FiveCardOdds     law.Cite // five cards totalling 21
	BlackjackOdds    law.Cite // what a blackjack pays
	ExtraOdds        law.Cite // odds that may be offered
	Touch            law.Cite // no wager is touched before it is decided
	TouchConfirmed   law.Cite // nor a confirmed insurance, double down or split wager
	Staff            law.Cite // staff do not let players do so
	Entry            law.Cite // limits of entry may be adopted
	EntryNone        law.Cite // who missed the first round waits
	EntryMinimum     law.Cite // or wagers the minimum
	AbsenceNone      law.Cite // who sat out waits
	AbsenceMinimum   law.Cite // or wagers the minimum
	EntryAlike       law.Cite // the limits apply to everybody
	Reserved         law.Cite // a spot may be held
	DeadlineDouble   law.Cite // with a double shoe the determinant card is the first

	// Opening, section 4.
	Inspect    law.Cite // the dealer inspects, the floorperson verifies
	Spread     law.Cite // the cards lie face up
	Wash       law.Cite // they are washed and stacked
	OpenDouble law.Cite // each side of a double shoe on its own

	// Shuffle and cut, section 5.
	Shuffle           law.Cite // the dealer shuffles
	OfferCut          law.Cite // the cut is offered
	CutDepth          law.Cite // at least ten cards from either end
	CutMove           law.Cite // the cards in front go to the back
	CutStaysOut       law.Cite // the cutting card stays out
	CutInsert         law.Cite // the cutting card is put back
	CutFirst          law.Cite // the first player at the table cuts
	CutBox            law.Cite // the player on whose box the cutting card came
	CutFarRight       law.Cite // the player at the dealer's right, if it came to the dealer
	CutOrdered        law.Cite // and if the licensee has the cards reshuffled
	CutDeclined       law.Cite // the cut is offered to the next, and at last the dealer cuts
	Reshuffle         law.Cite // the cards are reshuffled at the cutting card
	ReshuffleOrdered  law.Cite // or when the licensee wants it
	ReshuffleDiscards law.Cite // or with a deck of discards
	Approved          law.Cite // as the Commission has approved

	// Deal, section 6.
	Burn              law.Cite // the first card is burned
	NoBurn            law.Cite // not with the Bart Carter shuffle
	DiscloseBurn      law.Cite // a player may see it
	BurnNewDealer     law.Cite // a new dealer burns one too
	DrawDeterminant   law.Cite // the determinant card is drawn
	DeterminantSuits  law.Cite // which side its suit stands for
	DeterminantStays  law.Cite // it is the first card of the first box
	DeterminantBurned law.Cite // or is burned
	DealOrder         law.Cite // from the dealer's left
	FirstCard         law.Cite // a card to each box
	UpCard            law.Cite // one to the dealer
	SecondCard        law.Cite // a second one to each box
	Announce          law.Cite // each total is announced
	Decide            law.Cite // the player decides
	Total             law.Cite // the new total is announced
	DealersCard       law.Cite // the dealer's second card
	DealersTotal      law.Cite // the dealer's total is announced
	PickUp            law.Cite // the cards are picked up in order
	HoleCard          law.Cite // a hole card face down
	Read              law.Cite // a card reader reads it
	ReadBlackjack     law.Cite // and says that it makes a blackjack
	BothUp            law.Cite // a hole card face up
	BothUpTie         law.Cite // ties lose, and blackjack wins
	BothUpOdds        law.Cite // a blackjack pays 1 to 1
	BothUpNoSurrender law.Cite // no surrender and no insurance
	BothUpDouble      law.Cite // double down on 9, 10 or 11 only
	BothUpSplit       law.Cite // a pair is split once
	CutReached        law.Cite // the round is finished at the cutting card
	CutCollect        law.Cite // the cards are collected
	CutCount          law.Cite // and counted
	CutCountDouble    law.Cite // those of one side of a double shoe
	CutShuffle        law.Cite // and shuffled
	ShuffleDiscards   law.Cite // the discards are shuffled
	InsertStacks      law.Cite // and put back in three stacks
	TouchCards        law.Cite // nobody touches the cards
	OwnCount          law.Cite // players compute their own count

	// Payment of blackjack, section 7.
	PayBlackjack  law.Cite // at once if the dealer can have none
	WaitBlackjack law.Cite // after the dealer's second card otherwise
	PayWaiting    law.Cite // the dealer has none
	StandOff      law.Cite // the dealer has one too

	// Surrender, section 8.
	Surrender         law.Cite // half the wager is given up
	SurrenderAtOnce   law.Cite // at once if the dealer can have no blackjack
	SurrenderWaits    law.Cite // after the dealer's second card otherwise
	SurrenderFirst    law.Cite // before any other choice
	SurrenderInsured  law.Cite // insurance is settled separately
	SurrenderOption   law.Cite // it may be offered
	SurrenderMultiple law.Cite // not with multiple action
	SurrenderNotice   law.Cite // with notice

	// Insurance, section 9.
	Insurance       law.Cite // each player may insure against an ace
	InsuranceLimit  law.Cite // for at most half the wager
	InsuranceTiming law.Cite // after the second cards
	InsuranceOdds   law.Cite // it pays 2 to 1
	InsuranceLoses  law.Cite // and is collected first

	// Doubling down, section 10.
	Double          law.Cite // on the first two cards
	DoubleCard      law.Cite // for one more card
	DoubleBlackjack law.Cite // only the original wager is lost to a blackjack

	// Splitting pairs, section 11.
	Split           law.Cite // two cards of equal value
	SplitCard       law.Cite // the hand on the dealer's left is finished first
	SplitTotal      law.Cite // its total is announced
	SplitOnce       law.Cite // it is not split again
	SplitAces       law.Cite // aces get one card each
	SplitBlackjack  law.Cite // only the original wager is lost to a blackjack
	Resplit         law.Cite // pairs may be split again
	ResplitAces     law.Cite // aces once only
	ResplitEach     law.Cite // the rules bind each hand
	ResplitMultiple law.Cite // not with multiple action

	// Drawing, section 12.
	Draw          law.Cite // a player draws below 21
	NoDraw21      law.Cite // and not on 21
	NoDrawDoubled law.Cite // one card after doubling down
	NoDrawAces    law.Cite // one card on a split ace
	DealerDraws   law.Cite // the dealer draws to 17
	DealerStays   law.Cite // and not where nothing depends on it

	// Several on a box, one on several, sections 13 and 14.
	Sharing        law.Cite // others may wager on a box
	ShareConsent   law.Cite // if the first of them consents
	ShareBoxes     law.Cite // on so many boxes of a table
	Caller         law.Cite // one of them decides
	CallerUnseated law.Cite // who has the highest wager, if nobody sits there
	CallersPlace   law.Cite // whose wager lies nearest to the dealer
	ShareDouble    law.Cite // the others may double too
	ShareOneCard   law.Cite // for one card
	ShareSplit     law.Cite // and split
	ShareInsurance law.Cite // and insure
	SeveralBoxes   law.Cite // a player wagers on one box
	SeveralOption  law.Cite // or on several, where that is permitted

	// Irregularities, section 15.
	FaceUp         law.Cite // a card lies face up in the shoe
	InError        law.Cite // a card was drawn in error and not seen
	Exposed        law.Cite // a card was drawn in error and seen
	ExposedRefused law.Cite // a player does not want it
	ExposedBurned  law.Cite // nor can the dealer use it
	Overdrawn      law.Cite // the dealer drew on 17
	DealerMissed   law.Cite // the dealer missed an own card
	RunOut         law.Cite // the shoe runs out
	NoCards        law.Cite // a hand was dealt no cards
	OneCard        law.Cite // or one
	WrongSide      law.Cite // the wrong side of a double shoe dealt
	CardMissed     law.Cite // a card that was asked for was not dealt
	ReaderMisused  law.Cite // the hole card was read without need
	ReaderSeen     law.Cite // a player could know it
	ReaderUnseen   law.Cite // no player could
	ReaderFailed   law.Cite // the card reader does not work
	UpCardUnmoved  law.Cite // the up card was not moved
	UpCardRacked   law.Cite // the up card was discarded too soon

	// Five cards totalling 21, section 16.
	FiveCard21          law.Cite // it pays 2 to 1
	FiveCard21Blackjack law.Cite // against the dealer's blackjack
	FiveCard21Tie       law.Cite // against the dealer's 21
	FiveCard21Option    law.Cite // it may be offered

	// Additional wagers, section 17.
	Additional        law.Cite // they may be offered
	OverUnder         law.Cite // over or under 13
	SameSuit          law.Cite // two cards of one suit
	AdditionalTiming  law.Cite // together with the wager
	OverWins          law.Cite // over 13
	UnderWins         law.Cite // under 13
	SuitWins          law.Cite // of one suit
	Thirteen          law.Cite // exactly 13
	AdditionalLoses   law.Cite // they are collected at once
	AdditionalPaid    law.Cite // and paid at once
	OverUnderOdds     law.Cite // over and under pay 1 to 1
	SuitTable         law.Cite // the suit pays by a table
	SuitNotice        law.Cite // with notice
	AdditionalPlacing law.Cite // chips, plaques and coupons
	AdditionalCash    law.Cite // or cash
	AdditionalWager   law.Cite // not more than the wager
	AdditionalMost    law.Cite // nor than what is posted
	AdditionalNotice  law.Cite // with notice
	AdditionalApart   law.Cite // the other wagers take no notice

	// Multiple action, section 18.
	Multiple       law.Cite // it may be offered
	MultipleWagers law.Cite // two or three wagers
	MultiplePosted law.Cite // the numbers and limits are posted
	MultipleThree  law.Cite // three may be required
	MultipleDecide law.Cite // one hand against each of the dealer's
	MultipleEach   law.Cite // each wager is doubled or split
	MultipleInsure law.Cite // and insured
	FirstHand      law.Cite // the dealer's first hand
	FirstSettled   law.Cite // is settled
	AllOver        law.Cite // everybody is over 21
	UpCardKept     law.Cite // the up card stays
	MultipleBust   law.Cite // a hand over 21 loses all wagers
	SecondHand     law.Cite // the dealer's second hand
	SecondSettled  law.Cite // is settled
	NoThird        law.Cite // nobody made a third wager
	ThirdHand      law.Cite // the dealer's third hand
	ThirdSettled   law.Cite // is settled
	MultiplePickUp law.Cite // the cards are picked up

	// Devices, section 20.
	Automatic law.Cite // a device may reshuffle automatically

	// What only the kin of blackjack have. A paragraph that is empty is no rule of
	// the game.
	TwentyOne      law.Cite // 21 wins against the dealer's 21
	Attack         law.Cite // a wager is raised when the dealer's first card is seen
	AttackLimit    law.Cite // by no more than itself
	SurrenderLate  law.Cite // surrender after the first decision
	Rescue         law.Cite // the hand may be given up after doubling down
	Redouble       law.Cite // a doubled hand is doubled again
	FaceUpMore     law.Cite // more than one card lies face up in the shoe
	StrayTen       law.Cite // a card is found that does not belong to the pack
	StrayTens      law.Cite // more than one is
	ShufflerJam    law.Cite // the shuffling device does not complete its cycle
	ShufflerLeaves law.Cite // it leaves the table before cards are shuffled otherwise
}
