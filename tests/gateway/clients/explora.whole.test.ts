import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { product } from '#tests/support/product.ts'
import { newDeparture } from '#tests/support/readyCarts.ts'
import { run } from '#tools/run.ts'

const current = product({}, true)

let folder = ''
let packed: { path: string }[] = []
// Inside the repository, so that the compiler finds the types of Node.
beforeAll(async () => {
  mkdirSync('.build', { recursive: true })
  folder = mkdtempSync(join(process.cwd(), '.build/client-'))
  const installed = join(folder, 'node_modules/@explora/client')
  mkdirSync(installed, { recursive: true })
  const pack = ['pack', './clients/typescript', '--json', '--pack-destination', folder]
  const { stdout } = await promisify(execFile)('npm', pack)
  const [{ filename, files }] = JSON.parse(stdout)
  packed = files
  const tar = ['-xzf', join(folder, filename), '-C', installed, '--strip-components', '1']
  await promisify(execFile)('tar', tar)
})
afterAll(() => rmSync(folder, { recursive: true }))

test('packs modules and types, and nothing else', () => {
  const modules = ['client', 'errors', 'index', 'operation', 'operations.generated']
  expect(packed.map(({ path }) => path).toSorted()).toEqual(
    [
      ...['LICENSE', 'README.md', 'package.json'],
      ...modules.flatMap((name) => [`dist/${name}.d.ts`, `dist/${name}.js`]),
    ].toSorted(),
  )
})

test('packs less than 5 kB of compressed JavaScript and no dependency', () => {
  const dist = join(folder, 'node_modules/@explora/client/dist')
  const sizes = readdirSync(dist)
    .filter((name) => name.endsWith('.js'))
    .map((name) => gzipSync(readFileSync(join(dist, name))).length)
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(5000)
  const manifest = JSON.parse(readFileSync(join(dist, '../package.json'), 'utf8'))
  expect(Object.keys(manifest).filter((key) => /dependencies/i.test(key))).toEqual([])
})

const examples = [
  ...readFileSync('clients/typescript/README.md', 'utf8').matchAll(/```ts\n([\s\S]*?)```/g),
].map(([, code = '']) => code)

const wrong = [
  ['explora(Expedition)', 'Expected 2-3 arguments'],
  ['explora(Expedition, {})', "Property 'slug' is missing"],
  ['explora(Expedition, { slug: 1 })', "'number' is not assignable"],
  ['explora(SearchExpeditions, { sort: "BEST" })', `'"BEST"' is not assignable`],
  ['explora(Viewer).then(({ me }) => me.email)', "'me' is possibly 'null'"],
  ['new UserErrors([], {}).has("OVERLOADED")', `'"OVERLOADED"' is not assignable`],
] as const

test('compiles the examples of its README, and reports wrong variables, data and codes', async () => {
  const head = `import { createClient, Expedition, SearchExpeditions, UserErrors, Viewer } from '@explora/client'
const explora = createClient({ url: '' })\n`
  examples.forEach((code, index) => {
    writeFileSync(join(folder, `example${index}.ts`), code)
  })
  wrong.forEach(([expression], index) => {
    writeFileSync(join(folder, `wrong${index}.ts`), `${head}export const use = () => ${expression}\n`)
  })
  const project = {
    extends: '../../tsconfig.json',
    compilerOptions: { skipLibCheck: false },
    include: ['*.ts'],
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(project))
  const { output } = await run('tsc', '--project', folder, '--pretty', 'false')
  expect(output.split('\n').filter((line) => /^\S+\(\d/.test(line))).toEqual(
    wrong.map(([, reason], index) =>
      expect.stringMatching(new RegExp(`/wrong${index}\\.ts\\(3,.*${reason}`)),
    ),
  )
})

test('runs each example of its README', async () => {
  expect(examples).toHaveLength(3)
  const departureId = await newDeparture(current().db)
  const here = (code: string) =>
    code
      .replaceAll('http://localhost:4000/graphql', `${current().gateway.url}/graphql`)
      .replace("'1'", `'${departureId}'`)
  const printed = await Promise.all(
    examples.map(async (code, index) => {
      const path = join(folder, `running${index}.ts`)
      writeFileSync(path, here(code))
      return (await promisify(execFile)('node', [path])).stdout
    }),
  )
  expect(printed[0]).toMatch(/^Les Calanques en kayak et à pied \d{4}-\d\d-\d\d \d+ \d+$/m)
})
