package api

import (
	"context"
	"net/http"
	"strings"

	"github.com/danielgtaylor/huma/v2"

	"boardwalk/api/analysis"
	"boardwalk/api/wire"
	"boardwalk/design"
	"boardwalk/floor"
	"boardwalk/odds"
	"boardwalk/paper"
	"boardwalk/paper/page"
	"boardwalk/paper/pdf"
	"boardwalk/paper/shelf"
	"boardwalk/people"
)

// registerPapers registers what is printed of tables.
func (s *Server) registerPapers() {
	handle(s, shelfOperation, http.MethodGet, "/api/papers", "Which papers there are of which tables", s.shelf)
	handlePaper(s, "table-paper", "/api/tables/{id}/papers/{kind}",
		"A paper of a table as it stands: sign, guide, abridged guide or pocket card; for staff and the Commission the layout too",
		s.tablePaper)
	handlePaper(s, "book", "/api/papers/book", "The gaming guides of all tables in one PDF; 503 until it is printed", s.book)
	handle(s, "table-sign", http.MethodGet, "/api/tables/{id}/sign",
		"The sign of a table as it hangs there now, to be drawn on a screen", s.tableSign)
}

// shelfOperation is what those may ask for who may have the papers that are not public.
const shelfOperation people.Operation = "papers"

// Printed is an answer with a paper.
type Printed struct {
	Status int
	Type   string `header:"Content-Type"`
	Name   string `header:"Content-Disposition"`
	Tag    string `header:"ETag"`
	Keep   string `header:"Cache-Control"`
	Policy string `header:"Content-Security-Policy"`
	Body   []byte
}

// keptPrivately has a browser keep a paper and ask each time whether it is still the same.
const keptPrivately = "private, no-cache"

// policyOf is the Content-Security-Policy of a paper. A page may have its own style sheet alone. A PDF has no markup; the
// viewers of browsers, which are pages, are under its policy and have styles of their own.
func policyOf(f shelf.Form) string {
	switch f {
	case shelf.HTML:
		return page.Policy()
	case shelf.PDF:
		return "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'"
	}
	return headers.Get("Content-Security-Policy")
}

// handlePaper registers an operation that answers with a paper, or with 304 to whoever has it already.
func handlePaper[I any](s *Server, op people.Operation, path, summary string, do func(context.Context, *I) (*Printed, error)) {
	handle(s, op, http.MethodGet, path, summary, do)
	text := &huma.MediaType{Schema: &huma.Schema{Type: huma.TypeString}}
	answers := s.api.OpenAPI().Paths[path].Get.Responses
	answers["200"].Content = map[string]*huma.MediaType{}
	for _, f := range []shelf.Form{shelf.PDF, shelf.HTML, shelf.JSON, shelf.SVG} {
		kind, _, _ := strings.Cut(f.Type(), ";")
		answers["200"].Content[kind] = text
	}
	answers["304"] = &huma.Response{Description: "The paper is the one whose tag If-None-Match has"}
}

// PaperForm is how somebody wants a paper.
type PaperForm struct {
	Lang string `query:"lang" enum:"en,es" default:"en" doc:"The language"`
	Size string `query:"size" enum:"Letter,A4" default:"Letter" doc:"Of the sheets of a PDF"`
	Save bool   `query:"save" doc:"The browser saves it as a file and does not show it"`
	Have string `header:"If-None-Match" maxLength:"1024"`
}

// PaperWanted is a request for a paper of a table.
type PaperWanted struct {
	At
	Kind string `path:"kind" maxLength:"32" example:"sign"`
	Form string `query:"form" enum:"pdf,html,json,svg" default:"pdf" doc:"A layout alone is there as svg"`
	PaperForm
}

// shelf lists the papers of all tables that whoever asks may come to.
func (s *Server) shelf(ctx context.Context, _ *struct{}) (*Body[wire.Shelf], error) {
	out := wire.Shelf{House: s.Casino.Name, Papers: []wire.ShelfPaper{}, Tables: []wire.ShelfTable{}}
	for _, p := range shelf.Papers() {
		of := wire.ShelfPaper{Kind: string(p.Kind), Name: p.Name, Public: p.Public}
		for _, f := range p.Forms {
			of.Forms = append(of.Forms, string(f))
		}
		out.Papers = append(out.Papers, of)
	}
	for _, l := range s.Floor.Lobby() {
		if l.Rules == nil || !admits(ctx, &l) {
			continue
		}
		t := wire.ShelfTable{ID: l.ID, Pit: l.Pit, Name: l.Name, Game: l.Game, Title: l.Title, Private: l.Private, Changes: len(l.Pending)}
		if l.Rules.Designed() {
			t.Unlawful = odds.UnlawfulOf(design.Unlawful(l.Rules, l.Options, l.Terms))
		}
		out.Tables = append(out.Tables, t)
	}
	return body(out), nil
}

