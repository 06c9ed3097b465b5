// A name and a picture, made in the page and seen at the table.
import { expect } from '@playwright/test'
import { beside, sit, test } from './house'

test('one’s name and picture are seen by others at the table', async ({ page, browser, baseURL }) => {
  await page.goto('/me')
  const picture = page.locator('form [data-test=portrait]')
  const before = await picture.getAttribute('data-picture')
  await page.getByRole('button', { name: 'Hair' }).click()
  await expect(picture).not.toHaveAttribute('data-picture', before ?? '')
  const made = (await picture.getAttribute('data-picture')) ?? ''
  await page.getByLabel('Name at a table').fill('Bot Ann')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await page.getByLabel('Name at a table').fill('Ann of Absecon')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await sit(page, 'pokette-1')
  const other = await browser.newPage(baseURL ? { baseURL } : {})
  await other.goto('/table/pokette-1')
  await beside(other, 'Seats')
  const seat = other.getByRole('list', { name: 'Players' }).getByRole('listitem').filter({ hasText: 'Ann of Absecon' })
  await expect(seat.locator('[data-test=portrait]')).toHaveAttribute('data-picture', made)
  await other.close()
})
