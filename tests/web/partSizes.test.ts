import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '../../web/src')

/** Bytes, gzip, of a module with those named after it: all that it imports besides is part of the site already. */
async function sizeOf(paths: string[]): Promise<number> {
  const [first = ''] = paths
  const built = await build({
    configFile: false,
    root: source,
    logLevel: 'silent',
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
  ['weight of the page', 400, [['app/shell/PageWeight.tsx']]],
])('%s: at most %i bytes', async (_part, most, modules) => {
  const sizes = await Promise.all(modules.map(sizeOf))
  for (const size of sizes) expect(size).toBeGreaterThan(200)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(most)
})
