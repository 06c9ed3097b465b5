// Tiles of pai gow: a face is the spots of its two ends, as in 2-4.
export const hiddenTile = '?-?'
export const isTile = (face: string) => face[1] === '-'

export const tileName = (face: string) => (face === hiddenTile ? 'a tile face down' : `tile ${face.replace('-', ' and ')}`)

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
