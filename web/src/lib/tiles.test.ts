import { expect, it } from 'vitest'
import { endsOf, isRedSpot, tileName } from './tiles'

/** The colours of the spots of a tile, end by end. */
const colours = (face: string) => endsOf(face).map((n, half) => Array.from({ length: n }, (_, i) => (isRedSpot(face, half, i) ? 'r' : 'w')).join(''))

it('ones and fours are red, and half of each six of the 6-6', () => {
  expect(colours('1-3')).toEqual(['r', 'www'])
  expect(colours('4-6')).toEqual(['rrrr', 'wwwwww'])
  expect(colours('6-6')).toEqual(['rrrwww', 'wwwrrr'])
  expect(colours('?-?')).toEqual([])
  expect(tileName('2-4')).toBe('tile 2 and 4')
})
