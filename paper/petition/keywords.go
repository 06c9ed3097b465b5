package petition

import (
	"maps"
	"slices"
	"strings"

	"boardwalk/internal/nearest"
)

// The kinds of what is asked for.
const (
	NewGame   = "new game"
	Variation = "variation"
	Composite = "composite"
	SideWager = "side wager"
)

var kinds = []string{NewGame, Variation, Composite, SideWager}

// What a petitioner may be: 8.4(a).
const (
	Casino  = "a casino license"
	Service = "a casino service industry license"
	Rights  = "the rights to the game"
)

var holdings = []string{Casino, Service, Rights}

// keywords say what becomes of an entry.
var keywords = map[string]func(*File, Text) error{
	"petition": once("petition", func(f *File) *Text { return &f.Name }),
	"kind": func(f *File, t Text) error {
		if err := chosen("kind", kinds, t); err != nil {
			return err
		}
		return once("kind", func(f *File) *Text { return &f.Kind })(f, t)
	},
	"at": func(f *File, t Text) error {
		for name := range strings.SplitSeq(t.Text, ",") {
			f.At = append(f.At, Text{t.Line, strings.TrimSpace(name)})
		}
		return nil
	},
	"petitioner": func(f *File, t Text) error {
		f.Petitioners = append(f.Petitioners, Petitioner{Name: t})
		return nil
	},
	"address": ofPetitioner("address", func(p *Petitioner) *Text { return &p.Address }),
	"holds": func(f *File, t Text) error {
		if err := chosen("holds", holdings, t); err != nil {
			return err
		}
		return ofPetitioner("holds", func(p *Petitioner) *Text { return &p.Holds })(f, t)
	},
	"agrees":    ofPetitioner("agrees", func(p *Petitioner) *Text { return &p.Agrees }),
	"objective": once("objective", func(f *File) *Text { return &f.Objective }),
	"play":      once("play", func(f *File) *Text { return &f.Play }),
	"wagers":    once("wagers", func(f *File) *Text { return &f.Wagers }),
	"rule": func(f *File, t Text) error {
		title, text, ok := strings.Cut(t.Text, ":")
		if !ok || strings.TrimSpace(text) == "" || strings.ContainsAny(title, "\n") {
			return faultf(t.Line, "expected the title of a section and what it says: rule Equipment: TEXT")
		}
		f.Draft = append(f.Draft, Rule{Text{t.Line, strings.TrimSpace(title)}, Text{t.Line, strings.TrimSpace(text)}})
		return nil
	},
	"rules": func(f *File, t Text) error {
		f.Book = true
		return chosen("rules", []string{"of the book"}, t)
	},
	"layout": once("layout", func(f *File) *Text { return &f.Layout }),
	"equipment": func(f *File, t Text) error {
		name, text, _ := strings.Cut(t.Text, ":")
		f.Equipment = append(f.Equipment, Equipment{Name: Text{t.Line, strings.TrimSpace(name)}, Text: Text{t.Line,
			strings.TrimSpace(text)}})
		return nil
	},
	"picture": func(f *File, t Text) error {
		if len(f.Equipment) == 0 {
			return faultf(t.Line, "a picture belongs to the equipment above it, and there is none")
		}
		f.Equipment[len(f.Equipment)-1].Picture = t
		return nil
	},
	"property": each(func(f *File) *[]Text { return &f.Property }),
	"offered":  each(func(f *File) *[]Text { return &f.Offered }),
	"release":  each(func(f *File) *[]Text { return &f.Release }),
	"requests": func(f *File, t Text) error {
		switch t.Text {
		case "a declaratory ruling":
			f.Ruling = true
		case "a test":
			f.Experiment = true
		default:
			return chosen("requests", []string{"a declaratory ruling", "a test"}, t)
		}
		return nil
	},
	"material":       each(func(f *File) *[]Text { return &f.Material }),
	"test casino":    each(func(f *File) *[]Text { return &f.Test.Casinos }),
	"test time":      each(func(f *File) *[]Text { return &f.Test.Times }),
	"test table":     each(func(f *File) *[]Text { return &f.Test.Tables }),
	"test sign":      each(func(f *File) *[]Text { return &f.Test.Signs }),
	"test criterion": each(func(f *File) *[]Text { return &f.Test.Criteria }),
	"test method":    each(func(f *File) *[]Text { return &f.Test.Methods }),
	"test form":      each(func(f *File) *[]Text { return &f.Test.Forms }),
	"test material":  each(func(f *File) *[]Text { return &f.Test.Material }),
	"game":           once("game", func(f *File) *Text { return &f.Game }),
	"option":         each(func(f *File) *[]Text { return &f.Option }),
	"design": func(f *File, t Text) error {
		f.Inline = strings.Contains(t.Text, "\n")
		return once("design", func(f *File) *Text { return &f.Design })(f, t)
	},
}

// once is for an entry that there is one of.
func once(key string, at func(*File) *Text) func(*File, Text) error {
	return func(f *File, t Text) error {
		if had := at(f); had.Text != "" {
			return faultf(t.Line, "%s stands on line %d already", key, had.Line)
		}
		*at(f) = t
		return nil
	}
}

// each is for an entry that there may be several of.
func each(at func(*File) *[]Text) func(*File, Text) error {
	return func(f *File, t Text) error {
		*at(f) = append(*at(f), t)
		return nil
	}
}

// ofPetitioner is for what is said of the petitioner above.
func ofPetitioner(key string, at func(*Petitioner) *Text) func(*File, Text) error {
	return func(f *File, t Text) error {
		if len(f.Petitioners) == 0 {
			return faultf(t.Line, "%s is said of the petitioner above it, and there is none", key)
		}
		p := at(&f.Petitioners[len(f.Petitioners)-1])
		if p.Text != "" {
			return faultf(t.Line, "%s of this petitioner stands on line %d already", key, p.Line)
		}
		*p = t
		return nil
	}
}

// chosen says whether a text is one of several.
func chosen(key string, of []string, t Text) error {
	if slices.Contains(of, t.Text) {
		return nil
	}
	return faultf(t.Line, "%s %q is unknown; nearest: %s", key, t.Text, strings.Join(nearest.Names(t.Text, of,
		nearest.Any), ", "))
}

// subKeywords are what may follow a word that is no keyword by itself.
func subKeywords(word string) (list []string) {
	for _, key := range allKeywords() {
		if first, sub, ok := strings.Cut(key, " "); ok && first == word {
			list = append(list, sub)
		}
	}
	return list
}

// allKeywords are all of them, in the order of the alphabet.
func allKeywords() []string { return slices.Sorted(maps.Keys(keywords)) }
