package sheet

import (
	_ "embed"
	"fmt"
	"html/template"
	"io"
	"strings"
	"sync"
)

//go:embed sheet.html
var page string

// drawn is the page, with what it needs to write numbers.
var drawn = sync.OnceValue(func() *template.Template {
	return template.Must(template.New("sheet").Funcs(template.FuncMap{
		"percent": func(v float64) string { return fmt.Sprintf("%.4f%%", 100*v) },
		"signed":  func(v float64) string { return fmt.Sprintf("%+.4f%%", 100*v) },
		"number":  func(v float64) string { return strings.TrimRight(strings.TrimRight(fmt.Sprintf("%.4f", v), "0"), ".") },
		"hundred": func(v float64) float64 { return 100 * v },
		"fixed":   func(v float64) string { return fmt.Sprintf("%.3f", v) },
		"picture": func(s string) template.HTML { return template.HTML(s) }, // drawn by package felt, which escapes words
	}).Parse(page))
})

// HTML writes the sheet as a page that needs nothing but itself.
func (s *Sheet) HTML(w io.Writer) error { return drawn().Execute(w, s) }
