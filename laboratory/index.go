package laboratory

import (
	_ "embed"
	"encoding/json"
	"fmt"
	"html/template"
	"os"
	"path/filepath"
	"strings"
	"sync"

	"boardwalk/version"
)

// How something in the kit came about.
const (
	Recomputed = "recomputed now"
	Simulated  = "simulated"
	Recorded   = "only recorded"
)

// Item is one thing in the kit.
type Item struct {
	What  string   `json:"what"`
	How   string   `json:"how" doc:"recomputed now, simulated, or only recorded"`
	Says  string   `json:"says" doc:"What was found"`
	Fails bool     `json:"fails,omitempty"`
	Files []string `json:"files,omitempty"`
}

// Index lists what is in the kit.
type Index struct {
	Program version.Program `json:"program"`
	Games   []string        `json:"games"`
	Command string          `json:"command"`
	Items   []Item          `json:"items"`
}

// Fails reports whether anything in the kit does not hold.
func (ix *Index) Fails() bool {
	for i := range ix.Items {
		if ix.Items[i].Fails {
			return true
		}
	}
	return false
}

//go:embed kit.html
var pages string

// drawn are the pages of the kit.
var drawn = sync.OnceValue(func() *template.Template {
	return template.Must(template.New("kit").Funcs(template.FuncMap{
		"lines": func(list []string) string { return strings.Join(list, "\n") },
	}).Parse(pages))
})

// page writes a page of the kit.
func (k *kit) page(file, name string, data any) error {
	f, err := os.Create(filepath.Join(k.Dir, file))
	if err != nil {
		return err
	}
	if err := drawn().ExecuteTemplate(f, name, data); err != nil {
		f.Close()
		return err
	}
	return f.Close()
}

// object writes a file of the kit as JSON.
func (k *kit) object(file string, object any) error {
	text, err := json.MarshalIndent(object, "", " ")
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(k.Dir, file), append(text, '\n'), 0o644)
}

// add adds something to the index.
func (k *kit) add(how, what string, files []string, format string, args ...any) *Item {
	k.index.Items = append(k.index.Items, Item{What: what, How: how, Says: fmt.Sprintf(format, args...), Files: files})
	return &k.index.Items[len(k.index.Items)-1]
}
