// Package metrics counts what the server does, for Prometheus: requests and how long
// they took, streams, tables and seats, and the work of the store.
package metrics
