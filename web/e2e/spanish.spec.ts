// No English is left on the pages in Spanish, and in rounds that are played in Spanish; its words, which are longer, fit.
import { expect, type Page } from '@playwright/test'
import { leftHere, leftNow, leftOn, speakSpanish } from './english'
import { ownTable, pressable, roundOver, test } from './house'
import { type Round, rounds, tagOf } from './rounds'
import { soundEverywhere } from './sight'

const paths = [
  '/', '/rules', '/odds', '/settings', '/history', '/me', '/keno', '/keno/rates', '/rules/craps', '/odds/craps', '/rules/mini-tex',
  '/odds/three-card-poker', '/odds/caribbean-stud', '/odds/pai-gow', '/strategy/blackjack', '/strategy/ultimate-texas-holdem', '/strategy/pai-gow',
  '/table/craps-1', '/table/pokette-1', '/table/caribbean-stud-1', '/table/hold-em-1',
]
for (const [size, width] of [['a desk', 1280], ['a phone', 390]] as const) {
  test(`no English is left on the pages in Spanish: ${size}`, { tag: width < 1000 ? ['@long'] : [] }, async ({ page }) => {
    await speakSpanish(page)
    await page.setViewportSize({ width, height: 850 })
    const left: string[] = []
    for (const path of paths) left.push(...(await leftOn(page, path)))
    expect(left).toEqual([])
  })
}

test('no English is left on the pages of any game in Spanish @long', async ({ page }) => {
  await speakSpanish(page)
  const games = (await (await page.request.get('/api/games')).json()) as { id: string; advice?: object }[]
  expect(games.length).toBeGreaterThan(30)
  const left: string[] = []
  for (const g of games) {
    for (const at of ['rules', 'odds', ...(g.advice ? ['strategy'] : [])]) left.push(...(await leftOn(page, `/${at}/${g.id}`)))
    left.push(...(await leftOn(page, `/table/${g.id}-1?sit`)))
  }
  expect(left).toEqual([])
})

/** Bets, answers the first thing that can be answered until the round is over, and returns what was said in English meanwhile. */
async function playInSpanish(page: Page, { game, areas, bots }: Round): Promise<string[]> {
  const id = await ownTable(page, game, { bots })
  expect((await page.request.post(`/api/tables/${id}/seat`, { data: { seat: 1, amount: 50_000 } })).ok()).toBe(true)
  await speakSpanish(page)
  await page.goto(`/table/${id}`)
  await expect(page.getByText('Ante usted').or(page.locator('.question'))).toBeVisible()
  const left = new Set<string>()
  const choice = page.locator('.question .choice:enabled').first()
  const offer = page.locator('.question .choice', { hasText: /^(Cortar|Rechazar|Aceptar)/ })
  let looked = false
  /** Hears what is said and answers what is asked, until it is done. */
  const goOn = (done: () => Promise<boolean>) =>
    expect
      .poll(
        async () => {
          for (const t of await leftNow(page, true)) left.add(t)
          if (!looked && (await choice.count()) && !(await offer.count())) {
            looked = true
            const shown = page.getByRole('button', { name: 'Mostrar el modo de la casa' }) // hands that are set say what they are worth
            if (await shown.count()) await shown.click()
            await soundEverywhere(page, `${game}-es-question`)
          }
          if (await choice.count()) await choice.click({ timeout: 2000 }).catch(() => undefined)
          return done()
        },
        { timeout: 90_000, intervals: [100] },
      )
      .toBe(true)
  if (bots > 0 && areas.length > 0) await goOn(() => pressable(page.getByRole('button', { name: /^Listo/ })))
  for (const a of areas) await page.locator(`[data-area="${a}"]`).first().click()
  if (areas.length > 0) await soundEverywhere(page, `${game}-es-wagers`)
  // a key that is pressed right after a question is gone does nothing: the button waits
  if (areas.length > 0) await page.locator('.does .primary').click()
  else await page.keyboard.press('Space')
  await goOn(async () => !!(await roundOver(page)))
  await soundEverywhere(page, `${game}-es-end`)
  for (const t of await leftHere(page, true)) left.add(t)
  return [...left]
}

for (const round of rounds) {
  test(`a round in Spanish: ${round.game}`, { tag: tagOf(round) }, async ({ page }) => {
    expect(await playInSpanish(page, round)).toEqual([])
  })
}
