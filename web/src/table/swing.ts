// How a round is felt: most are one of many, and a few are not.

/** great: the round brought half as much again as one had, or more. all: it took the last chip. */
export type Swing = '' | 'great' | 'all'

/**
 * swingOf returns what a round was that brought net, and leaves stack in front of one and still as wagers on the felt; all of them
 * in cents.
 */
export function swingOf(net: number, stack: number, still: number): Swing {
  const had = stack + still - net
  if (net > 0 && 2 * net >= had) return 'great'
  return net < 0 && stack + still <= 0 ? 'all' : ''
}
