// Who is here.
import { api, type Me } from '../api/client'
import { because } from './because'

const localHosts = ['localhost', '127.0.0.1', '[::1]']

class Session {
  me = $state<Me | null>(null)
  known = $state(false)
  error = $state('')
  forgotten = $state(false) // whoever was here has had the house forget everything

  /** On one's own machine everybody is a guest at once; elsewhere one is asked. */
  async begin() {
    try {
      this.me = await api.session()
      if (!this.me && localHosts.includes(location.hostname)) await this.enter(api.guest())
    } catch (err) {
      this.error = because(err)
    }
    this.known = true
  }

  async enter(asked: Promise<Me>): Promise<boolean> {
    try {
      this.me = await asked
      this.error = ''
      this.forgotten = false
      return true
    } catch (err) {
      this.error = because(err)
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

  /** How much play money the house would give now; 0 if the account has what everybody begins with. */
  get lacking(): number {
    const me = this.me
    return me?.may.includes('refill') ? Math.max(0, me.welcome - me.balance) : 0
  }

  /** refill fills the account up to what everybody begins with. */
  refill = () => this.enter(api.refill())

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
