package api

import (
	"reflect"
	"strings"

	"github.com/danielgtaylor/huma/v2"

	"boardwalk/people"
)

// openAPIConfig configures the HTTP framework, and the head of the OpenAPI document.
// No page of documentation is served: the usual ones load scripts from other sites.
func openAPIConfig() huma.Config {
	c := huma.DefaultConfig("Boardwalk", Version)
	c.Info.Description = "A casino of play money under N.J.A.C. 19:47. Amounts are whole cents. " +
		"A refusal is a problem with status 409 and the paragraph in its member law."
	c.DocsPath, c.SchemasPath = "", ""
	c.CreateHooks = nil // no links to schemas in the bodies
	c.Formats = map[string]huma.Format{"application/json": strictJSON, "json": huma.DefaultJSONFormat}
	c.Components.Schemas = huma.NewMapRegistry("#/components/schemas/", schemaName)
	c.Components.SecuritySchemes = map[string]*huma.SecurityScheme{session: {Type: "apiKey", In: "cookie", Name: cookieName,
		Description: "Of be-guest, sign-up or sign-in. Over TLS its name is " + secureCookie + "."}}
	return c
}

// session is the name of the cookie's security scheme in the document.
const session = "session"

// operation describes an operation for the document. I is the type of its request.
func operation[I any](op people.Operation, method, path, summary string) huma.Operation {
	o := huma.Operation{OperationID: string(op), Method: method, Path: path, Summary: summary, Tags: []string{tagOf(path)},
		MaxBodyBytes: MaxBody, Errors: []int{401, 403, 404, 405, 409, 421, 422, 429, 503}}
	if _, body := reflect.TypeFor[I]().FieldByName("Body"); body {
		o.Errors = append(o.Errors, 400, 408, 413, 415)
	}
	if !people.May(people.Nobody, op) {
		o.Security = []map[string][]string{{session: {}}}
	}
	return o
}

// schemaName names a type in the document. Types of package felt get the prefix
// Felt, because Area and Point alone would say too little in a list of all types; those of
// reports, papers and of the search for rounds have prefixes too.
func schemaName(t reflect.Type, hint string) string {
	name := huma.DefaultSchemaNamer(t, hint)
	for t.Kind() == reflect.Pointer || t.Kind() == reflect.Slice {
		t = t.Elem()
	}
	if t.PkgPath() == "boardwalk/felt" && t.Name() != "Felt" {
		return "Felt" + name
	}
	switch t.PkgPath() { // Table and Round would be taken for others
	case "boardwalk/report":
		return "Report" + name
	case "boardwalk/report/find":
		return "Found" + name
	case "boardwalk/study":
		return "Study" + name
	case "boardwalk/paper":
		return "Paper" + name
	}
	return name
}

// tagOf returns the tag under which the document lists an operation: the first part
// of its path, with a few put together.
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
