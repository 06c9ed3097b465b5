import { expect, it } from 'vitest'
import { type Moment, momentText, spans } from './ops'

const moment = (kind: Moment['kind'], round: number, record: number, text = ''): Moment => ({ kind, round, record, time: `2026-01-01T00:00:0${round}Z`, text })

it('moments lie in their rounds, the oldest first, and the round under way is there', () => {
  const list = spans([moment('round', 2, 9), moment('incident', 2, 8, 'no-roll'), moment('arrive', 2, 7, 'ann'), moment('round', 1, 5)], 3)
  expect(list.map((s) => [s.round, s.over, s.marks.map((m) => m.kind)])).toEqual([
    [1, true, []],
    [2, true, ['arrive', 'incident']],
    [3, false, []],
  ])
})

it('a moment is told in words', () => {
  expect(momentText(moment('incident', 2, 8, 'no-roll'))).toBe('Incident: no roll')
  expect(momentText(moment('round', 2, 8))).toBe('Round 2')
})
