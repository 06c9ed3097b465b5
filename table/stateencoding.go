package table

import (
	"bytes"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"reflect"
	"time"
)

// What lasts between rounds is plain: numbers, words and times, in structures
// and lists. It is private to its game, and is written as it is, so that no game
// has to say how.

var timeType = reflect.TypeFor[time.Time]()

// writePlain writes a plain value. Of an array the zeros at its end are left
// out, and so are a structure's fields that are zero; bytes are two hexadecimal
// digits each.
func writePlain(b *bytes.Buffer, v reflect.Value) error {
	switch {
	case v.Type() == timeType:
		return writeJSON(b, field(v).Interface())
	case v.CanInt():
		fmt.Fprint(b, v.Int())
	case v.CanUint():
		fmt.Fprint(b, v.Uint())
	case v.Kind() == reflect.Bool:
		fmt.Fprint(b, v.Bool())
	case v.Kind() == reflect.String:
		return writeJSON(b, v.String())
	case v.Kind() == reflect.Array, v.Kind() == reflect.Slice:
		return writeList(b, v)
	case v.Kind() == reflect.Struct:
		return writeStruct(b, v)
	default:
		return fmt.Errorf("%s is not plain", v.Type())
	}
	return nil
}

func writeJSON(b *bytes.Buffer, v any) error {
	e := json.NewEncoder(b)
	e.SetEscapeHTML(false)
	err := e.Encode(v)
	b.Truncate(b.Len() - 1) // the end of the line
	return err
}

func writeList(b *bytes.Buffer, v reflect.Value) error {
	n := v.Len()
	for v.Kind() == reflect.Array && n > 0 && v.Index(n-1).IsZero() {
		n--
	}
	if v.Type().Elem().Kind() == reflect.Uint8 {
		text := make([]byte, n)
		for i := range text {
			text[i] = byte(v.Index(i).Uint())
		}
		fmt.Fprintf(b, `"%x"`, text)
		return nil
	}
	b.WriteString("[")
	for i := range n {
		if i > 0 {
			b.WriteString(",")
		}
		if err := writePlain(b, v.Index(i)); err != nil {
			return err
		}
	}
	b.WriteString("]")
	return nil
}

func writeStruct(b *bytes.Buffer, v reflect.Value) error {
	b.WriteString("{")
	between := ""
	for i := range v.NumField() {
		if v.Field(i).IsZero() {
			continue
		}
		name := v.Type().Field(i).Name
		fmt.Fprintf(b, "%s%q:", between, name)
		between = ","
		if err := writePlain(b, v.Field(i)); err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
	}
	b.WriteString("}")
	return nil
}

// readPlain reads what writePlain wrote into a value that is zero. No text is
// the value zero.
func readPlain(text []byte, v reflect.Value) error {
	if len(text) == 0 {
		return nil
	}
	switch {
	case v.Type() == timeType:
		return json.Unmarshal(text, field(v).Addr().Interface())
	case v.Kind() == reflect.Array, v.Kind() == reflect.Slice:
		return readList(text, v)
	case v.Kind() == reflect.Struct:
		return readStruct(text, v)
	}
	return readScalar(text, field(v))
}

// readScalar reads by the kind of the value, whatever its type makes of JSON.
func readScalar(text []byte, v reflect.Value) error {
	to := reflect.New(scalars[v.Kind()])
	if err := json.Unmarshal(text, to.Interface()); err != nil {
		return err
	}
	v.Set(to.Elem().Convert(v.Type()))
	return nil
}

var scalars = map[reflect.Kind]reflect.Type{
	reflect.Bool: reflect.TypeFor[bool](), reflect.String: reflect.TypeFor[string](),
	reflect.Int: reflect.TypeFor[int](), reflect.Int8: reflect.TypeFor[int8](), reflect.Int16: reflect.TypeFor[int16](),
	reflect.Int32: reflect.TypeFor[int32](), reflect.Int64: reflect.TypeFor[int64](),
	reflect.Uint: reflect.TypeFor[uint](), reflect.Uint8: reflect.TypeFor[uint8](), reflect.Uint16: reflect.TypeFor[uint16](),
	reflect.Uint32: reflect.TypeFor[uint32](), reflect.Uint64: reflect.TypeFor[uint64](),
}

// field is a value that may be got at although it is private.
func field(v reflect.Value) reflect.Value {
	return reflect.NewAt(v.Type(), v.Addr().UnsafePointer()).Elem()
}

func readList(text []byte, v reflect.Value) error {
	var list []json.RawMessage
	if v.Type().Elem().Kind() == reflect.Uint8 {
		var digits string
		if err := json.Unmarshal(text, &digits); err != nil {
			return err
		}
		data, err := hex.DecodeString(digits)
		if err != nil {
			return err
		}
		for _, x := range data {
			list = append(list, fmt.Append(nil, x))
		}
	} else if err := json.Unmarshal(text, &list); err != nil {
		return err
	}
	switch {
	case v.Kind() == reflect.Slice && list != nil:
		field(v).Set(reflect.MakeSlice(v.Type(), len(list), len(list)))
	case len(list) > v.Len():
		return fmt.Errorf("%d items, and there is room for %d", len(list), v.Len())
	}
	for i := range list {
		if err := readPlain(list[i], v.Index(i)); err != nil {
			return err
		}
	}
	return nil
}

func readStruct(text []byte, v reflect.Value) error {
	var fields map[string]json.RawMessage
	if err := json.Unmarshal(text, &fields); err != nil {
		return err
	}
	for i := range v.NumField() {
		name := v.Type().Field(i).Name
		if err := readPlain(fields[name], v.Field(i)); err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		delete(fields, name)
	}
	for name := range fields {
		return fmt.Errorf("there is no %q", name)
	}
	return nil
}
