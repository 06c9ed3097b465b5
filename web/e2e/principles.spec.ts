// The principles of the look, at every game: what one plays with is in sight in every state and at every size, answers have
// room for a finger, and none is elsewhere than it was before in the round.
import { expect, type Page } from '@playwright/test'
import { playOut, pressable, question, ready, sitAtOwn, test, untilBets } from './house'
import { answers, rounds, tagOf } from './rounds'

const desk = { width: 1360, height: 850 }
const sizes = [{ width: 1920, height: 1080 }, { width: 390, height: 844 }, desk]

/** What of all that one plays with is out of sight, covered, or too small for a finger. A round that is over has no clock. */
const faults = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = []
    const [tray, drawn] = [document.querySelector('.tray:has(> .answers)')!.getBoundingClientRect(), innerWidth < 641]
    const own = document.querySelectorAll('.felt [data-area][aria-label*="you have"]')
    const see = (what: string, el: Element, bottom: number) => {
      const r = el.getBoundingClientRect()
      if (r.left < -1 || r.top < -1 || r.right > innerWidth + 1 || r.bottom > bottom + 1) {
        found.push(`${what} ${el.getAttribute('aria-label') ?? el.textContent} is out of sight`)
      }
      return r
    }
    for (const el of document.querySelectorAll('.top .purse, .top .state')) see('the bar', el, innerHeight)
    for (const el of document.querySelectorAll('.felt .card, .felt .tile')) see('the card', el, tray.top)
    for (const el of drawn ? own : document.querySelectorAll('.felt [data-area]')) see('the wager', el, tray.top)
    for (const el of document.querySelectorAll('.rack .act, .rack [role=radio], .question .act')) {
      const r = see('the answer', el, innerHeight)
      if (r.height < 44) found.push(`${el.textContent} is ${r.height} px high`)
      const key = el.querySelector('kbd')?.getBoundingClientRect()
      if (key && key.right > r.right) found.push(`the key of ${el.textContent} is beyond the answer`)
    }
    const covered = (what: string, by: string) => {
      for (const el of document.querySelectorAll(what)) {
        const r = el.getBoundingClientRect()
        const over = [...document.querySelectorAll(by)].map((o) => o.getBoundingClientRect()).some((o) =>
          o.left < r.right - 2 && r.left < o.right - 2 && o.top < r.bottom - 2 && r.top < o.bottom - 2)
        if (over) found.push(`${what} ${el.textContent} is covered`)
      }
    }
    covered('.seat.mine > .bet', '.seat.mine .card')
    if (!drawn) covered('.felt [data-seat]:not(.me)', '.trays .part')
    return found
  })

/** A table finds its size in steps: what is wrong with it is what stays wrong. */
async function soundEverywhere(page: Page, state: string) {
  for (const size of sizes) {
    await page.setViewportSize(size)
    await expect.poll(() => faults(page), { timeout: 10_000, message: `${state}, ${size.width} px wide` }).toEqual([])
  }
}

/** Where each answer stands, by its name without what it costs. */
const slots = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll('.question .choices .act')].map((el) => {
    const r = el.getBoundingClientRect()
    const name = (el.querySelector('span') ?? el).textContent!.replace(/ ?[$\d].*/, '')
    return { name, at: `${Math.round(r.x)} ${Math.round(r.y)}` }
  }))

for (const round of rounds) {
  const { game, areas, bots } = round
  test(`all is in sight in every state, and answers keep their slots: ${game}`, { tag: tagOf(round) }, async ({ page }) => {
    await page.setViewportSize(desk)
    await sitAtOwn(page, game, { bots })
    if (bots > 0 && areas.length > 0) await untilBets(page, answers)
    for (const a of areas) await page.locator(`[data-area="${a}"]`).first().click()
    const lies = page.getByRole('list', { name: 'Your wagers' }).getByRole('listitem')
    if (areas.length > 0) await expect(lies).toHaveCount(areas.length)
    await soundEverywhere(page, 'wagers')
    await ready(page)
    const stood: Record<string, string> = {}
    let looked = false
    const press = async (choice: string) => {
      const button = question(page).getByRole('button', { name: new RegExp(`^${choice}`) })
      if (!(await pressable(button))) return
      if (!looked && !/^(Cut|Decline|Accept)/.test(choice)) {
        await soundEverywhere(page, 'the question')
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
    await soundEverywhere(page, 'the end of the round')
  })
}
