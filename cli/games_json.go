package cli

import (
	"reflect"
	"slices"

	"boardwalk/odds"
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

	Rates    string          `json:"rate_card,omitempty"` // of keno, where it is supposed
	Unlawful []odds.Unlawful `json:"unlawful,omitempty"`  // what the law says against supposed rules
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

	Effects []effectJSON `json:"effects,omitempty"` // of other values on the wagers
}

// effectJSON is what another value of an option changes in the wagers.
type effectJSON struct {
	Value  string         `json:"value"`
	Alone  []string       `json:"not_by_itself,omitempty"` // why the value is not lawful while the other options are as usual
	Wagers []changedWager `json:"wagers"`
}

// changedWager is what is declared of a wager otherwise than usual. What stays
// as it is, is left out.
type changedWager struct {
	ID    string    `json:"id"`
	Made  string    `json:"made,omitempty"`
	Needs []string  `json:"needs,omitempty"`
	Cap   string    `json:"cap,omitempty"`
	Pays  []payJSON `json:"pays,omitempty"`
	Bonus []payJSON `json:"bonus,omitempty"`
}

type declaredJSON struct {
	ID    string `json:"id"`
	Args  string `json:"args,omitempty"`
	Staff bool   `json:"staff,omitempty"`
	Help  string `json:"help"`
	Law   string `json:"law"`
}

func describeGame(r *table.Rules) gameJSON {
	options := r.Options()
	l := r.New(options).Layout()
	g := gameJSON{ID: r.ID, Name: r.Name, Subchapter: r.Subchapter, Book: bookOf(r), About: r.About.Description,
		Seats: r.Seats, Stages: l.Stages}
	for i := range l.Wagers {
		g.Wagers = append(g.Wagers, describeWager(l, &l.Wagers[i]))
	}
	for _, o := range options.Declare() {
		g.Options = append(g.Options, optionJSON{o.Name, o.Value(), o.Lawful, o.Help, o.Law.Full(), effectsOf(r, g.Wagers, o.Name)})
	}
	g.Boxes = boxNames(l)
	g.Acts, g.Incidents = describeDeclared(l.Acts), describeDeclared(l.Incidents)
	return g
}

func describeWager(l *table.Layout, w *table.Wager) wagerJSON {
	j := wagerJSON{ID: w.ID, Name: w.Name, Group: w.Group, Aliases: w.Aliases, Law: w.Law.Full(), OneRoll: w.OneRoll, Made: madeText(l, w)}
	for _, n := range w.Needs {
		j.Needs = append(j.Needs, n.Text)
	}
	if w.Cap != nil {
		j.Cap = w.Cap.Most.String()
	}
	j.Pays, j.Bonus = describePays(w.Pays), describePays(w.Bonus)
	return j
}

// effectsOf lists the other values of an option that change what is declared of
// wagers, with those wagers as they then are.
func effectsOf(r *table.Rules, usual []wagerJSON, name string) (list []effectJSON) {
	for _, value := range otherValues(r, name) {
		options := r.Options()
		if optionOf(options, name).Set(value) != nil {
			continue
		}
		e := effectJSON{Value: value}
		for _, f := range table.Validate(options) {
			e.Alone = append(e.Alone, f.Text)
		}
		l := r.New(options).Layout()
		for i := range l.Wagers {
			if c := changed(&usual[i], describeWager(l, &l.Wagers[i])); !reflect.DeepEqual(c, changedWager{ID: c.ID}) {
				e.Wagers = append(e.Wagers, c)
			}
		}
		if len(e.Wagers) > 0 {
			list = append(list, e)
		}
	}
	return list
}

// changed returns what of a wager is otherwise than usual.
func changed(usual *wagerJSON, now wagerJSON) changedWager {
	c := changedWager{ID: now.ID}
	if now.Made != usual.Made {
		c.Made = now.Made
	}
	if !slices.Equal(now.Needs, usual.Needs) {
		c.Needs = now.Needs
	}
	if now.Cap != usual.Cap {
		c.Cap = now.Cap
	}
	if !slices.Equal(now.Pays, usual.Pays) {
		c.Pays = now.Pays
	}
	if !slices.Equal(now.Bonus, usual.Bonus) {
		c.Bonus = now.Bonus
	}
	return c
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
