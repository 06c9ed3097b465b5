package sheet

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"time"

	"boardwalk/odds"
	"boardwalk/study"
	"boardwalk/table"
	"boardwalk/version"
)

// Request is what a sheet is asked for.
type Request struct {
	Set     study.RuleSet
	Title   string // empty for the set's own
	Text    string // the design as its file has it; empty for the set as JSON
	Command string // that makes the sheet; empty if there is none

	Rounds int64  // of the simulation that the figures are held against; zero for none
	Seed   uint64 // of that simulation

	// Tell is told what is being found, and how much of it is done, by several goroutines; nil is nobody.
	Tell func(step string, done, all int)
}

// tell tells whoever asked what is being found.
func (q *Request) tell(step string, done, all int) {
	if q.Tell != nil {
		q.Tell(step, done, all)
	}
}

// maker is a sheet that is being made.
type maker struct {
	*Request
	*study.Ready
	sheet   *Sheet
	options table.Options
	layout  *table.Layout
	figures []*odds.Figure
}

// Make finds all that a sheet says.
func Make(ctx context.Context, q *Request) (*Sheet, error) {
	start := time.Now()
	r, err := q.Set.Read()
	if err != nil {
		return nil, err
	}
	m := &maker{Request: q, Ready: r, options: r.Choice(), sheet: &Sheet{Title: q.Title, Set: q.Set, GameName: r.Rules.Name,
		Unlawful: odds.UnlawfulOf(r.Unlawful), Wagers: []Wager{}, Options: []Option{}, Rules: []Rule{}}}
	if m.sheet.Title == "" {
		m.sheet.Title = q.Set.Title()
	}
	m.layout = r.Rules.New(r.Choice()).Layout()
	m.sheet.Lawful = len(r.Unlawful) == 0 && r.Own == nil
	for _, step := range []func(context.Context) error{m.words, m.worth, m.draw, m.seal} {
		if err := step(ctx); err != nil {
			return nil, err
		}
	}
	m.sheet.Seconds = time.Since(start).Seconds()
	return m.sheet, nil
}

// words says what the rules are.
func (m *maker) words(context.Context) error {
	for _, o := range m.options.Declare() {
		m.sheet.Options = append(m.sheet.Options, Option{o.Name, o.Title(), o.Value(), o.Law.Full(), o.Help})
	}
	if s, ok := m.options.(table.Strange); ok {
		for _, o := range s.Elsewhere() {
			if usual, _ := o.Usual(); o.Value() != usual {
				m.sheet.Options = append(m.sheet.Options, Option{o.Name, o.Title(), o.Value(), o.Law.Full(), o.Help})
			}
		}
	}
	return nil
}

// worth finds the figures.
func (m *maker) worth(context.Context) (err error) {
	m.tell("figures", 0, 1)
	if m.figures, err = m.Figures(); err != nil {
		return err
	}
	m.sheet.Wagers = m.wagers()
	return nil
}

// draw draws the layout.
func (m *maker) draw(context.Context) error {
	var b bytes.Buffer
	rules := m.Rules
	if m.Own != nil {
		rules = m.joined()
	}
	if err := rules.Felt(m.Choice(), rules.Seats).SVG(&b); err != nil {
		return err
	}
	m.sheet.Layout = b.String()
	return nil
}

// seal says by what the sheet was made.
func (m *maker) seal(context.Context) error {
	text := m.Text
	if text == "" {
		data, err := json.Marshal(m.Set)
		if err != nil {
			return err
		}
		text = string(data)
	}
	figures, err := json.Marshal(m.sheet)
	if err != nil {
		return err
	}
	m.sheet.Made = Made{Program: version.Current(), Rules: m.Rules.VersionOf(m.options), Design: sum([]byte(text)),
		Figures: sum(figures), Text: text, Command: m.Command}
	return nil
}

func sum(data []byte) string {
	s := sha256.Sum256(data)
	return hex.EncodeToString(s[:])
}
