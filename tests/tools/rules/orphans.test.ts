import { expect, test } from 'vitest'
import { orphans } from '#tools/rules/orphans.ts'

const generated = (path: string) => ({ path: `${path}.generated.ts`, text: 'export {}' })

test('reports a generated file whose document is gone', () => {
  expect(orphans([generated('web/src/pages/Old')])).toEqual([
    {
      path: 'web/src/pages/Old.generated.ts',
      line: 1,
      message: 'neither codegen.ts nor a document asks for it: remove it',
    },
  ])
})

test('accepts a generated file beside its document, or named in codegen.ts', () => {
  const document = { path: 'web/src/pages/Trip.graphql', text: '' }
  const config = { path: 'codegen.ts', text: "export default { 'clients/x.generated.ts': {} }" }
  const files = [document, config, generated('web/src/pages/Trip'), generated('clients/x')]
  expect(orphans(files)).toEqual([])
})
