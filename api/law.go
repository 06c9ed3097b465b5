package api

import (
	"net/http"
	"strings"

	"boardwalk/law"
)

// Paragraph is a row of the index of the law.
type Paragraph struct {
	Cite     string    `json:"cite"`
	Title    string    `json:"title" doc:"The citation with its book, for a heading" example:"N.J.A.C. 19:47-1.3(c)"`
	Game     string    `json:"game"`
	Kind     string    `json:"kind"`
	Duty     string    `json:"duty" doc:"What it says, in our own words"`
	Edition  string    `json:"edition"`
	Note     string    `json:"note,omitempty" doc:"Where it was asked for under another number: which, and why"`
	Readings []Reading `json:"readings,omitempty" doc:"How we read it where it leaves something open"`
}

// Reading is how we read a paragraph that leaves something open.
type Reading struct {
	Question string   `json:"question"`
	Text     string   `json:"text" doc:"Our reading: what the program does"`
	Settings []string `json:"settings,omitempty" doc:"The options that let a house choose otherwise, such as big-six/wheel"`
}

// mostParagraphs is how many paragraphs one answer lists at most.
const mostParagraphs = 200

// paragraphs lists a paragraph and those below it.
func paragraphs(cite string) ([]Paragraph, error) {
	c, err := law.Parse(cite)
	if err != nil {
		return nil, newProblem(http.StatusUnprocessableEntity, err.Error())
	}
	rows, note := law.Find(c)
	if len(rows) == 0 {
		detail := "the index has no such paragraph"
		if near := law.Nearest(c.String()); len(near) > 0 {
			detail += "; nearest: " + strings.Join(near, ", ")
		}
		return nil, newProblem(http.StatusNotFound, detail)
	}
	var list []Paragraph
	for _, row := range rows[:min(len(rows), mostParagraphs)] {
		p := Paragraph{Cite: row.Cite.Full(), Title: row.Cite.Titled(), Game: row.Game, Kind: row.Kind, Duty: row.Duty, Edition: row.Edition.String(), Note: note}
		for _, r := range law.ReadingsOf(row.Cite) {
			p.Readings = append(p.Readings, Reading{r.Question, r.Text, settings(r)})
		}
		list = append(list, p)
	}
	return list, nil
}

// settings are the options of a reading whose game there is.
func settings(r law.Reading) []string {
	if len(r.Settings) > 0 && r.Settings[0] == law.Planned {
		return nil
	}
	return r.Settings
}
