import { importsOf } from '#tools/rules/imports.ts'
import type { Finding, SourceFile } from '#tools/rules/sourceFile.ts'

/** Refuses import cycles of values. */
export function importCycles(files: SourceFile[]): Finding[] {
  const graph = Map.groupBy(
    importsOf(files).filter((each) => !each.isType),
    (each) => each.from.path,
  )
  const done = new Set<string>()
  const findings: Finding[] = []

  function follow(path: string, trail: string[]): void {
    if (trail.includes(path)) {
      const cycle = [...trail.slice(trail.indexOf(path)), path]
      findings.push({ path, line: 1, message: `import cycle: ${cycle.join(' → ')}` })
    }
    if (done.has(path)) return
    done.add(path)
    for (const { to } of graph.get(path) ?? []) follow(to, [...trail, path])
  }

  for (const path of graph.keys()) follow(path, [])
  return findings
}
