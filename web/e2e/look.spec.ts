// The principles of the look: what one plays with is always in sight, and the result is seen where the chips lay.
import { expect, type Page } from '@playwright/test'
import { bet, mySeat, playOut, pressable, question, ready, result, sitAtOwn, test } from './house'

/** What of all that one plays with is out of sight, and which answers are too small for a finger. */
const faults = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = []
    for (const what of ['.top .purse', '.felt .card', '.felt [data-area]', '.question .choice', '.rack .act', '.rack [role=radio]']) {
      for (const el of document.querySelectorAll(what)) {
        const r = el.getBoundingClientRect()
        if (r.left < -1 || r.top < -1 || r.right > innerWidth + 1 || r.bottom > innerHeight + 1) found.push(`${what} ${el.textContent} is out of sight`)
        if (/choice|act|purse/.test(what) && !el.closest('.more') && r.height < 44) found.push(`${el.textContent} is ${r.height} px high`)
      }
    }
    return found
  })

for (const [width, height] of [[1360, 850], [1920, 1080], [390, 844]] as const) {
  test(`cards, bets, chips and answers are in sight in every state, and the result at the circle: ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await sitAtOwn(page, 'three-card-poker')
    const area = `ante-${await mySeat(page)}`
    await bet(page, area)
    await expect(page.getByRole('list', { name: 'Your wagers' })).toBeVisible()
    expect(await faults(page)).toEqual([])
    await ready(page)
    const play = question(page).getByRole('button', { name: /^Play/ })
    await expect.poll(() => pressable(play)).toBe(true)
    expect(await faults(page)).toEqual([])
    await playOut(page, ['Play'])
    expect(await faults(page)).toEqual([])
    const figure = page.locator('.felt .mark').first()
    await expect(figure).toHaveText(/^([+−]\$|= back)/)
    const near = await page.evaluate((id) => {
      const [spot, ...marks] = [document.querySelector(`[data-area="${id}"]`)!, ...document.querySelectorAll('.felt .mark')].map((el) => el.getBoundingClientRect())
      return marks.some((m) => m.left < spot!.right + 20 && m.right > spot!.left - 20 && m.top < spot!.bottom + 30 && m.bottom > spot!.top - 30)
    }, area)
    expect(near).toBe(true)
    await expect(result(page)).toHaveText(/^You (won|lost|broke even)/)
  })
}

test('nobody is asked to cut who has not asked for it, and the house hears the answer', async ({ page }) => {
  const answers: string[] = []
  page.on('request', (r) => {
    if (r.method() === 'POST' && r.url().endsWith('/answers')) answers.push((r.postDataJSON() as { choice: string }).choice)
  })
  await sitAtOwn(page, 'blackjack')
  await page.locator('[data-area^=main-]').first().click()
  await ready(page)
  await expect.poll(() => answers[0]).toBe('decline')
  await playOut(page, ['Decline', 'Stand'])
  await expect(result(page)).toBeVisible()
})
