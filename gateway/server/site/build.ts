import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isString, listOf, optional, parse, recordOf, shape } from '#schema/json.ts'
import type { Assets, BuiltSite, PageRequest } from '#schema/site.ts'

const folder = join(import.meta.dirname, '../../../.build/web')

/** The built site: its files and its renderer. The only place where the gateway meets the site. */
export type Site = Pick<BuiltSite, 'writeFeed' | 'articlePaths' | 'inlineScripts'> & {
  clientFolder: string
  assetsOf: PageRequest['assetsOf']
  render: BuiltSite['renderPage']
  /** The document of the agency's application, and the folder of its hashed files. */
  agency?: { document: () => Promise<string>; assetsFolder?: string }
  /** In development, where pages are not cached. */
  isBeingWritten?: boolean
}

type Chunk = { file: string; css?: string[]; imports?: string[]; assets?: string[] }

const isManifest = recordOf(
  shape<Chunk>({
    file: isString,
    css: optional(listOf(isString)),
    imports: optional(listOf(isString)),
    assets: optional(listOf(isString)),
  }),
)

/** `undefined` where the site has not been built: the gateway then serves its API alone. */
export async function readSite(): Promise<Site | undefined> {
  const clientFolder = join(folder, 'client')
  const manifestPath = join(clientFolder, '.vite/manifest.json')
  if (!existsSync(manifestPath)) return undefined
  const manifest = parse(isManifest, readFileSync(manifestPath, 'utf8'))
  if (!manifest) throw new Error(`${manifestPath} is not a Vite manifest: build the site again`)
  const { renderPage: render, ...site }: BuiltSite = await import(
    pathToFileURL(join(folder, 'server/server.js')).href
  )
  return { clientFolder, assetsOf: assetsIn(manifest), render, agency: readAgency(), ...site }
}

function readAgency(): NonNullable<Site['agency']> {
  const agencyFolder = join(folder, 'agency')
  const document = readFileSync(join(agencyFolder, 'agency.html'), 'utf8')
  return { document: async () => document, assetsFolder: join(agencyFolder, 'assets') }
}

/** The entry of the document; the rest follows once the first screen is painted. */
const first = 'src/start.ts'
const entry = 'src/main.tsx'
/** The two font files of the first screen. */
const preloadedFonts = /(bricolage-grotesque-700|figtree)-[\w-]+\.woff2$/

/** Memoises the assets of each set of files. */
function assetsIn(manifest: Record<string, Chunk>): PageRequest['assetsOf'] {
  const scripts = addresses(chunksOf(manifest, [first]))
  const fonts = fontsIn(manifest)
  const known = new Map<string, Assets>()
  const find = (files: string[]): Assets => {
    const chunks = chunksOf(manifest, [...files.map(pageFile), entry])
    const styles = [...new Set(chunks.flatMap(({ css = [] }) => css))].map(address)
    return { scripts, styles, preloads: addresses(chunks), fonts }
  }
  return (files) => {
    const key = files.join()
    const assets = known.get(key) ?? find(files)
    known.set(key, assets)
    return assets
  }
}

const address = (file: string) => `/${file}`
const addresses = (chunks: Chunk[]) => chunks.map(({ file }) => address(file))
const pageFile = (file: string) => `src/pages/${file}`

/** Chunks by name, dependencies first: the browser loads them in parallel and runs them in this order. */
function chunksOf(manifest: Record<string, Chunk>, names: string[]): Chunk[] {
  const seen = new Set<string>()
  const found: Chunk[] = []
  const look = (name: string) => {
    if (seen.has(name)) return
    seen.add(name)
    const chunk = manifest[name]
    if (!chunk) throw new Error(`the build has no ${name}`)
    chunk.imports?.forEach(look)
    found.push(chunk)
  }
  names.forEach(look)
  return found
}

const fontsIn = (manifest: Record<string, Chunk>): string[] =>
  Object.values(manifest)
    .flatMap(({ file, assets = [] }) => [file, ...assets])
    .filter((file, index, all) => preloadedFonts.test(file) && all.indexOf(file) === index)
    .map(address)
