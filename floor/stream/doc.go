// Package stream lets people follow a table.
//
// A table publishes its events and its status to its [Hub] once they are durable.
// Whoever follows it has a [Stream], which reads from the hub as fast as its
// reader likes and returns [News]: what is new, as that person may see it
// ([view.Event.For]). The hub sends nothing to anybody, so ten thousand who wait
// cost nothing, and a slow reader delays nobody.
//
// The hub keeps the most recent events. Whoever asks for older ones gets them a
// page at a time from the [Source], which rebuilds them from the records, and goes on
// from the hub. How far back a stream may begin has a limit ([Past]). A table that has published something rests a
// little before it wakes its
// readers again ([Pace]), so that a busy table publishes much at a time.
//
// Other modules should not build on this package: it may change in every version.
package stream
