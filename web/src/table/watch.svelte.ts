// A table as somebody beside it sees it: what the house tells, one thing after the other.
import { api, type Event, type Fact, type Game, Refused, type Status, type TableView } from '../api/client'
import { history, Stream } from '../api/stream'
import { session } from '../lib/session.svelte'
import { areaName, besideOf, isMain } from './felt'
import { after, outcome } from './pace'
import { type Sitter, Sitters } from './sitters'
import { apply, newStage, pileKey, type Stage } from './stage'
import { type Names, tell } from './words'
import { words } from '../words/table'

const logged = 400 // lines of the log that are kept
const past = 300 // events from before one came that are asked for

export type Due = { event: Event } | { status: Status }

export class Watched implements Names {
  view = $state<TableView | null>(null)
  game = $state<Game | null>(null)
  stage = $state<Stage>(newStage())
  status = $state.raw<Status | null>(null)
  log = $state.raw<Event[]>([])
  spinning = $state.raw<Event | null>(null) // what the dice or the wheel will show
  connected = $state(true)
  private lookers = $state({ people: 0, self: false }) // who look on and have no seat, as was last told, and whether one is among them
  missing = $state('') // why there is no table to see
  calls = $state.raw<{ id: number; text: string }[]>([]) // what the dealer said last, for those who listen
  skew = 0 // of the table's clock against ours

  private stream: Stream | null = null
  private queue: Due[] = []
  private running = false
  private known = 0 // the last event that the view has told of already
  private heard = 0
  private again: ReturnType<typeof setTimeout> | undefined
  private said = 0
  private hurried = 0 // things that happened without a pause
  private readonly sitters = new Sitters()

  constructor(readonly id: string) {}

  get call() {
    return this.calls.at(-1)?.text ?? ''
  }
  protected say(text: string) {
    this.calls = [...this.calls.slice(-5), { id: ++this.said, text }]
  }

  /** How many people look on and have no seat. Who has sat down or stood up since it was told is counted at once. */
  get watching() {
    return this.lookers.people + Number(this.me === 0) - Number(this.lookers.self)
  }
  get me() {
    return this.view?.seat ?? 0
  }
  /** What is thrown at this table. */
  get thrown(): 'wheel' | 'dice' {
    return besideOf(this.game?.felt, 'wheel') ? 'wheel' : 'dice'
  }
  /** Whether players play against each other for a pot. */
  get isPoker() {
    return this.game?.eachOther ?? false
  }
  get betting() {
    return this.status !== null && (this.status.phase === 'betting' || this.status.phase === 'idle')
  }

  /** The facts of a kind that everybody sees, as the game calls them. */
  facts = (id: string): Fact[] => (this.status?.facts ?? []).filter((f) => f.id === id)
  fact = (id: string): Fact | undefined => this.facts(id)[0]
  /** Whether somebody at a seat sits out, which every poker table tells in the same way. */
  isSittingOut = (seat: number): boolean => this.facts('sitting-out').some((f) => f.seats?.includes(seat))
  /** Who has the dice, the shoe or the button. */
  holder = (id: string): number => this.fact(id)?.seats?.[0] ?? 0

  async open() {
    try {
      const view = await api.table(this.id)
      this.game = await api.gameAt(this.id, view)
      this.stage = newStage(this.game.wagers)
      this.take(view)
      this.lay(view)
      this.known = view.last
      for (const e of view.events) this.follow(e)
      this.heard = view.events.at(-1)?.n ?? 0
      this.setStatus(view.status)
      await this.recall(view)
    } catch (err) {
      this.missing = err instanceof Error ? err.message : String(err)
      return
    }
    this.stream = new Stream(this.id, this.known, {
      event: (event) => this.hears({ event }),
      status: (status) => this.hears({ status }),
      connected: (is) => (this.connected = is),
      watching: (people) => (this.lookers = { people, self: this.me === 0 }),
      gone: () => {
        this.queue = []
        void this.open()
      },
    })
  }

  close() {
    this.stream?.close()
    clearTimeout(this.again)
  }

  /** recall reads what happened shortly before one came: the log, the last outcomes and cards. */
  private async recall(view: TableView) {
    const before = await history(this.id, Math.max(0, view.last - past), view.last)
    const stage = newStage(this.game?.wagers)
    for (const e of before) {
      this.sitters.see(e)
      apply(stage, e, 0, false)
    }
    this.stage.outcomes = stage.outcomes
    if (view.events.every((e) => e.interlude)) {
      // no round is under way: the last one is still seen
      const { hands, outcome, over, did, gathered, pots, awards, said } = stage
      Object.assign(this.stage, { hands, outcome, over, did, gathered, pots, awards, said })
    }
    this.log = []
    for (const e of before) this.remember(e)
  }

  /** learn asks for the game again, with its layout, where the rules posted at the table have changed. */
  private async learn(view: TableView) {
    if (!this.view || JSON.stringify(view.options) === JSON.stringify(this.view.options)) return
    const game = await api.gameAt(this.id, view).catch(() => null)
    if (!game) return
    this.game = game
    this.stage.toPot = newStage(game.wagers).toPot
  }

  private take(view: TableView) {
    this.view = view
    this.skew = Date.parse(view.status.now) - Date.now()
  }

  /** lay puts down what the table itself says lies there. */
  private lay(view: TableView) {
    this.stage.stacks = Object.fromEntries(view.players.map((p) => [p.seat, p.chips]))
    this.stage.covers = Object.fromEntries(view.players.map((p) => [p.seat, p.cover ?? 0]))
    this.stage.centre = view.centre ?? 0
    this.stage.bets = Object.fromEntries(
      view.bets.map((b) => [
        pileKey(b.seat, b.area),
        { seat: b.seat, area: b.area, amount: b.amount, coupon: b.coupon ?? 0, on: b.on ?? false },
      ]),
    )
  }

