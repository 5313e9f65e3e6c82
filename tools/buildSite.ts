import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { build, type InlineConfig } from 'vite'
import { inProduction } from '#tools/inProduction.ts'

const sources = [
  '{rules,schema,web}/**/*.{ts,tsx,css,svg,ico,json,html}',
  'package-lock.json',
  'tools/buildSite.ts',
]
const keyPath = '.build/web/key'

/** The build of the browser's files in the working directory. */
export const siteBuild = (): InlineConfig => ({
  configFile: 'web/vite.config.ts',
  logLevel: 'error',
})

/** Builds the browser's files, the renderer, and the applications of the agency and of road books, unless they are up to date. */
export async function buildSite(): Promise<void> {
  const key = keyOfSources()
  if (readOrEmpty(keyPath) === key) return
  await inProduction(async () => {
    await build(siteBuild())
    await build({ ...siteBuild(), build: { ssr: true } })
    for (const application of ['agency', 'roadBook'])
      await build({ configFile: `web/vite.${application}.config.ts`, logLevel: 'error' })
  })
  compress()
  mkdirSync('.build/web', { recursive: true })
  writeFileSync(keyPath, key)
}

/** Compresses once for all requests. */
function compress(): void {
  for (const path of globSync('.build/web/{client,agency,roadBook}/assets/*.{js,css,svg,json}')) {
    const bytes = readFileSync(path)
    writeFileSync(`${path}.br`, brotliCompressSync(bytes))
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
  }
}

function keyOfSources(): string {
  const hash = createHash('sha256')
  for (const path of globSync(sources).sort()) hash.update(`${path}\n`).update(readFileSync(path))
  return hash.digest('hex')
}

function readOrEmpty(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
