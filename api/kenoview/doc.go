// Package kenoview turns what package lounge knows of keno into the JSON types of api/wire, and requests that were sent
// into those of package keno. It knows no HTTP: the operations are in package api, which passes the time.
//
// [Request] and [Priced] read a request; [Ticket], [Lounge], [Status] and [Race] describe; [Texts] writes what is new in
// a lounge once for everybody who follows it.
//
// Other modules should not build on this package: it may change in every version.
package kenoview
