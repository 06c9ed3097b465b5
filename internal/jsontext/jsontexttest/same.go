// Package jsontexttest holds what types write of themselves against package
// encoding/json.
package jsontexttest

import (
	"reflect"
	"testing"
	"time"

	"boardwalk/chance"
	"boardwalk/internal/jsontext"
)

// Same has many values of a type write themselves, and compares each with what
// the library writes of it.
func Same[T any](t *testing.T, write func(*T) []byte) {
	t.Helper()
	luck := chance.NewFast(1, 2)
	for range 5000 {
		var v T
		fill(reflect.ValueOf(&v).Elem(), luck)
		want, err := jsontext.Marshal(&v)
		if err != nil {
			t.Fatal(err)
		}
		if got := write(&v); string(got) != string(want) {
			t.Fatalf("it writes\n%s\nand the library\n%s", got, want)
		}
	}
}

var strings = []string{"", "a", "19:47-1.3(c)", "a \"word\"", "back\\slash", "<b>&", "é", "\u2028", "tab\t", "\xff"}

// fill fills a value at random; much of it stays zero.
func fill(v reflect.Value, luck chance.Source) {
	if v.Type() == reflect.TypeFor[time.Time]() {
		v.Set(reflect.ValueOf(time.Unix(int64(luck.Draw(2e9)), int64(luck.Draw(2)*luck.Draw(1e9))).UTC()))
		return
	}
	if v.Kind() != reflect.Struct && luck.Draw(3) == 0 {
		return
	}
	switch v.Kind() {
	case reflect.Struct:
		for i := range v.NumField() {
			if v.Type().Field(i).IsExported() {
				fill(v.Field(i), luck)
			}
		}
	case reflect.Pointer:
		v.Set(reflect.New(v.Type().Elem()))
		fill(v.Elem(), luck)
	case reflect.Slice:
		v.Set(reflect.MakeSlice(v.Type(), luck.Draw(3), 3))
		for i := range v.Len() {
			fill(v.Index(i), luck)
		}
	case reflect.Array:
		for i := range v.Len() {
			fill(v.Index(i), luck)
		}
	case reflect.String:
		v.SetString(strings[luck.Draw(len(strings))])
	case reflect.Bool:
		v.SetBool(luck.Draw(2) == 0)
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		v.SetInt(int64(luck.Draw(200) - 100))
	case reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		v.SetUint(uint64(luck.Draw(100)))
	default:
		panic("jsontexttest: nothing is known of " + v.Type().String())
	}
}
