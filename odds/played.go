package odds

import (
	"encoding/binary"
	"errors"
	"math/big"
	"slices"
	"strings"

	"boardwalk/card"
	"boardwalk/money"
	"boardwalk/table"
)

// Played is the figures of a game that is small enough for every round of it to be played, with the best choice at every
// question. Nothing is written for it: the game's own procedure deals, asks and pays. It is [NotAnalysed] where there are
// more than [MostRounds] rounds, or where a round leaves a wager undecided. A player who takes only some choices wherever
// they are open is one who plays in a simpler way.
func Played(a *Asked, only ...table.Choice) ([]*Figure, error) {
	t, err := a.Open(1)
	if err != nil {
		return nil, err
	}
	if err := a.remove(t); err != nil {
		return nil, err
	}
	var figures []*Figure
	var main *table.Act // what other wagers may need beside them
	before := t.Snapshot()
	for i := range t.Layout().Wagers {
		w := &t.Layout().Wagers[i]
		act := table.Act{Kind: table.Make, Seat: 1, Area: table.Area(i), Amount: ExactStake(t, table.Area(i))}
		if w.Absent || w.Moved || w.Asked || w.Position > 1 {
			continue
		}
		t.Restore(before)
		p := &played{asked: a, table: t, only: only, area: table.NoArea}
		if t.Do(act) != nil {
			if main == nil || t.Do(*main) != nil || t.Do(act) != nil {
				continue // not offered under these options
			}
			p.area = act.Area
		} else if main == nil {
			main = &act
		}
		ends, err := p.best()
		if errors.Is(err, errTooMany) {
			return nil, &NotAnalysed{a.Rules}
		} else if err != nil {
			return nil, err
		}
		f := ends.Figure(nameFor(t, act.Area), "bet made", act.Amount)
		if f.Strategy = p.words(); p.area != table.NoArea {
			f.Strategy = "" // what is decided is not about this wager
		}
		figures = append(figures, f)
	}
	t.Restore(before)
	if len(figures) == 0 {
		return nil, &NotAnalysed{a.Rules}
	}
	return figures, nil
}

// stacker is a game to which a shoe can be brought.
type stacker interface{ Stack(card.Shoe) }

// remove takes the cards that are gone from the table's shoe.
func (a *Asked) remove(t *table.Table) error {
	if len(a.Dead) == 0 {
		return nil
	}
	g, ok := t.Game().(stacker)
	if !ok {
		return &NotFollowing{a.Rules}
	}
	shoe := card.NewShoe(OptionNumber(t.Options(), "decks"))
	left := slices.Clone(shoe.ToCome())
	for _, c := range a.Dead {
		i := slices.Index(left, c)
		if i < 0 {
			return ErrGone
		}
		left = slices.Delete(left, i, i+1)
	}
	if err := KeepOnly(&shoe, left); err != nil {
		return err
	}
	g.Stack(shoe)
	return nil
}

// nameFor is what the first seat calls a wager: "ante" and not "ante-1".
func nameFor(t *table.Table, a table.Area) string {
	id := t.Layout().Wagers[a].ID
	if name, ok := strings.CutSuffix(id, "-1"); ok {
		if named, ok := t.Area(1, name); ok && named == a {
			return name
		}
	}
	return id
}

// played plays every round that can follow the wagers which lie on a table.
type played struct {
	asked *Asked
	table *table.Table
	only  []table.Choice
	area  table.Area // the wager that is measured; all of the seat's if NoArea

	rounds  *rounds
	net     money.Cents // of the round being played
	wagered money.Cents
	seen    []byte // what the player has seen of it
	cards   []card.Card
	order   [card.Suits]int8
	suits   int8

	known map[string]*view
	list  []*view // in the order in which they were found, so that a view stands after what was seen before it
	open  *view   // of the question that is asked
	at    *branchOf
	whole branchOf
}

// view is what a player can know when asked: the rounds that look the same so far. To choose apart for each round would let
// the player see cards that lie face down.
type view struct {
	from     *branchOf // the answer that led here
	branches []branchOf
	Decision
	answers []table.Answer
}

// Decision is what best play answers to a question, by the cards that the player has seen. Where cards are taken together
// they are one of several that make no difference.
type Decision struct {
	Offer  string
	Seen   []card.Card
	Answer table.Answer
}

// words says in words what best play is, where there is something to decide.
func (p *played) words() string {
	of := Of(p.asked.Rules)
	if len(p.list) == 0 || of.Words == nil {
		return [2]string{"", "best play"}[min(len(p.list), 1)]
	}
	decisions := make([]Decision, len(p.list))
	for i, v := range p.list {
		decisions[i] = v.Decision
	}
	return of.Words(decisions)
}

// branchOf is what came of an answer.
type branchOf struct {
	ends Ends
	sum  big.Rat // of chances times net
}

func (b *branchOf) add(e End, weight *big.Rat) {
	b.ends.Add(e, weight)
	b.sum.Add(&b.sum, new(big.Rat).Mul(weight, new(big.Rat).SetInt64(int64(e.Net))))
}

