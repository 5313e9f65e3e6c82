import { createHash } from 'node:crypto'
import { globSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type InlineConfig, type Plugin } from 'vite'
import { inProduction } from '#tools/inProduction.ts'

const built = '.build/graphiql'
const sources = [
  'gateway/server/site/graphiql/*',
  'gateway/graph/examples/*.graphql',
  'package-lock.json',
  'tools/buildGraphiql.ts',
]

/** Builds the page of GraphiQL where the gateway serves it from, unless it is there as the sources say. */
export async function buildGraphiql(): Promise<void> {
  const key = keyOfSources()
  if (builtKey() === key) return
  mkdirSync('.build', { recursive: true })
  const folder = mkdtempSync('.build/graphiql-')
  const page = {
    configFile: false,
    logLevel: 'error',
    root: 'gateway/server/site/graphiql',
    base: '/graphiql/',
    plugins: [withoutFonts],
    build: {
      outDir: join(process.cwd(), folder),
      assetsDir: '',
      chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  } satisfies InlineConfig
  await inProduction(() => build(page))
  writeFileSync(join(folder, 'key'), key)
  putInPlace(folder, key)
}

/** Whoever reads finds a whole page or none, even when two processes have built it at once. */
function putInPlace(folder: string, key: string): void {
  rmSync(built, { recursive: true, force: true })
  try {
    renameSync(folder, built)
  } catch (error) {
    rmSync(folder, { recursive: true })
    if (builtKey() !== key) throw error
  }
}

/** 370 kB of fonts: those of the machine are good enough to write queries. */
const withoutFonts: Plugin = {
  name: 'without-fonts',
  enforce: 'pre',
  transform: (code, id) => (id.endsWith('.css') ? code.replace(/@font-face\s*\{[^}]*\}/g, '') : undefined),
}

function keyOfSources(): string {
  const hash = createHash('sha256')
  for (const path of globSync(sources).sort()) hash.update(`${path}\n`).update(readFileSync(path))
  return hash.digest('hex')
}

function builtKey(): string | undefined {
  try {
    return readFileSync(join(built, 'key'), 'utf8')
  } catch {
    return undefined
  }
}
