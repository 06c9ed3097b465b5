package deal

import (
	"boardwalk/law"
	"boardwalk/table"
)

// The values of the options that are words.
const (
	ManualShoe    = "manual-shoe"
	FromHand      = "hand"
	AutomatedShoe = "automated-shoe"
	DealerLast    = "automated-dealer-last" // the dealer's cards come after the players have decided

	ByHand         = "manual"
	Device         = "device"           // an automated card shuffling device
	DeviceTwoDecks = "device-two-decks" // the same, with two decks that alternate

	InRack     = "discard-rack" // where the cutting card goes
	Reinserted = "fourth-from-bottom"
)

// backs are the colors of the backs of cards.
var backs = []string{"red", "blue"}

// Options are what a game with a [Kit] leaves to the licensee about its cards.
// The options of a game embed them.
type Options struct {
	Dealing      string // what the cards are dealt from
	Shuffling    string // who shuffles, and with how many decks
	FirstBacks   string // the backs of the cards of the first deck
	SecondBacks  string // and of the second, if there is one
	IntoShoe     bool   // the device puts the cards into the dealing shoe itself
	DeviceCounts bool   // the device counts the cards after each shuffle, so that nobody counts the stub
	PreShuffled  bool   // new decks come pre-shuffled
	CountEvery   int    // after how many rounds the stub is counted
	CutCard      string // where the cutting card goes after the cut
}

// DefaultOptions are the options of a licensee who has said nothing.
func DefaultOptions() Options {
	return Options{Dealing: ManualShoe, Shuffling: ByHand, FirstBacks: backs[0], SecondBacks: backs[1], CountEvery: 5, CutCard: InRack}
}

// Declare lists those options that a game has, each with the game's paragraph.
func (o *Options) Declare(p *Paragraphs) []table.Option {
	var list []table.Option
	add := func(by law.Cite, option func(law.Cite) table.Option) {
		if by != "" {
			list = append(list, option(by))
		}
	}
	add(p.Dealing, func(by law.Cite) table.Option {
		help := "what the cards are dealt from"
		if p.DealerLast != "" {
			help = "what the cards are dealt from, and whether an automated shoe gives the dealer's cards before or after the players decide"
		}
		return table.OneOf("dealing", by, &o.Dealing, p.dealing(), help).Procedural().Approved(p.DealingApproval, AutomatedShoe, DealerLast)
	})
	add(p.TwoDecks.Option, func(by law.Cite) table.Option {
		return table.OneOf("shuffling", by, &o.Shuffling, []string{ByHand, Device, DeviceTwoDecks},
			"who shuffles: the dealer, or an automated device with one deck or with two that alternate").Procedural()
	})
	add(p.TwoDecks.Backs, func(by law.Cite) table.Option {
		return table.OneOf("first-backs", by, &o.FirstBacks, backs, "the backs of the cards of the first deck").Internal()
	})
	add(p.TwoDecks.Backs, func(by law.Cite) table.Option {
		return table.OneOf("second-backs", by, &o.SecondBacks, backs, "the backs of the cards of the second deck, if there is one").Internal()
	})
	add(p.IntoShoe, func(by law.Cite) table.Option {
		return table.Switch("into-shoe", by, &o.IntoShoe, "the shuffling device puts the cards into the dealing shoe itself").Internal()
	})
	add(p.exempt(), func(by law.Cite) table.Option {
		return table.Switch("device-counts", by, &o.DeviceCounts,
			"the shuffling device counts the cards, so that nobody counts the stub").Internal()
	})
	add(p.PreShuffled, func(by law.Cite) table.Option {
		return table.Switch("pre-shuffled", by, &o.PreShuffled, "new decks come pre-shuffled").Internal()
	})
	add(p.Manual.Count, func(by law.Cite) table.Option {
		return table.Whole("count-every", by, &o.CountEvery, 1, 5, "after how many rounds the stub is counted").Internal()
	})
	add(p.CutCard, func(by law.Cite) table.Option {
		return table.OneOf("cutting-card", by, &o.CutCard, []string{InRack, Reinserted}, "where the cutting card goes after the cut").Internal()
	})
	return list
}

// dealing are the ways of dealing that a game has.
func (p *Paragraphs) dealing() []string {
	var ways []string
	words := [...]string{manual: ManualShoe, fromHand: FromHand, automated: AutomatedShoe}
	for i, w := range [...]*Way{manual: &p.Manual, fromHand: &p.Hand, automated: &p.Automated} {
		if w.Notice != "" {
			ways = append(ways, words[i])
		}
	}
	if p.DealerLast != "" {
		ways = append(ways, DealerLast)
	}
	return ways
}

// exempt is the paragraph by which a device that counts saves counting the stub,
// if there is one.
func (p *Paragraphs) exempt() law.Cite {
	for _, w := range [...]*Way{&p.Manual, &p.Hand, &p.Automated} {
		if w.Exempt != "" {
			return w.Exempt
		}
	}
	return ""
}

// Faults are the combinations that the law does not allow.
func (o *Options) Faults(p *Paragraphs) []law.Fault {
	var faults []law.Fault
	fault := func(wrong bool, by law.Cite, where, text string) {
		if wrong && by != "" {
			faults = append(faults, law.Fault{By: by, Where: "option", Name: where, Text: text})
		}
	}
	fault(o.Dealing == FromHand && o.Shuffling == ByHand, p.HandDevice, "dealing",
		"cards dealt from the hand are shuffled by an automated device")
	fault(o.Shuffling == DeviceTwoDecks && o.FirstBacks == o.SecondBacks, p.TwoDecks.Backs, "second-backs",
		"the backs of two decks are of different colors")
	fault(o.IntoShoe && (o.Shuffling == ByHand || o.Dealing == FromHand), p.IntoShoe, "into-shoe",
		"needs an automated shuffling device and a dealing shoe")
	fault(o.DeviceCounts && o.Shuffling == ByHand, p.exempt(), "device-counts", "needs an automated shuffling device")
	return faults
}
