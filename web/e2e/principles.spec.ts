// The principles of the look, at every game: what one plays with is in sight in every state and at every size, answers have
// room for a finger, and none is elsewhere than it was before in the round.
import { expect, type Page } from '@playwright/test'
import { playOut, pressable, question, ready, sitAtOwn, test, untilBets } from './house'
import { answers, rounds, tagOf } from './rounds'
import { desk, soundEverywhere } from './sight'

/** Where each answer stands, by its name without what it costs, and by which it is of those that have the same name. */
const slots = (page: Page) =>
  page.evaluate(() => {
    const of: Record<string, number> = {}
    return [...document.querySelectorAll('.question .choices .act')].map((el) => {
      const r = el.getBoundingClientRect()
      const name = (el.querySelector('span') ?? el).textContent!.replace(/ ?[$\d].*/, '')
      of[name] = (of[name] ?? 0) + 1
      return { name: `${name} ${of[name]}`, at: `${Math.round(r.x)} ${Math.round(r.y)}` }
    })
  })

for (const round of rounds) {
  const { game, areas, bots } = round
  test(`all is in sight in every state, and answers keep their slots: ${game}`, { tag: tagOf(round) }, async ({ page }) => {
    await page.setViewportSize(desk)
    // others sit there, too, for whose cards and results there must be room
    await sitAtOwn(page, game, { bots: Math.max(bots, 2), ...(bots > 0 ? {} : { limits: { min: 500, max: 50_000 } }) })
    if (bots > 0 && areas.length > 0) await untilBets(page, answers)
    for (const a of areas) await page.locator(`[data-area="${a}"]`).first().click()
    const lies = page.getByRole('list', { name: 'Your wagers' }).getByRole('listitem')
    if (areas.length > 0) await expect(lies).toHaveCount(areas.length)
    await soundEverywhere(page, `${game}-wagers`)
    await ready(page)
    const stood: Record<string, string> = {}
    let looked = false
    const press = async (choice: string) => {
      const button = question(page).getByRole('button', { name: new RegExp(`^${choice}`) })
      if (!(await pressable(button))) return
      if (!looked && !/^(Cut|Decline|Accept)/.test(choice)) {
        await soundEverywhere(page, `${game}-question`)
        looked = true
      }
      const offered = (await slots(page)).length
      for (const s of await slots(page)) {
        const at = `${s.name} of ${offered}` // another question, with more or fewer answers, has slots of its own
        stood[at] ??= s.at
        expect(s.at, `${s.name} has moved`).toBe(stood[at])
      }
      await button.click({ timeout: 2000 }).catch(() => undefined)
    }
    await playOut(page, answers, press)
    await soundEverywhere(page, `${game}-end`)
  })
}
