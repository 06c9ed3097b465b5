// A table under surveillance: live, or at any moment that is over, through anybody's eyes.
import { api, type Event } from '../api/client'
import { Stream } from '../api/stream'
import { Replay } from '../history/replay.svelte'
import { eye, type Moment, spans } from './ops'
import { because } from '../lib/because'

export class Watching extends Replay {
  as = $state('') // whose view: all cards, a person's id, or - for a spectator
  live = $state(true) // it follows what happens
  now = $state(0) // the round that is under way
  moments = $state.raw<Moment[]>([])
  older = $state(0) // where older moments begin
  error = $state('')

  private eye: Stream | null = null
  private soon: ReturnType<typeof setTimeout> | undefined
  private asked = 0
  private heardOf: Event[] = [] // of the round under way

  get spans() {
    return spans(this.moments, this.now)
  }

  override async open() {
    try {
      const view = await api.table(this.id)
      const game = await api.gameAt(this.id, view)
      this.now = view.status.round
      await Promise.all([this.readRound(this.now, game), this.readTimeline()])
      const listener = {
        event: (e: Event) => this.hear(e),
        status: () => undefined,
        connected: (is: boolean) => (this.connected = is),
        gone: () => void this.open(),
      }
      this.eye = new Stream(this.id, this.events.at(-1)?.n ?? view.last, listener, 'surveillance')
    } catch (err) {
      this.error = because(err)
    }
  }

  override close() {
    this.eye?.close()
    clearTimeout(this.soon)
  }

  private hear(e: Event) {
    const next = e.kind === 'commit'
    if (next) {
      this.now = e.round ?? this.now
      this.heardOf = []
    }
    this.heardOf.push(e)
    if (['commit', 'incident', 'arrive', 'depart', 'floor', 'correction'].includes(e.kind)) void this.readTimeline()
    if (!this.live || !this.round) return
    if (next || this.as) {
      clearTimeout(this.soon)
      this.soon = setTimeout(() => this.live && void this.readRound(this.now), next ? 1500 : 250) // the end stays on the felt for a moment
    } else if (this.round.round === this.now) {
      this.add([e])
    }
  }

  /** add goes on with what happened since the round was read. */
  private add(events: Event[]) {
    const r = this.round
    const more = events.filter((e) => e.n > (r?.events.at(-1)?.n ?? 0))
    if (!r || more.length === 0) return
    this.round = { ...r, events: [...r.events, ...more] }
    this.move(Infinity)
  }

  /** readRound puts a round on the felt: at its end, or at the step that one was at. */
  private async readRound(round: number, game = this.game, at = Infinity) {
    const mine = ++this.asked
    const found = await eye.round(this.id, round, this.as)
    if (mine !== this.asked || !game) return
    this.show(found, game, at)
    if (this.live && !this.as && round === this.now) this.add(this.heardOf)
  }

  private async readTimeline() {
    const newest = await eye.timeline(this.id, 0).catch(() => null)
    if (!newest) return
    const kept = this.moments.filter((m) => m.record < (newest.moments.at(-1)?.record ?? 0))
    this.moments = [...newest.moments, ...kept]
    if (kept.length === 0) this.older = newest.next ?? 0
  }

  async readOlder() {
    const more = await eye.timeline(this.id, this.older)
    this.moments = [...this.moments, ...more.moments]
    this.older = more.next ?? 0
  }

  private async orSay(does: () => Promise<void>) {
    try {
      await does()
      this.error = ''
    } catch (err) {
      this.error = because(err)
    }
  }

  /** look goes to a round, at its beginning or where something happened in it. */
  look = (round: number, time = '') =>
    this.orSay(async () => {
      this.live = false
      await this.readRound(round, this.game, 0)
      const at = time ? this.events.findIndex((e) => e.time >= time) : -1
      if (at >= 0) this.move(at + 1)
    })

  catchUp = () =>
    this.orSay(async () => {
      this.live = true
      await this.readRound(this.now)
    })

  /** through sees the same moment as somebody else. */
  through = (as: string) =>
    this.orSay(async () => {
      this.as = as
      const n = this.step?.n ?? 0
      const end = this.live
      await this.readRound(this.round?.round ?? this.now, this.game, 0)
      this.move(end ? Infinity : this.events.filter((e) => e.n <= n).length)
    })
}
