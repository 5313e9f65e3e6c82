import { visit } from '#tools/rules/parse.ts'
import type { SourceFile } from '#tools/rules/sourceFile.ts'

export type Span = { start: number; end: number }

export const isInside = (inner: Span, outer: Span) =>
  inner !== outer && outer.start <= inner.start && inner.end <= outer.end

/**
 * Finds all functions of a file; those with a name (declarations, methods, functions assigned to a variable or a
 * property); and those that another function returns.
 */
export function functionsOf(file: SourceFile): { all: Span[]; named: Span[]; returned: Span[] } {
  const all: Span[] = []
  const named: Span[] = []
  const returned: Span[] = []
  const note = (found: Span) => void all.push(found)
  const noteIn = (list: Span[], value: ({ type: string } & Span) | null) => {
    if (value && /^(Arrow)?FunctionExpression$/.test(value.type)) list.push(value)
  }
  visit(file, {
    FunctionDeclaration(found) {
      note(found)
      named.push(found)
    },
    FunctionExpression: note,
    ArrowFunctionExpression(found) {
      note(found)
      noteIn(returned, found.body)
    },
    ReturnStatement: ({ argument }) => noteIn(returned, argument),
    VariableDeclarator: ({ init }) => noteIn(named, init),
    Property: ({ value }) => noteIn(named, value),
    MethodDefinition: ({ value }) => noteIn(named, value),
    PropertyDefinition: ({ value }) => noteIn(named, value),
  })
  return { all, named, returned }
}
