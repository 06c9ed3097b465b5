package blackjack

import (
	"strconv"
	"strings"

	"boardwalk/law"
	"boardwalk/table"
)

// Notices are the rules in effect that the law wants posted.
func (g *Game) Notices() []table.Notice {
	o := &g.options
	notices := g.p.ownNotices(o)
	notices = append(notices, table.Notice{By: g.p.OwnCount,
		Text: "players compute their own point count and check the dealer's announcements"})
	add := func(effective bool, by law.Cite, text string) {
		if effective && by != "" {
			notices = append(notices, table.Notice{By: by, Text: text})
		}
	}
	add(o.Dealing == HoleCardReader, g.p.Reader, "a card reader device of 19:46-1.10 reads the dealer's hole card")
	add(o.Dealing == BothUp, g.p.BothUp, "the dealer's hole card lies face up: ties lose, blackjack pays 1 to 1, no surrender, no insurance, "+
		"double down only on 9, 10 or 11, pairs are split once")
	add(o.Surrender, g.p.SurrenderNotice, "surrender is offered")
	add(o.SplitHands > 2, g.p.Resplit, "pairs may be split until there are "+strconv.Itoa(o.SplitHands)+" hands")
	add(o.SplitHands > 2 && o.SplitAcesOnce, g.p.ResplitAces, "aces may be split once only")
	add(o.Sharing > 1, g.p.CallersPlace, "on a box with several wagers that of the player who calls the decisions lies nearest to the dealer")
	add(g.bonus && (o.SuitedSixSevenEight || o.ThreeSevens || o.FiveCardOdds) || o.DesignatedAce != none, g.p.ExtraOdds, g.extraOdds())
	add(o.FiveCard21, g.p.FiveCard21Option, "21 in five cards pays 2 to 1 unless the dealer has 21")
	add(o.LateEntry != free, g.p.Entry, "who does not wager on the first round after a shuffle "+entryNotices[o.LateEntry])
	add(o.SittingOut != free, g.p.Entry, "who sits a round out "+entryNotices[o.SittingOut])
	add(!g.free, g.p.EntryAlike, "this applies alike to every person at the table")
	add(o.Additional == SameSuit, g.p.SuitNotice, "same suit wagers are paid under option "+strconv.Itoa(o.SuitTable)+
		" for "+strconv.Itoa(o.Decks)+" decks")
	add(o.Additional != none, g.p.AdditionalNotice, "an additional wager may not exceed the wager or "+o.AdditionalMax.String())
	add(o.multiple(), g.p.MultiplePosted, "multiple action: "+strings.ReplaceAll(o.MultipleAction, "-", " ")+
		" wagers, each within the limits of the table")
	add(o.Shuffle == BartCarter, g.p.BartCarter, "the Bart Carter shuffle is in use")
	add(o.Shuffle == Automatic, g.p.Automatic, "an approved device reshuffles the cards automatically")
	return notices
}

// extraOdds words the payouts of 2.3(e)1 to 4 that are offered.
func (g *Game) extraOdds() string {
	var list []string
	for _, p := range g.layout.Wagers[mains].Pays[2:] {
		if p.Law != g.p.FiveCard21 {
			list = append(list, p.On+" pays "+p.Odds.String())
		}
	}
	text := strings.Join(list, ", ")
	return strings.Replace(text, "the designated blackjack", g.options.DesignatedAce+" with "+g.options.DesignatedFace, 1)
}
