import * as constants from '#schema/constants.ts'
import { visit } from '#tools/rules/parse.ts'
import { type Finding, findingAt, isGenerated, isScript, type SourceFile } from '#tools/rules/sourceFile.ts'

const { phonePromptAboveEuros, desktopPx } = constants
const source = 'schema/constants.ts'
const names = new Set(Object.keys(constants))
/** Numbers that stand for one constant only; 3 or 24 may mean anything. */
const distinctive = new Set([phonePromptAboveEuros, phonePromptAboveEuros * 100, desktopPx])

/** Reports a business constant that a part of the product declares or writes out instead of importing it. */
export function constantCopies(files: SourceFile[]): Finding[] {
  return files
    .filter((file) => /^(api|gateway|web)\//.test(file.path) && isScript(file) && !isGenerated(file))
    .flatMap(copiesIn)
}

function copiesIn(file: SourceFile): Finding[] {
  const findings: Finding[] = []
  const report = (start: number, copy: string) =>
    findings.push(findingAt(file, start, `${copy}: import it from ${source}`))
  visit(file, {
    VariableDeclarator({ id, init, start }) {
      if (id.type === 'Identifier' && names.has(id.name) && init?.type === 'Literal') report(start, id.name)
    },
    Literal({ value, start }) {
      if (typeof value === 'number' && distinctive.has(value)) report(start, String(value))
    },
  })
  return findings
}
