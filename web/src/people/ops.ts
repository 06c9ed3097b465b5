// What the cage and the pit boss ask of the house about people.
import { ask, get, once, type S } from '../api/client'
import { query } from '../desk/ops'

export type Person = S['Person']
export type Made = S['MadePerson']

const of = (id: string, what = '') => `/api/people/${encodeURIComponent(id)}${what}`

export const people = {
  list: (wanted: { search?: string; role?: string; locked?: boolean; after?: string; most?: number }) => get<Person[]>(`/api/people${query(wanted)}`),
  person: (id: string) => get<Person>(of(id)),
  make: (id: string, name: string) => ask<Made>('PUT', of(id), name ? { name } : {}),
  reset: (id: string) => ask<Made>('POST', of(id, '/password')),
  role: (id: string, role: string) => ask<Person>('PUT', of(id, '/role'), { role }),
  lock: (id: string, why: string) => ask<Person>('POST', of(id, '/lock'), { why }),
  unlock: (id: string) => ask<Person>('DELETE', of(id, '/lock')),
  money: (id: string, amount: number, why: string, key: string) => once<Person>('POST', of(id, '/money'), { amount, ...(why ? { why } : {}) }, key),
  coupons: (id: string, amount: number, why: string, key: string) => once<Person>('POST', of(id, '/coupons'), { amount, ...(why ? { why } : {}) }, key),
  forget: (id: string) => ask<void>('DELETE', of(id)),
  forgetMe: (password: string) => ask<void>('POST', '/api/me/forget', password ? { password } : {}),
  password: (old: string, fresh: string) => ask<void>('PUT', '/api/me/password', { old, new: fresh }),
}

/** The roles that somebody can be given; the casino file says who has the others. */
export const givable = ['player', 'floorperson', 'pit boss', 'dealer school']
export const roles = ['guest', ...givable, 'cage', 'surveillance', 'inspector', 'keno writer', 'keno supervisor']
