package casino

// place is where something stands in a file, and where what is below it does.
// The TOML library says what a file holds but not on which line, so the file
// is read twice: by the library for its values, and here for its lines.
type place struct {
	line  int
	keys  map[string]*place
	items []*place
}

// at is the line, 0 if the place is unknown.
func (p *place) at() int {
	if p == nil {
		return 0
	}
	return p.line
}

// under is the place of a key below p, or p's own if there is none.
func (p *place) under(key string) *place {
	if p == nil {
		return nil
	}
	if below := p.keys[key]; below != nil {
		return below
	}
	return &place{line: p.line}
}

// item is the place of the i-th of a list, or p's own if there is none.
func (p *place) item(i int) *place {
	switch {
	case p == nil:
		return nil
	case i < len(p.items):
		return p.items[i]
	}
	return &place{line: p.line}
}

// add is the place of a key below p, made if it is new.
func (p *place) add(key string, line int) *place {
	if p.keys == nil {
		p.keys = map[string]*place{}
	}
	if p.keys[key] == nil {
		p.keys[key] = &place{line: line}
	}
	return p.keys[key]
}
