// What was said at the tables that this page follows. The stream of a table brings it.
import type { Said } from '../api/client'

const most = 100 // lines that are kept of a table

class Lines {
  private all = $state<Record<string, Said[]>>({})

  /** What was said at a table, the oldest first. */
  at = (table: string): Said[] => this.all[table] ?? []

  private read = $state<Record<string, number>>({})

  /** How much was said at a table since somebody last looked, by others. */
  unread = (table: string, me: string): number => this.at(table).filter((l) => l.n > (this.read[table] ?? 0) && l.person !== me).length

  /** look says that somebody reads what was said. */
  look(table: string) {
    const last = this.at(table).at(-1)?.n ?? 0
    if (last > (this.read[table] ?? 0)) this.read[table] = last
  }

  /** Adds a line. One that is there already came twice: with the stream, and as the answer to who said it. */
  add(table: string, line: Said) {
    const lines = this.at(table)
    if (lines.some((l) => l.n === line.n)) return
    this.all[table] = [...lines, line].sort((a, b) => a.n - b.n).slice(-most)
  }
}

export const lines = new Lines()
