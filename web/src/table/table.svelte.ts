// A table as a person at it sees it, and what one may do there.
import { getContext, setContext } from 'svelte'
import { api, type Event, Refused, type S, type Status, type Wager } from '../api/client'
import { hidden } from '../lib/cards'
import { denominations, dollars, firstChip } from '../lib/money'
import { session } from '../lib/session.svelte'
import { sound } from '../lib/sound.svelte'
import { Cutter, type Own } from '../fair/cutter'
import { cutting } from '../fair/setting.svelte'
import { Flights } from './flights.svelte'
import { settings } from '../learn/settings.svelte'
import { besideOf, shows } from './felt'
import { moment } from './keys'
import { keepLast, lastAt, missing, seated, unseated } from './savedbets'
import { moving } from './pace'
import { handOf, pileKey } from './stage'
import { type Swing, swingOf } from './swing'
import { stateOf } from './tournament'
import { type Due, Watched } from './watch.svelte'
import { markName, withCoupon } from './words'
import { inWords } from '../words/rules'
import { words } from '../words/table'

export interface Why {
  title: string
  laws: string[]
  lines: string[]
}

export interface Notice {
  id: number
  text: string
  law: string
  /** What may be asked of the floor. */
  over?: Stake
  /** What may be wagered instead. */
  instead?: Stake
  /** The chips do not suffice: so much is missing, or more. */
  short?: number
  /** Nothing was refused: it says what comes of what one did. */
  good?: boolean
}

type Ways = Pick<Notice, 'over' | 'instead' | 'short'>

export interface Stake {
  area: string
  amount: number
}

/** Two clicks within so many milliseconds are a double click. */
const doubleClick = 500

export class Table extends Watched {
  notice = $state.raw<Notice | null>(null) // the last one: more than one would cover the felt
  bringing = $state(0) // how much is proposed where one is asked what to bring to the table; 0 if one is not
  why = $state.raw<Why | null>(null)
  chip = $state(0)
  matching = $state(false) // a press on an area lays a match play coupon there
  private working = $state(false) // something that one did is on its way
  asksToLeave = $state(false) // whether one is asked to give up one's hand
  chosen = $state<string[]>([]) // cards of one's own that are to be discarded
  made = $state.raw<Stake[]>([]) // since betting began, in order
  private lastWagers = $state.raw<Stake[]>([]) // of the round before, for any seat
  private laidOut: Stake[] = [] // since betting began, all that lay there after the last bet
  coaching = $state.raw<S['Coaching'] | null>(null) // what the coach says of the open question
  sitsOut = $state(false) // one wants no cards of the next hand
  isOut = false // one has said so to the dealer, from this page
  squeezed = $state.raw<string | null>(null) // the card that one turns up slowly
  streak = $state(0) // rounds in a row that one has won at this table
  lastSet = $state('') // the low hand that was set last, as in: Ks 4d
  ownCut = $state.raw<Own | null>(null) // the last one that this page gave, opened or could not give
  readonly flights = new Flights()

  private number = 0
  private hurries = false // the other cards of this round are shown at once
  private turned = () => {}
  private answered = $state('') // the question that was answered last, by its id
  private answeredAt = 0 // when that was, in milliseconds
  private settling = $state(false) // another question came within a double click
  private changed = 0 // when the open question came, or the last one went, in milliseconds
  private readonly cutter = new Cutter({
    table: this.id,
    sits: () => (this.me ? { seat: this.me, person: this.view?.players.find((p) => p.seat === this.me)?.person ?? session.me?.id ?? '' } : undefined),
    wants: () => cutting.every && (this.isPoker || this.own.length > 0),
    give: (round, hash) => api.cut(this.id, round, hash),
    open: (round, secret) => api.openCut(this.id, round, secret),
    told: (now) => (this.ownCut = now),
  })

  /** come opens the table, with the code of an invitation to it if one has any. */
  async come(join: string) {
    if (join) {
      try {
        await api.join(this.id, join)
      } catch (err) {
        this.missing = err instanceof Error ? err.message : String(err)
        return
      }
    }
    await this.open()
  }

  override async open() {
    await super.open()
    if (this.status) this.cutter.hears(this.status)
    this.lastWagers = lastAt(this.id, this.view?.game ?? '', session.me?.id ?? '')
    if (this.view) this.chip = firstChip(this.chips, this.view.min)
  }

