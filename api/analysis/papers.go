package analysis

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"net/http"
	"slices"
	"sync"
	"sync/atomic"
	"time"

	"boardwalk/api/wire"
	"boardwalk/paper"
	"boardwalk/paper/guide"
	"boardwalk/paper/pdf"
	"boardwalk/paper/shelf"
)

// PaperAsked is a paper as somebody wants it.
type PaperAsked struct {
	Kind paper.Kind
	Form shelf.Form
	In   paper.Language
	Size pdf.Size
}

// papers are printed one at a time for people at tables and one for all others, apart from figures. A book is printed beside
// them, so that nobody who wants a card waits for it.
type papers struct {
	queue *queue
	books *queue
	kept  prints

	mu      sync.Mutex
	figures map[string]*guide.Figures // of tables, by what they depend on

	written, all atomic.Int64 // guides of the book that is being printed
}

func newPapers() *papers {
	return &papers{queue: newQueue(), books: newQueue(), kept: prints{by: map[string][]byte{}, most: mostPrints},
		figures: map[string]*guide.Figures{}}
}

// mostFigures is how many tables' figures are kept for the next paper of them.
const mostFigures = 64

// figuresOf returns what papers of a table share, in whichever language and form: the figures are worked out by the first.
func (p *papers) figuresOf(t *shelf.Table) *guide.Figures {
	key := t.FiguresKey()
	p.mu.Lock()
	defer p.mu.Unlock()
	f := p.figures[key]
	if f == nil {
		if len(p.figures) >= mostFigures {
			clear(p.figures)
		}
		f = &guide.Figures{}
		p.figures[key] = f
	}
	return f
}

// Tag returns the entity tag of a paper. It differs if the paper does, and costs no printing.
func (p PaperAsked) Tag(t *shelf.Table) string { return tagOf(p.key(t.Key())) }

func (p PaperAsked) key(of string) string {
	return string(p.Kind) + "\x00" + string(p.Form) + "\x00" + string(p.In) + "\x00" + string(p.Size) + "\x00" + of
}

func tagOf(key string) string {
	sum := sha256.Sum256([]byte(key))
	return `W/"` + hex.EncodeToString(sum[:16]) + `"` // weak, because an answer may be compressed
}

// Paper returns a paper of a table as it is printed.
func (a *Analyst) Paper(ctx context.Context, by Asker, t *shelf.Table, asked PaperAsked) ([]byte, error) {
	key := asked.key(t.Key())
	return a.papers.print(ctx, a.papers.queue, by, key, func() ([]byte, error) {
		t.Figures = a.papers.figuresOf(t)
		d, err := t.Document(asked.Kind, asked.In)
		if err != nil {
			return nil, err
		}
		if d.Designed && asked.Form == shelf.SVG {
			return nil, wire.NewProblem(http.StatusUnprocessableEntity,
				"these rules are not lawful in New Jersey, and a drawing alone cannot say so: ask for the PDF")
		}
		var b bytes.Buffer
		err = shelf.Write(&b, d, asked.Form, asked.Size)
		return b.Bytes(), err
	})
}

// Sign returns the sign of a table as it stands, which is not printed.
func (a *Analyst) Sign(ctx context.Context, by Asker, t *shelf.Table, in paper.Language) (*paper.Document, error) {
	return share(ctx, a.papers.queue, by, "sign "+string(in)+t.Key(), func() (*paper.Document, error) { return t.Document(paper.Sign, in) })
}

// bookPatience is how long a request waits for a book. It is printed to its end, and whoever asks again gets it.
const bookPatience = 15 * time.Second

// BookTag is the entity tag of the book of some tables.
func BookTag(tables []*shelf.Table, asked PaperAsked) string { return tagOf(bookKey(tables, asked)) }

func bookKey(tables []*shelf.Table, asked PaperAsked) string {
	key := ""
	for _, t := range tables {
		key += "\x00" + t.Key()
	}
	return asked.key(key)
}

// Book returns the guides of all tables of a house in one PDF, or a problem of status 503 that says how much is done.
func (a *Analyst) Book(ctx context.Context, by Asker, house string, tables []*shelf.Table, asked PaperAsked) ([]byte, error) {
	p := a.papers
	waiting, cancel := context.WithTimeout(ctx, bookPatience)
	defer cancel()
	text, err := p.print(waiting, p.books, by, bookKey(tables, asked), func() ([]byte, error) {
		d, err := shelf.Book(house, asked.In, tables, func(done, all int) { p.written.Store(int64(done)); p.all.Store(int64(all)) })
		if err != nil {
			return nil, err
		}
		var b bytes.Buffer
		err = shelf.Write(&b, d, shelf.PDF, asked.Size)
		return b.Bytes(), err
	})
	if errors.Is(err, context.DeadlineExceeded) && ctx.Err() == nil {
		return nil, wire.NotYet("The book is", float64(p.written.Load())/float64(max(1, p.all.Load())), between)
	}
	return text, err
}

// print returns what is kept under a key, or prints it when the asker's turn has come.
func (p *papers) print(ctx context.Context, q *queue, by Asker, key string, work func() ([]byte, error)) ([]byte, error) {
	if text := p.kept.get(key); text != nil {
		return text, nil
	}
	return share(ctx, q, by, key, func() ([]byte, error) {
		if text := p.kept.get(key); text != nil { // somebody else wanted it meanwhile
			return text, nil
		}
		text, err := work()
		if err == nil {
			p.kept.keep(key, text)
		}
		return text, err
	})
}

// prints are what was printed, as far as there is room.
type prints struct {
	mu    sync.Mutex
	by    map[string][]byte
	order []string // that which was not asked for longest first
	size  int
	most  int // bytes
}

// mostPrints is how many bytes of papers are kept.
const mostPrints = 32 << 20

func (p *prints) get(key string) []byte {
	p.mu.Lock()
	defer p.mu.Unlock()
	if i := slices.Index(p.order, key); i >= 0 {
		p.order = append(slices.Delete(p.order, i, i+1), key)
	}
	return p.by[key]
}

// keep keeps a paper in the place of others. One that would take half of the room is not kept.
func (p *prints) keep(key string, text []byte) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.by[key] != nil || len(text) > p.most/2 {
		return
	}
	for p.size+len(text) > p.most {
		p.size -= len(p.by[p.order[0]])
		delete(p.by, p.order[0])
		p.order = slices.Delete(p.order, 0, 1)
	}
	p.by[key], p.order, p.size = text, append(p.order, key), p.size+len(text)
}
