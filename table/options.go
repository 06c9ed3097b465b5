package table

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"boardwalk/law"
	"boardwalk/money"
)

// Options are a licensee's choices at one game: a struct whose fields the game
// declares once, here read by help, signs, cases and screens alike.
type Options interface {
	Declare() []Option
}

// Option declares one choice: its paragraph, its lawful values and its help.
type Option struct {
	Name   string
	Law    law.Cite
	Lawful string // the lawful values, in words
	Help   string
	Notice law.Cite // if set: the paragraph that wants notice of a change, half an hour ahead

	Audience Audience // to whom that notice goes
	permits  bool     // nobody need be told that it is given

	// wanted reports whether that paragraph wants notice of a change from one value to another; nil if it does of all.
	wanted func(from, to string) bool

	Approval law.Cite // if set: the paragraph that wants the Commission's approval of some values
	approved []string // those values

	title      string // what people call it; "" for its name
	procedural bool   // it does not change what any wager is worth
	minimum    bool   // it is part of the table's minimum

	usual string // of an option from elsewhere: the only lawful value
	says  string // and the sentence that says what New Jersey does
	known []string

	value value
}

// Approved returns the option as one of which some values are lawful only if
// the Commission approved them, or all of a [Text]. A casino file that chooses one of them assumes
// that approval, and the check of the file lists it.
func (o Option) Approved(by law.Cite, values ...string) Option {
	o.Approval, o.approved = by, values
	return o
}

// Assumes returns the paragraph under which the Commission must have approved
// the option's present value, or nothing if that value needs no approval.
func (o Option) Assumes() law.Cite {
	if _, ok := o.value.(text); ok || slices.Contains(o.approved, o.Value()) {
		return o.Approval
	}
	return ""
}

// Noticed returns the option as one of which a paragraph of its own wants
// notice, half an hour before it changes.
func (o Option) Noticed(by law.Cite) Option {
	o.Notice = by
	return o
}

// NoticedIf returns the option as one of which a paragraph of its own wants notice, but of some changes only, as of an
// increase. What it does not ask for needs none.
func (o Option) NoticedIf(by law.Cite, wanted func(from, to string) bool) Option {
	o.Notice, o.wanted = by, wanted
	return o
}

// InMinimum returns the option as one that is part of what a round costs at least. Where
// the law lets all patrons agree to a higher minimum at once, they may agree to raise it too.
func (o Option) InMinimum() Option {
	o.minimum = true
	return o
}

// IsInMinimum reports whether the option is part of the table's minimum.
func (o Option) IsInMinimum() bool { return o.minimum }

// Times returns the value that an option of amounts has when each is so many times as much;
// false for an option of another kind.
func (o Option) Times(n, by int64) (string, bool) {
	switch v := o.value.(type) {
	case amount:
		return (*v.p * money.Cents(n) / money.Cents(by)).String(), true
	case amounts:
		list := make([]money.Cents, len(*v.p))
		for i, c := range *v.p {
			list[i] = c * money.Cents(n) / money.Cents(by)
		}
		return amounts{p: &list}.String(), true
	}
	return "", false
}

// value is where the option lives in its struct.
type value interface {
	String() string
	Set(string) bool     // false for a value that the law does not allow
	take(string) bool    // sets any value of the right shape, lawful or not
	extends(string) bool // whether a value allows more than this one, and nothing less
}

// Value returns the option's present value.
func (o Option) Value() string { return o.value.String() }

// Words lists the lawful values of an option that is one of several words.
func (o Option) Words() []string {
	if v, ok := o.value.(oneOf); ok {
		return v.words
	}
	return nil
}

// Set changes the option, or says which paragraph forbids the value.
func (o Option) Set(s string) error {
	if o.value.Set(strings.TrimSpace(s)) {
		return nil
	}
	if t, ok := o.value.(text); ok {
		return &law.Fault{By: o.Law, Where: "option", Name: o.Name, Text: t.check(strings.TrimSpace(s)).Error()}
	}
	return &law.Fault{By: o.Law, Where: "option", Name: o.Name, Text: fmt.Sprintf("must be %s, not %q", o.Lawful, s)}
}

