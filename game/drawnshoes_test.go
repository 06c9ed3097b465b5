package game_test

import (
	"fmt"
	"math/big"
	"strconv"
)

// decks draws a number of decks, and supposes it.
func (d *drawing) decks(list ...int) int64 {
	n := list[d.below(len(list))]
	d.suppose("decks " + strconv.Itoa(n))
	return int64(n)
}

func drawCasinoWar(d *drawing) {
	n := 4 * d.decks(1, 2, 5, 6, 8) // of each rank
	ante, tie, war, second := d.line("ante pays ODDS", 3), d.line("tie ODDS", 15), d.line("war ODDS", 3), new(big.Rat)
	if d.below(2) == 0 {
		d.suppose("bonus yes")
		second = d.line("ante bonus: a second tie ODDS", 4)
	}
	d.ask("casino-war")
	all := 13 * n
	tied := big.NewRat(n-1, all-1)
	d.worth("tie", one(all-1, n-1, tie))

	again := big.NewRat((n-2)*(n-3)+12*n*(n-1), (all-2)*(all-3)) // two more cards of one rank
	half := new(big.Rat).Sub(big.NewRat(1, 1), again)
	half.Quo(half, big.NewRat(2, 1)) // one of the two is higher
	fought := new(big.Rat).Mul(new(big.Rat).Add(half, again), war)
	fought.Add(fought, new(big.Rat).Mul(again, second)).Sub(fought, new(big.Rat).Add(half, half))
	if given := big.NewRat(-1, 2); fought.Cmp(given) < 0 {
		fought = given
	}
	higher := new(big.Rat).Sub(big.NewRat(1, 1), tied)
	higher.Quo(higher, big.NewRat(2, 1))
	won := new(big.Rat).Mul(higher, ante)
	d.worth("ante", won.Sub(won, higher).Add(won, fought.Mul(fought, tied)))
}

func drawRedDog(d *drawing) {
	n := 4 * d.decks(1, 3, 6, 8, 16) // of each rank
	pays := d.lines("original", 12, "spread of 1", "spread of 2", "spread of 3", "spread of 4 to 11", "three of a kind")
	d.ask("red-dog")
	all, won := 13*n, new(big.Rat)
	for a := int64(0); a < 13; a++ {
		for b := int64(0); b < 13; b++ {
			ways, worth := n*n, new(big.Rat)
			switch spread := max(a, b) - min(a, b) - 1; {
			case spread < 0:
				ways, worth = n*(n-1), new(big.Rat).Mul(big.NewRat(n-2, all-2), pays[4])
			case spread > 0:
				worth = one(all-2, spread*n, pays[min(spread, 4)-1])
				if worth.Sign() > 0 { // a raise is as much as the wager
					worth.Add(worth, worth)
				}
			}
			won.Add(won, new(big.Rat).Mul(big.NewRat(ways, all*(all-1)), worth))
		}
	}
	d.worth("original", won)
}

// coup is how a coup of baccarat comes out, in so many ways.
type coup struct {
	player, banker int
	bankerCards    int
	ways           int64
}

// coups deals every coup from so many decks, by what cards count.
func coups(decks int64, visit func(coup)) {
	var left [10]int64
	cards := 52 * decks
	for v := range left {
		left[v] = 4 * decks
	}
	left[0] *= 4
	draw := func(ways int64, then func(v int, ways int64)) {
		for v, n := range left {
			if n > 0 {
				left[v]--
				then(v, ways*n)
				left[v]++
			}
		}
	}
	draw(1, func(a int, ways int64) {
		draw(ways, func(b int, ways int64) {
			draw(ways, func(c int, ways int64) {
				draw(ways, func(e int, ways int64) {
					player, banker := (a+c)%10, (b+e)%10
					left2 := (cards - 4) * (cards - 5) // ways of the cards that are not drawn
					switch {
					case player >= 8 || banker >= 8 || player >= 6 && banker >= 6:
						visit(coup{player, banker, 2, ways * left2})
						return
					case player >= 6: // the player stands
						draw(ways, func(third int, ways int64) { visit(coup{player, (banker + third) % 10, 3, ways * (cards - 5)}) })
						return
					}
					draw(ways, func(third int, ways int64) {
						player := (player + third) % 10
						draws := banker <= 2 || banker == 3 && third != 8 || banker == 4 && third >= 2 && third <= 7 ||
							banker == 5 && third >= 4 && third <= 7 || banker == 6 && (third == 6 || third == 7)
						if !draws {
							visit(coup{player, banker, 2, ways * (cards - 5)})
							return
						}
						draw(ways, func(third int, ways int64) { visit(coup{player, (banker + third) % 10, 3, ways}) })
					})
				})
			})
		})
	})
}

