import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const folder = join(import.meta.dirname, '../../.build/web')

/** What a page loads. */
type Assets = { scripts: string[]; styles: string[]; preloads: string[]; fonts: string[] }

type PageAnswer =
  | { kind: 'page'; status: number; html: string }
  | { kind: 'redirect'; status: number; location: string }

type PageRequest = {
  url: string
  assets: Assets
  execute: (operationName: string, variables: Record<string, unknown>) => Promise<object>
  signal: AbortSignal
}

/** The built site: its files, and its own way to render a page. The one place where the gateway meets the site. */
export type Site = {
  clientFolder: string
  assets: Assets
  render: (request: PageRequest) => Promise<PageAnswer>
}

type Chunk = { file: string; css?: string[]; imports?: string[]; assets?: string[] }

/** `undefined` where the site has not been built: the gateway then serves its API alone. */
export async function readSite(): Promise<Site | undefined> {
  const clientFolder = join(folder, 'client')
  const manifestPath = join(clientFolder, '.vite/manifest.json')
  if (!existsSync(manifestPath)) return undefined
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync(manifestPath, 'utf8'))
  const { renderPage } = await import(pathToFileURL(join(folder, 'server/server.js')).href)
  return { clientFolder, assets: assetsOf(manifest), render: renderPage }
}

const entry = 'src/main.tsx'
/** The two files that the first screen is written in. */
const preloadedFonts = /(bricolage-grotesque-latin-opsz-normal|figtree-latin-wght-normal)-[\w-]+\.woff2$/

function assetsOf(manifest: Record<string, Chunk>): Assets {
  const main = manifest[entry]
  if (!main) throw new Error(`the build has no ${entry}`)
  const imported = (main.imports ?? []).flatMap((name) => manifest[name] ?? [])
  const address = (file: string) => `/${file}`
  return {
    scripts: [address(main.file)],
    styles: [...new Set([main, ...imported].flatMap(({ css = [] }) => css))].map(address),
    preloads: imported.map(({ file }) => address(file)),
    fonts: Object.values(manifest)
      .map(({ file }) => file)
      .concat(Object.values(manifest).flatMap(({ assets = [] }) => assets))
      .filter((file, index, all) => preloadedFonts.test(file) && all.indexOf(file) === index)
      .map(address),
  }
}
