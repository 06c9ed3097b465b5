package api

import (
	"strings"

	"boardwalk/people"
)

func opOf(name string) people.Operation { return people.Operation(name) }

// tagOf is the part of the house that an address belongs to.
func tagOf(path string) string {
	part := strings.Split(strings.TrimPrefix(path, "/api/"), "/")[0]
	switch part {
	case "me", "session":
		return "session"
	case "lobby", "games", "law":
		return "lobby"
	case "simulations":
		return "odds"
	}
	return part
}