// SetOption changes the named option of a game.
func SetOption(o Options, name, value string) error {
	declared := o.Declare()
	for _, d := range declared {
		if d.Name == name {
			return d.Set(value)
		}
	}
	for _, d := range elsewhere(o) {
		if d.Name == name {
			return &law.Fault{By: d.Law, Where: "option", Name: name, Text: d.says + "; ask what if it were otherwise (--what-if)"}
		}
	}
	names := make([]string, len(declared))
	for i, d := range declared {
		names[i] = d.Name
	}
	return fmt.Errorf("there is no option %q; there are: %s", name, strings.Join(names, ", "))
}

// SetOptions sets options by their names, in the order in which they are declared. It declares them once, so that
// many are set sooner than with [SetOption].
func SetOptions(o Options, values map[string]string) error {
	set := 0
	for _, d := range o.Declare() {
		if value, ok := values[d.Name]; ok {
			if err := d.Set(value); err != nil {
				return err
			}
			set++
		}
	}
	if set == len(values) {
		return nil
	}
	for _, name := range slices.Sorted(maps.Keys(values)) {
		if err := SetOption(o, name, values[name]); err != nil {
			return err
		}
	}
	return nil
}

// Faulter is options of which some are lawful only together with others.
type Faulter interface {
	Faults() []law.Fault
}

// Validate returns a fault for every option whose value is not lawful, however
// it got there, and for every combination that is not.
func Validate(o Options) []law.Fault {
	var faults []law.Fault
	for _, d := range o.Declare() {
		if err := d.Set(d.Value()); err != nil {
			faults = append(faults, *err.(*law.Fault))
		}
	}
	if f, ok := o.(Faulter); ok {
		faults = append(faults, f.Faults()...)
	}
	return append(faults, strange(o)...)
}

// Strange are options that also know rules which other places have and New Jersey has not. They are declared apart from
// the lawful ones, so that no casino file, notice, set-up or page finds them: only a table of supposed rules sets them.
type Strange interface {
	// Elsewhere declares them. Each has one lawful value, by [Option.Only].
	Elsewhere() []Option
}

// elsewhere returns the options that New Jersey does not have.
func elsewhere(o Options) []Option {
	if s, ok := o.(Strange); ok {
		return s.Elsewhere()
	}
	return nil
}

// strange returns a fault for every option from elsewhere that is not as New Jersey has it, and one for options that
// supposed pay lines were put into.
func strange(o Options) []law.Fault {
	var faults []law.Fault
	for _, d := range elsewhere(o) {
		if d.Value() != d.usual {
			faults = append(faults, law.Fault{By: d.Law, Where: "option", Name: d.Name, Text: d.says})
		}
	}
	return faults
}

// Whole declares an option that is a whole number from low to high.
func Whole(name string, by law.Cite, p *int, low, high int, help string) Option {
	return Option{Name: name, Law: by, Help: help, value: whole{p, low, high, low, high},
		Lawful: fmt.Sprintf("a whole number from %d to %d", low, high)}
}

type whole struct {
	p           *int
	low, high   int // that are lawful
	least, most int // with which the game can be played, lawful or not
}

func (v whole) String() string { return strconv.Itoa(*v.p) }
func (v whole) Set(s string) bool {
	n, err := strconv.Atoi(s)
	if err != nil || n < v.low || n > v.high {
		return false
	}
	*v.p = n
	return true
}

func (v whole) extends(s string) bool {
	n, err := strconv.Atoi(s)
	return err == nil && n > *v.p
}

// Switch declares an option that is on or off.
func Switch(name string, by law.Cite, p *bool, help string) Option {
	return Option{Name: name, Law: by, Help: help, value: onOff{p}, Lawful: "yes or no"}
}

type onOff struct{ p *bool }

func (v onOff) String() string {
	if *v.p {
		return "yes"
	}
	return "no"
}

func (v onOff) Set(s string) bool {
	switch strings.ToLower(s) {
	case "yes", "on", "true":
		*v.p = true
	case "no", "off", "false":
		*v.p = false
	default:
		return false
	}
	return true
}

func (v onOff) extends(s string) bool {
	var on bool
	return (onOff{&on}).Set(s) && on && !*v.p
}

