// What players see besides a round: dialogs, a guided round, a round again, a tournament. In three sizes, light and dark, against pictures
// that are kept; a test house deals the same rounds every time.
import { type Browser, expect, type Page, test } from '@playwright/test'
import { beside, bet, leave, playOut, ready, result } from './house'
import { shutsNobodyOut } from './looks'
import * as sheet from './sheet'
import { pit, staffed, testHouse } from './staffed'

const limits = 'limit = [5, 500]\n'
const { player } = staffed(testHouse, [
  pit('Cards', ['blackjack-1', 'blackjack-2'], 'blackjack', limits),
  pit('Poker', ['three-card-poker-1'], 'three-card-poker', limits),
  pit('Wheels', ['roulette-1'], 'roulette', limits),
].join(''))

/** Takes the pictures of a page which nobody is shut out of. */
async function shows(page: Page, name: string, masked: string[]) {
  await shutsNobodyOut(page, name)
  await sheet.shows(page, name, masked)
}

async function seated(browser: Browser, who: string, table: string, seat = 1): Promise<Page> {
  const page = await player(browser, who, 'Ann')
  const sat = await page.request.post(`/api/tables/${table}/seat`, { data: { seat, amount: 20_000 } })
  expect(sat.ok(), await sat.text()).toBe(true)
  await page.goto(`/table/${table}`)
  await expect(page.getByText('In front of you')).toBeVisible()
  return page
}

