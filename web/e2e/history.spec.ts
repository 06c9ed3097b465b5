import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { beside, bet, leave, playOut, ready, result, roundOver, sit, sitAtOwn } from './house'
import { feltIsSeen, fits, shutsNobodyOut } from './looks'
import { staffed } from './staffed'

const { guest, as } = staffed()
const step = (page: Page) => page.locator('[data-test=step]')
const count = (page: Page) => page.locator('[data-test=count]')

/** Plays a round of blackjack and one of big six, at tables of one's own, and returns the id of the first. */
async function playTwo(page: Page): Promise<string> {
  const id = await sitAtOwn(page, 'blackjack')
  await page.locator('[data-area^=main-]').first().click()
  await ready(page)
  await playOut(page, ['Cut', 'Decline', 'Stand'])
  await leave(page)
  await sitAtOwn(page, 'big-six')
  await bet(page, 'one')
  await ready(page)
  await expect(result(page)).toBeVisible()
  return id
}

test('rounds of two games are listed, stepped through and kept', async ({ browser }) => {
  const page = await guest(browser)
  const table = await playTwo(page)
  const last = await result(page).textContent()
  await leave(page)
  await page.goto('/')
  await page.getByRole('link', { name: 'Your rounds' }).click()
  await expect(page.getByRole('row')).toHaveCount(3)
  await expect(page.getByRole('row').nth(1)).toContainText('Big')
  await expect(page.getByRole('row').nth(2)).toContainText('Blackjack')
  const won = /\$[\d.]+/.exec(last ?? '')?.[0] ?? ''
  await expect(page.getByRole('row').nth(1).locator('.result')).toContainText(won)
  await expect(page.getByRole('img', { name: /Blackjack: won and lost/ })).toBeVisible()
  await shutsNobodyOut(page)
  await page.getByLabel('Game').selectOption('blackjack')
  await expect(page.getByRole('row')).toHaveCount(2)
  const csv = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Results as CSV' }).click()
  expect(readFileSync(await (await csv).path(), 'utf8')).toMatch(new RegExp(`^ended,game,table,round,wagered,returned,result\\n.*,blackjack,${table},`))

  await page.getByRole('link', { name: /^Blackjack/ }).click()
  await expect(step(page)).toHaveText('Before the first wager')
  await feltIsSeen(page)
  await expect(page.getByRole('img', { name: /of (spades|hearts|diamonds|clubs)/, includeHidden: true })).toHaveCount(0)
  await page.keyboard.press('End')
  await expect(count(page)).toHaveText(/^(\d+) \/ \1$/)
  await expect(page.locator('.felt [data-card], .felt [role=img]').first()).toBeAttached()
  await expect(page.getByText(/You (won|lost)|You broke even/)).toBeVisible()
  const steps = Number((await count(page).textContent())?.split(' / ')[1])
  await page.keyboard.press('ArrowLeft')
  await expect(count(page)).toHaveText(`${steps - 1} / ${steps}`)
  await page.getByRole('button', { name: 'To the beginning' }).click()
  await page.getByRole('button', { name: 'One step on' }).click()
  await expect(count(page)).toHaveText(`1 / ${steps}`)
  const slider = page.getByRole('slider', { name: 'Step' })
  await slider.focus()
  await page.keyboard.press('PageUp')
  await expect(count(page)).not.toHaveText(`1 / ${steps}`)
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await page.getByRole('button', { name: 'Stop', exact: true }).click()
  await page.locator('ol .step.announce').first().click()
  await page.getByRole('button', { name: /^Why: 19:47-2/ }).first().click()
  await expect(page.getByRole('dialog')).toContainText('N.J.A.C. 19:47-2')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()

  const text = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Text', exact: true }).click()
  expect(readFileSync(await (await text).path(), 'utf8')).toMatch(new RegExp(`Blackjack, table ${table}[\\s\\S]*\\[19:47-2`))
  const json = page.waitForEvent('download')
  await page.getByRole('button', { name: 'JSON', exact: true }).click()
  expect(JSON.parse(readFileSync(await (await json).path(), 'utf8'))).toMatchObject({ game: 'blackjack', over: true })
  await shutsNobodyOut(page)
  await page.setViewportSize({ width: 390, height: 800 })
  await fits(page)
  await shutsNobodyOut(page)
})

