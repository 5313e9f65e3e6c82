import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { classNames, renameInScript, renameInStyles } from '#tools/shortClasses.ts'

const base = join(import.meta.dirname, '../../web/src/app')
const css = `@import "tailwindcss" source(none);
@utility page-width { max-width: 80rem; }
.trip-card { color: red; }`

test('names utilities by their frequency, neither single words nor classes of style sheets', async () => {
  const code = `<p className="flex mt-2 trip-card page-width" data-row="e-mail"><b className={\`mt-2 \${gap}sm:p-1\`} /></p> e`
  expect([...(await classNames(css, base, [css, code]))]).toEqual([
    ['mt-2', 't'],
    ['sm:p-1', 'a'],
  ])
})

const names = new Map([
  ['mt-2', 'e'],
  ['sm:p-1.5', 't'],
  ['[&>svg]:size-5', 'a'],
])

test.each([
  ['.mt-2{margin-top:.5rem}', '.e{margin-top:.5rem}'],
  ['.mt-20,.-mt-2,.mt-2:hover{color:red}', '.mt-20,.-mt-2,.e:hover{color:red}'],
  ['@media (width>=40rem){.sm\\:p-1\\.5{padding:.375rem}}', '@media (width>=40rem){.t{padding:.375rem}}'],
  ['.\\[\\&\\>svg\\]\\:size-5>svg{width:1.25rem}', '.a>svg{width:1.25rem}'],
])('renames in styles: %s', (before, after) => {
  expect(renameInStyles(before, names)).toBe(after)
})

test.each([
  [`className="flex mt-2 sm:p-1.5"`, `className="flex e t"`],
  [`\`mt-2\${isWide ? ' sm:p-1.5' : ''}\``, `\`e\${isWide ? ' t' : ''}\``],
  [`\`\${look}mt-2\``, `\`\${look}e\``],
  [`'mt-20 -mt-2 [&>svg]:size-5'`, `'mt-20 -mt-2 a'`],
])('renames in scripts: %s', (before, after) => {
  expect(renameInScript(before, names)).toBe(after)
})

test('every utility of the site has a name of its own', async () => {
  const root = join(base, '..')
  const sources = globSync('**/*.{ts,tsx,css}', { cwd: root }).map((path) =>
    readFileSync(join(root, path), 'utf8'),
  )
  const site = await classNames(readFileSync(join(base, 'site.css'), 'utf8'), base, sources)
  expect(site.size).toBeGreaterThan(1000)
  expect(new Set(site.values()).size).toBe(site.size)
  expect([...site.values()].filter((name) => name.length > 2)).toEqual([])
  // The consent bar has classes of two letters.
  expect([...site.values()].filter((name) => ['cm', 'pm'].includes(name))).toEqual([])
})
