// Package pdf prints documents of package paper as PDF: with a title, the language, bookmarks, and fonts of its own that
// have the suits and Spanish, so that no browser is needed. The words can be selected and searched. A PDF of this
// library has no tags; the accessible form of a paper is the page that paper/page writes.
//
// [Write] is all that there is. It cuts a document into pieces that cannot be divided (pieces.go), lays them onto pages,
// panels or tiles one after another (press.go), and draws layouts from the same inks as the screen (drawing.go, path.go).
//
// Other modules should not build on this package: it may change in every version.
package pdf

import (
	_ "embed"
	"fmt"
	"io"
	"time"

	"boardwalk/paper"

	"codeberg.org/go-pdf/fpdf"
)

// Size is a size of paper.
type Size string

// The sizes.
const (
	A4     Size = "A4"
	Letter Size = "Letter"
)

// serif and sans are the families, with bold and, of the serif, italic letters.
const (
	serif = "serif"
	sans  = "sans"
)

//go:embed fonts/SerifCondensed.ttf
var serifRegular []byte

//go:embed fonts/SerifCondensed-Bold.ttf
var serifBold []byte

//go:embed fonts/SerifCondensed-Italic.ttf
var serifItalic []byte

//go:embed fonts/SansCondensed.ttf
var sansRegular []byte

//go:embed fonts/SansCondensed-Bold.ttf
var sansBold []byte

// Write prints a document. The same document is the same file: it has no date of its own.
func Write(w io.Writer, d *paper.Document, size Size) error {
	return press(d, size, func(p *printer) { p.document() }).output(w)
}

// WriteTiles prints a layout in its original size, over as many sheets as that takes. Each has marks along which it is
// cut, and says which row and column it is.
func WriteTiles(w io.Writer, d *paper.Document, size Size) error {
	return press(d, size, func(p *printer) { p.tiles() }).output(w)
}

// press sets a document. Large letters are tried first for a poster, and smaller ones until it fits a page.
func press(d *paper.Document, size Size, set func(*printer)) *printer {
	tries := []try{{1, 1}}
	switch d.Format {
	case paper.Poster:
		tries = []try{{2.1, 1}, {1.8, 1}, {1.5, 1}, {1.25, 1}, {1.1, 1}, {1, 1}, {1.15, 2}, {1.05, 2}, {0.95, 2}, {0.85, 2}}
	case paper.Leaflet:
		tries = []try{{1, 2}, {0.92, 2}, {0.85, 2}, {0.78, 2}, {0.72, 2}, {0.72, 3}, {0.62, 3}}
	case paper.Strip:
		tries = []try{{1, 1}, {0.92, 1}, {0.85, 1}, {0.79, 1}, {0.74, 1}, {0.68, 1}, {0.62, 1}, {0.56, 1}}
	}
	if p := fitting(d, size, set, tries, sheetsOf(d.Format)); p.fits(sheetsOf(d.Format)) || d.Format != paper.Strip {
		return p
	}
	return fitting(d, size, set, tries[4:], 2) // both sides of a card
}

// fitting sets a document in the largest letters in which it takes no more than so many sheets, or in the smallest.
func fitting(d *paper.Document, size Size, set func(*printer), tries []try, sheets int) (p *printer) {
	for _, t := range tries {
		p = newPrinter(d, size, t.scale)
		p.columns = t.columns
		set(p)
		if p.fits(sheets) {
			break
		}
	}
	return p
}

// sheetsOf returns how many sheets a document may take; 0 is any number.
func sheetsOf(f paper.Format) int {
	switch f {
	case paper.Poster, paper.Strip:
		return 1
	case paper.Leaflet:
		return 2
	}
	return 0
}

// try is a way to fit a document on its paper.
type try struct {
	scale   float64
	columns int
}

func newPrinter(d *paper.Document, size Size, scale float64) *printer {
	orientation := "P"
	if d.Format == paper.Strip || d.Format == paper.Forms || d.Kind == paper.Layout {
		orientation = "L"
	}
	f := fpdf.New(orientation, "mm", string(size), "")
	f.AddUTF8FontFromBytes(serif, "", serifRegular)
	f.AddUTF8FontFromBytes(serif, "B", serifBold)
	f.AddUTF8FontFromBytes(serif, "I", serifItalic)
	f.AddUTF8FontFromBytes(sans, "", sansRegular)
	f.AddUTF8FontFromBytes(sans, "B", sansBold)
	f.SetTitle(d.Title, true)
	f.SetSubject(d.Subtitle, true)
	f.SetLang(string(d.Language))
	f.SetCreator("Boardwalk", true)
	f.SetAuthor(d.Subject.House, true)
	f.SetDisplayMode("fullpage", "default")
	when := time.Date(2000, 1, 1, 0, 0, 0, 0, time.UTC) // so that two prints can be compared
	f.SetCreationDate(when)
	f.SetModificationDate(when)
	f.SetCatalogSort(true)
	f.SetAutoPageBreak(false, 0)
	f.SetMargins(0, 0, 0)
	f.SetCellMargin(0)
	width, height := f.GetPageSize()
	return &printer{f: f, d: d, scale: scale, pageWidth: width, pageHeight: height, columns: 1, strip: d.Format == paper.Strip}
}

func (p *printer) output(w io.Writer) error {
	if err := p.f.Output(w); err != nil {
		return fmt.Errorf("cannot write the PDF: %w", err)
	}
	return nil
}
