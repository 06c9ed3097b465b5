// What is worth telling in the lobby: only what the house knows of its tables.
import type { Listing, Lobby } from '../api/client'

export interface News {
  key: string
  kind: 'win' | 'tournament' | 'people' | 'result'
  table: string
  title: string
  names: string[]
  bot: boolean
  amount: number
  stake: number
  text: string
  minutes: number // ago; -1: it is so now
}

const most = 5
const hour = 60

/** news returns the latest large wins, tournaments, tables with people, and then how rounds came out where something happens. */
export function news(lobby: Lobby, now: number): News[] {
  const plain = (kind: News['kind'], t: Listing, more: Partial<News> = {}): News => ({
    key: `${kind} ${t.id}`, kind, table: t.id, title: t.name, names: [], bot: false, amount: 0, stake: 0, text: '', minutes: -1, ...more,
  })
  const wins = lobby.tables.flatMap((t) => {
    if (!t.win) return []
    const minutes = Math.max(0, Math.floor((now - Date.parse(t.win.at)) / 60_000))
    return minutes < hour ? [plain('win', t, { names: [t.win.name], bot: t.win.bot ?? false, amount: t.win.amount, stake: t.win.stake ?? 0, minutes })] : []
  })
  const held = lobby.tables.filter((t) => t.tournament).map((t) => plain('tournament', t))
  const people = lobby.tables.filter((t) => !t.tournament && (t.people ?? []).length > 0)
    .toSorted((a, b) => (b.people ?? []).length - (a.people ?? []).length).map((t) => plain('people', t, { names: t.people ?? [] }))
  const results = lobby.tables.filter((t) => t.phase === 'playing' || t.phase === 'betting')
    .flatMap((t) => (t.results.length > 0 ? [plain('result', t, { text: t.results.at(-1) ?? '' })] : []))
  return [...wins.toSorted((a, b) => a.minutes - b.minutes).slice(0, 2), ...held.slice(0, 2), ...people.slice(0, 2), ...results].slice(0, most)
}
