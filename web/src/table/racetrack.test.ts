import { expect, it } from 'vitest'
import type { Area } from './felt'
import { arc, straightOf, tally } from './racetrack'

it('neighbours go around the wheel', () => {
  expect(arc(0, 2, 38)).toEqual([36, 37, 0, 1, 2])
  expect(arc(5, 0, 38)).toEqual([5])
  expect(arc(1, 3, 4)).toEqual([2, 3, 0, 1])
})

it('a number has its area by its name', () => {
  const areas = [{ label: '1 to 18', wager: 'low' }, { label: '1', wager: 'straight-1' }] as Area[]
  expect(straightOf('1', areas)).toBe('straight-1')
  expect(straightOf('99', areas)).toBeUndefined()
})

it('what came most often is told, and only if it came more than once', () => {
  const spun = (...stops: number[]) => stops.map((s, n) => ({ n, faces: [s], text: '' }))
  expect(tally(spun(3, 7, 3, 9), 38)).toEqual({ hot: [3], spins: 4 })
  expect(tally(spun(3, 7), 38)).toEqual({ hot: [], spins: 2 })
})
