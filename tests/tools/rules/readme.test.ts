import { expect, test } from 'vitest'
import { readme } from '#tools/rules/readme.ts'

const check = (text: string) =>
  readme([
    { path: 'package.json', text: '{ "scripts": { "start": "node x", "demo-data": "node y" } }' },
    { path: 'api/db/tables.ts', text: '' },
    { path: 'api/README.md', text },
  ])

test('a command that no script answers is a finding', () => {
  expect(check('# Api\n`npm test`, `npm run demo`')).toMatchObject([
    { line: 2, message: 'there is no script "test" in package.json' },
    { line: 2, message: 'there is no script "demo" in package.json' },
  ])
})

test('a link to a file that does not exist is a finding', () => {
  expect(check('[tables](db/table.ts#users)')).toEqual([
    { path: 'api/README.md', line: 1, message: 'db/table.ts does not exist' },
  ])
})

test.each([
  '`npm start`, `npm run start`, `npm run demo-data -- --expeditions 9`',
  '[file](db/tables.ts) [folder](db/) [up](../api/db/tables.ts) [here](#api)',
  '[elsewhere](https://example.test/a.md) [mail](mailto:a@example.test)',
])('what exists is none: %s', (text) => {
  expect(check(text)).toEqual([])
})
