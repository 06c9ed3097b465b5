package cli

import (
	"encoding/json"
	"fmt"
	"io"
	"strings"

	"boardwalk/game"
	"boardwalk/law"
)

// listedJSON is one name of the closed list of table games.
type listedJSON struct {
	Name    string   `json:"name"`
	Law     string   `json:"law"`
	Games   []string `json:"games,omitempty"`   // the ids of the games that are dealt under the name
	Missing string   `json:"missing,omitempty"` // why there are none
}

// printClosedList prints every table game that the law names, with the games that
// are dealt under each name, or with what is missing.
func printClosedList(out io.Writer, asJSON bool) error {
	list := make([]listedJSON, 0, len(game.ClosedList))
	for i := range game.ClosedList {
		a := &game.ClosedList[i]
		l := listedJSON{Name: a.Name, Law: a.By.Full(), Missing: a.Missing}
		for _, r := range a.Deals() {
			l.Games = append(l.Games, r.ID)
		}
		list = append(list, l)
	}
	if asJSON {
		encoder := json.NewEncoder(out)
		encoder.SetIndent("", "  ")
		return encoder.Encode(list)
	}
	var b strings.Builder
	by := ""
	for _, l := range list {
		if l.Law != by {
			by = l.Law
			fmt.Fprintf(&b, "Table games authorized by %s:\n", by)
		}
		b.WriteString("  " + l.Name + "\n")
		if len(l.Games) > 0 {
			var deals []string
			for _, id := range l.Games {
				r, _ := game.Find(id)
				deals = append(deals, fmt.Sprintf("%s (%s)", id, bookOf(r)))
			}
			b.WriteString(folded(6, 6, strings.Join(deals, ", ")))
			for _, id := range l.Games {
				if text := law.Certainty(id); text != "" {
					b.WriteString(folded(6, 6, sentence(text)))
				}
			}
			continue
		}
		text := "not implemented"
		if l.Missing != "" {
			text += ": text not held. Missing: " + l.Missing + "."
		}
		b.WriteString(folded(6, 6, text))
	}
	_, err := io.WriteString(out, b.String())
	return err
}
