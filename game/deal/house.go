package deal

import (
	"reflect"

	"boardwalk/card"
	"boardwalk/law"
)

// House is what a game by house rules says itself of how it is dealt. The rest is in the
// book of rules that it shares with its sisters, house:cards.
type House struct {
	Pack        card.Pack // what a deck is made of; the zero value is 52 cards. The book has a rule 2(a)[deck] and 7(e)1 of any other
	Cards       string    // how many cards a hand has, in a word: "two"
	DeadlineFor string    // which wagers are made before "No more bets": "antes"
	Player      law.Cite  // a player's card
	Dealer      law.Cite  // a card of the dealer's
	Exposed     law.Cite  // a card of the dealer's is exposed too early; empty where the dealer has no hand
}

// HouseParagraphs returns the paragraphs of a game whose book, such as "house:flush",
// stands on house:cards: each rule of that book under the name of the game's own.
func HouseParagraphs(book string, h House) Paragraphs {
	p := houseCards
	inBook(reflect.ValueOf(&p).Elem(), book)
	p.Pack, p.Cards, p.DeadlineFor = h.Pack, h.Cards, h.DeadlineFor
	p.Manual.Player, p.Manual.Dealer, p.Irregularities.Exposed = h.Player, h.Dealer, h.Exposed
	return p
}

// inBook names all citations of a struct after the same rules in a book.
func inBook(v reflect.Value, book string) {
	for i := range v.NumField() {
		switch f := v.Field(i); cite := f.Addr().Interface().(type) {
		case *law.Cite:
			if *cite != "" {
				*cite = cite.In(book)
			}
		default:
			if f.Kind() == reflect.Struct {
				inBook(f, book)
			}
		}
	}
}

// houseCards are the rules 2 to 4, 6 to 8 and 11 of house:cards.
var houseCards = Paragraphs{
	Deck:  "house:cards-2(a)[deck]",
	Cover: "house:cards-2(a)[cover cards]",
	TwoDecks: TwoDecks{
		Option: "house:cards-2(b)", Each: "house:cards-2(b)1", Backs: "house:cards-2(b)2", Shuffled: "house:cards-2(b)3",
		Alternate: "house:cards-2(b)4", Rack: "house:cards-2(b)5", Separately: "house:cards-3(d)",
	},

	Inspect: "house:cards-3(a)", Spread: "house:cards-3(b)", Wash: "house:cards-3(c)[wash]", Washed: "house:cards-3(c)[shuffle]",

	Shuffle: "house:cards-4(a)[when]", Stack: "house:cards-4(a)[stack]", NoCut: "house:cards-4(b)1", MustCut: "house:cards-4(b)2",
	Cut:   DealerCut{Take: "house:cards-4(c)"},
	Recut: "house:cards-4(d)", Idle: "house:cards-4(e)[idle]", Arrival: "house:cards-4(e)[arrival]",

	Deadline: "house:cards-6(b)[deadline]",

	Manual: Way{
		Notice: "house:cards-7(a)[shoe]", Load: "house:cards-7(a)[loading]", Announce: "house:cards-7(b)",
		Stub: "house:cards-7(d)", Count: "house:cards-7(e)[every five rounds]", Exempt: "house:cards-7(f)[exempt]",
	},
	Stub: Stub{
		FaceDown: "house:cards-7(e)[face down]", Complete: "house:cards-7(e)1", Misdeal: "house:cards-7(e)2[misdeal]",
		BadDeck: "house:cards-7(e)2[bad deck]", DeviceError: "house:cards-7(f)[device finds error]",
	},
	Hand: Way{
		Notice: "house:cards-8(a)", Load: "house:cards-8(b)2", Announce: "house:cards-8(b)3", Player: "house:cards-8(c)",
		Dealer: "house:cards-8(c)",
		Stub:   "house:cards-8(d)", Count: "house:cards-8(e)", Exempt: "house:cards-7(f)[exempt]",
	},
	HandDevice: "house:cards-8(b)1",
	Dealing:    "house:cards-8(a)",

	Irregularities: Irregularities{
		FaceUp: "house:cards-11(b)[one card]", FaceUpMore: "house:cards-11(b)[more than one]", InError: "house:cards-11(c)",
		WrongNumber: "house:cards-11(d)", ShufflerJam: "house:cards-11(e)", Leaves: "house:cards-11(f)",
		Locked: "house:cards-6(b)[locked]", Stay: "house:cards-6(c)[stay]",
	},
}