func drawBaccarat(d *drawing) {
	decks := d.decks(6, 7, 8, 12)
	tie, player := d.line("tie ODDS", 12), d.line("player ODDS", 3)
	d.suppose("vigorish none")
	seven := d.below(2) == 0
	if seven {
		d.suppose("banker three-card seven push")
	}
	bankerPays, six := big.NewRat(1, 1), big.NewRat(1, 2)
	switch d.below(3) {
	case 0:
		bankerPays = d.line("banker ODDS", 3)
		six = bankerPays
	case 1:
		d.suppose("banker six half")
	default:
		d.suppose("banker six half")
		six = d.line("banker: 6 ODDS", 3)
		bankerPays = d.line("banker: ODDS", 3)
	}
	d.ask("punto-banco")
	var all, ties, players, pushed, sixes, bankers int64
	coups(decks, func(c coup) {
		all += c.ways
		switch {
		case c.player == c.banker:
			ties += c.ways
		case c.player > c.banker:
			players += c.ways
		case seven && c.banker == 7 && c.bankerCards == 3:
			pushed += c.ways
		case c.banker == 6:
			sixes += c.ways
		default:
			bankers += c.ways
		}
	})
	push := new(big.Rat)
	d.worth("tie", one(all, ties, tie))
	d.worth("player", mean(all, []int64{ties, players}, []*big.Rat{push, player}))
	d.worth("banker", mean(all, []int64{ties, pushed, sixes, bankers}, []*big.Rat{push, push, six, bankerPays}))
}

// points is what a card counts at blackjack, an ace as one.
func points(c int) int {
	if rank(c) == 12 {
		return 1
	}
	return min(rank(c)+2, 10)
}

// pairsOf goes through every two cards of so many decks, in order, with the ways in which they come.
func pairsOf(decks int64, visit func(a, b int, ways int64)) {
	for a := range 52 {
		for b := range 52 {
			ways := decks * decks
			if a == b {
				ways = decks * (decks - 1)
			}
			visit(a, b, ways)
		}
	}
}

func drawBesideBlackjack(d *drawing) {
	decks := d.decks(1, 2, 4, 6, 8)
	all := 52 * decks * (52*decks - 1)
	over, under, royal, same := int64(0), int64(0), int64(0), int64(0)
	pairsOf(decks, func(a, b int, ways int64) {
		switch total := points(a) + points(b); {
		case total > 13:
			over += ways
		case total < 13:
			under += ways
		}
		switch {
		case suit(a) != suit(b):
		case rank(a) == 11 && rank(b) == 10 || rank(a) == 10 && rank(b) == 11:
			royal += ways
		default:
			same += ways
		}
	})
	insured := d.line("insurance ODDS", 5)
	if d.below(2) == 0 {
		d.suppose("additional over-under")
		pays, other := d.line("over pays ODDS", 4), d.line("under pays ODDS", 4)
		d.ask("blackjack")
		d.worth("over", one(all, over, pays))
		d.worth("under", one(all, under, other))
	} else {
		d.suppose("additional same-suit")
		pays := d.lines("same suit", 40, "king and queen", "any two cards")
		d.ask("blackjack")
		d.worth("same-suit", mean(all, []int64{royal, same}, pays))
	}
	d.worth("insurance", one(52*decks-1, 16*decks, insured))
}

// drawMatch draws the wager beside spanish 21, whose decks have no tens.
func drawMatch(d *drawing) {
	decks := d.decks(6, 7, 8)
	d.suppose("additional match")
	pays := d.lines("match", 40, "one card of the same rank", "two cards of the same rank", "one card of the same rank and suit",
		"one card of the same rank, one of the same suit too", "two cards of the same rank and suit")
	d.ask("spanish-21")
	ways, all := make([]int64, 5), 48*decks-1
	all *= all - 1
	alike := func(c int) (n int64) { // cards like one of the dealer's: other suits of its rank, its own, and the rest
		return []int64{3 * decks, decks - 1, 44 * decks}[c]
	}
	lines := [3][3]int{{1, 3, 0}, {3, 4, 2}, {0, 2, -1}}
	for a := range 3 {
		for b := range 3 {
			n := alike(a) * alike(b)
			if a == b {
				n = alike(a) * (alike(a) - 1)
			}
			if line := lines[a][b]; line >= 0 {
				ways[line] += n
			}
		}
	}
	d.worth("match", mean(all, ways, pays))
}

