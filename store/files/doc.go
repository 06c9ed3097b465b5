// Package files writes the files that a house keeps beside its database so that a power cut leaves each whole,
// and keeps a second process out of the directory of a house ([Lock]).
//
// Other modules should not build on this package: it may change in every version.
package files
