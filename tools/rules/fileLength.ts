import { type Finding, isGenerated, type SourceFile } from '#tools/rules/sourceFile.ts'

const longest = 250
const highestMedian = 60

/**
 * Lines of a document, by its path: a README says what a part is, a record holds one decision or measurement. The
 * index of decisions grows with them.
 */
const documents: [RegExp, number][] = [
  [/^(?!docs\/decisions\/)(.*\/)?README\.md$/, 120],
  [/^(docs\/decisions|bench\/records)\/\d[^/]*\.md$/, 40],
]

/** Limits the length of code files, their median, and the length of documents. */
export function fileLength(files: SourceFile[]): Finding[] {
  const lengths = files
    .filter((file) => isCode(file) && !isGenerated(file))
    .map(({ path, text }) => ({ path, lines: linesOf(text) }))
    .sort((a, b) => a.lines - b.lines)
  const long = [
    ...lengths.filter(({ lines }) => lines > longest).map(({ path, lines }) => tooLong(path, lines, longest)),
    ...files.flatMap(({ path, text }) =>
      documents
        .filter(([pattern, max]) => pattern.test(path) && linesOf(text) > max)
        .map(([, max]) => tooLong(path, linesOf(text), max)),
    ),
  ]
  const median = lengths[Math.floor(lengths.length / 2)]
  if (!median || median.lines <= highestMedian) return long
  return [
    ...long,
    {
      path: median.path,
      line: 1,
      message: `the median file has ${median.lines} lines, at most ${highestMedian}`,
    },
  ]
}

const isCode = ({ path }: SourceFile) => /\.([jt]sx?|css|graphql)$/.test(path)

const linesOf = (text: string) => text.replace(/\n$/, '').split('\n').length

const tooLong = (path: string, lines: number, max: number): Finding => ({
  path,
  line: max + 1,
  message: `${lines} lines, at most ${max}`,
})
