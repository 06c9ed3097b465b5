import { expect, test } from 'vitest'
import { callBets, chipsOf, fits, stakesOf } from './callbets'
import type { Area } from './felt'

const single = '0 32 15 19 4 21 2 25 17 34 6 27 13 36 11 30 8 23 10 5 24 16 33 1 20 14 31 9 22 18 29 7 28 12 35 3 26'
const double = '0 28 9 26 30 11 7 20 32 17 5 22 34 15 3 24 36 13 1 00 27 10 25 29 12 8 19 31 18 6 21 33 16 4 23 35 14 2'
const stops = (text: string) => text.split(' ').map((label) => ({ label }))

test('call bets cover the whole wheel with a single zero, each number once but 17 and 0', () => {
  const all = callBets.flatMap((b) => b.piles.flatMap((p) => p.on))
  expect(new Set(all).size).toBe(37)
  expect(callBets.map(chipsOf)).toEqual([9, 6, 5])
  for (const b of callBets) expect(fits(b, stops(single))).toBe(true)
})

test('a wheel with two zeros has no such parts', () => {
  for (const b of callBets) expect(fits(b, stops(double))).toBe(false)
})

test('a call bet is chips on the layout, and none where an area is missing', () => {
  const areas = [
    { wager: 'straight-1', label: '1' }, { wager: 'split-6-9' }, { wager: 'split-14-17' }, { wager: 'split-17-20' }, { wager: 'split-31-34' },
  ] as Area[]
  const orphelins = callBets.find((b) => b.id === 'orphelins')!
  expect(stakesOf(orphelins, stops(single), areas, 500)).toEqual(areas.map((a) => ({ area: a.wager, amount: 500 })))
  expect(stakesOf(orphelins, stops(single), areas.slice(1), 500)).toBeNull()
})
