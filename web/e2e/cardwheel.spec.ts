import { expect, type Page } from '@playwright/test'
import { bet, leave, ready, result, roundOver, sitAtOwn, test } from './house'

const stand = (page: Page) => page.getByRole('figure', { name: /^Card stand/ })
const mark = (page: Page, wager: string) => page.getByRole('img', { name: new RegExp(`^${wager} wagers`) })

/** Spins the wheel with a wager on red, and on what else is named. */
async function spin(page: Page, ...also: string[]) {
  const before = await roundOver(page)
  for (const area of ['red', ...also]) await bet(page, area)
  await expect(page.getByRole('list', { name: 'Your wagers' })).toContainText('Red')
  await ready(page)
  await expect.poll(async () => [before, '', null].includes(await roundOver(page)), { timeout: 40_000 }).toBe(false)
  await expect(result(page)).toBeVisible()
}

/** Spins until so many cards are on the stand: a joker puts none there. */
async function spinUntil(page: Page, cards: number) {
  for (let i = 0; i < 6 && (await stand(page).getByRole('img').count()) !== cards; i++) await spin(page)
  await expect(stand(page).getByRole('img')).toHaveCount(cards)
}

test('cards go on the stand, and open wagers on poker hands @long', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await sitAtOwn(page, 'pokette')
  await expect(stand(page)).toHaveAttribute('aria-label', 'Card stand: empty')
  await expect(mark(page, 'Pair in Two')).toHaveAttribute('aria-label', /closed/)
  await bet(page, 'pair-in-two')
  await expect(page.locator('[data-test=refusal]').first()).toContainText('open only while one winning card is posted')

  await spinUntil(page, 1)
  await expect(mark(page, 'Pair in Two')).toHaveAttribute('aria-label', /open/)
  await expect(mark(page, 'Flush')).toHaveAttribute('aria-label', /closed/)
  await spin(page, 'pair-in-two')
  // a joker leaves the wagers on poker hands as they are
  for (let i = 0; i < 4 && (await stand(page).getByRole('img').count()) === 1; i++) await spin(page)
  await expect(mark(page, 'Pair in Two')).toHaveAttribute('aria-label', /closed/)
  const three = mark(page, 'Pair in Three')
  const kind = mark(page, 'Three of a Kind')
  const open = async (m: typeof three) => /open$/.test((await m.getAttribute('aria-label')) ?? '')
  expect((await open(three)) !== (await open(kind))).toBe(true)
  await leave(page)
})
