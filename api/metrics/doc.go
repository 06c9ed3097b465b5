// Package metrics counts what the server does, for Prometheus: requests and how long
// they took, streams, tables and seats, and the work of the store.
//
// Other modules should not build on this package: it may change in every version.
package metrics
