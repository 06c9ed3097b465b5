// Play now: the table at which one sits down with a single click.
import type { Listing, TableView } from '../api/client'

const lastGame = 'boardwalk.lastGame'

const recentGames = 'boardwalk.recentGames'

/** remember notes which game was chosen last, so that Play now goes there again and the lobby has it among one's own. */
export function remember(game: string) {
  try {
    localStorage.setItem(recentGames, JSON.stringify([game, ...recent().filter((g) => g !== game)].slice(0, 6)))
    localStorage.setItem(lastGame, game)
  } catch {
    // without a memory it begins anew
  }
}

export function remembered(): string {
  try {
    return localStorage.getItem(lastGame) ?? ''
  } catch {
    return ''
  }
}

/** recent are the games that were chosen lately, the last one first. */
export function recent(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(recentGames) ?? '[]')
    return Array.isArray(kept) ? kept.filter((g) => typeof g === 'string') : []
  } catch {
    return []
  }
}

/** What the least bet should leave of one's money: so many bets. */
const bets = 40

/**
 * choose returns tables to sit down at, the best first: of the game that was played last; where one bet is a small part of
 * one's money; a game for beginners; where no round is under way, so that one sits down at once; with others there; and
 * then as the house lists them.
 */
export function choose(tables: readonly Listing[], balance: number, last: string, easy: (game: string) => boolean): Listing[] {
  const open = tables.filter((t) => t.free > 0 && t.phase !== 'closed' && !t.private && t.min <= balance)
  const rank = (t: Listing) =>
    (t.game === last ? 16 : 0) + (t.min * bets <= balance ? 8 : 0) + (easy(t.game) ? 4 : 0) +
    (t.phase === 'idle' || t.phase === 'betting' ? 2 : 0) + (t.taken - t.bots > 0 ? 1 : 0)
  return open.toSorted((a, b) => rank(b) - rank(a))
}

/**
 * seatAt returns a seat to take: one that nobody has, or a bot's, as near to the middle as there is, where cards lie upright
 * and the whole table is before one's eyes; 0 if there is none.
 */
export function seatAt(v: TableView): number {
  const player = (n: number) => v.players.find((p) => p.seat === n)
  const fromMiddle = (n: number) => Math.abs(n - (v.seats + 1) / 2)
  return (
    Array.from({ length: v.seats }, (_, i) => i + 1)
      .filter((n) => !v.promised?.includes(n) && (!player(n) || player(n)?.bot))
      .toSorted((a, b) => Number(!!player(a)) - Number(!!player(b)) || fromMiddle(a) - fromMiddle(b))[0] ?? 0
  )
}

/** What one brings: enough for a while, and no more than there is. */
export const stake = (v: TableView, balance: number) => Math.min(balance, Math.max(20_000, 20 * v.min))
