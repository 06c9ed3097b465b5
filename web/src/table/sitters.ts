// Who sat where when something happened: a seat has one player after the other, and what one did is not the next one's.
import type { Event } from '../api/client'

export interface Sitter {
  person: string
  name: string
}

/** Somebody came to a seat with this event, or left it. */
interface Move extends Sitter {
  n: number
  came: boolean
}

export class Sitters {
  private moves = new Map<number, Move[]>() // of each seat, in their order

  /** see remembers who comes and goes. Events may be seen twice. */
  see(e: Event) {
    if (!e.seat || (e.kind !== 'arrive' && e.kind !== 'depart')) return
    const moves = this.moves.get(e.seat) ?? []
    if (moves.some((m) => m.n === e.n)) return
    moves.push({ n: e.n, came: e.kind === 'arrive', person: e.person ?? '', name: e.name ?? '' })
    moves.sort((a, b) => a.n - b.n)
    this.moves.set(e.seat, moves)
  }

  /**
   * at returns who sat at a seat when event n happened. That is who came there last before it, or who left it first
   * after it. It is now if nobody came or left since, and nobody that we know of if somebody came since.
   */
  at(seat: number, n: number, now?: Sitter): Sitter | undefined {
    const moves = this.moves.get(seat) ?? []
    const before = moves.findLast((m) => m.n <= n)
    if (before) return before
    const after = moves.find((m) => m.n > n)
    if (!after) return now
    return after.came ? undefined : after
  }
}
