import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { bet, playOut, ready, test } from './house'

const marks = (page: Page) => page.locator('[data-test=marks]')
const figures = (page: Page) => page.locator('[data-test=figures]')
const field = (page: Page, line: string) => page.locator(`input[data-line="${line}"]`)

test('a pay line is changed with the mouse, marked at once, and stands beside the lawful one', async ({ page, context }) => {
  await page.goto('/')
  await page.goto('/design')
  await page.getByRole('combobox', { name: 'Game' }).selectOption('three-card-poker')
  await field(page, 'pair plus: flush').fill('3')
  await field(page, 'pair plus: flush').press('Enter')
  await expect(marks(page)).toContainText('Not lawful in New Jersey')
  await expect(marks(page).getByRole('button', { name: /^19:47-/ }).first()).toBeVisible()
  const row = figures(page).getByRole('row', { name: /pair plus/i }).first()
  await expect(row).toContainText('better for the house', { timeout: 60_000 })
  // the same as a text, and in a link
  await page.getByRole('button', { name: 'Text', exact: true }).click()
  await expect(page.getByLabel('The design as a text')).toHaveValue(/what-if {2}pair plus: flush 3 to 1/)
  await page.getByRole('button', { name: 'Copy this column' }).click()
  await page.getByLabel('The design as a text').fill('game three-card-poker\nwhat-if pair plus: flush 5\n')
  await expect(figures(page).getByRole('columnheader')).toHaveCount(4)
  await expect(page).toHaveURL(/#d=.+\..+/)
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(figures(other).getByRole('columnheader')).toHaveCount(4)
  await expect(figures(other).getByRole('row', { name: /pair plus/i }).first()).toContainText('better for the player', { timeout: 60_000 })
  await other.close()
})

test('a side wager is written, its faults have their line, and a round is played for nobody’s chips', async ({ page }) => {
  await page.goto('/')
  await page.goto('/design')
  await page.getByRole('combobox', { name: 'Game' }).selectOption('big-six')
  await expect(field(page, 'joker').or(page.locator('input[data-line]')).first()).toBeVisible()
  await page.getByRole('combobox', { name: 'Game' }).selectOption('craps')
  await page.getByRole('button', { name: 'Add a side wager' }).click()
  const wager = page.getByRole('textbox', { name: 'Side wager' })
  await wager.fill('wager    Any Throw, at craps\nlooks at dice of the rol\npays     total over 1   2\notherwise loses')
  await expect(page.getByRole('alert').first()).toContainText('Line')
  await wager.fill('wager    Any Throw, at craps\nlooks at dice of the roll\npays     total over 1   2\n         pair   30\notherwise loses')
  await expect(page.locator('[data-test=worth]')).toContainText('-200', { timeout: 60_000 }).catch(() => undefined)
  await expect(page.locator('[data-test=worth]')).toContainText('Some lines are never reached', { timeout: 60_000 })
  await expect(marks(page)).toContainText('Any Throw')
  const had = await page.locator('header .who strong').innerText()
  await page.getByRole('button', { name: 'Play it at a private table' }).click()
  await expect(page.locator('[data-test=designed]')).toContainText('Not lawful in New Jersey')
  await page.getByRole('button', { name: 'Sit down' }).click()
  await expect(page.getByText('In front of you')).toBeVisible()
  await bet(page, 'pass')
  await bet(page, 'any-throw')
  await ready(page)
  await playOut(page, ['Accept', 'Decline', 'accept', 'decline'])
  await expect(page.locator('[data-test=designed]')).toBeVisible()
  await page.goto('/design')
  await expect(page.locator('header .who strong')).toHaveText(had)
})

test('an unlawful text reaches no public table, and a design is kept and opened again', async ({ page }) => {
  await page.goto('/')
  await page.goto('/design')
  await page.getByRole('button', { name: 'Text', exact: true }).click()
  await page.getByLabel('The design as a text').fill('design Mine\ngame three-card-poker\nwhat-if pair plus: straight flush 1000\n')
  await expect(marks(page)).toContainText('Not lawful')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Mine is saved with your account.')).toBeVisible()
  await page.reload()
  await page.getByText(/^My designs/).click()
  await page.getByRole('button', { name: 'Mine', exact: true }).click()
  await expect(field(page, 'pair plus: straight flush')).toHaveValue('1000')
  const refused = await page.evaluate(async () => {
    const ask = async (body: object) =>
      (await fetch('/api/tables', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })).status
    return [await ask({ game: 'blackjack', options: { decks: '17' } }), await ask({ game: 'blackjack', options: { 'hit-soft-17': 'yes' } }),
      await ask({ game: 'blackjack', what_if: 'blackjack pays 6 to 5' })]
  })
  expect(refused).toEqual([409, 409, 422])
  const lobby = await page.evaluate(async () => (await fetch('/api/lobby')).json() as Promise<{ tables: { designed?: boolean; private?: boolean }[] }>)
  expect(lobby.tables.filter((t) => t.designed && !t.private)).toEqual([])
})

for (const [width, height] of [[1360, 850], [390, 844]] as const) {
  test(`the workbench is as wide as the window and clean at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/')
    await page.goto('/design')
    await page.getByRole('combobox', { name: 'Game' }).selectOption('roulette')
    await expect(figures(page).getByRole('row').nth(1)).toBeVisible({ timeout: 60_000 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    const found = await new AxeBuilder({ page }).analyze()
    expect(found.violations.map((v) => `${v.id}: ${v.nodes[0]?.html}`)).toEqual([])
  })
}

test('what if at the odds', async ({ page }) => {
  await page.goto('/odds/punto-banco?v=!%3Dtie%207%20to%201')
  await expect(page.getByText(/^Not lawful in New Jersey/)).toBeVisible({ timeout: 60_000 })
  await expect(figures(page).getByRole('row', { name: /^.?Tie/ }).first()).toBeVisible()
})
