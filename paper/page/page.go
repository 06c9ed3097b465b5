// Package page prints documents of package paper as one page of HTML that stands alone: no script and nothing that is
// fetched, with headings and tables as a screen reader wants them, and a style sheet for the screen and for the printer.
//
// Other modules should not build on this package: it may change in every version.
package page

import (
	"crypto/sha256"
	_ "embed"
	"encoding/base64"
	"fmt"
	"html"
	"io"
	"regexp"
	"strings"

	"boardwalk/paper"
)

//go:embed page.css
var style string

// sheet is what stands between the tags of the style.
var sheet = "\n" + style

// Policy is the Content-Security-Policy with which a server sends a page: it may have its own style, and nothing else.
func Policy() string {
	sum := sha256.Sum256([]byte(sheet))
	return "default-src 'none'; style-src 'sha256-" + base64.StdEncoding.EncodeToString(sum[:]) +
		"'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
}

// Write prints a document.
func Write(w io.Writer, d *paper.Document) error {
	var b strings.Builder
	fmt.Fprintf(&b, "<!doctype html>\n<html lang=\"%s\">\n<head>\n<meta charset=\"utf-8\">\n", d.Language)
	b.WriteString("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
	fmt.Fprintf(&b, "<title>%s</title>\n<style>%s</style>\n</head>\n<body class=\"%s\">\n", esc(d.Title), sheet, d.Kind)
	b.WriteString(Article(d))
	b.WriteString("</body>\n</html>\n")
	_, err := io.WriteString(w, b.String())
	return err
}

// Article prints a document to stand in a page that has its own style.
func Article(d *paper.Document) string {
	var b strings.Builder
	b.WriteString("<article>\n")
	fmt.Fprintf(&b, "<header><h1>%s</h1>", esc(d.Title))
	if d.Subtitle != "" {
		fmt.Fprintf(&b, "<p class=\"under\">%s</p>", esc(d.Subtitle))
	}
	b.WriteString("</header>\n")
	contents(&b, d)
	for i := range d.Sections {
		section(&b, d, i)
	}
	b.WriteString("<footer>\n")
	for _, t := range d.Colophon {
		fmt.Fprintf(&b, "<p>%s</p>\n", words(t.Text))
	}
	b.WriteString("</footer>\n</article>\n")
	return b.String()
}

// many is how many sections a paper has that wants a list of them.
const many = 7

func contents(b *strings.Builder, d *paper.Document) {
	if len(d.Sections) < many || d.Kind == paper.Sign || d.Kind == paper.Card {
		return
	}
	fmt.Fprintf(b, "<nav aria-label=\"%s\"><ol>", esc(d.Language.Say("Contents")))
	for i, s := range d.Sections {
		if s.Title != "" {
			fmt.Fprintf(b, "<li><a href=\"#s%d\">%s</a></li>", i, esc(s.Title))
		}
	}
	b.WriteString("</ol></nav>\n")
}

func section(b *strings.Builder, d *paper.Document, i int) {
	s := &d.Sections[i]
	class := ""
	if s.Part {
		class = ` class="part"`
	}
	fmt.Fprintf(b, "<section id=\"s%d\"%s>\n", i, class)
	if s.Title != "" {
		fmt.Fprintf(b, "<h2>%s</h2>\n", esc(s.Title))
	}
	for j := range s.Blocks {
		block(b, &s.Blocks[j])
	}
	b.WriteString("</section>\n")
}

func block(b *strings.Builder, k *paper.Block) {
	switch {
	case k.Paragraph != nil:
		paragraph(b, k.Paragraph)
	case k.List != nil:
		tag := "ul"
		if k.List.Numbered {
			tag = "ol"
		}
		fmt.Fprintf(b, "<%s>\n", tag)
		for _, t := range k.List.Items {
			fmt.Fprintf(b, "<li%s>%s%s</li>\n", from(t.Source), words(t.Text), cite(t.Source))
		}
		fmt.Fprintf(b, "</%s>\n", tag)
	case k.Table != nil:
		table(b, k.Table)
	case k.Drawing != nil:
		class := ""
		if k.Drawing.Small && k.Drawing.Plan {
			class = ` class="small"`
		}
		fmt.Fprintf(b, "<figure role=\"img\" aria-label=\"%s\"%s>", esc(k.Drawing.Name), class)
		drawing(b, k.Drawing)
		b.WriteString("</figure>\n")
	case k.Picture != nil:
		q := k.Picture
		fmt.Fprintf(b, "<figure><img alt=\"%s\" src=\"data:image/%s;base64,%s\"></figure>\n", esc(q.Name), q.Form,
			base64.StdEncoding.EncodeToString(q.Data))
	case k.Hands != nil:
		hands(b, k.Hands)
	}
}

func paragraph(b *strings.Builder, p *paper.Paragraph) {
	switch p.Style {
	case paper.Heading:
		fmt.Fprintf(b, "<h3%s>%s</h3>\n", from(p.Source), words(p.Text.Text))
	case paper.Blank:
		fmt.Fprintf(b, "<p class=\"blank\"%s><span>%s</span></p>\n", from(p.Source), words(p.Text.Text))
	case paper.Plain:
		fmt.Fprintf(b, "<p%s>%s%s</p>\n", from(p.Source), cite(p.Source), words(p.Text.Text))
	default:
		fmt.Fprintf(b, "<p class=\"%s\"%s>%s</p>\n", p.Style, from(p.Source), words(p.Text.Text))
	}
}

func table(b *strings.Builder, t *paper.Table) {
	class := ""
	if t.Grid {
		class = ` class="grid"`
	}
	fmt.Fprintf(b, "<div class=\"scroll\"><table%s>", class)
	if t.Caption != "" {
		fmt.Fprintf(b, "<caption>%s</caption>", esc(t.Caption))
	}
	right := func(i int) string {
		if i < len(t.Right) && t.Right[i] {
			return ` class="right"`
		}
		return ""
	}
	if len(t.Head) > 0 {
		b.WriteString("\n<thead><tr>")
		for i, h := range t.Head {
			fmt.Fprintf(b, "<th scope=\"col\"%s>%s</th>", right(i), esc(h))
		}
		b.WriteString("</tr></thead>")
	}
	b.WriteString("\n<tbody>\n")
	for _, row := range t.Rows {
		b.WriteString("<tr>")
		for i, c := range row {
			switch {
			case t.ByHand(i, &c):
				b.WriteString("<td class=\"hand\"></td>")
			case i == 0:
				fmt.Fprintf(b, "<th scope=\"row\"%s>%s</th>", from(c.Source), words(c.Text))
			case t.Grid:
				fmt.Fprintf(b, "<td class=\"t%d\"%s>%s</td>", c.Tint, from(c.Source), words(c.Text))
			default:
				fmt.Fprintf(b, "<td%s%s>%s</td>", right(i), from(c.Source), words(c.Text))
			}
		}
		b.WriteString("</tr>\n")
	}
	b.WriteString("</tbody></table></div>\n")
}

// drawing is the SVG of a layout as wide as the page has room.
func drawing(b *strings.Builder, q *paper.Drawing) {
	var svg strings.Builder
	_ = q.Felt.SVG(&svg) // a builder fails never
	text := svg.String()
	text = inches.ReplaceAllString(text, `<svg xmlns="http://www.w3.org/2000/svg" viewBox`)
	b.WriteString(text)
}

var inches = regexp.MustCompile(`<svg xmlns="http://www.w3.org/2000/svg" width="[^"]*" height="[^"]*" viewBox`)

func hands(b *strings.Builder, h *paper.Hands) {
	b.WriteString("<table class=\"hands\"><tbody>\n")
	for _, row := range h.Rows {
		fmt.Fprintf(b, "<tr><th scope=\"row\">%s</th><td>", esc(row.Place))
		for _, c := range row.Cards {
			if c == "" {
				b.WriteString("<span class=\"card back\">?</span>")
			} else {
				fmt.Fprintf(b, "<span class=\"card\">%s</span>", words(c))
			}
		}
		fmt.Fprintf(b, "</td><td>%s</td></tr>\n", words(row.Note))
	}
	b.WriteString("</tbody></table>\n")
}

// from is where something comes from, for who points at it.
func from(s paper.Source) string {
	var list []string
	if s.Law != "" {
		list = append(list, s.Law.Full())
	}
	for _, t := range []string{s.Declared, s.Computed, s.Record} {
		if t != "" {
			list = append(list, t)
		}
	}
	if len(list) == 0 {
		return ""
	}
	return ` title="` + esc(strings.Join(list, " · ")) + `"`
}

func cite(s paper.Source) string {
	if s.Law == "" {
		return ""
	}
	return "<small class=\"cite\">" + esc(s.Law.Full()) + "</small> "
}

var red = regexp.MustCompile(`[♥♦]`)

// words writes a text with red hearts and diamonds.
func words(text string) string {
	return red.ReplaceAllString(strings.ReplaceAll(esc(text), "\n", "<br>"), `<span class="red">$0</span>`)
}

func esc(text string) string { return html.EscapeString(text) }
