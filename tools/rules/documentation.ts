import { dirname, join } from 'node:path/posix'
import { packageJson } from '#tools/rules/packageJson.ts'
import { type Finding, findingAt, type SourceFile } from '#tools/rules/sourceFile.ts'

const command = /\bnpm (?:run ([\w:-]+)|(start|test)\b)/g
const link = /\]\(([^)\s]+)\)/g
const namedFile = /`((?:[\w.-]+\/)+[\w.-]+\.(?:tsx?|js|json|ya?ml|graphql|css|md))`/g

/** Requires that commands, files and links in documents exist. */
export function documentation(files: SourceFile[]): Finding[] {
  const { scripts = {} } = packageJson(files)
  const paths = new Set(files.flatMap(({ path }) => withFolders(path)))
  return files
    .filter(({ path }) => path.endsWith('.md'))
    .flatMap((file) => [
      ...deadCommands(file, scripts),
      ...deadLinks(file, paths),
      ...missingFiles(file, paths),
    ])
}

function deadCommands(file: SourceFile, scripts: Record<string, string>): Finding[] {
  return [...file.text.matchAll(command)].flatMap(({ 1: long, 2: short, index }) => {
    const script = long ?? short ?? ''
    return script in scripts ? [] : [findingAt(file, index, `there is no script "${script}" in package.json`)]
  })
}

function deadLinks(file: SourceFile, paths: Set<string>): Finding[] {
  return [...file.text.matchAll(link)].flatMap(({ 1: address = '', index }) => {
    const [target = ''] = address.split('#')
    const isElsewhere = target === '' || /^[a-z]+:/.test(target)
    if (isElsewhere || paths.has(join(dirname(file.path), target).replace(/\/$/, ''))) return []
    return [findingAt(file, index, `${target} does not exist`)]
  })
}

/** A file is named from the root, from the document's folder, or from its sources. */
function missingFiles(file: SourceFile, paths: Set<string>): Finding[] {
  const folder = dirname(file.path)
  return [...file.text.matchAll(namedFile)].flatMap(({ 1: name = '', index }) => {
    const places = [name, join(folder, name), join(folder, 'src', name)]
    return places.some((place) => paths.has(place)) ? [] : [findingAt(file, index, `${name} does not exist`)]
  })
}

/** `a/b/c.md` → `a/b/c.md`, `a/b`, `a`. */
function withFolders(path: string): string[] {
  const parts = path.split('/')
  return parts.map((_, index) => parts.slice(0, parts.length - index).join('/'))
}
