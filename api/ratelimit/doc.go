// Package ratelimit limits how many requests one session and one address may send,
// and how many requests and streams one address may have at the same time.
//
// A [Limiter] has a token bucket for each of them: [Limiter.Take] takes tokens, or
// returns how long to wait until there are enough. [Limiter.Hold] takes a slot. Requests
// from the machine itself are not limited by address. [AddressOf] says under which
// address somebody is counted.
//
// Other modules should not build on this package: it may change in every version.
package ratelimit
