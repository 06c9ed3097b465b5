// The games of the house, asked for once.
import { api, type GameTitle } from '../api/client'

class Games {
  private titles = $state.raw(new Map<string, GameTitle>())
  private asked = false

  /** load asks the house for its games, unless that was done before. */
  async load() {
    if (this.asked) return
    this.asked = true
    try {
      this.titles = new Map((await api.games()).map((g) => [g.id, g]))
    } catch {
      this.asked = false // nothing depends on it but drawings
    }
  }

  /** find returns a game by its id; nothing if it is not known yet. */
  find = (id: string): GameTitle | undefined => this.titles.get(id)
}

export const games = new Games()
