package cli

import (
	"fmt"
	"html"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"sync"
	"sync/atomic"

	"boardwalk/casino"
	"boardwalk/paper"
	"boardwalk/paper/guide"
	"boardwalk/paper/layout"
	"boardwalk/paper/pdf"
	"boardwalk/paper/sign"
	"boardwalk/table"
)

// ofTable are the papers of one table, and the names of their files.
type ofTable struct {
	table *printAsked
	full  *paper.Document
	files []string
	err   error
}

// house prints all papers of a house, a table on each core at a time.
func (cmd *printCommand) house(c *console) error {
	if cmd.Kind != "" || cmd.Game != "" || cmd.Table != "" || cmd.Out != "" || cmd.JSON || cmd.Approve != "" || cmd.Approved != "" ||
		len(cmd.Option)+len(cmd.Change) > 0 || cmd.Tiled {
		return misusef("--all prints every paper of a house: only --casino, --lang, --size and --count go with it")
	}
	file, err := cmd.casinoFile(c)
	if err != nil {
		return err
	}
	if err := os.MkdirAll(cmd.All, 0o755); err != nil {
		return misusef("%v", err)
	}
	var tables []*ofTable
	for _, t := range file.Tables {
		a, err := tableOfFile(file, t)
		if err != nil {
			return err
		}
		tables = append(tables, &ofTable{table: a})
	}
	var made atomic.Int64
	done := showProgressOf(c.err, &made, int64(len(tables))+1, "tables")
	cmd.each(tables, &made)
	var guides []*paper.Document
	for _, t := range tables {
		if t.err != nil {
			done()
			return t.err
		}
		guides = append(guides, t.full)
	}
	book := guide.Book(file.Name, paper.Language(cmd.Lang), guides)
	err = cmd.file("book.pdf", book)
	done()
	if err != nil {
		return err
	}
	if err := toFile(filepath.Join(cmd.All, "index.html"), func(w io.Writer) error { return shelf(w, file, book, tables) }); err != nil {
		return err
	}
	fmt.Fprintf(c.out, "%s: %s of %s, a book of its guides, and index.html\n", cmd.All, things(len(tables)*papersOfTable, "paper"), file.Name)
	return nil
}

// papersOfTable is how many papers there are of a table.
const papersOfTable = 5

// each makes the papers of all tables.
func (cmd *printCommand) each(tables []*ofTable, made *atomic.Int64) {
	var wait sync.WaitGroup
	next := make(chan *ofTable)
	for range runtime.GOMAXPROCS(0) {
		wait.Go(func() {
			for t := range next {
				t.err = cmd.tablePapers(t)
				made.Add(1)
			}
		})
	}
	for _, t := range tables {
		next <- t
	}
	close(next)
	wait.Wait()
}

func (cmd *printCommand) tablePapers(t *ofTable) error {
	a, in := t.table, paper.Language(cmd.Lang)
	live, err := table.New(a.rules, a.options, a.terms)
	if err != nil {
		return err
	}
	asked := &guide.Asked{Rules: a.rules, Options: a.options, Terms: a.terms, Seats: a.seats, Subject: a.subject, In: in, Count: cmd.Count}
	if t.full, err = guide.Full(asked); err != nil {
		return err
	}
	abridged, err := guide.Abridged(asked)
	if err != nil {
		return err
	}
	card, err := guide.Card(asked)
	if err != nil {
		return err
	}
	for _, d := range []*paper.Document{sign.Of(live, a.subject, a.name, in), layout.Of(a.rules, a.options, a.seats, a.subject, in),
		t.full, abridged, card} {
		name := a.subject.Table + "-" + string(d.Kind) + ".pdf"
		if err := cmd.file(name, d); err != nil {
			return err
		}
		t.files = append(t.files, name)
	}
	return nil
}

func (cmd *printCommand) file(name string, d *paper.Document) error {
	return toFile(filepath.Join(cmd.All, name), func(w io.Writer) error { return pdf.Write(w, d, pdf.Size(cmd.Size)) })
}

// shelf is a page that leads to all papers.
func shelf(w io.Writer, file *casino.File, book *paper.Document, tables []*ofTable) error {
	say := func(text string) string { return html.EscapeString(book.Language.Say(text)) }
	name := html.EscapeString(file.Name)
	fmt.Fprintf(w, "<!doctype html>\n<html lang=\"%s\">\n<meta charset=\"utf-8\">\n<title>%s</title>\n", book.Language, name)
	fmt.Fprintf(w, "<style>body{font:1rem/1.6 Georgia,serif;max-width:46rem;margin:2rem auto;padding:0 1rem}"+
		"td,th{padding:0 1.2rem 0 0;text-align:left;font-weight:normal}</style>\n<h1>%s</h1>\n", name)
	fmt.Fprintf(w, "<p><a href=\"book.pdf\">%s</a></p>\n<table>\n", html.EscapeString(book.Subtitle))
	kinds := []string{"sign", "layout", "guide", "abridged guide", "pocket card"}
	for _, t := range tables {
		fmt.Fprintf(w, "<tr><th scope=\"row\">%s</th>", html.EscapeString(t.full.Title+" ("+t.table.subject.Table+")"))
		for i, f := range t.files {
			fmt.Fprintf(w, "<td><a href=\"%s\">%s</a></td>", html.EscapeString(f), say(kinds[i]))
		}
		fmt.Fprintln(w, "</tr>")
	}
	_, err := fmt.Fprintf(w, "</table>\n<p>%s</p>\n</html>\n", html.EscapeString(book.Colophon[0].Text))
	return err
}
