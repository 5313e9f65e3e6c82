import { visit } from '#tools/rules/parse.ts'
import { type Finding, findingAt, isScript, isTest, type SourceFile } from '#tools/rules/sourceFile.ts'

/** Refuses module mocks: the test files of a project share a worker's modules, so a mock would leak. */
export function moduleMocks(files: SourceFile[]): Finding[] {
  return files.filter((file) => isScript(file) && isTest(file)).flatMap(mocksIn)
}

function mocksIn(file: SourceFile): Finding[] {
  const findings: Finding[] = []
  visit(file, {
    CallExpression({ callee, start }) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
      const { object, property } = callee
      if (object.type !== 'Identifier' || object.name !== 'vi' || !/^(doM|m)ock$/.test(property.name)) return
      findings.push(findingAt(file, start, `vi.${property.name}(): pass in what the test replaces`))
    },
  })
  return findings
}
