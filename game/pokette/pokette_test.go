package pokette

import (
	"math/big"
	"slices"
	"strings"
	"testing"

	"boardwalk/card"
	"boardwalk/chance"
	"boardwalk/law"
	"boardwalk/law/lawtest"
	"boardwalk/money"
	"boardwalk/table"
	"boardwalk/table/tabletest"
)

// spun opens a table with one player and spins these cards.
func spun(t testing.TB, cards string) *table.Table {
	t.Helper()
	g, script := New(*DefaultOptions()), &chance.Script{}
	tab := tabletest.Open(t, Rules, nil, 2, table.From(script))
	for _, label := range strings.Fields(cards) {
		i, ok := g.wheel.Index(label)
		if !ok {
			t.Fatalf("the wheel has no %s", label)
		}
		script.Add(i)
		if err := tab.Round(); err != nil {
			t.Fatal(err)
		}
	}
	return tab
}

func TestEachWagerCoversTheCardsThatItsNameSays(t *testing.T) {
	for _, c := range []struct {
		row   law.Cite
		group string
		count int
		cards int // that each of them covers
	}{
		{"12.5(a)1", "straight up", 54, 1}, {"12.5(a)2", "split", 92, 2}, {"12.5(a)3", "corner", 36, 4}, {"12.5(a)4", "single rank", 13, 4},
		{"12.5(a)5", "double rank", 12, 8}, {"12.5(a)6", "three ranks", 4, 13}, {"12.5(a)10", "color", 2, 26}, {"12.5(a)12", "suit", 4, 13},
		{"12.5(a)13", "", 1, 4},
	} {
		lawtest.Cites(t, c.row)
		seen, count := map[cards]bool{}, 0
		for a := range firstHand {
			w := &drawn.wagers[a]
			if w.Group != c.group {
				continue
			}
			count++
			covers, n := drawn.spots[a].covers, 0
			for k := range card.SecondJoker + 1 {
				if covers.has(k) {
					n++
				}
				if want := slices.Contains(namedBy(w.ID), strings.ToLower(k.String())); want != covers.has(k) {
					t.Errorf("%s covers %s: %t", w.Name, k, covers.has(k))
				}
			}
			if n != c.cards || seen[covers] {
				t.Errorf("%s covers %d cards, or the same as another", w.Name, n)
			}
			seen[covers] = true
		}
		if count != c.count {
			t.Errorf("%d wagers of the group %q, want %d", count, c.group, c.count)
		}
	}
}

// namedBy are the cards that a wager wins on by its id.
func namedBy(id string) (named []string) {
	kind, rest, _ := strings.Cut(id, "-")
	switch kind {
	case "straight", "split", "corner":
		return strings.Split(rest, "-")
	case "jacer":
		return []string{"ac", "ad", "jk", "j2"}
	}
	in := map[string]string{"red": "dh", "black": "sc"}[kind]
	if kind == "suit" {
		in = rest[:1]
	}
	for _, r := range "23456789tjqka" {
		for _, s := range "cdhs" {
			rank := strings.Replace(string(r), "t", "10", 1)
			of := (kind == "rank" || kind == "double") && slices.Contains(strings.Split(rest, "-"), rank)
			if of || in != "" && strings.ContainsRune(in, s) {
				named = append(named, string(r)+string(s))
			}
		}
	}
	two := map[string]string{"a-k-q": "2s", "j-10-9": "2c", "8-7-6": "2d", "5-4-3": "2h"}[rest]
	return append(named, two)
}

