import { visit } from '#tools/rules/parse.ts'
import { type Finding, findingAt, isScript, isTest, type SourceFile } from '#tools/rules/sourceFile.ts'

/** Files that may call `JSON.parse`, and why. */
const seams: Record<string, string> = {
  'schema/json.ts': 'the place itself',
  'api/plugins/openapi.ts': 'clones the description that the api generates',
  'web/src/start.ts': 'imports nothing, and reads the state in its own document',
  'web/src/app/router/pageState.ts': 'the same state, which a full check would double in the first load',
}

/** Refuses `JSON.parse`, whose result has any type, in the product and its tools. */
export function jsonParse(files: SourceFile[]): Finding[] {
  return files.filter((file) => isScript(file) && !isTest(file) && !seams[file.path]).flatMap(callsIn)
}

function callsIn(file: SourceFile): Finding[] {
  const findings: Finding[] = []
  visit(file, {
    MemberExpression({ object, property, start }) {
      if (object.type !== 'Identifier' || object.name !== 'JSON') return
      if (property.type !== 'Identifier' || property.name !== 'parse') return
      findings.push(findingAt(file, start, 'JSON.parse: use parse or parseJson of schema/json.ts'))
    },
  })
  return findings
}
