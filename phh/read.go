package phh

import (
	"io"
	"iter"
	"runtime"
)

// Read reads the hands of a file of either form, one after the other. Its name is for errors.
//
// A hand that is broken comes as an [Error] in its turn, and reading goes on with the next.
// An error of the reader comes last. The numbers of the hands need not be in order: files that
// were put together are read as they are.
func Read(name string, r io.Reader) iter.Seq2[*Hand, error] {
	return func(yield func(*Hand, error) bool) {
		// TOML takes its time. Some hands are decoded ahead while the caller looks at one; they
		// come back in their order because each brings its own channel, and those are in a queue.
		type result struct {
			hand *Hand
			err  error
		}
		queue := make(chan chan result, 4*runtime.GOMAXPROCS(0))
		stop := make(chan struct{})
		defer func() {
			close(stop)
			for range queue { // the reader is the caller's again only when nobody reads from it
			}
		}()
		go func() {
			defer close(queue)
			for t, err := range split(r) {
				out := make(chan result, 1)
				select {
				case queue <- out:
				case <-stop:
					return
				}
				if err != nil {
					out <- result{nil, &Error{Place{File: name, Line: t.line}, err}}
					return
				}
				go func() {
					h, err := decode(name, t)
					out <- result{h, err}
				}()
			}
		}()
		for out := range queue {
			if r := <-out; !yield(r.hand, r.err) {
				return
			}
		}
	}
}
