import { visit } from '#tools/rules/parse.ts'
import { type Finding, findingAt, isGenerated, isScript, type SourceFile } from '#tools/rules/sourceFile.ts'

const isFunction = (type: string) => type === 'ArrowFunctionExpression' || type === 'FunctionExpression'

/**
 * V8 allocates functions assigned to a property (`a.b = () => …`), and getters of literals, in the old
 * generation, where they retain everything they reach past minor collections: on the request path, a whole
 * response each. The bench sees it: bench/records/2026-11-23-gateway-v8.md.
 */
export function longLived(files: SourceFile[]): Finding[] {
  return files
    .filter((file) => /^(api|gateway|server)\//.test(file.path) && isScript(file) && !isGenerated(file))
    .flatMap(madeOld)
}

function madeOld(file: SourceFile): Finding[] {
  const found: Finding[] = []
  visit(file, {
    AssignmentExpression({ left, right, start }) {
      if (left.type === 'MemberExpression' && isFunction(right.type))
        found.push(
          findingAt(
            file,
            start,
            'a function made in a property lives long: pass it to a function that puts it there',
          ),
        )
    },
    ObjectExpression({ properties }) {
      for (const property of properties)
        if (property.type === 'Property' && property.kind !== 'init')
          found.push(
            findingAt(file, property.start, 'a getter of a literal lives long: make it one of a class'),
          )
    },
  })
  return found
}
