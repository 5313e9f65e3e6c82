import { type ParseResult, parseSync, Visitor, type VisitorObject } from 'vite'
import type { SourceFile } from '#tools/rules/sourceFile.ts'

const parsed = new WeakMap<SourceFile, ParseResult>()

function parse(file: SourceFile): ParseResult {
  const known = parsed.get(file)
  if (known) return known
  const result = parseSync(file.path, file.text)
  parsed.set(file, result)
  return result
}

export function visit(file: SourceFile, visitor: VisitorObject): void {
  new Visitor(visitor).visit(parse(file).program)
}

export const listComments = (file: SourceFile) => parse(file).comments

/** Texts that a user may see: strings, templates (an expression reads as a letter), JSX text. */
export function listTexts(file: SourceFile): { text: string; start: number }[] {
  const texts: { text: string; start: number }[] = []
  visit(file, {
    Literal({ value, start }) {
      if (typeof value === 'string') texts.push({ text: value, start })
    },
    TemplateLiteral({ quasis, start }) {
      texts.push({ text: quasis.map(({ value }) => value.cooked ?? '').join('X'), start })
    },
    JSXText({ value, start }) {
      texts.push({ text: value, start })
    },
  })
  return texts
}

/** Titles of tests: the first argument of `test`, `describe` and their variants such as `test.each(…)`. */
export function listTitles(file: SourceFile): { text: string; start: number }[] {
  const titles: { text: string; start: number }[] = []
  visit(file, {
    CallExpression({ callee, arguments: [first] }) {
      const isTitled = /^(?:test|describe)\b/.test(file.text.slice(callee.start, callee.end))
      if (isTitled && first?.type === 'Literal' && typeof first.value === 'string')
        titles.push({ text: first.value, start: first.start })
    },
  })
  return titles
}

/** Declared functions and variables, with their positions. */
export function listNames(file: SourceFile): { text: string; start: number }[] {
  const names: { text: string; start: number }[] = []
  visit(file, {
    FunctionDeclaration({ id }) {
      if (id) names.push({ text: id.name, start: id.start })
    },
    VariableDeclarator({ id }) {
      if (id.type === 'Identifier') names.push({ text: id.name, start: id.start })
    },
  })
  return names
}

/** Descriptions of the REST API: string values of the properties `summary` and `description`. */
export function listRestDescriptions(file: SourceFile): { text: string; start: number }[] {
  const texts: { text: string; start: number }[] = []
  visit(file, {
    Property({ key, value }) {
      if (key.type !== 'Identifier' || !/^(?:summary|description)$/.test(key.name)) return
      if (value.type === 'Literal' && typeof value.value === 'string')
        texts.push({ text: value.value, start: value.start })
      if (value.type === 'TemplateLiteral')
        texts.push({
          text: value.quasis.map((part) => part.value.cooked ?? '').join('X'),
          start: value.start,
        })
    },
  })
  return texts
}
