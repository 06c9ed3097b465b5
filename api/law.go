package api

import (
	"net/http"
	"strings"

	"boardwalk/api/wire"
	"boardwalk/law"
)

// mostParagraphs is how many paragraphs one answer lists at most.
const mostParagraphs = 200

// paragraphs returns a paragraph and those below it.
func paragraphs(cite string) ([]wire.Paragraph, error) {
	c, err := law.Parse(cite)
	if err != nil {
		return nil, wire.NewProblem(http.StatusUnprocessableEntity, err.Error())
	}
	rows, note := law.Find(c)
	if len(rows) == 0 {
		detail := "the index has no such paragraph"
		if near := law.Nearest(c.String()); len(near) > 0 {
			detail += "; nearest: " + strings.Join(near, ", ")
		}
		return nil, wire.NewProblem(http.StatusNotFound, detail)
	}
	var list []wire.Paragraph
	for _, row := range rows[:min(len(rows), mostParagraphs)] {
		p := wire.Paragraph{Cite: row.Cite.Full(), Title: row.Cite.Titled(), Game: row.Game, Kind: row.Kind,
			Duty: row.Duty, Edition: row.Edition.String(), Note: note}
		p.Confidence, p.Ground = row.Confidence()
		for _, r := range law.ReadingsOf(row.Cite) {
			p.Readings = append(p.Readings, wire.Reading{Question: r.Question, Text: r.Text, Settings: settings(r)})
		}
		list = append(list, p)
	}
	return list, nil
}

// settings returns the options of a reading, or nil if its game is only planned.
func settings(r law.Reading) []string {
	if len(r.Settings) > 0 && r.Settings[0] == law.Planned {
		return nil
	}
	return r.Settings
}
