package api

import (
	"bytes"
	"context"
	"errors"
	"net/http"
	"strconv"
	"strings"
	"sync"
	"time"

	"boardwalk/api/wire"
	"boardwalk/money"
	"boardwalk/report"
	"boardwalk/report/find"
)

// reports makes reports of gaming days, one at a time, and keeps some.
type reports struct {
	figures *report.Figures
	turn    chan struct{} // has room for whoever makes a report or searches
	mu      sync.Mutex
	kept    map[string]*report.Day
}

const (
	mostReports = 16               // that are kept
	reportFresh = 15 * time.Second // for so long a report of a day that is not over is good
	lateRecords = 5 * time.Minute  // after so long no record of a day that is over is still to come
	mostFound   = 50               // rounds in an answer
	mostSearch  = 200_000          // records that a request reads, about
)

func newReports() *reports {
	return &reports{figures: report.NewFigures(), turn: make(chan struct{}, 1), kept: map[string]*report.Day{}}
}

// begin waits until nobody else makes a report or searches. The caller calls end when it is done.
func (r *reports) begin(ctx context.Context) (end func(), err error) {
	select {
	case r.turn <- struct{}{}:
		return func() { <-r.turn }, nil
	case <-ctx.Done():
		return nil, ctx.Err()
	}
}

// known returns a report that is kept and still good.
func (r *reports) known(date string, now time.Time) *report.Day {
	r.mu.Lock()
	defer r.mu.Unlock()
	d := r.kept[date]
	if d == nil || d.Made.Before(d.To.Add(lateRecords)) && now.Sub(d.Made) > reportFresh {
		return nil
	}
	return d
}

// keep keeps a report, in the place of the one that was made first if there are too many.
func (r *reports) keep(d *report.Day) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.kept[d.Day] = d
	for len(r.kept) > mostReports {
		first := d
		for _, o := range r.kept {
			if o.Made.Before(first.Made) {
				first = o
			}
		}
		delete(r.kept, first.Day)
	}
}

// registerReports registers reports of gaming days, and the search for rounds.
func (s *Server) registerReports() {
	handle(s, "day-report", http.MethodGet, "/api/reports/{day}", "What a gaming day brought, in balance with the ledger",
		func(ctx context.Context, in *DayAsked) (*Body[report.Day], error) {
			d, err := s.dayReport(ctx, in.Day)
			if err != nil {
				return nil, err
			}
			return body(*d), nil
		})
	handleFile(s, "day-report-sheet", "/api/reports/{day}/sheet", "text/csv", "The same as a spreadsheet",
		func(ctx context.Context, in *DayAsked) (*File, error) {
			d, err := s.dayReport(ctx, in.Day)
			if err != nil {
				return nil, err
			}
			var b bytes.Buffer
			if err := d.CSV(&b); err != nil {
				return nil, err
			}
			return file("text/csv; charset=utf-8", "day-"+d.Day+".csv", b.Bytes()), nil
		})
	handleFile(s, "day-report-page", "/api/reports/{day}/page", "text/html", "The same as a page to print, which needs nothing else",
		func(ctx context.Context, in *DayAsked) (*File, error) {
			d, err := s.dayReport(ctx, in.Day)
			if err != nil {
				return nil, err
			}
			var b bytes.Buffer
			if err := d.Page(&b); err != nil {
				return nil, err
			}
			return file("text/html; charset=utf-8", "day-"+d.Day+".html", b.Bytes()), nil
		})
	handle(s, "find-rounds", http.MethodGet, "/api/rounds",
		"Rounds by person, table, game, time, money, incident or hand, table by table and the oldest first", s.findRounds)
}

// DayAsked is a request for a report.
type DayAsked struct {
	Day string `path:"day" maxLength:"10" doc:"A gaming day like 2026-11-18, or today" example:"2026-11-18"`
}