  /** Whether one has to wait before doing anything else: for the answer of the house, or until it can be reached again. */
  get busy() {
    return this.working || !this.connected
  }
  get chips() {
    return denominations(this.view?.chip ?? 100, this.view?.max ?? 0)
  }
  /** One's own wagers on the layout. */
  get own() {
    return Object.values(this.stage.bets).filter((b) => b.seat === this.me && this.me > 0)
  }
  /** Whether one has the bank of the round: the others bet against it, and one bets nothing more. */
  get banks(): boolean {
    return this.me > 0 && (this.game?.felt.holders ?? []).some((h) => h.bank && this.holder(h.fact) === this.me)
  }
  /** One's match play coupons at the table. */
  get coupons() {
    return this.view?.own?.coupons ?? 0
  }
  stack = (seat = this.me) => this.stage.stacks[seat] ?? 0

  protected override stands(now: Status, before: Status | null) {
    if (!now.question) this.chosen = []
    else if (!before?.question) sound.play('ask')
    if (now.question?.id === before?.question?.id) return
    this.changed = Date.now()
    if (now.question) this.settle()
  }

  /** settle keeps the second half of a double click from answering a question that came in between. */
  private settle() {
    const rest = this.answeredAt + doubleClick - Date.now()
    if (rest <= 0) return
    this.settling = true
    setTimeout(() => (this.settling = false), rest)
  }

  /** Whether a key can be meant for what is asked now, and not for what has just been taken away. */
  get isSeen() {
    return Date.now() - this.changed >= moment
  }
  /** Whether one has answered the open question, which is not taken away before the house has heard it. */
  get isAnswered() {
    return this.status?.question?.id === this.answered
  }
  /** Whether one may answer now: a question is open, and one has not answered it already. */
  get canAnswer() {
    return this.status?.question !== undefined && !this.isAnswered && !this.busy && !this.settling
  }

  // A cut is given with the first bet, and opened as soon as bets are closed, whatever still moves on the screen.
  protected override hears(due: Due) {
    if ('status' in due) this.cutter.hears(due.status)
    else if (due.event.kind === 'no-more-bets') this.cutter.closed(due.event.round ?? 0, due.event.n)
    else if (due.event.kind === 'bet' && due.event.seat === this.me && cutting.every) void this.cutter.give()
    super.hears(due)
  }

  /** A card is squeezed by whoever has a wager on the round: from the second of a hand on, unless one knows it already. */
  protected override unveils(e: Event): Promise<void> | undefined {
    const place = this.game?.felt.places?.find((p) => p.box === e.box)
    if (!place?.squeeze || !e.card || e.card === hidden || (e.kind !== 'turn' && e.kind !== 'deal')) return undefined
    const seen = handOf(this.stage, e.box ?? 0, e.hand)?.cards.some((c) => c.up) ?? false
    if (!seen || this.hurries || this.own.length === 0 || this.isMine(e) || settings.now.squeeze === 'off' || !moving()) return undefined
    this.squeezed = e.card
    return new Promise((done) => {
      this.turned = () => {
        this.squeezed = null
        done()
      }
    })
  }
  /** turnUp ends the squeeze of a card, and of all others of the round if one does not want it. */
  turnUp = (all = false) => {
    this.hurries = all
    this.turned()
  }
  override close() {
    super.close()
    this.turned()
  }

  protected override happens(e: Event) {
    this.flights.see(e, this)
    sound.hear(e, this.me)
    if (e.kind !== 'outcome') return
    const wheel = besideOf(this.game?.felt, 'wheel')
    if (!wheel) sound.play('dice')
    else if (moving()) sound.spin(wheel.stops?.length ?? 0, wheel.ball ? 'glide' : 'rock')
  }

  protected override follow(e: Event) {
    super.follow(e)
    if (e.kind === 'commit') this.ends()
    if (this.isMine(e) && ['bet', 'reduce', 'call'].includes(e.kind) && this.status?.phase !== 'playing') this.refreshSoon(250)
    if (!this.isMine(e)) return
    if (e.kind === 'refuse') this.tell(e.text ?? 'refused', e.law ?? '')
    if (!e.area || this.isPoker || this.status?.phase === 'playing') return
    const stake = { area: e.area, amount: e.amount ?? 0 }
    if (e.kind === 'bet' && e.tender !== 'coupon') {
      this.made = [...this.made, stake]
    } else if (e.kind === 'reduce') {
      this.made = e.stake ? without(this.made, stake) : this.made.filter((w) => w.area !== e.area)
    } else {
      return
    }
    this.laidOut = this.own.map(({ area, amount }) => ({ area, amount }))
  }