// onShelf is a table as its papers have it.
func (s *Server) onShelf(l *floor.Listing) *shelf.Table {
	t := &shelf.Table{House: s.Casino.Name, ID: l.ID, Name: l.Name, Rules: l.Rules, Options: l.Options, Terms: l.Terms, Seats: l.Seats,
		Pending: l.Pending}
	if t.Name == l.Title { // the table has no name of its own, and the paper says the game's in its own language
		t.Name = ""
	}
	return t
}

// papersAt finds a table whose papers somebody wants.
func (s *Server) papersAt(ctx context.Context, id string) (*shelf.Table, analysis.Asker, error) {
	t, err := s.table(ctx, id)
	if err != nil {
		return nil, analysis.Asker{}, err
	}
	l := t.Listing()
	if l.Rules == nil {
		return nil, analysis.Asker{}, wire.NewProblem(http.StatusNotFound, "this table could not be read, so nothing is printed of it")
	}
	return s.onShelf(&l), askerAt(ctx, t), nil
}

// tablePaper prints a paper of a table.
func (s *Server) tablePaper(ctx context.Context, in *PaperWanted) (*Printed, error) {
	p, ok := shelf.Find(paper.Kind(in.Kind))
	form := shelf.Form(in.Form)
	switch {
	case !ok:
		return nil, wire.NewProblem(http.StatusNotFound, "there is no such paper")
	case !p.Public && !personOf(ctx).May(shelfOperation):
		return nil, wire.NewProblem(http.StatusForbidden, "this paper is for the staff of the house and the Commission")
	case !p.Has(form):
		return nil, wire.NewProblem(http.StatusUnprocessableEntity, "there is no "+in.Form+" of this paper")
	}
	t, by, err := s.papersAt(ctx, in.ID)
	if err != nil {
		return nil, err
	}
	asked := analysis.PaperAsked{Kind: p.Kind, Form: form, In: paper.Language(in.Lang), Size: pdf.Size(in.Size)}
	tag := asked.Tag(t)
	if has(in.Have, tag) {
		return unchanged(tag), nil
	}
	text, err := s.analyst.Paper(ctx, by, t, asked)
	if err != nil {
		return nil, err
	}
	return in.printed(form, in.ID+"-"+in.Kind, tag, text), nil
}

// book prints the guides of all public tables.
func (s *Server) book(ctx context.Context, in *PaperForm) (*Printed, error) {
	var tables []*shelf.Table
	for _, l := range s.Floor.Lobby() {
		if l.Rules != nil && !l.Private {
			tables = append(tables, s.onShelf(&l))
		}
	}
	asked := analysis.PaperAsked{Kind: paper.Book, Form: shelf.PDF, In: paper.Language(in.Lang), Size: pdf.Size(in.Size)}
	tag := analysis.BookTag(tables, asked)
	if has(in.Have, tag) {
		return unchanged(tag), nil
	}
	text, err := s.analyst.Book(ctx, askerOf(ctx), s.Casino.Name, tables, asked)
	if err != nil {
		return nil, err
	}
	return in.printed(shelf.PDF, "book", tag, text), nil
}

// SignAsked is a request for a sign.
type SignAsked struct {
	At
	Lang string `query:"lang" enum:"en,es" default:"en"`
	Have string `header:"If-None-Match" maxLength:"1024"`
}

// ShownSign is an answer with a sign.
type ShownSign struct {
	Status int
	Tag    string `header:"ETag"`
	Keep   string `header:"Cache-Control"`
	Body   *wire.TableSign
}

// tableSign is the sign of a table as it stands. A screen asks again and again, and mostly has it already.
func (s *Server) tableSign(ctx context.Context, in *SignAsked) (*ShownSign, error) {
	t, by, err := s.papersAt(ctx, in.ID)
	if err != nil {
		return nil, err
	}
	asked := analysis.PaperAsked{Kind: paper.Sign, Form: shelf.JSON, In: paper.Language(in.Lang)}
	out := &ShownSign{Tag: asked.Tag(t), Keep: keptPrivately, Status: http.StatusOK}
	if has(in.Have, out.Tag) {
		out.Status = http.StatusNotModified
		return out, nil
	}
	d, err := s.analyst.Sign(ctx, by, t, asked.In)
	if err != nil {
		return nil, err
	}
	out.Body = &wire.TableSign{Table: in.ID, Document: d, Next: t.NextChange()}
	return out, nil
}

// printed is the answer with a paper.
func (in *PaperForm) printed(form shelf.Form, name, tag string, text []byte) *Printed {
	shown := "inline"
	if in.Save {
		shown = "attachment"
	}
	if in.Lang != string(paper.English) {
		name += "-" + in.Lang
	}
	shown += `; filename="` + name + "." + string(form) + `"`
	return &Printed{http.StatusOK, form.Type(), shown, tag, keptPrivately, policyOf(form), text}
}

func unchanged(tag string) *Printed {
	return &Printed{Status: http.StatusNotModified, Tag: tag, Keep: keptPrivately}
}

// has reports whether If-None-Match has a tag.
func has(have, tag string) bool {
	return have != "" && strings.Contains(have, strings.TrimPrefix(tag, "W/"))
}
