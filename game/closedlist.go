package game

import (
	"strings"
	"unicode"

	"boardwalk/law"
	"boardwalk/table"
)

// Authorized is a table game that the law names.
type Authorized struct {
	Name    string   // as the list has it, with capitals
	By      law.Cite // the paragraph that names it
	Missing string   // what of its text is not held; empty where tables deal it
}

// listLaw is the closed list of table games.
const listLaw law.Cite = "19:40-1.2(b)[table game]"

// ClosedList are all games that may be played at a table: those of 19:40-1.2(b), in
// its order, and Three Card Draw, which has a subchapter of a later edition. Any
// other game needs a petition by 8.4. Those without a text say what is missing.
var ClosedList = []Authorized{
	{"Asia Poker", listLaw, ""},
	{"Baccarat", listLaw, ""},
	{"Big Six", listLaw, ""},
	{"Blackjack", listLaw, ""},
	{"Boston 5 Stud Poker", listLaw, ""},
	{"Caribbean Stud Poker", listLaw, ""},
	{"Casino War", listLaw, ""},
	{"Colorado Hold 'Em Poker", listLaw,
		"its procedure and its pay tables; known are the ante and bet wagers, a discard, three community cards and an optional bonus"},
	{"Craps", listLaw, ""},
	{"Double Attack Blackjack", listLaw, ""},
	{"Double Cross Poker", listLaw,
		"its betting and its pay tables; known are an ante, four raises and five community cards in a cross, and an optional three-card wager"},
	{"Double Down Stud", listLaw, ""},
	{"Fast Action Hold 'Em", listLaw, "everything: no text and no description was found"},
	{"Flop Poker", listLaw, ""},
	{"Four Card Poker", listLaw, ""},
	{"Let It Ride Poker", listLaw, ""},
	{"Minibaccarat", listLaw, ""},
	{"Mini-Craps", listLaw, ""},
	{"Mini-Dice", listLaw, ""},
	{"Mini-Tex 3 Card Hold 'Em", listLaw, ""},
	{"Mississippi Stud", listLaw, ""},
	{"Pai Gow", listLaw, ""},
	{"Pai Gow Poker", listLaw, ""},
	{poker, listLaw, ""},
	{"Pokette", listLaw, ""},
	{"Red Dog", listLaw, ""},
	{"Roulette", listLaw, ""},
	{"Sic Bo", listLaw, ""},
	{"Spanish 21", listLaw, ""},
	{"Supreme Pai Gow", listLaw, "everything but that a joker is used"},
	{"Texas Hold 'Em Bonus Poker", listLaw, ""},
	{"Three Card Poker", listLaw, ""},
	{"Two Card Joker Poker", listLaw, "everything but that a joker is used"},
	{"Ultimate Texas Hold 'Em", listLaw, ""},
	{"Winner's Pot Poker", listLaw, "everything: no text and no description was found"},
	{"Three Card Draw", "13:69F-42.2(a)[deck]", ""},
}

// poker stands on the list for all games in which players play against each other.
const poker = "Poker"

// plain is a name in small letters and digits alone.
func plain(name string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) || unicode.IsDigit(r) {
			return unicode.ToLower(r)
		}
		return -1
	}, name)
}

// Listed returns the entry of the closed list that a game is dealt under, or nil
// if it is outside the list. Poker and baccarat are several games here, and some
// names of the list end in "poker" where ours do not.
func Listed(r *table.Rules) *Authorized {
	if r.EachOther {
		return FindListed(poker)
	}
	if a := FindListed(r.Name); a != nil {
		return a
	}
	kind, _, _ := strings.Cut(r.Name, "-")
	if kind == "Baccarat" {
		return FindListed(kind)
	}
	return nil
}

// FindListed returns the entry of the closed list with a name, in capitals or not,
// with hyphens or blanks between its words and with or without "poker" at its end,
// or nil.
func FindListed(name string) *Authorized {
	if name == "" {
		return nil
	}
	for _, end := range []string{"", plain(poker)} {
		for i := range ClosedList {
			if plain(ClosedList[i].Name) == plain(name)+end {
				return &ClosedList[i]
			}
		}
	}
	return nil
}

// Deals returns the games that are dealt under an entry of the list.
func (a *Authorized) Deals() []*table.Rules {
	var games []*table.Rules
	for _, r := range All {
		if Listed(r) == a {
			games = append(games, r)
		}
	}
	return games
}
