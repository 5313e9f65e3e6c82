import { expect, test } from 'vitest'
import { exampleOf, nameSchemas } from '#api/plugins/openapiNames.ts'

const photo = { title: 'Photo', type: 'object', properties: { name: { type: 'string', example: 'lac.jpg' } } }
const answering = (schema: object) => ({
  paths: {
    '/x': {
      get: {
        responses: { 200: { description: 'Default Response', content: { 'application/json': { schema } } } },
      },
    },
  },
})
const contentOf = (document: object) =>
  JSON.parse(JSON.stringify(document)).paths['/x'].get.responses['200'].content['application/json']

test('a titled schema stands once under components', () => {
  const document = nameSchemas(JSON.parse(JSON.stringify(answering({ type: 'array', items: photo }))))
  expect(contentOf(document).schema).toEqual({ type: 'array', items: { $ref: '#/components/schemas/Photo' } })
  expect(document['components']).toEqual({ schemas: { Photo: photo } })
})

test('a nullable schema is named without null', () => {
  const document = nameSchemas(JSON.parse(JSON.stringify(answering({ ...photo, type: ['object', 'null'] }))))
  expect(contentOf(document).schema).toEqual({
    anyOf: [{ $ref: '#/components/schemas/Photo' }, { type: 'null' }],
  })
  expect(document['components']).toEqual({ schemas: { Photo: photo } })
})

test('a response has a description and an example', () => {
  const document = nameSchemas(JSON.parse(JSON.stringify(answering({ type: 'array', items: photo }))))
  expect(contentOf(document).example).toEqual([{ name: 'lac.jpg' }])
  expect(JSON.stringify(document)).toContain('"description":"Done"')
  expect(JSON.stringify(document)).not.toContain('Default Response')
})

test.each([
  ['its own example', { type: 'string', example: 'a' }, 'a'],
  ['the first of several', { type: 'string', examples: ['a', 'b'] }, 'a'],
  ['the first alternative', { anyOf: [{ type: 'string', example: 'a' }, { type: 'null' }] }, 'a'],
  ['a list that must be empty', { type: 'array', maxItems: 0, items: {} }, []],
  ['nothing known', { type: 'string' }, null],
])('an example from %s', (_case, schema, expected) => {
  expect(exampleOf(JSON.parse(JSON.stringify(schema)))).toEqual(expected)
})
