import { visit } from '#tools/rules/parse.ts'
import { type Finding, findingAt, isScript, isTest, type SourceFile } from '#tools/rules/sourceFile.ts'

/** Refuses snapshots: they report that something changed, not what is right. */
export function snapshots(files: SourceFile[]): Finding[] {
  return files.filter(isTest).flatMap((file) => {
    if (file.path.endsWith('.snap')) return [findingAt(file, 0, 'a snapshot: assert what matters')]
    return isScript(file) ? matchersIn(file) : []
  })
}

function matchersIn(file: SourceFile): Finding[] {
  const findings: Finding[] = []
  visit(file, {
    Identifier({ name, start }) {
      if (/^to\w*Match\w*Snapshot$/.test(name))
        findings.push(findingAt(file, start, `${name}: assert what matters`))
    },
  })
  return findings
}
