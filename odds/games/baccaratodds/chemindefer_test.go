package baccaratodds

import (
	"math/big"
	"strings"
	"testing"

	"boardwalk/card"
	"boardwalk/game/baccarat"
	"boardwalk/game/chemindefer"
	"boardwalk/odds"
	"boardwalk/odds/oddstest"
)

// chemin is the game with its mathematics.
var chemin = chemindefer.Rules.With(CheminDeFer)

// cheminFigure is the figure of a wager for one use of the options.
func cheminFigure(t *testing.T, r *odds.Report, wager string, p CheminPlay) *odds.Figure {
	t.Helper()
	for _, f := range r.Figures {
		if f.Wager == wager && f.Per == "bet made" && strings.HasSuffix(f.Strategy, p.String()) {
			return f
		}
	}
	t.Fatalf("%s has no figure for %s", wager, p)
	return nil
}

// With a card on five, and the Banker drawing with three against nine, the hands are
// dealt as at punto banco, and so the figures are the same.
func TestCheminDeFerIsPuntoBancoWithOptions(t *testing.T) {
	bank, punto := oddstest.Report(t, chemin, ""), oddstest.Report(t, baccarat.PuntoBanco.With(PuntoBanco), "decks=6")
	p := CheminPlay{Card: true, DrawThree: true}
	for mine, theirs := range map[string]string{"player": "player", "bank": "banker"} {
		a, b := cheminFigure(t, bank, mine, p), punto.Find(theirs, "bet made")
		if a.House.Cmp(b.House) != 0 || a.Variance.Cmp(b.Variance) != 0 {
			t.Errorf("%s has an advantage of %s against it, and %s of %s", mine, a.House, theirs, b.House)
		}
	}
}

// The best use stands first, and the other side cannot do better against it.
func TestTheBestUseOfTheOptions(t *testing.T) {
	for options, want := range map[string][2]string{
		"": {"the player asks for a card with five, the banker draws with three against nine",
			"the player stays with five, the banker stays with three against nine"},
		"five-against-four=option": {"the player asks for a card with five, the banker draws with three against nine " +
			"and draws with five against four",
			"the player stays with five"},
	} {
		r := oddstest.Report(t, chemin, options)
		best, worst := r.Find("player", ""), r.Figures[1]
		if best.Strategy != "best use: "+want[0] || !strings.HasPrefix(worst.Strategy, "worst use: "+want[1]) ||
			worst.House.Cmp(best.House) <= 0 {
			t.Errorf("%q: the best use is %q and the worst %q", options, best.Strategy, worst.Strategy)
		}
		bank := r.Find("bank", "")
		if !strings.HasPrefix(bank.Strategy, "best use: ") || !strings.HasSuffix(best.Strategy, strings.TrimPrefix(bank.Strategy, "best use: ")) {
			t.Errorf("%q: the best use of the bank is %q, and of the player %q", options, bank.Strategy, best.Strategy)
		}
	}
}

// ofValue are cards of each value.
func ofValue() (list [10]card.Card) {
	for _, c := range card.Deck() {
		list[baccarat.Value(c)] = c
	}
	return list
}

// shoeLess is the cards of six decks without some.
func shoeLess(gone ...card.Card) (left []card.Card) {
	shoe := card.NewShoe(6)
	left = append(left, shoe.ToCome()...)
	for _, g := range gone {
		for i, c := range left {
			if c == g {
				left = append(left[:i], left[i+1:]...)
				break
			}
		}
	}
	return left
}

// ways is how many cards of a value are left.
func ways(left []card.Card, value int) (n int64) {
	for _, c := range left {
		if baccarat.Value(c) == value {
			n++
		}
	}
	return n
}

// What the choice with five is worth, over all hands of five, is the difference of the
// figures that the game itself was played for.
func TestTheChoiceWithFiveAddsUpToTheFigures(t *testing.T) {
	r := oddstest.Report(t, chemin, "")
	with, without := cheminFigure(t, r, "player", CheminPlay{Card: true, DrawThree: true}),
		cheminFigure(t, r, "player", CheminPlay{DrawThree: true})
	want := new(big.Rat).Sub(without.House, with.House)
	got, cards := new(big.Rat), ofValue()
	for a := range 10 {
		b := (15 - a) % 10
		first := shoeLess()
		second := shoeLess(cards[a])
		left := shoeLess(cards[a], cards[b])
		chance := big.NewRat(ways(first, a)*ways(second, b), 312*311)
		list := CheminChoices(oddstest.Asked(t, chemin, ""), [2]card.Card{cards[a], cards[b]}, nil, left)
		gain := new(big.Rat).Sub(list[0].EV, list[1].EV)
		got.Add(got, gain.Mul(gain, chance))
	}
	if got.Cmp(want) != 0 {
		t.Errorf("the choice is worth %s, and the figures differ by %s", got.FloatString(9), want.FloatString(9))
	}
}

// The same for the Banker's option with three against nine.
func TestTheBankersOptionAddsUpToTheFigures(t *testing.T) {
	r := oddstest.Report(t, chemin, "")
	draws, stays := cheminFigure(t, r, "bank", CheminPlay{Card: true, DrawThree: true}), cheminFigure(t, r, "bank", CheminPlay{Card: true})
	want := new(big.Rat).Sub(stays.House, draws.House)
	got, cards := new(big.Rat), ofValue()
	for a := range 10 {
		b := (13 - a) % 10
		left := shoeLess(cards[a], cards[b], cards[9])
		asked := int64(0)
		for p1 := range 10 {
			for p2 := range 10 {
				if (p1+p2)%10 <= 5 {
					second := ways(left, p2)
					if p1 == p2 {
						second--
					}
					asked += ways(left, p1) * second
				}
			}
		}
		chance := big.NewRat(ways(shoeLess(), a)*ways(shoeLess(cards[a]), b)*ways(shoeLess(cards[a], cards[b]), 9), 312*311*310)
		chance.Mul(chance, big.NewRat(asked, 309*308))
		list := CheminChoices(oddstest.Asked(t, chemin, ""), [2]card.Card{cards[a], cards[b]}, []card.Card{cards[9]}, left)
		gain := new(big.Rat).Sub(list[0].EV, list[1].EV)
		got.Add(got, gain.Mul(gain, chance))
	}
	if got.Cmp(want) != 0 {
		t.Errorf("the option is worth %s, and the figures differ by %s", got.FloatString(9), want.FloatString(9))
	}
}
