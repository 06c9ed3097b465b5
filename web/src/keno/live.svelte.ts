// The keno game as it goes on: the race on sale, and the balls as they come.
import { session } from '../lib/session.svelte'
import { moving } from '../table/pace'
import { KenoCuts } from './cutting'
import { type Asks, houseLounge, kenoAt, type Keno, type KenoBall, type KenoEvent, type Status } from './ops'
import { because } from '../lib/because'

const pace = 900 // milliseconds from ball to ball
const silence = 50_000 // the house says something at least every 20 s

export class Live {
  /** What the lounge is asked; nothing before its id is known. */
  asks = $state.raw<Asks | null>(null)
  game = $state.raw<Keno | null>(null)
  status = $state.raw<Status | null>(null)
  connected = $state(true)
  error = $state('')
  /** The numbers on the board, in the order in which they came, and of which race. */
  drawn = $state.raw<number[]>([])
  race = $state(0)
  /** How many times something has happened that may have changed one's tickets. */
  changes = $state(0)
  skew = 0

  private cuts: KenoCuts | undefined
  private coming = $state.raw<number[]>([])
  private timer: ReturnType<typeof setTimeout> | undefined
  private again: ReturnType<typeof setTimeout> | undefined
  private watchdog: ReturnType<typeof setTimeout> | undefined
  private source: EventSource | null = null
  private last = 0
  private closed = false

  /** The lounge of an id, or the house's own. */
  constructor(private readonly id: string) {}

  /** Reads the game and follows it until it is closed. */
  async open() {
    try {
      this.asks ??= kenoAt(this.id || (await houseLounge()))
      this.cuts ??= new KenoCuts(this.asks, () => session.me?.id)
      const game = await this.asks.game()
      if (this.closed) return
      this.game = game
      this.error = ''
      this.last = game.status.event
      this.hear(game.status)
      if (this.drawn.length === 0 && game.status.last) this.show(game.status.last.race, game.status.last.numbers)
      this.follow()
    } catch (err) {
      this.error = because(err)
      this.later()
    }
  }

  close() {
    this.closed = true
    this.drop()
    clearTimeout(this.timer)
  }

  /** Hears that one has a ticket up to a race. */
  bought(last: number) {
    this.cuts?.bought(last)
  }

  /** Whether balls are still to come on this screen. */
  get drawing() {
    return this.coming.length > 0
  }

  /** Shows at once what is still to come. */
  skip() {
    clearTimeout(this.timer)
    this.drawn = [...this.drawn, ...this.coming]
    this.coming = []
    this.changes++
  }

  private show(race: number, numbers: readonly number[]) {
    this.race = race
    this.drawn = [...numbers]
  }

  private hear(s: Status) {
    this.status = s
    this.skew = Date.parse(s.now) - Date.now()
    this.cuts?.hears(s)
  }

  private ball(b: KenoBall) {
    if (b.race !== this.race) {
      clearTimeout(this.timer)
      this.coming = []
      this.show(b.race, [])
    }
    if (b.place !== this.drawn.length + this.coming.length + 1) return // it was shown before
    this.coming = [...this.coming, b.ball]
    if (!moving()) this.skip()
    else if (this.coming.length === 1) this.timer = setTimeout(this.next, pace)
  }

  private next = () => {
    const [n, ...rest] = this.coming
    this.coming = rest
    if (n) this.drawn = [...this.drawn, n]
    if (this.coming.length > 0) this.timer = setTimeout(this.next, pace)
    else this.changes++
  }

  private follow() {
    this.drop()
    if (!this.asks) return
    const source = new EventSource(this.asks.events(this.last))
    this.source = source
    this.heard()
    source.addEventListener('ping', () => {
      this.connected = true
      this.heard()
    })
    source.addEventListener('event', (m) => {
      this.heard()
      const e = JSON.parse(m.data as string) as KenoEvent
      if (e.n <= this.last) return
      this.last = e.n
      this.changes++
    })
    source.addEventListener('ball', (m) => this.ball(JSON.parse(m.data as string) as KenoBall))
    source.addEventListener('status', (m) => {
      this.heard()
      const s = JSON.parse(m.data as string) as Status
      this.last = Math.max(this.last, s.event)
      this.hear(s)
    })
    source.addEventListener('end', this.lost)
    source.onerror = this.lost
  }

  private heard() {
    clearTimeout(this.watchdog)
    this.watchdog = setTimeout(this.lost, silence)
  }

  private lost = () => {
    this.drop()
    this.connected = false
    this.later()
  }

  /** later reads the game again, since the stream may no longer have what was missed. */
  private later() {
    if (!this.closed) this.again = setTimeout(() => void this.open(), 1500)
  }

  private drop() {
    clearTimeout(this.again)
    clearTimeout(this.watchdog)
    this.source?.close()
    this.source = null
  }
}
