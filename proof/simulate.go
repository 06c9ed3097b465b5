package proof

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"

	"boardwalk/odds"
	"boardwalk/sim"
	"boardwalk/sim/chunks"
)

// openingRounds is how many rounds are played first, and played again by tests: one chunk.
const openingRounds = chunks.Length

// run is a simulation that a certificate needs.
type run struct {
	*made
	config sim.Config
	figure *odds.Figure
	under  string
	first  *sim.Result // of the first rounds
}

// key says which run it is: what was played under another key is of no use to it.
func (r *run) key() string {
	v := versionOf(r.rules.ID)
	return strings.Join([]string{r.rules.ID, r.set, r.under, r.config.Wager, r.config.Strategy.Name, fmt.Sprint(r.config.Seed),
		fmt.Sprint(v.Version), v.Declared, v.Played, fmt.Sprint(noted(&r.first.Sums))}, "|")
}

// runs are the simulations of a certificate: every main wager as it is usually played, and the first one by every other
// strategy that has a figure. It also says what is not simulated.
func (m *made) runs(ctx context.Context, seed uint64) (list []*run, none []string, err error) {
	options, under := freshShoe(m.rules, m.options)
	wagers, err := sim.Wagers(m.rules, options)
	if err != nil {
		return nil, []string{err.Error()}, nil
	}
	names := []string{""}
	for i, s := range sim.Strategies(m.rules) {
		if i > 0 {
			names = append(names, s.Name)
		}
	}
	for i, wager := range wagers {
		for k, name := range names {
			if k > 0 && i > 0 {
				break
			}
			r, err := m.run(ctx, sim.Config{Rules: m.rules, Options: options, Terms: m.rules.Terms(), Wager: wager, Seed: seed}, name)
			switch {
			case ctx.Err() != nil:
				return nil, nil, ctx.Err()
			case err != nil:
				none = append(none, strings.TrimSpace(wager+" "+name)+": "+err.Error())
			case !slices.ContainsFunc(list, func(x *run) bool {
				return x.config.Wager == wager && x.config.Strategy.Text == r.config.Strategy.Text && k > 0
			}):
				r.under = under
				list = append(list, r)
			}
		}
	}
	return list, none, nil
}

var errNoFigure = errors.New("it plays otherwise than any figure here")

// run prepares one simulation, and plays its first rounds.
func (m *made) run(ctx context.Context, c sim.Config, strategy string) (*run, error) {
	var err error
	if c.Strategy, err = sim.FindStrategy(c.Rules, c.Options, c.Terms, strategy); err != nil {
		return nil, err
	}
	c.Rounds = openingRounds
	r := &run{made: m, config: c}
	if r.first, err = sim.Run(ctx, c); err != nil {
		return nil, err
	}
	if r.first.Rounds < openingRounds {
		return nil, context.Canceled
	}
	if r.figure = sim.Exact(m.report, r.first); r.figure == nil || r.figure.Error > 0 {
		return nil, errNoFigure
	}
	r.config.Wager = r.first.Wager
	return r, nil
}

// played is what a chunk came to, of what package sim tells of one.
type played struct {
	sim.Sums
}

// block plays some chunks and adds them up.
func block(hand chunks.Hand, first, count int64) (*sim.Sums, error) {
	sums := &sim.Sums{}
	for n := first; n < first+count; n++ {
		data, err := hand.Play(chunks.Chunk{N: n, First: n * chunks.Length, End: (n + 1) * chunks.Length})
		if err != nil {
			return nil, err
		}
		var p played
		if err := json.Unmarshal(data, &p); err != nil {
			return nil, err
		}
		sums.Add(&p.Sums)
	}
	return sums, nil
}

// simulated writes a run down.
func (r *run) simulated(rounds int64, sums *sim.Sums) Trial {
	s := Trial{Wager: r.config.Wager, Strategy: r.first.Strategy.Text, Under: r.under, Seed: r.config.Seed, Rounds: rounds,
		Stake: int64(r.first.Stake), Opening: noted(&r.first.Sums), Sums: noted(sums), Figure: short(r.figureNumber())}
	s.sum()
	words := []string{"boardwalk simulate", r.rules.ID, "--wager", r.config.Wager, "--rounds", fmt.Sprint(rounds),
		"--seed", fmt.Sprint(r.config.Seed)}
	for word := range strings.FieldsSeq(r.set + " " + r.under) {
		words = append(words, "-o", word)
	}
	if r.config.Strategy.Name != "" {
		words = append(words, "--strategy", r.config.Strategy.Name)
	}
	s.Command = strings.Join(words, " ")
	return s
}

// figureNumber is the figure as the certificate has it, so that both come to the same digits.
func (r *run) figureNumber() float64 {
	f := written(&odds.Group{Figure: r.figure, Wagers: []string{r.figure.Wager}}, "", nil)
	return f.number()
}

// Replay plays the first rounds of every simulation again, and returns an error that names the first that came out otherwise.
func (c *Certificate) Replay(ctx context.Context) error {
	if len(c.Simulated) == 0 {
		return nil
	}
	m, err := open(c.Game, c.Set)
	if err != nil {
		return err
	}
	list, _, err := m.runs(ctx, c.Simulated[0].Seed)
	if err != nil {
		return err
	}
	for i := range c.Simulated {
		s := &c.Simulated[i]
		at := slices.IndexFunc(list, func(r *run) bool { return r.config.Wager == s.Wager && r.first.Strategy.Text == s.Strategy })
		if at < 0 {
			return fmt.Errorf("%s: nothing simulates %s, %s", fileName(c.Game, c.Set), s.Wager, s.Strategy)
		}
		if now := noted(&list[at].first.Sums); now != s.Opening {
			return fmt.Errorf("%s: the first %d rounds of %s came to %+v, and now come to %+v", fileName(c.Game, c.Set), openingRounds,
				s.Wager, s.Opening, now)
		}
	}
	return nil
}
