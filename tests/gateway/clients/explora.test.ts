import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  CreateCart,
  CreateToken,
  createClient,
  DeleteCart,
  Expedition,
  Favourites,
  Filters,
  GraphqlErrors,
  RenewHold,
  SearchExpeditions,
  SetFavourite,
  UserErrors,
  Viewer,
} from '#clients/typescript/src/index.ts'
import { product } from '#tests/support/product.ts'
import { run } from '#tools/run.ts'

const current = product({}, true)
const url = () => `${current().gateway.url}/graphql`

describe('the operations of the package', () => {
  test('search trips page by page, and read the departures of one', async () => {
    const explora = createClient({ url: url() })
    const { expeditions: first } = await explora(SearchExpeditions, { sort: 'PRICE_ASC', first: 40 })
    expect(first).toMatchObject({ totalCount: 48, nodes: { length: 40 }, pageInfo: { hasNextPage: true } })
    const after = first?.pageInfo.endCursor
    const { expeditions: second } = await explora(SearchExpeditions, { sort: 'PRICE_ASC', first: 40, after })
    expect(second?.nodes).toHaveLength(8)

    const slug = first?.nodes[0]?.slug ?? ''
    const { expedition } = await explora(Expedition, { slug })
    expect(expedition).toMatchObject({ slug, departures: expect.arrayContaining([]) })
    expect(await explora(Expedition, { slug: 'nowhere' })).toEqual({ expedition: null })
    const { filters } = await explora(Filters)
    expect(filters?.levels).toHaveLength(5)
  })

  test('sign in, keep a favourite, hold places and give them back', async () => {
    const anonymous = createClient({ url: url() })
    expect(await anonymous(Viewer)).toEqual({ me: null })
    const credentials = { email: 'nouveau@demo.explora.test', password: 'explora-demo' }
    const { createToken } = await anonymous(CreateToken, credentials)
    const explora = createClient({ url: url(), token: async () => createToken.token ?? undefined })

    const departureId = await openDeparture()
    const { createCart } = await explora(CreateCart, { departureId, travellerCount: 1 })
    const id = createCart.cart?.id ?? ''
    expect(createCart.cart).toMatchObject({ departureId, travellerCount: 1, hold: { places: 1 } })
    expect(await explora(Viewer)).toMatchObject({ me: { email: credentials.email, cart: { id } } })
    expect(await explora(RenewHold, { cartId: id })).toMatchObject({ renewHold: { cart: { id } } })
    await explora(DeleteCart, { id })
    expect(await explora(Viewer)).toMatchObject({ me: { cart: null } })

    await explora(SetFavourite, { expeditionId: '1', favourite: true })
    expect(await explora(Favourites)).toMatchObject({ me: { favourites: [{ id: '1' }] } })
  })
})

describe('a refusal', () => {
  test('throws UserErrors with codes where the user can correct them', async () => {
    const refused = createClient({ url: url() })(CreateToken, { email: 'a@demo.explora.test', password: 'x' })
    await expect(refused).rejects.toThrow(UserErrors)
    await expect(refused).rejects.toMatchObject({
      errors: [{ code: 'INVALID_CREDENTIALS' }],
      data: { createToken: { token: null } },
    })
    expect(await refused.catch((error) => error.has('INVALID_CREDENTIALS'))).toBe(true)
  })

  test('throws GraphqlErrors with codes and the id of the request for any other refusal', async () => {
    const refused = createClient({ url: url() })(SetFavourite, { expeditionId: '1', favourite: true })
    await expect(refused).rejects.toThrow(GraphqlErrors)
    const error = await refused.catch((error) => error)
    expect(error).toMatchObject({ status: 200, requestId: expect.stringMatching(/./) })
    expect(error.has('UNAUTHENTICATED')).toBe(true)
  })
})

describe('the packed package', () => {
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

  test('holds modules and types, and nothing else', () => {
    const modules = ['client', 'errors', 'index', 'operation', 'operations.generated']
    expect(packed.map(({ path }) => path).toSorted()).toEqual(
      [
        ...['LICENSE', 'README.md', 'package.json'],
        ...modules.flatMap((name) => [`dist/${name}.d.ts`, `dist/${name}.js`]),
      ].toSorted(),
    )
  })

  test('has less than 5 kB of compressed JavaScript and no dependency', () => {
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
    const departureId = await openDeparture()
    const here = (code: string) =>
      code.replaceAll('http://localhost:4000/graphql', url()).replace("'1'", `'${departureId}'`)
    const printed = await Promise.all(
      examples.map(async (code, index) => {
        const path = join(folder, `running${index}.ts`)
        writeFileSync(path, here(code))
        return (await promisify(execFile)('node', [path])).stdout
      }),
    )
    expect(printed[0]).toMatch(/^Les Calanques en kayak et à pied \d{4}-\d\d-\d\d \d+ \d+$/m)
  })
})

/** Id of a departure that has a place, without children alone. */
async function openDeparture(): Promise<string> {
  const { expedition } = await createClient({ url: url() })(Expedition, { slug: 'balcons-de-la-vanoise' })
  return expedition?.departures?.find(({ availableCount }) => availableCount > 2)?.id ?? ''
}
