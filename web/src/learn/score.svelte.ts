// How one has answered since this tab was opened: counted by the coach, whatever the game.
const kept = 'boardwalk.score'

interface Sum {
  asked: number
  right: number
  /** What the mistakes cost on average, in cents. */
  cost: number
}

const none: Sum = { asked: 0, right: 0, cost: 0 }

function read(): Sum {
  try {
    return { ...none, ...(JSON.parse(sessionStorage.getItem(kept) ?? '{}') as Partial<Sum>) }
  } catch {
    return none
  }
}

class Score {
  sum = $state.raw<Sum>(read())

  /** count takes an answer that cost so many cents against the best one; 0 is right. */
  count(cost: number) {
    this.keep({ asked: this.sum.asked + 1, right: this.sum.right + (cost > 0 ? 0 : 1), cost: this.sum.cost + cost })
  }

  clear = () => this.keep(none)

  private keep(sum: Sum) {
    this.sum = sum
    sessionStorage.setItem(kept, JSON.stringify(sum))
  }
}

export const score = new Score()
