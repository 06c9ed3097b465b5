// Whether this browser cuts every round that one bets on. It does unless somebody turns it off.

const place = 'boardwalk.cut'

function kept(): boolean {
  try {
    return localStorage.getItem(place) !== 'off'
  } catch {
    return true
  }
}

class Setting {
  every = $state(kept())

  set(on: boolean) {
    this.every = on
    try {
      localStorage.setItem(place, on ? 'on' : 'off')
    } catch {
      // it lasts as long as the page
    }
  }
}

export const cutting = new Setting()
