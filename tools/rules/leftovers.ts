import { commentsOf, visit } from '#tools/rules/parse.ts'
import { type Finding, findingAt, isScript, isTest, type SourceFile } from '#tools/rules/sourceFile.ts'

const leftover = /\b(?:TODO|FIXME|XXX)\b|@ts-(?:ignore|expect-error|nocheck)/
const leftOut = /^(skip|only|todo)$/

/** Refuses postponed, silenced or skipped work: it is done, or it is an issue. */
export function leftovers(files: SourceFile[]): Finding[] {
  return files
    .filter(isScript)
    .flatMap((file) => [...inComments(file), ...(isTest(file) ? inTests(file) : [])])
}

function inComments(file: SourceFile): Finding[] {
  return commentsOf(file).flatMap(({ value, start }) => {
    const [word] = value.match(leftover) ?? []
    return word ? [findingAt(file, start, `${word}: do it now, or open an issue`)] : []
  })
}

function inTests(file: SourceFile): Finding[] {
  const findings: Finding[] = []
  visit(file, {
    CallExpression({ callee, start }) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
      const { name } = callee.property
      if (leftOut.test(name)) findings.push(findingAt(file, start, `.${name}(): every test runs`))
    },
  })
  return findings
}
