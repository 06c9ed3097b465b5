// Tiles of pai gow: a face is the spots of its two ends, as in 2-4.
export const hiddenTile = '?-?'
export const isTile = (face: string) => face[1] === '-'

export const tileName = (face: string) => (face === hiddenTile ? 'a tile face down' : `tile ${face.replace('-', ' and ')}`)

/** The spots of the two ends, the fewer first; none of a tile that lies face down. */
export const endsOf = (face: string): number[] => (face === hiddenTile ? [] : face.split('-').map(Number))

/** Whether the i-th spot of an end is red: ones and fours are, and half of each six of the 6-6. */
export const isRedSpot = (face: string, end: number, i: number) => end === 1 || end === 4 || (face === '6-6' && i % 2 === 0)
