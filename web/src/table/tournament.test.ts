import { expect, it } from 'vitest'
import { clock, entrantOf, stateOf, type Tournament } from './tournament'

const of = (t: Partial<Tournament>): Tournament => ({ chips: 100_00, host: 'ann', played: 0, ranking: [], ...t })

it('shows the time that is left as a clock does', () => {
  expect([0, -5, 4_200, 65_000, 3_605_000].map(clock)).toEqual(['0:00', '0:00', '0:05', '1:05', '1:00:05'])
})

it('knows where a tournament is, and who stands where', () => {
  expect([of({}), of({ began: '2100-01-01T00:00:00Z' }), of({ began: '2100-01-01T00:00:00Z', over: true })].map(stateOf)).toEqual(['waits', 'runs', 'over'])
  const ann = { place: 2, seat: 1, person: 'ann', name: 'Ann', chips: 50_00 }
  expect(entrantOf(of({ ranking: [ann] }), 'ann')).toBe(ann)
  expect(entrantOf(of({ ranking: [ann] }), undefined)).toBeUndefined()
})
