// The pay tables in force at a table, as they would be printed on its layout.
import type { Game, S } from '../api/client'
import { betsOf } from '../learn/bets'
import { words } from '../words/table'

export interface PayTable {
  /** The bets that are paid by it. */
  names: string[]
  lines: S['Pay'][]
}

/** So many lines are a pay table; fewer have room on the betting area itself. */
const least = 3

/** payTables are the pay tables of a game, each once: bets that are paid alike share one. */
export function payTables(game: Pick<Game, 'wagers'>): PayTable[] {
  const tables = new Map<string, PayTable>()
  const add = (name: string, lines: S['Pay'][]) => {
    if (lines.length < least) return
    const key = lines.map((l) => `${l.on}=${l.odds}`).join()
    const table = tables.get(key) ?? { names: [], lines }
    if (!table.names.includes(name)) table.names.push(name)
    tables.set(key, table)
  }
  for (const bet of betsOf(game, [])) {
    add(bet.name, bet.pays)
    add(words.bonusOf(bet.name), bet.bonus)
  }
  return [...tables.values()]
}
