import { functionsOf, isInside, type Span } from '#tools/rules/functions.ts'
import { commentsOf } from '#tools/rules/parse.ts'
import { type Finding, findingAt, isGenerated, isScript, type SourceFile } from '#tools/rules/sourceFile.ts'

const mostLines = 40

/** Held for the servers, the client package and tools. The components of web/ are counted in docs/house.md. */
const held = /^(api|clients|gateway|rules|schema|server|tools)\//

export function functionLength(files: SourceFile[]): Finding[] {
  return longFunctions(files.filter(({ path }) => held.test(path)))
}

/**
 * Reports functions of more than 40 lines of their own. Blank lines, comments and the functions that have a name
 * inside do not count: a factory is as long as what its methods share.
 */
export function longFunctions(files: SourceFile[]): Finding[] {
  return files
    .filter((file) => isScript(file) && !isGenerated(file))
    .flatMap((file) => {
      const { all, named } = functionsOf(file)
      const code = linesOfCode(file)
      const lineAt = lineCounter(file.text)
      const linesOf = ({ start, end }: Span) => range(lineAt(start), lineAt(end))
      return all.flatMap((each) => {
        const inner = new Set(named.filter((other) => isInside(other, each)).flatMap(linesOf))
        const own = linesOf(each).filter((line) => code.has(line) && !inner.has(line)).length
        return own > mostLines
          ? [findingAt(file, each.start, `a function of ${own} lines: ${mostLines} at most`)]
          : []
      })
    })
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)

/** Lines that hold more than blanks and comments. */
function linesOfCode(file: SourceFile): Set<number> {
  const blanked = commentsOf(file).reduceRight(
    (text, { start, end }) =>
      text.slice(0, start) + text.slice(start, end).replace(/[^\n]/g, ' ') + text.slice(end),
    file.text,
  )
  return new Set(blanked.split('\n').flatMap((line, index) => (line.trim() ? [index] : [])))
}

/** Finds the line of an offset, from 0. */
function lineCounter(text: string): (offset: number) => number {
  const ends = [...text.matchAll(/\n/g)].map(({ index }) => index)
  return (offset) => {
    const line = ends.findIndex((end) => end >= offset)
    return line === -1 ? ends.length : line
  }
}
