package api

import (
	"context"
	"net/http"
	"reflect"

	"github.com/danielgtaylor/huma/v2"

	"boardwalk/people"
)

// described is the head of the OpenAPI document. There is no page of
// documentation beside it: the usual ones load scripts from elsewhere.
func described() huma.Config {
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

// session is what the description calls the cookie.
const session = "session"

// operation describes something that one can ask for.
func operation[I any](op people.Operation, method, path, summary string) huma.Operation {
	o := huma.Operation{OperationID: string(op), Method: method, Path: path, Summary: summary, Tags: []string{tagOf(path)},
		MaxBodyBytes: largestBody, Errors: []int{401, 403, 404, 409, 422, 429, 503}}
	if _, body := reflect.TypeFor[I]().FieldByName("Body"); body {
		o.Errors = append(o.Errors, 400, 408, 413, 415)
	}
	if !people.May(people.Nobody, op) {
		o.Security = []map[string][]string{{session: {}}}
	}
	return o
}

// handleFile registers an operation that answers with a file of some type.
func handleFile[I any](s *Server, op people.Operation, path, kind, summary string, do func(context.Context, *I) (*File, error)) {
	handle(s, op, http.MethodGet, path, summary, do)
	s.api.OpenAPI().Paths[path].Get.Responses["200"].Content = map[string]*huma.MediaType{kind: {Schema: &huma.Schema{Type: huma.TypeString}}}
}

// schemaName names the parts of a layout after it, since Area and Point alone
// would say too little in a list of all types.
func schemaName(t reflect.Type, hint string) string {
	name := huma.DefaultSchemaNamer(t, hint)
	for t.Kind() == reflect.Pointer || t.Kind() == reflect.Slice {
		t = t.Elem()
	}
	if t.PkgPath() == "boardwalk/felt" && t.Name() != "Felt" {
		return "Felt" + name
	}
	return name
}
