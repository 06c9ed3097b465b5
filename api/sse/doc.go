// Package sse writes streams of server-sent events, which package api uses for the
// events of a table and for simulations.
//
// [Append] and [Buffer] write messages in the format of text/event-stream. A [Writer]
// sends them to a reader and gives up on one who takes too long.
//
// Other modules should not build on this package: it may change in every version.
package sse
