import { importsOf } from '#tools/rules/imports.ts'
import { type Finding, findingAt, type SourceFile } from '#tools/rules/sourceFile.ts'

/** What a folder may import besides itself. A folder that is not named here may import nothing, and nobody imports it. */
const folders: Record<string, string[]> = {
  schema: [],
  photos: [],
  api: ['schema', 'photos'],
  gateway: ['schema'],
  web: ['schema'],
  tools: ['schema', 'photos', 'api', 'gateway', 'web', ''],
  tests: ['schema', 'photos', 'api', 'gateway', 'web', 'tools', ''],
  '': ['schema', 'photos', 'api', 'gateway', 'web', 'tools'],
}

/** The same inside `web/src`; `''` is what lies directly in the folder: the entries. */
const webFolders: Record<string, string[]> = {
  lib: [],
  ui: ['lib'],
  features: ['ui', 'lib'],
  pages: ['features', 'ui', 'lib'],
  app: ['pages', 'features', 'ui', 'lib'],
  '': ['app', 'pages', 'features', 'ui', 'lib'],
}

/** Imports run one way: ARCHITECTURE's zones, computed from the folders that exist. */
export function importZones(files: SourceFile[]): Finding[] {
  return importsOf(files).flatMap(({ from, to, start }) => {
    const refusal = refuse(from.path, to)
    return refusal ? [findingAt(from, start, refusal)] : []
  })
}

function refuse(from: string, to: string): string | undefined {
  const zone = refuseBetween(folderOf(from, ''), folderOf(to, ''), folders)
  if (zone || !from.startsWith('web/src/') || !to.startsWith('web/src/')) return zone
  const [source, target] = [featureOf(from), featureOf(to)]
  if (source && target && source !== target)
    return `feature ${source} imports feature ${target}: move what they share down to ui or lib, or combine them in a page`
  return refuseBetween(folderOf(from, 'web/src/'), folderOf(to, 'web/src/'), webFolders)
}

function refuseBetween(from: string, to: string, zones: Record<string, string[]>): string | undefined {
  if (from === to || zones[from]?.includes(to)) return undefined
  const known = zones[from] && zones[to] ? '' : ' (a new folder gets its place in tools/rules/importZones.ts)'
  return `${from || 'this folder'} must not import ${to || 'what lies beside the folders'}${known}`
}

/** The first folder under the base; empty for a file that lies directly in it. */
function folderOf(path: string, base: string): string {
  const parts = path.slice(base.length).split('/')
  return parts.length > 1 ? (parts[0] ?? '') : ''
}

const featureOf = (path: string) => path.match(/^web\/src\/features\/([^/]+)\//)?.[1]
