package table

import (
	"slices"
	"strings"

	"boardwalk/law"
)

// Layout is all that a table offers: its wagers, and the paragraphs that speak
// of wagers in general.
type Layout struct {
	Wagers []Wager
	Meters []Meter  // that wagers are paid from
	Stages []string // what the stages of the game are called, by the bits of [Phase]; none for a game with one stage

	// Unasked says that the game has nothing to add about a wager without a word, made by the player
	// of its position if it has one: the table may hold it against its declaration alone, and call
	// neither [Game.Check] nor [Game.After].
	Unasked bool

	// The paragraphs under which the table enforces what is the same at all
	// games.
	OnlyListed          law.Cite // only the listed wagers are permitted
	MadeWithChips       law.Cite // wagers are made with chips or plaques on the layout
	MostPlayers         law.Cite // no more players than positions; empty where the law does not say
	OnlySeated          law.Cite // only players who sit at the table may wager; empty where the law does not say
	CashWagers          law.Cite // verbal wagers with cash: allowed, or refused if CashRefused
	CashRefused         bool
	CashConfirmed       law.Cite // the dealer must confirm a wager with cash; empty where the paragraph on cash says so itself
	PayableAmounts      law.Cite // no amount that the odds cannot pay; empty where the law does not ask it
	LeastOdds           law.Cite // odds no lower than the list; empty where each line of odds has a paragraph that says so
	HigherOddsAlike     law.Cite // odds above the list, the same at all tables
	OddsForAllPlayers   law.Cite // odds above the list, the same for all players; empty where the law does not say
	OddsWording         law.Cite // how odds are worded on the sign; empty where the law does not say
	OnlyDeclaredCharges law.Cite // no charge but the declared ones
	NothingAdded        law.Cite // nothing is added to a player's stake in a round; empty where the law does not say
	NothingTaken        law.Cite // nor taken from it
	StaySeated          law.Cite // a player stays until the round is over; empty where the law does not say
	LimitsPosted        law.Cite // the limits are posted, where a paragraph of the game's own says so
	MinimumAgreed       law.Cite // the minimum is raised at once if all patrons agree; empty where the law does not allow it
	ReducedFreely       law.Cite // a wager may be reduced to less than its minimum; empty where the law does not say
	CalledOn            law.Cite // wagers that rest may be called on; empty where none ever rests
	HandsUnshown        law.Cite // hands go out of the round without being shown; empty where all are shown in the end

	Boxes  []string // what the places that get cards are called, the dealer's first
	Hands  []string // what the hands of a box are called into which its cards are set; empty for a high and a low hand
	Shared string   // which of Boxes has the community cards, which count in every hand; empty if there are none

	Acts      []Declared // what players and staff may do besides wagering
	Incidents []Declared // what may go wrong
	Offers    []*Offer   // the questions that the procedure may ask

	names map[string]Area
}

// Declared is an act or an incident that a game knows, as data for help, the
// case language and the screens.
type Declared struct {
	ID    string
	Law   law.Cite
	Staff bool   // only staff may do or report it
	Args  string // what follows the name: "DIE FACE"; empty for nothing
	Help  string
}

// Area finds a wager by its id, its name or an alias, however it is
// capitalised and whether words are joined by blanks or hyphens.
func (l *Layout) Area(name string) (Area, bool) {
	if l.names == nil {
		l.names = make(map[string]Area)
		for i := range l.Wagers {
			w := &l.Wagers[i]
			for _, n := range append([]string{w.ID, w.Name}, w.Aliases...) {
				l.names[canonical(n)] = Area(i)
			}
		}
	}
	if a, ok := l.names[name]; ok { // as most programs write it
		return a, true
	}
	a, ok := l.names[canonical(name)]
	return a, ok
}

// MustArea is [Layout.Area] for names that stand in the program itself.
func (l *Layout) MustArea(name string) Area {
	a, ok := l.Area(name)
	if !ok {
		panic("table: no wager " + name + " on the layout")
	}
	return a
}

// canonical folds the ways in which people write a name into one.
func canonical(name string) string {
	name = strings.ToLower(strings.TrimSpace(name))
	return strings.TrimSuffix(joined.Replace(name), "-bet")
}

var joined = strings.NewReplacer("'", "", "’", "", " ", "-", "_", "-")

// find returns the declaration with the given id.
func find(list []Declared, id string) (*Declared, bool) {
	for i := range list {
		if list[i].ID == id {
			return &list[i], true
		}
	}
	return nil, false
}

// BoxName is what a box is called at this game.
func (l *Layout) BoxName(b Box) string {
	if int(b) < len(l.Boxes) {
		return l.Boxes[b]
	}
	return ""
}

// SharedBox returns the box of the community cards, and false if there are none at this
// game.
func (l *Layout) SharedBox() (Box, bool) {
	i := slices.Index(l.Boxes, l.Shared)
	return Box(max(i, 0)), i >= 0 && l.Shared != ""
}

// Called returns what players call the choices of the layout's offers, where that is not
// the regulation's word; nil if there are none.
func (l *Layout) Called() map[Choice]string {
	var called map[Choice]string
	for _, o := range l.Offers {
		for c, name := range o.Called {
			if called == nil {
				called = map[Choice]string{}
			}
			called[c] = name
		}
	}
	return called
}

// Say returns a choice of any of the layout's offers as it reads after the word "to".
func (l *Layout) Say(c Choice) string {
	for _, o := range l.Offers {
		if slices.Contains(o.Choices, c) {
			return o.Say(c)
		}
	}
	return string(c)
}

// SayUnder is [Layout.Say] for a choice of an offer of one paragraph.
func (l *Layout) SayUnder(by law.Cite, c Choice) string {
	for _, o := range l.Offers {
		if o.Law == by && slices.Contains(o.Choices, c) {
			return o.Say(c)
		}
	}
	return l.Say(c)
}

// Numbered returns an answer with a number for hosts that do not know which offer
// it will answer, and false if no offer of the layout makes the choice with one.
func (l *Layout) Numbered(c Choice, n int) (Answer, bool) {
	for _, o := range l.Offers {
		if o.TakesNumber(c) {
			return o.Numbered(c, n), true
		}
	}
	return Answer{}, false
}
