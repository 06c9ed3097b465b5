package cli

import (
	"fmt"
	"io"
	"strings"
	"text/tabwriter"

	"boardwalk/odds"
)

// exact is what each hand is worth over all boards, which takes less than a
// second; nil where some hands are not known.
func (s *pokerSimulation) exact() ([]odds.Equity, error) {
	if len(s.Hands) < len(s.found.Seats) {
		return nil, nil
	}
	show, err := showdownOf(s.Rules)
	if err != nil {
		return nil, err
	}
	show.Hands, show.Board = s.Hands, s.Board
	return show.Equities()
}

// hand is what the hand of a seat is called.
func (s *pokerSimulation) hand(i int) string {
	if i < len(s.words) {
		return s.words[i]
	}
	return "any"
}

// printEquities prints the shares of the pot.
func (s *pokerSimulation) printEquities(out io.Writer) error {
	exact, err := s.exact()
	if err != nil {
		return err
	}
	what := "hands that are all-in before the flop"
	if len(s.Board) > 0 {
		what += ", with the board " + strings.Trim(fmt.Sprint(s.Board), "[]")
	}
	s.title(out, what)
	w := tabwriter.NewWriter(out, 0, 0, 2, ' ', 0)
	fmt.Fprintln(w, "hand\tequity\tstandard error\texactly\twon all\twon a part")
	for i := range s.found.Seats {
		seat := &s.found.Seats[i]
		equity, e := s.found.Equity(i + 1)
		known := "-"
		if exact != nil {
			f, _ := exact[i].Share.Float64()
			known = percent(f)
		}
		fmt.Fprintf(w, "%s\t%s\t%s\t%s\t%s\t%s\n", s.hand(i), percent(equity), percent(e), known, share(seat.Whole, s.hands()),
			share(seat.Part, s.hands()))
	}
	return w.Flush()
}

type equitiesJSON struct {
	Game            string            `json:"game"`
	Rounds          int64             `json:"rounds"`
	Seconds         float64           `json:"seconds"`
	RoundsPerSecond float64           `json:"rounds_per_second"`
	Cores           int               `json:"cores"`
	Seed            uint64            `json:"seed"`
	Board           string            `json:"board,omitempty"`
	Hands           []equityFoundJSON `json:"hands"`
}

type equityFoundJSON struct {
	Hand          string   `json:"hand"`
	Equity        float64  `json:"equity"`
	StandardError float64  `json:"standard_error"`
	Exact         *float64 `json:"exact,omitempty"`
	WonAll        int64    `json:"won_all"`
	WonPart       int64    `json:"won_part"`
}

func (s *pokerSimulation) printEquitiesJSON(out io.Writer) error {
	exact, err := s.exact()
	if err != nil {
		return err
	}
	j := equitiesJSON{Game: s.Rules.ID, Rounds: s.hands(), Seconds: s.took.Seconds(), RoundsPerSecond: s.perSecond(),
		Cores: s.cores(), Seed: s.Seed,
		Board: strings.Trim(fmt.Sprint(s.Board), "[]")}
	for i := range s.found.Seats {
		seat := &s.found.Seats[i]
		equity, e := s.found.Equity(i + 1)
		x := equityFoundJSON{Hand: s.hand(i), Equity: equity, StandardError: e, WonAll: seat.Whole, WonPart: seat.Part}
		if exact != nil {
			f, _ := exact[i].Share.Float64()
			x.Exact = &f
		}
		j.Hands = append(j.Hands, x)
	}
	return printObject(out, j)
}
