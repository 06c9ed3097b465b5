// The writer's station as its parts share it: the lounge, the desk, and what came of the last order.
import { parseDollars } from '../lib/money'
import { session } from '../lib/session.svelte'
import { Live } from './live.svelte'
import { type Asks, type Desk, type Ticket } from './ops'
import { because } from '../lib/because'
import { words } from '../words/keno'

export class AtDesk {
  readonly live: Live
  desk = $state.raw<Desk | null>(null)
  station = $state(0)
  ticket = $state.raw<Ticket | null>(null)
  said = $state('')
  error = $state('')
  busy = $state(false)

  constructor(id: string) {
    this.live = new Live(id)
  }

  /** The work station that is chosen, and whether its drawer is one's own. */
  get at() {
    return this.desk?.stations.find((s) => s.number === this.station)
  }

  get mine() {
    return this.at?.drawer !== undefined && this.at.drawer.writer === session.me?.id
  }

  /** Why nothing can be sold now; empty if it can. */
  get closed() {
    if (!this.station) return words.chooseWorkStation
    if (!this.mine) return words.openYourDrawerFirst
    return this.live.status?.phase === 'closed' ? words.gameClosed : ''
  }

  /** Reads the desk again. */
  async look() {
    if (!this.live.asks) return
    try {
      const desk = await this.live.asks.desk()
      this.desk = desk
      const own = desk.stations.find((s) => s.drawer?.writer === session.me?.id)
      if (!this.station) this.station = (own ?? desk.stations.find((s) => !s.auto) ?? desk.stations[0])?.number ?? 0
    } catch (err) {
      this.error = because(err)
    }
  }

  /** does carries out an order, and says what came of it. */
  async does(order: (asks: Asks) => Promise<string>) {
    if (!this.live.asks) return
    this.busy = true
    this.error = this.said = ''
    try {
      this.said = await order(this.live.asks)
    } catch (err) {
      this.error = because(err)
    }
    this.busy = false
    await this.look()
  }

  /** changes carries out an order about a ticket, which is shown then. */
  changes(order: (asks: Asks) => Promise<Ticket>, says: (now: Ticket) => string) {
    return this.does(async (asks) => {
      const now = await order(asks)
      this.ticket = now
      return says(now)
    })
  }

  lookUp(typed: string) {
    const n = Number(typed.trim())
    return this.does(async (asks) => {
      if (!Number.isSafeInteger(n) || n < 1) throw new Error(words.enterNumberTicket)
      this.ticket = await asks.ticket(n)
      return ''
    })
  }
}

export const may = (op: string) => session.me?.may.includes(op) ?? false

/** amount reads dollars that somebody typed. */
export function amount(typed: string): number {
  const cents = parseDollars(typed)
  if (Number.isNaN(cents)) throw new Error(words.enterAmountInDollars)
  return cents
}
