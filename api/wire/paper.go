package wire

import (
	"time"

	"boardwalk/odds"
	"boardwalk/paper"
)

// Shelf is which papers there are of which tables.
type Shelf struct {
	House  string       `json:"house"`
	Papers []ShelfPaper `json:"papers" doc:"Each is there of every table"`
	Tables []ShelfTable `json:"tables" doc:"Pit by pit"`
}

// ShelfPaper is a kind of paper.
type ShelfPaper struct {
	Kind   string   `json:"kind" example:"sign" doc:"As in /api/tables/{id}/papers/{kind}"`
	Name   string   `json:"name"`
	Public bool     `json:"public" doc:"It is for everybody; the others are for staff and the Commission"`
	Forms  []string `json:"forms"`
}

// ShelfTable is a table on the shelf.
type ShelfTable struct {
	ID       string          `json:"id"`
	Pit      string          `json:"pit"`
	Name     string          `json:"name"`
	Game     string          `json:"game"`
	Title    string          `json:"title" doc:"The name of the game"`
	Private  bool            `json:"private,omitempty"`
	Changes  int             `json:"changes" doc:"Changes to come, of which notice was given"`
	Unlawful []odds.Unlawful `json:"unlawful,omitempty" doc:"Of a private table that deals what somebody designed: its papers are marked"`
}

// TableSign is the sign of a table as it hangs there now.
type TableSign struct {
	Table    string          `json:"table"`
	Document *paper.Document `json:"document"`
	Next     *time.Time      `json:"next,omitempty" doc:"When the first of the changes on it takes effect"`
}
