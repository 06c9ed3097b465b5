package housepoker

import (
	"boardwalk/card"
	"boardwalk/money"
	"boardwalk/poker"
)

// Mississippi is mississippi stud: a hand of two cards and three that are turned one
// after the other, paid by a scale. Before each of them the player folds or wagers
// once to so many times the ante.
type Mississippi struct {
	Ante money.Cents
	Most int // how many times the ante a street wager is at most: 1 to 3
	Scale
}

// mostAntes is how many antes lie there at most when the hand is decided.
const mostAntes = 1 + 3*3

// MississippiHand is what a player knows who decides: two to four cards, and how many
// antes lie there.
type MississippiHand struct {
	Cards  []card.Card
	Staked int
}

// MississippiRule says how many times the ante to wager; 0 is to fold.
type MississippiRule func(*MississippiHand) int

// missClasses counts hands by what they are counted as; see [Scale.counted].
type missClasses [poker.RoyalFlush + 1]uint64

// missValues are what a hand wins over some deals, by how many antes lie there.
type missValues [mostAntes + 1]money.Cents

// missTally counts rounds by how many antes lay there: those that were folded, and
// those that were decided by their class.
type missTally struct {
	folded  [mostAntes + 1]uint64
	decided [mostAntes + 1]missClasses
}

// best is how many times the ante to wager at best with so many antes on the layout,
// where those who go on win next by how many lie there then, and to fold loses them
// over so many deals. Where two are worth the same it is the larger, as printed
// strategies have it: four points after two wagers of one ante are one such hand.
func (m *Mississippi) best(next *missValues, staked int, deals int64) (times int, value money.Cents) {
	value = -m.Ante * money.Cents(staked) * money.Cents(deals)
	for n := 1; n <= m.Most; n++ {
		if v := next[staked+n]; v >= value {
			times, value = n, v
		}
	}
	return times, value
}

// missNets are what hands win, by how many antes lie there and what they are counted as.
type missNets [mostAntes + 1][poker.RoyalFlush + 1]money.Cents

func (m *Mississippi) nets() (nets missNets) {
	for staked := range nets {
		for class := range nets[staked] {
			if c := poker.Class(class); c <= poker.HighCard || m.Odds[c].One > 0 {
				nets[staked][class] = m.netOf(m.Ante*money.Cents(staked), c)
			}
		}
	}
	return nets
}

// fifth deals the last card to four, and returns what the hands are counted as and
// win.
func (m *Mississippi) fifth(nets *missNets, four *[4]card.Card, left []card.Card) (classes missClasses, values missValues) {
	hand := [5]card.Card{four[0], four[1], four[2], four[3]}
	for _, hand[4] = range left {
		classes[m.counted(poker.FiveAt(&hand))]++
	}
	for class, ways := range classes {
		if ways > 0 {
			for staked := 4; staked <= 1+3*m.Most; staked++ {
				values[staked] += nets[staked][class] * money.Cents(ways)
			}
		}
	}
	return classes, values
}

// decided is what a hand wins over all deals if its player then goes on in the best
// way or folds, by how many antes lie there before that.
func (m *Mississippi) decided(next *missValues, least, most int, deals int64) (values missValues) {
	for staked := least; staked <= most; staked++ {
		_, values[staked] = m.best(next, staked, deals)
	}
	return values
}

// after returns what a hand of two, three or four cards wins over all orders in which the
// others may come, by how many antes lie there once its player has wagered.
func (m *Mississippi) after(nets *missNets, cards, left []card.Card) (values missValues, deals int64) {
	if len(cards) == 4 {
		four := [4]card.Card(cards)
		_, values = m.fifth(nets, &four, left)
		return values, int64(len(left))
	}
	rest := make([]card.Card, 0, len(left))
	more := append(append(make([]card.Card, 0, 4), cards...), 0)
	streets := len(cards) - 1 // how many wagers were made by then, the ante not counted
	for i, c := range left {
		rest = append(append(rest[:0], left[:i]...), left[i+1:]...)
		more[len(cards)] = c
		next, n := m.after(nets, more, rest)
		found := m.decided(&next, 1+streets, 1+streets*m.Most, n)
		for staked := range values {
			values[staked] += found[staked]
		}
		deals += n
	}
	return values, deals
}

// Values returns what it is worth to fold and to wager once, twice and three times the
// ante, over so many deals. Later wagers are made in the best way. How many antes lie
// there is the hand's own or, if it says none, as best play would have them. Cards in
// gone will not come.
func (m *Mississippi) Values(h *MississippiHand, gone card.Set) (values []money.Cents, deals int64) {
	nets, staked := m.nets(), h.Staked
	if staked == 0 {
		staked = 1
		for n := 2; n < len(h.Cards); n++ {
			next, deals := m.after(&nets, h.Cards[:n], Unseen(gone|card.SetOf(h.Cards[:n]...)))
			times, _ := m.best(&next, staked, deals)
			staked += max(1, times) // who is here has not folded
		}
	}
	next, deals := m.after(&nets, h.Cards, Unseen(gone|card.SetOf(h.Cards...)))
	values = []money.Cents{-m.Ante * money.Cents(staked) * money.Cents(deals)}
	for n := 1; n <= m.Most; n++ {
		values = append(values, next[staked+n])
	}
	return values, deals
}

