import { dirname, join, normalize } from 'node:path/posix'
import { packageJson } from '#tools/rules/packageJson.ts'
import { visit } from '#tools/rules/parse.ts'
import { isScript, type SourceFile } from '#tools/rules/sourceFile.ts'

/** An import between two of our files; a type import is erased at run time. */
export type Import = { from: SourceFile; to: string; isType: boolean; start: number }

type Aliases = Record<string, string>

/** All imports between our own files, without packages. */
export function listImports(files: SourceFile[]): Import[] {
  const aliases = readAliases(files)
  return files.filter(isScript).flatMap((file) => importsOfFile(file, aliases))
}

function importsOfFile(file: SourceFile, aliases: Aliases): Import[] {
  const imports: Import[] = []
  const add = (specifier: string, isType: boolean, start: number) => {
    const to = resolve(file.path, specifier, aliases)
    if (to) imports.push({ from: file, to, isType, start })
  }
  visit(file, {
    ImportDeclaration: ({ source, importKind, start }) => add(source.value, importKind === 'type', start),
    ExportAllDeclaration: ({ source, exportKind, start }) => add(source.value, exportKind === 'type', start),
    ExportNamedDeclaration({ source, exportKind, start }) {
      if (source) add(source.value, exportKind === 'type', start)
    },
    ImportExpression({ source, start }) {
      if (source.type === 'Literal' && typeof source.value === 'string') add(source.value, false, start)
    },
    TSImportType: ({ source, start }) => add(source.value, true, start),
  })
  return imports
}

function resolve(from: string, specifier: string, aliases: Aliases): string | undefined {
  if (specifier.startsWith('.')) return join(dirname(from), specifier)
  const alias = Object.keys(aliases).find((name) => specifier.startsWith(name))
  return alias && normalize(`${aliases[alias]}${specifier.slice(alias.length)}`)
}

/** `"#api/*": "./api/*"` of package.json, without the stars. */
function readAliases(files: SourceFile[]): Aliases {
  const { imports = {} } = packageJson(files)
  return Object.fromEntries(
    Object.entries(imports).map(([name, target]) => [name.replace('*', ''), target.replace('*', '')]),
  )
}
