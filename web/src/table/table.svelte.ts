// A table as a person at it, or beside it, sees it.
import { getContext, setContext } from 'svelte'
import { api, type Event, type Game, Refused, type Status, type TableView, type Wager } from '../api/client'
import { Stream } from '../api/stream'
import { denominations, dollars, firstChip } from '../lib/money'
import { session } from '../lib/session.svelte'
import { shapeOf } from './shape'
import { apply, discard, newStage, pileKey, type Stage } from './stage'
import { areaName, isOwned, type Names, seatOf, tell } from './words'

const logged = 400 // lines of the log that are kept
const past = 300 // events from before one came that are asked for

export interface Why {
  title: string
  laws: string[]
  lines: string[]
}

export interface Notice {
  id: number
  text: string
  law: string
}

/** What is known of the seeds of a table. */
export interface Seeds {
  hash: string
  round: number
  cuts: string[]
  revealed: { round: number; hash: string; seed: string; cuts: string[]; outcomes: number[][] } | null
}

type Due = { event: Event } | { status: Status }

export class Table implements Names {
  view = $state<TableView | null>(null)
  game = $state<Game | null>(null)
  stage = $state<Stage>(newStage())
  status = $state<Status | null>(null)
  log = $state<Event[]>([])
  seeds = $state<Seeds>({ hash: '', round: 0, cuts: [], revealed: null })
  spinning = $state<Event | null>(null)
  connected = $state(true)
  missing = $state('') // why there is no table to see
  notices = $state<Notice[]>([])
  why = $state<Why | null>(null)
  call = $state('') // what the dealer said last, for those who listen
  chip = $state(0)
  busy = $state(false)
  chosen = $state<string[]>([]) // cards of one's own that are to be discarded
  skew = 0 // of the table's clock against ours

  private stream: Stream | null = null
  private queue: Due[] = []
  private running = false
  private known = 0 // the last event that the view has told of already
  private heard = 0
  private again: ReturnType<typeof setTimeout> | undefined
  private usual: { area: string; amount: number }[] = []
  private outcomes: number[][] = []
  private number = 0

  constructor(readonly id: string) {}

  get me() {
    return this.view?.seat ?? 0
  }
  get shape() {
    return this.game ? shapeOf(this.game) : 'plain'
  }
  get isPoker() {
    return this.shape === 'poker'
  }
  get chips() {
    return denominations(this.view?.chip ?? 100, this.view?.max ?? 0)
  }
  get betting() {
    return this.status !== null && (this.status.phase === 'betting' || this.status.phase === 'idle')
  }
  get lastWagers() {
    return this.usual
  }

  async open() {
    try {
      const view = await api.table(this.id)
      this.game = await api.game(view.game)
      this.take(view)
      for (const b of view.bets) this.stage.bets[pileKey(b.seat, b.area)] = { seat: b.seat, area: b.area, amount: b.amount, off: false }
      this.stage.chips = view.own?.chips ?? 0
      this.known = view.last
      for (const e of view.events) this.follow(e, true)
      this.heard = view.events.at(-1)?.n ?? 0
      this.setStatus(view.status)
      this.chip = firstChip(this.chips, view.min)
      await this.recall(view)
    } catch (err) {
      this.missing = err instanceof Error ? err.message : String(err)
      return
    }
    this.stream = new Stream(this.id, this.known, {
      event: (event) => this.push({ event }),
      status: (status) => this.push({ status }),
      connected: (is) => (this.connected = is),
    })
  }

  close() {
    this.stream?.close()
    clearTimeout(this.again)
  }

  /** recall reads what happened shortly before one came: the log, the point, the button, the last cards. */
  private async recall(view: TableView) {
    const fresh = new Set(view.events.map((e) => e.n))
    const before = await history(this.id, Math.max(0, view.last - past), view.last)
    const stage = newStage()
    for (const e of before) apply(stage, e, 0, false)
    const s = this.stage
    Object.assign(s, { point: stage.point, shooter: stage.shooter, button: stage.button, outcomes: stage.outcomes, results: stage.results })
    if (fresh.size === 0) Object.assign(s, { hands: stage.hands, outcome: stage.outcome, over: stage.over, did: stage.did })
    this.log = []
    this.outcomes = []
    for (const e of before) this.remember(e)
  }

  private take(view: TableView) {
    this.view = view
    this.skew = Date.parse(view.status.now) - Date.now()
  }

