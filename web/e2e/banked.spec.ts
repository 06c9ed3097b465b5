// Games in which a player sets two hands, or has the bank: what is asked, what it would come to, and who covers what.
import { type Browser, expect, type Page, test } from '@playwright/test'
import { ready, result } from './house'
import { walk } from './looks'
import { staffed } from './staffed'

const { guest } = staffed()

/** Guests with chips at a table of a game, which is the first one's, from seat 1 on. */
async function seated(browser: Browser, game: string, people: number, options: Record<string, string> = {}): Promise<Page[]> {
  const pages: Page[] = []
  for (let i = 0; i < people; i++) pages.push(await guest(browser))
  const host = pages[0]!
  const opened = await host.request.post('/api/tables', { data: { game, betting: 600, min: 500, max: 50_000, options } })
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

const question = (page: Page) => page.getByRole('region', { name: 'You are asked' })
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

test('seven cards are set by keys, by dragging and as the house does, and a foul hand only when asked twice', async ({ browser }) => {
  const [page] = (await seated(browser, 'pai-gow-poker', 1)) as [Page]
  await bet(page, 1)
  await ready(page)
  await untilSetting(page)
  await expect(hand(page, 'High hand').getByRole('button')).toHaveCount(7)
  await walk(page, (sees) => sees('pai-gow-poker-to-set'))
  // the two highest cards in front are foul, unless what stays behind has a pair
  await page.keyboard.press('1')
  await hand(page, 'High hand').getByRole('button').first().dragTo(hand(page, 'Low hand'))
  await expect(hand(page, 'Low hand').getByRole('button')).toHaveCount(2)
  await expect(hand(page, 'Low hand').getByText(/^Low hand: ./)).toBeVisible()
  if (await question(page).getByText(/^Foul/).count()) {
    await choice(page, /^Set it, though foul/).click()
    await expect(question(page).getByText('This hand is foul and loses.')).toBeVisible()
    await walk(page, (sees) => sees('pai-gow-poker-foul'))
  }
  await choice(page, /^Show the house way/).click()
  await expect(question(page).getByText('As the house would set it.')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(result(page)).toBeVisible()
  await walk(page, (sees) => sees('pai-gow-poker-set'))
})

test('tiles are set by taps', async ({ browser }) => {
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
})

test('who takes the bank is marked, and covers the wagers of the others', async ({ browser }) => {
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
  await expect(other.locator('abbr[title="has the bank"]')).toBeVisible()
  await bet(other, 2)
  await ready(other)
  await ready(bank)
  await untilSetting(bank, other)
  await expect(other.getByText(/aside as the bank/).first()).toBeVisible()
  await walk(other, (sees) => sees('pai-gow-poker-bank'))
  await asHouse()
  await expect(bank.getByText(/back that was set aside as the bank/).first()).toBeVisible()
})
