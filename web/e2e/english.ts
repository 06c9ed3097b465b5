// What is left in English on a page in Spanish.
import { expect, type Page } from '@playwright/test'

/** Words that no Spanish text has. */
const words = [
  'the', 'and', 'with', 'of', 'is', 'are', 'for', 'your', 'you', 'from', 'to', 'or', 'on', 'by', 'at',
  'than', 'wagers?', 'dealers?', 'players?', 'hands?', 'bets?', 'cards?', 'decks?', 'pays', 'every', 'each',
  'what', 'which', 'worth', 'stand', 'hit', 'fold', 'wins?', 'lose', 'house', 'best', 'better', 'rules',
  'beginner', 'expert', 'careful', 'steady', 'bold', 'folded', 'high', 'low', 'two', 'three', 'four', 'five', 'suit', 'pair',
]
const english = new RegExp(`\\b(${words.join('|')})\\b`, 'i')

/** What stays as it is: names of players, of games, of bets and of what is called so at every table, names of paragraphs, and ids. */
const kept = [
  'Double Attack Blackjack', 'Double Down Stud', 'Three Card Draw', 'High Card Flush', 'Let It Ride', "Texas Hold 'Em Bonus",
  'Caribbean Stud Poker', "Ultimate Texas Hold 'Em", 'In to Win/Draw', 'In to Win', 'Pair Plus',
  'Card Games', 'Poker Room', 'strongest-high', 'new-zealand', 'last-wager', 'Wizard of Odds', 'Ann of Absecon', 'The House of the Desk', 'en ON:',
]
const names = new RegExp(`${kept.join('|')}|\\[[^\\]]*\\]|over-\\d+ at-once|\\b[a-z]+(-[a-z]+)*-\\d+|three-card-poker|^dealer$`, 'gi')

/** Has the pages of a browser speak Spanish from now on. */
export const speakSpanish = (page: Page) => page.addInitScript(() => localStorage.setItem('boardwalk.language', 'es'))

/**
 * What a page says and reads out, but for what is printed on a felt, and what is typed in as it is written. Where others have been, what
 * they did and what they are called is not looked at.
 */
function saidOn(page: Page, alone: boolean): Promise<string[]> {
  return page.evaluate((alone) => {
    const said = [document.title]
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
    const others = alone ? '[data-test=portrait]' : '.results, [data-test=miniature], [aria-labelledby=log-title], [data-seat]'
    const untold = `svg, .felt, script, noscript, code, kbd, [lang]:not(html), [data-test=chat], ${others}`
    for (let n: Node | null = walker.currentNode; n; n = walker.nextNode()) {
      if (n instanceof Element) {
        if (!n.closest(others)) for (const a of ['aria-label', 'aria-description', 'title', 'alt']) said.push(n.getAttribute(a) ?? '')
      } else if (!n.parentElement?.closest(untold)) said.push(n.textContent ?? '')
    }
    return [...new Set(said.map((t) => t.trim().replace(/\s+/g, ' ')))].filter(Boolean)
  }, alone)
}

/** What a page says in English now. Alone is who meets nobody there but bots. */
export const leftNow = async (page: Page, alone = false): Promise<string[]> =>
  (await saidOn(page, alone)).filter((t) => english.test(t.replace(names, '')))

/** Unfolds what is folded, waits until nothing more comes, and returns what the page says in English. */
export async function leftHere(page: Page, alone = false): Promise<string[]> {
  let before = ''
  // whatever is fetched has come when nothing is added any more; numbers go on, as those of a clock
  const settled = async () => {
    await page.evaluate(() => document.querySelectorAll('details').forEach((d) => (d.open = true)))
    const now = (await saidOn(page, alone)).join('\n').replace(/\d+/g, '')
    const same = now === before && !/calculando …/i.test(now)
    before = now
    return same
  }
  await expect.poll(settled, { intervals: [400], timeout: 120_000 }).toBe(true)
  return leftNow(page, alone)
}

/** Goes to a page in Spanish and returns what it says in English. */
export async function leftOn(page: Page, path: string): Promise<string[]> {
  await page.goto(path)
  await expect(page.locator('main h1').first()).toBeVisible()
  return (await leftHere(page)).map((t) => `${path}: ${t}`)
}
