package shelf_test

import (
	"encoding/binary"
	"io"
	"os"
	"path/filepath"
	"testing"
	"unicode"

	"boardwalk/game"
	"boardwalk/paper"
	"boardwalk/paper/pdf"
	"boardwalk/paper/shelf"
)

// letters are the signs that a font of package pdf has: those of its cmap, in format 4.
func letters(t *testing.T, face string) map[rune]bool {
	t.Helper()
	file, err := os.ReadFile(filepath.Join("..", "pdf", "fonts", face+".ttf"))
	if err != nil {
		t.Fatal(err)
	}
	at := func(b []byte, i int) int { return int(binary.BigEndian.Uint16(b[i:])) }
	there := map[rune]bool{}
	for i := range at(file, 4) {
		entry := file[12+16*i:]
		if string(entry[:4]) != "cmap" {
			continue
		}
		cmap := file[binary.BigEndian.Uint32(entry[8:]):]
		for j := range at(cmap, 2) {
			sub := cmap[binary.BigEndian.Uint32(cmap[8+8*j:]):]
			if at(sub, 0) != 4 {
				continue
			}
			twice := at(sub, 6) // the number of segments
			for s := 0; s < twice; s += 2 {
				last, first := at(sub, 14+s), at(sub, 16+twice+s)
				delta, offset := at(sub, 16+2*twice+s), at(sub, 16+3*twice+s)
				for r := first; r <= last && r < 0xffff; r++ {
					glyph := r + delta
					if offset > 0 {
						if glyph = at(sub, 16+3*twice+s+offset+2*(r-first)); glyph > 0 {
							glyph += delta
						}
					}
					if glyph&0xffff != 0 {
						there[rune(r)] = true
					}
				}
			}
		}
	}
	if len(there) < 200 {
		t.Fatalf("%s has only %d signs", face, len(there))
	}
	return there
}

// TestEverySignOfAPaperIsInItsFont looks for what would be printed as an empty box: the words and the drawn layout of every paper
// of every game are in the letters of all faces, but for a few signs that the sans face has, in which they are printed.
func TestEverySignOfAPaperIsInItsFont(t *testing.T) {
	serif := map[string]map[rune]bool{}
	for _, face := range []string{"SerifCondensed", "SerifCondensed-Bold", "SerifCondensed-Italic"} {
		serif[face] = letters(t, face)
	}
	sans := map[string]map[rune]bool{}
	for _, face := range []string{"SansCondensed", "SansCondensed-Bold"} {
		sans[face] = letters(t, face)
	}
	told := map[rune]bool{}
	look := func(where, text string) {
		for _, r := range text {
			if told[r] || unicode.IsSpace(r) {
				continue
			}
			for face, has := range sans {
				if !has[r] {
					told[r] = true
					t.Errorf("%s: %q is not in %s, and stands in %q", where, r, face, text)
				}
			}
			for face, has := range serif {
				if !has[r] && !pdf.OnlySans(r) {
					told[r] = true
					t.Errorf("%s: %q is not in %s, and stands in %q", where, r, face, text)
				}
			}
		}
	}
	signs := 0
	for _, r := range game.All {
		for _, in := range paper.Languages() {
			for _, p := range shelf.Papers() {
				if testing.Short() && p.Kind != paper.Layout && p.Kind != paper.Sign {
					continue
				}
				d, err := tableOf(r, r.Options()).Document(p.Kind, in)
				if err != nil {
					t.Fatal(err)
				}
				what := r.ID + ", " + string(p.Kind)
				look(what, d.Title+d.Subtitle)
				d.EachText(func(_ string, x *paper.Text) { look(what, x.Text) })
				for i := range d.Sections {
					look(what, d.Sections[i].Title)
					for _, b := range d.Sections[i].Blocks {
						if b.Drawing == nil {
							continue
						}
						for _, k := range b.Drawing.Felt.Inks() {
							look(what, k.Text)
							signs += len(k.Text)
						}
					}
				}
			}
		}
	}
	if signs < 10_000 {
		t.Error("the layouts have only", signs, "letters")
	}
}

// BenchmarkPapersOfAllGames prints the five papers of a table of every game.
func BenchmarkPapersOfAllGames(b *testing.B) {
	for range b.N {
		for _, r := range game.All {
			at := tableOf(r, r.Options())
			for _, p := range shelf.Papers() {
				d, err := at.Document(p.Kind, paper.English)
				if err == nil {
					err = shelf.Write(io.Discard, d, shelf.PDF, pdf.Letter)
				}
				if err != nil {
					b.Fatal(err)
				}
			}
		}
	}
}