// Deal is what a rule wins or, below zero, loses with five cards, in the order in which they are seen. It says what its player
// knows in h, so that nothing is allocated.
func (m *Mississippi) Deal(rule MississippiRule, h *MississippiHand, hand *[5]card.Card) money.Cents {
	h.Staked = 1
	for known := 2; known < len(hand); known++ {
		h.Cards = hand[:known]
		times := min(m.Most, rule(h))
		if times == 0 {
			return -m.Ante * money.Cents(h.Staked)
		}
		h.Staked += times
	}
	return m.Net(m.Ante*money.Cents(h.Staked), poker.FiveAt(hand))
}

// missNode is one hand of four cards: its third and fourth, and what comes of it.
type missNode struct {
	classes missClasses
	values  missValues
}

// Count goes through all hands, and returns how rounds end by best play and by each
// rule.
func (m *Mississippi) Count(tell Progress, rules ...MississippiRule) (best Ends, by []Ends) {
	all, nets := classes(2), m.nets()
	tallies := make([][]missTally, workers())
	for w := range tallies {
		tallies[w] = make([]missTally, 1+len(rules))
	}
	share(len(all), tell, func(worker, step int) {
		m.hole(&nets, [2]card.Card(all[step].cards), all[step].ways, tallies[worker], rules)
	})
	sums := newSums(1 + len(rules))
	for w := range tallies {
		for i := range tallies[w] {
			sums[w][i] = m.ends(&tallies[w][i])
		}
	}
	return sums.whole()
}

// hole counts all rounds with two cards. The last two cards come in either order, and the
// hands of four are dealt once for both.
func (m *Mississippi) hole(nets *missNets, two [2]card.Card, ways uint64, tallies []missTally, rules []MississippiRule) {
	left := unseen(card.SetOf(two[:]...))
	n := len(left)
	nodes := make([]missNode, n*n)
	rest := make([]card.Card, 0, n)
	for i, third := range left {
		for j, fourth := range left[:i] {
			rest = append(append(append(rest[:0], left[:j]...), left[j+1:i]...), left[i+1:]...)
			node := &nodes[i*n+j]
			node.classes, node.values = m.fifth(nets, &[4]card.Card{two[0], two[1], third, fourth}, rest)
		}
	}
	at := func(i, j int) *missNode { return &nodes[max(i, j)*n+min(i, j)] }
	var first missValues
	thirds := make([]missValues, n)
	for i := range left {
		for j := range left {
			if i == j {
				continue
			}
			found := m.decided(&at(i, j).values, 3, 1+2*m.Most, int64(n-2))
			for staked := range thirds[i] {
				thirds[i][staked] += found[staked]
			}
		}
		found := m.decided(&thirds[i], 2, 1+m.Most, int64((n-1)*(n-2)))
		for staked := range first {
			first[staked] += found[staked]
		}
	}
	four := [4]card.Card{two[0], two[1]}
	for s := range tallies {
		decide := func(cards, staked int, next *missValues, deals int) int {
			if s == 0 {
				times, _ := m.best(next, staked, int64(deals))
				return times
			}
			return min(m.Most, rules[s-1](&MississippiHand{four[:cards], staked}))
		}
		t := &tallies[s]
		bet := decide(2, 1, &first, n*(n-1)*(n-2))
		if bet == 0 {
			t.folded[1] += ways * uint64(n*(n-1)*(n-2))
			continue
		}
		for i := range left {
			four[2] = left[i]
			second := decide(3, 1+bet, &thirds[i], (n-1)*(n-2))
			if second == 0 {
				t.folded[1+bet] += ways * uint64((n-1)*(n-2))
				continue
			}
			for j := range left {
				if i == j {
					continue
				}
				four[3] = left[j]
				node, staked := at(i, j), 1+bet+second
				last := decide(4, staked, &node.values, n-2)
				if last == 0 {
					t.folded[staked] += ways * uint64(n-2)
					continue
				}
				for class, count := range node.classes {
					t.decided[staked+last][class] += ways * count
				}
			}
		}
	}
}

func (m *Mississippi) ends(t *missTally) Ends {
	e := Ends{}
	for antes := range t.folded {
		stake := m.Ante * money.Cents(antes)
		e.Add(-stake, stake, t.folded[antes])
		for class, ways := range t.decided[antes] {
			if ways > 0 {
				e.Add(m.netOf(stake, poker.Class(class)), stake, ways)
			}
		}
	}
	return e
}
