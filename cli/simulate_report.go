package cli

import (
	"fmt"
	"io"
	"strings"
	"text/tabwriter"
	"time"

	"boardwalk/money"
	"boardwalk/odds"
	"boardwalk/sim"
	"boardwalk/table"
)

// simulation is what was simulated and what was found.
type simulation struct {
	sim.Config
	results []*sim.Result
	took    time.Duration
}

// rounds is how many were played of each wager: fewer than asked for if
// somebody stopped it.
func (s *simulation) rounds() int64 {
	least := s.Rounds
	for _, r := range s.results {
		least = min(least, r.Rounds)
	}
	return least
}

func (s *simulation) perSecond() float64 { return float64(s.Played.Load()) / s.took.Seconds() }

func printStrategies(out io.Writer, rules *table.Rules) error {
	list := sim.Strategies(rules)
	if len(list) == 0 {
		return misusef("%v", &sim.NoStrategy{Rules: rules})
	}
	w := tabwriter.NewWriter(out, 0, 0, 2, ' ', 0)
	for _, s := range list {
		fmt.Fprintf(w, "%s\t%s\n", s.Name, s.Text)
	}
	fmt.Fprintln(w, "FILE\tread from a file; see boardwalk simulate --help")
	return w.Flush()
}

// print prints the results as tables.
func (s *simulation) print(out io.Writer) error {
	printUnlawful(out, unlawfulIn(s.Rules, s.Options, s.Terms))
	fmt.Fprintf(out, "%s: %s rounds of each wager, seed %d; %.1f s on %s, %.2f million rounds a second\n\n",
		s.Rules.Name, grouped(s.rounds()), s.Seed, s.took.Seconds(), things(s.results[0].Cores, "core"), s.perSecond()/1e6)
	for _, r := range s.results {
		if text := superBonus(s.Rules, s.Options, r.Stake); text != "" && r.Wager == "main" {
			fmt.Fprintf(out, "Figures of the main wager are %s.\n\n", text)
		}
	}
	w := tabwriter.NewWriter(out, 0, 0, 2, ' ', 0)
	fmt.Fprintln(w, "wager\tsize\tdecided\twon\treturned\thouse advantage\tstandard error\t95% interval\tstrategy")
	for _, r := range s.results {
		low, high := r.Interval()
		fmt.Fprintf(w, "%s\t%s\t%s\t%s\t%s\t%s\t%s\t%s to %s\t%s\n", r.Wager, r.Stake, grouped(r.Bets),
			share(r.Won, r.Bets), share(r.Bets-r.Won-r.Lost, r.Bets), percent(r.HouseAdvantage()), percent(r.StandardError()),
			percent(low), percent(high), r.Strategy.Name)
	}
	if err := w.Flush(); err != nil {
		return err
	}
	if err := s.printControlled(out); err != nil || s.Session == 0 {
		return err
	}
	return printSessions(out, "wager", "rounds", s.results)
}

// printSessions prints what became of sessions.
func printSessions(out io.Writer, what, rounds string, results []*sim.Result) error {
	begins := "with all that it takes"
	if b := results[0].Sessions.Bankroll; b > 0 {
		begins = "with " + b.String()
	}
	fmt.Fprintf(out, "\nSessions of %d %s, each begun %s:\n\n", results[0].Sessions.Rounds, rounds, begins)
	w := tabwriter.NewWriter(out, 0, 0, 2, ' ', 0)
	fmt.Fprintln(w, what+"\tsessions\truined\tmean\t5%\t50%\t95%\tlongest losing run\tmean\tlargest drawdown\tmean")
	for _, r := range results {
		x, ruined := r.Sessions, "-"
		if x.Bankroll > 0 {
			ruined = share(x.Ruined, x.Count)
		}
		fmt.Fprintf(w, "%s\t%s\t%s\t%s\t%s\t%s\t%s\t%d\t%.1f\t%s\t%s\n", strings.TrimPrefix(r.Wager, "seat "), grouped(x.Count),
			ruined, x.Mean().Signed(),
			x.Percentile(5).Signed(), x.Percentile(50).Signed(), x.Percentile(95).Signed(), x.Run, x.MeanRun(), x.Drop, x.MeanDrop())
	}
	return w.Flush()
}

type simulateJSON struct {
	Game            string            `json:"game"`
	Options         map[string]string `json:"options"`
	Rounds          int64             `json:"rounds"` // of each wager
	RoundsPlayed    int64             `json:"rounds_played"`
	Seconds         float64           `json:"seconds"`
	RoundsPerSecond float64           `json:"rounds_per_second"`
	Cores           int               `json:"cores"`
	Seed            uint64            `json:"seed"`
	Unlawful        []odds.Unlawful   `json:"unlawful,omitempty"`
	Wagers          []simulatedJSON   `json:"wagers"`
}

