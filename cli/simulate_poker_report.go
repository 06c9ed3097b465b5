package cli

import (
	"fmt"
	"io"
	"text/tabwriter"
	"time"

	"boardwalk/game/room"
	"boardwalk/money"
	"boardwalk/odds"
	"boardwalk/sim"
	"boardwalk/sim/ring"
)

// title is the first line.
func (s *pokerSimulation) title(out io.Writer, what string) {
	fmt.Fprintf(out, "%s: %s %s, seed %d; %.1f s on %s, %.2f million rounds a second\n\n",
		s.Rules.Name, grouped(s.hands()), what, s.Seed, s.took.Seconds(), things(s.cores(), "core"), s.perSecond()/1e6)
}

// print prints what the house took and the players won.
func (s *pokerSimulation) print(out io.Writer) error {
	printUnlawful(out, unlawfulIn(s.Rules, s.Options, s.Terms))
	s.title(out, fmt.Sprintf("hands of %d players with %s each", len(s.found.Seats), s.found.Stack))
	w := tabwriter.NewWriter(out, 0, 0, 2, ' ', 0)
	fmt.Fprintln(w, "wager\tstaked\treturned\trake\thouse advantage\tstandard error\taverage pot\tshowdowns")
	fmt.Fprintf(w, "bet\t%s\t%s\t%s\t%s\t%s\t%s\t%s\n", s.found.Staked, s.found.Returned(), s.found.Rake,
		percent(s.found.HouseAdvantage()), percent(s.found.StandardError()),
		cents(s.found.AveragePot()), share(s.found.Showdowns, s.hands()))
	if err := w.Flush(); err != nil {
		return err
	}
	fmt.Fprintf(out, "\n%s\n", s.taken())
	fmt.Fprintln(out)
	fmt.Fprintln(w, "seat\tstrategy\tnet\tnet a hand\tstandard error\twon all\twon a part")
	for i := range s.found.Seats {
		seat := &s.found.Seats[i]
		net, e := seat.PerHand()
		fmt.Fprintf(w, "%d\t%s\t%s\t%s\t%s\t%s\t%s\n", i+1, s.found.Strategies[i].Name, seat.Net.Signed(), signedCents(net), cents(e),
			share(seat.Whole, s.hands()), share(seat.Part, s.hands()))
	}
	if err := w.Flush(); err != nil || s.Session == 0 {
		return err
	}
	return printSessions(out, "seat", "hands", s.seats())
}

// seats are the results of the seats.
func (s *pokerSimulation) seats() []*sim.Result {
	list := make([]*sim.Result, len(s.found.Seats))
	for i := range list {
		list[i] = s.found.Seat(i + 1)
	}
	return list
}

// taken says how the house takes its part.
func (s *pokerSimulation) taken() string {
	switch o := s.Options.(*room.Options); {
	case o.Percent > 0:
		return fmt.Sprintf("The rake of %s is taken after each betting round, down to whole chips of %s.", o.Percent,
			min(s.Terms.Chip, money.Dollar))
	case len(o.RakeLevels) > 0:
		return "The rake is taken in fixed amounts, as the pots reach their levels."
	default:
		return fmt.Sprintf("The house takes nothing from these pots, only %s an hour by the clock. For a rake: -o "+
			"rake=5%% or -o 'rake-levels=20 1'.", o.TimeCharge)
	}
}

// cents writes an average in dollars, which is seldom one of whole cents.
func cents(dollars float64) string { return fmt.Sprintf("$%.4f", dollars) }

func signedCents(dollars float64) string {
	if dollars < 0 {
		return "-" + cents(-dollars)
	}
	return "+" + cents(dollars)
}

type pokerJSON struct {
	Game            string            `json:"game"`
	Options         map[string]string `json:"options"`
	Rounds          int64             `json:"rounds"`
	RoundsPlayed    int64             `json:"rounds_played"`
	Seconds         float64           `json:"seconds"`
	RoundsPerSecond float64           `json:"rounds_per_second"`
	Cores           int               `json:"cores"`
	Seed            uint64            `json:"seed"`
	Stack           float64           `json:"stack"`
	AveragePot      float64           `json:"average_pot"`
	Showdowns       int64             `json:"showdowns"`
	Unlawful        []odds.Unlawful   `json:"unlawful,omitempty"`
	Wagers          []pokerWagerJSON  `json:"wagers"`
	Seats           []pokerSeatJSON   `json:"seats"`
}

type pokerWagerJSON struct {
	Wager          string  `json:"wager"`
	Staked         float64 `json:"staked"`
	Returned       float64 `json:"returned"`
	Rake           float64 `json:"rake"`
	HouseAdvantage float64 `json:"house_advantage"`
	StandardError  float64 `json:"standard_error"`
}

type pokerSeatJSON struct {
	Seat          int     `json:"seat"`
	Strategy      string  `json:"strategy"`
	Net           float64 `json:"net"`
	NetPerHand    float64 `json:"net_per_hand"`
	StandardError float64 `json:"standard_error"`
	WonAll        int64   `json:"won_all"`
	WonPart       int64   `json:"won_part"`

	Sessions *sessionsJSON `json:"sessions,omitempty"`
}

func (s *pokerSimulation) printJSON(out io.Writer) error {
	j := pokerJSON{Game: s.Rules.ID, Options: map[string]string{}, Rounds: s.hands(), RoundsPlayed: s.hands(), Seconds: s.took.Seconds(),
		RoundsPerSecond: s.perSecond(), Cores: s.cores(), Seed: s.Seed, Stack: dollars(s.found.Stack),
		AveragePot: s.found.AveragePot(), Showdowns: s.found.Showdowns,
		Unlawful: odds.UnlawfulOf(unlawfulIn(s.Rules, s.Options, s.Terms)),
		Wagers: []pokerWagerJSON{{Wager: "bet", Staked: dollars(s.found.Staked), Returned: dollars(s.found.Returned()),
			Rake:           dollars(s.found.Rake),
			HouseAdvantage: s.found.HouseAdvantage(), StandardError: s.found.StandardError()}}}
	for _, o := range s.Options.Declare() {
		j.Options[o.Name] = o.Value()
	}
	for i := range s.found.Seats {
		seat := &s.found.Seats[i]
		net, e := seat.PerHand()
		x := pokerSeatJSON{Seat: i + 1, Strategy: s.found.Strategies[i].Name, Net: dollars(seat.Net), NetPerHand: net, StandardError: e,
			WonAll: seat.Whole, WonPart: seat.Part}
		if seat.Sessions != nil {
			x.Sessions = sessionsOf(s.found.Seat(i + 1))
		}
		j.Seats = append(j.Seats, x)
	}
	return printObject(out, j)
}

// pokerSimulation is what was simulated in the poker room and what was found.
type pokerSimulation struct {
	ring.Config
	found *ring.Result
	words []string // the hands as they were given
	took  time.Duration
}

func (s *pokerSimulation) hands() int64 { return s.found.Hands }

func (s *pokerSimulation) perSecond() float64 { return float64(s.hands()) / s.took.Seconds() }

func (s *pokerSimulation) cores() int { return s.found.Cores }