// TestSplitsAndCornersAdjoin holds wagers on several cards against the places of
// the cards: ranks in sequence, suits in the order of their columns.
func TestSplitsAndCornersAdjoin(t *testing.T) {
	lawtest.Cites(t, "12.5(a)2", "12.5(a)3")
	place := func(c string) (x, y int) {
		return strings.Index("akqjt98765432", c[:1]), strings.Index("scdh", c[1:])
	}
	for a := split; a < singleRank; a++ {
		names := strings.Split(drawn.wagers[a].ID, "-")[1:]
		if strings.HasPrefix(names[0], "j2") || strings.HasPrefix(names[0], "jk") {
			continue // above the aces: see the cases
		}
		x0, y0 := place(names[0])
		x1, y1 := place(names[len(names)-1])
		if dx, dy := x1-x0, y1-y0; len(names) == 2 && dx+dy != 1 || len(names) == 4 && (dx != 1 || dy != 1) || dx < 0 || dy < 0 {
			t.Errorf("the cards of %s do not adjoin", drawn.wagers[a].Name)
		}
	}
}

// TestOpenWagersOfAllTwoCards holds the wagers that are open with any two cards on
// the stand against a count of the cards that would make the hand.
func TestOpenWagersOfAllTwoCards(t *testing.T) {
	lawtest.Cites(t, "12.4(d)", "12.8(c)", "12.8(d)", "12.8(d)1", "12.8(d)2i", "12.8(d)2ii", "12.8(d)3i", "12.8(d)3ii",
		"12.8(d)4", "12.2(b)", "12.2(b)[ace]")
	for a := range card.Card(52) {
		for b := range card.Card(52) {
			straights, straightFlushes := 0, 0
			for c := range card.Card(52) {
				if isStraight(a, b, c) {
					if straights++; a.Suit() == b.Suit() && b.Suit() == c.Suit() {
						straightFlushes++
					}
				}
			}
			pair, suited := a.Rank() == b.Rank(), a.Suit() == b.Suit()
			want := map[table.Area]bool{
				pairInThree: !pair, threeOfAKind: pair, flush: suited, openStraight: straights == 8, insideStraight: straights == 4,
				openStraightFlush: straightFlushes == 2, insideStraightFlush: straightFlushes == 1, pairInTwo: false,
			}
			stage := opens(a, b)
			for area, open := range want {
				if w := &drawn.wagers[area]; w.Made&stage != 0 != open {
					t.Fatalf("with %s and %s, %s is open: %t", a, b, w.Name, !open)
				}
			}
		}
	}
}

// isStraight reports whether three cards are consecutive, by going through all
// that are.
func isStraight(a, b, c card.Card) bool {
	const row = "A23456789TJQKA"
	letters := []byte{a.Rank().Letter(), b.Rank().Letter(), c.Rank().Letter()}
	for i := range len(row) - 2 {
		three := []byte(row[i : i+3])
		slices.Sort(three)
		slices.Sort(letters)
		if slices.Equal(three, letters) {
			return true
		}
	}
	return false
}

// TestHouseAdvantageOfEveryWager plays every outcome of a spin with one wager on
// the layout. A spin that ends on a joker leaves a poker hand wager undecided.
func TestHouseAdvantageOfEveryWager(t *testing.T) {
	lawtest.Cites(t, "12.6(b)[single card straight up]", "12.6(b)[two cards or split]", "12.6(b)[double rank]",
		"12.6(b)[flush]", "12.7(e)3", "12.2(b)[jokers]")
	cost := map[string]*big.Rat{"straight up": big.NewRat(3, 54), "split": big.NewRat(4, 54), "double rank": big.NewRat(6, 54)}
	hands := map[string]*big.Rat{
		"flush": new(big.Rat), "open-straight-flush": big.NewRat(2, 52), "inside-straight-flush": big.NewRat(2, 52),
	}
	for _, stand := range []string{"", "Qh", "5h 6h", "Ah Kh", "5h 7h", "5h 5h", "9s 9d", "Ks 2s"} {
		tab := spun(t, stand)
		for a := range tab.Layout().Wagers {
			w := &tab.Layout().Wagers[a]
			if w.Made&tab.Game().Phase() == 0 {
				continue
			}
			want := big.NewRat(2, 54)
			if w.OneRoll && cost[w.Group] != nil {
				want = cost[w.Group]
			}
			if !w.OneRoll {
				if want = big.NewRat(4, 52); hands[w.ID] != nil {
					want = hands[w.ID]
				}
			}
			if got := advantage(t, tab, table.Area(a)); got.Cmp(want) != 0 {
				t.Errorf("with %q on the stand the house advantage of %s is %s, want %s", stand, w.Name, got, want)
			}
		}
	}
}

