import { expect } from '@playwright/test'
import { leave, ownTable, playOut, test } from './house'

// A round of every kind of game in which no button is ever clicked. Everybody plays at a table of their own, so that
// nobody waits for somebody else's clock.
// Where no area is named, the one that has the focus first is bet on; the others are reached by a key.
const games: [string, [string, string][]?][] = [
  ['roulette'], ['craps', [['field', 'ArrowDown'], ['pass', 'ArrowDown']]], ['sic-bo'], ['blackjack'],
  ['punto-banco'], ['red-dog'], ['three-card-poker'], ['five-card-draw', []],
]
for (const [game, areas] of games) {
  const tag = ['craps', 'blackjack'].includes(game) ? [] : ['@long']
  test(`keys alone at ${game}`, { tag }, async ({ page }) => {
    await page.goto(`/table/${await ownTable(page, game, { bots: areas?.length === 0 ? 2 : 0 })}?sit`)
    await expect(page.getByRole('button', { name: 'Sit down' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByText('In front of you')).toBeVisible()
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-area') ?? '')
    for (const [wanted, key] of areas ?? [['', '']]) {
      await page.locator('main').focus()
      for (let i = 0; i < 40 && !(await focused()); i++) await page.keyboard.press('Tab')
      for (let i = 0; i < 12 && key && (await focused()) !== wanted; i++) await page.keyboard.press(key)
      await page.keyboard.press('Enter')
      await expect(page.locator(`[data-area="${wanted || (await focused())}"]`)).toHaveAttribute('aria-label', /you have/)
    }
    await page.keyboard.press('r')
    await playOut(page, ['Stand', 'Check', 'Call', 'Show', 'Accept', 'Play', 'Cut', 'Decline'], async (choice) => {
      const asked = page.getByRole('region', { name: 'You are asked' })
      const letter = await asked.getByRole('button', { name: new RegExp(`^${choice}`) }).locator('kbd').textContent({ timeout: 1000 }).catch(() => null)
      if (letter) await page.keyboard.press(letter)
    })
    if (game !== 'craps') await leave(page) // a line bet may stand until its point is decided
  })
}