// said is a condition of a wager of one's own, and what it means.
type said struct {
	text string
	fits func(cards []int) bool
}

// some draws so many of several conditions, in any order.
func (d *drawing) some(list []said, many int) []said {
	for i := range list {
		j := d.below(len(list))
		list[i], list[j] = list[j], list[i]
	}
	return list[:many]
}

// ofCards draws a wager of cards of which some conditions are about, and counts it over every order of the cards.
func (d *drawing) ofCards(looks string, cards int, list []said) {
	decks := int64([]int{1, 2, 6, 8, 17, 100}[d.below(6)])
	lines, ways, all := d.some(list, 3), make([]int64, 3), int64(0)
	var drawn [3]int
	var draw func(n int, so int64)
	draw = func(n int, so int64) {
		if n == cards {
			all += so
			for i, l := range lines {
				if l.fits(drawn[:cards]) {
					ways[i] += so
					return
				}
			}
			return
		}
		for c := range 52 {
			left := decks
			for _, x := range drawn[:n] {
				if x == c {
					left--
				}
			}
			if drawn[n] = c; left > 0 {
				draw(n+1, so*left)
			}
		}
	}
	draw(0, 1)
	texts := make([]string, len(lines))
	for i, l := range lines {
		texts[i] = l.text
	}
	d.wager(looks, "blackjack", texts, int(decks), func(pays []*big.Rat) *big.Rat { return mean(all, ways, pays) })
}

func red(c int) bool { return suit(c) == 1 || suit(c) == 2 }

func isFace(c int) bool { return rank(c) >= 9 && rank(c) <= 11 }

func drawTwoCards(d *drawing) {
	low, high := 5+d.below(6), 11+d.below(8)
	d.ofCards("player's first two cards", 2, []said{
		{"same suit", func(c []int) bool { return suit(c[0]) == suit(c[1]) }},
		{"pair", func(c []int) bool { return rank(c[0]) == rank(c[1]) }},
		{"suited pair", func(c []int) bool { return c[0] == c[1] }},
		{"same colour", func(c []int) bool { return red(c[0]) == red(c[1]) }},
		{"pair of nines or better", func(c []int) bool { return rank(c[0]) == rank(c[1]) && rank(c[0]) >= 7 }},
		{fmt.Sprintf("hard total %d or less", low), func(c []int) bool { return points(c[0])+points(c[1]) <= low }},
		{fmt.Sprintf("hard total over %d", high), func(c []int) bool { return points(c[0])+points(c[1]) > high }},
		{"exactly one face card", func(c []int) bool { return isFace(c[0]) != isFace(c[1]) }},
		{"no ace, same suit", func(c []int) bool { return rank(c[0]) != 12 && rank(c[1]) != 12 && suit(c[0]) == suit(c[1]) }},
		{"blackjack", func(c []int) bool {
			return points(c[0])+points(c[1]) == 11 && (rank(c[0]) == 12 || rank(c[1]) == 12)
		}},
		{"king and queen of one suit", func(c []int) bool {
			return suit(c[0]) == suit(c[1]) && (rank(c[0]) == 11 && rank(c[1]) == 10 || rank(c[0]) == 10 && rank(c[1]) == 11)
		}},
	})
}

func drawThreeCardWager(d *drawing) {
	is := func(text string, classes ...int) said {
		return said{text, func(c []int) bool {
			for _, class := range classes {
				if three(c[0], c[1], c[2]) == class {
					return true
				}
			}
			return false
		}}
	}
	d.ofCards("player's first two cards and dealer's up card", 3, []said{
		is("straight flush", straightFlush3, miniRoyal3), is("three of a kind", trips3), is("straight", straight3),
		is("flush", flush3), is("pair", pair3),
		{"one match", func(c []int) bool { return rank(c[0]) == rank(c[2]) || rank(c[1]) == rank(c[2]) }},
		{"same suit", func(c []int) bool { return suit(c[0]) == suit(c[1]) && suit(c[1]) == suit(c[2]) }},
		{"dealer: one ace", func(c []int) bool { return rank(c[2]) == 12 }},
		{"player: pair", func(c []int) bool { return rank(c[0]) == rank(c[1]) }},
	})
}
