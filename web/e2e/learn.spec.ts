import { expect, type Page } from '@playwright/test'
import { beside, anotherGuest, pressable, question, ready, sitAtOwn, bet, test } from './house'
import { walk } from './looks'


test('every game has one page of rules: a round, the bets with their cost, the paragraph on request', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Rules' }).click()
  await page.getByRole('link', { name: 'Three Card Poker' }).click()
  await expect(page.getByRole('heading', { name: 'How a round goes' })).toBeVisible()
  const bets = page.locator('[data-test=bets]')
  const pairPlus = bets.getByRole('row', { name: /^Pair Plus/ })
  await expect(pairPlus).toContainText('40 to 1')
  await expect(pairPlus).toContainText('2.32%')
  await expect(bets.getByRole('button', { name: /19:47/ })).toHaveCount(0)
  await page.getByLabel('show the paragraphs').check()
  await pairPlus.getByRole('button', { name: '19:47-20.6(a)2' }).click()
  await expect(page.getByRole('dialog')).toContainText('19:47-20.6(a)2')
  await page.keyboard.press('Escape')
  const games = (await (await page.request.get('/api/games')).json()) as { id: string; name: string }[]
  for (const g of games) {
    await page.goto(`/rules/${g.id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(g.name)
    expect(await page.locator('section[aria-labelledby=round] li').count()).toBeGreaterThanOrEqual(5)
  }
})

test('rules are for everybody', async ({ page }) => {
  await walk(page, async (sees) => {
    await page.goto('/rules')
    await expect(page.getByRole('link', { name: 'Blackjack' }).first()).toBeVisible()
    await sees('rules')
    await page.goto('/rules/craps')
    await expect(page.locator('[data-test=bets]')).toContainText('1.41%')
    await sees('rules-craps')
  })
})

test('the chart stands beside the table with the own hand lit, in the letters that people know', async ({ page }) => {
  await sitAtOwn(page, 'blackjack')
  await beside(page, 'Coach')
  await page.locator('[data-test=chart] summary').click()
  const lit = page.locator('[data-test=chart] button.lit')
  const over = page.locator('[data-test=result]')
  await bet(page, 'main-1')
  await ready(page)
  for (let round = 0; round < 12 && (await lit.count()) === 0; round++) {
    await expect.poll(async () => {
      const decline = question(page).getByRole('button', { name: /^Decline/ }) // to cut, or to insure
      if (await pressable(decline)) await decline.click({ timeout: 2000 }).catch(() => undefined)
      return (await lit.count()) > 0 || (await over.count()) > 0
    }, { timeout: 60_000, intervals: [200] }).toBe(true)
    if ((await lit.count()) > 0) break
    await bet(page, 'main-1') // a blackjack leaves nothing to decide
    await ready(page)
  }
  await expect(lit).toHaveText(/^(H|S|D|Ds|P|Rh|Rs)$/)
  await expect(page.locator('[data-test=chart] [data-test=values]')).toContainText('✓ best')
  const code = await lit.textContent()
  const values = await page.locator('[data-test=chart] tr.best th').first().textContent()
  const meant: Record<string, RegExp> = { H: /draw|hit/i, S: /stand/i, D: /double/i, Ds: /double/i, P: /split/i }
  expect(values ?? '').toMatch(meant[code ?? ''] ?? /surrender/i)
})

test('a coach who asks first tells nothing before the answer, and keeps the score', async ({ page }) => {
  await sitAtOwn(page, 'three-card-poker')
  await beside(page, 'Coach')
  await page.getByRole('switch', { name: 'Coach off' }).click()
  await page.getByLabel('ask me first').check()
  await bet(page, 'ante-1')
  await ready(page)
  await expect(page.locator('[data-test=coach]')).toHaveText(/What would you do/)
  await expect(page.getByRole('region', { name: 'Coach', exact: true })).not.toContainText('✓')
  await question(page).getByRole('button', { name: /^Play/ }).click()
  await expect(page.locator('[data-test=verdict]')).toHaveText(/That was the best|That cost .* on average: the best was to fold/)
  await expect(page.locator('[data-test=score]')).toContainText(/[01] of 1 answer right\. Mistakes cost \$\d+\.\d\d/)
  await page.reload()
  await expect(page.locator('[data-test=score]')).toContainText('of 1 answer right')
  await page.getByRole('button', { name: 'Reset the score' }).click()
  await expect(page.locator('[data-test=score]')).toHaveCount(0)
})

/** follow does what the guide says until the round is over, and returns the steps that it went through. */
async function follow(page: Page): Promise<string[]> {
  const guide = page.locator('[data-test=guide]')
  const steps: string[] = []
  const began = Date.now()
  for (;;) {
    expect(Date.now() - began, `the guide goes on for too long: ${steps.join(' ')}`).toBeLessThan(120_000)
    const step = (await guide.getAttribute('data-step')) ?? ''
    if (steps.at(-1) !== step) steps.push(step)
    if (step === 'over') return steps
    if (step === 'sit') await page.getByRole('button', { name: 'Sit down' }).click({ timeout: 3000 }).catch(() => undefined)
    if (step === 'bet') {
      const area = await guide.getAttribute('data-area-next')
      await page.locator(`[data-area="${area}"]`).first().click({ timeout: 3000 }).catch(() => undefined)
    }
    if (step === 'ready' || step === 'again') await page.locator('[data-rack] button.primary').click({ timeout: 3000 }).catch(() => undefined)
    if (step === 'answer') {
      const house = question(page).getByRole('button', { name: /^House way/ })
      const any = question(page).locator('.choice').first()
      const button = (await pressable(house)) ? house : any
      if (await pressable(button)) await button.click({ timeout: 2000 }).catch(() => undefined)
    }
    await page.waitForTimeout(150)
  }
}

async function lesson(page: Page, game: string) {
  await page.goto(`/rules/${game}`)
  await page.getByRole('button', { name: 'Play a guided first round' }).click()
  await expect(page.locator('[data-test=guide]')).toBeVisible()
  const steps = await follow(page)
  expect(steps[0]).toBe('sit')
  await expect(page.locator('[data-test=result]')).toBeVisible()
  await page.getByRole('link', { name: 'Back to the rules' }).click()
  await expect(page.getByRole('heading', { name: 'How a round goes' })).toBeVisible()
  return steps
}

test('a guided first round points at the place, and ends with the result', async ({ page }) => {
  await page.goto('/')
  expect(await lesson(page, 'blackjack')).toEqual(expect.arrayContaining(['sit', 'bet', 'ready', 'over']))
  expect(await lesson(page, 'craps')).toEqual(expect.arrayContaining(['sit', 'bet', 'ready', 'over']))
  expect(await lesson(page, 'hold-em')).toEqual(expect.arrayContaining(['sit', 'ready', 'answer', 'over']))
})

test('there is a guided first round of every game @long', async ({ page }) => {
  test.setTimeout(1_800_000)
  await page.goto('/')
  const games = (await (await page.request.get('/api/games')).json()) as { id: string }[]
  for (const [i, g] of games.entries()) {
    if (i % 3 === 0) await anotherGuest(page) // who has four tables at most
    await test.step(g.id, () => lesson(page, g.id))
  }
})
