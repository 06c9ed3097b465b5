import { expect, it } from 'vitest'
import { count21, countBaccarat } from '../lib/cards'
import { denominations, dollars, firstChip, onChip, parseDollars } from '../lib/money'
import { layout } from './craps'
import { shortcuts } from './keys'
import { bigRoad } from './roads'
import { bigSixStops, rouletteCell } from './shape'
import { wins } from './sicbo'
import { arithmetic } from './words'

it('amounts are written as people write them', () => {
  expect([dollars(500), dollars(1250), dollars(-100), dollars(123_456_700)]).toEqual(['$5', '$12.50', '−$1', '$1,234,567'])
  expect([onChip(500), onChip(250), onChip(100_000), onChip(2_550_000)]).toEqual(['5', '2.50', '1k', '25.5k'])
  expect([parseDollars('$1,000'), parseDollars('2.50'), parseDollars('2.505'), parseDollars('x')]).toEqual([100_000, 250, NaN, NaN])
  expect(denominations(100, 50_000)).toEqual([100, 500, 2500, 10_000, 50_000])
  expect(firstChip([100, 500, 2500], 500)).toBe(500)
})

it('every choice has a key of its own', () => {
  expect(shortcuts(['stand', 'draw', 'double', 'split', 'surrender'])).toEqual({ stand: 's', draw: 'd', double: 'o', split: 'p', surrender: 'u' })
})

it('hands are counted', () => {
  expect([count21(['As', '6d']), count21(['As', 'Kd']), count21(['Ts', '6d', 'Kh']), count21(['As', '??'])]).toEqual(['soft 17', 'blackjack', '26, over', ''])
  expect(countBaccarat(['Js', 'Ac', '5s'])).toBe('6')
})

it('the arithmetic of a payment is shown', () => {
  const e = { n: 1, time: '', kind: 'pay', amount: 750, stake: 500, odds: '3 to 2' }
  expect(arithmetic(e)).toEqual(['$5 at 3 to 2: $5 × 3/2 = $7.50', 'with the wager of $5 back: $12.50'])
})

it('chips on splits and corners lie between their numbers', () => {
  const middle = (id: string) => {
    const c = rouletteCell(id, 2)!
    return [c.x + c.w / 2, c.y + c.h / 2]
  }
  expect(middle('split-17-20')).toEqual([350, 75])
  expect(middle('split-1-2')).toEqual([75, 100])
  expect(middle('four-1-2-4-5')).toEqual([100, 100])
  expect(middle('six-1-6')).toEqual([100, 150])
  expect(middle('three-1-2-3')).toEqual([75, 150])
  expect(rouletteCell('adjacent-7', 2)).toBeNull()
})

it('a big six wheel has 54 stops, and no two neighbours are alike', () => {
  const stops = bigSixStops(24)
  expect(stops.filter((s) => s === '$1')).toHaveLength(24)
  expect(stops.every((s, i) => s !== '' && s !== stops[(i + 1) % 54])).toBe(true)
})

it('the sic bo board lights every winner', () => {
  expect(wins([5, 4, 4]).sort()).toEqual(['big', 'combo-4-5', 'double-4', 'single-4', 'single-5', 'total-13'])
  expect(wins([2, 2, 2]).sort()).toEqual(['any-triple', 'double-2', 'single-2', 'total-6', 'triple-2'])
})

it('the big road has a column for every streak, and turns where there is no room', () => {
  const at = (letters: string) => bigRoad(letters).map((b) => `${b.who}${b.x},${b.y}${'t'.repeat(b.ties)}`)
  expect(at('PPBTTPB')).toEqual(['P0,0', 'P0,1', 'B1,0tt', 'P2,0', 'B3,0'])
  expect(at('TP')).toEqual(['P0,0'])
  expect(at('PPPPPPPPB')).toEqual(['P0,0', 'P0,1', 'P0,2', 'P0,3', 'P0,4', 'P0,5', 'P1,5', 'P2,5', 'B1,0'])
})

it.each([[0, false], [6, false], [0, true], [9, true]])('no two areas of a craps layout overlap (point %i, upright %s)', (point, upright) => {
  const { width, height, parts } = layout(point, upright)
  const solid = parts.filter((p) => !p.dot)
  expect(new Set(parts.map((p) => p.id)).size).toBe(parts.length)
  for (const p of parts) expect(p.x >= 0 && p.y >= 0 && p.x + p.w <= width + 0.01 && p.y + p.h <= height + 0.01, p.id).toBe(true)
  for (const [i, a] of solid.entries())
    for (const b of solid.slice(i + 1)) expect(a.x + a.w <= b.x + 0.01 || b.x + b.w <= a.x + 0.01 || a.y + a.h <= b.y + 0.01 || b.y + b.h <= a.y + 0.01, `${a.id} ${b.id}`).toBe(true)
})
