import { expect, it } from 'vitest'
import type { Wager } from '../api/client'
import { seated, unseated } from './savedbets'

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
