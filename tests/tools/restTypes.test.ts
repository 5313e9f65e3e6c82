import { expect, test } from 'vitest'
import { restTypes } from '#tools/restTypes.ts'

const typeOf = (property: object) =>
  restTypes({ Trip: { properties: { field: property }, type: 'object' } }).match(/field\?: (.+)/)?.[1]

test.each([
  [{ type: 'integer' }, 'Maybe<number>'],
  [{ type: ['null', 'string'] }, 'Maybe<string>'],
  [{ type: 'null' }, 'Maybe<null>'],
  [{ type: 'string', enum: ['open', 'full'] }, 'Maybe<string>'],
  [{ anyOf: [{ $ref: '#/components/schemas/Guide' }, { type: 'null' }] }, 'Maybe<ApiGuide>'],
  [{ type: 'array', items: { type: 'array', items: { type: 'number' } } }, 'Maybe<Array<Array<number>>>'],
  [{ type: 'object', additionalProperties: { type: 'string' } }, 'Maybe<Record<string, string>>'],
  [{ description: 'anything' }, 'Maybe<unknown>'],
])('maps %j to %s', (property, expected) => {
  expect(typeOf(property)).toBe(expected)
})

test('writes descriptions as comments at every depth', () => {
  const place = { type: 'object', properties: { town: { type: 'string', description: 'Town' } } }
  expect(restTypes({ Trip: { type: 'object', description: 'A trip', properties: { place } } })).toContain(
    `/** A trip */
export type ApiTrip = {
  place?: Maybe<{
    /** Town */
    town?: Maybe<string>
  }>
}`,
  )
})
