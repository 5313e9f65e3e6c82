import { createHash } from 'node:crypto'
import { globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build, type InlineConfig, type Plugin } from 'vite'
import { commandLine } from '#tools/commandLine.ts'
import { inProduction } from '#tools/inProduction.ts'

const released = 'gateway/server/site/graphiql'
const keyPath = join(released, 'key')
const packages = ['graphiql', '@graphiql/toolkit']

const { values } = commandLine({
  usage: `Usage: npm run graphiql -- [--check]\nBuilds GraphiQL into ${released}; --check compares its sources only.`,
  options: { check: { type: 'boolean' } },
})

const key = keyOfSources()
if (!values.check) await release()
else if (readFileSync(keyPath, 'utf8') !== key) {
  console.error(`${released} is not built from its sources: run \`npm run graphiql\` and commit.`)
  process.exitCode = 1
}

/** Builds one script and one style sheet, and stores them compressed: 1.4 MB become 0.4. */
async function release(): Promise<void> {
  mkdirSync('.build', { recursive: true })
  const folder = mkdtempSync('.build/graphiql-')
  const config = {
    configFile: false,
    logLevel: 'error',
    root: 'bench/generate/graphiql',
    base: '/graphiql/',
    plugins: [withoutFonts()],
    build: {
      target: 'es2022',
      outDir: join(process.cwd(), folder),
      assetsDir: '',
      chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  } satisfies InlineConfig
  await inProduction(() => build(config))
  rmSync(released, { recursive: true, force: true })
  mkdirSync(released)
  for (const name of readdirSync(folder)) store(name, readFileSync(join(folder, name)))
  writeFileSync(keyPath, key)
  rmSync(folder, { recursive: true })
}

function store(name: string, bytes: Buffer): void {
  if (name.endsWith('.html')) writeFileSync(join(released, name), bytes)
  else writeFileSync(join(released, `${name}.br`), brotliCompressSync(bytes))
}

/** Removes 370 kB of embedded fonts: system fonts suffice to write queries. */
function withoutFonts(): Plugin {
  return {
    name: 'without-fonts',
    enforce: 'pre',
    transform: (code, id) => (id.endsWith('.css') ? code.replace(/@font-face\s*\{[^}]*\}/g, '') : undefined),
  }
}

/** Hash of the sources and of the versions that the laboratory's lock file holds. */
function keyOfSources(): string {
  const hash = createHash('sha256')
  const paths = globSync('bench/generate/graphiql{.ts,/*}', { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  for (const path of paths.sort()) hash.update(readFileSync(path))
  const lock: { packages: Record<string, { version: string }> } = JSON.parse(
    readFileSync('bench/lab/package-lock.json', 'utf8'),
  )
  for (const name of packages) hash.update(`${name}@${lock.packages[`node_modules/${name}`]?.version}\n`)
  return hash.digest('hex')
}
