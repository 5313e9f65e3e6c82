import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '#tests/support/postgres.ts'
import { readRepository } from '#tools/rules/all.ts'
import { wire } from '#tools/rules/wire.ts'

const copy = mkdtempSync(join(tmpdir(), 'explora-tutorial-'))
const bin = resolve('node_modules/.bin')
// As on a fresh clone: nothing built, no environment of a test.
const env = {
  ...process.env,
  PATH: `${bin}:${process.env.PATH}`,
  NODE_ENV: undefined,
  NODE_COMPILE_CACHE: join(copy, '.build/compiled'),
}

const tutorials = ['docs/tutorial.md', 'docs/tutorial-search-filter.md', 'docs/tutorial-agency-field.md']
const steps = tutorials.flatMap((tutorial) =>
  [...readFileSync(tutorial, 'utf8').matchAll(/```(diff|sh)(?: (\S+))?\n([\s\S]*?)```/g)].map(
    ([, kind, path = '', text = '']) => ({ tutorial, kind, path, text }),
  ),
)
const diffs = steps.filter(({ kind }) => kind === 'diff')
/** Each command once, after its last diff: all tutorials share one copy, one generation and one start. */
const commands = [...new Set(steps.toReversed().flatMap(({ kind, text }) => (kind === 'sh' ? [text] : [])))]

/** A copy of the tracked files. Large read-only folders are shared. */
beforeAll(() => {
  const shared = ['photos']
  for (const { path } of readRepository())
    if (!shared.includes(dirname(path))) cpSync(path, join(copy, path), { preserveTimestamps: true })
  for (const folder of [...shared, 'node_modules', 'bench/lab/node_modules'])
    symlinkSync(resolve(folder), join(copy, folder))
})
afterAll(() => rmSync(copy, { recursive: true }))

/** Replaces lines that occur exactly once. */
function apply(path: string, diff: string): void {
  const lines = diff.trimEnd().split('\n')
  const side = (other: string) =>
    lines
      .filter((line) => !line.startsWith(other))
      .map((line) => `${line.slice(1)}\n`)
      .join('')
  const text = readFileSync(join(copy, path), 'utf8')
  expect(text.split(side('+')), `${path} has these lines once:\n${side('+')}`).toHaveLength(2)
  writeFileSync(
    join(copy, path),
    text.replace(side('+'), () => side('-')),
  )
}

test('names files and commands', () => {
  expect(diffs.length).toBeGreaterThan(16)
  // In a copy these would install into the shared folder.
  for (const text of commands) expect(text).not.toMatch(/npm (start|test|run check)/)
})

const readFiles = (tutorial: string | undefined) =>
  new Set(diffs.flatMap((diff) => (diff.tutorial === tutorial ? [diff.path] : [])))

test('changes five files to add a search filter', () => {
  expect(readFiles(tutorials[1]).size).toBe(5)
})

test('changes four files to add a field of the agency, and its row in the authorization matrix', () => {
  const files = [...readFiles(tutorials[2])]
  expect(files.filter((path) => !path.startsWith('tests/'))).toHaveLength(4)
  expect(files).toHaveLength(5)
})

describe('the tutorials, applied', () => {
  let [site, api] = ['', '']
  const close: (() => Promise<void>)[] = []
  const text = async (url: string) => (await fetch(url)).text()

  beforeAll(async () => {
    for (const { path, text } of diffs) apply(path, text)
    for (const command of commands.toReversed())
      await promisify(execFile)('sh', ['-ec', command], { cwd: copy, env })
    const [port, apiPort, payments] = [await freePort(), await freePort(), await freePort()]
    const started = spawn('node', ['tools/start.ts'], {
      cwd: copy,
      env: {
        ...env,
        PORT: `${port}`,
        API_PORT: `${apiPort}`,
        DEMO_PAYMENT_PORT: `${payments}`,
        LOG_LEVEL: 'silent',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const exit = once(started, 'exit')
    close.push(async () => {
      started.kill()
      expect(await exit).toEqual([0, null])
    })
    for await (const line of createInterface({ input: started.stdout })) if (line.includes('prêt')) break
    site = `http://localhost:${port}`
    api = `http://localhost:${apiPort}/api/v1/expeditions/search`
  }, 600_000)
  afterAll(() => Promise.all(close.map((stop) => stop())))

  test('adds the field to the schema and the page', async () => {
    expect(await text(`${site}/schema.graphql`)).toMatch(/season: String\b/)
    expect(await text(`${site}/collections/premiers-pas`)).toContain('À vivre d’avril à octobre</p>')
  })

  test('adds the field of the agency to REST and GraphQL, which agree', async () => {
    const { components } = JSON.parse(await text(new URL('/api/v1/openapi.json', api).href))
    expect(components.schemas.AgencyDeparture.properties).toHaveProperty('meeting_time')
    expect(await text(`${site}/schema.graphql`)).toMatch(/meetingTime: String!/)
    const files = readRepository()
      .filter(({ path }) => path.startsWith('schema/'))
      .map(({ path }) => ({ path, text: readFileSync(join(copy, path), 'utf8') }))
    expect(wire(files)).toEqual([])
  })

  test('adds the filter to REST, GraphQL and the page', async () => {
    const found = async (search: string): Promise<number> => JSON.parse(await text(`${api}?${search}`)).nbHits
    const [all, few] = [await found(''), await found('max_group=8')]
    expect(few).toBeGreaterThan(0)
    expect(few).toBeLessThan(all)
    expect((await fetch(`${api}?max_group=0`)).status).toBe(400)

    const query = '{ expeditions(filter: { maxGroupSize: 8 }, first: 50) { totalCount nodes { groupMax } } }'
    const answer = await fetch(`${site}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    })
    const { data }: { data: Data } = JSON.parse(await answer.text())
    expect(data.expeditions.totalCount).toBe(few)
    expect(Math.max(...data.expeditions.nodes.map(({ groupMax }) => groupMax))).toBeLessThanOrEqual(8)

    const page = await text(`${site}/expeditions?max_group=8`)
    expect(page).toContain('aria-label="Enlever Groupe de 8 au plus"')
    expect(page).toMatch(/<input[^>]*name="max_group"[^>]*checked=""[^>]*value="8"/)
    expect(page).toMatch(new RegExp(`\\b${few}\\saventures`))
    expect(await text(`${site}/expeditions`)).not.toContain('Groupe de 8 au plus')
  })
})

type Data = { expeditions: { totalCount: number; nodes: { groupMax: number }[] } }
