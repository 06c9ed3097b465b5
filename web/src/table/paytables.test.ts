import { expect, test } from 'vitest'
import type { Wager } from '../api/client'
import { payTables } from './paytables'

const wager = (id: string, more: Partial<Wager>) => ({ id, name: id, law: '', ...more }) as Wager
const lines = [{ on: 'pair', odds: '1 to 1' }, { on: 'flush', odds: '4 to 1' }, { on: 'straight', odds: '6 to 1' }]

test('bets that are paid alike share a pay table, and seats do too', () => {
  const wagers = [
    wager('One 1', { group: 'one', seat: 1, pays: lines }),
    wager('One 2', { group: 'one', seat: 2, pays: lines }),
    wager('Two', { pays: lines }),
    wager('Ante', { pays: [{ odds: '1 to 1' }], bonus: lines.slice().reverse() }),
  ]
  expect(payTables({ wagers }).map((t) => t.names)).toEqual([['One', 'Two'], ['Ante, bonus']])
})

test('what has one price, or two, has no pay table', () => {
  expect(payTables({ wagers: [wager('Field', { pays: lines.slice(0, 2) }), wager('Pass', {})] })).toEqual([])
})
