package sim

import (
	"fmt"
	"slices"
	"strings"

	"boardwalk/card"
	"boardwalk/game/asiapoker"
	"boardwalk/game/baccarat"
	"boardwalk/game/blackjack"
	"boardwalk/game/boston5"
	"boardwalk/game/caribbean"
	"boardwalk/game/casinowar"
	"boardwalk/game/chemindefer"
	"boardwalk/game/craps"
	"boardwalk/game/doubleattack"
	"boardwalk/game/doubledown"
	"boardwalk/game/floppoker"
	"boardwalk/game/fourcard"
	"boardwalk/game/letitride"
	"boardwalk/game/minitex"
	"boardwalk/game/mississippi"
	"boardwalk/game/paigow"
	"boardwalk/game/paigowpoker"
	"boardwalk/game/reddog"
	"boardwalk/game/spanish21"
	"boardwalk/game/texasbonus"
	"boardwalk/game/threecard"
	"boardwalk/game/threedraw"
	"boardwalk/game/ultimatetexas"
	"boardwalk/odds"
	"boardwalk/odds/housepoker"
	"boardwalk/table"
)

// simulated is how a game is simulated.
type simulated struct {
	wagers     []string // the main ones; without them, the first of each group on the layout
	strategies []Named  // the usual one first
	unasked    []string // wagers with which nothing is decided
	answered   []string // wagers that are made by an answer between two rounds
	reader     func() reader
	seat       func(*plan, *table.Table) // who else is at the table, and wagers
}

// kinOfBlackjack is how the kin of blackjack are played.
var kinOfBlackjack = &simulated{
	wagers: []string{"main"},
	strategies: []Named{
		{Name: "basic", Text: "by the total and the number of cards, as is best under the options in force", For: basicStrategy},
		{Name: "best", Text: "by the cards of each hand, as is best under the options in force", For: bestPlay},
	},
	unasked: []string{"match", "bust-it"},
	seat:    atKin,
}

