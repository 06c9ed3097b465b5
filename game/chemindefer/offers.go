package chemindefer

import "boardwalk/table"

// The answers to the questions about the bank.
const (
	Decline table.Choice = "decline"
	Bid     table.Choice = "bid"
	Accept  table.Choice = "accept"
	Pass    table.Choice = "pass"
	Wager   table.Choice = "wager"
)

// The answers to the questions about the hands.
const (
	Card    table.Choice = "card"
	Stay    table.Choice = "stay"
	Natural table.Choice = "natural"
	Draw    table.Choice = "draw"
)

// second is the second of an offer's two choices.
const second table.Choices = 1 << 1

// takes is how the answers to an offer of the bank read after the word "to".
var takes = map[table.Choice]string{Accept: "take the bank"}

var (
	// offerBid is asked of all participants at once when the shoe is first offered.
	offerBid = &table.Offer{ID: "bid", Law: "4.5(b)", Text: "the shoe is offered: what do you bid for the bank?",
		Choices: []table.Choice{Decline, Bid}, Amounts: second}

	// offerBidPassed is asked of all at once when nobody took a bank that was passed.
	offerBidPassed = &table.Offer{ID: "bid-passed", Law: "4.11(c)[bidding]",
		Text:    "nobody has taken the bank that was passed: what do you bid for it?",
		Choices: []table.Choice{Decline, Bid}, Amounts: second}

	// offerFirst is asked of whoever bid the most.
	offerFirst = &table.Offer{ID: "first-wager", Law: "4.6(a)", Text: "you have the bank: what do you wager?",
		Choices: []table.Choice{Wager}, Amounts: 1, Sizes: "4.6(b)"}

	// offerNext is asked of the Banker after a round that the bank did not lose.
	offerNext = &table.Offer{ID: "next-wager", Law: "4.11(a)", Text: "you have the bank: do you pass it, or what do you wager?",
		Choices: []table.Choice{Pass, Wager}, Amounts: second, Sizes: "4.6(b)[later wagers]",
		Says: map[table.Choice]string{Pass: "pass the bank"}}

	// offerBank is asked in turn when the Banker had to give the bank up.
	offerBank = &table.Offer{ID: "bank", Law: "4.11(b)", Text: "the bank is offered to you: what do you wager?",
		Choices: []table.Choice{Decline, Accept}, Amounts: second, Says: takes}

	// offerPassed is asked in turn when the Banker passed the bank.
	offerPassed = &table.Offer{ID: "passed-bank", Law: "4.11(c)", Text: "the bank is passed and offered to you: what do you wager?",
		Choices: []table.Choice{Decline, Accept}, Amounts: second, Says: takes}
)

// offerPlayer is asked of the Dominant Player in every round, whatever the hand is:
// if only a hand of five were asked about, everybody would know it. Only what the
// Point Count allows is open.
var offerPlayer = &table.Offer{ID: "players-hand", Law: "4.9(a)", Text: "your hand: card, stay or natural?",
	Choices: []table.Choice{Card, Stay, Natural}, Says: map[table.Choice]string{Card: "take a card", Natural: "show the natural"}}

// offerBanker is asked of the Banker where Table 3 leaves the choice.
var offerBanker = &table.Offer{ID: "bankers-hand", Law: "4.9(f)", Text: "the Banker's Hand may draw or stay",
	Choices: []table.Choice{Draw, Stay}}

// The choices of offerPlayer that a Point Count leaves open, with the paragraph.
const (
	onlyCard    table.Choices = 1 << 0
	onlyStay    table.Choices = 1 << 1
	onlyNatural table.Choices = 1 << 2
)
