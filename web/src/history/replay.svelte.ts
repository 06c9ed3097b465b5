// A round that is over, put on the table again as far as one likes.
import type { Event, Game, RoundReplay } from '../api/client'
import { apply, newStage, pileKey } from '../table/stage'
import { Table } from '../table/table.svelte'
import { tell } from '../table/words'
import { words } from '../words/history'

export class Replay extends Table {
  round = $state.raw<RoundReplay | null>(null)
  at = $state(0) // how many of its events have happened

  get events(): Event[] {
    return this.round?.events ?? []
  }
  /** What happened last. */
  get step(): Event | null {
    return this.events[this.at - 1] ?? null
  }

  /** show takes a round in hand, at its beginning or at a step. */
  show(round: RoundReplay, game: Game, at = 0) {
    this.game = game
    this.round = round
    this.move(at)
  }

  /** move goes to a step: what lies on the felt follows from the events up to it. */
  move(to: number) {
    const r = this.round
    if (!r) return
    this.at = Math.min(Math.max(0, to), r.events.length)
    const seen = r.events.slice(0, this.at)
    const players = new Map(r.players.map((p) => [p.seat, p]))
    for (const e of seen) {
      const seat = e.seat ?? 0
      if (e.kind === 'arrive' && !players.has(seat))
        players.set(seat, { seat, person: e.person ?? '', name: e.name ?? '', chips: 0, ...(e.bot ? { bot: true } : {}) })
      if (e.kind === 'depart') players.delete(seat)
    }
    const thrown = seen.some((e) => e.kind === 'outcome')
    const button = seen.findLast((e) => e.kind === 'button')?.seat
    const facts = thrown ? r.after : button ? [...r.facts.filter((f) => f.id !== 'button'), { id: 'button', seats: [button] }] : r.facts
    this.view = {
      id: r.table, pit: '', name: r.name, game: r.game, title: this.game?.name ?? r.game, chip: r.chip, min: 0, max: 0, seats: this.game?.seats ?? 0,
      taken: players.size, bots: 0, free: 0, phase: 'playing', last: [], spectators: 0, round: r.round, players: [...players.values()], bets: [], events: [],
      options: r.options, status: this.told(facts), ...(r.seat ? { seat: r.seat } : {}),
    } as unknown as NonNullable<Table['view']>
    this.status = this.told(facts)
    const stage = newStage(this.game?.wagers)
    for (const p of r.players) stage.stacks[p.seat] = p.chips
    for (const b of r.bets) stage.bets[pileKey(b.seat, b.area)] = { seat: b.seat, area: b.area, amount: b.amount, coupon: b.coupon ?? 0, on: b.on ?? false }
    for (const e of seen) apply(stage, e, this.me)
    this.stage = stage
  }

  private told(facts: RoundReplay['facts']) {
    const r = this.round!
    const { hash, chain, series } = r.proof
    return { event: this.step?.n ?? 0, phase: 'playing' as const, now: r.time, round: r.round, hash, chain, series, next: series, cuts: [], facts }
  }

  override seat = (n: number): string => {
    if (n === 0) return words.dealer
    if (n === this.me) return words.you
    const came = this.events.findLast((e) => e.kind === 'arrive' && e.seat === n)?.name
    return this.view?.players.find((p) => p.seat === n)?.name ?? this.round?.players.find((p) => p.seat === n)?.name ?? came ?? words.seatNumber(n)
  }

  override sentence(e: Event): string {
    return tell(e, this)
  }

  // What is over cannot be changed.
  override bet = () => null
  override remove = () => Promise.resolve(null)
}
