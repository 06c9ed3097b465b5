import { expect, it } from 'vitest'
import { type Area, around, type Drawn, isShut, isStacked, litBy, seatedFor, shows, spanOf, splitCard, splitRoom } from './felt'

const area = (more: Partial<Area>): Area => ({ wager: 'a', x: 0, y: 0, w: 1, h: 1, chip: { x: 0, y: 0 }, ...more })
const felt = (more: Partial<Drawn>): Drawn => ({ name: 'a layout', width: 10, height: 10, areas: [], ...more })

it('an area shows while the house says so', () => {
  const seen = (own: Record<string, number>, fact?: string) => ({ fact: () => fact, own: (w: string) => own[w] ?? 0, total: (w: string) => own[w] ?? 0 })
  expect(shows(area({}), seen({}))).toBe(true)
  expect([shows(area({ lying: true }), seen({})), shows(area({ lying: true }), seen({ a: 5 }))]).toEqual([false, true])
  expect([shows(area({ with: 'b' }), seen({ a: 0 })), shows(area({ with: 'b' }), seen({ b: 5 }))]).toEqual([false, true])
  expect([shows(area({ fact: 'point', is: '6' }), seen({}, '8')), shows(area({ fact: 'point', is: '6' }), seen({}, '6'))]).toEqual([false, true])
})

it('an outcome lights its areas', () => {
  const dice = felt({ lights: { on: { '4-4-5': ['big'] } } })
  expect([litBy(dice, [5, 4, 4], () => ''), litBy(dice, undefined, () => '')]).toEqual([['big'], []])
  const wheel = felt({ lights: { on: { '00': ['straight-00'] } }, beside: [{ kind: 'wheel', name: 'wheel', stops: [{ label: '0' }, { label: '00' }] }] })
  expect([litBy(wheel, [1], () => ''), litBy(wheel, [0], () => '')]).toEqual([['straight-00'], []])
  expect(litBy(felt({ lights: { fact: 'scoreboard', on: { B: ['banker'] } } }), undefined, () => 'PPB')).toEqual(['banker'])
})

it('players sit around the table from oneself on, spread evenly', () => {
  const positions = [1, 2, 3, 4, 5, 6].map((seat) => ({ seat, x: seat, y: 0 }))
  const seats = around(felt({ positions }), [{ seat: 2 }, { seat: 5 }, { seat: 6 }], 5)
  expect(seats.map((s) => [s.player.seat, s.at.x])).toEqual([[5, 1], [6, 3], [2, 5]])
  const four = around(felt({ positions }), [1, 2, 3, 4].map((seat) => ({ seat })), 1)
  expect(four.map((s) => s.at.x)).toEqual([1, 2.5, 4, 5.5])
})

it('positions stand below each other on a phone where the house has no upright layout', () => {
  const positions = [{ seat: 1, x: 0, y: 0 }]
  expect([isStacked(felt({ positions }), true), isStacked(felt({ positions }), false)]).toEqual([true, false])
  expect([isStacked(felt({ positions, upright: felt({}) }), true), isStacked(felt({}), true)]).toEqual([false, false])
})

it('hands that were split fit between the neighbours', () => {
  const hand = (n: number) => ({ cards: Array(n).fill('As') })
  const wide = (...cards: number[]) => splitCard(2.97, cards.map(hand)) * spanOf(cards.slice(0, 2).map(hand))
  expect([wide(2, 2), wide(1, 2), wide(5, 3), wide(2, 2, 2, 2)].every((w) => w <= splitRoom + 1e-9)).toBe(true)
  expect(splitCard(2.97, [hand(2), hand(2), hand(2), hand(2)])).toBeCloseTo(splitCard(2.97, [hand(2), hand(2)])) // the others lie below
  expect(splitCard(1.2, [hand(1), hand(1)])).toBe(1.2)
})

it('an area is closed while its fact is not told, and to whom it is not for', () => {
  const bank = (seats?: number[]) => () => seats
  const [open, own, against] = [area({}), area({ opens: 'bank', for: 'holder' }), area({ opens: 'bank', for: 'others' })]
  expect([isShut(open, bank(), 3), isShut(own, bank(), 3), isShut(against, bank(), 3)]).toEqual([false, true, true])
  expect([isShut(own, bank([3]), 3), isShut(against, bank([3]), 3)]).toEqual([false, true])
  expect([isShut(own, bank([5]), 3), isShut(against, bank([5]), 3)]).toEqual([true, false])
})

it('one sits in the middle, and the others around in their order', () => {
  const seats = [1, 2, 3, 4, 5]
  const drawn = (x: number): Drawn =>
    felt({
      areas: seats.map((seat) => area({ wager: `ante-${seat}`, seat, x: x + seat })),
      positions: seats.map((seat) => ({ seat, x: x + seat, y: 0 })),
      places: seats.map((seat) => ({ box: 10 + seat, seat, x: x + seat, y: 0, card: 1, room: 1 })),
    })
  const seen = seatedFor({ ...drawn(0), seated: drawn(100) }, 5)
  expect(seen.positions?.map((p) => [p.seat, p.x])).toEqual([[3, 101], [4, 102], [5, 103], [1, 104], [2, 105]])
  expect(seen.areas.map((a) => [a.wager, a.seat])).toEqual([['ante-3', 3], ['ante-4', 4], ['ante-5', 5], ['ante-1', 1], ['ante-2', 2]])
  expect(seen.places?.map((p) => p.box)).toEqual([13, 14, 15, 11, 12])
  expect(seatedFor({ ...drawn(0), seated: drawn(100) }, 0).areas[0]!.x).toBe(1) // who looks on sees the table as it is
})