  /** ends counts the rounds that one has won in a row, and makes room for the wagers of the next one. */
  private ends() {
    if (this.laidOut.length > 0) {
      this.lastWagers = unseated(this.laidOut, this.game?.wagers ?? [])
      keepLast(this.id, this.view?.game ?? '', session.me?.id ?? '', this.lastWagers)
    }
    this.made = this.laidOut = []
    this.hurries = false
    if (!this.stage.wagered || !this.me || this.stage.net === 0) return
    if (this.swing === 'great' && !this.onStreak) sound.play('streak')
    this.streak = this.stage.net > 0 ? this.streak + 1 : 0
    if (this.onStreak) {
      this.say(words.streak(this.streak))
      sound.play('streak')
    }
  }
  /** What the round that is over was for oneself. */
  get swing(): Swing {
    if (!this.stage.over || !this.me) return ''
    return swingOf(this.stage.net, this.stack(), this.own.reduce((sum, w) => sum + w.amount, 0))
  }
  /** Whether one has won so often in a row that it is told. */
  get onStreak() {
    return this.streak >= 3
  }

  /** attempt does something, and shows why it was refused if it was. */
  private async attempt<T>(does: () => Promise<T>, wager?: Stake): Promise<T | null> {
    if (!this.connected) {
      this.tell(words.connectionLostTryingReconnect, '')
      return null
    }
    this.working = true
    try {
      return await does()
    } catch (err) {
      if (err instanceof Refused && err.reason === 'question') return null // it was answered already, or is past
      if (err instanceof Refused) this.tell(err.message, err.law, wager && this.ways(err, wager))
      else this.tell(String(err), '')
      return null
    } finally {
      this.working = false
    }
  }

  /** ways are what one may do where a wager was refused for its amount. */
  private ways(err: Refused, w: Stake): Ways {
    if (this.status?.tournament && err.reason !== 'unit') return {} // nobody brings chips, or bets more than others may
    if (err.reason === 'maximum') return { over: w }
    if (err.reason === 'short') return { short: Math.max(w.amount - this.stack(), this.usual) }
    if (!['unit', 'minimum'].includes(err.reason) || err.bound <= 0) return {}
    const lies = this.amount(w.area)
    const unit = err.reason === 'unit' ? err.bound : (this.view?.units?.find((u) => u.area === w.area)?.unit ?? 1)
    const least = Math.max(lies + w.amount, err.bound)
    return { instead: { area: w.area, amount: Math.ceil(least / unit) * unit - lies } }
  }

  private onWay = new Set<Promise<unknown>>() // wagers that are made or taken down: being ready does not overtake them

  /** lays makes, changes or takes down a wager. */
  private lays(act: Parameters<typeof api.act>[1], wager?: Stake) {
    const done = this.attempt(() => api.act(this.id, act), wager)
    this.onWay.add(done)
    return done.finally(() => this.onWay.delete(done))
  }

  tell(text: string, law: string, ways: Ways & Pick<Notice, 'good'> = {}) {
    const id = ++this.number
    this.notice = { id, text, law, ...ways }
    this.say(text)
    setTimeout(() => this.dismiss(id), 12_000)
  }
  /** news tells what comes of something that was done. */
  private news = (text: string, law = '') => this.tell(text, law, { good: true })

  dismiss(id: number) {
    if (this.notice?.id === id) this.notice = null
  }

  /** What one usually brings to a table: twenty of its least bets. */
  get usual() {
    return (this.view?.min ?? 500) * 20
  }

