// Bets that somebody keeps under a name, in the browser, for each game.
import type { Wager } from '../api/client'
import type { Stake } from './table.svelte'

export interface Saved {
  name: string
  stakes: Stake[] // the number of the seat in an id is written as "*"
}

const most = 12
const key = (game: string) => `boardwalk.bets.${game}`

/** savedAt returns the bets that are kept for a game. */
export function savedAt(game: string): Saved[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(key(game)) ?? '[]')
    return Array.isArray(list) ? list.filter(isSaved) : []
  } catch {
    return [] // somebody else wrote it, or nothing may be kept
  }
}

const isSaved = (s: Partial<Saved> | null): s is Saved => typeof s?.name === 'string' && Array.isArray(s.stakes)

/** keepAt keeps the bets of a game. */
export function keepAt(game: string, list: Saved[]) {
  try {
    localStorage.setItem(key(game), JSON.stringify(list.slice(-most)))
  } catch {
    // nothing may be kept: they last as long as the page
  }
}

const ofGame = (game: string) => `game.${game}` // no table is called so
const lastKey = (table: string, person: string) => `boardwalk.last.${table}.${person}`

/**
 * lastAt returns what somebody bet last at a table in this tab, as [unseated] writes it, or else at another table of the same
 * game. It is there after a reload, too.
 */
export function lastAt(table: string, game: string, person: string): Stake[] {
  try {
    const kept = sessionStorage.getItem(lastKey(table, person)) ?? sessionStorage.getItem(lastKey(ofGame(game), person))
    const list: unknown = JSON.parse(kept ?? '[]')
    return Array.isArray(list) ? list.filter((s: Stake | null) => s && s.area && s.amount > 0) : []
  } catch {
    return []
  }
}

/** keepLast keeps that. */
export function keepLast(table: string, game: string, person: string, stakes: Stake[]) {
  try {
    for (const at of [table, ofGame(game)]) sessionStorage.setItem(lastKey(at, person), JSON.stringify(stakes))
  } catch {
    // nothing may be kept: it lasts as long as the page
  }
}

/** missing is what is to be bet so that these stakes lie there again, beside what lies there already. */
export const missing = (stakes: Stake[], lies: (area: string) => number): Stake[] =>
  stakes.flatMap(({ area, amount }) => (amount > lies(area) ? [{ area, amount: amount - lies(area) }] : []))

/** unseated writes stakes so that they can be made at any seat: "ante-3" is "ante-*". */
export function unseated(stakes: Stake[], wagers: Wager[]): Stake[] {
  return stakes.map(({ area, amount }) => {
    const seat = wagers.find((w) => w.id === area)?.seat
    return { area: seat ? area.replace(`-${seat}`, '-*') : area, amount }
  })
}

/** seated writes them for one seat, without those that the table does not offer there. */
export function seated(stakes: Stake[], seat: number, wagers: Wager[]): Stake[] {
  return stakes
    .map(({ area, amount }) => ({ area: area.replace('-*', `-${seat}`), amount }))
    .filter(({ area }) => wagers.some((w) => w.id === area && !w.never))
}
