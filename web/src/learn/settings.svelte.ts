// How somebody wants the screen: kept in the browser, and with the account of who has one.
import { ask, get, type S } from '../api/client'

export type Settings = S['Settings']

const kept = 'boardwalk.settings'

function read(): Settings {
  try {
    return JSON.parse(localStorage.getItem(kept) ?? '{}') as Settings
  } catch {
    return {}
  }
}

class Preferences {
  now = $state.raw<Settings>(read())
  private whose = ''

  /** set changes some of them; what is undefined or off is as everybody begins with. */
  set(changed: Partial<Settings>) {
    this.take({ ...this.now, ...changed })
    if (this.whose) void ask('PUT', '/api/me/settings', this.now).catch(() => undefined) // they stay in this browser at least
  }

  /** follow takes those of an account that one has signed in to; a guest's are those of the browser. */
  async follow(person: string, guest: boolean) {
    if (this.whose === person) return
    this.whose = person
    if (!person || guest) return
    const theirs = await get<Settings & { $schema?: string }>('/api/me/settings').catch(() => null)
    if (!theirs || this.whose !== person) return
    const { $schema: _, ...settings } = theirs
    this.take(settings)
  }

  private take(all: Settings) {
    this.now = Object.fromEntries(Object.entries(all).filter(([, v]) => v)) as Settings
    localStorage.setItem(kept, JSON.stringify(this.now))
    show(this.now)
  }
}

/** show marks the page for the style sheet. */
function show(s: Settings) {
  const marks = document.documentElement.dataset
  for (const name of ['theme', 'deck', 'hand', 'motion', 'pace', 'back'] as const) {
    const value = s[name]
    if (value) marks[name] = value
    else delete marks[name]
  }
}

export const settings = new Preferences()
show(settings.now)
