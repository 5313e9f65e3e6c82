import { expect, test } from 'vitest'
import {
  isNumber,
  isRecord,
  isString,
  listOf,
  nullable,
  optional,
  parse,
  recordOf,
  shape,
} from '#schema/json.ts'

const isCity = shape<{ name: string; km?: number | undefined; tags: string[] | null }>({
  name: isString,
  km: optional(isNumber),
  tags: nullable(listOf(isString)),
})

test.each([
  '{"name":"Lyon","tags":null}',
  '{"name":"Lyon","tags":[],"km":3,"more":true}',
  '{"name":"Lyon","tags":["gare"]}',
])('parses %s', (text) => {
  expect(parse(isCity, text)).toEqual(JSON.parse(text))
})

test.each([
  '',
  'Lyon',
  'null',
  '[]',
  '{}',
  '{"name":1,"tags":null}',
  '{"name":"Lyon"}',
  '{"name":"Lyon","tags":[1]}',
  '{"name":"Lyon","tags":null,"km":"3"}',
])('returns undefined for %j', (text) => {
  expect(parse(isCity, text)).toBeUndefined()
})

test('rejects a list as a record, and checks each value of a record', () => {
  expect(parse(isRecord, '[]')).toBeUndefined()
  expect(parse(recordOf(isString), '{"a":"1"}')).toEqual({ a: '1' })
  expect(parse(recordOf(isString), '{"a":1}')).toBeUndefined()
})