// games has one entry for each game that asks something, or whose main wagers are not
// the first of each group. A strategy that is to have a name is one
// line here.
var games = map[*table.Rules]*simulated{
	craps.Rules: crapsSimulated,
	craps.Mini:  crapsSimulated,
	blackjack.Rules: {
		wagers: []string{"main"},
		strategies: []Named{
			{Name: "basic", Text: "by the total, as is best under the options in force", For: basicStrategy},
			{Name: "best", Text: "by the cards of each hand, as is best under the options in force", For: bestPlay},
			byChart("mimic", "as the dealer: draw to 17, never double down or split", mimicChart),
			byChart("never-bust", "never draw where a card could take the hand over 21", neverBustChart),
		},
		reader: func() reader { return &chartLines{} },
		seat:   atBlackjack,
	},
	spanish21.Rules:       kinOfBlackjack,
	doubleattack.Rules:    kinOfBlackjack,
	baccarat.PuntoBanco:   {},
	baccarat.Minibaccarat: {},
	chemindefer.Rules: {
		wagers:     []string{"player", "bank"},
		strategies: cheminStrategies(),
		answered:   []string{"bank"},
		reader:     func() reader { return &optionLines{} },
		seat:       atCheminDeFer,
	},
	reddog.Rules: {
		wagers: []string{"original"},
		strategies: []Named{
			always("seven", "raise on spreads of 7 and more, which is best", raiseFrom(7)),
			always("always", "raise on every spread", raiseFrom(1)),
			always("never", "never raise", raiseFrom(widest+1)),
		},
		reader: func() reader { return &raiseLines{} },
	},
	threecard.Rules: {
		wagers: []string{"ante", "pair-plus"},
		strategies: []Named{
			always("queen-six-four", "go on with queen, six and four or better, which is best", playFrom(card.Queen, card.Six, card.Four)),
			always("queen", "go on with every queen or better", playFrom(card.Queen, card.Three, card.Two)),
			always("always", "go on with every hand", playFrom(card.Five, card.Three, card.Two)),
		},
		unasked: []string{"pair-plus"},
		reader:  func() reader { return &playLines{} },
		seat:    atThreeCard,
	},
	casinowar.Rules: {
		wagers: []string{"ante", "tie"},
		strategies: []Named{
			always("war", "go to war on every tie, which is best", onTies(casinowar.War)),
			always("surrender", "surrender on every tie", onTies(casinowar.Surrender)),
		},
		unasked: []string{"tie"},
		reader:  func() reader { return &tieLines{} },
		seat:    atCasinoWar,
	},
	boston5.Rules: {
		wagers:     []string{"ante", "bonus"},
		strategies: named(housepoker.BostonRules, bostonStrategy),
		unasked:    []string{"bonus"},
		seat:       besideAnte("bonus"),
	},
	floppoker.Rules: {
		wagers:     []string{"ante", "bonus"},
		strategies: named(housepoker.FlopRules, flopStrategy),
		unasked:    []string{"bonus"},
		reader:     readRules(housepoker.FlopRules, flopStrategy, readConditions(flopLines, "raise")),
		seat:       atFlopPoker,
	},
	caribbean.Rules: {
		wagers:     []string{"ante"},
		strategies: named(housepoker.CaribbeanRules, caribbeanStrategy),
		unasked:    []string{"progressive"},
		reader:     func() reader { return &betLines{} },
		seat:       atCaribbean,
	},
	fourcard.Rules: {
		wagers:     []string{"ante", "aces-up"},
		strategies: named(housepoker.FourRules, fourCardStrategy),
		unasked:    []string{"aces-up"},
		reader:     func() reader { return &tripleLines{} },
	},
	threedraw.Rules: {
		wagers:     []string{"ante", "first-3"},
		strategies: named(housepoker.ThreeDrawRules, threeDrawStrategy),
		reader:     readRules(housepoker.ThreeDrawRules, threeDrawStrategy, func() reader { return &keepLines{} }),
		seat:       besideAnte("first-3"),
	},
	doubledown.Rules: {
		wagers:     []string{"original"},
		strategies: named(housepoker.DoubleDownRules, doubleDownStrategy),
		reader:     readRules(housepoker.DoubleDownRules, doubleDownStrategy, readConditions(doubleDownLines, "double")),
		seat:       underLimit,
	},
	letitride.Rules: {
		wagers:     []string{"bet-three"},
		strategies: named(housepoker.LetItRideRules, letItRideStrategy),
		reader:     readRules(housepoker.LetItRideRules, letItRideStrategy, readConditions(letItRideLines, "first", "second")),
		seat:       atLetItRide,
	},
	minitex.Rules: {
		wagers:     []string{"ante", "pocket-poker"},
		strategies: named(housepoker.MiniTexRules, miniTexStrategy),
		unasked:    []string{"pocket-poker"},
		reader:     readRules(housepoker.MiniTexRules, miniTexStrategy, readConditions(miniTexLines, "flop", "river", "play")),
		seat:       besideAnte("pocket-poker"),
	},
	texasbonus.Rules: {
		wagers:     []string{"ante", "bonus"},
		strategies: append(named(housepoker.TexasRules, texasStrategy), Named{Name: "best", Text: bestByCards, For: bestTexas, Counted: true}),
		unasked:    []string{"bonus"},
		reader:     readRules(housepoker.TexasRules, texasStrategy, readConditions(texasLines, "flop", "turn", "river")),
		seat:       besideAnte("bonus"),
	},
	mississippi.Rules: {
		wagers:     []string{"ante"},
		strategies: named(housepoker.MississippiRules, mississippiStrategy),
		reader: readRules(housepoker.MississippiRules, mississippiStrategy,
			readConditions(mississippiLines, "third", "third-3x", "fourth", "fourth-3x", "fifth", "fifth-3x")),
		seat: underLimit,
	},
	ultimatetexas.Rules: {
		wagers:     []string{"ante", "trips"},
		strategies: append(named(housepoker.UltimateRules, ultimateStrategy), Named{Name: "best", Text: bestByCards, For: bestUltimate, Counted: true}),
		unasked:    []string{"trips"},
		reader:     readRules(housepoker.UltimateRules, ultimateStrategy, readConditions(ultimateLines, "hole", "flop", "river")),
		seat:       atUltimate,
	},
	asiapoker.Rules: {
		wagers:     []string{"wager"},
		strategies: []Named{asTheHouse, {Name: "chances", Text: odds.BestOfThreeHands, For: bestThreeHands}},
	},
	paigow.Rules: {
		wagers:     []string{"wager"},
		strategies: []Named{asTheHouse, {Name: "best", Text: odds.BestOfTiles, For: bestTiles}},
		seat:       evenVigorish,
	},
	paigowpoker.Rules: {
		wagers:     []string{"wager", "number-1"},
		strategies: []Named{asTheHouse, {Name: "best", Text: odds.BestOfCards, For: bestCards, Counted: true}},
		unasked:    []string{"number-1"},
		seat:       besideWager,
	},
}

