import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '../../web/src')

/** Texts that are cut out of the modules, to weigh what they add. */
type Cut = readonly string[]

/** Bytes, gzip, of a module with those named after it: all that it imports besides is part of the site already. */
async function findSize(paths: string[], cut: Cut = []): Promise<number> {
  const [first = ''] = paths
  const built = await build({
    configFile: false,
    root: source,
    logLevel: 'silent',
    plugins: [
      {
        name: 'cut',
        enforce: 'pre',
        transform: (code) => cut.reduce((left, text) => left.replaceAll(text, ''), code),
      },
    ],
    // As in production, whatever the environment of the tests.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: {
      write: false,
      // A library has no helper of lazy imports, which the site has already.
      lib: { entry: join(source, first), formats: ['es'] },
      rolldownOptions: {
        external: (id, importer) => importer !== undefined && !paths.some((path) => id.endsWith(path)),
        // As short as the names of a bundle.
        output: { minify: true, comments: false, paths: () => './a.js' },
      },
    },
  })
  const files = [built].flat().flatMap((each) => ('output' in each ? each.output : []))
  const texts = files.map((file) => (file.type === 'chunk' ? file.code : ''))
  return texts.reduce((sum, text) => sum + gzipSync(text).length, 0)
}

/** Bytes, gzip, that these texts add to the modules that have them. */
async function added(paths: string[], cut: Cut): Promise<number> {
  const texts = paths.map((path) => readFileSync(join(source, path), 'utf8'))
  expect(cut.filter((text) => !texts.some((each) => each.includes(text)))).toEqual([])
  return (await findSize(paths)) - (await findSize(paths, cut))
}

const route = 'features/route'

test.each([
  [
    'slider, words and sound of a profile',
    2_500,
    [
      [`${route}/ProfileSlider.tsx`],
      [`${route}/Listen.tsx`, `${route}/sound.ts`],
      [`${route}/steps.rules.ts`],
    ],
  ],
  [
    'form of an outing',
    3_000,
    [
      [
        'pages/content/OutingSection.tsx',
        'pages/content/outing.content.ts',
        'pages/content/outing.rules.ts',
        'rules/effort.ts',
      ],
    ],
  ],
  [
    'carbon label, with its words and the query from a city',
    2_500,
    [
      [
        'features/details/ExpeditionCarbon.tsx',
        'features/details/carbon.content.ts',
        'features/details/ExpeditionCarbon.generated.ts',
      ],
    ],
  ],
  ['fit of a trip on its card', 400, [['features/expeditions/Fit.tsx', 'rules/fit.ts']]],
  ['weight of the page', 400, [['app/shell/PageWeight.tsx']]],
])('%s: at most %i bytes', async (_part, most, modules) => {
  const sizes = await Promise.all(modules.map((paths) => findSize(paths)))
  for (const size of sizes) expect(size).toBeGreaterThan(200)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(most)
})

test('the city of the device adds at most 800 bytes, to the start of a page and to its cards', async () => {
  const request = await added(['start.ts', 'start.generated.ts'], ['requestJourneys()\n'])
  const journeys = await added(
    ['features/expeditions/ExpeditionCard.tsx', 'lib/city/journeys.ts'],
    ['lines?.isFromCity ? journey.text : <CityJourney id={expedition.id}>{', '}</CityJourney>'],
  )
  for (const bytes of [request, journeys]) expect(bytes).toBeGreaterThan(200)
  expect(request + journeys).toBeLessThanOrEqual(800)
})

test('the comparison adds at most 300 bytes to the catalogue', async () => {
  const catalogue = ['pages/BrowseExpeditions.tsx', 'pages/BrowsePages.tsx', 'lib/site/compared.ts']
  const bytes = await added(catalogue, [
    "{state.view !== 'map' && <CompareToggle />}",
    'const comparison = useComparison()',
    'UnderCard={comparison?.CompareChoice}',
    '{comparison && <comparison.CompareBar />}',
  ])
  expect(bytes).toBeGreaterThan(200)
  expect(bytes).toBeLessThanOrEqual(300)
})
