package asiapoker

import (
	"cmp"
	"slices"

	"boardwalk/card"
	"boardwalk/game/versus"
	"boardwalk/law"
	"boardwalk/poker"
	"boardwalk/table"
	"boardwalk/tile"
)

// The answers by which hands are set: as the house does, or with the three cards that are
// named as the medium and low hand. The others say which of the three is the low hand.
const (
	HouseWay   table.Choice = "house-way"
	SetLowest  table.Choice = "set-lowest"
	SetMiddle  table.Choice = "set-middle"
	SetHighest table.Choice = "set-highest"
)

var setOffer = &table.Offer{ID: "set", Law: "house:asia-6(a)", Choices: []table.Choice{HouseWay, SetLowest, SetMiddle,
	SetHighest}, Cards: 0b1110,
	Says: map[table.Choice]string{HouseWay: "set the hands the house way", SetLowest: "set the lowest as the low hand",
		SetMiddle: "set the middle one as the low hand", SetHighest: "set the highest as the low hand"},
	Text: "Which three cards are your medium and low hand, and which of them is the low hand? The other four are the high hand."}

// setHands has all players set their hands at once and unseen.
func (g *Game) setHands(d *table.Dealer) {
	n := 0
	for h := range g.Players {
		g.questions[n] = table.Question{Seat: h.Seat, Box: h.Box, Offer: setOffer, Open: table.AllChoices, Own: card.SetOf(h.Cards[:]...)}
		n++
	}
	for i, a := range d.AskAll(g.questions[:n]) {
		h := g.At(g.questions[i].Box)
		if d.Cite("house:asia-6(a)"); a.Choice == HouseWay {
			g.setAsHouse(d, h, "house:asia-6(b)")
		} else {
			g.set(h, a)
		}
		if d.Heard() {
			g.laysDown(d, h)
		}
	}
}

// set divides the cards of a hand as the player answered. A hand in which not three cards
// are named, or that is not in order, is foul.
func (g *Game) set(h *versus.Hand, a table.Answer) {
	s, n := &g.sets[h.Box], 0
	for i := 0; i < dealt-n; {
		if c := h.Cards[i]; a.Cards.Has(c) {
			copy(h.Cards[i:], h.Cards[i+1:])
			h.Cards[dealt-1] = c
			n++
		} else {
			i++
		}
	}
	if *s = (set{behind: [2]uint8{uint8(n)}}); n != 3 {
		s.foul = "house:asia-6(d)"
		return
	}
	three := (*[3]card.Card)(h.Cards[4:])
	slices.SortFunc(three[:], byRank)
	low := slices.Index(setOffer.Choices, a.Choice) - 1
	three[low], three[2] = three[2], three[low]
	s.AsiaSetting = poker.AsiaSetting{High: g.ranking.Rank(h.Cards[:4]...), Medium: g.ranking.Rank(three[:2]...),
		Low: g.ranking.Rank(three[2])}
	if s.behind = [2]uint8{2, 1}; !s.Lawful() {
		s.foul = "house:asia-6(c)"
	}
}

// byRank puts cards in the order of their ranks, of which the joker's is the ace's.
func byRank(a, b card.Card) int {
	return cmp.Or(cmp.Compare(poker.AsiaHands{}.Rank(a), poker.AsiaHands{}.Rank(b)), cmp.Compare(a, b))
}

// setAsHouse sets the seven cards of a hand by the house way.
func (g *Game) setAsHouse(d *table.Dealer, h *versus.Hand, by law.Cite) {
	var all [poker.AsiaSettings]poker.AsiaSetting
	g.ranking.Settings(&h.Cards, &all)
	n := poker.AsiaHouse(all[:])
	cards := h.Cards
	for i, place := range poker.AsiaPlaces[n] {
		h.Cards[i] = cards[place]
	}
	g.sets[h.Box] = set{AsiaSetting: all[n], behind: [2]uint8{2, 1}}
	d.Cite(by)
}

// at is in which hand the i-th card of seven lies: 0 is the high hand.
func (s *set) at(i int) (hand uint8) {
	if i >= dealt-int(s.behind[0]+s.behind[1]) {
		hand++
	}
	if i >= dealt-int(s.behind[1]) {
		hand++
	}
	return hand
}

// laysDown tells which cards are the medium and the low hand: the player's face down, the
// dealer's face up.
func (g *Game) laysDown(d *table.Dealer, h *versus.Hand) {
	for i, c := range h.Cards {
		switch hand := g.sets[h.Box].at(i); {
		case hand == 0:
		case h.Box == 0:
			d.Cards().Form(c, h.Box, 0, h.Box, hand, h.Seat)
		default:
			d.Cards().FormDown(c, h.Box, 0, h.Box, hand, h.Seat)
		}
	}
}

// setDealer turns the dealer's cards over and sets them by the house way. Hands that were
// set otherwise are set again.
func (g *Game) setDealer(d *table.Dealer) {
	h, by := g.Dealer(), law.Cite("house:asia-8(a)")
	d.Cite("house:asia-6(e)")
	g.Turn(d, h)
	if !d.Reports().Untroubled() {
		if _, ok := d.Reports().Reported(misset); ok { // such as with the first card as the low hand
			by = "house:asia-9(f)"
			d.Cards().Form(h.Cards[0], h.Box, 0, h.Box, 2, h.Seat)
			d.Cite(by)
			d.Cards().Form(h.Cards[0], h.Box, 2, h.Box, 0, h.Seat)
		}
	}
	if g.setAsHouse(d, h, by); d.Heard() {
		g.laysDown(d, h)
		g.tell(d, h)
	}
}

// Settings returns every way to set seven cards. Of those with the same high hand the one
// that the house prefers comes first.
func (g *Game) Settings(q *table.Question, cards []card.Card, _ []tile.Tile) (list []table.Setting) {
	if q.Offer != setOffer || len(cards) != dealt || slices.Contains(cards, card.Unknown) {
		return nil
	}
	hand, all := (*[dealt]card.Card)(cards), new([poker.AsiaSettings]poker.AsiaSetting)
	g.ranking.Settings(hand, all)
	house := poker.AsiaHouse(all[:])
	for n := 0; n < len(all); n += 3 {
		first := max(0, poker.AsiaHouse(all[n:n+3]))
		for i := range 3 {
			at := n + (first+i)%3
			w, s := poker.AsiaPlaces[at], &all[at]
			list = append(list, table.Setting{Answer: AnswerFor(hand, w),
				Low: []int{int(w[4]), int(w[5]), int(w[6])}, Foul: !s.Lawful(), House: at == house,
				LowWorth: "medium " + s.Medium.String() + ", low " + s.Low.String(), HighWorth: s.High.String(), LowName: "medium and low hand"})
		}
	}
	return list
}

// AnswerFor is the answer that sets seven cards in one of the [poker.AsiaPlaces].
func AnswerFor(hand *[dealt]card.Card, w [dealt]uint8) table.Answer {
	three := [3]card.Card{hand[w[4]], hand[w[5]], hand[w[6]]}
	slices.SortFunc(three[:], byRank)
	return table.Answer{Choice: setOffer.Choices[1+slices.Index(three[:], hand[w[6]])], Cards: card.SetOf(three[:]...)}
}
