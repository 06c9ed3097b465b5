// The description of the house's API, from which the types of this app are made, is a valid OpenAPI document.
import { Validator } from '@seriousme/openapi-schema-validator'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test('api/openapi.json is valid', async () => {
  const document = JSON.parse(readFileSync(join(import.meta.dirname, '../../../api/openapi.json'), 'utf8'))
  const found = await new Validator().validate(document)
  expect(found.errors ?? []).toEqual([])
  expect(found.valid).toBe(true)
})
