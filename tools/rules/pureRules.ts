import { visit } from '#tools/rules/parse.ts'
import { type Finding, findingAt, isScript, type SourceFile } from '#tools/rules/sourceFile.ts'

const impureNames =
  /^(?:fetch|performance|process|crypto|setTimeout|setInterval|setImmediate|queueMicrotask|requestAnimationFrame|localStorage|sessionStorage)$/
const impureMembers = /^(?:Date\.now|Math\.random|Temporal\.Now)$/

const message = (name: string) => `${name}: a rule has no clock, chance or input of its own; pass it in`

/** Refuses clocks, chance, timers and I/O in the rules, which must give the same result on every side. */
export function pureRules(files: SourceFile[]): Finding[] {
  return files.filter((file) => file.path.startsWith('rules/') && isScript(file)).flatMap(impuritiesIn)
}

function impuritiesIn(file: SourceFile): Finding[] {
  const found: Finding[] = []
  const refuse = (start: number, name: string) => found.push(findingAt(file, start, message(name)))
  visit(file, {
    ImportDeclaration({ source, start }) {
      if (!source.value.startsWith('#')) refuse(start, source.value)
    },
    ImportExpression({ start }) {
      refuse(start, 'import()')
    },
    MemberExpression({ object, property, start }) {
      if (object.type !== 'Identifier' || property.type !== 'Identifier') return
      const name = `${object.name}.${property.name}`
      if (impureMembers.test(name) || object.name === 'globalThis') refuse(start, name)
    },
    NewExpression({ callee, arguments: values, start }) {
      if (callee.type === 'Identifier' && callee.name === 'Date' && values.length === 0)
        refuse(start, 'new Date()')
    },
    CallExpression({ callee, start }) {
      if (callee.type === 'Identifier' && callee.name === 'Date') refuse(start, 'Date()')
    },
    Identifier({ name, start }) {
      if (impureNames.test(name)) refuse(start, name)
    },
  })
  return found
}
