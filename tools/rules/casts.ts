import { visit } from '#tools/rules/parse.ts'
import { type Finding, findingAt, isGenerated, isScript, type SourceFile } from '#tools/rules/sourceFile.ts'

/** Allowed casts: file, number and reason. */
const seams: Record<string, { count: number; reason: string }> = {
  'api/db/client.ts': {
    count: 1,
    reason: 'both drivers answer { rows }, and the type that they share does not say so',
  },
}

/** Refuses `as`, which overrides the compiler. `as const` and `satisfies` do not. */
export function casts(files: SourceFile[]): Finding[] {
  return files.filter((file) => isScript(file) && !isGenerated(file)).flatMap(beyondSeam)
}

function beyondSeam(file: SourceFile): Finding[] {
  const found = listCasts(file)
  const allowed = seams[file.path]?.count ?? 0
  if (found.length >= allowed) return found.slice(allowed)
  return [
    findingAt(
      file,
      0,
      `${allowed} casts allowed, ${found.length} left: lower the count in tools/rules/casts.ts`,
    ),
  ]
}

function listCasts(file: SourceFile): Finding[] {
  const found: Finding[] = []
  const add = (start: number) =>
    found.push(findingAt(file, start, 'a cast: narrow the value, or name a seam in tools/rules/casts.ts'))
  visit(file, {
    TSAsExpression({ typeAnnotation: { start, end } }) {
      if (file.text.slice(start, end) !== 'const') add(start)
    },
    TSTypeAssertion: ({ start }) => add(start),
  })
  return found
}
