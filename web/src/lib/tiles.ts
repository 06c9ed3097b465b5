// Tiles of pai gow: a face is the spots of its two ends, as in 2-4.
import { words } from '../words/common'

export const hiddenTile = '?-?'
export const isTile = (face: string) => face[1] === '-'

/** All tiles of a new set, in the order in which a full wall has them: eleven faces twice, then ten once. */
export const wall: string[] = [
  ...['6-6', '1-1', '4-4', '1-3', '5-5', '3-3', '2-2', '5-6', '4-6', '1-6', '1-5'].flatMap((face) => [face, face]),
  ...['3-6', '4-5', '2-6', '3-5', '2-5', '3-4', '2-4', '1-4', '2-3', '1-2'],
]

export const tileName = (face: string) => (face === hiddenTile ? words.tileFaceDown : words.tile(face[0] ?? '', face[2] ?? ''))

/** The spots of the two ends, the fewer first; none of a tile that lies face down. */
export const endsOf = (face: string): number[] => (face === hiddenTile ? [] : face.split('-').map(Number))

/**
 * Whether the i-th spot of one of the two ends is red: ones and fours are, and a column of each six of the 6-6, at the
 * left of the first and at the right of the second.
 */
export const isRedSpot = (face: string, half: number, i: number) => {
  const end = endsOf(face)[half] ?? 0
  return end === 1 || end === 4 || (face === '6-6' && Math.floor(i / 3) === half)
}
