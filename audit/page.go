package audit

import (
	_ "embed"
	"html/template"
	"io"
	"strings"

	"boardwalk/card"
	"boardwalk/table"
	"boardwalk/tile"
)

//go:embed page.html
var pageText string

var page = template.Must(template.New("page").Funcs(template.FuncMap{
	"face":  faceOf,
	"sees":  seesAt,
	"place": func(cite string) string { return "p-" + strings.Map(plain, cite) },
	"as":    func(r *Round) string { return r.viewerName() },
	"span":  func(players []Player) int { return len(players) + 3 }, // all columns but the time
	"inc":   func(i int) int { return i + 1 },
}).Parse(pageText))

// Page writes the round as a page of HTML that needs nothing else: no script, no
// picture, no other file, and paper as good as a screen.
func (r *Round) Page(w io.Writer) error { return page.Execute(w, r) }

// plain is what an anchor may be made of.
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

// tileFace is a tile as the page draws it, red if all its spots are.
func tileFace(t tile.Tile) face {
	if !t.Known() {
		return face{"▒", "back"}
	}
	if low, high := t.Red(); low+high == t.Spots() {
		return face{t.Pretty(), "red"}
	}
	return face{t.Pretty(), "black"}
}

// seesAt is the mark in the column of a seat, or of the spectators: a full
// circle for who sees it all, an empty one for who sees only the back.
func seesAt(e Event, seat table.Seat) string {
	switch {
	case e.Seen.By(seat):
		return "●"
	case e.Seen.Back:
		return "○"
	}
	return ""
}