  private setStatus(status: Status) {
    const before = this.status
    this.status = status
    this.skew = Date.parse(status.now) - Date.now()
    if (status.question && before?.question?.text !== status.question.text) this.say(status.question.text)
    if (before?.phase === 'playing' && status.phase !== 'playing') this.refreshSoon()
    this.stands(status, before)
  }

  /** stands hears how the table stands now. */
  protected stands(_now: Status, _before: Status | null) {}

  /** hears takes what the house tells as it comes; it happens on the screen when its turn comes. */
  protected hears(due: Due) {
    this.push(due)
  }

  private push(due: Due) {
    this.queue.push(due)
    if (!this.running) void this.run()
  }

  /** run lets what was told happen one thing after the other, as at a table. */
  private async run() {
    this.running = true
    for (let due = this.queue.shift(); due; due = this.queue.shift()) {
      if ('status' in due) {
        this.setStatus(due.status)
        continue
      }
      const e = due.event
      if (e.n <= this.known || e.n <= this.heard) continue
      if (e.kind === 'outcome') {
        this.spinning = e
        this.stage.outcome = null
        this.happens(e)
        const pause = this.rest(outcome(this.thrown, this.queue.length))
        if (pause) await pause
        this.spinning = null
      } else {
        const unveiled = this.unveils(e)
        if (unveiled) await unveiled
        this.happens(e)
      }
      this.follow(e)
      this.remember(e)
      const pause = this.rest(after(e.kind, this.queue.length))
      if (pause) await pause // not otherwise: it would draw the screen for every one of a thousand events
    }
    this.running = false
  }

  private wake = () => {}
  /** skip ends the pause: what rolls, turns or flies is at its end. */
  skip = () => this.wake()

  /** rest is the pause between two things. Where there is none, a screen is still drawn now and then. */
  private rest(pause: Promise<void> | undefined): Promise<void> | undefined {
    if (pause) return Promise.race([pause, new Promise<void>((done) => (this.wake = done))])
    if (++this.hurried % 64 > 0) return pause
    return new Promise((done) => setTimeout(done))
  }

  /** unveils is the time in which somebody turns a card up slowly; none if it is shown at once. */
  protected unveils(_e: Event): Promise<void> | undefined {
    return undefined
  }

  /** happens hears of an event just before it changes the stage. */
  protected happens(_e: Event) {}

  protected follow(e: Event) {
    this.heard = Math.max(this.heard, e.n)
    this.sitters.see(e)
    apply(this.stage, e, this.meAt(e.n))
    if (['arrive', 'depart', 'floor', 'commit', 'post'].includes(e.kind)) this.refreshSoon()
    if (e.kind === 'announce' || e.kind === 'outcome') this.say(e.text ?? '')
    if (e.unqualified) this.say(words.dealerDoesNotQualify)
    if (this.isMine(e) && ['pay', 'collect', 'return', 'award', 'refuse'].includes(e.kind)) this.say(this.sentence(e))
  }

  private remember(e: Event) {
    this.log = [...this.log.slice(1 - logged), e]
  }

  protected refreshSoon(after = 120) {
    clearTimeout(this.again)
    this.again = setTimeout(() => void this.refresh(), after)
  }

  /** refresh asks how the table stands: who sits there, and what one has. */
  async refresh() {
    let view: TableView
    try {
      view = await api.table(this.id)
    } catch (err) {
      if (err instanceof Refused && err.status === 404) this.missing = err.message
      return
    }
    if (view.last < this.heard) {
      this.refreshSoon(400) // it was asked for before what the stream has told since
      return
    }
    await this.learn(view)
    this.take(view)
    if (view.status.phase !== 'playing') {
      if (this.queue.length > 0 || this.running || view.last > Math.max(this.heard, this.status?.event ?? 0)) {
        this.refreshSoon(400) // what the stream has not told yet is not counted twice
        return
      }
      this.lay(view)
    }
    void session.refresh()
  }

  seat = (n: number): string => {
    if (n === 0) return words.dealer
    if (n === this.me) return words.you
    return this.player(n)?.name ?? words.seatNumber(n)
  }
  /** Who sat at a seat when event n happened. */
  private sitter(seat: number, n: number): Sitter | undefined {
    return this.sitters.at(seat, n, this.player(seat))
  }
  private player = (seat: number) => this.view?.players.find((p) => p.seat === seat)
  /** One's seat when event n happened; 0 if somebody else sat there, who left before one came. */
  private meAt(n: number): number {
    return this.me > 0 && this.sitter(this.me, n)?.person === this.player(this.me)?.person ? this.me : 0
  }
  /** Whether it happened to oneself, and not to somebody who had the seat before. */
  isMine = (e: Event): boolean => (e.seat ?? 0) > 0 && e.seat === this.meAt(e.n)
  /** sentence says what happened, with the names of those who sat there then. */
  sentence(e: Event): string {
    const me = this.meAt(e.n)
    const seat = (n: number) => (n === 0 || n === me ? this.seat(n) : (this.sitter(n, e.n)?.name ?? words.seatNumber(n)))
    return tell(e, { seat, area: this.area, isMain: this.isMain, box: this.box })
  }
  area = (id: string): string => (this.game ? areaName(this.game, id) : id)
  isMain = (id: string): boolean => (this.game ? isMain(this.game, id) : false)
  box = (n: number): string => {
    const seat = this.game?.felt.places?.find((p) => p.box === n)?.seat
    if (seat) return this.seat(seat)
    const name = this.game?.boxes?.[n] ?? String(n)
    return name.charAt(0).toUpperCase() + name.slice(1)
  }
}
