package api

import (
	"context"
	"net/http"
	"slices"
	"time"

	"boardwalk/money"
)

// Round is a round of play that a person took part in.
type Round struct {
	ID    uint64      `json:"id" doc:"The number of its last record in the whole house; rounds are listed by it"`
	Table string      `json:"table"`
	Game  string      `json:"game"`
	Round uint64      `json:"round" doc:"The number of its seed at the table"`
	Time  time.Time   `json:"time" doc:"When it ended"`
	Bet   money.Cents `json:"bet" doc:"What the person put on the layout and did not take down, with vigorish and rake"`
	Back  money.Cents `json:"back" doc:"What came back, with what was won"`
}

// Rounds is a page of them.
type Rounds struct {
	Rounds []Round `json:"rounds" doc:"The newest first"`
	Of     int     `json:"of" doc:"How many there are in all"`
	Next   uint64  `json:"next,omitempty" doc:"Where the next page begins, if there is one: its before"`
}

// Totals is how somebody has fared at a game.
type Totals struct {
	Game   string      `json:"game"`
	Rounds int         `json:"rounds"`
	Bet    money.Cents `json:"bet"`
	Back   money.Cents `json:"back"`
	Line   []Point     `json:"line" doc:"What was won or lost in the course of time, at no more than 60 moments"`
}

// Point is how somebody stood at a moment.
type Point struct {
	Time time.Time   `json:"time"`
	Net  money.Cents `json:"net"`
}

// Which says which rounds are meant.
type Which struct {
	Table string `query:"table" maxLength:"64" doc:"Only those at this table"`
	Game  string `query:"game" maxLength:"64" doc:"Only those of this game"`
}

func (w *Which) means(r *Round) bool {
	return (w.Table == "" || r.Table == w.Table) && (w.Game == "" || r.Game == w.Game)
}

func (s *Server) playing() {
	handle(s, "my-rounds", http.MethodGet, "/api/me/rounds", "The rounds that I played, the newest first",
		func(ctx context.Context, in *struct {
			Which
			Before uint64 `query:"before" maximum:"9007199254740991" doc:"Only rounds before this id; the newest if there is none"`
			Most   int    `query:"most" minimum:"1" maximum:"500" default:"50"`
		}) (*Body[Rounds], error) {
			all, err := s.careers.of(ctx, who(ctx).ID)
			if err != nil {
				return nil, err
			}
			out := Rounds{Rounds: []Round{}}
			for _, r := range slices.Backward(all) {
				if !in.means(&r) {
					continue
				}
				out.Of++
				switch {
				case in.Before != 0 && r.ID >= in.Before:
				case len(out.Rounds) < in.Most:
					out.Rounds = append(out.Rounds, r)
				default:
					out.Next = out.Rounds[in.Most-1].ID
				}
			}
			return body(out), nil
		})
	handle(s, "my-totals", http.MethodGet, "/api/me/totals", "How I have fared, by game",
		func(ctx context.Context, in *Which) (*Body[[]Totals], error) {
			all, err := s.careers.of(ctx, who(ctx).ID)
			return body(totals(all, in)), err
		})
	handleFile(s, "my-results", "/api/me/rounds.csv", "text/csv", "The results of all rounds that I played, the oldest first", s.results)
}

// points is how many a line has at most.
const points = 60

// totals adds up, game by game in the order of the first round of each.
func totals(all []Round, which *Which) []Totals {
	list := []Totals{}
	for i := range all {
		r := &all[i]
		if !which.means(r) {
			continue
		}
		at := slices.IndexFunc(list, func(t Totals) bool { return t.Game == r.Game })
		if at < 0 {
			at = len(list)
			list = append(list, Totals{Game: r.Game})
		}
		t := &list[at]
		t.Rounds++
		t.Bet += r.Bet
		t.Back += r.Back
		t.Line = append(t.Line, Point{r.Time, t.Back - t.Bet})
	}
	for i := range list {
		list[i].Line = thin(list[i].Line)
	}
	return list
}

// thin leaves no more points than a small drawing has room for, evenly, with
// the last.
func thin(line []Point) []Point {
	n := len(line)
	if n <= points {
		return line
	}
	few := make([]Point, points)
	for i := range few {
		few[i] = line[(i+1)*n/points-1]
	}
	return few
}
