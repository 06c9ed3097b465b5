// Package attack repeats attacks on a running house, as tests. A small part of each
// runs with all other tests; `make attack` runs them at length.
package attack
