package game

import (
	"testing"

	"boardwalk/table"
)

// Every preset is lawful, differs from the usual options and from the other presets,
// and has a name and a line that says what it means.
func TestPresetsAreLawful(t *testing.T) {
	values := func(o table.Options) (text string) {
		for _, d := range o.Declare() {
			text += d.Name + "=" + d.Value() + "\n"
		}
		return text
	}
	with := 0
	for _, r := range All {
		seen := map[string]string{values(r.Options()): "the usual options"}
		for i := range r.Presets {
			p := &r.Presets[i]
			with++
			o, err := r.Under(p)
			if err != nil {
				t.Errorf("%s, %s: %v", r.ID, p.Name, err)
				continue
			}
			if faults := table.Validate(o); len(faults) > 0 {
				t.Errorf("%s, %s: %v", r.ID, p.Name, faults)
			}
			if same, ok := seen[values(o)]; ok {
				t.Errorf("%s: %s is the same as %s", r.ID, p.Name, same)
			}
			seen[values(o)] = p.Name
			if p.Name == "" || p.Text == "" {
				t.Errorf("%s: a preset without name or text: %+v", r.ID, p)
			}
		}
	}
	if with < 20 {
		t.Errorf("only %d presets", with)
	}
}

// Every option has a name that people can read, and no two of a game have the same.
func TestOptionsHaveTitles(t *testing.T) {
	for _, r := range All {
		seen := map[string]bool{}
		for _, o := range r.Options().Declare() {
			title := o.Title()
			if title == "" || title[0] >= 'a' && title[0] <= 'z' || seen[title] {
				t.Errorf("%s: the option %s is called %q", r.ID, o.Name, title)
			}
			seen[title] = true
		}
	}
}
