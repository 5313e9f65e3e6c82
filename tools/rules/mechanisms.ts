import { functionsOf, isInside, type Span } from '#tools/rules/functions.ts'
import { visit } from '#tools/rules/parse.ts'
import { type Finding, isGenerated, isScript, type SourceFile } from '#tools/rules/sourceFile.ts'

const glossary = 'docs/glossary.md'
const product = /^(api|gateway|server|web\/src)\//
const collections = /^(Map|Set|WeakMap|LRUCache)$/

/** Requires a row of the glossary for each mechanism, and a mechanism for each row. */
export function mechanisms(files: SourceFile[]): Finding[] {
  const text = files.find(({ path }) => path === glossary)?.text ?? ''
  const rows = [...text.matchAll(/^\|.*\| `((?:api|gateway|server|web)\/[^`]+)` \|/gm)].map(
    ([, path = '']) => path,
  )
  const found = mechanismsIn(files)
  return [
    ...found
      .filter((path) => !rows.includes(path))
      .map((path) => ({ path, line: 1, message: `holds state between calls: name it in ${glossary}` })),
    ...rows
      .filter((path) => !found.includes(path))
      .map((path) => ({ path: glossary, line: 1, message: `${path} holds no state between calls` })),
  ]
}

/** Lists the files in which functions share a variable, or a class has a field, that changes between calls. */
export function mechanismsIn(files: SourceFile[]): string[] {
  return files
    .filter((file) => product.test(file.path) && isScript(file) && !isGenerated(file))
    .filter((file) => sharesVariable(file) || hasField(file))
    .map(({ path }) => path)
}

function sharesVariable(file: SourceFile): boolean {
  const { all, named, returned } = functionsOf(file)
  const lasting = [...named, ...returned]
  return variablesOf(file).some(({ name, start, end }) => {
    const owner = all
      .filter((each) => isInside({ start, end }, each))
      .toSorted((a, b) => a.end - a.start - (b.end - b.start))[0]
    // A callback's own variables end with it.
    if (owner && !lasting.includes(owner)) return false
    const sharing = owner ? lasting.filter((each) => isInside(each, owner)) : all
    return sharing.some((each) => changes(file.text.slice(each.start, each.end), name))
  })
}

function hasField(file: SourceFile): boolean {
  let isFound = false
  visit(file, {
    PropertyDefinition({ readonly }) {
      if (!readonly) isFound = true
    },
  })
  return isFound
}

/** Variables that may change: `let`, and constant collections. */
function variablesOf(file: SourceFile): ({ name: string } & Span)[] {
  const variables: ({ name: string } & Span)[] = []
  visit(file, {
    VariableDeclaration({ kind, declarations }) {
      for (const { id, init, start, end } of declarations) {
        const isCollection =
          init?.type === 'NewExpression' &&
          init.callee.type === 'Identifier' &&
          collections.test(init.callee.name)
        if (id.type === 'Identifier' && (kind === 'let' || isCollection))
          variables.push({ name: id.name, start, end })
      }
    },
  })
  return variables
}

const changes = (text: string, name: string) =>
  new RegExp(
    `(?<![\\w.])${name}\\s*(=[^=>]|[-+?|&]{1,2}=|\\+\\+|--|\\.(set|add|delete|clear)\\()|(\\+\\+|--)${name}\\b`,
  ).test(text)
