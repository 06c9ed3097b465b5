package banked

import (
	"boardwalk/law"
	"boardwalk/table"
)

// Paragraphs are where a game's subchapter speaks of what the family shares. Each
// game has one value of it. A step whose paragraph is empty is not part of the
// game.
type Paragraphs struct {
	Seats int // betting positions

	// The wagers.
	NoWagers  law.Cite // who has wagered plays
	NoCoupons law.Cite // coupons are taken where they apply: not against a player who has the bank
	TwoAreas  law.Cite // a player may wager on two adjacent areas, if the licensee says so
	Larger    law.Cite // then the hand with the larger wager is set first
	Equal     law.Cite // of equal ones they are set counterclockwise
	Final     law.Cite // what was set and laid down is not changed

	// Setting and surrender.
	Set            law.Cite // each player sets a high hand and a low hand
	Own            law.Cite // and nobody else does
	Surrender      law.Cite // a player may surrender
	SurrenderTakes law.Cite // the wager is collected at once
	SurrenderRack  law.Cite // and what was dealt is taken up unexposed

	// Comparison, collection and payment.
	Expose      law.Cite // the players' hands are exposed, compared, and the result announced
	Collect     law.Cite // losing wagers are collected at once, and the hands
	LoseLower   law.Cite // both hands are lower
	LoseCopy    law.Cite // one is a copy, and the other not higher
	Copy        law.Cite // what a copy is
	Identical   law.Cite // hands of which none is higher are copies
	Push        law.Cite // a push is neither collected nor paid
	PushHigh    law.Cite // only the high hand is higher
	PushLow     law.Cite // only the low hand is
	Winners     law.Cite // winning hands stay face up, and are paid after all are exposed
	Win         law.Cite // both hands are higher
	Vigorish    law.Cite // of the amount won
	Rounding    law.Cite // the licensee may round it up
	WinnersRack law.Cite // what winners were dealt is collected once they are paid

	Bank BankParagraphs
}

// BankParagraphs are where the subchapter speaks of a player who has the bank.
type BankParagraphs struct {
	Option   law.Cite // the licensee may offer it
	Means    law.Cite // what the bank is: it pays all winners, and makes no wager
	Start    law.Cite // not in the first round
	Offer    law.Cite // it is offered counterclockwise until a player accepts
	Marker   law.Cite // a marker lies before that player
	Markers  law.Cite // what a marker is
	Rotation law.Cite // the first offer goes around the table
	NoRepeat law.Cite // nobody has the bank twice in succession
	NoTaker  law.Cite // without a bank the round is played by the ordinary rules
	Wagered  law.Cite // only who wagered against the dealer in the last round without a bank
	Chips    law.Cite // and has chips to cover the wagers of the others

	CoOption  law.Cite // the licensee may cover half
	CoRequest law.Cite // if the bank asks for it
	CoSetting law.Cite // the dealer sets the bank's hand then
	CoNoWager law.Cite // and does not wager against it

	OneArea law.Cite // the bank has one betting area
	Stake   law.Cite // the dealer wagers against the bank what that player last wagered
	Less    law.Cite // or less, or nothing, if the bank says so

	Compare law.Cite // the bank's hands are exposed and compared with the dealer's
	Outcome law.Cite // what becomes of the dealer's wager
	Expose  law.Cite // the players' hands are exposed, and losing wagers go to the centre
	Pay     law.Cite // winners are paid from there, and the bank supplies what is missing
	Surplus law.Cite // what is left bears vigorish and is the bank's

	CoExpose  law.Cite // the same with a co-bank
	CoPay     law.Cite // the bank and the house supply half each
	CoSurplus law.Cite // and have half of what is left each

	Inventory law.Cite // what the dealer won goes back to the table inventory
	Vigorish  law.Cite // who wins against the bank pays vigorish
	Foul      law.Cite // the bank's hands, wrongly set, are set again; empty if none can be
}

// The answers to the offers of the family.
const (
	Pass   table.Choice = "pass"
	Accept table.Choice = "accept"
	CoBank table.Choice = "co-bank"

	Full table.Choice = "full"
	Less table.Choice = "less"
	None table.Choice = "none"

	// HouseWay is the first choice when hands are set, and Surrender the last.
	HouseWay  table.Choice = "house-way"
	Surrender table.Choice = "surrender"
)

// SaysHouseWay is how [HouseWay] reads after the word "to".
const SaysHouseWay = "set the hands the house way"

// offers are what the family asks.
type offers struct{ bank, stake *table.Offer }

func (p *Paragraphs) newOffers(o *Options) offers {
	asks := "The dealer wagers against you what you last wagered. Shall it be less, or nothing?"
	if o.Dealer != LastWager {
		asks = "The dealer wagers against your bank as much as the sign at the table says. Shall it be less, or nothing?"
	}
	return offers{
		bank: &table.Offer{ID: "bank", Law: p.Bank.Offer, Choices: []table.Choice{Pass, Accept, CoBank},
			Says: map[table.Choice]string{Accept: "take the bank", CoBank: "share the bank with the house"},
			Text: "Will you have the bank of the next round? The bank wins and pays the other players' bets."},
		stake: &table.Offer{ID: "dealer-wager", Law: p.Bank.Less, Choices: []table.Choice{Full, Less, None}, Amounts: 1 << 1, Sizes: p.Bank.Stake,
			Says: map[table.Choice]string{Full: "let the dealer wager it all", Less: "have the dealer wager less",
				None: "have the dealer wager nothing"},
			Text: asks},
	}
}

// Offers declares what players are asked about the bank.
func (t *Table) Offers() []*table.Offer { return []*table.Offer{t.offers.bank, t.offers.stake} }
