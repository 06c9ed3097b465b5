package paper

import (
	"fmt"
	"html"
	"strings"

	"boardwalk/keno"
)

// style is the style sheet of a printed paper: black on white, one paper a page.
const style = `
  @page { margin: 12mm; }
  body { font: 11pt/1.35 Georgia, serif; color: #000; background: #fff; }
  article { max-width: 150mm; margin: 0 auto 10mm; break-after: page; }
  h1 { font-size: 15pt; margin: 0 0 4mm; }
  .grid { border-collapse: collapse; margin-bottom: 4mm; }
  .grid td { border: 1px solid #000; width: 12mm; height: 9mm; text-align: center; font-family: monospace; position: relative; }
  .grid tr:nth-child(5) td { border-top-width: 3px; }
  .grid .marked { background: #000; color: #fff; font-weight: bold; -webkit-print-color-adjust: exact; print-color-adjust: exact; }
  .grid .lit { outline: 2px solid #000; outline-offset: -4px; font-weight: bold; }
  .grid sup { font-size: 7pt; position: absolute; top: 0; right: 1mm; }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: 1mm 5mm; margin: 0 0 4mm; }
  dt { font-weight: bold; } dd { margin: 0; }
  dd.room { border-bottom: 1px solid #000; min-height: 6mm; }
  .pays { display: flex; flex-wrap: wrap; gap: 4mm; margin-bottom: 4mm; }
  .pays table { border-collapse: collapse; font-size: 9pt; break-inside: avoid; }
  .pays caption { font-weight: bold; text-align: left; }
  .pays td, .pays th { border-bottom: 1px solid #999; padding: 0 2mm; text-align: right; font-weight: normal; }
  p { margin: 0 0 2mm; font-size: 9pt; }
`

// Page prints papers as one HTML document that stands alone: no script, no
// picture, nothing that is fetched. Each paper is a page of its own in print.
func Page(title string, sheets ...*Sheet) string {
	var b strings.Builder
	b.WriteString("<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n")
	fmt.Fprintf(&b, "<title>%s</title>\n<style>%s</style>\n</head>\n<body>\n", html.EscapeString(title), style)
	for _, s := range sheets {
		b.WriteString(s.HTML())
	}
	b.WriteString("</body>\n</html>\n")
	return b.String()
}

// HTML prints the paper as an article, to stand in a page. Each line has its
// paragraph as the title of its element.
func (s *Sheet) HTML() string {
	var b strings.Builder
	fmt.Fprintf(&b, "<article title=\"%s\">\n<h1>%s</h1>\n", s.By.Full(), html.EscapeString(s.Title))
	if s.Grid != nil {
		b.WriteString(s.Grid.html())
	}
	if len(s.Lines) > 0 {
		b.WriteString("<dl>\n")
		for _, l := range s.Lines {
			room := ""
			if l.Text == "" {
				room = ` class="room"`
			}
			fmt.Fprintf(&b, "<dt>%s</dt><dd%s title=\"%s\">%s</dd>\n", html.EscapeString(l.Label), room, l.By.Full(), html.EscapeString(l.Text))
		}
		b.WriteString("</dl>\n")
	}
	if len(s.Table) > 0 {
		b.WriteString(tableHTML(s.Table))
	}
	for _, n := range s.Notes {
		fmt.Fprintf(&b, "<p title=\"%s\">%s</p>\n", n.By.Full(), html.EscapeString(n.Text))
	}
	b.WriteString("</article>\n")
	return b.String()
}

func (g *Grid) html() string {
	several := len(g.Groups) > 1 || !g.Kings.IsEmpty()
	var b strings.Builder
	fmt.Fprintf(&b, "<table class=\"grid\" title=\"%s\">\n", g.By.Full())
	for n := 1; n <= keno.Numbers; n++ {
		if n%10 == 1 {
			b.WriteString("<tr>")
		}
		var classes []string
		mark := g.Mark(n)
		if mark != "" {
			classes = append(classes, "marked")
		}
		if g.Lit.Has(n) {
			classes = append(classes, "lit")
		}
		b.WriteString("<td")
		if len(classes) > 0 {
			fmt.Fprintf(&b, " class=%q", strings.Join(classes, " "))
		}
		fmt.Fprintf(&b, ">%d", n)
		if several && mark != "" {
			fmt.Fprintf(&b, "<sup>%s</sup>", mark)
		}
		b.WriteString("</td>")
		if n%10 == 0 {
			b.WriteString("</tr>\n")
		}
	}
	b.WriteString("</table>\n")
	return b.String()
}

func tableHTML(table []Column) string {
	var b strings.Builder
	b.WriteString("<div class=\"pays\" title=\"" + keno.StraightTicket.By().Full() + "\">\n")
	for _, c := range table {
		name := "spots"
		if c.Spots == 1 {
			name = "spot"
		}
		fmt.Fprintf(&b, "<table><caption>%d %s</caption>\n<tr><th>Catch</th><th>Pays</th></tr>\n", c.Spots, name)
		for _, p := range c.Pays {
			fmt.Fprintf(&b, "<tr><td>%d</td><td>%s</td></tr>\n", p.Caught, p.Pays)
		}
		b.WriteString("</table>\n")
	}
	b.WriteString("</div>\n")
	return b.String()
}