// crapsSimulated is how craps is simulated, at a table of any size.
var crapsSimulated = &simulated{
	wagers: []string{"pass", "dont-pass", "come", "dont-come", "place-6", "place-5", "place-4", "buy-4", "lay-4",
		"hard-6", "hard-4", "field", "any-seven", "any-craps"},
	seat: atCraps,
}

// gameOf returns how a game is simulated, or nil. A game that asks nothing needs no
// entry.
func gameOf(rules *table.Rules) *simulated {
	if g := games[rules]; g != nil || rules.EachOther || len(rules.New(rules.Options()).Layout().Offers) > 0 {
		return g
	}
	return &simulated{}
}

// NotSimulated is the error of a game in which players wager against each
// other, or of one whose questions no strategy answers.
type NotSimulated struct{ Rules *table.Rules }

func (e *NotSimulated) Error() string {
	if !e.Rules.EachOther {
		return fmt.Sprintf("%s asks players something, and there is no strategy that answers", e.Rules.Name)
	}
	return fmt.Sprintf("%s is played against other players, and a wager there has no worth of its own to simulate", e.Rules.Name)
}

// Wagers are the main wagers of a game under its options: those that are
// simulated where nobody says which.
func Wagers(rules *table.Rules, options table.Options) ([]string, error) {
	g := gameOf(rules)
	if g == nil {
		return nil, &NotSimulated{rules}
	}
	t, err := table.New(rules, options, rules.Terms())
	if err != nil {
		return nil, err
	}
	if g.wagers != nil {
		return slices.DeleteFunc(slices.Clone(g.wagers), func(name string) bool {
			a, ok := t.Area(1, name)
			return !ok || !offered(&t.Layout().Wagers[a]) && !slices.Contains(g.answered, name)
		}), nil
	}
	var list, groups []string
	for i := range t.Layout().Wagers {
		w := &t.Layout().Wagers[i]
		group := w.Group
		if group == "" {
			group = w.ID
		}
		if offered(w) && !slices.Contains(groups, group) {
			groups = append(groups, group)
			list = append(list, w.ID)
		}
	}
	return list, nil
}

// offered reports whether a player may make a wager, by itself and at some
// stage.
func offered(w *table.Wager) bool { return w.Made != 0 && !w.Moved && !w.Supplement }

// shortName is a wager's id without the number of the seat, where the seat may
// leave it out.
func shortName(t *table.Table, a table.Area) string {
	id := t.Layout().Wagers[a].ID
	if short, ok := strings.CutSuffix(id, "-1"); ok {
		if named, ok := t.Area(1, short); ok && named == a {
			return short
		}
	}
	return id
}
