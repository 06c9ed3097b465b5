package cli

import (
	"errors"
	"fmt"
	"html"
	"io"
	"os"
	"strings"
	"unicode/utf8"

	"boardwalk/counsel"
	"boardwalk/game"
)

// chart draws the best play of a game. That of blackjack is by totals alone, and also a picture.
func (cmd *oddsCommand) chart(out io.Writer, a rulesAsked) error {
	if cmd.Chart != "-" && !strings.HasSuffix(cmd.Chart, ".svg") && !strings.HasSuffix(cmd.Chart, ".html") {
		return misusef("--chart is - or a file that ends in .svg or .html, not %q", cmd.Chart)
	}
	if err := a.rules.Check(a.options, a.terms); err != nil {
		return misusef("%v", err)
	}
	text, picture, err := cmd.drawChart(a)
	switch {
	case err != nil:
		return err
	case cmd.Chart == "-":
		_, err := io.WriteString(out, text)
		return err
	}
	if err := os.WriteFile(cmd.Chart, []byte(picture), 0o644); err != nil {
		return misusef("%v", err)
	}
	return nil
}

// drawChart returns the chart as text and as what the file is to hold.
func (cmd *oddsCommand) drawChart(a rulesAsked) (text, picture string, err error) {
	rules := a.rules
	svg := strings.HasSuffix(cmd.Chart, ".svg")
	drawn, err := counsel.Draw(rules, a.options, a.terms)
	switch {
	case err != nil:
		return "", "", misusef("%v", err)
	case drawn != nil && svg:
		return drawn.Text, drawn.SVG, nil
	case drawn != nil:
		return drawn.Text, page(drawn.Title, drawn.SVG), nil
	}
	c, err := counsel.Strategy(rules, a.options, a.terms)
	if none := (*counsel.NoChoices)(nil); errors.As(err, &none) {
		return "", "", misusef("there is no chart of %s, which leaves no choice that a chart could show; there is one of %s",
			rules.Name, charted())
	} else if err != nil {
		return "", "", misusef("%v", err)
	}
	if svg {
		return "", "", misusef("the chart of %s is text or a page: --chart - or a file that ends in .html", rules.Name)
	}
	return chartText(c), page(c.Title+": the best play", chartTables(c)), nil
}

// charted names the games that have a chart.
func charted() string {
	var ids []string
	for _, rules := range game.All {
		if counsel.ExampleOf(rules) != nil {
			ids = append(ids, rules.ID)
		}
	}
	return strings.Join(ids, ", ")
}

// page is an HTML document.
func page(title, body string) string {
	return fmt.Sprintf("<!doctype html>\n<meta charset=\"utf-8\">\n<title>%s</title>\n%s\n", html.EscapeString(title), body)
}

// chartText writes a chart for a terminal.
func chartText(c *counsel.Chart) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s\n%s\n", c.Title, c.Text)
	if len(c.HouseWay) > 0 {
		fmt.Fprintf(&b, "\n%s\n", houseWayHead)
	}
	for i, rule := range c.HouseWay {
		fmt.Fprintf(&b, "%2d  %s\n", i+1, rule)
	}
	for _, p := range c.Parts {
		fmt.Fprintf(&b, "\n%s\n", p.Name)
		names, cells := 0, 2
		for _, h := range p.Heads {
			cells = max(cells, utf8.RuneCountInString(h))
		}
		for _, r := range p.Rows {
			names = max(names, utf8.RuneCountInString(r.Name))
			for _, x := range r.Cells {
				cells = max(cells, utf8.RuneCountInString(x.Code))
			}
		}
		if len(p.Heads) > 1 {
			fmt.Fprintf(&b, "%*s", names, "")
			for _, h := range p.Heads {
				fmt.Fprintf(&b, " %*s", cells, h)
			}
			b.WriteByte('\n')
		}
		for _, r := range p.Rows {
			line := fmt.Sprintf("%*s", names, r.Name)
			for _, x := range r.Cells {
				line += fmt.Sprintf(" %*s", cells, x.Code)
				if len(p.Heads) == 1 { // there is room for what it rests on
					line += "  " + x.Hand + worths(x.Values)
				}
			}
			b.WriteString(strings.TrimRight(line, " ") + "\n")
		}
	}
	b.WriteByte('\n')
	wide := 0
	for _, m := range c.Marks {
		wide = max(wide, len(m.Code))
	}
	for _, m := range c.Marks {
		fmt.Fprintf(&b, "%-*s %s\n", wide, m.Code, m.Means)
	}
	return b.String()
}

// houseWayHead stands above the rules of a house way.
const houseWayHead = "The house way: the first rule that fits a hand sets it"

// worths says what the choices of a hand are worth, the best first.
func worths(list []counsel.Worth) (text string) {
	for _, w := range list {
		text += fmt.Sprintf("  %s %+.4f", choiceText(&w), w.EV)
	}
	return text
}

// chartTables writes a chart as tables of HTML. Whoever points at a place reads what it means and what its choices are worth.
func chartTables(c *counsel.Chart) string {
	means := map[string]string{}
	for _, m := range c.Marks {
		means[m.Code] = m.Means
	}
	var b strings.Builder
	b.WriteString("<style>body{font-family:system-ui,sans-serif;margin:2em} table{border-collapse:collapse;margin:1em 0} " +
		"caption{text-align:left;font-weight:bold} th,td{border:1px solid #8a8a8a;padding:.2em .6em;text-align:center}</style>\n")
	fmt.Fprintf(&b, "<h1>%s</h1>\n<p>%s</p>\n", html.EscapeString(c.Title), html.EscapeString(c.Text))
	if len(c.HouseWay) > 0 {
		fmt.Fprintf(&b, "<h2>%s</h2>\n<ol>\n", houseWayHead)
		for _, rule := range c.HouseWay {
			fmt.Fprintf(&b, "<li>%s</li>\n", html.EscapeString(rule))
		}
		b.WriteString("</ol>\n")
	}
	for _, p := range c.Parts {
		fmt.Fprintf(&b, "<table><caption>%s</caption>\n<tr><td></td>", html.EscapeString(p.Name))
		for _, h := range p.Heads {
			fmt.Fprintf(&b, "<th scope=\"col\">%s</th>", html.EscapeString(h))
		}
		b.WriteString("</tr>\n")
		for _, r := range p.Rows {
			fmt.Fprintf(&b, "<tr><th scope=\"row\">%s</th>", html.EscapeString(r.Name))
			for _, x := range r.Cells {
				fmt.Fprintf(&b, "<td title=\"%s\">%s</td>",
					html.EscapeString(strings.TrimSpace(means[x.Code]+" "+x.Hand+worths(x.Values))), html.EscapeString(x.Code))
			}
			b.WriteString("</tr>\n")
		}
		b.WriteString("</table>\n")
	}
	b.WriteString("<table>\n")
	for _, m := range c.Marks {
		fmt.Fprintf(&b, "<tr><th scope=\"row\">%s</th><td>%s</td></tr>\n", html.EscapeString(m.Code), html.EscapeString(m.Means))
	}
	b.WriteString("</table>")
	return b.String()
}
