import * as constants from '#schema/constants.ts'
import { exactMessages } from '#schema/messages.ts'
import { visit } from '#tools/rules/parse.ts'
import { type Finding, findingAt, isGenerated, isScript, type SourceFile } from '#tools/rules/sourceFile.ts'

const { phonePromptAboveEuros, desktopPx } = constants
const source = 'schema/constants.ts'
const sentencesSource = 'schema/messages.ts'
const exactSentences = new Set<unknown>(Object.values(exactMessages))
const names = new Set(Object.keys(constants))
/** Numbers that stand for one constant only; 3 or 24 may mean anything. */
const distinctive = new Set([phonePromptAboveEuros, phonePromptAboveEuros * 100, desktopPx])

/** Reports a business constant or an exact sentence that a part of the product declares or writes out instead of importing it. */
export function constantCopies(files: SourceFile[]): Finding[] {
  return files
    .filter((file) => /^(api|gateway|server|web)\//.test(file.path) && isScript(file) && !isGenerated(file))
    .flatMap(copiesIn)
}

function copiesIn(file: SourceFile): Finding[] {
  const findings: Finding[] = []
  const report = (start: number, copy: string, from = source) =>
    findings.push(findingAt(file, start, `${copy}: import it from ${from}`))
  visit(file, {
    VariableDeclarator({ id, init, start }) {
      if (id.type === 'Identifier' && names.has(id.name) && init?.type === 'Literal') report(start, id.name)
    },
    Literal({ value, start }) {
      if (typeof value === 'number' && distinctive.has(value)) report(start, String(value))
      if (exactSentences.has(value)) report(start, `"${value}"`, sentencesSource)
    },
  })
  return findings
}
