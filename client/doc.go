// Package client speaks to a casino that runs elsewhere. What it sends and gets
// are the types of package api. Errors of the house are [*api.Problem], with the
// paragraph where something was refused.
//
// Every act carries a key of its own, so that one whose answer was lost on the
// way is sent again and carried out once.
package client
