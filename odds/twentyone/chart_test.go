package twentyone

import (
	"bytes"
	"encoding/xml"
	"io"
	"strings"
	"testing"
)

func TestCharts(t *testing.T) {
	t.Parallel()
	for _, set := range [][]string{{"surrender", "yes"}, {"dealing", "both-up", "decks", "1"}} {
		s, err := Basic(options(t, set...))
		if err != nil {
			t.Fatal(err)
		}
		text, picture := ChartText(s), ChartSVG(s)
		if text != ChartText(s) || !bytes.Equal(picture, ChartSVG(s)) {
			t.Errorf("%v: a chart differs from itself", set)
		}
		if set[0] == "surrender" {
			for _, want := range []string{
				"Hard    2  3  4  5  6  7  8  9 10  A\n",
				"\n    16  S  S  S  S  S  H  H Rh Rs Rh\n",
				"\n    11  D  D  D  D  D  D  D  D  D  H\n",
				"\n   A 7  S Ds Ds Ds Ds  S  S  H  H  H\n",
				"\n   8 8  P  P  P  P  P  P  P  P  P  P\n",
				"\nRh surrender, or else hit\n",
			} {
				if !strings.Contains(text, want) {
					t.Errorf("the chart lacks %q:\n%s", want, text)
				}
			}
		}
		d := xml.NewDecoder(bytes.NewReader(picture))
		cells := 0
		for {
			token, err := d.Token()
			if err == io.EOF {
				break
			} else if err != nil {
				t.Fatalf("%v: %v", set, err)
			}
			if e, ok := token.(xml.StartElement); ok && e.Name.Local == "rect" {
				cells++
			}
		}
		c := s.chart()
		if want := 1 + len(c.heads)*(16+8+10) + len(c.used()); cells != want {
			t.Errorf("%v: %d cells in the picture, not %d", set, cells, want)
		}
	}
}
