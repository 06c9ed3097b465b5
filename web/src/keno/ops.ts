// What the keno lounge asks of the house.
import { ask, get, once, type S } from '../api/client'
import { query } from '../desk/ops'
import { words } from '../words/keno'

export type Listing = S['KenoListing']
export type Keno = S['Keno']
export type Status = S['KenoStatus']
export type Request = S['KenoRequest']
export type Quote = S['KenoQuote']
export type Odds = S['KenoOdds']
export type Ticket = S['KenoTicket']
export type Tickets = S['KenoTickets']
export type Result = S['KenoResult']
export type Race = S['KenoRace']
export type KenoEvent = S['KenoEvent']
export type KenoBall = S['KenoBall']
export type Paid = S['KenoPaid']
export type Desk = S['KenoDesk']

/** A private game of one's own, whose numbers are drawn when one says so. */
export const privateGame = () => ask<Keno>('POST', '/api/keno')

export const lounges = () => get<Listing[]>('/api/keno')

/** kenoAt returns what can be asked of a lounge. */
export function kenoAt(id: string) {
  const at = `/api/keno/${encodeURIComponent(id)}`
  const ticket = (n: number, what = '') => `${at}/tickets/${n}${what}`
  const station = (n: number, what: string) => `${at}/stations/${n}/${what}`
  return {
    id,
    events: (after: number) => `${at}/events?after=${after}`,
    game: () => get<Keno>(at),
    board: (place: string) => get<S['KenoBoardShows']>(`${at}/boards/${encodeURIComponent(place)}`),
    price: (r: Request) => ask<Quote>('POST', `${at}/price`, r),
    odds: (r: Request) => ask<Odds>('POST', `${at}/odds`, r),
    buy: (r: Request, key: string) => once<Ticket>('POST', `${at}/tickets`, r, key),
    tickets: (before = 0) => get<Tickets>(`${at}/tickets${query({ before })}`),
    ticket: (n: number) => get<Ticket>(ticket(n)),
    void: (n: number) => once<Ticket>('DELETE', ticket(n)),
    refund: (n: number) => once<Ticket>('POST', ticket(n, '/refund')),
    replay: (n: number, key: string) => once<Ticket>('POST', ticket(n, '/replay'), undefined, key),
    cut: (round: number, hash: string) => once<Status>('POST', `${at}/cuts`, { round, hash }),
    openCut: (round: number, secret: string) => once<Status>('POST', `${at}/openings`, { round, secret }),
    redeem: async (tickets: number[]) => (await once<{ payments: Paid[] }>('POST', `${at}/redemptions`, { tickets })).payments,
    races: (before = 0) => get<Result[]>(`${at}/races${query({ before })}`),
    race: (n: number) => get<Race>(`${at}/races/${n}`),

    // What writers and supervisors do.
    desk: () => get<Desk>(`${at}/desk`),
    open: (n: number) => once<Desk>('POST', station(n, 'drawer'), {}),
    close: async (n: number, amount: number) => (await once<{ difference: number }>('POST', station(n, 'count'), { amount })).difference,
    sell: (n: number, r: Request, key: string) => once<Ticket>('POST', station(n, 'tickets'), r, key),
    sellAgain: (n: number, old: number, key: string) => once<Ticket>('POST', station(n, 'replays'), { ticket: old }, key),
    voidAt: (n: number, t: number) => once<Ticket>('POST', station(n, 'voids'), { ticket: t }),
    refundAt: (n: number, t: number) => once<Ticket>('POST', station(n, 'refunds'), { ticket: t }),
    pay: async (n: number, tickets: number[]) => (await once<{ payments: Paid[] }>('POST', station(n, 'payments'), { tickets })).payments,
    payByHand: (n: number, t: number, amount: number) => once<Ticket>('POST', station(n, 'manual'), { ticket: t, amount }),
    authorize: (t: number) => once<Ticket>('POST', `${at}/authorizations`, { ticket: t }),
    announce: () => once<Status>('POST', `${at}/closing`, {}),
    lockOut: (approved = '') => once<Status>('POST', `${at}/lock-out`, approved ? { approved } : {}),
    override: (why: string, seconds: number) => once<Status>('POST', `${at}/override`, { why, seconds }),
    down: (why: string) => once<Status>('POST', `${at}/down`, { why }),
    up: () => once<Status>('POST', `${at}/up`, {}),
    key: (put: boolean) => once<Status>('POST', `${at}/key`, { in: put }),
  }
}

export type Asks = ReturnType<typeof kenoAt>

/** houseLounge returns the id of the house's own lounge. */
export async function houseLounge(): Promise<string> {
  const all = await lounges()
  const one = all.find((l) => !l.private) ?? all[0]
  if (!one) throw new Error(words.noLounge)
  return one.id
}
