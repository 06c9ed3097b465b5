import { expect, it } from 'vitest'
import { denominations, dollars, firstChip, onChip, parseDollars } from '../lib/money'
import { bigRoad } from './roads'
import { arithmetic } from './words'

it('amounts are written as people write them', () => {
  expect([dollars(500), dollars(1250), dollars(-100), dollars(123_456_700)]).toEqual(['$5', '$12.50', '−$1', '$1,234,567'])
  expect([onChip(500), onChip(250), onChip(100_000), onChip(2_550_000)]).toEqual(['5', '2.50', '1k', '25.5k'])
  expect([parseDollars('$1,000'), parseDollars('2.50'), parseDollars('2.505'), parseDollars('x')]).toEqual([100_000, 250, NaN, NaN])
  expect(denominations(100, 50_000)).toEqual([100, 500, 2500, 10_000, 50_000])
  expect(firstChip([100, 500, 2500], 500)).toBe(500)
})

it('the arithmetic of a payment is shown', () => {
  const e = { n: 1, time: '', kind: 'pay', amount: 750, stake: 500, odds: '3 to 2' }
  expect(arithmetic(e)).toEqual(['$5 at 3 to 2: $5 × 3/2 = $7.50', 'with the wager of $5 back: $12.50'])
})

it('the big road has a column for every streak, and turns where there is no room', () => {
  const at = (letters: string) => bigRoad(letters, ['T']).map((b) => `${b.who}${b.x},${b.y}${'t'.repeat(b.ties)}`)
  expect(at('PPBTTPB')).toEqual(['P0,0', 'P0,1', 'B1,0tt', 'P2,0', 'B3,0'])
  expect(at('TP')).toEqual(['P0,0'])
  expect(at('PPPPPPPPB')).toEqual(['P0,0', 'P0,1', 'P0,2', 'P0,3', 'P0,4', 'P0,5', 'P1,5', 'P2,5', 'B1,0'])
})
