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
		// Decoding takes its time. Some hands are decoded ahead while the caller looks at one; they come back in their order
		// because each brings its own channel, and those are in a queue. As many decode as there are processors, always the
		// same ones: a new goroutine for each hand would have its stack grow for each.
		type result struct {
			hand *Hand
			err  error
		}
		type job struct {
			text text
			out  chan result
		}
		n := runtime.GOMAXPROCS(0)
		queue, jobs := make(chan chan result, 4*n), make(chan job, 4*n)
		stop := make(chan struct{})
		defer func() {
			close(stop)
			for range queue { // the reader is the caller's again only when nobody reads from it
			}
		}()
		for range n {
			go func() {
				for j := range jobs {
					h, err := decode(name, j.text)
					j.out <- result{h, err}
				}
			}()
		}
		go func() {
			defer close(queue)
			defer close(jobs)
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
				jobs <- job{t, out}
			}
		}()
		for out := range queue {
			if r := <-out; !yield(r.hand, r.err) {
				return
			}
		}
	}
}