  bet = (area: string, amount = this.chip) => {
    if (!this.me) {
      this.tell(words.takeSeatFirstThen, '')
      return null
    }
    return this.lays({ kind: 'make', area, amount }, { area, amount })
  }
  /**
   * press lays the chip on an area, or a coupon of its amount beside the chips that lie there. On an area where only a
   * whole bank is taken on, it lays all of that, and on one for a chip of one value, such a chip.
   */
  press = async (area: string) => {
    const whole = this.whole(area)
    if (!this.matching || this.coupons === 0 || whole) return this.bet(area, whole || this.payable(area))
    const done = await this.lays({ kind: 'make', area, amount: this.chip, tender: 'coupon' })
    if (done) await this.refresh()
    return done
  }
  /** payable is how much a press lays on an area: the chip, or the next amount above it that the area's odds can pay. */
  private payable(area: string): number {
    const unit = this.view?.units?.find((u) => u.area === area)?.unit ?? 0
    if (unit === 0) return this.chip
    const lies = this.amount(area)
    return Math.ceil((lies + this.chip) / unit) * unit - lies
  }
  remove = (area: string, amount?: number) => this.lays({ kind: 'remove', area, ...(amount ? { amount } : {}) })
  callBet = (area: string, on: boolean) => this.lays({ kind: on ? 'call-on' : 'call-off', area })
  askOver = async (stake: Stake) => {
    if (!(await this.attempt(() => api.over(this.id, stake.area, stake.amount)))) return
    this.news(words.floorAskedAcceptOn(dollars(stake.amount), this.area(stake.area)), '19:47-8.2(d)')
  }
  withdrawOver = async (stake: Stake) => {
    if (!(await this.attempt(() => api.withdrawOver(this.id, stake.area, stake.amount)))) return
    this.say(words.youDoNotAsk(dollars(stake.amount), this.area(stake.area)))
  }
  special = (word: string, args: number[]) => this.attempt(() => api.act(this.id, { kind: 'special', word, args }))
  ready = (is: boolean) =>
    this.attempt(async () => {
      await Promise.all([this.cutter.settled(), ...this.onWay]) // the round may begin at once
      return api.ready(this.id, is)
    })
  /** cut gives a cut for the round to come. */
  cut = () => this.cutter.give()
  startTournament = () => this.attempt(() => api.startTournament(this.id))
  invite = (person: string) => this.attempt(() => api.invite(this.id, person))
  addChips = async (amount: number) => {
    const done = await this.attempt(() => api.chips(this.id, amount))
    if (done?.waits) this.news(words.comesYourSeatWhen(dollars(amount)))
    if (done) await this.refresh()
    return done !== null
  }
  addCoupons = async (amount: number) => {
    if (await this.attempt(() => api.coupons(this.id, amount))) await this.refresh()
  }
  sit = async (seat: number, amount: number) => {
    const done = await this.attempt(() => api.sit(this.id, seat, amount))
    if (!done) return false
    if (done.waits) this.news(words.seatYoursWhenRoundOverSetAside(seat, dollars(amount)))
    await this.refresh()
    return true
  }
  /** cancel takes back what waits for the end of the round: a seat, or chips. */
  cancel = async () => {
    const seat = this.view?.waiting?.for === 'seat'
    const done = await this.attempt(() => (seat ? api.leave(this.id) : api.withdraw(this.id)))
    if (done) this.say(seat ? words.youDoNotWait(done.seat ?? 0) : words.chipsStayInYour)
    await this.refresh()
  }
  /** Whether one's hand is still in a round of players against each other: who leaves gives it up. */
  get inHand(): boolean {
    return this.isPoker && this.status?.phase === 'playing' && this.stage.hands.some((h) => h.seat === this.me && !h.gone)
  }
  /** Whether one plays in a tournament: who leaves is out of it. */
  get inTournament(): boolean {
    const t = this.status?.tournament
    return this.me > 0 && t !== undefined && stateOf(t) === 'runs'
  }
  /** leave leaves the table; if that costs a hand or a tournament, one is asked first. */
  leave = async (sure = false) => {
    if ((this.inHand || this.inTournament) && !sure) {
      this.asksToLeave = true
      return
    }
    this.asksToLeave = false
    const done = await this.attempt(() => api.leave(this.id))
    if (done?.waits) this.news(words.youWillLeaveAs)
    await this.refresh()
  }
  /** answer answers the open question, once: until the next one it does nothing, unless the answer was refused. */
  answer = async (choice: string, amount?: number, number?: number, named = '') => {
    const q = this.status?.question
    if (!q || !this.canAnswer) return null
    const cards = named || (q.cards?.includes(choice) ? this.chosen.join(' ') : '')
    this.chosen = []
    this.answered = q.id
    this.answeredAt = Date.now()
    const extra = { ...(amount ? { amount } : {}), ...(number ? { number } : {}), ...(cards ? { cards } : {}) }
    const done = await this.attempt(() => api.answer(this.id, { question: q.id, choice, ...extra }))
    if (!done && this.answered === q.id) this.answered = ''
    return done
  }

