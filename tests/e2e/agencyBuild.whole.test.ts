import { createHash } from 'node:crypto'
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { builtSite } from '#tests/support/builtSite.ts'
import { run } from '#tools/run.ts'

const agency = ['web/src/agency', 'web/agency.html', 'web/vite.agency.config.ts']
const client = '.build/web/client'

/** Hashes of the public files by name. Their compressed copies follow from them. */
function toFiles(folder: string): Record<string, string> {
  const paths = globSync('**/*.*', { cwd: folder }).filter((path) => !/\.(br|gz)$/.test(path))
  return Object.fromEntries(
    paths.sort().map((path) => [
      path,
      createHash('sha256')
        .update(readFileSync(join(folder, path)))
        .digest('hex'),
    ]),
  )
}

test('builds the same public files with the agency and without it', async () => {
  await builtSite()
  const folder = mkdtempSync(join(tmpdir(), 'explora-without-agency-'))
  for (const path of ['web', 'rules', 'schema', 'server', 'package.json', 'tsconfig.json'])
    cpSync(path, join(folder, path), {
      recursive: true,
      filter: (source) => !agency.some((part) => resolve(part) === resolve(source)),
    })
  expect(agency.filter((path) => existsSync(join(folder, path)))).toEqual([])
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  const env = 'NODE_ENV=production'
  const program = resolve('tests/support/siteBuildProcess.ts')
  const { isOk, output } = await run('env', '-C', folder, env, 'node', program)
  expect([isOk, output]).toEqual([true, ''])
  const without = toFiles(join(folder, client))
  rmSync(folder, { recursive: true })
  expect(Object.keys(without).length).toBeGreaterThan(50)
  expect(without).toEqual(toFiles(client))
})
