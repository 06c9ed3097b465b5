// Games that only tests play: a player's bank, and tiles. Their house is a program of its own.
import { type Browser, expect, type Page, test } from '@playwright/test'
import { beside, bet, ready, result } from './house'
import { walk } from './looks'
import { staffed, testHouse } from './staffed'

const { guest } = staffed(testHouse)

/** Guests with chips at a table of a game, which is the first one's. */
async function seated(browser: Browser, game: string, people: number): Promise<Page[]> {
  const pages: Page[] = []
  for (let i = 0; i < people; i++) pages.push(await guest(browser))
  const host = pages[0]!
  const opened = await host.request.post('/api/tables', { data: { game, betting: 600, decision: 600, bots: 3 - people } })
  const { id } = (await opened.json()) as { id: string }
  for (const [i, page] of pages.entries()) {
    const me = (await (await page.request.get('/api/me')).json()) as { id: string }
    if (i > 0) await host.request.post(`/api/tables/${id}/invitations`, { data: { person: me.id } })
    const sat = await page.request.post(`/api/tables/${id}/seat`, { data: { seat: i + 1, amount: 50_000 } })
    expect(sat.status()).toBe(200)
    await page.goto(`/table/${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  return pages
}

test('a player takes the bank before the round, and what it covers is set aside', async ({ browser }) => {
  const [bank, other] = (await seated(browser, 'bank-test', 2)) as [Page, Page]
  await expect(bank.getByText('Before the next round')).toBeVisible()
  await bank.getByRole('button', { name: /^Accept/ }).click()
  await expect(other.getByText('In front of you')).toBeVisible()
  await bet(other, 'wager')
  await ready(other)
  await ready(bank)
  for (const page of [bank, other]) await page.getByRole('button', { name: /^First/ }).click()
  await expect(result(other)).toBeVisible()
  await beside(bank, 'Log')
  await expect(bank.getByText(/aside as the bank/).first()).toBeVisible()
})

test('tiles lie face up before their player and face down before the dealer @long', async ({ browser }) => {
  const [page] = (await seated(browser, 'tile-test', 1)) as [Page]
  await bet(page, 'wager')
  await ready(page)
  const question = page.getByRole('region', { name: 'You are asked' })
  await expect(question).toBeVisible()
  await expect(page.getByRole('img', { name: /tile/i }).first()).toBeVisible()
  await walk(page, (sees) => sees('tiles'))
  const [high, low] = [question.getByRole('group', { name: 'High hand' }), question.getByRole('group', { name: 'Low hand' })]
  const set = question.getByRole('button', { name: 'Set the hands' })
  await expect(set).toBeDisabled()
  await high.getByRole('button').first().dragTo(low) // by dragging
  await expect(low.getByRole('button')).toHaveCount(1)
  await high.getByRole('button').last().click() // by a tap
  await expect(low.getByRole('button')).toHaveCount(2)
  await expect(question.getByText(/^Low hand: ./)).toBeVisible()
  await walk(page, (sees) => sees('tiles-chosen'))
  await page.getByRole('heading', { level: 1 }).click() // so that nothing has the focus whose own key is the space bar
  for (const key of ['1', '2', '3', '4']) await page.keyboard.press(key) // by keys
  await expect(set).toBeEnabled()
  await page.keyboard.press('Space')
  await expect(result(page)).toBeVisible()
  await walk(page, (sees) => sees('tiles-set'))
})
