package deal

import (
	"boardwalk/card"
	"boardwalk/law"
)

// Paragraphs are where a game's subchapter says how its cards are handled. They
// are all that differs between the games that a [Kit] conducts: each game has
// one value of it, in the order of its own text. A step whose paragraph is empty
// is not part of the game.
type Paragraphs struct {
	Pack  card.Pack // what a deck is made of
	Cards string    // how many cards a hand has, in a word: "three"
	Later bool      // the rules of equipment that go with it are 13:69E, not 19:46

	// The deck and what comes with it.
	Deck        law.Cite // a deck with backs alike is used
	Cover       law.Cite // the cover card lies ready
	CoverInShoe law.Cite // it lies on the dealer's cards in the automated dealing shoe
	TwoDecks    TwoDecks

	// The opening.
	Inspect     law.Cite // the dealer inspects the cards, and the floorperson verifies it
	PreShuffled law.Cite // cards may come pre-shuffled
	Spread      law.Cite // they lie face up for the first player to see
	Wash        law.Cite // they are turned face down, washed and stacked
	Washed      law.Cite // washed cards are shuffled

	// The shuffle and the cut.
	Shuffle    law.Cite // the cards are shuffled before play and after every round
	Stack      law.Cite // they end in one stack
	IntoShoe   law.Cite // a device may put them into the dealing shoe itself
	NoCut      law.Cite // cards that a device shuffled are not cut
	MustCut    law.Cite // cards that the dealer shuffled, or that came pre-shuffled, are
	CutStacked bool     // cards that a device shuffled are not cut only if it put them into the shoe
	Cut        DealerCut
	Offered    *Cutting // if set: the cut is offered to the players, and of Cut only Remove is asked
	FirstCut   law.Cite // the first offer goes to the player who came first, if the game is just beginning
	Rotates    law.Cite // from round to round the offer begins with the next player counterclockwise
	BankCut    law.Cite // in a round with a bank it begins with the player who has it
	CutCard    law.Cite // the licensee says whether the cutting card goes to the discard rack or back into the stack
	CoverCard  law.Cite // the cover card goes to the bottom of the stack then
	Recut      law.Cite // a supervisor may have the cards cut again
	Idle       law.Cite // at a table without play they lie spread
	Arrival    law.Cite // and are turned up for the player who comes

	// The ways of dealing, and the end of betting.
	Dealing         law.Cite // what the cards are dealt from is an option
	DealingApproval law.Cite // an automated dealing shoe needs the Commission's approval
	Manual          Way      // from a manual dealing shoe
	Hand            Way      // from the dealer's hand
	Automated       Way      // from an automated dealing shoe, in stacks
	HandDevice      law.Cite // cards dealt from the hand are shuffled by a device
	DealerLast      law.Cite // an automated shoe may give the dealer's cards after the players decide
	Deadline        law.Cite // wagers are made before "No more bets"
	DeadlineFor     string   // which: "ante and pair plus wagers"

	Stub           Stub
	Irregularities Irregularities
}

// TwoDecks are the conditions of a second deck.
type TwoDecks struct {
	Option     law.Cite // an automated shuffling device allows for a second deck
	Each       law.Cite // each deck is one that could be played with alone
	Backs      law.Cite // their backs differ in color
	Shuffled   law.Cite // one is shuffled while the other is in play
	Alternate  law.Cite // they alternate
	Rack       law.Cite // the discard rack holds the cards of one deck
	Separately law.Cite // each is opened on its own
}

// DealerCut is how the dealer cuts the cards with one hand.
type DealerCut struct {
	Lay    law.Cite // the cover card is laid before the deck
	Take   law.Cite // ten cards or more go onto it
	Rest   law.Cite // the rest goes on top of them
	Remove law.Cite // the cover card goes to the discard rack
	Done   law.Cite // the cards go to the deal
}

// Way is one way of dealing. A game whose Notice has no paragraph does not have
// it.
type Way struct {
	Notice   law.Cite  // the cards are dealt this way
	Load     law.Cite  // the stack goes where it is dealt from
	Announce law.Cite  // "No more bets"
	Player   law.Cite  // a player's card
	Dealer   law.Cite  // a card of the dealer's
	Cards    []CardsOf // if set: the first card of each, the second and so on, the last also for those after it, instead of Player and Dealer
	Stub     law.Cite  // the cards that are left go to the discard rack
	Count    law.Cite  // they are counted every so many rounds; empty if never
	Exempt   law.Cite  // unless the shuffling device counts the cards; empty if that exempts nobody
	Hours    int       // after how many hours the cards are changed; 0 for what the rules of equipment say
	Change   law.Cite  // the paragraph that says so

	// DeviceError is where the device counts another number of cards; that of
	// the Stub if empty.
	DeviceError law.Cite
}

// CardsOf are the paragraphs of one turn around the table.
type CardsOf struct{ Player, Dealer law.Cite }

// Stub is the count of the cards that are left.
type Stub struct {
	Is          law.Cite // what the stub is
	FaceDown    law.Cite // it is counted face down
	Complete    law.Cite // the count is right
	Misdeal     law.Cite // it is wrong because somebody was misdealt
	BadDeck     law.Cite // it is wrong and nobody was
	DeviceError law.Cite // the device counts another number of cards
}

// Irregularities are what may go wrong.
type Irregularities struct {
	FaceUp      law.Cite // a card lies face up in the shoe or deck
	FaceUpMore  law.Cite // all hands are void, if more than one do
	OneVoids    bool     // or if one does
	InError     law.Cite // a card drawn in error is the next card
	WrongNumber law.Cite // somebody has a wrong number of cards, and all hands are void
	Exposed     law.Cite // a card of the dealer's is exposed, and all hands are void
	ShufflerJam law.Cite // the shuffling device fails
	ShoeJam     law.Cite // the automated dealing shoe fails
	Leaves      law.Cite // a device leaves the table before another way is used
	ShoeLeaves  law.Cite // the automated dealing shoe does
	Locked      law.Cite // no wager is touched after "No more bets"
	Stay        law.Cite // a player with cards stays seated
}