// best goes through all rounds and puts together those in which the best answer was given each time.
func (p *played) best() (*Ends, error) {
	err := p.all(true)
	if errors.Is(err, errSeen) {
		err = p.all(false)
	}
	if err != nil {
		return nil, err
	}
	for i := len(p.list) - 1; i >= 0; i-- {
		v := p.list[i]
		top := 0
		for n := range v.branches {
			if v.branches[n].sum.Cmp(&v.branches[top].sum) > 0 {
				top = n
			}
		}
		v.Answer = v.answers[top]
		for e, weight := range v.branches[top].ends.Chances {
			v.from.add(e, weight)
		}
	}
	return &p.whole.ends, nil
}

// all plays every round once.
func (p *played) all(blind bool) error {
	p.known, p.list, p.whole = map[string]*view{}, nil, branchOf{}
	r := &rounds{alike: p.alike(), blind: blind, only: p.only, fork: p.fork, asked: p.answered}
	p.rounds = r
	all := r.estimate(p.table)
	if all > MostRounds {
		return errTooMany
	}
	before := p.table.Snapshot()
	defer p.table.Restore(before)
	standing := p.standing()
	table.From(r)(p.table)
	table.With(r)(p.table)
	table.To(p)(p.table)
	for n := 0; r.next(); n++ {
		if n == MostRounds {
			return errTooMany
		}
		if p.asked.Tell != nil && n&0xfff == 0 {
			p.asked.Tell(min(n, int(all)), int(all))
		}
		for {
			p.table.Restore(before)
			p.net, p.wagered, p.seen, p.cards, p.suits, p.at = 0, standing, p.seen[:0], p.cards[:0], 0, &p.whole
			clear(p.order[:])
			if err := p.table.Round(); err != nil {
				return err
			}
			if !r.again() {
				break
			}
		}
		if r.wrong != nil {
			return r.wrong
		}
		if p.standing() != 0 {
			return errTooMany // it lasts
		}
		p.at.add(End{Net: p.net, Wagered: p.wagered}, r.weight())
	}
	return nil
}

// standing is what lies on the wagers that are measured.
func (p *played) standing() money.Cents {
	sum := money.Cents(0)
	for b := range p.table.Standing {
		if p.area == table.NoArea || b.Area == p.area {
			sum += b.Amount
		}
	}
	return sum
}

// Event keeps account of what the round brings, and of what the player sees.
func (p *played) Event(e *table.Event) {
	if p.area == table.NoArea || e.Area == p.area {
		var r RoundNet
		r.Event(e)
		p.net, p.wagered = p.net+r.Net, p.wagered+r.Wagered
	}
	seen, ok := e.For(1)
	if !ok {
		return
	}
	if seen.Kind == table.Burned && !seen.Secret && p.rounds.blind {
		p.rounds.wrong, p.rounds.missed = errSeen, -1
	}
	p.seen = append(p.seen, byte(seen.Kind), byte(seen.Box), seen.Hand, byte(seen.ToBox), seen.ToHand, p.label(&seen))
	p.seen = append(p.seen, seen.Faces[:]...)
	p.seen = binary.AppendVarint(p.seen, int64(seen.Amount))
	p.seen = append(p.seen, seen.Word...)
	if len(p.cards) == 0 { // what is said of dice or a wheel; of cards it could name a suit that was taken for another
		p.seen = append(p.seen, seen.Text...)
	}
}

// label is what a player tells a card by: its class, or its rank and in which order its suit came up.
func (p *played) label(e *table.Event) byte {
	c := e.Card
	switch {
	case c == 0 && !isOfCard(e.Kind) || c >= card.Joker:
		return byte(c)
	case p.alike() != nil:
		p.cards = append(p.cards, c)
		return byte(p.alike()(c))
	case p.order[c.Suit()] == 0:
		p.suits++
		p.order[c.Suit()] = p.suits
	}
	p.cards = append(p.cards, c)
	return byte(c.Rank())<<3 | byte(p.order[c.Suit()])
}

func isOfCard(k table.EventKind) bool {
	switch k {
	case table.Dealt, table.Turned, table.Burned, table.Formed, table.Discarded:
		return true
	}
	return false
}

// alike is the class of a card at the game, or nil where only suits are alike.
func (p *played) alike() func(card.Card) int { return Of(p.asked.Rules).Alike }

// fork finds what the player sees among what was seen before.
func (p *played) fork(q *table.Question, answers []table.Answer) {
	p.seen = append(p.seen, q.Offer.ID...)
	p.seen = append(p.seen, byte(q.Box), q.Hand, byte(q.Open), byte(q.Open>>8))
	v := p.known[string(p.seen)]
	if v == nil {
		if p.rounds.wrong != nil {
			p.open = &view{branches: make([]branchOf, len(answers))} // of a round that does not count
			return
		}
		v = &view{from: p.at, branches: make([]branchOf, len(answers)), answers: answers,
			Decision: Decision{Offer: q.Offer.ID, Seen: slices.Clone(p.cards)}}
		p.known[string(p.seen)] = v
		p.list = append(p.list, v)
	}
	p.open = v
}

// answered goes on with the answer that was given.
func (p *played) answered(n int) {
	p.at = &p.open.branches[n]
	p.seen = append(p.seen, byte(n))
}
