// Games in which a player sets two hands, or has the bank: what is asked, what it would come to, and who covers what.
import { type Browser, expect, type Page, test } from '@playwright/test'
import { beside, question, ready, result } from './house'
import { walk } from './looks'
import { staffed } from './staffed'

const { guest } = staffed()

/** Guests with chips at a table of a game, which is the first one's, from seat 1 on. */
async function seated(browser: Browser, game: string, people: number, options: Record<string, string> = {}): Promise<Page[]> {
  const pages: Page[] = []
  for (let i = 0; i < people; i++) pages.push(await guest(browser))
  const host = pages[0]!
  const opened = await host.request.post('/api/tables', { data: { game, betting: 600, decision: 600, min: 500, max: 50_000, options } })
  expect(opened.ok(), await opened.text()).toBe(true)
  const { id } = (await opened.json()) as { id: string }
  for (const [i, page] of pages.entries()) {
    const me = (await (await page.request.get('/api/me')).json()) as { id: string }
    if (i > 0) await host.request.post(`/api/tables/${id}/invitations`, { data: { person: me.id } })
    const sat = await page.request.post(`/api/tables/${id}/seat`, { data: { seat: i + 1, amount: 50_000 } })
    expect(sat.ok(), await sat.text()).toBe(true)
    await page.goto(`/table/${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  return pages
}

const choice = (page: Page, name: RegExp) => question(page).getByRole('button', { name })
const hand = (page: Page, name: 'High hand' | 'Low hand') => question(page).getByRole('group', { name })
const bet = (page: Page, seat: number) => page.locator(`[data-area="wager-${seat}"]`).first().click()

/** Goes on until all are to set their hands, and nobody cuts the cards. */
async function untilSetting(...pages: Page[]) {
  await expect(async () => {
    for (const page of pages) {
      const decline = choice(page, /^Decline/)
      if (await decline.count()) await decline.click({ timeout: 1000 }).catch(() => undefined)
    }
    for (const page of pages) await expect(hand(page, 'High hand')).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 40_000 })
}

test('seven cards are set by keys, by dragging and as the house does, and dealt again @long', async ({ browser }) => {
  const [page] = (await seated(browser, 'pai-gow-poker', 1)) as [Page]
  await bet(page, 1)
  await ready(page)
  await untilSetting(page)
  await expect(hand(page, 'High hand').getByRole('button')).toHaveCount(7)
  await walk(page, (sees) => sees('pai-gow-poker-to-set'))
  await page.keyboard.press('1')
  await hand(page, 'High hand').getByRole('button').first().dragTo(hand(page, 'Low hand'))
  await expect(hand(page, 'Low hand').getByRole('button')).toHaveCount(2)
  await expect(hand(page, 'Low hand').getByText(/^Low hand: ./)).toBeVisible()
  await hand(page, 'Low hand').getByRole('button').first().click()
  await expect(hand(page, 'Low hand').getByRole('button')).toHaveCount(1)
  await hand(page, 'Low hand').getByRole('button').first().dragTo(hand(page, 'High hand'))
  await expect(hand(page, 'High hand').getByRole('button')).toHaveCount(7)
  await choice(page, /^Show the house way/).click()
  await expect(question(page).getByText('As the house would set it.')).toBeVisible()
  await page.keyboard.press('Space')
  await expect(result(page)).toBeVisible()
  await walk(page, (sees) => sees('pai-gow-poker-set'))
  await proves(page, /[1-6]-[1-6]-[1-6], and all 14 cards\. 35 more lay face down/)
})

for (const game of ['pai-gow-poker', 'asia-poker']) test(`on a phone all ways to set a hand of ${game} are in sight at once`, async ({ browser }) => {
  const [page] = (await seated(browser, game, 1)) as [Page]
  await page.setViewportSize({ width: 390, height: 844 })
  await bet(page, 1)
  await ready(page)
  await untilSetting(page)
  for (const name of [/^Set the hands/, /^Show the house way/, /^House way/]) {
    const button = choice(page, name)
    const uncovered = () =>
      button.evaluate((b) => {
        const { x, y, width, height } = b.getBoundingClientRect()
        return b.contains(document.elementFromPoint(x + width / 2, y + height / 2))
      })
    await expect.poll(uncovered, { message: String(name) }).toBe(true)
  }
})

/** Puts two cards after the other into the low hand until the hand would be foul, and reports whether it can be. */
async function foulHand(page: Page): Promise<boolean> {
  for (let i = 1; i <= 7; i++) {
    for (let j = i + 1; j <= 7; j++) {
      for (const key of [i, j]) await page.keyboard.press(String(key))
      await expect(hand(page, 'Low hand').getByRole('button')).toHaveCount(2)
      if (await question(page).getByText(/^Foul/).count()) return true
      for (const key of [i, j]) await page.keyboard.press(String(key))
    }
  }
  return false
}

test('a foul hand is set only when it is asked for twice, and loses @long', async ({ browser }) => {
  const [page] = (await seated(browser, 'pai-gow-poker', 1)) as [Page]
  for (;;) {
    await bet(page, 1)
    await ready(page)
    await untilSetting(page)
    if (await foulHand(page)) break
    await page.keyboard.press('w') // hardly any hand cannot be foul
    await expect(result(page)).toBeVisible()
  }
  await page.keyboard.press('Space')
  await expect(question(page).getByText('This hand is foul and loses.')).toBeVisible()
  await walk(page, (sees) => sees('pai-gow-poker-foul'))
  await choice(page, /^Set the foul hand/).click()
  await expect(result(page)).toContainText('You lost $5')
})

/** Checks the last round in the page, and expects a sentence of what was found. */
async function proves(page: Page, what: RegExp) {
  await beside(page, 'Log')
  const panel = page.locator('details', { hasText: 'Fair play' })
  await panel.locator('summary').click()
  await panel.getByRole('button', { name: /^Check round/ }).click()
  await expect(page.locator('[data-test=checked]')).toContainText(what)
  await expect(page.locator('[data-test=checked]').getByText('wrong')).toHaveCount(0)
  await panel.locator('summary').click()
  await page.keyboard.press('Escape') // on a phone the log covers the felt
}

test('tiles are set by taps, dragging and keys, and dealt again', async ({ browser }) => {
  const [page] = (await seated(browser, 'pai-gow', 1)) as [Page]
  await bet(page, 1)
  await ready(page)
  await untilSetting(page)
  await expect(hand(page, 'High hand').getByRole('button', { name: /^tile/ })).toHaveCount(4)
  for (let i = 0; i < 2; i++) await hand(page, 'High hand').getByRole('button').first().click()
  await expect(choice(page, /^Set the hands/)).toBeEnabled()
  await walk(page, (sees) => sees('pai-gow-to-set'))
  await choice(page, /^Set the hands/).click()
  await expect(result(page)).toBeVisible()
  await walk(page, (sees) => sees('pai-gow-set'))
  await proves(page, /[1-6]-[1-6]-[1-6], and all 8 tiles\. 24 more lay face down/)
  // once more by dragging and by keys, and given up: what nobody was shown stays with the auditors
  await bet(page, 1)
  await ready(page)
  await untilSetting(page)
  await hand(page, 'High hand').getByRole('button').first().dragTo(hand(page, 'Low hand'))
  const low = hand(page, 'Low hand').getByRole('button')
  await expect(low).toHaveCount(1)
  // a key that comes right after the question is not taken for an answer to it
  await expect(async () => {
    if ((await low.count()) < 2) await page.keyboard.press('2')
    await expect(low).toHaveCount(2, { timeout: 1000 })
  }).toPass()
  await expect(choice(page, /^Set the hands/)).toBeEnabled()
  await choice(page, /^Surrender/).click()
  await choice(page, /^Surrender/).click() // a whole bet is given up only when asked for twice
  await expect(result(page)).toContainText('You lost')
  await proves(page, /The seed is for auditors alone/)
})

test('who takes the bank is marked, and covers the wagers of the others @long', async ({ browser }) => {
  const [bank, other] = (await seated(browser, 'pai-gow-poker', 2, { banking: 'bank' })) as [Page, Page]
  const asHouse = async () => {
    for (const page of [bank, other]) await choice(page, /^House way/).click()
    await expect(result(other)).toBeVisible()
  }
  // whoever has wagered against the dealer may have the bank of the next round
  await bet(bank, 1)
  await bet(other, 2)
  await ready(bank)
  await ready(other)
  await untilSetting(bank, other)
  await asHouse()
  await choice(other, /^Pass/).click()
  await choice(bank, /^Accept/).click()
  await choice(bank, /^Full/).click()
  await beside(other, 'Seats')
  await expect(other.locator('abbr[title="has the bank"]')).toBeVisible()
  await bet(other, 2)
  await ready(other)
  await ready(bank)
  await untilSetting(bank, other)
  await beside(other, 'Log')
  await expect(other.getByText(/aside as the bank/).first()).toBeVisible()
  await walk(other, (sees) => sees('pai-gow-poker-bank'))
  await asHouse()
  // what was set aside comes back, or was lost to the other
  await beside(bank, 'Log')
  await expect(bank.getByText(/back that was set aside as the bank|wins .* from you/).first()).toBeVisible()
})

const amount = (page: Page, dollars: number) => question(page).getByLabel(/^Amount in dollars/).fill(String(dollars))
const area = (page: Page, id: string) => page.locator(`[data-area="${id}"]`).first().click()

/** Answers for all pages until one is asked something of this name: declines and passes, and takes what is open of a hand. */
async function untilAsked(name: RegExp, pages: Page[]): Promise<Page> {
  let found: Page | undefined
  await expect(async () => {
    for (const page of pages) {
      if (await choice(page, name).count()) {
        found = page
        continue
      }
      // that question and no other: a button of the same name may belong to the next one before it is pressed
      const before = await question(page).textContent({ timeout: 200 }).catch(() => null)
      const another = question(page).filter({ hasNot: page.getByRole('button', { name }) })
      const other = another.getByRole('button', { name: /^(Decline|Card|Stay|Natural|Draw)/ }).first()
      if (found || before === null || !(await other.count())) continue
      await other.click({ timeout: 1000 }).catch(() => undefined)
      await expect.poll(() => question(page).textContent({ timeout: 200 }).catch(() => null), { timeout: 5000 }).not.toBe(before)
    }
    expect(found).toBeDefined()
  }).toPass({ timeout: 60_000, intervals: [200] })
  return found!
}

test('the shoe is bid for, the bank is covered, dealt and passed @long', async ({ browser }) => {
  const [ann, bob] = (await seated(browser, 'chemin-de-fer', 2)) as [Page, Page]
  const both = [ann, bob]
  await untilAsked(/^Bid/, both)
  for (const page of both) await expect(choice(page, /^Bid/)).toBeVisible()
  await walk(ann, (sees) => sees('chemin-de-fer-bids'))
  await choice(bob, /^Decline/).click()
  await amount(ann, 40)
  await choice(ann, /^Bid \$40/).click()
  await expect(choice(ann, /^Wager/)).toBeVisible() // the field of the bid is gone
  await amount(ann, 50)
  await choice(ann, /^Wager \$50/).click()
  await expect(bob.getByText(/^Bank, Guest .*\$50$/)).toBeVisible()
  await expect(bob.getByRole('img', { name: /^Banker's Wager.*\$50/ })).toBeVisible() // nobody else may press it

  // a part of it, and then all of it with one press
  await area(bob, 'player')
  await expect(bob.locator('[data-area="player"]').first()).toHaveAttribute('aria-label', /\$5\b/)
  await bob.locator('[data-area="player"]').first().click({ button: 'right' })
  await area(bob, 'banco')
  await expect(bob.locator('[data-area="banco"]').first()).toHaveAttribute('aria-label', /\$50/)
  await walk(bob, (sees) => sees('chemin-de-fer-banco'))
  await ready(ann)
  await ready(bob)
  await untilAsked(/^(Card|Stay|Natural)/, both)
  await walk(bob, (sees) => sees('chemin-de-fer-players-hand'))
  await choice(bob, /^(Card|Stay|Natural)/).first().click()

  // whoever has the bank wagers until it is lost; whoever is offered it then takes it, until somebody may pass it
  let banker: Page | undefined
  for (let i = 0; i < 12 && !banker; i++) {
    const asked = await untilAsked(/^(Pass|Accept|Bid)/, both)
    if (await choice(asked, /^Pass/).count()) {
      banker = asked
      break
    }
    await choice(asked, /^(Accept|Bid)/).click()
    const other = both.find((p) => p !== asked)!
    await expect(async () => {
      for (const page of both) {
        const open = choice(page, page === asked ? /^Wager/ : /^Decline/)
        if (await open.count()) await open.click({ timeout: 1000 }).catch(() => undefined)
      }
      await expect(question(other)).toHaveCount(0, { timeout: 300 })
      await expect(question(asked)).toHaveCount(0, { timeout: 300 })
    }).toPass({ timeout: 20_000 })
    await area(other, 'player')
    await ready(asked)
    await ready(other)
  }
  expect(banker).toBeDefined()
  const other = both.find((p) => p !== banker)!
  await walk(banker!, (sees) => sees('chemin-de-fer-keep-or-pass'))
  await choice(banker!, /^Pass/).click()
  await expect(choice(other, /^Accept/)).toBeVisible()
  await choice(other, /^Accept/).click()
  await expect(banker!.getByRole('img', { name: /^Banker's Wager.*\$/ })).toBeVisible()
})
