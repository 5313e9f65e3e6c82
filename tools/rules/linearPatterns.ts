import { analyse } from 'scslre'
import { visit } from '#tools/rules/parse.ts'
import { type Finding, findingAt, isGenerated, isScript, type SourceFile } from '#tools/rules/sourceFile.ts'

type Pattern = { source: string; flags: string; start: number }

const ofProduct = /^(?:api|clients|gateway|rules|schema|server|web)\//

/** Refuses patterns whose time grows faster than their text: a long one would hold the only thread. */
export function linearPatterns(files: SourceFile[]): Finding[] {
  return files
    .filter((file) => isScript(file) && ofProduct.test(file.path) && !isGenerated(file))
    .flatMap((file) => findPatterns(file).flatMap((pattern) => findSlowness(file, pattern)))
}

/** Literals, and the texts that contracts and constructors are given; a text made of parts is not read. */
function findPatterns(file: SourceFile): Pattern[] {
  const patterns: Pattern[] = []
  visit(file, {
    Literal(node) {
      if (!('regex' in node)) return
      patterns.push({ source: node.regex.pattern, flags: node.regex.flags, start: node.start })
    },
    Property({ key, value: { start, ...value } }) {
      if (key.type !== 'Identifier' || key.name !== 'pattern' || value.type !== 'Literal') return
      if (typeof value.value === 'string') patterns.push({ source: value.value, flags: 'u', start })
    },
    NewExpression({ callee, arguments: [first], start }) {
      if (callee.type !== 'Identifier' || callee.name !== 'RegExp' || first?.type !== 'Literal') return
      if (typeof first.value === 'string') patterns.push({ source: first.value, flags: '', start })
    },
  })
  return patterns
}

function findSlowness(file: SourceFile, { source, flags, start }: Pattern): Finding[] {
  const [report] = analyse({ source, flags }, { maxReports: 1 }).reports
  if (!report) return []
  const growth = report.exponential ? 'exponential' : 'quadratic'
  const repeated = JSON.stringify(report.character.pick)
  return [findingAt(file, start, `/${source}/ takes ${growth} time, as for a run of ${repeated}`)]
}
