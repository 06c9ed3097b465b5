// No English is left on the pages in Spanish.
import { expect, type Page } from '@playwright/test'
import { test } from './house'

/** Words that no Spanish text has. */
const words = [
  'the', 'and', 'with', 'of', 'is', 'are', 'for', 'your', 'you', 'from', 'to', 'or', 'on', 'by', 'at',
  'than', 'wagers?', 'dealers?', 'players?', 'hands?', 'bets?', 'cards?', 'decks?', 'pays', 'every', 'each',
  'what', 'which', 'worth', 'stand', 'hit', 'fold', 'wins?', 'lose', 'house', 'best', 'better', 'rules',
  'high', 'low', 'two', 'three', 'four', 'five', 'suit', 'pair',
]
const english = new RegExp(`\\b(${words.join('|')})\\b`, 'i')

/** What stays as it is: names of players, of games, of bets and of what is called so at every table, and the names of paragraphs. */
const kept = [
  'Double Attack Blackjack', 'Double Down Stud', 'Three Card Draw', 'Let It Ride', "Texas Hold 'Em Bonus",
  'Caribbean Stud Poker', "Ultimate Texas Hold 'Em", 'In to Win/Draw', 'In to Win', 'Pair Plus',
  'Card Games', 'Poker Room', 'strongest-high', 'new-zealand', 'Wizard of Odds', 'Ann of Absecon',
]
const names = new RegExp(`${kept.join('|')}|\\[[^\\]]*\\]|over-\\d+ at-once`, 'gi')

/** What a page says and reads out, but for what is printed on a felt, and what is typed in as it is written. */
async function saidOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const said = [document.title]
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
    // what people did and are called at tables of other tests
    const others = '.results, [data-test=miniature], [aria-labelledby=log-title], [data-seat]'
    const untold = `svg, .felt, script, noscript, code, kbd, [lang]:not(html), [data-test=chat], ${others}`
    for (let n: Node | null = walker.currentNode; n; n = walker.nextNode()) {
      if (n instanceof Element) {
        if (!n.closest(others)) for (const a of ['aria-label', 'aria-description', 'title', 'alt']) said.push(n.getAttribute(a) ?? '')
      } else if (!n.parentElement?.closest(untold)) said.push(n.textContent ?? '')
    }
    return [...new Set(said.map((t) => t.trim().replace(/\s+/g, ' ')))].filter(Boolean)
  })
}

/** Goes to a page in Spanish, unfolds what is folded, and returns what it says in English. */
async function leftOn(page: Page, path: string): Promise<string[]> {
  await page.goto(path)
  await expect(page.locator('main h1').first()).toBeVisible()
  let before = ''
  // whatever is fetched has come when nothing is added any more; numbers go on, as those of a clock
  const settled = async () => {
    await page.evaluate(() => document.querySelectorAll('details').forEach((d) => (d.open = true)))
    const now = (await saidOn(page)).join('\n').replace(/\d+/g, '')
    const same = now === before && !/calculando …/i.test(now)
    before = now
    return same
  }
  await expect.poll(settled, { intervals: [400], timeout: 120_000 }).toBe(true)
  return (await saidOn(page)).filter((t) => english.test(t.replace(names, ''))).map((t) => `${path}: ${t}`)
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('boardwalk.language', 'es'))
})

test('no English is left on the pages in Spanish', async ({ page }) => {
  const paths = [
    '/', '/rules', '/odds', '/settings', '/history', '/me', '/keno', '/keno/rates', '/rules/craps', '/odds/craps', '/rules/mini-tex',
    '/odds/three-card-poker', '/odds/caribbean-stud', '/odds/pai-gow', '/strategy/blackjack', '/strategy/ultimate-texas-holdem', '/strategy/pai-gow',
    '/table/craps-1', '/table/pokette-1', '/table/caribbean-stud-1', '/table/hold-em-1',
  ]
  const left: string[] = []
  for (const path of paths) left.push(...(await leftOn(page, path)))
  expect(left).toEqual([])
})

test('no English is left on the pages of any game in Spanish @long', async ({ page }) => {
  const games = (await (await page.request.get('/api/games')).json()) as { id: string; advice?: object }[]
  expect(games.length).toBeGreaterThan(30)
  const left: string[] = []
  for (const g of games) {
    for (const at of ['rules', 'odds', ...(g.advice ? ['strategy'] : [])]) left.push(...(await leftOn(page, `/${at}/${g.id}`)))
    left.push(...(await leftOn(page, `/table/${g.id}-1?sit`)))
  }
  expect(left).toEqual([])
})
