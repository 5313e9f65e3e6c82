import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { compile } from '@tailwindcss/node'
import type { Plugin } from 'vite'

/** The most frequent letters of the pages first: they have the shortest codes once compressed. */
const letters = 'etaisnrolcdpmuhgvfbxwykjqz'

const ends = ['', ...letters, ...'0123456789', ...letters.toUpperCase()]

/** One letter, then two. */
const shortNames = ends.flatMap((end) => [...letters].map((start) => start + end))

/** A word of the code, between spaces, quotes and expressions. */
const word = /[^\s"'`{}$]+/g

const selector = /\.((?:\\.|[\w-])+)/g

const selectorsOf = (css: string): Set<string> =>
  new Set([...css.matchAll(selector)].map(([, name = '']) => name.replaceAll('\\', '')))

const require = createRequire(import.meta.url)

/** The style sheets of packages that these sources import. */
const packageStyles = (sources: string[]): string[] =>
  sources
    .flatMap((source) => [...source.matchAll(/^import '([\w@][^']*\.css)'/gm)])
    .map(([, path = '']) => readFileSync(require.resolve(path), 'utf8'))

/**
 * The names of utility classes, the most frequent first. One word, like `grid`, may be text as well: it stays. So
 * do the classes of style sheets, which scripts and tests look for; those of packages are no names.
 */
export async function classNames(css: string, base: string, sources: string[]): Promise<Map<string, string>> {
  const compiler = await compile(css, { base, onDependency: () => {} })
  const byHand = selectorsOf([compiler.build([]), ...packageStyles(sources)].join('\n'))
  for (const [, name = ''] of sources.join('\n').matchAll(/@utility ([\w-]+)/g)) byHand.add(name)
  const counts = new Map<string, number>()
  for (const [token] of sources.flatMap((source) => [...source.matchAll(word)]))
    counts.set(token, (counts.get(token) ?? 0) + 1)
  const candidates = [...counts].filter(([token]) => /[-:[]/.test(token) && !byHand.has(token))
  const generated = selectorsOf(compiler.build(candidates.map(([token]) => token)))
  const utilities = candidates.filter(([token]) => generated.has(token))
  utilities.sort(([, a], [, b]) => b - a)
  const free = shortNames.filter((name) => !counts.has(name) && !byHand.has(name))
  return new Map(utilities.map(([token], index) => [token, free[index] ?? token]))
}

export const renameInStyles = (css: string, names: Map<string, string>): string =>
  css.replace(selector, (whole, name: string) => {
    const short = names.get(name.replaceAll('\\', ''))
    return short ? `.${short}` : whole
  })

export const renameInScript = (code: string, names: Map<string, string>): string =>
  code.replace(word, (token) => names.get(token) ?? token)

/** Gives utility classes names of one or two letters in the builds of the site: decision 0164. */
export function shortClasses(root: string, styles: string): Plugin {
  let names = new Map<string, string>()
  return {
    name: 'short-classes',
    enforce: 'pre',
    async buildStart() {
      const sources = globSync('**/*.{ts,tsx,css}', { cwd: root, exclude: ['agency/**', 'roadBook/**'] })
      const css = readFileSync(join(root, styles), 'utf8')
      const texts = sources.sort().map((path) => readFileSync(join(root, path), 'utf8'))
      names = await classNames(css, join(root, styles, '..'), texts)
    },
    transform(code, id) {
      if (!id.startsWith(root)) return undefined
      return id.endsWith('.css') ? renameInStyles(code, names) : renameInScript(code, names)
    },
  }
}
