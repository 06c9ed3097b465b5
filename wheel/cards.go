package wheel

// Cards is the wheel of 54 sections that depict the 52 cards of a deck and two jokers.
// Sections are labelled as package card writes cards: "As", "Td", and "Jk" and "J2" for the
// jokers, which have no color.
//
// The text of the regulation that we work from fixes no order, and no wager depends on one.
// So this is our order: the jokers lie opposite each other, suits follow each other as
// spades, hearts, clubs and diamonds, and each card is five ranks above the one before it. So
// red and black alternate, and no two cards next to each other are of one rank or in sequence.
func Cards() *Wheel {
	const ranks, suits = "23456789TJQKA", "shcd"
	w := &Wheel{Name: "wheel of cards", Pockets: []Pocket{{Label: "Jk"}}}
	for i := range 52 {
		if i == 26 {
			w.Pockets = append(w.Pockets, Pocket{Label: "J2"})
		}
		rank, suit := 5*i%13, i%4
		section := Pocket{ranks[rank:rank+1] + suits[suit:suit+1], Black}
		if suit%2 == 1 {
			section.Color = Red
		}
		w.Pockets = append(w.Pockets, section)
	}
	return w
}
