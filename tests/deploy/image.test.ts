import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { admitted, commands, image, stages, toContext } from '#tests/deploy/dockerfile.ts'

const isBelow = (path: string, roots: string[]) =>
  roots.some((root) => root === '.' || path === root || path.startsWith(`${root}/`))

/** Files that a program imports, and those that they import. */
function findImports(entries: string[]): string[] {
  const found = new Set(entries)
  for (const file of found)
    for (const [, spec = ''] of readFileSync(file, 'utf8').matchAll(
      /(?:from|import)\s*\(?\s*'((?:#|\.\.?\/)[^']+\.(?:ts|tsx|js|json))'/g,
    ))
      found.add(spec.startsWith('#') ? resolveImport(spec) : join(dirname(file), spec))
  return [...found]
}

const resolveImport = (spec: string) => spec.slice(1).replace(/^web\//, 'web/src/')

test('admits what each stage copies', () => {
  expect(admitted).toEqual(expect.arrayContaining(['api', 'gateway', 'rules', 'server']))
  for (const path of stages.flatMap(toContext).filter((source) => source !== '.'))
    expect([path, existsSync(path), isBelow(path, admitted)]).toEqual([path, true, true])
})

test('copies every module that the programs and commands import', () => {
  const modules = findImports(['api/main.ts', 'gateway/main.ts', ...commands])
  expect(modules.length).toBeGreaterThan(800)
  expect(modules.filter((path) => !isBelow(path, image))).toEqual([])
})

test('admits every module that the build of the site imports', () => {
  const configs = ['', 'agency.', 'roadBook.'].map((name) => `web/vite.${name}config.ts`)
  const modules = findImports(['tools/buildSite.ts', 'web/src/main.tsx', 'web/src/server.tsx', ...configs])
  expect(modules.filter((path) => !isBelow(path, admitted))).toEqual([])
})