// OneOf declares an option that is one of several words.
func OneOf(name string, by law.Cite, p *string, words []string, help string) Option {
	return Option{Name: name, Law: by, Help: help, value: oneOf{p, words, nil}, Lawful: "one of " + strings.Join(words, ", ")}
}

type oneOf struct {
	p     *string
	words []string
	more  []string // that are not lawful here
}

func (v oneOf) String() string { return *v.p }
func (v oneOf) Set(s string) bool {
	if !slices.Contains(v.words, s) {
		return false
	}
	*v.p = s
	return true
}

func (v oneOf) extends(s string) bool { return *v.p == none && s != none }

// usual is the value of an option that is a text, where it is the one of the program.
const usual = "standard"

// Text declares an option that is a text in a language of its own, as of a house way. check returns what is wrong with
// a text; it is asked about "standard" too, which stands for the text that the program has, and is what an empty
// text means.
func Text(name string, by law.Cite, p *string, check func(string) error, help string) Option {
	return Option{Name: name, Law: by, Help: help, value: text{p, check}, Lawful: usual + " or a text without faults"}
}

type text struct {
	p     *string
	check func(string) error
}

func (v text) String() string { return cmp.Or(*v.p, usual) }
func (v text) Set(s string) bool {
	if s = cmp.Or(s, usual); v.check(s) != nil {
		return false
	}
	*v.p = s
	return true
}

func (v text) extends(string) bool { return false }

// Percentage declares an option that is a rate of at most high.
func Percentage(name string, by law.Cite, p *money.Rate, high money.Rate, help string) Option {
	return Option{Name: name, Law: by, Help: help, value: rate{p, high}, Lawful: "a percentage from 0 to " + high.String()}
}

type rate struct {
	p    *money.Rate
	high money.Rate
}

func (v rate) String() string { return v.p.String() }
func (v rate) Set(s string) bool {
	r, err := money.ParseRate(s)
	if err != nil || r < 0 || r > v.high {
		return false
	}
	*v.p = r
	return true
}

func (v rate) extends(string) bool { return false }

// Amount declares an option that is an amount of money up to high.
func Amount(name string, by law.Cite, p *money.Cents, high money.Cents, help string) Option {
	return Option{Name: name, Law: by, Help: help, value: amount{p, high}, Lawful: "an amount from 0 to " + high.String()}
}

type amount struct {
	p    *money.Cents
	high money.Cents
}

func (v amount) String() string { return v.p.String() }
func (v amount) Set(s string) bool {
	c, err := money.Parse(s)
	if err != nil || c < 0 || c > v.high {
		return false
	}
	*v.p = c
	return true
}

func (v amount) extends(s string) bool {
	c, err := money.Parse(s)
	return err == nil && c > *v.p
}

// Amounts declares an option that is a list of amounts, at most so many and
// each up to high.
func Amounts(name string, by law.Cite, p *[]money.Cents, most int, high money.Cents, help string) Option {
	return Option{Name: name, Law: by, Help: help, value: amounts{p, most, high},
		Lawful: fmt.Sprintf("up to %d amounts from 0 to %s, or none", most, high)}
}

type amounts struct {
	p    *[]money.Cents
	most int
	high money.Cents
}

func (v amounts) extends(s string) bool {
	var to []money.Cents
	if !(amounts{&to, v.most, v.high}).Set(s) || len(to) != len(*v.p) {
		return false
	}
	more := false
	for i, c := range to {
		if c < (*v.p)[i] {
			return false
		}
		more = more || c > (*v.p)[i]
	}
	return more
}

// none is how a list without amounts, and what is not offered, is written.
const none = "none"

func (v amounts) String() string {
	if len(*v.p) == 0 {
		return none
	}
	words := make([]string, len(*v.p))
	for i, c := range *v.p {
		words[i] = c.String()
	}
	return strings.Join(words, " ")
}

func (v amounts) Set(s string) bool {
	var list []money.Cents
	if s != none {
		for _, word := range strings.Fields(s) {
			var c money.Cents
			if !(amount{&c, v.high}).Set(word) {
				return false
			}
			list = append(list, c)
		}
	}
	if len(list) > v.most {
		return false
	}
	*v.p = list
	return true
}

// Audience is who must be told before an option changes.
type Audience uint8
