package baccarat

import (
	"boardwalk/law"
	"boardwalk/table"
)

// Outcome is how a round came out.
type Outcome uint8

// The outcomes of a round.
const (
	Tied Outcome = iota
	BankerWins
	PlayerWins
)

// String names the outcome.
func (o Outcome) String() string { return [...]string{"tie", "banker", "player"}[o] }

// scoreboard is how many outcomes are kept for screens: more than a shoe has.
const scoreboard = 128

func (g *Game) record(o Outcome) {
	g.outcomes[g.played%scoreboard] = o
	g.played++
}

// Outcomes returns how the rounds of this shoe came out, the first first.
func (g *Game) Outcomes() []Outcome {
	var all []Outcome
	for i := max(0, g.played-scoreboard); i < g.played; i++ {
		all = append(all, g.outcomes[i%scoreboard])
	}
	return all
}

// owedFact is the fact of a seat that owes vigorish.
const owedFact = "vigorish"

// Facts are who has the shoe, what each seat owes, and the scoreboard: a letter for every
// round of the shoe.
func (g *Game) Facts() []table.Fact {
	var facts []table.Fact
	if g.curator != 0 {
		facts = append(facts, table.At("curator", g.curator))
	}
	for s, owed := range g.owed {
		if owed != 0 {
			facts = append(facts, table.Fact{ID: owedFact, Seats: 1 << s, Amount: owed})
		}
	}
	if g.played > 0 {
		letters := make([]byte, 0, g.played)
		for _, o := range g.Outcomes() {
			letters = append(letters, "TBP"[o])
		}
		facts = append(facts, table.Fact{ID: "scoreboard", Text: string(letters)})
	}
	return facts
}

// callResult announces the final Point Counts and which hand has won.
func (g *Game) callResult(d *table.Dealer) Outcome {
	p, b := g.player.count, g.banker.count
	if d.Heard() {
		d.Cite(g.at.result)
		d.Announce("result", resultCalls[p][b])
	}
	switch {
	case b > p:
		return BankerWins
	case p > b:
		return PlayerWins
	}
	d.Cite(g.at.tieHand)
	d.Announce("tie-hand", "Tie Hand")
	return Tied
}

// settle collects the losing wagers, and then pays the winners.
func (g *Game) settle(d *table.Dealer, o Outcome) {
	at := g.at
	d.Cite(at.settle)
	switch o {
	case BankerWins:
		d.Note("losing-wagers-collected-first", "losing wagers are collected first")
		each(d, player, (*table.Dealer).Loses, at.playerLoses)
		each(d, tie, (*table.Dealer).Loses, at.tie)
		g.payBankers(d)
	case PlayerWins:
		d.Note("losing-wagers-collected-first", "losing wagers are collected first")
		each(d, banker, (*table.Dealer).Loses, at.bankerLoses)
		each(d, tie, (*table.Dealer).Loses, at.tie)
		each(d, player, (*table.Dealer).Wins, at.playerWins)
	case Tied:
		each(d, player, (*table.Dealer).Returns, at.playerVoid)
		each(d, tie, (*table.Dealer).Wins, at.tie)
		g.voidBankers(d)
	}
	if g.owing && !g.deferred {
		g.collect(d)
	}
}

// each settles every wager on an area, from the highest position down.
func each(d *table.Dealer, a table.Area, settle func(*table.Dealer, *table.Bet, law.Cite), by law.Cite) {
	present := d.Players().Present()
	for i := len(present) - 1; i >= 0; i-- {
		if b := d.Bet(present[i], a); b != nil {
			settle(d, b, by)
		}
	}
}

// step is what the dealer does at one position in paying Banker wagers.
type step func(g *Game, d *table.Dealer, s table.Seat)

// procedure is one of the four ways of paying: the rounds that the dealer makes
// of the table, from the highest position down, and what is done at each.
type procedure struct {
	at     int
	text   string
	passes [][]step
}

var procedures = [4]procedure{
	{0, "all winners are paid, and then the vigorish of all is collected or marked", [][]step{{(*Game).payBanker}, {(*Game).extract}}},
	{1, "the vigorish of all winners is collected or marked, and then they are paid", [][]step{{(*Game).extract}, {(*Game).payBanker}}},
	{2, "each winner is paid and the vigorish at once collected or marked", [][]step{{(*Game).payBanker, (*Game).extract}}},
	{3, "each winner's vigorish is collected or marked and the winner at once paid", [][]step{{(*Game).extract, (*Game).payBanker}}},
}

// payBankers pays the wagers on a Banker's Hand that won, less vigorish.
func (g *Game) payBankers(d *table.Dealer) {
	p := g.procedure
	d.Cite(g.at.procedures[p.at])
	d.Note("order-of-vigorish", p.text)
	line, paid := g.bankerLine()
	if !paid {
		each(d, banker, (*table.Dealer).Returns, g.at.bankerWins)
		return
	}
	present := d.Players().Present()
	for _, s := range present {
		g.won[s] = 0
		if b := d.Bet(s, banker); b != nil {
			g.won[s] = g.layout.Wagers[banker].Pays[line].Odds.Owes(b.Amount + b.Coupon)
		}
	}
	for _, steps := range p.passes {
		for i := len(present) - 1; i >= 0; i-- {
			s := present[i]
			if g.won[s] == 0 {
				continue
			}
			for _, do := range steps {
				do(g, d, s)
			}
		}
	}
}

func (g *Game) payBanker(d *table.Dealer, s table.Seat) {
	line, _ := g.bankerLine()
	d.WinsAt(d.Bet(s, banker), line, g.at.bankerWins)
}

// ResultCall is the call of two Point Counts and of which hand has won.
func ResultCall(player, banker int) string { return resultCalls[player][banker] }

// resultCalls are the calls of every pair of Point Counts.
var resultCalls = func() (calls [10][10]string) {
	for p := range calls {
		for b := range calls[p] {
			text := playerCounts[p] + ", " + bankerCounts[b]
			switch {
			case p > b:
				text += ": the Player's Hand wins"
			case b > p:
				text += ": the Banker's Hand wins"
			}
			calls[p][b] = text
		}
	}
	return
}()
