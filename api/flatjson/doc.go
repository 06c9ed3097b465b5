// Package flatjson reads request bodies that are one flat JSON object: strings in
// ASCII without escapes, whole numbers that are not negative, and booleans, each
// member once. It reads only those, and much faster than encoding/json.
//
// A [Form] is made once for each type of body. What it cannot read may still be a
// valid request: the caller then gives it to the HTTP framework, which reads all of
// JSON and says what is wrong. A test holds that whatever a Form reads, the
// framework would have accepted with the same result.
//
// Other modules should not build on this package: it may change in every version.
package flatjson
