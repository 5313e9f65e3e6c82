import { expect, test } from 'vitest'
import { documentation } from '#tools/rules/documentation.ts'

const check = (text: string, path = 'api/README.md') =>
  documentation([
    { path: 'package.json', text: '{ "scripts": { "start": "node x", "demo-data": "node y" } }' },
    { path: 'api/db/tables.ts', text: '' },
    { path: 'web/src/lib/browser/track.ts', text: '' },
    { path, text },
  ])

test('reports an npm command without a script', () => {
  expect(check('# Api\n`npm test`, `npm run demo`')).toMatchObject([
    { line: 2, message: 'there is no script "test" in package.json' },
    { line: 2, message: 'there is no script "demo" in package.json' },
  ])
})

test('reports a link to a missing file', () => {
  expect(check('[tables](db/table.ts#users)')).toEqual([
    { path: 'api/README.md', line: 1, message: 'db/table.ts does not exist' },
  ])
})

test('reports the name of a missing file in any document', () => {
  expect(check('| 1.2.4 | `tests/api/gone.test.ts` |', 'docs/security.md')).toEqual([
    { path: 'docs/security.md', line: 1, message: 'tests/api/gone.test.ts does not exist' },
  ])
})

test.each([
  ['api/README.md', '`npm start`, `npm run start`, `npm run demo-data -- --expeditions 9`'],
  ['api/README.md', '[file](db/tables.ts) [folder](db/) [up](../api/db/tables.ts) [here](#api)'],
  ['api/README.md', '[elsewhere](https://example.test/a.md) [mail](mailto:a@example.test)'],
  ['api/README.md', '`db/tables.ts` `api/db/tables.ts` `DATA_DIR/outbox` `*.rules.ts` `modules/x/`'],
  ['web/README.md', '`lib/browser/track.ts`'],
])('accepts an existing path: %s, %s', (path, text) => {
  expect(check(text, path)).toEqual([])
})
