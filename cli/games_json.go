package cli

import (
	"encoding/json"
	"io"

	"boardwalk/table"
)

type gameJSON struct {
	ID         string         `json:"id"`
	Name       string         `json:"name"`
	Subchapter string         `json:"subchapter"`
	Book       string         `json:"book"`
	About      string         `json:"description"`
	Seats      int            `json:"seats"`
	Stages     []string       `json:"stages,omitempty"`
	Wagers     []wagerJSON    `json:"wagers"`
	Options    []optionJSON   `json:"options"`
	Boxes      []string       `json:"boxes,omitempty"`
	Acts       []declaredJSON `json:"acts"`
	Incidents  []declaredJSON `json:"incidents"`
}

type wagerJSON struct {
	ID      string    `json:"id"`
	Name    string    `json:"name"`
	Group   string    `json:"group,omitempty"`
	Aliases []string  `json:"aliases,omitempty"`
	Law     string    `json:"law"`
	OneRoll bool      `json:"one_roll,omitempty"`
	Made    string    `json:"made"`
	Needs   []string  `json:"needs,omitempty"`
	Cap     string    `json:"cap,omitempty"`
	Pays    []payJSON `json:"pays"`
	Bonus   []payJSON `json:"bonus,omitempty"` // paid besides, whatever becomes of the wager
}

type payJSON struct {
	On   string `json:"on,omitempty"`
	Odds string `json:"odds"` // or the amount, or the share of a meter
	Law  string `json:"law"`
}

type optionJSON struct {
	Name    string `json:"name"`
	Default string `json:"default"`
	Lawful  string `json:"lawful"`
	Help    string `json:"help"`
	Law     string `json:"law"`
}

type declaredJSON struct {
	ID    string `json:"id"`
	Args  string `json:"args,omitempty"`
	Staff bool   `json:"staff,omitempty"`
	Help  string `json:"help"`
	Law   string `json:"law"`
}

func printGamesJSON(out io.Writer, games []*table.Rules) error {
	list := make([]gameJSON, 0, len(games))
	for _, r := range games {
		list = append(list, describeGame(r))
	}
	encoder := json.NewEncoder(out)
	encoder.SetIndent("", "  ")
	return encoder.Encode(list)
}

func describeGame(r *table.Rules) gameJSON {
	options := r.Options()
	l := r.New(options).Layout()
	g := gameJSON{ID: r.ID, Name: r.Name, Subchapter: r.Subchapter, Book: bookOf(r), About: r.About.Description, Seats: r.Seats, Stages: l.Stages}
	for i := range l.Wagers {
		w := &l.Wagers[i]
		j := wagerJSON{ID: w.ID, Name: w.Name, Group: w.Group, Aliases: w.Aliases, Law: w.Law.Full(), OneRoll: w.OneRoll, Made: madeText(l, w)}
		for _, n := range w.Needs {
			j.Needs = append(j.Needs, n.Text)
		}
		if w.Cap != nil {
			j.Cap = w.Cap.Most.String()
		}
		j.Pays, j.Bonus = describePays(w.Pays), describePays(w.Bonus)
		g.Wagers = append(g.Wagers, j)
	}
	for _, o := range options.Declare() {
		g.Options = append(g.Options, optionJSON{o.Name, o.Value(), o.Lawful, o.Help, o.Law.Full()})
	}
	g.Boxes = boxNames(l)
	g.Acts, g.Incidents = describeDeclared(l.Acts), describeDeclared(l.Incidents)
	return g
}

// describePays leaves out the lines that never come about.
func describePays(pays []table.Pay) (list []payJSON) {
	for _, p := range pays {
		if !p.Never {
			list = append(list, payJSON{p.On, p.String(), p.Law.Full()})
		}
	}
	return list
}

func describeDeclared(list []table.Declared) []declaredJSON {
	out := make([]declaredJSON, 0, len(list))
	for _, d := range list {
		out = append(out, declaredJSON{d.ID, d.Args, d.Staff, d.Help, d.Law.Full()})
	}
	return out
}
