import { expect } from '@playwright/test'
import { leave, playOut, test } from './house'

// A round of every kind of game in which no button is ever clicked.
for (const table of ['roulette-1', 'craps-1', 'sic-bo-1', 'blackjack-1', 'punto-banco-1', 'red-dog-1', 'three-card-poker-1', 'five-card-draw-1']) {
  test(`keys alone at ${table}`, async ({ page }) => {
    await page.goto(`/table/${table}?sit`)
    await expect(page.getByRole('button', { name: 'Sit down' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByText('In front of you')).toBeVisible()
    if (table !== 'five-card-draw-1') {
      await page.locator('main').focus()
      const area = () => page.evaluate(() => document.activeElement?.getAttribute('data-area') ?? '')
      for (let i = 0; i < 40 && !(await area()); i++) await page.keyboard.press('Tab')
      // one that any roll decides, whatever the point; somebody else may throw
      if (table === 'craps-1') for (let i = 0; i < 12 && (await area()) !== 'field'; i++) await page.keyboard.press('ArrowUp')
      if (table === 'craps-1') expect(await area()).toBe('field')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('list', { name: 'Your wagers' })).toBeVisible()
    }
    await page.keyboard.press('r')
    const shoe = table === 'craps-1' ? [] : ['Accept']
    await playOut(page, ['Stand', 'Check', 'Call', 'Show', ...shoe, 'Play', 'Cut', 'Decline'], async (choice) => {
      const letter = await page.getByRole('region', { name: 'You are asked' }).getByRole('button', { name: new RegExp(`^${choice}`) }).locator('kbd').textContent({ timeout: 1000 }).catch(() => null)
      if (letter) await page.keyboard.press(letter)
      await page.waitForTimeout(150)
    })
    await leave(page)
  })
}
