import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generate } from '@graphql-codegen/cli'
import { parse } from 'graphql'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { plugin } from '#tools/codegen/graphHooks.ts'
import { siteTypes } from '#tools/codegen/siteTypes.ts'
import { run } from '#tools/run.ts'
import { Graph } from '#web/lib/graph/graph.ts'
import { GraphProvider } from '#web/lib/graph/graphHooks.ts'

// Inside the repository, so that generated files find their packages.
mkdirSync('.build', { recursive: true })
const folder = mkdtempSync('.build/hooks-')
const pageFile = join(folder, 'TripPage.generated.ts')

beforeAll(async () => {
  cpSync('tests/tools/hooks', folder, { recursive: true })
  const scalars = { ID: 'string', Date: 'string' }
  await generate({
    schema: 'tests/tools/hooks.graphql',
    generates: siteTypes(folder, `${folder}/graph.generated.ts`, scalars),
  })
})

afterAll(() => rmSync(folder, { recursive: true }))

const data = 'hooks.useTripPageQuery({ variables: { slug: "a" } }).data'
const set = 'hooks.useSetFavouriteMutation()[0]'

const wrong = [
  ['hooks.useTripPageQuery()', 'Expected 1 argument'],
  ['hooks.useTripPageQuery({ variables: {} })', "Property 'slug' is missing"],
  ['hooks.useTripPageQuery({ variables: { slug: 1 } })', "'number' is not assignable"],
  ['hooks.useCatalogueQuery({ variables: { kind: "BOTH" } })', `'"BOTH"' is not assignable`],
  [`${data}.trip`, 'possibly'],
  [`${data}?.trip?.price`, "Property 'price' does not exist"],
  [`${set}()`, 'Expected 1 arguments'],
  [`${set}({ variables: { id: "1" } })`, "Property 'favourite' is missing"],
  ['hooks.useSetFavouriteMutation({ variables: {} })', "'variables' does not exist"],
  ['hooks.usePlacesSubscription()', 'Expected 1 argument'],
]

const right = [
  'hooks.useTripPageQuery({ variables: { slug: "a" }, skip: true }).data?.trip?.name.length',
  'hooks.useTripPageQuery({ variables: { slug: "a" } }).data?.trip?.firstDay?.length',
  'hooks.useCatalogueQuery()',
  'hooks.useCatalogueQuery({ variables: { kind: "ALONE", filter: { days: [1] } } })',
  'hooks.useCatalogueQuery({}).data?.trips?.map(({ __typename, kind }) => __typename + kind)',
  `${set}({ variables: { id: "1", favourite: true } }).then((answer) => answer.data?.setFavourite?.id)`,
  'hooks.useSetFavouriteMutation({ optimisticResponse: { setFavourite: { __typename: "Trip", id: "1" } } })',
  'hooks.usePlacesSubscription({ variables: { id: "1" }, skip: true })',
]

test('compiles correct calls, and reports the expected error for each wrong one', async () => {
  const expressions = [...wrong.map(([expression]) => expression), ...right]
  const lines = expressions.map((expression) => `export const used = () => ${expression}`)
  lines.forEach((line, index) => {
    const text = `import * as hooks from './TripPage.generated.ts'\n${line}\n`
    writeFileSync(join(folder, `use${index}.ts`), text)
  })
  const project = { extends: '../../tsconfig.json', include: ['*.ts'] }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(project))
  const { output } = await run('tsc', '--project', folder, '--pretty', 'false')
  const problemsIn = (index: number) => output.split('\n').filter((line) => line.includes(`use${index}.ts(`))
  expect(expressions.map((_, index) => problemsIn(index))).toEqual([
    ...wrong.map(([, reason = '']) => [expect.stringContaining(reason)]),
    ...right.map(() => []),
  ])
})

test('generates shared schema types once', () => {
  expect(readFileSync(join(folder, 'graph.generated.ts'), 'utf8')).toMatch(/type Kind[\s\S]*type TripFilter/)
  expect(readFileSync(pageFile, 'utf8')).not.toMatch(/type (Kind|TripFilter)\b/)
})

test('reads the response embedded in the page', async () => {
  const hooks = await import(/* @vite-ignore */ join(process.cwd(), pageFile))
  const trip = { __typename: 'Trip', id: '1', name: 'Laponie', kind: 'GROUP', firstDay: null }
  const graph = new Graph({
    answers: new Map([['TripPage {"slug":"a"}', { data: { trip }, hasErrors: false }]]),
  })
  const Page = () => hooks.useTripPageQuery({ variables: { slug: 'a' } }).data.trip.name
  const page = createElement(GraphProvider, { value: graph, children: createElement(Page) })
  expect(renderToStaticMarkup(page)).toBe('Laponie')
})

test('refuses an operation without a name', () => {
  const document = parse('{ trips { id } }')
  expect(() => plugin(undefined, [{ document }])).toThrow('has no name')
})
