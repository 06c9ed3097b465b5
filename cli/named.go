package cli

import (
	"reflect"
	"slices"
	"strings"
)

// named returns a new commands, as a pointer, in which only the command that args name has its flags and arguments: of the others
// nothing but name and help is asked for, and to read several hundred flags takes longer than most commands do.
func named(args []string) any {
	all := reflect.TypeFor[commands]()
	var fields []reflect.StructField
	chosen := slices.ContainsFunc(reflect.VisibleFields(all), func(f reflect.StructField) bool { return isNamed(f, args) })
	for i := range all.NumField() {
		f := all.Field(i)
		// Several commands take settings of serve.
		if whole := isNamed(f, args) || chosen && f.Name == "Serve"; !whole {
			f = withoutFlags(f)
		}
		fields = append(fields, f)
	}
	return reflect.New(reflect.StructOf(fields)).Interface()
}

func isCommand(f reflect.StructField) bool {
	_, ok := f.Tag.Lookup("cmd")
	return ok
}

// isNamed reports whether a field is a command, of which args contain the name.
func isNamed(f reflect.StructField, args []string) bool {
	name := f.Tag.Get("name")
	if name == "" {
		name = strings.ToLower(f.Name)
	}
	return isCommand(f) && slices.Contains(args, name)
}

// withoutFlags returns the field of a command with nothing in it but the commands below it.
func withoutFlags(f reflect.StructField) reflect.StructField {
	if !isCommand(f) {
		return f
	}
	var below []reflect.StructField
	for i := range f.Type.NumField() {
		if b := f.Type.Field(i); isCommand(b) {
			below = append(below, withoutFlags(b))
		}
	}
	f.Type = reflect.StructOf(below)
	return f
}
