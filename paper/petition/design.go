package petition

import (
	"errors"
	"strings"

	"boardwalk/beside"
	"boardwalk/design"
	"boardwalk/game"
	"boardwalk/internal/nearest"
	"boardwalk/law"
	"boardwalk/study"
	"boardwalk/table"
)

// Ready is a petition that was held against its game.
type Ready struct {
	*File
	// as designed, with the wagers beside the game's; nil if the text names neither a game nor a design
	Rules    *table.Rules
	Lawful   *table.Rules // the game of the program that it is made from
	Choice   table.Options
	Unlawful []law.Fault
	Own      []*beside.Wager
	Games    []*game.Authorized // that it is a variation or a composite of
	Sets     []study.RuleSet    // whose sheets are its annex

	find     func(name string) ([]byte, error)
	text     string         // of the design
	pictures map[int]*photo // by the line that names the file
}

// Read holds a petition against the game that it names. Its files, which are named as they stand in the text, are
// found by find. The errors are of type [*Fault].
func (f *File) Read(find func(name string) ([]byte, error)) (*Ready, error) {
	r := &Ready{File: f, find: find, pictures: map[int]*photo{}}
	if err := r.design(); err != nil {
		return nil, err
	}
	if err := r.games(); err != nil {
		return nil, err
	}
	return r, r.readPictures()
}

// games finds the authorized games by their names on the closed list.
func (r *Ready) games() error {
	for _, t := range r.At {
		a := game.FindListed(t.Text)
		if a == nil {
			var names []string
			for _, l := range game.ClosedList {
				names = append(names, l.Name)
			}
			return faultf(t.Line, "%q is no authorized game; nearest: %s", t.Text, strings.Join(nearest.Names(t.Text, names,
				nearest.Any), ", "))
		}
		r.Games = append(r.Games, a)
	}
	if len(r.Games) == 0 && r.Lawful != nil && r.Kind.Text != NewGame && r.Kind.Text != Composite {
		if a := game.Listed(r.Lawful); a != nil {
			r.Games = append(r.Games, a)
		}
	}
	return nil
}

// design reads the design and finds its game.
func (r *Ready) design() error {
	switch {
	case r.Design.Text == "" && r.Game.Text == "":
		if len(r.Option) > 0 {
			return faultf(r.Option[0].Line, "an option is of a game: say game ID, or design FILE")
		}
		return nil
	case r.Design.Text == "":
		rules, err := gameAt(r.Game)
		if err != nil {
			return err
		}
		r.Rules, r.Lawful = rules, rules
		return r.sets(nil)
	}
	r.text = r.Design.Text
	if !r.Inline {
		data, err := r.find(r.Design.Text)
		if err != nil {
			return faultf(r.Design.Line, "%v", err)
		}
		r.text = string(data)
	}
	d, err := design.Parse(r.text)
	var ready *design.Ready
	if err == nil {
		ready, err = d.Read(game.Find)
	}
	if err != nil {
		return r.designFault(err)
	}
	if r.Game.Text != "" && r.Game.Text != d.Game {
		return faultf(r.Game.Line, "the design is for %s", d.Game)
	}
	r.Rules, r.Lawful, r.Own, r.Unlawful = ready.Rules, ready.Lawful, ready.Own, ready.Unlawful()
	return r.sets(d)
}

// designFault is a fault of the design, at its line of the petition if it stands there.
func (r *Ready) designFault(err error) error {
	f := (*design.Fault)(nil)
	if errors.As(err, &f) && r.Inline {
		return faultf(r.Design.Line+f.Line-1, "%s", f.Text)
	}
	if r.Inline {
		return faultf(r.Design.Line, "%v", err)
	}
	return faultf(r.Design.Line, "%s: %v", r.Design.Text, err)
}

// gameAt finds a game of the program.
func gameAt(id Text) (*table.Rules, error) {
	if rules, ok := game.Find(id.Text); ok {
		return rules, nil
	}
	var ids []string
	for _, r := range game.All {
		ids = append(ids, r.ID)
	}
	return nil, faultf(id.Line, "there is no game %q; nearest: %s", id.Text, strings.Join(nearest.Names(id.Text, ids,
		nearest.Any), ", "))
}

// sets are the rule sets of the annex: the game itself where more is asked than a wager beside it, and each wager of
// one's own.
func (r *Ready) sets(d *design.Design) error {
	base := study.RuleSet{Name: r.Name.Text, Game: r.Lawful.ID, Options: map[string]string{}}
	for _, o := range r.Option {
		name, value, _ := strings.Cut(o.Text, "=")
		base.Options[strings.TrimSpace(name)] = strings.TrimSpace(value)
	}
	if d != nil {
		base.WhatIf = d.Lines()
	}
	if base.WhatIf != "" || r.Kind.Text != SideWager {
		r.Sets = append(r.Sets, base)
	}
	for _, w := range r.Own {
		own := base
		own.Name, own.Beside = w.Name, w.Text
		r.Sets = append(r.Sets, own)
	}
	at := r.Design.Line
	if len(r.Option) > 0 {
		at = r.Option[0].Line
	}
	first := base
	ready, err := first.Read()
	if err != nil {
		return faultf(max(at, r.Game.Line), "%v", err)
	}
	r.Choice = ready.Choice()
	return nil
}
