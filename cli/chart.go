package cli

import (
	"fmt"
	"html"
	"io"
	"os"
	"strings"

	"boardwalk/game/blackjack"
	"boardwalk/odds/twentyone"
	"boardwalk/table"
)

// chart draws the best play by totals at blackjack.
func (cmd *oddsCommand) chart(out io.Writer, options table.Options) error {
	o, ok := options.(*blackjack.Options)
	if !ok {
		return misusef("only blackjack has a strategy chart")
	}
	if faults := table.Validate(o); len(faults) > 0 {
		return misusef("%v", table.Faults(faults))
	}
	s, err := twentyone.Basic(o)
	if err != nil {
		return misusef("%v", err)
	}
	var picture []byte
	switch {
	case cmd.Chart == "-":
		_, err := io.WriteString(out, twentyone.ChartText(s))
		return err
	case strings.HasSuffix(cmd.Chart, ".svg"):
		picture = twentyone.ChartSVG(s)
	case strings.HasSuffix(cmd.Chart, ".html"):
		picture = fmt.Appendf(nil, "<!doctype html>\n<meta charset=\"utf-8\">\n<title>%s</title>\n%s\n",
			html.EscapeString("Blackjack: the best play by totals"), twentyone.ChartSVG(s))
	default:
		return misusef("--chart is - or a file that ends in .svg or .html, not %q", cmd.Chart)
	}
	if err := os.WriteFile(cmd.Chart, picture, 0o644); err != nil {
		return misusef("%v", err)
	}
	return nil
}
