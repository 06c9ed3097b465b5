// Chips that go from one place of the page to another. The places are found by
// what the layouts mark: data-area, data-pile, data-seat, data-rack, data-chips, data-pot, data-house, data-centre.
import type { Event } from '../api/client'
import { moving } from './pace'
import type { Table } from './table.svelte'

export interface Flight {
  id: number
  amount: number
  from: { x: number; y: number }
  to: { x: number; y: number }
  wait: number // milliseconds
}

const most = 24

export class Flights {
  list = $state.raw<Flight[]>([])
  private number = 0

  /** see lets the chips of an event fly. */
  see(e: Event, t: Table) {
    if (!moving() || !(e.amount || e.stake)) return
    const seat = e.seat ?? 0
    const amount = e.amount ?? 0
    const stake = e.stake ?? 0
    const at = (n: number) => (n === t.me && t.me > 0 && find('[data-rack] [aria-checked="true"]')) || find(`[data-seat="${n}"]`)
    const person = () => at(seat)
    const pile = () =>
      (t.isPoker ? find(`[data-bet="${seat}"]`) : null) ?? find(`[data-area="${e.area}"]`) ?? find(`[data-pile="${e.area}"]`) ?? (t.isPoker ? person() : null)
    const centre = () => find('[data-centre]')
    // whoever the wager is against: the house, a player who has the bank, or the centre of the table
    const house = () => (e.against === 'centre' ? centre() : e.bank ? at(e.bank) : null) ?? find('[data-house]')
    switch (e.kind) {
      case 'bet':
        return this.send(person(), t.isPoker ? (find(`[data-bet="${seat}"]`) ?? find('[data-pot]')) : pile(), amount)
      case 'reduce':
      case 'return':
        return this.send(pile(), person(), stake || amount)
      case 'collect':
        return this.send(pile(), house(), stake)
      case 'pay':
        this.send(house(), pile(), amount)
        return this.send(pile(), person(), amount + stake, 380)
      case 'centre':
        return amount > 0 ? this.send(house(), centre(), amount) : this.send(centre(), house(), -amount)
      case 'award':
        return this.send(find('[data-pot]'), person(), amount)
      case 'gather':
        for (const [n, bet] of Object.entries(t.stage.street)) this.send(find(`[data-bet="${n}"]`), find('[data-pot]'), bet)
    }
  }

  private send(from: Element | null, to: Element | null, amount: number, wait = 0) {
    if (!from || !to || from === to || amount <= 0 || this.list.length >= most) return
    this.list = [...this.list, { id: ++this.number, amount, from: middle(from), to: middle(to), wait }]
  }

  land = (id: number) => {
    this.list = this.list.filter((f) => f.id !== id)
  }
}

const find = (what: string) => document.querySelector(`.felt ${what}`) ?? document.querySelector(what)

/** Where chips lie on an element, as a drawing says by data-chips, or else the middle of it. */
function middle(el: Element) {
  const drawn = el instanceof SVGGraphicsElement && el.dataset.chips ? el.getScreenCTM() : null
  if (drawn) {
    const [x, y] = el.getAttribute('data-chips')!.split(' ').map(Number)
    return new DOMPoint(x, y).matrixTransform(drawn)
  }
  const r = (el.querySelector('[data-chips]') ?? el).getBoundingClientRect()
  return { x: r.x + r.width / 2, y: r.y + r.height / 2 }
}
