package odds

import (
	"bytes"
	"errors"
)

// KeptCount is a count that comes with the program, as a test holds it against the rules.
type KeptCount struct {
	Name string // in words, for people
	File string // the name of its file

	// Make makes the count, and returns its file.
	Make func() ([]byte, error)

	// Hold says what is wrong with a file that comes with the program: it is not to be believed, or does not say what was made
	// anew. Nothing is compared if that is nil.
	Hold func(came, made []byte) error
}

// The faults of counts that come with the program.
var (
	errNotBelieved = errors.New("what comes with the program is of other rules, or damaged")
	errOtherCount  = errors.New("what comes with the program is not what was counted")
)

// Comes says that a count comes with the program.
func (of KeptCounts[T]) Comes(name, rules string, find func() *T) KeptCount {
	return KeptCount{Name: name, File: of.file(rules),
		Make: func() ([]byte, error) { return of.data(rules, find()) },
		Hold: func(came, made []byte) error { return of.hold(rules, came, made) },
	}
}

// hold is KeptCount.Hold.
func (of KeptCounts[T]) hold(rules string, came, made []byte) error {
	found := of.believe(came, rules)
	if found == nil {
		return errNotBelieved
	}
	if made == nil {
		return nil
	}
	if of.Same != nil {
		if again := of.believe(made, rules); again == nil || !of.Same(found, again) {
			return errOtherCount
		}
		return nil
	}
	again, err := of.data(rules, found)
	if err == nil && !bytes.Equal(again, made) {
		err = errOtherCount
	}
	return err
}