type simulatedJSON struct {
	Wager          string          `json:"wager"`
	Strategy       string          `json:"strategy,omitempty"`
	Stake          float64         `json:"stake"`
	SuperBonus     *float64        `json:"super_bonus,omitempty"`
	Bets           int64           `json:"bets"`
	Won            int64           `json:"won"`
	Lost           int64           `json:"lost"`
	Staked         float64         `json:"staked"`
	Returned       float64         `json:"returned"`
	HouseAdvantage float64         `json:"house_advantage"`
	StandardError  float64         `json:"standard_error"`
	Interval       [2]float64      `json:"confidence_interval_95"`
	Variance       float64         `json:"variance"`
	Controlled     *controlledJSON `json:"controlled,omitempty"`
	Sessions       *sessionsJSON   `json:"sessions,omitempty"`
}

type sessionsJSON struct {
	Rounds            int                `json:"rounds"`
	Bankroll          float64            `json:"bankroll,omitempty"`
	Sessions          int64              `json:"sessions"`
	RuinProbability   *float64           `json:"ruin_probability,omitempty"`
	RuinStandardError *float64           `json:"ruin_standard_error,omitempty"`
	LongestLosingRun  int64              `json:"longest_losing_run"`
	MeanLosingRun     float64            `json:"longest_losing_run_mean"`
	LargestDrawdown   float64            `json:"largest_drawdown"`
	MeanDrawdown      float64            `json:"largest_drawdown_mean"`
	Mean              float64            `json:"mean"`
	Percentiles       map[string]float64 `json:"percentiles"`
	Histogram         []barJSON          `json:"histogram"`
}

type barJSON struct {
	From     float64 `json:"from"`
	To       float64 `json:"to"`
	Sessions int64   `json:"sessions"`
}

func (s *simulation) printJSON(out io.Writer) error {
	j := simulateJSON{Game: s.Rules.ID, Options: map[string]string{}, Rounds: s.rounds(), RoundsPlayed: s.Played.Load(),
		Seconds: s.took.Seconds(), RoundsPerSecond: s.perSecond(), Cores: s.results[0].Cores, Seed: s.Seed,
		Unlawful: odds.UnlawfulOf(unlawfulIn(s.Rules, s.Options, s.Terms))}
	for _, o := range s.Options.Declare() {
		j.Options[o.Name] = o.Value()
	}
	for _, r := range s.results {
		low, high := r.Interval()
		staked := r.Stake * money.Cents(r.Bets)
		x := simulatedJSON{Wager: r.Wager, Strategy: r.Strategy.Name, Stake: dollars(r.Stake), Bets: r.Bets, Won: r.Won, Lost: r.Lost,
			Staked: dollars(staked), Returned: dollars(staked + r.Net), HouseAdvantage: r.HouseAdvantage(), StandardError: r.StandardError(),
			Interval: [2]float64{low, high}, Variance: r.Variance(r.Stake), Controlled: controlledOf(r)}
		if _, bonus, ok := odds.SuperBonus(s.Rules, s.Options, r.Stake); ok && r.Wager == "main" {
			amount := dollars(bonus)
			x.SuperBonus = &amount
		}
		if r.Sessions != nil {
			x.Sessions = sessionsOf(r)
		}
		j.Wagers = append(j.Wagers, x)
	}
	return printObject(out, j)
}

func sessionsOf(r *sim.Result) *sessionsJSON {
	s := r.Sessions
	j := &sessionsJSON{Rounds: s.Rounds, Bankroll: dollars(s.Bankroll), Sessions: s.Count, LongestLosingRun: s.Run, MeanLosingRun: s.MeanRun(),
		LargestDrawdown: dollars(s.Drop), MeanDrawdown: dollars(s.MeanDrop()), Mean: dollars(s.Mean()), Percentiles: map[string]float64{}}
	if s.Bankroll > 0 {
		p, se := s.RuinProbability()
		j.RuinProbability, j.RuinStandardError = &p, &se
	}
	for _, n := range []int64{1, 5, 25, 50, 75, 95, 99} {
		j.Percentiles[fmt.Sprint(n)] = dollars(s.Percentile(n))
	}
	for _, b := range s.Histogram(40, 2*r.Stake) {
		j.Histogram = append(j.Histogram, barJSON{dollars(b.From), dollars(b.To), b.Count})
	}
	return j
}
