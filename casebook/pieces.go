package casebook

import (
	"fmt"
	"slices"
	"strings"

	"boardwalk/table"
)

// pieces are the next cards or tiles that a case says. Each is one of a few: the
// name of a tile may mean either tile of a pair.
type pieces[T comparable] struct {
	name  string              // what they are called, "cards"
	order [][]T               // the next, whoever gets them
	boxes map[table.Box][][]T // the next of each box
}

// pick returns the place in the pool of the next one that the case says, or of one
// that it does not need.
func (p *pieces[T]) pick(pool []T, box table.Box) int {
	if len(p.order) > 0 {
		x := p.order[0]
		p.order = p.order[1:]
		return p.find(pool, x)
	}
	if queue := p.boxes[box]; len(queue) > 0 {
		p.boxes[box] = queue[1:]
		return p.find(pool, queue[0])
	}
	return p.any(pool)
}

func (p *pieces[T]) find(pool, wanted []T) int {
	for _, x := range wanted {
		if i := slices.Index(pool, x); i >= 0 {
			return i
		}
	}
	panic(&table.Impossible{Text: fmt.Sprintf("%v is not among the %s that are to come", wanted[0], p.name)})
}

// any picks one that the case does not name for another box.
func (p *pieces[T]) any(pool []T) int {
	for i, x := range pool {
		needed := false
		for _, queue := range p.boxes {
			needed = needed || slices.ContainsFunc(queue, func(wanted []T) bool { return slices.Contains(wanted, x) })
		}
		if !needed {
			return i
		}
	}
	return 0
}

// read reads "1: Qs Js Ts dealer: 9c 4d 2h", or if they are in order "Qs Js Ts".
func (p *pieces[T]) read(w *words, l *table.Layout, inOrder bool, name string, parse func(string) ([]T, error)) error {
	p.name = name
	box, named := table.Box(0), false
	for w.more() {
		text, _ := w.next("")
		if name, ok := strings.CutSuffix(text, ":"); ok {
			i := slices.Index(l.Boxes, name)
			if i < 0 {
				return fmt.Errorf("expected one of %s before the colon, not %q", strings.Join(l.Boxes, ", "), name)
			}
			box, named = table.Box(i), true
			continue
		}
		x, err := parse(text)
		switch {
		case err != nil:
			return err
		case inOrder:
			p.order = append(p.order, x)
		case !named:
			return fmt.Errorf("expected whose %s they are, such as %s:, before %q", p.name, l.BoxName(0), text)
		default:
			if p.boxes == nil {
				p.boxes = map[table.Box][][]T{}
			}
			p.boxes[box] = append(p.boxes[box], x)
		}
	}
	return nil
}
