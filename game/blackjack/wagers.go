package blackjack

import (
	"slices"
	"strconv"
	"strings"

	"boardwalk/card"
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

// mostHands is how many hands a player may form by splitting, and mostBettors
// how many may wager on a box.
const (
	mostHands   = 4
	mostBettors = 3
)

// The areas of a box. Each wager against one of the dealer's hands has a slot
// for each hand that the player may come to have: four where there is one
// dealer's hand, and two each against the second and third of multiple action,
// where pairs are split only once.
const (
	mains     table.Area = 0
	doubles   table.Area = mains + slots
	insurance table.Area = doubles + slots
	over      table.Area = insurance + 3
	under     table.Area = over + 1
	sameSuit  table.Area = under + 1
	perBox    table.Area = sameSuit + 1

	slots = 8
)

// slotOf is the first slot of each of the dealer's hands.
var slotOf = [3]table.Area{0, 4, 6}

// at is the area of a box.
func at(box uint8, what table.Area) table.Area { return table.Area(box-1)*perBox + what }

// mainAt is the wager on a hand of a box against one of the dealer's hands.
func mainAt(box uint8, spot int, hand uint8) table.Area {
	return at(box, mains+slotOf[spot]+table.Area(hand))
}

// doubleAt is what was added to it in doubling down.
func doubleAt(box uint8, spot int, hand uint8) table.Area {
	return at(box, doubles+slotOf[spot]+table.Area(hand))
}

// where says which box an area belongs to, and what of it it is.
func where(a table.Area) (box uint8, what table.Area) { return uint8(a/perBox) + 1, a % perBox }

// spotNames are the wagers against the dealer's first, second and third hand.
var spotNames = [3]struct{ id, name, prefix string }{
	{"main", "Wager", ""}, {"second", "Second Wager", "second-"}, {"third", "Third Wager", "third-"},
}

// The lines of odds of a main wager, as far as they are offered.
const (
	even = iota
	standard
	suited678
	sevens
	designated
	fiveCards
	fiveCardRule
	numberOfLines
)

// mainPays are the odds of 2.3(e), with those of its options that are offered.
// They are what the wager shall be paid at, neither less nor more.
func (g *Game) mainPays() []table.Pay {
	o := &g.options
	blackjack := table.Pay{On: "blackjack", Odds: money.Odds{To: 3, One: 2}, Law: "2.3(e)[blackjack]"}
	if o.Dealing == BothUp {
		blackjack = table.Pay{On: "blackjack", Odds: money.Odds{To: 1, One: 1}, Law: "2.6(k)2"}
	}
	var pays []table.Pay
	for line, p := range [numberOfLines]struct {
		offered bool
		pay     table.Pay
	}{
		even:         {true, table.Pay{Odds: money.Odds{To: 1, One: 1}, Law: "2.3(e)"}},
		standard:     {true, blackjack},
		suited678:    {o.SuitedSixSevenEight, table.Pay{On: "6-7-8 of one suit", Odds: money.Odds{To: 2, One: 1}, Law: "2.3(e)1"}},
		sevens:       {o.ThreeSevens, table.Pay{On: "three sevens", Odds: money.Odds{To: 3, One: 2}, Law: "2.3(e)2"}},
		designated:   {o.DesignatedAce != none, table.Pay{On: "the designated blackjack", Odds: money.Odds{To: 2, One: 1}, Law: "2.3(e)3"}},
		fiveCards:    {o.FiveCardOdds, table.Pay{On: "five cards totalling 21", Odds: money.Odds{To: 2, One: 1}, Law: "2.3(e)4"}},
		fiveCardRule: {o.FiveCard21, table.Pay{On: "21 in five cards", Odds: money.Odds{To: 2, One: 1}, Law: "2.16(a)"}},
	} {
		if g.lines[line] = len(pays); p.offered {
			p.pay.Fixed = true
			pays = append(pays, p.pay)
		}
	}
	return pays
}

func fixed(to, one int64, by law.Cite) []table.Pay {
	return []table.Pay{{Odds: money.Odds{To: to, One: one}, Law: by, Fixed: true}}
}

// newLayout declares the wagers of all boxes. What is not offered keeps its
// area, but nobody can make it.
func (g *Game) newLayout() *table.Layout {
	l := &table.Layout{
		Unlisted: "2.3(d)", Placing: "2.3(d)", Cash: "2.3(d)[cash]", Floor: "2.3(e)",
		Boxes: []string{"dealer"}, Acts: acts, Incidents: incidents, Offers: offers,
	}
	pays := g.mainPays()
	for box := uint8(1); box <= boxes; box++ {
		n := strconv.Itoa(int(box))
		l.Boxes = append(l.Boxes, n)
		list := make([]table.Wager, perBox)
		for spot, s := range spotNames {
			hands := uint8(mostHands)
			if spot > 0 {
				hands = 2
			}
			for hand := range hands {
				of := ""
				if hand > 0 {
					of = "-hand-" + strconv.Itoa(int(hand)+1)
				}
				list[mains+slotOf[spot]+table.Area(hand)] = g.mainWager(spot, hand, table.Wager{
					ID: s.id + "-" + n + of, Name: s.name + " " + n + strings.ReplaceAll(of, "-", " "), Group: "main", Pays: pays})
				list[doubles+slotOf[spot]+table.Area(hand)] = offered(table.Wager{
					ID: s.prefix + "double-" + n + of, Name: strings.TrimSpace(strings.ReplaceAll(s.prefix, "-", " ") + "Double Down " + n + strings.ReplaceAll(of, "-", " ")),
					Group: "double", Law: "2.10(a)", Pays: fixed(1, 1, "2.3(e)")})
			}
			list[insurance+table.Area(spot)] = offered(table.Wager{
				ID: s.prefix + "insurance-" + n, Name: strings.TrimSpace(strings.ReplaceAll(s.prefix, "-", " ") + "Insurance " + n),
				Group: "insurance", Law: "2.9(b)[timing]", Pays: fixed(2, 1, "2.9(c)")})
		}
		list[over] = g.additionalWager(OverUnder, table.Wager{ID: "over-" + n, Name: "Over 13 " + n, Law: "2.17(a)1", Pays: fixed(1, 1, "2.17(e)1")})
		list[under] = g.additionalWager(OverUnder, table.Wager{ID: "under-" + n, Name: "Under 13 " + n, Law: "2.17(a)1", Pays: fixed(1, 1, "2.17(e)1")})
		list[sameSuit] = g.additionalWager(SameSuit, table.Wager{ID: "same-suit-" + n, Name: "Same Suit " + n, Law: "2.17(a)2", Pays: g.options.suitPays()})
		for i := range list {
			list[i].OneRoll = true
			if int(box) > g.options.Boxes {
				list[i].Law, list[i].Made, list[i].MadeText = "2.3(d)", 0, "is not on this layout"
			}
		}
		l.Wagers = append(l.Wagers, list...)
	}
	return l
}

// mainWager is the wager of 2.3(a), of 2.18(b) beyond the first, or of 2.11(a)
// on a hand that splitting forms.
func (g *Game) mainWager(spot int, hand uint8, w table.Wager) table.Wager {
	switch {
	case hand > 0:
		w.Law = "2.11(a)"
		return offered(w)
	case spot > 0:
		w.Law = "2.18(b)"
		if !g.options.multiple() {
			w.Law, w.MadeText = "2.18(a)", "is not offered at this table"
			return w
		}
	default:
		w.Law = "2.3(a)"
	}
	w.Made, w.Coupons = table.Always, true
	return w
}

// offered is a wager that is made in the course of the round, when the dealer
// offers it.
func offered(w table.Wager) table.Wager {
	w.Supplement, w.MadeText = true, "is made only when the dealer offers it"
	return w
}

// Named lets a seat speak of its own box: "main", "over", "main hand 2".
func (g *Game) Named(s table.Seat, name string) (table.Area, bool) {
	if s == table.House || s > boxes {
		return 0, false
	}
	n := "-" + strconv.Itoa(int(s))
	if what, hand, ok := strings.Cut(name, "-hand-"); ok {
		return g.layout.Area(what + n + "-hand-" + hand)
	}
	if name == "suit" {
		name = "same-suit"
	}
	return g.layout.Area(name + n)
}

// Check says whether an act is lawful beyond what the declarations say.
func (g *Game) Check(d *table.Dealer, a *table.Act) *law.Refusal {
	switch a.Kind {
	case table.Make:
		return g.mayWager(d, a)
	case table.Remove:
		return g.mayRemove(d, a)
	case table.Special:
		return g.mayAct(d, a)
	case table.Report:
		return g.mayReport(d, a)
	}
	return nil
}

// After follows an act that was done.
func (g *Game) After(d *table.Dealer, a *table.Act) {
	switch a.Kind {
	case table.Make, table.Remove, table.Leave:
		if a.Kind == table.Leave {
			g.entries[a.Seat] = entry{}
			g.forget(d, a.Seat)
		}
		if !g.own {
			g.findFirst(d)
		}
	case table.Sit:
		if g.first == table.House {
			g.first = a.Seat
		}
	case table.Special:
		g.act(d, a)
	}
}

// forget follows a player who leaves: consents are gone, and the first player
// at the table is another.
func (g *Game) forget(d *table.Dealer, s table.Seat) {
	for box := range g.consent {
		if g.consent[box] == s {
			g.consent[box] = table.House
		}
	}
	if g.first == s {
		g.first = d.Clockwise(s)
	}
}

// mayWager refuses what 2.3, 2.13, 2.14, 2.17 and 2.18 do not let a player
// wager.
func (g *Game) mayWager(d *table.Dealer, a *table.Act) *law.Refusal {
	if g.own && g.free && a.Area == mainAt(uint8(a.Seat), 0, 0) && a.Tender != table.Coupon {
		return nil // the usual wager of the usual game
	}
	box, what := where(a.Area)
	b := d.Amount(a.Seat, a.Area)
	switch {
	case what == over || what == under || what == sameSuit:
		if r := g.mayAdd(d, a, box, what, b+a.Amount); r != nil {
			return r
		}
	case what != mains:
		if r := g.mayWagerAgain(d, a, box, what); r != nil {
			return r
		}
	}
	if r := g.mayShare(d, a, box); r != nil {
		return r
	}
	if a.Tender == table.Coupon {
		if d.Payable(a.Area, a.Amount) != a.Amount {
			return law.Refuse("2.3(d)", "a match play coupon needs a face value that can be paid")
		}
		return nil
	}
	return g.mayEnter(d, a, b+a.Amount)
}

// mayRemove refuses to take a wager from under others that rest on it.
func (g *Game) mayRemove(d *table.Dealer, a *table.Act) *law.Refusal {
	box, what := where(a.Area)
	if what != mains && what != mains+slotOf[1] {
		return nil
	}
	left := d.Amount(a.Seat, a.Area) - a.Amount
	if a.Amount == 0 {
		left = 0
	}
	later := at(box, slotOf[1])
	if what == slotOf[1] {
		later = at(box, slotOf[2])
	}
	if left == 0 && d.Amount(a.Seat, later) > 0 {
		return law.Refuse("2.18(b)", "the wagers against the dealer's later hands come down first")
	}
	for _, extra := range [...]table.Area{over, under, sameSuit} {
		if what == mains && d.Amount(a.Seat, at(box, extra)) > left {
			return law.Refuse("2.17(g)1", "the additional wager may not exceed the wager")
		}
	}
	return nil
}

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

// designated reports whether the two cards are the designated blackjack of 2.3(e)3.
func (o *Options) designated(h *Hand) bool {
	if o.DesignatedAce == none {
		return false
	}
	ace, _ := card.Parse(o.DesignatedAce)
	face, _ := card.Parse(o.DesignatedFace)
	return slices.Contains(h.cards[:2], ace) && slices.Contains(h.cards[:2], face)
}