  /** toggle chooses one of one's own cards, or no longer. */
  toggle = (face: string) => {
    this.chosen = this.chosen.includes(face) ? this.chosen.filter((c) => c !== face) : [...this.chosen, face]
  }
  /** pick does that with the nth card of the hand that the question is about, and reports whether there is one. */
  pick = (nth: number): boolean => {
    const q = this.status?.question
    const card = q && handOf(this.stage, q.box, q.hand)?.cards[nth - 1]
    if (card) this.toggle(card.face)
    return card !== undefined
  }

  /** undo takes the last wager back that one made. */
  undo = async () => {
    const last = this.made.at(-1)
    if (last) await this.remove(last.area, last.amount)
  }
  /** betAll makes several wagers. */
  betAll = (list: Stake[]) => this.each(list, (w) => this.bet(w.area, w.amount))
  /** What is to be bet for the wagers of the round before: those that are offered now and do not lie there any more. */
  get toRepeat(): Stake[] {
    const seen = { fact: (id: string) => this.fact(id)?.text, own: this.amount, total: this.total }
    const offered = new Set((this.game?.felt.areas ?? []).filter((a) => shows(a, seen)).map((a) => a.wager))
    return missing(seated(this.lastWagers, this.me, this.game?.wagers ?? []), this.amount).filter((w) => offered.has(w.area))
  }
  /** rebet makes the wagers of the round before once more. */
  rebet = () => this.betAll(this.toRepeat)
  /** double puts as much again on everything that one has on the layout. */
  double = () => this.each(this.own, (b) => this.bet(b.area, b.amount))
  clearBets = () => this.each(this.own, (b) => this.remove(b.area))
  private async each<T>(list: T[], does: (item: T) => Promise<unknown> | null): Promise<boolean> {
    for (const item of [...list]) if (!(await does(item))) return false
    return true
  }

  /** What a bet on an area comes to where it is one amount only, or all of something, as a bank; 0 elsewhere. */
  private whole(area: string): number {
    const w = this.game?.wagers.find((w) => w.id === area)
    if (!w?.whole) return w?.exactly ?? 0
    return this.status?.facts.find((f) => f.id === w.whole)?.amount ?? 0
  }

  amount = (area: string, seat = this.me): number => this.stage.bets[pileKey(seat, area)]?.amount ?? 0
  total = (area: string): number => this.sum(area, 'amount')
  /** The match play coupons beside the chips on an area: one's own, and other people's. */
  laid(area: string): { own: number; others: number } {
    const own = this.stage.bets[pileKey(this.me, area)]?.coupon ?? 0
    return { own, others: this.sum(area, 'coupon') - own }
  }
  private sum(area: string, what: 'amount' | 'coupon'): number {
    return Object.values(this.stage.bets).reduce((sum, b) => sum + (b.area === area ? b[what] : 0), 0)
  }
  mark(area: string) {
    const own = this.stage.marks[pileKey(this.me, area)]
    return own ?? Object.values(this.stage.marks).find((m) => m.event.area === area)
  }

  /** describe says what there is to know of an area, for those who do not see it. */
  describe(w: Wager): string {
    const pays = (w.pays ?? []).map((p) => `${inWords(p.odds)}${p.on ? words.onWager(p.on) : ''}`).join(', ')
    const own = this.amount(w.id)
    const others = this.total(w.id) - own
    const laid = this.laid(w.id)
    const mark = this.mark(w.id)
    const parts = [this.area(w.id)]
    if (pays) parts.push(words.pays(pays))
    if (own) parts.push(words.youHave(withCoupon(own, laid.own)))
    if (others) parts.push(words.othersHave(withCoupon(others, laid.others)))
    if (mark) parts.push(markName(mark))
    return parts.join(', ')
  }

  explain(e: Event, lines: string[]) {
    this.why = { title: this.sentence(e), laws: [e.law, e.oddsLaw].filter((l): l is string => !!l), lines }
  }
}

/** without takes the last of equal stakes out of a list. */
function without(list: Stake[], gone: Stake): Stake[] {
  const at = list.findLastIndex((w) => w.area === gone.area && w.amount === gone.amount)
  return at < 0 ? list : list.toSpliced(at, 1)
}

const key = Symbol('table')
export const provideTable = (t: Table) => setContext(key, t)
export const useTable = () => getContext<Table>(key)
