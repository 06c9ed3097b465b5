// What was refused is told where it covers nothing that somebody plays with, on a phone too.
import { expect, type Page } from '@playwright/test'
import { bet, ready, sitAtOwn, test } from './house'

test.use({ viewport: { width: 390, height: 844 } })

/** What a notice covers: the clock, the felt with one's cards, the buttons. Over the name of the table it may be. */
async function covered(page: Page) {
  const notice = page.locator('[data-test=refusal]')
  await expect(notice).toBeVisible()
  return page.evaluate(() => {
    const over = document.querySelector('[data-test=refusal]')?.getBoundingClientRect() ?? new DOMRect()
    const parts = ['main .clock', 'main .felt', 'main .tray'].filter((part) => {
      const r = document.querySelector(part)?.getBoundingClientRect() ?? over // what is not there fails too
      return r.left < over.right && over.left < r.right && r.top < over.bottom - 1 && over.top < r.bottom - 1
    })
    return over.bottom > innerHeight || over.top < 0 ? [...parts, 'and is out of sight'] : parts
  })
}

test('a refused bet covers neither clock nor felt nor buttons on a phone, and moves none of them', async ({ page }) => {
  await sitAtOwn(page, 'roulette')
  const places = () => Promise.all(['main .clock', 'main .felt', 'main .tray'].map((part) => page.locator(part).first().boundingBox()))
  const before = await places()
  await page.getByRole('radio', { name: /^\$1 chip/ }).click()
  await bet(page, 'red')
  expect(await covered(page)).toEqual([])
  expect(await places()).toEqual(before) // a second tap of the same finger hits what the first one hit
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(page.locator('[data-test=refusal]')).toHaveCount(0)
})

test('an amount that cannot be bet is refused beside the cards, not over them', async ({ page }) => {
  await sitAtOwn(page, 'hold-em', { bots: 3 })
  await ready(page)
  const amount = page.locator('input.size')
  await expect(amount).toBeVisible({ timeout: 60_000 })
  await amount.fill('999999')
  await amount.press('Enter')
  expect(await covered(page)).toEqual([])
})