// dayReport returns the report of a gaming day.
func (s *Server) dayReport(ctx context.Context, date string) (*report.Day, error) {
	now := s.Store.Now()
	if date == "today" {
		var err error
		if date, err = s.Casino.Day.Of(now); err != nil {
			return nil, err
		}
	}
	if _, _, err := s.Casino.Day.Span(date); err != nil {
		return nil, wire.NewProblem(http.StatusUnprocessableEntity, err.Error())
	}
	if d := s.reports.known(date, now); d != nil {
		return d, nil
	}
	end, err := s.reports.begin(ctx)
	if err != nil {
		return nil, err
	}
	defer end()
	if d := s.reports.known(date, s.Store.Now()); d != nil { // somebody else has asked for it
		return d, nil
	}
	d, err := report.Make(ctx, s.readers(), report.Options{House: s.Casino.Name, Day: s.Casino.Day, Date: date, Now: s.Store.Now(),
		Figures: s.reports.figures})
	if err != nil {
		return nil, err
	}
	s.reports.keep(d)
	return d, nil
}

// RoundsAsked is a request for rounds.
type RoundsAsked struct {
	Person   string      `query:"person" maxLength:"64" doc:"Was at the table; what was won and the hand are this person's then"`
	Table    string      `query:"table" maxLength:"64"`
	Game     string      `query:"game" maxLength:"64" doc:"The id of a game"`
	From     time.Time   `query:"from" doc:"The rounds ended at this time or later"`
	To       time.Time   `query:"to" doc:"They began before this time"`
	WonOver  money.Cents `query:"won_over" minimum:"0" maximum:"100000000000" doc:"Somebody won more than this"`
	LostOver money.Cents `query:"lost_over" minimum:"0" maximum:"100000000000" doc:"Somebody lost more than this"`
	Incident string      `query:"incident" maxLength:"64" doc:"The id of an incident that was reported; any for whichever"`
	Hand     string      `query:"hand" maxLength:"64" doc:"What a hand was worth, as it is announced; a part of the words is enough" example:"royal flush"`
	Next     string      `query:"next" maxLength:"128" doc:"Where to go on, from the answer before"`
}

// FoundRounds are rounds that were found.
type FoundRounds struct {
	Rounds []find.Round `json:"rounds"`
	Next   string       `json:"next,omitempty" doc:"Where to go on; missing if all was searched. An answer may have no rounds and go on."`
}

// findRounds finds rounds. It reads so many records at a time, so that no request is long.
func (s *Server) findRounds(ctx context.Context, in *RoundsAsked) (*Body[FoundRounds], error) {
	q := &find.Query{Person: in.Person, Table: in.Table, Game: in.Game, From: in.From, To: in.To, WonOver: in.WonOver,
		LostOver: in.LostOver, Incident: in.Incident, Hand: strings.TrimSpace(in.Hand)}
	from, ok := placeOf(in.Next)
	if !ok {
		return nil, wire.NewProblem(http.StatusUnprocessableEntity, "next is not from an answer")
	}
	end, err := s.reports.begin(ctx)
	if err != nil {
		return nil, err
	}
	defer end()
	found, next, err := find.Rounds(ctx, s.readers(), q, from, find.Limit{Rounds: mostFound, Records: mostSearch})
	if errors.Is(err, find.ErrNoTable) {
		return nil, wire.NewProblem(http.StatusNotFound, err.Error())
	}
	if err != nil {
		return nil, err
	}
	out := FoundRounds{Rounds: found}
	if next != nil {
		out.Next = strconv.Itoa(next.Log) + "/" + next.Table + "/" + strconv.FormatUint(next.Record, 10)
	}
	return body(out), nil
}

// placeOf reads where a search goes on; nil is its beginning.
func placeOf(text string) (*find.Place, bool) {
	if text == "" {
		return nil, true
	}
	parts := strings.Split(text, "/")
	if len(parts) != 3 {
		return nil, false
	}
	log, err := strconv.ParseUint(parts[0], 10, 15)
	record, failed := strconv.ParseUint(parts[2], 10, 63)
	return &find.Place{Log: int(log), Table: parts[1], Record: record}, err == nil && failed == nil
}
