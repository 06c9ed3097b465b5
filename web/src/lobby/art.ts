// A small drawing for every kind of table, by what stands beside its layout.
import type { GameTitle } from '../api/client'

const beside: Record<string, string> = {
  wheel: 'M30 6a14 14 0 1 0 .1 0M30 20L30 6M30 20l12-7M30 20l12 7M30 20v14M30 20l-12 7M30 20l-12-7M28 3h4l-2 4z',
  dice: 'M14 14h14v14h-14zM32 10l13 5-5 13-13-5zM18 18h.1M24 24h.1M34 16h.1M38 22h.1M21 21h.1',
  board: 'M8 10h12v18h-12zM22 10h12v18h-12zM42 10h12v18h-12zM36 19h4M26 17h4v4h-4z',
}
const round = 'M30 6c16 0 24 6 24 14s-8 14-24 14S6 28 6 20 14 6 30 6M21 15h6v10h-6zM29 15h6v10h-6zM37 15h4v10h-4'
const cards = 'M16 12l12-3 5 20-12 3zM30 9l12 3-5 20-8-2M24 17c2 2 3 3 3 5M8 33c12 4 32 4 44 0'

/** art returns the outline of a drawing for a game; that of cards while the game is not known. */
export function art(game: GameTitle | undefined): string {
  if (game?.eachOther) return round
  return beside[game?.beside?.find((b) => b in beside) ?? ''] ?? cards
}
