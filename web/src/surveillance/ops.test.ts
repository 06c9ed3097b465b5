import { expect, it } from 'vitest'
import { asked, type Moment, momentText, nothing, spans, typed } from './ops'

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

it('what is typed is asked for, and an amount that cannot be read is not', () => {
  expect(asked({ ...nothing, person: ' ann ', wonOver: '12.50', hand: 'royal flush' }, '0/craps-1/7')).toEqual({
    person: 'ann', table: '', game: '', from: '', to: '', won_over: 1250, lost_over: 0, incident: '', hand: 'royal flush', next: '0/craps-1/7',
  })
  expect(asked({ ...nothing, lostOver: 'much' }, '')).toBeNull()
})

it('a time goes into a field and comes back', () => {
  const time = '2026-11-18T11:05:00.000Z'
  expect(asked({ ...nothing, from: typed(time) }, '')?.['from']).toBe(time)
  expect(typed('')).toBe('')
})
