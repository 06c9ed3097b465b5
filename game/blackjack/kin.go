package blackjack

import (
	"slices"

	"boardwalk/game/deal"
	"boardwalk/table"
)

// kin is one game of the family of blackjack: its paragraphs and differences, and
// what they make of the questions, acts and incidents that all of the family have.
type kin struct {
	Differences

	giveUp  table.Choice // what a doubled hand is given up by
	doubled *table.Offer // asked after doubling down; nil where the hand just stands
	raise   *table.Offer // asked when the dealer's first card is seen; nil where nobody may raise then

	// The questions that the procedure may ask.
	decide, insure, cut, doubleToo, splitToo, acceptExposed, takeSecond, takeMissed *table.Offer

	cutting    deal.Cutting
	cuttingOut deal.Cutting // the same where the cutting card is not put back
	acts       []table.Declared
	incidents  []table.Declared
}

// newKin makes a game of the family.
func newKin(p Differences) *kin {
	k := &kin{Differences: p, acts: p.acts(), incidents: p.incidents(), giveUp: Rescue}
	dead := map[table.Choice]string{Take: "take the card", Dead: "give the hand up"}
	k.decide = &table.Offer{ID: "decide", Law: p.Decide, Text: "How do you play this hand?",
		Choices: []table.Choice{Stand, Draw, Double, Split, Surrender}, Amounts: mayDouble, Sizes: p.Double, AllIn: true,
		Says:   map[table.Choice]string{Double: "double down", Split: "split the pair"},
		Called: map[table.Choice]string{Draw: "hit", Double: "double down"},
		Needs:  map[table.Choice]string{Split: "a pair", Double: "a hand to double", Surrender: "two cards"}}
	k.insure = &table.Offer{ID: "insurance", Law: p.Insurance, Text: "Insurance?", Choices: []table.Choice{Decline, Insure},
		Amounts: 0b10, Sizes: p.InsuranceLimit, AllIn: true}
	k.cut = &table.Offer{ID: "cut", Law: p.OfferCut, Text: "Cut the cards?",
		Choices: []table.Choice{deal.Cut, deal.Decline}, Numbers: deal.Depths}
	k.doubleToo = &table.Offer{ID: "double-too", Law: p.ShareDouble, Text: "The box is doubled down. Double your wager too?",
		Choices: []table.Choice{Keep, Double}, Amounts: 0b10, Sizes: p.Double, AllIn: true,
		Says: map[table.Choice]string{Keep: "keep the wager as it is", Double: "double the wager"}}
	k.splitToo = &table.Offer{ID: "split-too", Law: p.ShareSplit,
		Text:    "The pair is split. On which hand is your wager, or do you cover both?",
		Choices: []table.Choice{First, Second, Cover},
		Says:    map[table.Choice]string{First: "play the first hand", Second: "play the second hand", Cover: "cover both hands"}}
	k.acceptExposed = &table.Offer{ID: "exposed-card", Law: p.Exposed,
		Text:    "A card was exposed. Accept it if you hit, or have no more cards?",
		Choices: []table.Choice{Accept, Refuse}, Says: map[table.Choice]string{Accept: "accept the card", Refuse: "refuse the card"}}
	k.takeSecond = &table.Offer{ID: "second-card", Law: p.OneCard, Text: "You have one card. Take the second now?",
		Choices: []table.Choice{Take, Dead},
		Says:    dead}
	k.takeMissed = &table.Offer{ID: "missed-card", Law: p.CardMissed,
		Text:    "The card that you asked for was not dealt. Take it now, or is the hand dead?",
		Choices: []table.Choice{Take, Dead}, Says: dead}
	k.cutting = deal.Cutting{Shuffle: p.Shuffle, Offer: k.cut, Pass: p.CutDeclined, Dealer: p.CutDeclined, Depth: p.CutDepth, Move: p.CutMove,
		Insert: p.CutInsert}
	k.cuttingOut = k.cutting
	k.cuttingOut.Insert = ""
	if p.SurrenderLate != "" {
		k.giveUp = Surrender
	}
	if p.Rescue != "" {
		k.doubled = &table.Offer{ID: "doubled", Law: p.Rescue, Text: "The hand is doubled down. Stand, give it up, or double again?",
			Choices: []table.Choice{Stand, k.giveUp, Double}, Amounts: 0b100, Sizes: p.Redouble, AllIn: true,
			Says: map[table.Choice]string{k.giveUp: "give the hand up", Double: "double again"}}
	}
	if p.Attack != "" {
		k.raise = &table.Offer{ID: "attack", Law: p.Attack, Text: "Double attack: raise the wager?",
			Choices: []table.Choice{Decline, Attack}, Amounts: 0b10, Sizes: p.AttackLimit, AllIn: true,
			Says: map[table.Choice]string{Attack: "raise the wager"}}
	}
	return k
}

// Kin returns the rules of a game of the family: those of blackjack, but for the
// differences. Of r the identity is needed and what the game says of itself.
func Kin(r table.Rules, d Differences) *table.Rules { return newKin(d).rules(r) }

// rules completes the rules of a game of the family.
func (k *kin) rules(r table.Rules) *table.Rules {
	r.Seats, r.Tournament = k.boxes(), true
	r.Options = func() table.Options {
		o := DefaultOptions()
		o.kin = k
		if k.Default != nil {
			k.Default(o)
		}
		return o
	}
	r.New = func(o table.Options) table.Game { return New(*o.(*Options)) }
	return &r
}

// offers are all that the procedure may ask.
func (k *kin) offers() []*table.Offer {
	list := []*table.Offer{k.decide, k.insure, k.cut, k.doubleToo, k.splitToo, k.acceptExposed, k.takeSecond, k.takeMissed, k.doubled, k.raise}
	return slices.DeleteFunc(list, func(o *table.Offer) bool { return o == nil })
}
