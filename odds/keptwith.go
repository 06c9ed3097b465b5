package odds

// KeptCount is a count that comes with the program, as a test holds it against the rules.
type KeptCount struct {
	Name string // in words, for people
	File string // the name of its file

	// Came returns the file anew that some bytes are, and false if they are not to be believed.
	Came func(data []byte) ([]byte, bool)

	// Make makes the count, and returns its file.
	Make func() ([]byte, error)
}

// Comes says that a count comes with the program.
func (of KeptCounts[T]) Comes(name, rules string, find func() *T) KeptCount {
	return KeptCount{Name: name, File: of.file(rules),
		Came: func(data []byte) ([]byte, bool) {
			found := of.believe(data, rules)
			if found == nil {
				return nil, false
			}
			again, err := of.data(rules, found)
			return again, err == nil
		},
		Make: func() ([]byte, error) { return of.data(rules, find()) },
	}
}
