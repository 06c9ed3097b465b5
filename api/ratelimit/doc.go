// Package ratelimit limits how many requests one session and one address may send.
//
// A [Limiter] has a token bucket for each of them: [Limiter.Take] takes tokens, or
// returns how long to wait until there are enough. Requests from the machine itself
// are not limited by address.
package ratelimit