func advantage(t *testing.T, tab *table.Table, a table.Area) *big.Rat {
	t.Helper()
	const stake = 10 * money.Dollar
	before := tab.Snapshot()
	defer tab.Restore(before)
	had := tab.Account(1).Net
	if err := tab.Do(table.Act{Kind: table.Make, Seat: 1, Area: a, Amount: stake}); err != nil {
		t.Fatal(err)
	}
	lost, decided := new(big.Rat), new(big.Rat)
	err := table.Enumerate(tab, func(tree *chance.Tree) {
		if tab.Bet(1, a).Amount > 0 {
			return // a joker
		}
		decided.Add(decided, tree.Weight())
		net := big.NewRat(int64(had-tab.Account(1).Net), int64(stake))
		lost.Add(lost, net.Mul(net, tree.Weight()))
	})
	if err != nil {
		t.Fatal(err)
	}
	return lost.Quo(lost, decided)
}

func TestTheStandIsWhatEverybodySees(t *testing.T) {
	lawtest.Cites(t, "12.8(g)", "12.7(d)")
	for cards, want := range map[string]string{
		"":                  "",
		"Jk":                "",
		"Qh":                "card-stand Qh, pair-in-two open",
		"Qh J2":             "card-stand Qh, pair-in-two open",
		"Qh Jk Th":          "card-stand Qh Th, pair-in-three open, inside-straight open, inside-straight-flush open, flush open",
		"Qh Qh":             "card-stand Qh Qh, three-of-a-kind open, flush open",
		"Qh Th Jk 2s":       "last-hand Qh Th 2s",
		"Qh Th 2s J2":       "last-hand Qh Th 2s",
		"Qh Th 2s J2 4c":    "card-stand 4c, pair-in-two open",
		"Qh Th 2s J2 4c 5d": "card-stand 4c 5d, pair-in-three open, open-straight open",
	} {
		var facts []string
		for _, f := range spun(t, cards).Facts() {
			facts = append(facts, f.ID+" "+f.Text)
		}
		if got := strings.Join(facts, ", "); got != want {
			t.Errorf("after %q everybody sees %q, want %q", cards, got, want)
		}
	}
}

func TestCardsMayBeNamedInAnyOrder(t *testing.T) {
	tab := spun(t, "")
	for name, want := range map[string]string{
		"qh": "straight-qh", "queen of hearts": "straight-qh", "10s": "straight-ts", "Straight Up Q♥": "straight-qh",
		"first joker": "straight-jk",
		"split kh qh": "split-kh-qh", "split qh kh": "split-kh-qh", "split-10h-jh": "split-jh-th", "split j2 jk": "split-jk-j2",
		"split as jk":        "split-jk-as",
		"corner kc as ks ac": "corner-as-ac-ks-kc", "rank queen": "rank-q", "rank 10": "rank-10", "double 10 j": "double-j-10",
		"akq":    "rank-a-k-q",
		"hearts": "suit-hearts", "pair in 2": "pair-in-two", "pair in three": "pair-in-three",
	} {
		a, ok := tab.Area(1, name)
		if !ok || tab.Layout().Wagers[a].ID != want {
			t.Errorf("%q does not name %s", name, want)
		}
	}
	for _, name := range []string{"split qh", "split qh qh", "split qh ks", "corner qh", "double a 2", "double jk q",
		"rank 1", "split ?? qh"} {
		if a, ok := tab.Area(1, name); ok {
			t.Errorf("%q names %s", name, tab.Layout().Wagers[a].ID)
		}
	}
}
