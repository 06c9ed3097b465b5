import { expect, it } from 'vitest'
import type { Wager } from '../api/client'
import { lastAt, missing, seated, unseated } from './savedbets'

const wagers = [
  { id: 'ante-1', seat: 1 }, { id: 'ante-3', seat: 3 }, { id: 'double-3', seat: 3, never: true }, { id: 'field' },
] as unknown as Wager[]

it('bets that were saved at one seat are made at another', () => {
  const saved = unseated([{ area: 'ante-1', amount: 500 }, { area: 'field', amount: 100 }], wagers)
  expect(saved.map((s) => s.area)).toEqual(['ante-*', 'field'])
  expect(seated(saved, 3, wagers)).toEqual([{ area: 'ante-3', amount: 500 }, { area: 'field', amount: 100 }])
})

it('what a table does not offer, or nobody bets by hand, is left out', () => {
  expect(seated([{ area: 'double-*', amount: 500 }, { area: 'gone', amount: 100 }], 3, wagers)).toEqual([])
})

it('a line bet that still stands is not made again, and the others are', () => {
  const last = [{ area: 'pass', amount: 500 }, { area: 'field', amount: 500 }, { area: 'place-6', amount: 1200 }]
  const lies: Record<string, number> = { pass: 500, 'place-6': 600 }
  expect(missing(last, (area) => lies[area] ?? 0)).toEqual([{ area: 'field', amount: 500 }, { area: 'place-6', amount: 600 }])
  expect(missing(last, () => 5000)).toEqual([])
})

it('where nothing may be kept there is nothing to repeat', () => {
  expect(lastAt('craps-1', 'craps', 'ann')).toEqual([])
})
