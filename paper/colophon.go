package paper

import (
	"fmt"
	"slices"
	"strings"

	"boardwalk/law"
	"boardwalk/table"
	"boardwalk/version"
)

// Imprint gives the document its colophon: which edition of which rules and which program it renders, and that it is
// not current law. Every paper has one.
func (d *Document) Imprint(rules *table.Rules, options table.Options) {
	say := d.Language.Say
	d.Colophon = []Text{Say(say("Not current law: this paper renders older editions of the rules, for play money only."))}
	if rules != nil {
		d.Colophon = append(d.Colophon, Declared("law: editions of "+rules.ID, fmt.Sprintf("%s: %s. %s %d.", say("The rules"),
			strings.Join(Editions(rules), "; "), say("Version of these rules in the program"), rules.VersionOf(options))))
		if text := law.Certainty(rules.ID); text != "" {
			d.Colophon = append(d.Colophon, Declared("law: certainty of "+rules.ID, say(text)+"."))
		}
	}
	p := version.Current()
	text := "Boardwalk " + p.Version
	if p.Commit != "" {
		text += ", " + p.Commit[:12]
	}
	d.Colophon = append(d.Colophon, Declared("version", text))
}

// Rows are the rows of the index that a game is played by, in the order of the regulation: its own, or those of its
// subchapter where several games share that.
func Rows(rules *table.Rules) (rows []law.Row) {
	index := law.Index()
	for _, row := range index {
		if row.Game == rules.ID {
			rows = append(rows, row)
		}
	}
	if rows != nil {
		return rows
	}
	for _, row := range index {
		if strings.HasPrefix(string(row.Cite), rules.Subchapter+".") {
			rows = append(rows, row)
		}
	}
	return rows
}

// Editions are the texts that the rules of a game were taken from, in the order of their paragraphs.
func Editions(rules *table.Rules) (list []string) {
	for _, row := range Rows(rules) {
		text := row.Edition.Description()
		if row.Edition == law.HouseRules {
			text = row.Cite.Book().Title
		}
		if !slices.Contains(list, text) {
			list = append(list, text)
		}
	}
	return list
}
