// The description of the house's API, from which the types of this app are made, is a valid OpenAPI document.
import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import text from '../../../api/openapi.json?raw'

test('api/openapi.json is valid', async () => {
  const found = await new Validator().validate(JSON.parse(text))
  expect(found.errors ?? []).toEqual([])
  expect(found.valid).toBe(true)
})
