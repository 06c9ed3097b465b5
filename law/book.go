package law

import (
	"embed"
	"fmt"
	"slices"
	"strings"
)

// Book is what a citation belongs to: the regulation with its editions, or the
// house rules of one game whose regulation we do not hold.
type Book struct {
	ID    string // "regulation", or as citations begin: "house:war"
	Title string // "N.J.A.C.", or "house rules of casino war"
	About string // what the book is, as a sentence
	On    string // the book whose rules it has too, "house:cards"; empty for none
}

// regulation is the book of all citations that do not begin with "house:".
var regulation = Book{
	ID:    "regulation",
	Title: "N.J.A.C.",
	About: "The casino regulations of New Jersey, 19:47 and the parts of 19:40, 19:46 and 13:69 that we have, in several editions.",
}

// house begins every citation of house rules: "house:war-3(a)".
const house = "house:"

// Each file is one book. Its name is the book's id without "house:".
//
//go:embed books/*.tsv
var bookFiles embed.FS

// The first lines of a book's file, before the line that names the columns.
const (
	bookTitle = "title\t"
	bookAbout = "about\t"
	bookOn    = "on\t" // only in the file of a book that stands on another
)

// readBook takes the title and the sentence about a book off the front of its
// file. It returns the book and the rest, which is read as the index is.
func readBook(id, text string) (Book, string, error) {
	book := Book{ID: house + id}
	for _, part := range []struct {
		name string
		into *string
	}{{bookTitle, &book.Title}, {bookAbout, &book.About}} {
		line, rest, _ := strings.Cut(text, "\n")
		value, ok := strings.CutPrefix(strings.TrimRight(line, "\r"), part.name)
		if !ok || value == "" {
			return Book{}, "", fmt.Errorf("expected a line with %q and a text, found %q", strings.TrimSpace(part.name), line)
		}
		*part.into, text = value, rest
	}
	if line, rest, _ := strings.Cut(text, "\n"); strings.HasPrefix(line, bookOn) {
		book.On, text = strings.TrimRight(line[len(bookOn):], "\r"), rest
	}
	return book, text, nil
}

// readBooks adds the house rules to the index, after the regulation.
func (ix *index) readBooks() error {
	ix.books, ix.base = []Book{regulation}, map[Cite]Row{}
	files, err := bookFiles.ReadDir("books")
	if err != nil {
		return err
	}
	rules := map[string][]Row{} // by book
	for _, file := range files {
		text, err := bookFiles.ReadFile("books/" + file.Name())
		if err != nil {
			return err
		}
		book, rest, err := readBook(strings.TrimSuffix(file.Name(), ".tsv"), string(text))
		if err != nil {
			return fmt.Errorf("%s: %w", file.Name(), err)
		}
		rows, err := parseRows(rest)
		if err != nil {
			return fmt.Errorf("%s: after the lines about the book: %w", file.Name(), err)
		}
		for i := range rows {
			if rows[i].Edition = HouseRules; !strings.HasPrefix(string(rows[i].Cite), book.ID+"-") {
				return fmt.Errorf("%s: %s does not begin with %s-", file.Name(), rows[i].Cite, book.ID)
			}
		}
		ix.books, rules[book.ID] = append(ix.books, book), rows
	}
	for _, book := range ix.books[1:] {
		if err := ix.addBook(book, rules); err != nil {
			return fmt.Errorf("%s: %w", book.ID, err)
		}
	}
	return nil
}

// Books returns every book, the regulation first. The slice is the caller's own.
func Books() []Book { return slices.Clone(theIndex().books) }

// Book returns the book that the citation belongs to. A book of house rules
// that there is not has its id as its title.
func (c Cite) Book() Book {
	if !c.isHouse() {
		return regulation
	}
	id, _, _ := strings.Cut(string(c), "-")
	for _, book := range theIndex().books {
		if book.ID == id {
			return book
		}
	}
	return Book{ID: id, Title: id}
}

// isHouse reports whether the citation is of house rules.
func (c Cite) isHouse() bool { return strings.HasPrefix(string(c), house) }

// Text returns the citation as people read it: "19:47-1.3(c)", and for house
// rules the book in words, "house rules of casino war, rule 3(a)". Programs use
// [Cite.Full].
func (c Cite) Text() string {
	if !c.isHouse() {
		return c.Full()
	}
	_, rule, found := strings.Cut(string(c), "-")
	if !found {
		return c.Book().Title
	}
	return c.Book().Title + ", rule " + rule
}

// Titled returns the citation for a heading: as [Cite.Text], with "N.J.A.C."
// before a citation of the regulation.
func (c Cite) Titled() string {
	if c.IsZero() || c.isHouse() {
		return c.Text()
	}
	return regulation.Title + " " + c.Text()
}
