import { describe, expect, it } from 'vitest'
import type { Game } from '../api/client'
import type { Line } from '../odds/odds'
import { betsOf, keeps } from './bets'

const game = {
  wagers: [
    { id: 'ante-1', name: 'Ante 1', group: 'ante', seat: 1, law: '20.6(a)1', pays: [{ odds: '1 to 1' }] },
    { id: 'play-1', name: 'Play 1', group: 'play', seat: 1, law: '20.6(b)', never: true, pays: [{ odds: '1 to 1' }] },
    { id: 'ante-2', name: 'Ante 2', group: 'ante', seat: 2, law: '20.6(a)1', pays: [{ odds: '1 to 1' }] },
    { id: 'split-1-2', name: 'Split 1 2', group: 'split', law: '5.1', pays: [{ odds: '17 to 1' }] },
    { id: 'split-2-3', name: 'Split 2 3', group: 'split', law: '5.1', pays: [{ odds: '17 to 1' }] },
    { id: 'moved', name: 'Moved', law: '1.2', never: true },
  ],
} as unknown as Game
const line = (wager: string, house_advantage: number, strategy = '') => ({ wager, per: 'bet made', house_advantage, strategy }) as Line

describe('the bets of a game', () => {
  const rows = betsOf(game, [line('ante', 0.0337, 'best play'), line('ante', 0.0765, 'play every hand'), line('split-1-2', 0.05), line('split-2-3', 0.08)])
  it('are a row for each kind, and none for what comes about by itself', () => {
    expect(rows.map((r) => [r.name, r.count, r.asked])).toEqual([['Ante', 1, false], ['Play', 1, true], ['Split', 2, false]])
  })
  it('cost what the best play costs', () => {
    expect(rows.map((r) => keeps(r.lines))).toEqual(['3.37%', '', '5.00% to 8.00%'])
  })
})
