// Cuts for one table: given as hashes while bets are made, and opened when they are closed.
import { Refused, type Status as Whole } from '../api/client'
import { hex } from './bytes'
import { cutHash } from './digest'
import { keepCut, note, noteClosed, type OwnCut, ownCuts } from './kept'

/** What a cutter needs of the table. */
export interface Place {
  readonly table: string
  /** Where one sits, and under which name the record knows one; nothing for onlookers. */
  sits(): { seat: number; person: string } | undefined
  /** Whether one wants a cut in the round to come. */
  wants(): boolean
  give(round: number, hash: string): Promise<unknown>
  open(round: number, secret: string): Promise<unknown>
  /** Hears how one's own cut stands. */
  told(now: Own): void
}

/** How one's own cut of a round stands. */
export interface Own {
  round: number
  is: 'given' | 'opened' | 'refused'
  text?: string
}

/** How the table stands, as far as it concerns cuts. */
type Status = Pick<Whole, 'phase' | 'round' | 'hash' | 'chain' | 'series' | 'next' | 'cuts'>

/** How often an opening is sent, and the pause in between in milliseconds. */
const tries = 6
const pause = 250

export class Cutter {
  private round = 0
  private betting = false
  private last = '' // what was noted last
  private readonly given = new Map<number, Promise<void>>()
  private readonly opened = new Set<string>()

  constructor(private readonly at: Place) {}

  /** hears takes how the table stands, as soon as it is told. */
  hears(s: Status) {
    this.betting = s.phase === 'betting' || s.phase === 'idle'
    if (s.round !== this.round) this.forget(s.round)
    this.round = s.round
    this.note(s)
    const sits = this.at.sits()
    const own = sits && s.cuts.find((c) => c.seat === sits.seat)
    if (s.phase === 'opening' && own && !own.opened) void this.open(s.round)
    if (this.betting && !own && this.at.wants()) void this.give()
  }

  /** forget drops what concerned rounds that are over. */
  private forget(now: number) {
    for (const round of this.given.keys()) if (round < now - 1) this.given.delete(round)
    this.opened.clear()
  }

  /** note remembers what the house shows of seeds, once for each round and phase. */
  private note(s: Status) {
    const key = `${s.round} ${this.betting} ${s.hash} ${s.next.root}`
    if (key === this.last) return
    this.last = key
    const { table } = this.at
    if (this.betting) {
      note('seed', table, s.round, s.hash, s.round)
      note('chain', table, s.round, s.chain, s.round)
    }
    for (const series of [s.series, s.next]) note('root', table, series.series, series.root, this.betting ? s.round : s.round + 1)
  }

  /** closed hears that the bets of a round are closed, by an event of that number. */
  closed(round: number, event: number) {
    this.betting = false
    noteClosed(this.at.table, round, Date.now())
    void this.open(round, event)
  }

  /** give cuts the round to come, once. */
  give(): Promise<void> {
    const { round } = this
    const sits = this.at.sits()
    if (!this.betting || !sits || round === 0) return Promise.resolve()
    const under = this.given.get(round) ?? this.send(round, sits.seat, sits.person)
    this.given.set(round, under)
    return under
  }

  /** settled waits for a cut that is on its way. */
  settled = (): Promise<void> => this.given.get(this.round) ?? Promise.resolve()

  private async send(round: number, seat: number, person: string) {
    const { table } = this.at
    if (ownCuts(table, round).some((c) => c.given && c.seat === seat && c.person === person)) return // before a reload
    const secret = hex(crypto.getRandomValues(new Uint8Array(32)))
    const cut: OwnCut = { table, round, seat, person, secret, hash: await cutHash(table, round, seat, person, secret), given: false }
    keepCut(cut)
    try {
      await this.at.give(round, cut.hash)
      keepCut({ ...cut, given: true })
      this.at.told({ round, is: 'given' })
    } catch (err) {
      this.at.told({ round, is: 'refused', text: err instanceof Error ? err.message : String(err) })
    }
  }

  /** open shows the secrets of this browser's cuts for a round. Each is sent again until the house has it or refuses it. */
  private async open(round: number, event?: number) {
    await this.given.get(round)
    for (const kept of ownCuts(this.at.table, round)) {
      if (this.opened.has(kept.hash)) continue
      const cut: OwnCut = { ...kept, sent: true, ...(event ? { closed: event } : {}) }
      keepCut(cut)
      this.opened.add(cut.hash)
      for (let n = 1; n <= tries; n++) {
        try {
          await this.at.open(round, cut.secret)
          keepCut({ ...cut, given: true, opened: true })
          this.at.told({ round, is: 'opened' })
          break
        } catch (err) {
          if (err instanceof Refused && err.status >= 400 && err.status < 500 && err.status !== 429) {
            if (cut.given) this.at.told({ round, is: 'refused', text: err.message })
            break
          }
          await new Promise((done) => setTimeout(done, pause * n))
        }
      }
    }
  }
}
