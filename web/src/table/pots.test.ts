import { describe, expect, it } from 'vitest'
import type { Event } from '../api/client'
import { potsOf } from './pots'
import { apply, newStage } from './stage'

const law = (cite: string) => `19:47-${cite}`
const told = (kind: string, more: Partial<Event>): Event => ({ n: 1, time: '', kind, ...more }) as Event

/** Four players, of whom the first and the second are all-in for less. */
function allIn() {
  const s = newStage()
  for (const seat of [1, 2, 3, 4]) apply(s, told('deal', { seat, box: seat, card: '??' }), 4)
  const side = () => apply(s, told('note', { law: law('14.7(c)4iii'), text: 'a side pot is formed, which an all-in player cannot win' }), 4)
  const without = (seat: number) => apply(s, told('note', { seat, law: law('14.7(c)4i'), text: "can win only the pots that have the player's own money" }), 4)
  side()
  without(1)
  side()
  without(1)
  without(2)
  apply(s, told('note', { law: law('14.1[betting round]'), amount: 48_000, text: 'the betting round is complete, and the bets are in the pot' }), 4)
  for (const [i, amount] of [12_000, 28_000].entries()) apply(s, told('note', { law: law('14.7(c)4iii'), amount, text: `side pot ${i + 1}` }), 4)
  return s
}

describe('pots', () => {
  it('are told apart by who may win them', () => {
    expect(potsOf(allIn())).toEqual([
      { name: 'Main pot', amount: 8000, seats: [1, 2, 3, 4], won: [] },
      { name: 'Side pot 1', amount: 12_000, seats: [2, 3, 4], won: [] },
      { name: 'Side pot 2', amount: 28_000, seats: [3, 4], won: [] },
    ])
  })
  it('that the same players contend for are one', () => {
    const s = allIn()
    apply(s, told('note', { seat: 2, text: 'folds' }), 4)
    expect(potsOf(s).map((p) => [p.name, p.amount, p.seats.join()])).toEqual([
      ['Main pot', 8000, '1,3,4'],
      ['Side pot', 40_000, '3,4'],
    ])
  })
  it('are won one by one, and cleared away', () => {
    const s = allIn()
    apply(s, told('award', { seat: 3, amount: 28_000, text: 'side pot 2' }), 4)
    apply(s, told('award', { seat: 1, amount: 4000, text: 'the pot' }), 4)
    apply(s, told('award', { seat: 2, amount: 4000, text: 'the pot' }), 4)
    expect(potsOf(s).map((p) => p.won.map((a) => a.seat))).toEqual([[1, 2], [], [3]])
    apply(s, told('reveal', {}), 4)
    expect(potsOf(s)).toHaveLength(3) // how they were won stays to be seen
    apply(s, told('burn', {}), 4)
    expect(potsOf(s)).toHaveLength(1)
  })
  it('without a side pot are one', () => {
    expect(potsOf(newStage())).toMatchObject([{ amount: 0, seats: [] }])
  })
})
