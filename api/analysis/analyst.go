package analysis

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"net/http"
	"slices"
	"time"

	"boardwalk/api/wire"
	"boardwalk/card"
	"boardwalk/counsel"
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/odds"
	"boardwalk/table"
)

// Analyst works things out: one at a time for people at tables, one of the usual figures, and one of all others. It prints papers
// beside that.
type Analyst struct {
	queue  *queue
	long   background
	papers *papers
}

// New makes an analyst who has worked out nothing yet.
func New() *Analyst {
	return &Analyst{queue: newQueue(), long: background{work: countFigures}, papers: newPapers()}
}

// Report is the figures of a game, and the same as a sheet for the wire.
type Report struct {
	*odds.Report
	Sheet odds.Sheet
}

// Odds returns what every wager of a game is worth. A stake of 0 means any amount
// (the stake matters where vigorish is rounded). A complete report also has the
// distribution of blackjack's results, which takes seconds. Figures that wait for a longer count are a problem of
// status 503 until it is made.
func (a *Analyst) Odds(ctx context.Context, by Asker, r *Rules, stake money.Cents, complete bool) (*Report, error) {
	if err := odds.CheckStake(stake); err != nil {
		return nil, wire.NewProblem(http.StatusUnprocessableEntity, err.Error())
	}
	stake = odds.StakeThatMatters(r.Game, stake)
	by.usual = stake == 0 && r.asUsual()
	if err := a.pending(r, stake); err != nil {
		return nil, err
	}
	found, err := remember(ctx, a.queue, by, fmt.Sprint("odds ", stake, " ", complete, " ", r.key()), func() (*Report, error) {
		began := time.Now()
		work := odds.For
		if stake > 0 {
			work = func(rules *table.Rules, o table.Options, t table.Terms) (*odds.Report, error) {
				return odds.ForStake(rules, o, t, stake)
			}
		}
		report, err := work(r.Game, r.Options, r.Terms)
		if err != nil {
			return nil, err
		}
		report.Stake = stake
		if complete {
			for _, f := range report.Figures {
				if err := f.Complete(); err != nil {
					return nil, err
				}
			}
		}
		return &Report{report, report.Sheet(time.Since(began))}, nil
	})
	return found, notFound(err)
}

// Strategy returns how a game is best played, with the value of every choice.
func (a *Analyst) Strategy(ctx context.Context, by Asker, r *Rules) (*counsel.Chart, error) {
	if err := a.choicesPending(r); err != nil {
		return nil, err
	}
	by.usual = r.asUsual()
	chart, err := remember(ctx, a.queue, by, "strategy "+r.key(), func() (*counsel.Chart, error) {
		return counsel.Strategy(r.Game, r.Options, r.Terms)
	})
	return chart, notFound(err)
}

// Choices returns what every choice of a hand is worth, the best first.
func (a *Analyst) Choices(ctx context.Context, by Asker, r *Rules, h *wire.Hand) (wire.Choices, error) {
	p := counsel.Position{Hands: h.Hands, Formed: h.Formed, PairPlus: h.PairPlus, Quick: true}
	for _, part := range []struct {
		from []string
		to   *[]card.Card
	}{{h.Hand, &p.Hand}, {h.Dealer, &p.Dealer}, {h.Gone, &p.Gone}} {
		for _, text := range part.from {
			c, err := card.Parse(text)
			if err != nil {
				return wire.Choices{}, wire.NewProblem(http.StatusUnprocessableEntity, err.Error())
			}
			*part.to = append(*part.to, c)
		}
	}
	if err := a.choicesPending(r); err != nil {
		return wire.Choices{}, err
	}
	v, err := share(ctx, a.queue, by, fmt.Sprintf("choices %s %+v", r.key(), p), func() (*counsel.Values, error) {
		return counsel.Choices(r.Game, r.Options, r.Terms, &p)
	})
	if err != nil {
		return wire.Choices{}, ofRequest(ctx, notFound(err))
	}
	choices := slices.Clone(v.Choices) // others have the same values
	slices.SortStableFunc(choices, func(a, b counsel.Worth) int { return cmp.Compare(b.EV, a.EV) })
	say := r.Game.New(r.Options).Layout().Say(choices[0].Choice)
	return wire.Choices{Choices: choices, Say: say, Of: v.Of, Insurance: v.Insurance}, nil
}

// Counsel returns what the choices of a question at a table are worth, or nil if
// nothing could be worked out.
func (a *Analyst) Counsel(ctx context.Context, by Asker, asked *counsel.Situation) (*counsel.Counsel, error) {
	if err := a.choicesPending(&Rules{Game: asked.Rules, Options: asked.Options, Terms: asked.Terms, posted: true}); err != nil {
		return nil, err
	}
	return share(ctx, a.queue, by, "", func() (*counsel.Counsel, error) { return asked.Counsel(), nil })
}

// notFound makes a problem of status 404 of an error that says that a game has no
// such figures. Other errors it returns as they are.
func notFound(err error) error {
	var none *odds.NotAnalysed
	var without *counsel.NoChoices
	if errors.As(err, &none) || errors.As(err, &without) {
		return wire.NewProblem(http.StatusNotFound, err.Error())
	}
	return err
}

// ofRequest makes a problem of status 422 of an error that what somebody asked for is to blame for. Problems and
// refusals it returns as they are, and the error of a caller who has gone away.
func ofRequest(ctx context.Context, err error) error {
	var problem *wire.Problem
	var refusal *law.Refusal
	if ctx.Err() != nil || errors.As(err, &problem) || errors.As(err, &refusal) {
		return err
	}
	return wire.NewProblem(http.StatusUnprocessableEntity, err.Error())
}
