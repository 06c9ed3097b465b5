package audit

import (
	_ "embed"
	"html/template"
	"io"
	"strings"
	"sync"

	"boardwalk/card"
	"boardwalk/table"
	"boardwalk/tile"
)

//go:embed page.html
var pageText string

var page = sync.OnceValue(func() *template.Template {
	return template.Must(template.New("page").Funcs(template.FuncMap{
		"face":  faceOf,
		"sees":  seesAt,
		"place": func(cite string) string { return "p-" + strings.Map(plain, cite) },
		"as":    func(r *Round) string { return r.viewerName() },
		"span":  func(players []Player) int { return len(players) + 3 }, // all columns but the time
		"inc":   func(i int) int { return i + 1 },
	}).Parse(pageText))
})

// Page writes the round as one HTML file without scripts, pictures or other files,
// which can also be printed.
func (r *Round) Page(w io.Writer) error { return page().Execute(w, r) }

// plain replaces a character that may not be part of an anchor.
func plain(c rune) rune {
	if c >= '0' && c <= '9' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' {
		return c
	}
	return '-'
}

// face is a card as the page draws it.
type face struct {
	Text string
	Kind string // the class of its style
}

// faceOf returns the card of an event as the page draws it.
func faceOf(e Event) face {
	if t, err := tile.Parse(e.Tile); err == nil {
		return tileFace(t)
	}
	if e.Card == "" {
		return face{}
	}
	c, err := card.Parse(e.Card)
	switch {
	case err != nil:
		return face{"▒", "back"}
	case c.Suited() && (c.Suit() == card.Diamonds || c.Suit() == card.Hearts):
		return face{c.Pretty(), "red"}
	}
	return face{c.Pretty(), "black"}
}

// tileFace returns a tile as the page draws it, red if all its spots are.
func tileFace(t tile.Tile) face {
	if !t.Known() {
		return face{"▒", "back"}
	}
	if low, high := t.Red(); low+high == t.Spots() {
		return face{t.Pretty(), "red"}
	}
	return face{t.Pretty(), "black"}
}

// seesAt returns the mark in the column of a seat, or of the spectators: a full circle
// for whoever sees all of it, an empty one for whoever sees only the back.
func seesAt(e Event, seat table.Seat) string {
	switch {
	case e.Seen.By(seat):
		return "●"
	case e.Seen.Back:
		return "○"
	}
	return ""
}
