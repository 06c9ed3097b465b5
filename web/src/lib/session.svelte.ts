// Who is here.
import { api, type Me, Refused } from '../api/client'

const localHosts = ['localhost', '127.0.0.1', '[::1]']

class Session {
  me = $state<Me | null>(null)
  known = $state(false)
  error = $state('')

  /** On one's own machine everybody is a guest at once; elsewhere one is asked. */
  async begin() {
    try {
      this.me = await api.me()
    } catch (err) {
      if (err instanceof Refused && err.status === 401 && localHosts.includes(location.hostname)) {
        await this.enter(api.guest())
      } else if (err instanceof Refused && err.status !== 401) {
        this.error = err.message
      }
    }
    this.known = true
  }

  async enter(asked: Promise<Me>): Promise<boolean> {
    try {
      this.me = await asked
      this.error = ''
      return true
    } catch (err) {
      this.error = err instanceof Error ? err.message : String(err)
      return false
    }
  }

  async refresh() {
    try {
      this.me = await api.me()
    } catch {
      // it will be asked again
    }
  }

  async leave() {
    try {
      await api.signOut()
    } catch {
      // the session is over in any case
    }
    this.me = null
  }
}

export const session = new Session()
