// Cuts of one's own for games of keno in which one has a ticket.
import { Cutter } from '../fair/cutter'
import { cutting } from '../fair/setting.svelte'
import type { Asks, Status } from './ops'

/** KenoCuts gives a cut for every game in which one has a ticket, and opens it when the game is locked out. */
export class KenoCuts {
  private readonly cutter: Cutter
  private status: Status | undefined
  private last = 0 // the last race of one's tickets

  constructor(asks: Pick<Asks, 'id' | 'cut' | 'openCut'>, person: () => string | undefined) {
    this.cutter = new Cutter({
      table: asks.id,
      sits: () => {
        const id = person()
        return id ? { seat: 0, person: id } : undefined // nobody has a seat in a lounge
      },
      wants: () => cutting.every && (this.status?.race ?? Infinity) <= this.last,
      give: asks.cut,
      open: asks.openCut,
      told: () => {},
    })
  }

  /** bought hears of a ticket up to a race. */
  bought(last: number) {
    this.last = Math.max(this.last, last)
    if (this.status) this.hears(this.status)
  }

  /** hears takes how the lounge stands. */
  hears(s: Status) {
    this.status = s
    const [series, next] = s.series ?? []
    if (!s.round || !s.hash || !s.chain || !series || !next) return
    const phase = s.phase === 'open' ? 'betting' : 'playing'
    this.cutter.hears({ phase, round: s.round, hash: s.hash, chain: s.chain, series, next, cuts: [] })
    if (s.opening) this.cutter.closed(s.round, s.event)
  }
}
