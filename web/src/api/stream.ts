// The events of a table as they happen, taken up again where they broke off.
import { lines } from '../chat/lines.svelte'
import type { Event, S, Said, Status } from './client'
import { localized } from '../words/rules'

export interface Listener {
  event(e: Event): void
  status(s: Status): void
  connected(is: boolean): void
  /** So many people look on who have no seat. The house says it now and then. */
  watching?(people: number): void
  /** What is asked for is past: the table is to be read anew. The stream has ended. */
  gone(): void
}

const silence = 50_000 // the house says something at least every 20 s
const longestPause = 8_000

export class Stream {
  private source: EventSource | null = null
  private timer: ReturnType<typeof setTimeout> | undefined
  private watchdog: ReturnType<typeof setTimeout> | undefined
  private pause = 250
  private closed = false

  constructor(
    private readonly table: string,
    private last: number,
    private readonly listener: Listener,
    private readonly part: 'tables' | 'surveillance' = 'tables',
  ) {
    addEventListener('online', this.again)
    addEventListener('offline', this.lost)
    this.open()
  }

  close() {
    this.closed = true
    removeEventListener('online', this.again)
    removeEventListener('offline', this.lost)
    this.drop()
  }

  private drop() {
    clearTimeout(this.timer)
    clearTimeout(this.watchdog)
    this.source?.close()
    this.source = null
  }

  private again = () => {
    this.pause = 250
    this.drop()
    this.open()
  }

  private lost = () => {
    this.drop()
    if (this.closed) return
    this.listener.connected(false)
    this.timer = setTimeout(() => this.open(), this.pause)
    this.pause = Math.min(this.pause * 2, longestPause)
  }

  /** refused finds out why a stream did not begin, which an EventSource does not tell. */
  private refused = async (url: string) => {
    const answer = await fetch(url, { method: 'HEAD' }).catch(() => null)
    if (this.closed || answer?.status !== 410) return
    this.close()
    this.listener.gone()
  }

  private heard() {
    clearTimeout(this.watchdog)
    this.watchdog = setTimeout(this.lost, silence)
  }

  private open() {
    if (this.closed) return
    const url = `/api/${this.part}/${encodeURIComponent(this.table)}/events?after=${this.last}`
    const source = new EventSource(url)
    let begun = false
    this.source = source
    this.heard()
    source.onerror = () => {
      this.lost()
      if (!begun) void this.refused(url)
    }
    source.addEventListener('ping', (m) => {
      this.listener.watching?.((JSON.parse(m.data as string) as S['Ping']).watching ?? 0)
      begun = true
      this.heard()
      this.pause = 250
      this.listener.connected(true)
    })
    source.addEventListener('event', (m) => {
      this.heard()
      const e = localized(JSON.parse(m.data as string) as Event)
      if (e.n <= this.last) return
      this.last = e.n
      this.listener.event(e)
    })
    source.addEventListener('status', (m) => {
      this.heard()
      const s = localized(JSON.parse(m.data as string) as Status)
      this.last = Math.max(this.last, s.event) // what is missing was for others only
      this.listener.status(s)
    })
    source.addEventListener('said', (m) => lines.add(this.table, JSON.parse(m.data as string) as Said))
    source.addEventListener('end', this.lost)
  }
}

/** history reads events that are over, from the same stream. */
export function history(table: string, after: number, until: number): Promise<Event[]> {
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
      const e = localized(JSON.parse(m.data as string) as Event)
      if (e.n <= until) list.push(e)
    })
    source.addEventListener('status', end)
  })
}
