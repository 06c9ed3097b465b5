package blackjack

import (
	"boardwalk/game/deal"
	"boardwalk/table"
)

// kin is one game of the family of blackjack: its paragraphs, and what they make
// of the questions, acts and incidents that all of the family have.
type kin struct {
	Paragraphs

	// The questions that the procedure may ask.
	decide, insure, cut, doubleToo, splitToo, acceptExposed, takeSecond, takeMissed *table.Offer

	cutting    deal.Cutting
	cuttingOut deal.Cutting // the same where the cutting card is not put back
	acts       []table.Declared
	incidents  []table.Declared
}

// newKin makes a game of the family.
func newKin(p Paragraphs) *kin {
	k := &kin{Paragraphs: p, acts: p.acts(), incidents: p.incidents()}
	dead := map[table.Choice]string{Take: "take the card", Dead: "give the hand up"}
	k.decide = &table.Offer{ID: "decide", Law: p.Decide, Text: "Stand, draw, double down, split or surrender?",
		Choices: []table.Choice{Stand, Draw, Double, Split, Surrender}, Amounts: mayDouble, Sizes: p.Double, AllIn: true,
		Says: map[table.Choice]string{Double: "double down", Split: "split the pair"}}
	k.insure = &table.Offer{ID: "insurance", Law: p.Insurance, Text: "Insurance?", Choices: []table.Choice{Decline, Insure},
		Amounts: 0b10, Sizes: p.InsuranceLimit, AllIn: true}
	k.cut = &table.Offer{ID: "cut", Law: p.OfferCut, Text: "Cut the cards?", Choices: []table.Choice{deal.Cut, deal.Decline}, Numbers: deal.Depths}
	k.doubleToo = &table.Offer{ID: "double-too", Law: p.ShareDouble, Text: "The box is doubled down. Double your wager too?",
		Choices: []table.Choice{Keep, Double}, Amounts: 0b10, Sizes: p.Double, AllIn: true,
		Says: map[table.Choice]string{Keep: "keep the wager as it is", Double: "double the wager"}}
	k.splitToo = &table.Offer{ID: "split-too", Law: p.ShareSplit, Text: "The pair is split. On which hand is your wager, or do you cover both?",
		Choices: []table.Choice{First, Second, Cover},
		Says:    map[table.Choice]string{First: "play the first hand", Second: "play the second hand", Cover: "cover both hands"}}
	k.acceptExposed = &table.Offer{ID: "exposed-card", Law: p.Exposed, Text: "A card was exposed. Accept it if you draw, or have no more cards?",
		Choices: []table.Choice{Accept, Refuse}, Says: map[table.Choice]string{Accept: "accept the card", Refuse: "refuse the card"}}
	k.takeSecond = &table.Offer{ID: "second-card", Law: p.OneCard, Text: "You have one card. Take the second now?", Choices: []table.Choice{Take, Dead},
		Says: dead}
	k.takeMissed = &table.Offer{ID: "missed-card", Law: p.CardMissed, Text: "The card that you asked for was not dealt. Take it now, or is the hand dead?",
		Choices: []table.Choice{Take, Dead}, Says: dead}
	k.cutting = deal.Cutting{Shuffle: p.Shuffle, Offer: k.cut, Pass: p.CutDeclined, Dealer: p.CutDeclined, Depth: p.CutDepth, Move: p.CutMove,
		Insert: p.CutInsert}
	k.cuttingOut = k.cutting
	k.cuttingOut.Insert = ""
	return k
}

// Kin returns the rules of a game of the family: those of blackjack, in
// paragraphs of its own and with a pack of its own. Of r the identity is needed
// and what the game says of itself.
func Kin(r table.Rules, p Paragraphs) *table.Rules { return newKin(p).rules(r) }

// rules completes the rules of a game of the family.
func (k *kin) rules(r table.Rules) *table.Rules {
	r.Seats = boxes
	r.Options = func() table.Options {
		o := DefaultOptions()
		o.kin = k
		return o
	}
	r.New = func(o table.Options) table.Game { return New(*o.(*Options)) }
	return &r
}

// offers are all that the procedure may ask.
func (k *kin) offers() []*table.Offer {
	return []*table.Offer{k.decide, k.insure, k.cut, k.doubleToo, k.splitToo, k.acceptExposed, k.takeSecond, k.takeMissed}
}