test('cards are dealt again in the page, and what is doctored is found', async ({ browser }) => {
  const page = await guest(browser)
  await sitAtOwn(page, 'blackjack', { options: { shuffle: 'automatic' } }) // which burns no card, so seeds are published at once
  for (let i = 0; i < 2; i++) {
    const before = await roundOver(page)
    await page.locator('[data-area^=main-]').first().click()
    await ready(page)
    await playOut(page, ['Cut', 'Decline', 'Stand'], undefined, before)
  }
  await beside(page, 'Log')
  await page.getByText('Fair play').click()
  await page.getByRole('button', { name: /^Check round/ }).click()
  await expect(page.getByText('The hash of the seed is the one that this browser was shown')).toBeVisible()
  await expect(page.getByText('The seed is published and has that hash')).toBeVisible()
  await expect(page.getByText(/Dealt again here from the seeds? alone, all \d+ cards are the same/)).toBeVisible()

  await page.goto('/history')
  const again = async () => {
    await page.goto('/history')
    await page.getByRole('link', { name: /^Blackjack/ }).first().click()
    await page.getByRole('button', { name: 'Check this round' }).click()
    await expect(page.locator('[data-test=checked]')).toBeVisible()
  }
  await again()
  await expect(page.getByText('Dealt again here')).toBeVisible()
  await expect(page.getByText(/✗/)).toHaveCount(0)

  type Told = { proof: { hash: string; seed: string }; events: { kind: string; card?: string }[] }
  const doctor = async (change: (r: Told) => void) => {
    await page.unrouteAll()
    await page.route(/\/rounds\/\d+$/, async (route) => {
      const asked = route.request().url()
      if (!asked.includes('/api/') || asked.split('/').at(-1) !== page.url().split('/').at(-1)) return route.fallback() // its neighbours stay as they are
      const answer = await route.fetch()
      const told = (await answer.json()) as Told
      change(told)
      await route.fulfill({ response: answer, json: told })
    })
    await again()
  }
  await doctor((r) => {
    const e = r.events.find((x) => x.kind === 'deal' && x.card && x.card !== '??')!
    e.card = e.card === 'As' ? 'Ks' : 'As'
  })
  await expect(page.getByText(/✗ Dealt again here, card \d+ of this round is .* and you were shown/)).toBeVisible()
  await doctor(({ proof: p }) => (p.seed = p.seed.slice(0, -2) + (p.seed.endsWith('00') ? '01' : '00')))
  await expect(page.getByText(/✗ The published seed is another/)).toBeVisible()
  await doctor((r) => (r.proof.hash = 'ab'.repeat(32)))
  await expect(page.getByText(/✗ This browser was shown another hash/)).toBeVisible()

  await page.unrouteAll()
  await page.route(/\/drawn$/, async (route) => {
    const answer = await route.fetch()
    const told = (await answer.json()) as { proof: { seed: string } }[]
    told[0]!.proof.seed = told[0]!.proof.seed.replace(/^../, (x) => (x === '00' ? '01' : '00'))
    await route.fulfill({ response: answer, json: told })
  })
  await again()
  await expect(page.getByText(/✗ The seed of round \d+ is not the one that was promised/)).toBeVisible()
})

test('at poker it is said plainly what cannot be shown, and a hand history has only the cards one saw @long', async ({ browser }) => {
  const page = await guest(browser)
  const made = await page.request.post('/api/tables', { data: { game: 'hold-em', bots: 2, betting: 600, decision: 600 } })
  const { id } = (await made.json()) as { id: string }
  await sit(page, id)
  await ready(page)
  await playOut(page, ['Check', 'Call', 'Show', 'Fold'])
  await beside(page, 'Log')
  await page.getByText('Fair play').click()
  await page.getByRole('button', { name: /^Check round/ }).click()
  await expect(page.getByText(/○ The seed is for auditors alone/)).toBeVisible()
  await page.goto('/history')
  await page.getByRole('link', { name: /^Hold/ }).first().click()
  const phh = page.waitForEvent('download')
  await page.getByRole('link', { name: 'PHH hand history' }).click()
  expect(readFileSync(await (await phh).path(), 'utf8')).toMatch(/variant = "/)
})

test('surveillance sees any moment, through anybody', async ({ browser }) => {
  const player = await guest(browser)
  const made = await player.request.post('/api/tables', { data: { game: 'hold-em', name: 'The Back Room', bots: 2, betting: 600, decision: 600 } })
  const { id } = (await made.json()) as { id: string }
  await sit(player, id)
  await ready(player)
  const asked = player.getByRole('region', { name: 'You are asked' })
  await expect(asked).toBeVisible()

  const eye = await as(browser, 'eye')
  await eye.getByRole('link', { name: 'Surveillance' }).click()
  await expect(eye.getByRole('link', { name: /Big Six/i }).first()).toBeVisible()
  await shutsNobodyOut(eye)
  await eye.getByLabel('Search').fill('back room')
  await eye.getByRole('link', { name: /The Back Room/ }).click()
  const sees = eye.locator('[data-test=sees]')
  await expect(eye.getByText('● Live')).toBeVisible()
  await feltIsSeen(eye)
  await expect(sees).toContainText('no card on the felt is hidden')
  await eye.getByLabel('Seen by').selectOption('-')
  await expect(sees).toContainText('6 cards are hidden')
  await eye.getByLabel('Seen by').selectOption({ index: 1 })
  await expect(sees).toContainText('4 cards are hidden')
  await eye.getByLabel('Seen by').selectOption('')
  await expect(sees).toContainText('no card on the felt is hidden')

  const before = await count(eye).textContent()
  await playOut(player, ['Check', 'Call', 'Show', 'Fold']) // what happens is followed
  await expect(count(eye)).not.toHaveText(before ?? '')
  await eye.keyboard.press('Home')
  await expect(eye.getByRole('button', { name: 'Back to live' })).toBeVisible()
  await eye.getByRole('region', { name: 'The rounds of this table' }).getByRole('button', { name: /^1/ }).click()
  await expect(step(eye)).toHaveText('Before the first wager')
  await expect(async () => {
    await eye.keyboard.press('End') // of whatever has come of the round so far
    await expect(step(eye)).toContainText(/published|kept for auditors/, { timeout: 500 })
  }).toPass()
  await shutsNobodyOut(eye)
  await eye.setViewportSize({ width: 390, height: 800 })
  await fits(eye)
  await eye.getByRole('button', { name: 'Back to live' }).click()
  await expect(eye.getByText('● Live')).toBeVisible()

  await player.goto(`/surveillance/${id}`)
  await expect(player.getByRole('heading', { name: 'Surveillance' })).toHaveCount(0)
})
