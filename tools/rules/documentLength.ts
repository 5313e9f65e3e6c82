import type { Finding, SourceFile } from '#tools/rules/sourceFile.ts'

/**
 * Lines of a document, by its path: a README says what a part is, a record holds one decision or measurement. The
 * index of decisions grows with them.
 */
const limits: [RegExp, number][] = [
  [/^(?!docs\/decisions\/)(.*\/)?README\.md$/, 120],
  [/^(docs\/decisions|bench\/records)\/\d[^/]*\.md$/, 40],
]

/** Limits the length of documents; that of code is Biome's. */
export const documentLength = (files: SourceFile[]): Finding[] =>
  files.flatMap(({ path, text }) => {
    const lines = text.replace(/\n$/, '').split('\n').length
    return limits
      .filter(([pattern, most]) => pattern.test(path) && lines > most)
      .map(([, most]) => ({ path, line: most + 1, message: `${lines} lines, at most ${most}` }))
  })
