package flatjson

import (
	"cmp"
	"encoding/json"
	"fmt"
	"reflect"
	"strings"
	"testing"

	"boardwalk/api/wire"

	"github.com/danielgtaylor/huma/v2"
	"pgregory.net/rapid"
)

// bodyTypes are the types of the orders that players give.
var bodyTypes = []reflect.Type{
	reflect.TypeFor[wire.SitDown](), reflect.TypeFor[wire.Chips](), reflect.TypeFor[wire.Act](),
	reflect.TypeFor[wire.Answer](), reflect.TypeFor[wire.Readiness](),
	reflect.TypeFor[wire.Cut](), reflect.TypeFor[wire.Opening](), reflect.TypeFor[wire.Invitation](), reflect.TypeFor[wire.OverRequest](),
}

// TestAFormReadsWhatTheFrameworkAccepts draws bodies that are right or nearly
// right. Whatever the form reads, huma accepts with the same result.
func TestAFormReadsWhatTheFrameworkAccepts(t *testing.T) {
	for _, kind := range bodyTypes {
		if text := simplestBody(kind); !readBoth(t, kind, text) {
			t.Errorf("%s: %s is not read", kind, text)
		}
		rapid.Check(t, func(t *rapid.T) { readBoth(t, kind, drawBody(t, kind)) })
	}
}

// simplestBody returns a valid body that has every member which can be flat.
func simplestBody(kind reflect.Type) string {
	var members []string
	for i := range kind.NumField() {
		f := kind.Field(i)
		name, _, _ := strings.Cut(f.Tag.Get("json"), ",")
		first, _, _ := strings.Cut(f.Tag.Get("enum"), ",")
		switch {
		case f.Type.Kind() == reflect.String:
			members = append(members, fmt.Sprintf("%q:%q", name, cmp.Or(first, strings.Repeat("a", max(1, int(fieldOf(name, f.Type, f.Tag).min))))))
		case f.Type.Kind() == reflect.Bool:
			members = append(members, fmt.Sprintf("%q:true", name))
		case f.Type.Kind() != reflect.Slice: // which is never read here
			members = append(members, fmt.Sprintf("%q:1", name))
		}
	}
	return "{" + strings.Join(members, ",") + "}"
}

func FuzzForm(f *testing.F) {
	for i := range bodyTypes {
		f.Add(i, `{"kind":"make","area":"one","amount":100}`)
		f.Add(i, `{"ready":true}`)
		f.Add(i, ` { "seat" : 1 , "amount" : 500 } `)
	}
	f.Fuzz(func(t *testing.T, i int, text string) {
		readBoth(t, bodyTypes[uint(i)%uint(len(bodyTypes))], text)
	})
}

// readBoth reads a body with the form and with huma, compares the results, and
// reports whether the form read it.
func readBoth(t interface {
	Fatalf(string, ...any)
}, kind reflect.Type, text string) bool {
	got := reflect.New(kind)
	if !New(kind).Read([]byte(text), got.Elem()) {
		return false
	}
	var loose any
	if err := json.Unmarshal([]byte(text), &loose); err != nil {
		t.Fatalf("%s: %q is no JSON: %v", kind, text, err)
	}
	registry := huma.NewMapRegistry("#/components/schemas/", huma.DefaultSchemaNamer)
	schema := registry.Schema(kind, true, "body")
	var said huma.ValidateResult
	huma.Validate(registry, schema, huma.NewPathBuffer(nil, 0), huma.ModeWriteToServer, loose, &said)
	if len(said.Errors) > 0 {
		t.Fatalf("%s: huma does not take %q: %v", kind, text, said.Errors)
	}
	want := reflect.New(kind)
	if err := json.Unmarshal([]byte(text), want.Interface()); err != nil {
		t.Fatalf("%s: %q: %v", kind, text, err)
	}
	if !reflect.DeepEqual(got.Interface(), want.Interface()) {
		t.Fatalf("%s: %q is %+v, and read as %+v", kind, text, want.Elem(), got.Elem())
	}
	return true
}

// drawBody returns an object that has most members of a type and perhaps others, with
// values that are often right.
func drawBody(t *rapid.T, kind reflect.Type) string {
	var members []string
	for i := range kind.NumField() {
		f := kind.Field(i)
		name, rest, _ := strings.Cut(f.Tag.Get("json"), ",")
		if rest != "" && rapid.Bool().Draw(t, "left out") {
			continue
		}
		if rapid.IntRange(0, 19).Draw(t, "another name") == 0 {
			name = rapid.SampledFrom([]string{"", "kind", "KIND", "amount", "x", `a\u0062`}).Draw(t, "name")
		}
		members = append(members, fmt.Sprintf("%q:%s", name, drawValue(t, f)))
	}
	if len(members) > 0 && rapid.IntRange(0, 9).Draw(t, "twice") == 0 {
		members = append(members, members[0])
	}
	space := rapid.SampledFrom([]string{"", "", " ", "\n\t", "\r\n", "\v"})
	text := space.Draw(t, "space") + "{" + strings.Join(rapid.Permutation(members).Draw(t, "members"), ","+
		space.Draw(t, "space")) + "}" + space.Draw(t, "space")
	if rapid.IntRange(0, 9).Draw(t, "cut") == 0 {
		text = text[:rapid.IntRange(0, len(text)).Draw(t, "length")]
	}
	return text
}

// drawValue returns a value for a field, which is often valid.
func drawValue(t *rapid.T, f reflect.StructField) string {
	if rapid.IntRange(0, 19).Draw(t, "odd") == 0 {
		return rapid.SampledFrom([]string{"null", "[]", "{}", "1.5", "1e3", "-1", "01", `"\n"`, `"é"`, "truth",
			"99999999999999999999", `"` + strings.Repeat("x", 300) + `"`}).Draw(t, "value")
	}
	if enum := f.Tag.Get("enum"); enum != "" {
		return fmt.Sprintf("%q", rapid.SampledFrom(append(strings.Split(enum, ","), "other", "")).Draw(t, "value"))
	}
	switch f.Type.Kind() {
	case reflect.String:
		return fmt.Sprintf("%q", rapid.StringMatching(`[ -!#-\[\]-~]{0,80}`).Draw(t, "value"))
	case reflect.Bool:
		return fmt.Sprint(rapid.Bool().Draw(t, "value"))
	case reflect.Slice:
		return "[1]"
	}
	return fmt.Sprint(rapid.SampledFrom([]int64{0, 1, 2, 64, 65, 500, 1000, 1001, 999999999999999, 1 << 53}).Draw(t, "value"))
}