  private setStatus(status: Status) {
    const before = this.status
    this.status = status
    this.skew = Date.parse(status.now) - Date.now()
    this.seeds.hash = status.hash
    this.seeds.round = status.round
    if (status.question && before?.question?.text !== status.question.text) this.call = status.question.text
    if (before?.phase === 'playing' && status.phase !== 'playing') this.refreshSoon()
    if (!status.question) this.chosen = []
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
        await this.pause(/wheel/.test(this.shape) ? 3200 : 1100)
        this.spinning = null
      }
      this.follow(e, true)
      this.remember(e)
      await this.pause(paces[e.kind] ?? 0)
    }
    this.running = false
  }

  private pause(ms: number): Promise<void> | undefined {
    if (ms === 0 || this.queue.length > 150 || document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined
    return new Promise((done) => setTimeout(done, ms))
  }

  private follow(e: Event, money: boolean) {
    this.heard = Math.max(this.heard, e.n)
    apply(this.stage, e, this.me, money)
    if (e.kind === 'arrive' || e.kind === 'depart' || e.kind === 'floor') this.refreshSoon()
    if (e.kind === 'reveal') this.refreshSoon()
    if (e.kind === 'announce' || e.kind === 'outcome') this.call = e.text ?? ''
    if (e.seat === this.me && this.me && ['pay', 'collect', 'return', 'award', 'refuse'].includes(e.kind)) this.call = tell(e, this)
    if (e.kind === 'refuse' && e.seat === this.me) this.tell(e.text ?? 'refused', e.law ?? '')
    if (e.kind === 'bet' && e.seat === this.me && e.area && !this.isPoker && this.status?.phase !== 'playing') {
      const wager = this.usual.find((w) => w.area === e.area)
      if (wager) wager.amount += e.amount ?? 0
      else this.usual.push({ area: e.area, amount: e.amount ?? 0 })
    }
  }

  private remember(e: Event) {
    if (e.kind === 'commit') {
      this.outcomes = []
      this.seeds.cuts = []
      this.seeds.hash = e.text ?? ''
    } else if (e.kind === 'cut') {
      this.seeds.cuts.push(e.text ?? '')
    } else if (e.kind === 'outcome') {
      this.outcomes.push(e.faces ?? [])
    } else if (e.kind === 'reveal' && e.text) {
      this.seeds.revealed = { round: e.round ?? 0, hash: this.seeds.hash, seed: e.text ?? '', cuts: [...this.seeds.cuts], outcomes: this.outcomes }
    }
    this.log.push(e)
    if (this.log.length > logged + 50) this.log = this.log.slice(-logged)
  }

  private refreshSoon(after = 120) {
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
    this.take(view)
    if (view.status.phase !== 'playing') {
      if (this.queue.length > 0 || this.running || view.last > Math.max(this.heard, this.status?.event ?? 0)) {
        this.refreshSoon(400) // what the stream has not told yet is not counted twice
        return
      }
      this.stage.chips = view.own?.chips ?? 0
      const bets: Stage['bets'] = {}
      for (const b of view.bets) bets[pileKey(b.seat, b.area)] = { seat: b.seat, area: b.area, amount: b.amount, off: this.stage.bets[pileKey(b.seat, b.area)]?.off ?? false }
      this.stage.bets = bets
    }
    void session.refresh()
  }

  /** attempt does something, and shows why it was refused if it was. */
  private async attempt<T>(does: () => Promise<T>): Promise<T | null> {
    this.busy = true
    try {
      return await does()
    } catch (err) {
      if (err instanceof Refused) this.tell(err.message, err.law)
      else this.tell(String(err), '')
      return null
    } finally {
      this.busy = false
    }
  }

  tell(text: string, law: string) {
    const id = ++this.number
    this.notices = [...this.notices.slice(-2), { id, text, law }]
    this.call = text
    setTimeout(() => this.dismiss(id), 12_000)
  }

  dismiss(id: number) {
    this.notices = this.notices.filter((n) => n.id !== id)
  }

  bet = (area: string, amount = this.chip) => {
    if (!this.me) {
      this.tell('take a seat first, then you can wager', '')
      return
    }
    if (this.stage.over && !Object.values(this.stage.bets).some((b) => b.seat === this.me)) this.usual = []
    return this.attempt(() => api.act(this.id, { kind: 'make', area, amount }))
  }
  remove = (area: string) => this.attempt(() => api.act(this.id, { kind: 'remove', area }))
  callBet = (area: string, on: boolean) => this.attempt(() => api.act(this.id, { kind: on ? 'call-on' : 'call-off', area }))
  special = (word: string, args: number[]) => this.attempt(() => api.act(this.id, { kind: 'special', word, args }))
  ready = (is: boolean) => this.attempt(() => api.ready(this.id, is))
  cut = (text: string) => this.attempt(() => api.cut(this.id, text))
  invite = (person: string) => this.attempt(() => api.invite(this.id, person))
  addChips = async (amount: number) => {
    if (await this.attempt(() => api.chips(this.id, amount))) await this.refresh()
  }
  sit = async (seat: number, amount: number) => {
    if (!(await this.attempt(() => api.sit(this.id, seat, amount)))) return false
    await this.refresh()
    return true
  }
  leave = async () => {
    const done = await this.attempt(() => api.leave(this.id))
    if (done?.waits) this.tell('you leave as soon as it is lawful', '')
    await this.refresh()
  }
  answer = (choice: string, amount?: number, number?: number) => {
    const cards = choice === 'discard' ? this.chosen : []
    const q = this.status?.question
    if (cards.length > 0 && q) discard(this.stage, q.box, cards)
    this.chosen = []
    return this.attempt(() => api.answer(this.id, { choice, ...(amount ? { amount } : {}), ...(number ? { number } : {}), ...(cards.length ? { cards: cards.join(' ') } : {}) }))
  }
  /** again makes the wagers of the round before once more. */
  rebet = async () => {
    const list = this.usual
    this.usual = []
    for (const w of list) if (!(await this.bet(w.area, w.amount))) break
  }
  clearBets = async () => {
    for (const b of Object.values(this.stage.bets)) if (b.seat === this.me) await this.remove(b.area)
  }

  seat = (n: number): string => {
    if (n === 0) return 'The dealer'
    if (n === this.me) return 'You'
    return this.view?.players.find((p) => p.seat === n)?.name ?? `Seat ${n}`
  }
  area = (id: string): string => (this.game ? areaName(this.game, id) : id)
  box = (n: number): string => {
    const name = this.game?.boxes?.[n] ?? String(n)
    if (/^\d+$/.test(name)) return this.seat(Number(name))
    return name.charAt(0).toUpperCase() + name.slice(1)
  }

  /** The wagers that a sign at the table posts limits for: those that one may make of one's own accord. */
  isPosted(w: Wager): boolean {
    if (this.view?.options['multiple-action'] === 'none' && /^(second|third)-/.test(w.id)) return false
    const posted = (this.view?.notices ?? []).map((n) => /^(.+?): minimum/.exec(n.text)?.[1]).filter(Boolean)
    return posted.length === 0 || posted.includes(w.group || w.name)
  }

  /** The wagers of the layout that are open to a seat. */
  wagersOf(seat: number): Wager[] {
    const game = this.game
    if (!game) return []
    return game.wagers.filter((w) => (isOwned(game, w.id) ? seatOf(w.id) === seat && !/-hand-/.test(w.id) : true) && (this.isPosted(w) || this.total(w.id) > 0))
  }

  amount(area: string, seat = this.me): number {
    return this.stage.bets[pileKey(seat, area)]?.amount ?? 0
  }
  total(area: string): number {
    return Object.values(this.stage.bets).reduce((sum, b) => sum + (b.area === area ? b.amount : 0), 0)
  }
  mark(area: string) {
    const own = this.stage.marks[pileKey(this.me, area)]
    return own ?? Object.values(this.stage.marks).find((m) => m.event.area === area)
  }

  /** describe says what there is to know of an area, for those who do not see it. */
  describe(w: Wager): string {
    const pays = (w.pays ?? []).map((p) => `${p.odds}${p.on ? ` on ${p.on}` : ''}`).join(', ')
    const own = this.amount(w.id)
    const others = this.total(w.id) - own
    const mark = this.mark(w.id)
    const parts = [this.area(w.id)]
    if (pays) parts.push(`pays ${pays}`)
    if (own) parts.push(`you have ${dollars(own)}`)
    if (others) parts.push(`others have ${dollars(others)}`)
    if (mark) parts.push(mark.kind === 'won' ? `won ${dollars(mark.amount)}` : mark.kind === 'lost' ? 'lost' : 'returned')
    return parts.join(', ')
  }

  explain(e: Event, lines: string[]) {
    this.why = { title: tell(e, this), laws: [e.law, e.oddsLaw].filter((l): l is string => !!l), lines }
  }
}

/** How long things take, in milliseconds. */
const paces: Record<string, number> = { deal: 170, turn: 170, announce: 260, answer: 260, pay: 90, collect: 60, award: 300, return: 60, bet: 40 }

/** history reads events that are over, from the same stream. */
function history(table: string, after: number, until: number): Promise<Event[]> {
  if (until <= after) return Promise.resolve([])
  return new Promise((done) => {
    const list: Event[] = []
    const source = new EventSource(`/api/tables/${encodeURIComponent(table)}/events?after=${after}`)
    const end = () => {
      clearTimeout(timer)
      source.close()
      done(list)
    }
    const timer = setTimeout(end, 3000)
    source.onerror = end
    source.addEventListener('event', (m) => {
      const e = JSON.parse(m.data as string) as Event
      if (e.n <= until) list.push(e)
    })
    source.addEventListener('status', end)
  })
}

const key = Symbol('table')
export const provideTable = (t: Table) => setContext(key, t)
export const useTable = () => getContext<Table>(key)
