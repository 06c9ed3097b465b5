package journal

import (
	"math"

	"boardwalk/money"
	"boardwalk/table"
)

// quick is data that comes with every round. It is read many times faster than by a reader of any JSON if nothing is
// unusual in it: all members are there in their order (but for those that are left out when they are empty), and no text has
// an escape.
type quick interface{ scan(s *scanner) }

// scanned reads data into v, and reports whether it could. If not, v is as it was.
func scanned[T any, P interface {
	*T
	quick
}](data []byte, v P) bool {
	s := scanner{rest: data, ok: true}
	var read T
	P(&read).scan(&s)
	s.past("}")
	if !s.ok || len(s.rest) > 0 {
		return false
	}
	*v = read
	return true
}

// quickly reads data of the kinds that come with every round, and reports whether it could.
func quickly(data []byte, v any) bool {
	switch v := v.(type) {
	case *Commit:
		return scanned(data, v)
	case *Cut:
		return scanned(data, v)
	case *NoMoreBets:
		return scanned(data, v)
	case *Opening:
		return scanned(data, v)
	case *Reveal:
		return scanned(data, v)
	case *Seating:
		return scanned(data, v)
	case QuickReader:
		return v.ReadQuickly(data)
	}
	return false
}

// QuickReader is data of another package that comes with many rounds. ReadQuickly reads it if it is written as most of it is,
// and reports whether it could: exactly what a reader of any JSON would read. If not, the value is as it was.
type QuickReader interface{ ReadQuickly(data []byte) bool }

func (c *Commit) scan(s *scanner) {
	c.Round = s.after(`{"round":`)
	c.Series = s.after(`,"series":`)
	c.Hash = s.textAfter(`,"hash":"`)
	c.Path = s.textAfter(`,"path":"`)
	c.Chain = s.textAfter(`,"chain":"`)
}

func (c *Cut) scan(s *scanner) {
	c.Round = s.after(`{"round":`)
	c.Seat = s.seatAfter(`,"seat":`)
	c.Hash = s.textAfter(`,"hash":"`)
}

func (n *NoMoreBets) scan(s *scanner) {
	n.Round = s.after(`{"round":`)
	until := s.textAfter(`,"until":"`)
	s.ok = n.Until.UnmarshalText([]byte(until)) == nil && s.ok
	n.Beacon = s.some(`,"beacon":`)
}

func (o *Opening) scan(s *scanner) {
	o.Round = s.after(`{"round":`)
	o.Seat = s.seatAfter(`,"seat":`)
	o.Secret = s.textAfter(`,"secret":"`)
}

func (r *Reveal) scan(s *scanner) {
	r.Round = s.after(`{"round":`)
	r.Seeds = append(r.Seeds, s.textAfter(`,"seeds":["`))
	for s.ok && s.has(`,"`) {
		r.Seeds = append(r.Seeds, s.text())
	}
	s.past("]")
}

func (d *Seating) scan(s *scanner) {
	d.Person = s.textAfter(`{"person":"`)
	d.Seat = s.seatAfter(`,"seat":`)
	d.Amount = s.centsAfter(`,"amount":`)
	if s.has(`,"coupon":`) {
		d.Coupon = s.cents()
	}
}

// after reads a number after its name.
func (s *scanner) after(name string) uint64 {
	s.past(name)
	return s.number()
}

// textAfter reads a text after its name.
func (s *scanner) textAfter(name string) string {
	s.past(name)
	return s.text()
}

func (s *scanner) seatAfter(name string) table.Seat {
	n := s.after(name)
	s.ok = s.ok && n <= math.MaxUint8
	return table.Seat(n)
}

func (s *scanner) centsAfter(name string) money.Cents {
	s.past(name)
	return s.cents()
}

// cents reads an amount that is not below zero.
func (s *scanner) cents() money.Cents {
	n := s.number()
	s.ok = s.ok && n <= math.MaxInt64
	return money.Cents(n)
}
