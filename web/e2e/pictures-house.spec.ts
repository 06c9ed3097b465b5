// Keno and what staff see, in three sizes, light and dark, against pictures that are kept. A test house has the same numbers every time.
import { type Browser, expect, type Page, test } from '@playwright/test'
import { bet, ready } from './house'
import { shows } from './sheet'
import { pit, staffed, tab, testHouse } from './staffed'

const limits = 'limit = [5, 500]\n'
const { player, as } = staffed(testHouse, [
  pit('Dice', ['craps-1', 'sic-bo-1'], 'craps', limits).replace('id = "sic-bo-1"\ngame = "craps"', 'id = "sic-bo-1"\ngame = "sic-bo"'),
  pit('Cards', ['blackjack-1', 'blackjack-2'], 'blackjack', limits),
  pit('Wheels', ['big-six-1', 'big-six-2'], 'big-six', limits),
  pit('Poker Room', ['hold-em-1'], 'hold-em', 'bots = 3\n'),
].join(''))

const number = (page: Page, n: number) => page.locator(`[data-number="${n}"]`)

/** What is of the moment on these pages: when something was, and what proves it. */
const proofs = ['code', '.when', '.since', '.round .small', '#key-state']

async function ownKeno(browser: Browser, id: string) {
  const page = await player(browser, id, 'Ann')
  await page.goto('/keno')
  await page.getByRole('button', { name: 'A game of your own' }).click()
  await expect(page.getByRole('button', { name: 'Draw now' })).toBeVisible()
  return page
}

// first, before others have come
test('the pictures of people, and of the cage @long', async ({ browser }) => {
  const cage = await as(browser, 'cashier')
  await cage.goto('/people')
  await expect(cage.getByRole('main').getByRole('link', { name: /cashier/ })).toBeVisible()
  await shows(cage, 'people', proofs)
  await player(browser, 'bea', 'Bea')
  await cage.goto('/people/bea')
  await expect(cage.getByRole('heading', { name: 'Bea' })).toBeVisible()
  await shows(cage, 'person', proofs)
})

test('the pictures of keno: a marked slip, the draw, its race, the board and the rate card @long', async ({ browser }) => {
  const page = await ownKeno(browser, 'ann-keno')
  for (const n of [7, 17, 23, 44]) await number(page, n).click()
  await page.getByRole('button', { name: '+ Group' }).click()
  for (const n of [61, 62]) await number(page, n).click()
  await expect(page.locator('.slip .price')).toContainText('combination ticket')
  await page.mouse.move(0, 0)
  await shows(page, 'keno-slip', proofs)
  await page.getByRole('button', { name: /^Buy for/ }).click()
  await expect(page.getByRole('article', { name: 'Keno ticket 1' })).toBeVisible()
  await page.getByRole('button', { name: 'Draw now' }).click()
  await expect(page.locator('.lamps .lit')).toHaveCount(20)
  await expect(page.locator('li', { hasText: 'No. 1' }).locator('.state')).toHaveText('did not win')
  await shows(page, 'keno-drawn', proofs)
  await page.getByRole('link', { name: 'Race 1' }).first().click()
  await expect(page.getByRole('button', { name: 'Draw the 20 numbers again here' })).toBeVisible()
  await shows(page, 'keno-race', [...proofs, 'p.soft'])
  for (const [name, path] of [['board', '/keno/keno-1/board'], ['rates', '/keno/keno-1/rates']] as const) {
    await page.goto(path)
    await expect(page.locator('main h1, main h2').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    await shows(page, `keno-${name}`, proofs)
  }
})

test('the picture of a keno desk with its drawer open @long', async ({ browser }) => {
  const page = await as(browser, 'writer')
  await page.goto('/keno/station')
  await page.getByLabel('Work station').selectOption('2')
  await page.getByRole('button', { name: 'Open the drawer' }).click()
  await expect(page.getByText(/The drawer is open with \$/)).toBeVisible()
  await number(page, 7).click()
  await page.getByRole('button', { name: 'Sell for $1' }).click()
  await expect(page.getByText('One ticket sold')).toBeVisible()
  await shows(page, 'keno-station', proofs)
})

test('the pictures of the desk: all tables, one of them, and a notice @long', async ({ browser }) => {
  const ann = await player(browser, 'ann-desk', 'Ann')
  await ann.request.post('/api/tables/craps-1/seat', { data: { seat: 1, amount: 20_000 } })
  await ann.goto('/table/craps-1')
  await bet(ann, 'pass')
  await expect(ann.locator('[data-area="pass"]').first()).toHaveAttribute('aria-label', /you have \$5/)
  const boss = await as(browser, 'boss')
  await boss.goto('/desk')
  await expect(boss.locator('section li').filter({ hasText: 'craps-1' })).toContainText('Taking bets')
  await shows(boss, 'desk', proofs)
  await boss.goto('/desk/craps-1')
  await expect(boss.getByRole('tablist')).toBeVisible()
  await boss.waitForLoadState('networkidle')
  await shows(boss, 'desk-table', proofs)
  await tab(boss, 'Incidents')
  await boss.getByRole('button', { name: /^No roll/ }).click()
  await shows(boss, 'desk-incidents', proofs)
  await tab(boss, /^Notices/)
  await boss.getByLabel('Minimum ($)').fill('10')
  await expect(boss.getByText("Needs half an hour's notice")).toBeVisible()
  await shows(boss, 'desk-notice', proofs)
  await tab(boss, 'Players')
  await shows(boss, 'desk-players', proofs)
})

test('the picture of surveillance, which sees a round in play @long', async ({ browser }) => {
  const ann = await player(browser, 'ann-eye', 'Ann')
  await ann.request.post('/api/tables/blackjack-2/seat', { data: { seat: 3, amount: 20_000 } })
  await ann.goto('/table/blackjack-2')
  await bet(ann, 'main-3')
  await expect(ann.locator('[data-area="main-3"]').first()).toHaveAttribute('aria-label', /you have \$5/)
  await ready(ann)
  const asked = ann.getByRole('region', { name: 'You are asked' })
  await expect(asked.getByRole('button', { name: /^Stand/ })).toBeVisible()
  const eye = await as(browser, 'eye')
  await eye.goto('/surveillance/blackjack-2')
  await expect(eye.getByText('● Live')).toBeVisible()
  await expect(eye.locator('[data-test=sees]')).toBeVisible()
  await shows(eye, 'surveillance', proofs)
})

test("the pictures of the inspector's page @long", async ({ browser }) => {
  const page = await as(browser, 'commission')
  await page.goto('/inspector')
  await expect(page.getByRole('tablist')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await shows(page, 'inspector', proofs)
  await tab(page, 'Verification')
  await expect(page.getByRole('button', { name: 'Verify the checkpoints' })).toBeVisible()
  await shows(page, 'inspector-verification', [...proofs, 'input', 'textarea', 'td'])
  await tab(page, 'The record')
  await expect(page.locator('#panel li').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  await shows(page, 'inspector-record', [...proofs, 'input', 'li .small'])
})
