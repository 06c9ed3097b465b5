package blackjack

import (
	"strconv"
	"strings"

	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

// Notices are the rules in effect that the law wants posted.
func (g *Game) Notices() []table.Notice {
	o := &g.options
	notices := []table.Notice{{By: "2.6(o)", Text: "players compute their own point count and check the dealer's announcements"}}
	add := func(effective bool, by law.Cite, text string) {
		if effective {
			notices = append(notices, table.Notice{By: by, Text: text})
		}
	}
	add(o.Dealing == HoleCardReader, "2.1[card reader device]", "a card reader device of 19:46-1.10 reads the dealer's hole card")
	add(o.Dealing == BothUp, "2.6(k)", "the dealer's hole card lies face up: ties lose, blackjack pays 1 to 1, no surrender, no insurance, double down only on 9, 10 or 11, pairs are split once")
	add(o.Surrender, "2.8(c)[notice]", "surrender is offered")
	add(o.SplitHands > 2, "2.11(e)", "pairs may be split until there are "+strconv.Itoa(o.SplitHands)+" hands")
	add(o.SplitHands > 2 && o.SplitAcesOnce, "2.11(e)[aces]", "aces may be split once only")
	add(o.Sharing > 1, "2.13(c)", "on a box with several wagers that of the player who calls the decisions lies nearest to the dealer")
	add(g.bonus && (o.SuitedSixSevenEight || o.ThreeSevens || o.FiveCardOdds) || o.DesignatedAce != none, "2.3(e)[extra odds]", g.extraOdds())
	add(o.FiveCard21, "2.16(c)", "21 in five cards pays 2 to 1 unless the dealer has 21")
	add(o.LateEntry != free, "2.3(i)", "who does not wager on the first round after a shuffle "+entryNotices[o.LateEntry])
	add(o.SittingOut != free, "2.3(i)", "who sits a round out "+entryNotices[o.SittingOut])
	add(!g.free, "2.3(j)", "this applies alike to every person at the table")
	add(o.Additional == SameSuit, "2.17(e)2[notice]", "same suit wagers are paid under option "+strconv.Itoa(o.SuitTable)+" for "+strconv.Itoa(o.Decks)+" decks")
	add(o.Additional != none, "2.17(h)", "an additional wager may not exceed the wager or "+(money.Cents(o.AdditionalMax)*money.Dollar).String())
	add(o.multiple(), "2.18(b)[posting]", "multiple action: "+strings.ReplaceAll(o.MultipleAction, "-", " ")+" wagers, each within the limits of the table")
	add(o.Shuffle == BartCarter, "2.1[Bart Carter shuffle]", "the Bart Carter shuffle is in use")
	add(o.Shuffle == Automatic, "2.20", "an approved device reshuffles the cards automatically")
	return notices
}

// extraOdds words the payouts of 2.3(e)1 to 4 that are offered.
func (g *Game) extraOdds() string {
	var list []string
	for _, p := range g.layout.Wagers[mains].Pays[2:] {
		if p.Law != "2.16(a)" {
			list = append(list, p.On+" pays "+p.Odds.String())
		}
	}
	text := strings.Join(list, ", ")
	return strings.Replace(text, "the designated blackjack", g.options.DesignatedAce+" with "+g.options.DesignatedFace, 1)
}
