import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { packFile } from '#gateway/graph/roadBook/packFiles.ts'
import { agencyPaths } from '#schema/agencyPaths.ts'
import { isString, listOf, optional, parse, recordOf, shape } from '#schema/json.ts'
import { type PackFile, roadBookPaths } from '#schema/roadBook.ts'
import type { Assets, BuiltSite, PageRequest } from '#schema/site.ts'

const folder = join(import.meta.dirname, '../../../.build/web')

/** The built site: its files and its renderer. The only place where the gateway meets the site. */
export type Site = Pick<BuiltSite, 'writeFeed' | 'articlePaths' | 'inlineScripts'> & {
  clientFolder: string
  listAssets: PageRequest['listAssets']
  render: BuiltSite['renderPage']
  /** The document of a screen of the agency's application by its file, and the folder of its hashed files. */
  agency?: { document: (file?: string) => Promise<string>; assetsFolder?: string }
  /** The application of road books, its worker, and the files that a device takes along. */
  roadBook?: {
    document: () => Promise<string>
    /** Absent in development. */
    built?: { worker: string; assetsFolder: string; files: PackFile[] }
  }
  /** In development, where pages are not cached. */
  isBeingWritten?: boolean
}

type Chunk = { file: string; css?: string[]; imports?: string[]; assets?: string[] }

type Manifest = Record<string, Chunk>
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
  const manifestPath = join(clientFolder, manifestFile)
  if (!existsSync(manifestPath)) return undefined
  const manifest = readManifest(manifestPath)
  const { renderPage: render, ...site }: BuiltSite = await import(
    pathToFileURL(join(folder, 'server/server.js')).href
  )
  return {
    clientFolder,
    listAssets: assetsIn(manifest),
    render,
    agency: readAgency(),
    roadBook: readRoadBook(),
    ...site,
  }
}

const manifestFile = '.vite/manifest.json'

function readManifest(path: string): Manifest {
  const manifest = parse(isManifest, readFileSync(path, 'utf8'))
  if (!manifest) throw new Error(`${path} is not a Vite manifest: build the site again`)
  return manifest
}

function readAgency(): NonNullable<Site['agency']> {
  const agencyFolder = join(folder, 'agency')
  const manifest = readManifest(join(agencyFolder, manifestFile))
  const document = readFileSync(join(agencyFolder, 'agency.html'), 'utf8')
  return {
    document: async (file) => (file ? withScripts(document, manifest, file) : document),
    assetsFolder: join(agencyFolder, 'assets'),
  }
}

/** Every file of the build but the worker, which is no part of a road book. */
function readRoadBook(): NonNullable<Site['roadBook']> {
  const roadBookFolder = join(folder, 'roadBook')
  const read = (name: string) => readFileSync(join(roadBookFolder, name))
  const document = read('roadBook.html').toString()
  const assets = readdirSync(join(roadBookFolder, 'assets')).filter((name) => !/\.(br|gz)$/.test(name))
  const files = [
    packFile(roadBookPaths.app, document),
    ...assets.map((name) => packFile(roadBookPaths.assets + name, read(`assets/${name}`))),
  ]
  const worker = read('sw.js').toString()
  return {
    document: async () => document,
    built: { worker, assetsFolder: join(roadBookFolder, 'assets'), files },
  }
}

/** Names the scripts of a screen beside those of the shell, which the browser then loads at once. */
function withScripts(document: string, manifest: Manifest, screen: string): string {
  const links = listChunks(manifest, [`src/agency/${screen}`])
    .filter(({ file }) => !document.includes(file))
    .map(({ file }) => `<link rel="modulepreload" crossorigin href="${agencyPaths.home}/${file}">`)
  return document.replace('</head>', `${links.join('')}</head>`)
}

/** The entry of the document; the rest follows once the first screen is painted. */
const first = 'src/start.ts'
const entry = 'src/main.tsx'
/** The two font files of the first screen. */
const preloadedFonts = /(bricolage-grotesque-700|figtree)-[\w-]+\.woff2$/

/** Memoises the assets of each set of files. */
function assetsIn(manifest: Manifest): PageRequest['listAssets'] {
  const scripts = addresses(listChunks(manifest, [first]))
  const fonts = fontsIn(manifest)
  const known = new Map<string, Assets>()
  const find = (files: string[]): Assets => {
    const chunks = listChunks(manifest, [...files.map(pageFile), entry])
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
function listChunks(manifest: Manifest, names: string[]): Chunk[] {
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

const fontsIn = (manifest: Manifest): string[] =>
  Object.values(manifest)
    .flatMap(({ file, assets = [] }) => [file, ...assets])
    .filter((file, index, all) => preloadedFonts.test(file) && all.indexOf(file) === index)
    .map(address)
