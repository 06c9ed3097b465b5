import { expect, test } from 'vitest'
import { backgrounds, eyes, forms, hairs, mouths, parts, picture, skins, worn } from './portrait'

test('every part has all its forms, and everybody has a picture', () => {
  for (const list of [backgrounds, skins, hairs, eyes, mouths, worn]) expect(list).toHaveLength(forms)
  expect(picture('ann', '012345')).toEqual([0, 1, 2, 3, 4, 5])
  expect(picture('ann')).toEqual(picture('ann', '<svg>'))
  expect(picture('ann')).not.toEqual(picture('bob'))
  for (const n of picture('somebody')) expect(n).toBeLessThan(forms)
  expect(picture('x')).toHaveLength(parts.length)
})
