import { expect, test } from 'vitest'
import { importZones } from '#tools/rules/importZones.ts'

const packageJson = {
  path: 'package.json',
  text: '{ "imports": { "#api/*": "./api/*", "#gateway/*": "./gateway/*", "#web/*": "./web/src/*", "#schema/*": "./schema/*", "#tests/*": "./tests/*" } }',
}

const refusals = (path: string, specifier: string) =>
  importZones([packageJson, { path, text: `// first line\nimport { x } from '${specifier}'\n` }])

test.each([
  ['api/app.ts', '#api/env.ts'],
  ['api/app.ts', 'fastify'],
  ['api/db/demo/photos.ts', '../../../photos/photos.json'],
  ['api/modules/search/search.query.ts', '#schema/constants.ts'],
  ['api/db/tables.ts', '#api/modules/themes/themes.contract.ts'],
  ['api/db/demo/load.ts', '#api/modules/expeditions/expeditions.projection.ts'],
  ['api/modules/cart/cart.routes.ts', '#api/plugins/json.ts'],
  ['api/modules/cart/cart.routes.ts', '#api/modules/departures/departures.domain.ts'],
  ['api/modules/messages/body.ts', '#api/modules/search/fold.ts'],
  ['gateway/server/server.ts', '../../schema/generated/graph.ts'],
  ['gateway/graph/context.ts', '#gateway/upstream/rest.ts'],
  ['gateway/server/requests.ts', '#gateway/graph/context.ts'],
  ['gateway/main.ts', '#gateway/server/startProduct.ts'],
  ['tests/api/app.test.ts', '#api/app.ts'],
  ['tools/start.ts', '#api/main.ts'],
  ['vitest.config.ts', './web/vite.config.ts'],
  ['web/src/pages/ExpeditionPage.tsx', '#web/features/expeditions/ExpeditionCard.tsx'],
  ['web/src/features/expeditions/ExpeditionCard.tsx', '#web/ui/Price.tsx'],
  ['web/src/features/expeditions/ExpeditionCard.tsx', './messages.ts'],
  ['web/src/main.tsx', '#web/app/router.tsx'],
])('%s may import %s', (path, specifier) => {
  expect(refusals(path, specifier)).toEqual([])
})

test.each([
  ['api/app.ts', '../gateway/server/server.ts', 'api must not import gateway'],
  ['web/src/main.tsx', '#api/env.ts', 'web must not import api'],
  ['api/app.ts', '#tests/support/testApi.ts', 'api must not import tests'],
  ['api/db/client.ts', '#api/modules/cart/cart.repository.ts', 'db must not import modules'],
  ['api/db/client.ts', '#api/deps.ts', 'db must not import deps'],
  ['api/db/client.ts', '#api/db/demo/load.ts', 'db must not import demo'],
  ['api/plugins/json.ts', '#api/modules/auth/login.ts', 'plugins must not import modules'],
  ['api/modules/cart/cart.routes.ts', '#api/app.ts', 'modules must not import files beside the folders'],
  ['api/modules/cart/cart.contract.ts', '#api/db/tables.ts', 'shapes must not import db'],
  [
    'api/modules/cart/cart.routes.ts',
    '#api/modules/auth/login.ts',
    'module cart imports login of module auth: use its contract',
  ],
  ['tools/check.ts', '#tests/support/testApi.ts', 'tools must not import tests'],
  ['gateway/upstream/rest.ts', '#gateway/graph/context.ts', 'upstream must not import graph'],
  ['gateway/graph/apollo.ts', '#gateway/server/env.ts', 'graph must not import server'],
  ['web/src/ui/Price.tsx', '#web/features/expeditions/ExpeditionCard.tsx', 'ui must not import features'],
  ['web/src/lib/format/format.ts', '#web/ui/Price.tsx', 'lib must not import ui'],
  [
    'web/src/features/expeditions/ExpeditionCard.tsx',
    '#web/pages/ExpeditionPage.tsx',
    'features must not import pages',
  ],
  ['web/src/features/a/A.tsx', '#web/features/b/B.tsx', 'feature a imports feature b: move the'],
])('%s may not import %s', (path, specifier, message) => {
  expect(refusals(path, specifier)).toEqual([{ path, line: 2, message: expect.stringContaining(message) }])
})

test.each([
  ['mobile/app.ts', '#api/env.ts'],
  ['api/app.ts', '../mobile/app.ts'],
  ['web/src/widgets/Map.tsx', '#web/ui/Price.tsx'],
  ['web/src/pages/ExpeditionPage.tsx', '#web/widgets/Map.tsx'],
])('refuses a folder without a zone: %s, %s', (path, specifier) => {
  const [refusal] = refusals(path, specifier)
  expect(refusal?.message).toContain('a new folder gets its place in tools/rules/importZones.ts')
})

test('checks type imports and lazy imports too', () => {
  const text =
    "import type { X } from '#web/main.tsx'\nexport * from '#web/a.ts'\nawait import('#web/b.ts')\n"
  expect(importZones([packageJson, { path: 'api/app.ts', text }])).toHaveLength(3)
})

test('reports an open file that no other module imports', () => {
  const avatar = { path: 'api/modules/users/avatar.ts', text: '' }
  const user = (path: string) => ({ path, text: "import { x } from '#api/modules/users/avatar.ts'\n" })
  const message = 'no other module imports it: close it'
  expect(importZones([packageJson, avatar, user('api/modules/users/x.ts')])).toEqual([
    { path: avatar.path, line: 1, message },
  ])
  expect(importZones([packageJson, avatar, user('api/modules/auth/x.ts')])).toEqual([])
})
