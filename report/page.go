package report

import (
	_ "embed"
	"html/template"
	"io"
	"sync"
	"time"
)

//go:embed page.html
var pageText string

var page = sync.OnceValue(func() *template.Template {
	return template.Must(template.New("page").Funcs(template.FuncMap{
		"part": part, "sigmas": sigmas, "notes": func() string { return notes },
		"unusual": func(s *float64) bool { return s != nil && (*s > 3 || *s < -3) },
	}).Parse(pageText))
})

// Page writes the report as one HTML file without scripts, pictures or other files, which can
// also be printed.
func (d *Day) Page(w io.Writer) error { return page().Execute(w, d) }

// Local returns a moment by the clocks of the house.
func (d *Day) Local(t time.Time) string { return d.local(t) }
