import { expect, test } from 'vitest'
import { nameSchemas, toExample } from '#api/plugins/openapiNames.ts'

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
const getContent = (document: object) =>
  JSON.parse(JSON.stringify(document)).paths['/x'].get.responses['200'].content['application/json']

test('lists a titled schema once under components', () => {
  const document = nameSchemas(JSON.parse(JSON.stringify(answering({ type: 'array', items: photo }))))
  expect(getContent(document).schema).toEqual({
    type: 'array',
    items: { $ref: '#/components/schemas/Photo' },
  })
  expect(document['components']).toEqual({ schemas: { Photo: photo } })
})

test('names a nullable schema without null', () => {
  const document = nameSchemas(JSON.parse(JSON.stringify(answering({ ...photo, type: ['object', 'null'] }))))
  expect(getContent(document).schema).toEqual({
    anyOf: [{ $ref: '#/components/schemas/Photo' }, { type: 'null' }],
  })
  expect(document['components']).toEqual({ schemas: { Photo: photo } })
})

test('adds a description and an example to a response', () => {
  const document = nameSchemas(JSON.parse(JSON.stringify(answering({ type: 'array', items: photo }))))
  expect(getContent(document).example).toEqual([{ name: 'lac.jpg' }])
  expect(JSON.stringify(document)).toContain('"description":"Success"')
  expect(JSON.stringify(document)).not.toContain('Default Response')
})

test.each([
  ['its own example', { type: 'string', example: 'a' }, 'a'],
  ['the first of several', { type: 'string', examples: ['a', 'b'] }, 'a'],
  ['the first alternative', { anyOf: [{ type: 'string', example: 'a' }, { type: 'null' }] }, 'a'],
  ['a list that must be empty', { type: 'array', maxItems: 0, items: {} }, []],
  ['nothing known', { type: 'string' }, null],
])('derives an example from %s', (_case, schema, expected) => {
  expect(toExample(JSON.parse(JSON.stringify(schema)))).toEqual(expected)
})
