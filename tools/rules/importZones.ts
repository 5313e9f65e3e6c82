import { importsOf } from '#tools/rules/imports.ts'
import { type Finding, findingAt, type SourceFile } from '#tools/rules/sourceFile.ts'

type Zones = Record<string, string[]>

/**
 * The folders that a folder may import, by base folder; `''` stands for the files directly in the base.
 * A folder that is missing here imports nothing, and nothing imports it.
 */
const zonesByBase: Record<string, Zones> = {
  '': {
    schema: [],
    photos: [],
    server: ['schema'],
    api: ['schema', 'photos', 'server'],
    gateway: ['schema', 'server'],
    web: ['schema'],
    tools: ['schema', 'photos', 'server', 'api', 'gateway', 'web', ''],
    tests: ['schema', 'photos', 'server', 'api', 'gateway', 'web', 'tools', 'bench', ''],
    bench: ['schema', 'photos', 'server', 'api', 'gateway', 'web', 'tools', 'tests', ''],
    '': ['schema', 'photos', 'server', 'api', 'bench', 'gateway', 'web', 'tools'],
  },
  'gateway/': {
    upstream: [],
    graph: ['upstream'],
    server: ['graph', 'upstream'],
    '': ['server'],
  },
  'web/src/': {
    lib: [],
    ui: ['lib'],
    features: ['ui', 'lib'],
    pages: ['features', 'ui', 'lib'],
    app: ['pages', 'features', 'ui', 'lib'],
    '': ['app', 'pages', 'features', 'ui', 'lib'],
  },
}

/** Reports each import that runs against the zones. */
export function importZones(files: SourceFile[]): Finding[] {
  return importsOf(files).flatMap(({ from, to, start }) => {
    const refusal = refuse(from.path, to)
    return refusal ? [findingAt(from, start, refusal)] : []
  })
}

function refuse(from: string, to: string): string | undefined {
  for (const [base, zones] of Object.entries(zonesByBase)) {
    if (!from.startsWith(base) || !to.startsWith(base)) continue
    const refusal = refuseBetween(folderOf(from, base), folderOf(to, base), zones)
    if (refusal) return refusal
  }
  const [source, target] = [featureOf(from), featureOf(to)]
  if (source && target && source !== target)
    return `feature ${source} imports feature ${target}: move the shared part down to ui or lib, or combine them in a page`
  return undefined
}

function refuseBetween(from: string, to: string, zones: Zones): string | undefined {
  if (from === to || zones[from]?.includes(to)) return undefined
  const known = zones[from] && zones[to] ? '' : ' (a new folder gets its place in tools/rules/importZones.ts)'
  return `${from || 'this folder'} must not import ${to || 'files beside the folders'}${known}`
}

/** The first folder under the base; empty for a file directly in it. */
function folderOf(path: string, base: string): string {
  const parts = path.slice(base.length).split('/')
  return parts.length > 1 ? (parts[0] ?? '') : ''
}

const featureOf = (path: string) => path.match(/^web\/src\/features\/([^/]+)\//)?.[1]
