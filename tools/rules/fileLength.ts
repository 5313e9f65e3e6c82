import { type Finding, isGenerated, type SourceFile } from '#tools/rules/sourceFile.ts'

const longest = 250
const highestMedian = 60

/** Limits the length of files, and their median. */
export function fileLength(files: SourceFile[]): Finding[] {
  const lengths = files
    .filter((file) => isCode(file) && !isGenerated(file))
    .map(({ path, text }) => ({ path, lines: text.replace(/\n$/, '').split('\n').length }))
    .sort((a, b) => a.lines - b.lines)
  const long = lengths
    .filter(({ lines }) => lines > longest)
    .map(({ path, lines }) => ({ path, line: longest + 1, message: `${lines} lines, at most ${longest}` }))
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
