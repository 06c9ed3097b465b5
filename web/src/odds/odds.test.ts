import { describe, expect, it } from 'vitest'
import { costOf } from './coach'
import { address, certificateOf, nameOf, percent, readVariants, usual, winning, writeVariant, type Coaching, type Line } from './odds'
import { frame, nice } from './plot'
import { compared, difference, rowsOf, sorted } from './rows'
import { left, Messages } from './simulate'

const line = (wager: string, house_advantage: number, other: Partial<Line> = {}): Line => ({
  wager, house_advantage, per: 'bet made', element_of_risk: house_advantage, method: 'exact', standard_error: 0, ...other,
})

describe('variants', () => {
  it('go into an address and come back', () => {
    const v = { options: { decks: '2', surrender: 'yes' }, pays: { 'field on 12': '3 to 1' } }
    const to = address('/odds/craps', [usual(), v], { sort: '-risk' })
    expect(readVariants(to.slice(to.indexOf('?')))).toEqual([usual(), v])
    expect(writeVariant(v)).toBe('decks=2;surrender=yes;$field on 12=3 to 1')
    expect(nameOf(v)).toBe('decks 2, surrender, field on 12 3 to 1')
  })
  it('that are usual need no words', () => {
    expect(address('/odds', [usual()])).toBe('/odds')
    expect(readVariants('')).toEqual([usual()])
    expect(nameOf(usual())).toBe('standard rules')
  })
  it('have a certificate where nothing is supposed and the list pays', () => {
    expect(certificateOf('craps', { options: { odds: '10' }, pays: {} })).toBe('/api/odds/craps/certificate?option=odds%3D10')
    expect(certificateOf('craps', { options: {}, pays: { 'field on 12': '3 to 1' } })).toBeNull()
    expect(certificateOf('craps', { options: {}, pays: {}, whatIf: ['field on 12 pays 4'] })).toBeNull()
  })
  it('are at most three, and nonsense is left out', () => {
    expect(readVariants('?v=a%3D1&v=b%3D2&v=c%3D3&v=d%3D4')).toHaveLength(3)
    expect(readVariants('?v=nonsense%3B%3D4')).toEqual([usual()])
  })
})

describe('rows', () => {
  const groups = new Map([['straight-1', 'straight'], ['straight-2', 'straight']])
  const lines = [line('straight-1', 0.05), line('straight-2', 0.05), line('red', 0.03), line('red', 0.01, { per: 'roll' })]
  it('put wagers together that are worth the same', () => {
    const rows = rowsOf(lines, groups, false)
    expect(rows.map((r) => [r.name, r.wagers.length])).toEqual([['Straight 1, 2', 2], ['Red', 1]])
    expect(rowsOf(lines, groups, true)).toHaveLength(3)
  })
  it('are sorted by any column, both ways', () => {
    const rows = rowsOf(lines, groups, true)
    expect(sorted(rows, 'advantage', false).map((r) => r.line.house_advantage)).toEqual([0.01, 0.03, 0.05])
    expect(sorted(rows, 'name', true)[0]?.name).toBe('Straight 1, 2')
  })
  it('are compared by wager and denominator, in signs and words', () => {
    const [a, b] = [rowsOf([line('red', 0.05), line('five', 0.07)], groups, false), rowsOf([line('red', 0.02)], groups, false)]
    const [red, five] = compared([a, b])
    expect(difference(red!.cells[0]!, red!.cells[1]!)).toEqual({ sign: '▼', text: '−3.0000 points, cheaper', better: true })
    expect(difference(five!.cells[0]!, five!.cells[1]!).text).toBe('not offered')
    expect(difference(red!.cells[0]!, red!.cells[0]!).sign).toBe('=')
  })
  it('know the chance to win something', () => {
    const results = [{ pays: 2, probability: 0.25, ways: '1' }, { pays: 0, probability: 0.5, ways: '2' }, { pays: -1, probability: 0.25, ways: '1' }]
    expect(winning(line('x', 0, { results }))).toBe(0.25)
    expect(winning(line('x', 0))).toBeNull()
  })
})

it('percentages have a true minus sign and no minus zero', () => {
  expect([percent(0.014141414), percent(-0.005, 1), percent(-0.0000000001)]).toEqual(['1.4141%', '−0.5%', '0.0000%'])
})

describe('a simulation', () => {
  it('is heard in whatever pieces it comes', () => {
    const m = new Messages()
    expect(m.add('event: plan\ndata: {"a"')).toEqual([])
    expect(m.add(':1}\n\nevent: progress\ndata: {}\n\neve')).toEqual([{ kind: 'plan', data: '{"a":1}' }, { kind: 'progress', data: '{}' }])
  })
  it('says how long it will take', () => {
    expect(left({ played: 100, rounds: 300, seconds: 2, points: [] })).toEqual({ rate: 50, seconds: 4 })
    expect(left({ played: 0, rounds: 300, seconds: 0, points: [] }).seconds).toBe(0)
  })
  it('is framed with the exact figure in the middle', () => {
    const points = [
      { rounds: 100, advantage: 0.2, error: 0.1 }, { rounds: 1000, advantage: 0.06, error: 0.03 }, { rounds: 10_000, advantage: 0.051, error: 0.01 },
    ]
    const f = frame(points, 10_000, 0.05, 600, 200)
    expect(f.y(0.05)).toBeCloseTo(100)
    expect(f.x(10_000)).toBeCloseTo(600)
    expect(f.x(100)).toBe(0)
    expect(f.rows.length).toBeGreaterThan(2)
    expect([nice(0.03), nice(0.05), nice(6)]).toEqual([0.05, 0.05, 10])
  })
})

describe('the coach', () => {
  const values = [{ choice: 'stand', ev: -0.1, cost: 0 }, { choice: 'draw', ev: -0.3, cost: 0.2 }]
  const c = { event: 1, basis: '', of: 'the wager', unit: 1000, best: 'stand', values } as unknown as Coaching
  it('says what the house says that a decision cost', () => {
    expect(costOf(c, 'stand')).toBe(0)
    expect(costOf(c, 'draw')).toBe(0.2)
    expect(costOf(c, 'draw', 1000)).toBe(0.2)
    expect(costOf(c, 'split')).toBeNull()
    expect(costOf(c, 'draw', 500)).toBeNull()
  })
  it('knows what a size costs', () => {
    const sizes = [{ amount: 1000, cost: 1 }, { amount: 3000, cost: 0 }]
    const play = { ...c, values: [{ choice: 'play', ev: 1.5, cost: 0, sizes }, { choice: 'fold', ev: -1, cost: 2.5 }] } as Coaching
    expect([1000, 2000, 3000].map((amount) => costOf(play, 'play', amount))).toEqual([1, 0.5, 0])
    expect(costOf(play, 'fold')).toBe(2.5)
  })
  it('tells two settings of a hand apart by the low hand', () => {
    const set = { ...c, values: [{ choice: 'set', ev: 0.1, cost: 0, low: 'Ks 4d' }, { choice: 'set', ev: 0, cost: 0.1, low: 'Qs 4d' }] } as Coaching
    expect(costOf(set, 'set', 0, '4d Qs')).toBe(0.1)
    expect(costOf(set, 'set', 0, '2c 3c')).toBeNull()
  })
})
