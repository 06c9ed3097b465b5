import { expect } from '@playwright/test'
import { leave, ownTable, playOut, question, test, untilBets } from './house'
import { answers, rounds } from './rounds'

// A round of every game in which no button is ever clicked. Everybody plays at a table of their own, so that nobody waits
// for somebody else's clock.

/** An area without the number of its position: the page takes a seat by itself. */
const kind = (area: string, bet: string) => (/-1$/.test(bet) ? area.replace(/-\d+$/, '') : area)

for (const { game, areas, bots } of rounds) {
  const tag = ['craps', 'blackjack'].includes(game) ? [] : ['@long']
  test(`keys alone at ${game}`, { tag }, async ({ page }) => {
    await page.goto(`/table/${await ownTable(page, game, { bots })}?sit`)
    await expect(page.getByRole('button', { name: 'Sit down' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByText('In front of you').or(question(page))).toBeVisible()
    const press = async (choice: string) => {
      const button = question(page).getByRole('button', { name: new RegExp(`^${choice}`) })
      const letter = await button.locator('kbd').textContent({ timeout: 1000 }).catch(() => null)
      if (letter) await page.keyboard.press(letter === '␣' ? 'Space' : letter)
    }
    if (bots > 0 && areas.length > 0) await untilBets(page, answers, press)
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-area') ?? '')
    // a single number is far from where one begins: what has the focus first does as well
    const bets = areas.map((a) => (a.startsWith('straight') ? '' : a))
    for (const bet of bets) {
      const there = async () => !bet || kind(await focused(), bet) === kind(bet, bet)
      await page.locator('main').focus()
      for (let i = 0; i < 40 && !(await focused()); i++) await page.keyboard.press('Tab')
      for (const key of ['ArrowDown', 'ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft']) {
        for (let i = 0; i < 14 && !(await there()); i++) await page.keyboard.press(key)
      }
      expect(await there(), `${await focused()} has the focus, not ${bet}`).toBe(true)
      await page.keyboard.press('Enter')
      await expect(page.locator(`[data-area="${await focused()}"]`)).toHaveAttribute('aria-label', /you have/)
    }
    await page.keyboard.press('Space')
    await playOut(page, answers, press)
    if (!areas.includes('pass')) await leave(page) // a line bet may stand until its point is decided
  })
}

test('a key that was pressed before a question could be read does nothing', async ({ page }) => {
  await page.goto(`/table/${await ownTable(page, 'three-card-poker')}?sit`)
  await page.getByRole('button', { name: 'Sit down' }).click()
  const ante = page.locator('[data-area^=ante-]').first()
  await ante.click()
  await expect(ante).toHaveAttribute('aria-label', /you have/) // before that nobody can be ready
  const answers: string[] = []
  page.on('request', (r) => {
    if (r.url().endsWith('/answers')) answers.push(r.postData() ?? '')
  })
  // as soon as something is asked, the keys of all answers are pressed, and so for a moment
  await page.evaluate(() => {
    const seen = new MutationObserver(() => {
      if (!document.querySelector('.question .choice')) return
      for (const key of ['f', 'y', 'n', 'd', 'c']) document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    })
    seen.observe(document.body, { childList: true, subtree: true })
    setTimeout(() => seen.disconnect(), 60_000)
  })
  await page.keyboard.press('Space')
  await expect(question(page).getByRole('button', { name: /^(Play|Cut)/ })).toBeEnabled()
  expect(answers).toEqual([])
  // and who has seen it presses one
  const fold = question(page).getByRole('button', { name: /^(Fold|Decline)/ })
  await expect
    .poll(async () => {
      await page.keyboard.press((await fold.locator('kbd').textContent({ timeout: 500 }).catch(() => 'f')) ?? 'f')
      return answers.length
    })
    .toBeGreaterThan(0)
})