test('the pictures of the dialogs that open a private table and a tournament @long', async ({ browser }) => {
  const page = await player(browser, 'ann-host', 'Ann')
  await page.goto('/')
  await page.getByRole('button', { name: 'Open a private table' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Game').selectOption('roulette')
  await dialog.getByText(/The rules at this table/).click()
  await expect(dialog.getByRole('combobox', { name: 'Wheel', exact: true })).toBeVisible()
  await shows(page, 'private-table', ['[data-test=miniature]'])
  await page.goto('/')
  await page.getByRole('button', { name: 'Hold a tournament' }).click()
  await dialog.getByLabel('Game').selectOption('blackjack')
  await expect(dialog.getByLabel('Ends after rounds')).toHaveValue('10')
  await shows(page, 'new-tournament', ['[data-test=miniature]'])
})

test('the pictures of an invitation, for whoever sends it and whoever follows it @long', async ({ browser }) => {
  const host = await player(browser, 'ann-invites', 'Ann')
  await host.goto('/')
  const made = await host.request.post('/api/tables', { data: { game: 'big-six', name: 'Ours', bots: 2 } })
  expect(made.ok(), await made.text()).toBe(true)
  const { id } = (await made.json()) as { id: string }
  await host.goto(`/table/${id}?sit`)
  await host.getByRole('button', { name: 'Invite friends' }).click()
  const link = await host.getByLabel('The link to your table').inputValue()
  await shows(host, 'invites', ['aside input[readonly]'])
  const friend = await player(browser, 'ben-invited', 'Ben')
  await friend.goto(link.replace(/^https?:\/\/[^/]+/, ''))
  await expect(friend.getByRole('button', { name: 'Sit down' })).toBeVisible()
  await shows(friend, 'invited', [])
})

test('the pictures of a guided first round @long', async ({ browser }) => {
  const page = await player(browser, 'ann-learns', 'Ann')
  await page.goto('/table/blackjack-1?sit&guide')
  const guide = page.locator('[data-test=guide]')
  await expect(guide).toHaveAttribute('data-step', 'sit')
  await shows(page, 'guide-sit', [])
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.getByRole('button', { name: 'Sit down' }).click()
  await expect(guide).toHaveAttribute('data-step', 'bet')
  await shows(page, 'guide-bet', [])
})

test('the pictures of rounds that were played, one of them again, and shared @long', async ({ browser }) => {
  const page = await seated(browser, 'ann-again', 'three-card-poker-1', 4)
  await bet(page, 'ante-4')
  await ready(page)
  await playOut(page, ['Decline', 'Play'])
  await leave(page)
  await page.goto('/history')
  await expect(page.getByRole('row')).toHaveCount(2)
  await shows(page, 'history-played', [])
  await page.getByRole('link', { name: /Three Card Poker/ }).first().click()
  await expect(page.locator('[data-test=what-if]')).toContainText('your choice')
  await page.keyboard.press('End')
  await expect(page.locator('[data-test=count]')).toHaveText(/^(\d+) \/ \1$/)
  await shows(page, 'replay', ['[data-test=share]', 'code'])
  const link = await page.locator('[data-test=share]').inputValue()
  const other = await player(browser, 'ben-shared', 'Ben')
  await other.goto(link.replace(/^https?:\/\/[^/]+/, ''))
  await expect(other.locator('[data-test=count]')).toHaveText(/^(\d+) \/ \1$/)
  await shows(other, 'shared', ['[data-test=share]', 'code'])
})

test('the pictures of the slip at the end of a stay, and of achievements @long', async ({ browser }) => {
  const page = await seated(browser, 'ann-leaves', 'roulette-1')
  for (const area of ['red', 'dozen-1']) await bet(page, area)
  await expect(page.getByRole('list', { name: 'Your wagers' }).getByRole('listitem')).toHaveCount(2)
  await ready(page)
  await expect(result(page)).toBeVisible()
  await leave(page)
  await expect(page.locator('[data-test=slip]')).toBeVisible()
  await shows(page, 'slip', [])
  await page.goto('/me')
  await expect(page.locator('[data-test=achievements]').getByText('The first round')).toBeVisible()
  await page.locator('[data-test=achievements]').scrollIntoViewIfNeeded()
  await shows(page, 'achievements', [])
})

test('the pictures of a tournament: before it, in it, and its podium @long', async ({ browser }) => {
  const page = await player(browser, 'ann-contends', 'Ann')
  await page.goto('/')
  await page.getByRole('button', { name: 'Hold a tournament' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Game').selectOption('blackjack')
  await dialog.getByLabel('Ends after rounds').fill('1')
  await dialog.getByLabel('Clock').selectOption('120') // a slow machine takes its pictures before anybody's time is up
  await dialog.getByLabel('Chips for each ($)').fill('500')
  await dialog.getByLabel('Bots').fill('2')
  await dialog.getByRole('button', { name: 'Open the tournament' }).click()
  await page.getByRole('button', { name: 'Sit down' }).click()
  await expect(page.getByText('3 players are here.')).toBeVisible()
  await shows(page, 'tournament-waits', ['aside input[readonly]'])
  await page.getByRole('button', { name: 'Start the tournament' }).click()
  await beside(page, 'Seats')
  await expect(page.getByRole('list', { name: 'Ranking' }).getByRole('listitem')).toHaveCount(3)
  await shows(page, 'tournament-runs', ['aside input[readonly]'])
  const podium = page.locator('[data-test=podium]')
  const quiet = page.getByRole('button', { name: /^(Stand|Decline|Ready)/ }).first()
  await expect(async () => {
    if (await podium.count()) return
    if (await quiet.isEnabled({ timeout: 500 })) await quiet.click({ timeout: 1000 })
    throw new Error('not yet')
  }).toPass({ timeout: 60_000, intervals: [150] })
  await shows(page, 'tournament-over', ['aside input[readonly]'])
})

test('the pictures of odds side by side, and of the page without a connection @long', async ({ browser }) => {
  const page = await player(browser, 'ann-counts', 'Ann')
  await page.goto('/odds/roulette?v=&v=wheel%3Dsingle-zero')
  await expect(page.locator('[data-test=comparison]').getByRole('row', { name: /^Straight/ })).toContainText('1/37')
  await page.locator('details[open] > summary').first().click() // the rules of B, so that the figures are in sight
  await shows(page, 'odds-compare', ['.found'])
  await page.goto('/offline.html')
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible()
  await shows(page, 'offline', [])
})
